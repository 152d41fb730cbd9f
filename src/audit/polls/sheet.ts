/**
 * What a person who is asked sees: one hand, the calls and cards up to the decision, the conditions. It is made from the fact of the poll
 * alone, and uses only the fields named here, whatever else somebody has added.
 */

import { readAuction } from '../../domain/auction.ts';
import { isRemembered, suitOf, type Card, type Placed } from '../../domain/card.ts';
import { parseContract, STRAINS, type Call, type Contract, type Level } from '../../domain/contract.ts';
import { readHand } from '../../domain/deal.ts';
import { cardsIn, cardsOf, EMPTY_HAND, withoutCard, type Hand } from '../../domain/hand.ts';
import { bySeat, SEATS, type BySeat, type Seat } from '../../domain/seat.ts';
import type { Vulnerability } from '../../domain/score.ts';
import { ledTrick, withPlay, type Trick } from '../../domain/trick.ts';
import type { FactOf } from '../../events/event.ts';

type PollPrepared = FactOf<'PollPrepared'>;

interface CallSeen {
  readonly call: Call;
  readonly alert: boolean;
  readonly explanation: string | null;
}

interface CardSeen {
  readonly seat: Seat;
  readonly card: Placed;
  /** The number of the trick, if tricks before it are not shown whole; otherwise null. */
  readonly trick: number | null;
}

export interface PollSheet {
  readonly asks: PollPrepared['asks'];
  readonly seat: Seat;
  readonly hand: Hand;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability | null;
  readonly calls: readonly CallSeen[];
  /** Null before the play. */
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  /** The hand that is to play: the one shown, or dummy’s. */
  readonly turn: Seat;
  /** As dealt; null if it is not shown. */
  readonly dummy: Hand | null;
  readonly plays: readonly CardSeen[];
  readonly scoring: string;
  readonly methods: string;
}

/** The sheet for a peer. It has contract, dummy and cards only if the poll is about a play. */
export function sheetOf(poll: PollPrepared): PollSheet {
  const { asks, seat, told: shown, dealer, vulnerable = null, declarer = null, turn = seat } = poll;
  const made = shown.filter((fact) => fact.type === 'CallMade');
  const isPlay = asks === 'play';
  return {
    asks,
    seat,
    hand: readHand(poll.hand) ?? EMPTY_HAND,
    dealer: dealer ?? made[0]?.seat ?? seat,
    vulnerable,
    calls: made.map(({ call, alert = false, explanation = '' }) => ({
      call,
      alert,
      explanation: explanation.trim() === '' ? null : explanation.trim(),
    })),
    contract: isPlay && poll.contract !== undefined ? parseContract(poll.contract) : null,
    declarer: isPlay ? declarer : null,
    turn: isPlay ? turn : seat,
    dummy: isPlay && poll.dummy !== undefined ? readHand(poll.dummy) : null,
    plays: isPlay
      ? shown.flatMap((fact) =>
          fact.type === 'CardPlayed'
            ? [
                {
                  seat: fact.seat,
                  card: fact.card ?? (`${fact.suit ?? '?'}?` as Placed),
                  trick: fact.trick ?? null,
                },
              ]
            : [],
        )
      : [],
    scoring: (poll.scoring ?? '').trim(),
    methods: (poll.methods ?? '').trim(),
  };
}

/** The cards of the sheet in tricks, the last perhaps in progress: a card of a hand that has one in the trick begins another. */
export function tricksOn({ plays }: PollSheet): readonly Trick[] {
  const tricks: Trick[] = [];
  for (const { seat, card, trick } of plays) {
    const last = tricks.at(-1);
    const number = trick ?? (last?.number ?? 0) + 1;
    const isLed = trick !== null && trick !== last?.number;
    if (last === undefined || isLed || SEATS.every((one) => last[one] !== null) || last[seat] !== null)
      tricks.push(ledTrick(number, seat, card));
    else tricks[tricks.length - 1] = withPlay(last, seat, card);
  }
  return tricks;
}

/** The cards left in the hands that are shown. */
export function leftOn({ seat, hand, declarer, dummy, plays }: PollSheet): BySeat<Hand | null> {
  const partner = declarer === null ? null : (SEATS[(SEATS.indexOf(declarer) + 2) % 4] as Seat);
  return bySeat((one) => {
    const dealt = one === seat ? hand : one === partner ? dummy : null;
    if (dealt === null) return null;
    return plays.reduce(
      (left, each) => (each.seat === one && isRemembered(each.card) ? withoutCard(left, each.card) : left),
      dealt,
    );
  });
}

/** False for a decision of the play whose record lacks the calls: the contract shows that some were made. */
export const hasAuction = ({ asks, calls }: PollSheet): boolean => asks === 'call' || calls.length > 0;

/** The possible choices: every legal call, or every card that the hand in turn may play, following suit. */
export function picksOn(sheet: PollSheet): readonly (Call | Card)[] {
  return sheet.asks === 'call' ? callsLeft(sheet) : cardsLeft(sheet);
}

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6, 7];
const CALLS: readonly Call[] = [
  'P',
  'X',
  'XX',
  ...LEVELS.flatMap((level) => STRAINS.map((strain): Call => `${level}${strain}`)),
];

function callsLeft({ dealer, calls }: PollSheet): readonly Call[] {
  const before = calls.map(({ call }) => call);
  return CALLS.filter(
    (call) => !readAuction(dealer, [...before, call]).faults.some(({ at }) => at === before.length),
  );
}

function cardsLeft(sheet: PollSheet): readonly Card[] {
  const left = leftOn(sheet)[sheet.turn] ?? EMPTY_HAND;
  const trick = tricksOn(sheet).at(-1);
  const led = trick === undefined || trick[sheet.turn] !== null ? null : trick[trick.leader];
  const following = isRemembered(led) ? cardsIn(left, suitOf(led)) : [];
  return following.length > 0 ? following : cardsOf(left);
}
