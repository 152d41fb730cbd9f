/** What of the table changed between two positions, and back again: the small form a baked step carries. */

import { isCard, type Card } from '../domain/card.ts';
import { formatContract, parseContract } from '../domain/contract.ts';
import { cardsOf, holds, withCard, withoutCard, type Hand } from '../domain/hand.ts';
import { SEATS, isSeat, type Seat } from '../domain/seat.ts';
import { allTricks, type LooseCard, type Phase, type Table } from '../domain/table.ts';
import type { Trick } from '../domain/trick.ts';

/** Only what changed. Places are written as text: `N-SK` a card left that hand, `N+SK` it came; `3N HA -- H3 --` a trick. */
export interface TableChange {
  readonly phase?: Phase;
  readonly contract?: string | null;
  readonly declarer?: Seat | null;
  readonly hands?: readonly string[];
  /** Number, leader, then the cards of N E S W; `3` alone for a trick that is no longer there. */
  readonly tricks?: readonly string[];
  readonly won?: readonly [NS: number, EW: number];
  readonly turn?: Seat | null;
  readonly loose?: readonly (readonly [seat: Seat, card: Card, as: 'lead' | 'play'])[];
  readonly open?: readonly (readonly [trick: number, seat: Seat])[];
  readonly faceDown?: readonly [seat: Seat, card: Card] | null;
  readonly spread?: boolean;
}

const trickText = (trick: Trick): string =>
  `${trick.number}${trick.leader} ${SEATS.map((seat) => trick[seat] ?? '--').join(' ')}`;

function handChanges(before: Table, after: Table): string[] {
  return SEATS.flatMap((seat) => {
    const [one, other] = [before.hands[seat], after.hands[seat]];
    if (one === other) return [];
    return [
      ...cardsOf(one).flatMap((card) => (holds(other, card) ? [] : [`${seat}-${card}`])),
      ...cardsOf(other).flatMap((card) => (holds(one, card) ? [] : [`${seat}+${card}`])),
    ];
  });
}

function trickChanges(before: Table, after: Table): string[] {
  const old = new Map(allTricks(before).map((trick) => [trick.number, trickText(trick)]));
  const now = allTricks(after);
  const gone = [...old.keys()].filter((number) => !now.some((trick) => trick.number === number));
  return [...gone.map(String), ...now.map(trickText).filter((text) => ![...old.values()].includes(text))];
}

type Plain = Required<Omit<TableChange, 'hands' | 'tricks'>>;

function plain(table: Table): Plain {
  const { phase, contract, declarer, won, turn, loose, openPlaces, faceDownLead, dummySpread } = table;
  return {
    phase,
    contract: contract === null ? null : formatContract(contract),
    declarer,
    won: [won.NS, won.EW],
    turn,
    loose: loose.map(({ seat, card, as }) => [seat, card, as] as const),
    open: openPlaces.map(({ trick, seat }) => [trick, seat] as const),
    faceDown: faceDownLead === null ? null : [faceDownLead.seat, faceDownLead.card],
    spread: dummySpread,
  };
}

/** Undefined when nothing changed. */
export function changeBetween(before: Table, after: Table): TableChange | undefined {
  if (before === after) return undefined;
  const [one, other] = [plain(before), plain(after)];
  const keys = (Object.keys(other) as (keyof Plain)[]).filter(
    (key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]),
  );
  const hands = handChanges(before, after);
  const tricks = trickChanges(before, after);
  if (keys.length === 0 && hands.length === 0 && tricks.length === 0) return undefined;
  return {
    ...Object.fromEntries(keys.map((key) => [key, other[key]])),
    ...(hands.length === 0 ? {} : { hands }),
    ...(tricks.length === 0 ? {} : { tricks }),
  };
}

const HAND = /^([NESW])([-+])([CDHS][2-9TJQKA])$/;
const TRICK = /^(\d{1,2})(?:([NESW])((?: (?:--|[CDHS][2-9TJQKA])){4}))?$/;

/** The changed table; null when the change is no change this program could have written. */
export function changed(table: Table, change: TableChange): Table | null {
  const { contract, won, loose, open, faceDown, hands, tricks } = change;
  const read = contract === undefined || contract === null ? null : parseContract(contract);
  const held = handsAfter(table.hands, hands ?? []);
  const all = tricksAfter(allTricks(table), tricks ?? []);
  if ((contract && read === null) || held === null || all === null) return null;
  return {
    phase: change.phase ?? table.phase,
    deal: table.deal,
    contract: contract === undefined ? table.contract : read,
    declarer: change.declarer === undefined ? table.declarer : change.declarer,
    hands: held,
    trick: all.at(-1) ?? null,
    earlier: tricks === undefined ? table.earlier : all.slice(0, -1),
    won: won === undefined ? table.won : { NS: won[0], EW: won[1] },
    turn: change.turn === undefined ? table.turn : change.turn,
    loose:
      loose === undefined ? table.loose : loose.map(([seat, card, as]): LooseCard => ({ seat, card, as })),
    openPlaces: open === undefined ? table.openPlaces : open.map(([trick, seat]) => ({ trick, seat })),
    faceDownLead:
      faceDown === undefined
        ? table.faceDownLead
        : faceDown === null
          ? null
          : { seat: faceDown[0], card: faceDown[1] },
    dummySpread: change.spread ?? table.dummySpread,
  };
}

function handsAfter(hands: Table['hands'], changes: readonly string[]): Table['hands'] | null {
  const now: Record<Seat, Hand> = { ...hands };
  for (const change of changes) {
    const [, seat, sign, card] = HAND.exec(change) ?? [];
    if (!isSeat(seat) || !isCard(card)) return null;
    now[seat] = sign === '-' ? withoutCard(now[seat], card) : withCard(now[seat], card);
  }
  return changes.length === 0 ? hands : now;
}

function tricksAfter(tricks: readonly Trick[], changes: readonly string[]): readonly Trick[] | null {
  const now = new Map(tricks.map((trick) => [trick.number, trick]));
  for (const change of changes) {
    const [, digits, leader, cards] = TRICK.exec(change) ?? [];
    const number = Number(digits);
    if (digits === undefined || number < 1 || number > 13) return null;
    now.delete(number);
    if (!isSeat(leader) || cards === undefined) continue;
    const [N, E, S, W] = cards
      .trim()
      .split(' ')
      .map((card) => (isCard(card) ? card : null)) as [Card | null, Card | null, Card | null, Card | null];
    now.set(number, { number, leader, N, E, S, W });
  }
  return [...now.values()].sort((one, other) => one.number - other.number);
}
