/** The nine faults, each put into a clean deal at a random place. What can't be told from a clean record is said to be so. */

import { readAuction } from '../../src/domain/auction.ts';
import { VULNERABILITIES } from '../../src/domain/score.ts';
import { SEATS, nextSeat, sideOf, type Seat } from '../../src/domain/seat.ts';
import { pick, tricksAmong, winner, type Model, type Play, type Random } from './model.ts';
import { outcomeCell, statementOf, type LinBoard, type Statement } from './write.ts';

export const FAULTS = [
  'revoke',
  'card not held',
  'repeated card',
  'wrong leader',
  'play out of turn',
  'wrong result',
  'wrong claim',
  'wrong declarer',
  'wrong vulnerability',
] as const;
export type FaultName = (typeof FAULTS)[number];

/** The checks that tell of each fault. */
export const TOLD_BY: Readonly<Record<FaultName, readonly string[]>> = {
  revoke: ['A07'],
  'card not held': ['A05', 'A06'],
  'repeated card': ['A05', 'A06'],
  'wrong leader': ['A05', 'A06'],
  'play out of turn': ['A05', 'A06'],
  'wrong result': ['A09', 'A10'],
  'wrong claim': ['A09', 'A10'],
  'wrong declarer': ['A03', 'A04', 'A05'],
  'wrong vulnerability': ['A02', 'A10'],
};

export interface Mutant {
  readonly fault: FaultName;
  /** Nothing in the record contradicts it: no reader could tell. */
  readonly hidden: { readonly pbn: boolean; readonly lin: boolean };
  readonly pbn: { readonly model: Model; readonly statement: Statement };
  readonly lin: LinBoard;
}

/** Null where the deal offers no place for the fault. */
export function mutantOf(random: Random, fault: FaultName, model: Model): Mutant | null {
  return MAKERS[fault](random, model);
}

type Maker = (random: Random, model: Model) => Mutant | null;

const OPEN = { pbn: false, lin: false } as const;

function mutant(fault: FaultName, model: Model, hidden: Mutant['hidden'] = OPEN): Mutant {
  const claim = model.recorded < 52 ? model.result : null;
  return { fault, hidden, pbn: { model, statement: statementOf(model) }, lin: { model, claim } };
}

function withPlays(model: Model, plays: readonly Play[]): Model {
  return { ...model, plays };
}

/** Cards still held by that hand before the play of that number. */
function heldBefore(model: Model, seat: Seat, at: number): Set<string> {
  const held = new Set<string>();
  for (const suit of ['S', 'H', 'D', 'C'] as const)
    for (const [index, rank] of [...'23456789TJQKA'].entries())
      if (Math.floor(model.hands[seat][suit] / 2 ** index) % 2 === 1) held.add(suit + rank);
  for (const play of model.plays.slice(0, at)) held.delete(play.card);
  return held;
}

