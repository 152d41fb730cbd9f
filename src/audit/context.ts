/** One deal under audit: what several checks need is computed once, and the fold only when something asks for it. */

import { readAuction, type AuctionRead } from '../domain/auction.ts';
import type { DealRecord } from '../events/record.ts';
import { settled } from '../events/settle.ts';
import { timelineOf, type Timeline } from '../replay/timeline.ts';
import type { AuditedCall, AuditedDeal } from './audited.ts';
import { isPlain, countedPlay, type PlayFaultKind, type CountedPlay } from './countedPlay.ts';

const NO_CALLS: readonly AuditedCall[] = [];
const OUT_OF_TURN: ReadonlySet<PlayFaultKind> = new Set(['turn', 'lead', 'openingLead', 'fifth']);

export class DealContext {
  readonly deal: AuditedDeal;
  /** As it stands after all corrections; each event in its own place. */
  readonly record: DealRecord;
  readonly play: CountedPlay;
  /** Cards, calls and agreed claims only: counting the play says all there is to say. */
  readonly plain: boolean;
  /** The calls in rotation from the dealer; null without a dealer or an auction. */
  readonly auction: AuctionRead | null;
  #timeline: Timeline | null = null;

  constructor(deal: AuditedDeal) {
    const record = settled(deal.record);
    const { dealer } = record.header.deal;
    this.deal = deal;
    this.record = record;
    this.auction =
      dealer === null || record.header.auction === null ? null : readAuction(dealer, record.header.auction);
    this.play = countedPlay(
      record,
      deal.extras === undefined ? deal.cardsBeforeGap : undefined,
      this.#areTrumpsInDoubt(),
    );
    this.plain = isPlain(record) && !(deal.extras !== undefined && this.#leavesTheTurn());
  }

  get calls(): readonly AuditedCall[] {
    return this.deal.calls ?? NO_CALLS;
  }

  get timeline(): Timeline {
    return (this.#timeline ??= timelineOf(this.record));
  }

  /** The auction ends in another strain than the contract as stated (A03 reports it): one of them is wrong. */
  #areTrumpsInDoubt(): boolean {
    const { contract } = this.record.header;
    const end = this.auction?.end?.contract ?? null;
    return contract !== null && end !== null && contract.strain !== end.strain;
  }

  /** A card out of turn waits, gives way or stands as the Laws have it: from there on counting would misread every trick. */
  #leavesTheTurn(): boolean {
    return this.play.faults.some(({ kind }) => OUT_OF_TURN.has(kind));
  }

  /** A tag of the file that says something; undefined for none. */
  stated(tag: string): string | undefined {
    const value = this.deal.tags?.get(tag)?.trim();
    return value === undefined || value === '' || value === '?' ? undefined : value;
  }

  /** Where the deal says it, by PBN's name of it; undefined when another place of the file does, or none. Only for what is reported. */
  lineOf(tag: string): number | undefined {
    const { tags, tagLines, fieldLines } = this.deal;
    if (fieldLines !== undefined || tags === undefined) return fieldLines?.[tag];
    return this.stated(tag) === undefined ? undefined : tagLines?.[[...tags.keys()].indexOf(tag)];
  }

  /** The file itself marks the call, card or result as irregular (PBN 3.9). */
  isMarked(note: string | undefined, letter: string): boolean {
    return note?.includes(`^${letter}`) === true;
  }
}
