/** Faults put into real files as they stand, in their own dialects: single cards exchanged in the text, all else untouched. */

import { isKnownPlay } from '../../src/events/remembered.ts';
import { isCompleteDeal } from '../../src/domain/deal.ts';
import { holds } from '../../src/domain/hand.ts';
import { CARDS, type Card } from '../../src/domain/card.ts';
import { decodeBytes } from '../../src/formats/bytes.ts';
import { readFile } from '../../src/formats/read.ts';
import { seeded } from '../bench/deals.ts';
import { bytesOfReal, realFiles } from '../realFiles.ts';
import { TOLD_BY, type FaultName } from './faults.ts';
import { pick, type Random } from './model.ts';
import { auditText, newTally, type Tally } from './score.ts';

type Read = ReturnType<typeof readFile>['deals'][number];

interface Token {
  readonly at: number;
  readonly length: number;
}

interface Played {
  readonly seat: 'N' | 'E' | 'S' | 'W';
  readonly card: Card;
  readonly token: Token;
}

/** Where each card of the play stands in the text; null when one can't be placed without doubt. */
function tokensOf(text: string, starts: readonly number[], deal: Read): Played[] | null {
  const used = new Set<number>();
  const played: Played[] = [];
  for (const [index, event] of deal.record.events.entries()) {
    if (!isKnownPlay(event)) continue;
    const line = deal.lines[index] ?? 0;
    const from = starts[line - 1] ?? 0;
    const end = starts[line] ?? text.length;
    const [suit, rank] = event.card;
    const pattern = new RegExp(
      `(?<![A-Za-z0-9])${suit}${rank === 'T' ? '(?:T|10)' : rank}(?![A-Za-z0-9])`,
      'gi',
    );
    const hits = [...text.slice(from, end).matchAll(pattern)].filter(({ index: at }) => !used.has(from + at));
    const [hit] = hits;
    if (hit === undefined || hits.length > 1) return null;
    used.add(from + hit.index);
    played.push({
      seat: event.seat,
      card: event.card,
      token: { at: from + hit.index, length: hit[0].length },
    });
  }
  return played;
}

function replaced(text: string, changes: readonly { readonly token: Token; readonly card: Card }[]): string {
  return [...changes]
    .sort((one, other) => other.token.at - one.token.at)
    .reduce((all, { token: { at, length }, card }) => all.slice(0, at) + card + all.slice(at + length), text);
}

type Change = { readonly token: Token; readonly card: Card }[];

const CHANGES: Readonly<
  Partial<
    Record<FaultName, (random: Random, deal: Read, plays: readonly Played[], lin: boolean) => Change | null>
  >
> = {
  'card not held': (random, deal, plays) => {
    const at = Math.floor(random() * plays.length);
    const { seat, token } = plays[at] as Played;
    const gone = new Set(plays.slice(0, at).map(({ card }) => card));
    const hand = deal.record.header.deal.hands[seat];
    const strangers = CARDS.filter((card) => hand !== null && !holds(hand, card) && !gone.has(card));
    return strangers.length === 0 ? null : [{ token, card: pick(random, strangers) }];
  },
  'repeated card': (random, _deal, plays) => {
    if (plays.length < 2) return null;
    const at = 1 + Math.floor(random() * (plays.length - 1));
    return [{ token: (plays[at] as Played).token, card: pick(random, plays.slice(0, at)).card }];
  },
  revoke: (random, _deal, plays) => {
    const places = plays.flatMap(({ seat, card }, at) => {
      if (at % 4 === 0 || card[0] !== (plays[at - (at % 4)] as Played).card[0]) return [];
      const later = plays.flatMap((other, index) =>
        index > at && other.seat === seat && other.card[0] !== card[0] ? [index] : [],
      );
      return later.map((index) => [at, index] as const);
    });
    if (places.length === 0) return null;
    const [one, other] = pick(random, places).map((at) => plays[at] as Played) as [Played, Played];
    return [
      { token: one.token, card: other.card },
      { token: other.token, card: one.card },
    ];
  },
  'play out of turn': (random, _deal, plays, lin) => {
    if (!lin) return null;
    const places = plays.flatMap((_play, at) =>
      at % 4 > 0 && at % 4 < 3 && at + 1 < plays.length ? [at] : [],
    );
    if (places.length === 0) return null;
    const at = pick(random, places);
    const [one, other] = [plays[at] as Played, plays[at + 1] as Played];
    return [
      { token: one.token, card: other.card },
      { token: other.token, card: one.card },
    ];
  },
};

/** One fault of each kind in every played deal of every real file, each judged in the whole file it stands in. */
export function runInPlace(seed: number, share: number): Tally {
  const tally = newTally();
  const random = seeded(seed);
  for (const path of realFiles(/\.(?:pbn|lin)$/i)) {
    const bytes = bytesOfReal(path);
    const { text } = decodeBytes(bytes);
    const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((end) => end.index + end[0].length)];
    const { deals } = readFile(path, bytes);
    const before = auditText(path, text);
    for (const deal of deals) {
      const { hands } = deal.record.header.deal;
      if (deal.kind !== 'played' || !isCompleteDeal(hands) || random() >= share) continue;
      if (before.some((each) => each.deal === deal.index && each.severity === 'error')) continue;
      const plays = tokensOf(text, starts, deal);
      if (plays === null || plays.length === 0) continue;
      for (const [fault, make] of Object.entries(CHANGES)) {
        const change = make(random, deal, plays, /\.lin$/i.test(path));
        if (change === null) continue;
        const found = auditText(path, replaced(text, change)).filter(({ deal: at }) => at === deal.index);
        const kind = `${fault} (in place)`;
        const count = tally.byKind.get(kind) ?? { found: 0, missed: 0, hidden: 0 };
        tally.byKind.set(kind, count);
        if (
          found.some(
            ({ check, severity }) => severity === 'error' && TOLD_BY[fault as FaultName].includes(check),
          )
        )
          count.found++;
        else {
          count.missed++;
          tally.misses.push(
            `${kind} ${path} deal ${deal.index}: ${JSON.stringify(change)} ${found.map(({ key }) => key).join(' ')}`,
          );
        }
      }
    }
  }
  return tally;
}
