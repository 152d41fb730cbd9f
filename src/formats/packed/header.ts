/** The board as a link carries it: the deal, the auction, the contract, and of people what was chosen. */

import { CARDS } from '../../domain/card.ts';
import { STRAINS, type Contract, type Level } from '../../domain/contract.ts';
import { isCompleteDeal } from '../../domain/deal.ts';
import { handOf, holds, type Hand } from '../../domain/hand.ts';
import { VULNERABILITIES } from '../../domain/score.ts';
import { SEATS, type BySeat, type Seat } from '../../domain/seat.ts';
import type { RecordHeader } from '../../events/record.ts';
import { EDITIONS, type Elections } from '../../lawbook/editions.ts';
import { count, flag, list, oneOf, orNull, text, type Codec } from './codec.ts';
import type { DigitReader, DigitWriter } from './digits.ts';
import { call } from './facts.ts';

export const MOST_EVENTS = 2000;

/** What people wrote, and who they are, stays out of a link unless it was chosen. */
export interface PackOptions {
  readonly names?: boolean;
  /** Title, notes, statements, explanations. */
  readonly notes?: boolean;
}

const seat = oneOf(SEATS);
const vulnerable = oneOf(VULNERABILITIES);
const edition = oneOf(EDITIONS);
const tricks = count(13);
const contract = {
  put: (to: DigitWriter, { level, strain, doubling }: Contract): void => {
    to.put((level - 1) * 5 + STRAINS.indexOf(strain), 35);
    to.put([1, 2, 4].indexOf(doubling), 3);
  },
  take: (from: DigitReader): Contract => {
    const bid = from.take(35);
    return {
      level: (Math.floor(bid / 5) + 1) as Level,
      strain: STRAINS[bid % 5] as Contract['strain'],
      doubling: ([1, 2, 4] as const)[from.take(3)] as Contract['doubling'],
    };
  },
};

/** A whole deal by where each card is; anything else hand by hand. */
const hands: Codec<BySeat<Hand | null>> = {
  put: (to, dealt) => {
    const whole = isCompleteDeal(dealt);
    flag.put(to, whole);
    if (!whole) for (const one of SEATS) orNull(mask).put(to, dealt[one]);
    else
      room((free, card) => {
        const place = free.findIndex((one) => holds(dealt[one] as Hand, card));
        to.put(place, free.length);
        return place;
      });
  },
  take: (from) => {
    if (!flag.take(from)) {
      const [N, E, S, W] = SEATS.map(() => orNull(mask).take(from)) as [Hand, Hand, Hand, Hand];
      return { N, E, S, W };
    }
    return room((free) => from.take(free.length));
  },
};

/** Goes through the pack; `which` says which of the hands with room takes the card. */
function room(which: (free: readonly Seat[], card: (typeof CARDS)[number]) => number): BySeat<Hand> {
  const dealt: Record<Seat, (typeof CARDS)[number][]> = { N: [], E: [], S: [], W: [] };
  for (const card of CARDS) {
    const free = SEATS.filter((one) => dealt[one].length < 13);
    dealt[free[which(free, card)] as Seat].push(card);
  }
  return { N: handOf(dealt.N), E: handOf(dealt.E), S: handOf(dealt.S), W: handOf(dealt.W) };
}

const SUIT_MASK = 8192;
const mask: Codec<Hand> = {
  put: (to, { C, D, H, S }) => [C, D, H, S].forEach((cards) => to.put(cards, SUIT_MASK)),
  take: (from) => {
    const [C, D, H, S] = [0, 1, 2, 3].map(() => from.take(SUIT_MASK)) as [number, number, number, number];
    return { C, D, H, S };
  },
};

const BOARDS = 1000;
const board: Codec<string> = {
  put: (to, name) => {
    const plain = /^[1-9]\d{0,2}$/.test(name);
    flag.put(to, plain);
    if (plain) to.put(Number(name), BOARDS);
    else text.put(to, name);
  },
  take: (from) => (flag.take(from) ? String(from.take(BOARDS)) : text.take(from)),
};

const ELECTIONS: readonly (keyof Elections)[] = [
  'pcOn53B',
  '57C1CoversLead',
  'announcedRevokeEstablished',
  'trickTwelvePenaltyCard',
  'keepPenaltyCardsOnPlayOn',
  'voidClaimEstablishes',
];
const election = oneOf([undefined, false, true]);
const elections: Codec<Elections> = {
  put: (to, chosen) => ELECTIONS.forEach((key) => election.put(to, chosen[key])),
  take: (from) =>
    Object.fromEntries(
      ELECTIONS.map((key) => [key, election.take(from)] as const).filter(([, value]) => value !== undefined),
    ),
};
export const marks = list<readonly [string, number]>(
  {
    put: (to, [name, at]) => {
      text.put(to, name);
      count(MOST_EVENTS).put(to, at);
    },
    take: (from) => [text.take(from), count(MOST_EVENTS).take(from)],
  },
  MOST_EVENTS,
);
const names = list<readonly [Seat, string]>(
  {
    put: (to, [one, name]) => {
      seat.put(to, one);
      text.put(to, name);
    },
    take: (from) => [seat.take(from), text.take(from)],
  },
  4,
);
const calls = orNull(list(call, 400));
const words = orNull(text);

export function putHeader(to: DigitWriter, header: RecordHeader, options: PackOptions): void {
  const { deal } = header;
  const written = options.notes === true;
  edition.put(to, header.edition);
  orNull(elections).put(
    to,
    Object.keys(header.elections ?? {}).length === 0 ? null : (header.elections ?? null),
  );
  board.put(to, deal.board);
  orNull(seat).put(to, deal.dealer);
  vulnerable.put(to, deal.vulnerable);
  hands.put(to, deal.hands);
  orNull(contract).put(to, header.contract);
  orNull(seat).put(to, header.declarer);
  calls.put(to, header.auction);
  orNull(tricks).put(to, header.statedResult?.declarerTricks ?? null);
  words.put(to, written ? header.title : null);
  words.put(to, written ? (header.notes ?? null) : null);
  names.put(to, options.names === true ? (Object.entries(header.names ?? {}) as [Seat, string][]) : []);
}

export function takeHeader(from: DigitReader): RecordHeader {
  const read = edition.take(from);
  const elected = orNull(elections).take(from);
  const number = board.take(from);
  const dealer = orNull(seat).take(from);
  const zone = vulnerable.take(from);
  const dealt = hands.take(from);
  const final = orNull(contract).take(from);
  const declarer = orNull(seat).take(from);
  const auction = calls.take(from);
  const stated = orNull(tricks).take(from);
  const title = words.take(from);
  const notes = words.take(from);
  const players = names.take(from);
  return {
    title: title ?? '',
    edition: read,
    ...(elected === null ? {} : { elections: elected }),
    deal: { board: number, dealer, vulnerable: zone, hands: dealt },
    contract: final,
    declarer,
    auction,
    ...(stated === null ? {} : { statedResult: { declarerTricks: stated } }),
    ...(notes === null ? {} : { notes }),
    ...(players.length === 0 ? {} : { names: Object.fromEntries(players) }),
  };
}
