/** Situations built by hand, for laws asked directly. South declares unless said otherwise. */

import type { Card, Suit } from '../../src/domain/card.ts';
import { readHands } from '../../src/domain/deal.ts';
import { parseContract } from '../../src/domain/contract.ts';
import { handOf } from '../../src/domain/hand.ts';
import { clockwiseFrom, nextSeat, type Seat } from '../../src/domain/seat.ts';
import { openTable, type Table } from '../../src/domain/table.ts';
import { ledTrick, withPlay, type Trick } from '../../src/domain/trick.ts';
import type { CaseIn, ContextOf, MachineName, RevokeContext } from '../../src/laws/case.ts';
import type { Fact } from '../../src/events/event.ts';
import type { Citation } from '../../src/laws/finding.ts';
import type { Effect, Step, Situation } from '../../src/laws/step.ts';
import { EMPTY_LEDGER } from '../../src/laws/ledger.ts';
import { lawSet, USUAL_EDITION } from '../../src/lawbook/editions.ts';

export function caseOf<Machine extends MachineName>(
  machine: Machine,
  state: string,
  context: ContextOf<Machine>,
  id = `${machine}@0`,
): CaseIn<Machine> {
  return { id, machine, state, context, ended: false } as unknown as CaseIn<Machine>;
}

/** A table where those hands hold those cards and nothing else is known to matter. */
export function tableWith(
  hands: Partial<Record<Seat, string>>,
  contract = '3NT',
  declarer: Seat = 'S',
): Table {
  const { hands: shown } = readHands('N:... ... ... ...');
  const deal = { board: '', dealer: null, vulnerable: 'None' as const, hands: shown };
  const table = openTable(deal, parseContract(contract), declarer, 'play');
  const cards = (seat: Seat) => handOf((hands[seat] ?? '').split(' ').filter(Boolean) as Card[]);
  return { ...table, hands: { N: cards('N'), E: cards('E'), S: cards('S'), W: cards('W') } };
}

/** Cards lying in a trick, in order of play from its leader. */
export function trickOf(number: number, leader: Seat, cards: string): Trick {
  const [lead, ...rest] = cards.split(' ') as [Card, ...Card[]];
  const seats = clockwiseFrom(leader);
  return rest.reduce(
    (trick, card, index) => withPlay(trick, seats[index + 1] ?? leader, card),
    ledTrick(number, leader, lead),
  );
}

/** Tricks won by those hands, the first letter the first trick; spades throughout, so that the leader's ace wins. */
export function tricksWonBy(winners: string): Pick<Table, 'earlier' | 'trick' | 'phase' | 'won'> {
  const tricks = [...winners].map((winner, index) => trickOf(index + 1, winner as Seat, 'SA S2 S3 S4'));
  const count = (side: string) => [...winners].filter((winner) => side.includes(winner)).length;
  return {
    earlier: tricks.slice(0, -1),
    trick: tricks.at(-1) ?? null,
    phase: tricks.length === 13 ? 'over' : 'play',
    won: { NS: count('NS'), EW: count('EW') },
  };
}

export function situation(table: Table, more: Partial<Situation> = {}): Situation {
  return { table, cases: [], ledger: EMPTY_LEDGER, laws: lawSet(USUAL_EDITION), ...more };
}

export function revoking(seat: Seat, trick: number, more: Partial<RevokeContext> = {}): RevokeContext {
  return {
    seat,
    card: 'D2',
    trick,
    duty: 'followSuit',
    suit: 'S',
    dummysHand: false,
    cardWasFaced: false,
    dueCardWasPenalty: false,
    by: '63A1',
    establishedAt: null,
    playedOnBy: null,
    attentionAt: 60,
    laidBeforeAttention: ['S2', 'S3', 'S4', 'D2', 'H2', 'H3'],
    barredBy: null,
    asIfEstablished: false,
    correctedBy: null,
    partnerHadPlayed: false,
    questioned: false,
    openedAt: trick,
    ...more,
  };
}

export function penaltyCards(owner: Seat, cards: string, kind: 'minor' | 'major' = 'major') {
  return (cards.split(' ').filter(Boolean) as Card[]).map((card, index) =>
    caseOf(
      'penaltyCard',
      kind,
      {
        owner,
        card,
        origin: '49',
        inadvertent: kind === 'minor',
        inAuction: false,
        byClaim: false,
        several: false,
        seen: true,
        shown: false,
        openedAt: index,
      },
      `penaltyCard@${index}${owner}`,
    ),
  );
}

export function restricting(leader: Seat, state: 'required' | 'forbidden' | 'pendingChoice', suits: string) {
  return caseOf('leadRestriction', state, {
    leader,
    owner: nextSeat(nextSeat(leader)),
    source: 'penaltyCard',
    trick: 1,
    require: state === 'required' ? (suits as Suit) : null,
    forbid: state === 'forbidden' ? suits : '',
    lostAt: null,
  });
}

/** The step that a law receives for one fact. The table after the fact is the table before it, unless `more` contains another one. */
export function hearing<Told extends Fact, More extends Partial<Step> = object>(
  fact: Told,
  table: Table,
  more?: More,
): Step & { readonly fact: Told } & More {
  return { ...situation(table), at: 40, fact, play: null, before: table, ...more } as Step & {
    readonly fact: Told;
  } & More;
}

/** The citations among the effects, for their clauses and what goes with them. */
export function citations(effects: readonly Effect[]): Citation[] {
  return effects.flatMap((effect) => (effect.kind === 'cite' ? [effect.citation] : []));
}