const MAKERS: Readonly<Record<FaultName, Maker>> = {
  revoke: (random, model) => {
    const places = model.plays.flatMap(({ seat, card }, at) => {
      if (at % 4 === 0) return [];
      const led = (model.plays[at - (at % 4)] as Play).card[0];
      if (card[0] !== led) return [];
      const others = [...heldBefore(model, seat, at)].filter((other) => other[0] !== led);
      return others.map((other) => ({ at, other }));
    });
    if (places.length === 0) return null;
    const { at, other } = pick(random, places);
    const { seat, card } = model.plays[at] as Play;
    const plays = model.plays.map((play, index): Play => {
      if (index === at) return { seat, card: other as Play['card'] };
      return play.card === other ? { seat, card } : play;
    });
    return mutant('revoke', withPlays(model, plays));
  },
  'card not held': (random, model) => {
    const at = Math.floor(random() * model.plays.length);
    const { seat } = model.plays[at] as Play;
    const strangers = SEATS.filter((other) => other !== seat).flatMap((other) => [
      ...heldBefore(model, other, at),
    ]);
    if (strangers.length === 0) return null;
    const card = pick(random, strangers) as Play['card'];
    const plays = model.plays.map((play, index) => (index === at ? { seat, card } : play));
    return mutant('card not held', withPlays(model, plays));
  },
  'repeated card': (random, model) => {
    if (model.plays.length < 2) return null;
    const at = 1 + Math.floor(random() * (model.plays.length - 1));
    const { card } = pick(random, model.plays.slice(0, at));
    const plays = model.plays.map((play, index) => (index === at ? { seat: play.seat, card } : play));
    return mutant('repeated card', withPlays(model, plays));
  },
  'wrong leader': (random, model) => {
    const tricks = Math.ceil(model.plays.length / 4);
    const trick = Math.floor(random() * tricks);
    const four = model.plays.slice(trick * 4, trick * 4 + 4);
    if (four.length < 2) return null;
    const turn = 1 + Math.floor(random() * (four.length - 1));
    const turned = [...four.slice(turn), ...four.slice(0, turn)];
    const plays = [...model.plays.slice(0, trick * 4), ...turned, ...model.plays.slice(trick * 4 + 4)];
    // PBN knows columns, no order: there the tag names the wrong player.
    const statement = statementOf(model);
    const leader = pick(
      random,
      SEATS.filter((seat) => seat !== statement.leader),
    );
    return {
      fault: 'wrong leader',
      hidden: OPEN,
      pbn: { model, statement: { ...statement, leader } },
      lin: mutant('wrong leader', withPlays(model, plays)).lin,
    };
  },
  'play out of turn': (random, model) => {
    const places = model.plays.flatMap((_play, at) =>
      at % 4 > 0 && at % 4 < 3 && at + 1 < model.plays.length ? [at] : [],
    );
    if (places.length === 0) return null;
    const at = pick(random, places);
    const plays = [...model.plays];
    [plays[at], plays[at + 1]] = [plays[at + 1] as Play, plays[at] as Play];
    // In columns the two cards change places.
    const statement = statementOf(model);
    const trick = Math.floor(at / 4);
    const [one, other] = [(model.plays[at] as Play).card, (model.plays[at + 1] as Play).card];
    const rows = statement.rows.map((row, index) =>
      index === trick ? row.map((card) => (card === one ? other : card === other ? one : card)) : row,
    );
    return {
      fault: 'play out of turn',
      hidden: OPEN,
      pbn: { model, statement: { ...statement, rows } },
      lin: mutant('play out of turn', withPlays(model, plays)).lin,
    };
  },
  'wrong result': (random, model) => {
    if (model.recorded < 52) return null;
    const result = pick(
      random,
      Array.from({ length: 14 }, (_, each) => each).filter((each) => each !== model.result),
    );
    // LIN states it in the list of results, or as the total of a claim.
    const made = mutant('wrong result', { ...model, result });
    return { ...made, lin: { ...made.lin, claim: result } };
  },
  'wrong claim': (random, model) => {
    if (model.recorded === 52) return null;
    const { won, full } = tricksAmong(model, model.plays);
    const result = pick(
      random,
      Array.from({ length: 14 }, (_, each) => each).filter((each) => each !== model.result),
    );
    const possible = result >= won && result <= won + 13 - full;
    const quiet = possible && full < 12;
    const made = mutant(
      'wrong claim',
      { ...model, result },
      { pbn: quiet && model.score === null, lin: quiet },
    );
    return { ...made, lin: { ...made.lin, cell: outcomeCell(model) } };
  },
  'wrong declarer': (random, model) => {
    const declarer = pick(
      random,
      SEATS.filter((seat) => seat !== model.declarer),
    );
    const stated: Model = { ...model, declarer };
    // LIN names no declarer but in its list; where there is none, the dealer is wrong, and with him everybody's calls.
    const dealer = SEATS[
      (SEATS.indexOf(model.dealer) + SEATS.indexOf(declarer) - SEATS.indexOf(model.declarer) + 4) % 4
    ] as Seat;
    return {
      fault: 'wrong declarer',
      hidden: OPEN,
      pbn: { model: stated, statement: statementOf(model) },
      lin: { ...mutant('wrong declarer', model).lin, dealer, cell: outcomeCell(model) },
    };
  },
  'wrong vulnerability': (random, model) => {
    const vulnerable = pick(
      random,
      VULNERABILITIES.filter((each) => each !== model.vulnerable),
    );
    return mutant('wrong vulnerability', { ...model, vulnerable });
  },
};

/** A self-check of the generator: a clean deal's own result and declarer. */
export function isConsistent(model: Model): boolean {
  const end = readAuction(model.dealer, model.calls).end;
  const { won } = tricksAmong(model, model.plays);
  const first = model.plays[0];
  return (
    end?.declarer === model.declarer &&
    first?.seat === nextSeat(model.declarer) &&
    (model.recorded < 52 || won === model.result) &&
    sideOf(winner(model.plays.slice(0, 4), model.contract.strain)) !== undefined
  );
}
