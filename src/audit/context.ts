/** One deal under audit. Values that several checks need are computed once, and the fold runs only when a check asks for it. */

import { readAuction, type AuctionRead } from '../domain/auction.ts';
import type { DealRecord } from '../events/record.ts';
import { settled } from '../events/settle.ts';
import { timelineOf, type Timeline } from '../replay/timeline.ts';
import type { ReadCall } from '../formats/readDeal.ts';
import type { AuditedDeal } from './audited.ts';
import { isPlain, countedPlay } from './countedPlay.ts';
import type { CountedPlay, PlayFaultKind } from './playFault.ts';

const NO_CALLS: readonly ReadCall[] = [];
const OUT_OF_TURN: ReadonlySet<PlayFaultKind> = new Set(['turn', 'lead', 'openingLead', 'fifth']);

export class DealContext {
  readonly deal: AuditedDeal;
  /** The record after all corrections, with each event in its own place. */
  readonly record: DealRecord;
  readonly play: CountedPlay;
  /** True when the record has only cards, calls and agreed claims, so that counting the play is enough. */
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
    const beforeGap = deal.extras === undefined ? deal.cardsBeforeGap : undefined;
    this.play = countedPlay(record, beforeGap, this.#areTrumpsInDoubt());
    this.plain =
      isPlain(record, beforeGap !== undefined) && !(deal.extras !== undefined && this.#leavesTheTurn());
  }

  get calls(): readonly ReadCall[] {
    return this.deal.calls ?? NO_CALLS;
  }

  get timeline(): Timeline {
    // The timeline settles the record itself: an entry taken back twice would take another with it.
    return (this.#timeline ??= timelineOf(this.deal.record));
  }

  /** True when the auction ends in another strain than the stated contract (A03 reports it): one of them is wrong. */
  #areTrumpsInDoubt(): boolean {
    const { contract } = this.record.header;
    const end = this.auction?.end?.contract ?? null;
    return contract !== null && end !== null && contract.strain !== end.strain;
  }

  /** True when a card was played out of turn. What becomes of it depends on the Laws, so counting would misread every later trick. */
  #leavesTheTurn(): boolean {
    return this.play.faults.some(({ kind }) => OUT_OF_TURN.has(kind));
  }

  /** The value of a tag of the file; undefined if it is missing, empty or `?`. */
  stated(tag: string): string | undefined {
    const value = this.deal.tags?.get(tag)?.trim();
    return value === undefined || value === '' || value === '?' ? undefined : value;
  }

  /** The line of a tag, by PBN's name; undefined if the deal does not have it. Only for reports. */
  lineOf(tag: string): number | undefined {
    const { tags, tagLines } = this.deal;
    const fieldLines: Readonly<Record<string, number | undefined>> | undefined = this.deal.fieldLines;
    if (fieldLines !== undefined || tags === undefined) return fieldLines?.[tag];
    return this.stated(tag) === undefined ? undefined : tagLines?.[[...tags.keys()].indexOf(tag)];
  }

  /** True when the file itself marks the call, card or result as irregular (PBN 3.9). */
  isMarked(note: string | undefined, letter: string): boolean {
    return note?.includes(`^${letter}`) === true;
  }
}
