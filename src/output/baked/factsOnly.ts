/**
 * The facts alone as a baked replay: where the cards went, as far as the cards themselves tell. The Laws are not applied, so a lead out
 * of turn lies on the table until the next card shows whether it stands.
 */

import { isRemembered, type Placed, type Suit } from '../../domain/card.ts';
import { nextSeat, SEATS, sideOf, type Seat } from '../../domain/seat.ts';
import {
  cardsInTrick,
  firstWithoutCard,
  isFull,
  ledTrick,
  winnerOf,
  withPlay,
  type Trick,
} from '../../domain/trick.ts';
import type { Fact, TricksSkipped } from '../../events/event.ts';
import { cardOf } from '../../events/remembered.ts';
import { vouchingOf } from '../../events/vouching.ts';
import type { Baked, BakedFact, BakedStep } from './baked.ts';

/** A board and its facts, as in a link. */
export interface Facts extends Pick<
  Baked,
  'title' | 'board' | 'dealer' | 'vulnerable' | 'hands' | 'names' | 'notes'
> {
  readonly contract: string | null;
  readonly declarer: Seat | null;
  readonly auction: Baked['auction'];
  /** An enclosed fact is not shown by itself. */
  readonly events: readonly FactOrEnclosed[];
}

type FactOrEnclosed = Fact | { readonly type: 'Enclosed'; readonly note?: string };

/** A card on the table that stands in no trick; a lead may stand later. */
type Loose = readonly [seat: Seat, card: Placed, lead: boolean];

/**
 * The deal as data for a replay that has no Laws: cards, calls and tricks as recorded. It has no
 * sentences, findings or cases, and `law` is null.
 */
export function factsOnly({ events, contract, declarer, auction, ...board }: Facts): Baked {
  const calls = [...(auction ?? [])];
  // At notrump this is a letter that is no suit.
  const trump = contract?.[1] as Suit;
  const winner = (trick: Trick): Seat | null => winnerOf(trick, trump);
  const write = (trick: Trick): string =>
    `${trick.number}${trick.leader} ${SEATS.map((seat) => trick[seat] ?? '--').join(' ')} ${winner(trick) ?? '-'}`;
  let tricks: readonly Trick[] = [];
  let loose: readonly Loose[] = [];
  let turn = declarer === null ? null : nextSeat(declarer);
  /** Puts the card into a new trick as its lead, or into the first trick where the hand has no card. */
  const place = (seat: Seat, card: Placed, leads: boolean): void => {
    const at = leads ? -1 : tricks.findIndex((trick) => trick[seat] === null);
    const led = at < 0 ? [ledTrick(tricks.length + 1, seat, card)] : [];
    tricks = [...tricks.map((trick, index) => (index === at ? withPlay(trick, seat, card) : trick)), ...led];
    loose = loose.filter(([, other]) => other !== card);
    const open = tricks.find((trick) => !isFull(trick));
    turn = open === undefined ? winner(tricks.at(-1) as Trick) : firstWithoutCard(open);
  };
  const play = (seat: Seat, card: Placed, as: 'lead' | 'play' | undefined): void => {
    const [waiting] = loose.filter(([, , lead]) => lead);
    // The next hand in rotation plays to the lead out of turn, so it stands.
    if (waiting !== undefined && as !== 'lead' && seat === nextSeat(waiting[0]))
      place(waiting[0], waiting[1], true);
    const open = as !== 'lead' && tricks.some((trick) => trick[seat] === null);
    const last = tricks.at(-1);
    const more = last?.number !== 13;
    if (open || (more && (turn === null || turn === seat || last === undefined))) place(seat, card, !open);
    else loose = [...loose, [seat, card, more && isFull(last)]];
  };
  /** Adds skipped tricks, without cards and winners. */
  const leaveOut = ({ from, through: to }: TricksSkipped): void => {
    for (let number = Math.max(from, tricks.length + 1); number <= Math.min(to, 13); number++) {
      const cards = { N: '??', E: '??', S: '??', W: '??' } as const;
      tricks = [...tricks, { number, leader: turn ?? 'N', ...cards, skipped: { from, to, won: null } }];
    }
    turn = null;
  };
  const steps: BakedStep[] = [{ contract, declarer, turn }];
  for (const fact of events) {
    const before = tricks;
    if (fact.type === 'TricksSkipped') leaveOut(fact);
    if (fact.type === 'CardPlayed') play(fact.seat, cardOf(fact), fact.as);
    if (fact.type === 'CardExposed') loose = [...loose, [fact.seat, fact.card, false]];
    if (fact.type === 'CallMade') calls.push([fact.call, fact.alert, fact.explanation]);
    if (fact.type === 'CardWithdrawn') {
      const { seat, card } = fact;
      if (tricks.some((trick) => trick[seat] === card)) turn = seat;
      tricks = tricks
        .map((trick) => (trick[seat] === card ? withPlay(trick, seat, null) : trick))
        .filter((trick) => cardsInTrick(trick));
      loose = loose.filter(([, other]) => other !== card);
    }
    const full = tricks.filter(isFull);
    const wonBy = full.flatMap((trick) => winner(trick) ?? []).map(sideOf);
    const won = wonBy.filter((side) => side === 'NS').length;
    const vouching = fact.type === 'Enclosed' ? null : vouchingOf(fact);
    steps.push({
      fact: { ...(fact as BakedFact), ...(vouching === null ? {} : { vouching }) },
      ...(fact.note === undefined ? {} : { caption: fact.note }),
      tricks: [
        ...before.slice(tricks.length).map(({ number }) => String(number)),
        ...tricks.filter((trick, index) => before[index] !== trick).map(write),
      ],
      won: [won, wonBy.length - won],
      over: full.length === 13,
      turn: full.length === 13 ? null : turn,
      loose: loose.flatMap(([seat, card]) => (isRemembered(card) ? [[seat, card] as const] : [])),
    });
  }
  return {
    ...board,
    auction: calls.length === 0 ? null : calls,
    law: null,
    texts: {},
    labels: {},
    clauses: {},
    marks: [],
    spans: [],
    steps,
  };
}
