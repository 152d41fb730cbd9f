/**
 * What happened and nothing else, in the form of a baked replay: where the cards went, as far as the cards themselves tell.
 * Nobody asked the Laws, so a lead out of turn lies on the table until the next card shows whether it stood.
 */

import type { Card, Suit } from '../domain/card.ts';
import type { Strain } from '../domain/contract.ts';
import { nextSeat, previousSeat, SEATS, type Seat } from '../domain/seat.ts';
import { isFull, ledTrick, winnerOf, withPlay, type Trick } from '../domain/trick.ts';
import type { Fact } from '../events/event.ts';
import type { Baked, BakedCall, BakedFact, BakedStep } from './baked.ts';

/** A board and its facts, as a link carries them. */
export interface Facts extends Pick<
  Baked,
  'title' | 'board' | 'dealer' | 'vulnerable' | 'hands' | 'names' | 'notes'
> {
  readonly contract: string | null;
  readonly declarer: Seat | null;
  readonly auction: Baked['auction'];
  readonly events: readonly Fact[];
}

export function factsOnly({ events, contract, declarer, auction, ...board }: Facts): Baked {
  const strain = contract?.replace(/^.|X/g, '') as Strain | undefined;
  const trump = strain === undefined || strain === 'NT' ? null : strain;
  const made = events.filter((fact) => fact.type === 'CallMade');
  const calls = [
    ...(auction ?? []),
    ...made.map(({ call, alert, explanation }): BakedCall => [call, alert, explanation]),
  ];
  let table: Laid = { tricks: [], loose: [], turn: declarer === null ? null : nextSeat(declarer) };
  const steps: BakedStep[] = [{ contract, declarer, turn: table.turn }];
  for (const fact of events) {
    const before = table;
    table = after(table, fact, trump);
    steps.push({
      fact,
      ...(fact.note === undefined ? {} : { caption: fact.note }),
      ...changes(before, table, trump),
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

interface Laid {
  readonly tricks: readonly Trick[];
  /** With how it came there: a lead may stand later. */
  readonly loose: readonly (readonly [seat: Seat, card: Card, lead: boolean])[];
  readonly turn: Seat | null;
}

function changes(before: Laid, { tricks, loose, turn }: Laid, trump: Suit | null): BakedStep {
  const full = tricks.filter(isFull);
  const won = (...seats: Seat[]): number =>
    full.filter((trick) => seats.includes(winnerOf(trick, trump) as Seat)).length;
  const gone = before.tricks.slice(tricks.length).map(({ number }) => String(number));
  const fresh = tricks.filter((trick, index) => before.tricks[index] !== trick);
  return {
    tricks: [
      ...gone,
      ...fresh.map(
        (trick) =>
          `${trick.number}${trick.leader} ${SEATS.map((seat) => trick[seat] ?? '--').join(' ')} ${winnerOf(trick, trump) ?? '-'}`,
      ),
    ],
    won: [won('N', 'S'), won('E', 'W')],
    over: full.length === 13,
    turn,
    loose: loose.map(([seat, card]) => [seat, card]),
  };
}

function after(table: Laid, fact: Fact, trump: Suit | null): Laid {
  if (fact.type === 'CardPlayed') return played(table, fact.seat, fact.card, fact.as, trump);
  if (fact.type === 'CardExposed')
    return { ...table, loose: [...table.loose, [fact.seat, fact.card, false]] };
  if (fact.type !== 'CardWithdrawn') return table;
  const { seat, card } = fact;
  const stood = table.tricks.some((trick) => trick[seat] === card);
  const tricks = table.tricks
    .map((trick) => (trick[seat] === card ? withPlay(trick, seat, null) : trick))
    .filter((trick) => trick.N ?? trick.E ?? trick.S ?? trick.W);
  return { tricks, loose: without(table.loose, card), turn: stood ? seat : table.turn };
}

const without = (loose: Laid['loose'], card: Card): Laid['loose'] =>
  loose.filter(([, other]) => other !== card);

function played(
  table: Laid,
  seat: Seat,
  card: Card,
  as: 'lead' | 'play' | undefined,
  trump: Suit | null,
): Laid {
  const waiting = table.loose.find(([, , lead]) => lead);
  // The next hand in rotation plays to a lead out of turn: it stood.
  const { tricks, loose, turn } =
    waiting !== undefined && as !== 'lead' && seat === nextSeat(waiting[0])
      ? placed(table, waiting[0], waiting[1], true, trump)
      : table;
  const last = tricks.at(-1);
  const open = tricks.find((trick) => trick[seat] === null);
  if (open !== undefined && as !== 'lead') return placed({ tricks, loose, turn }, seat, card, false, trump);
  if (last?.number !== 13 && (turn === null || turn === seat || last === undefined))
    return placed({ tricks, loose, turn }, seat, card, true, trump);
  return {
    tricks,
    loose: [...without(loose, card), [seat, card, last !== undefined && last.number < 13 && isFull(last)]],
    turn,
  };
}

/** The card leads a new trick, or fills the first place that hand has left open. */
function placed({ tricks, loose }: Laid, seat: Seat, card: Card, leads: boolean, trump: Suit | null): Laid {
  const at = leads ? -1 : tricks.findIndex((trick) => trick[seat] === null);
  const now =
    at < 0
      ? [...tricks, ledTrick(tricks.length + 1, seat, card)]
      : tricks.map((trick, index) => (index === at ? withPlay(trick, seat, card) : trick));
  const open = now.find((trick) => !isFull(trick)) ?? now.at(-1);
  const next =
    open === undefined || isFull(open)
      ? null
      : SEATS.find((one) => open[one] === null && open[previousSeat(one)] !== null);
  return {
    tricks: now,
    loose: without(loose, card),
    turn:
      open !== undefined && isFull(open)
        ? open.number === 13
          ? null
          : winnerOf(open, trump)
        : (next ?? nextSeat(seat)),
  };
}
