/** Play as bad tables see it: what may happen next, given what has happened. Mostly legal, with every kind of irregularity. */

import { CARDS, SUITS, isRemembered, type Card } from '../../src/domain/card.ts';
import { SEATS, SIDES, nextSeat, partnerOf, type Seat } from '../../src/domain/seat.ts';
import { allTricks, dummyOf, trickNumber } from '../../src/domain/table.ts';
import type { Call } from '../../src/domain/contract.ts';
import type { AttentionDrawn, Fact, QuestionAnswered } from '../../src/events/event.ts';
import { QUESTIONS, type Option, type QuestionId } from '../../src/lawbook/choices.ts';
import type { Position } from '../../src/replay/position.ts';
import { DicedTable, type Random } from './diced.ts';
import { legalCards, openOptions, openQuestions, penaltyCards, revokes } from '../../src/replay/view.ts';

const CALLS: readonly Call[] = ['P', 'P', 'P', 'X', 'XX', '1C', '1H', '1NT', '3S', '4H', '7NT'];
const OTHER_OPTIONS: readonly Option[] = [
  ...(['accept', 'refuse', 'spread', 'free', 'highest', 'lowest', 'keep', 'playOn', 'adjudicate'] as const),
  ...(['lead:declarer', 'lead:dummy', 'require:S', 'forbid:H', 'forbid:DH', 'play:C', 'notPlay:D'] as const),
];
/** Clauses a director may rule by; some the engine weighs, some it only keeps, some are in no book. */
const RULED =
  '26A1 26A2 26B 26B 57D 50D2a 62B1 64A1 64A1 64A2 64B1 64B7 64C1 12C1 16B 67B1 67B3 68D2b 69B2 70C 71 72C 79B3 84 99Z table3'.split(
    ' ',
  );
const SUBJECTS: readonly AttentionDrawn['to'][] = [
  ...([
    'revoke',
    'revoke',
    'leadOutOfTurn',
    'penaltyCard',
    'defectiveTrick',
    'designation',
    'other',
  ] as const),
];

function plays(seat: Seat, card: Card | undefined, more: object = {}): Fact | null {
  return card === undefined ? null : { type: 'CardPlayed', seat, card, ...more };
}

function withdrawn(at: DicedTable): Fact | null {
  const { table } = at;
  const tricks = at.chance(0.75) && table.trick !== null ? [table.trick] : allTricks(table).slice(-3);
  const lying = tricks.flatMap((trick) =>
    SEATS.flatMap((seat) => {
      const card = trick[seat];
      return isRemembered(card) ? [{ seat, card }] : [];
    }),
  );
  const revoked = revokes(at.position).filter(({ state }) => state !== 'corrected');
  const wrong = at.chance(0.6) ? at.one(revoked) : undefined;
  const back = wrong ?? (at.chance(0.9) ? at.one(lying) : at.one(table.loose));
  return back === undefined || !isRemembered(back.card)
    ? null
    : { type: 'CardWithdrawn', seat: back.seat, card: back.card };
}

/** A few tricks that nobody tells card by card, mostly the next ones. */
function skipped(at: DicedTable): Fact {
  const from = at.chance(0.85) ? Math.min(13, trickNumber(at.table)) : at.trick();
  const to = Math.min(13, from + at.upTo(3));
  const won = at.chance(0.7) ? { side: at.one(SIDES) ?? ('NS' as const), won: at.upTo(to - from + 1) } : {};
  return { type: 'TricksSkipped', from, through: to, ...won };
}

function attention(at: DicedTable): Fact {
  const revoke = at.chance(0.6) ? at.one(revokes(at.position)) : undefined;
  if (revoke !== undefined)
    return {
      type: 'AttentionDrawn',
      by: at.seat(),
      to: 'revoke',
      ...(at.chance(0.5) ? { trick: revoke.trick } : {}),
      ...(at.chance(0.5) ? { seat: revoke.seat } : {}),
    };
  const more = {
    ...(at.chance(0.2) ? { trick: at.trick() } : {}),
    ...(at.chance(0.2) ? { seat: at.seat() } : {}),
  };
  return { type: 'AttentionDrawn', by: at.seat(), to: at.one(SUBJECTS) as AttentionDrawn['to'], ...more };
}

function answerFor(at: DicedTable, question: QuestionId): QuestionAnswered['answer'] {
  switch (question) {
    case 'order':
      return at.one<string>([...SEATS, 'together', at.heldBy(at.turn) ?? 'SA']) as string;
    case 'normalLine':
    case 'withoutRevoke':
      return at.upTo(13);
    case 'whenAttention':
      return at.one(['here', 'there']) as string;
    default:
      return at.chance(0.5);
  }
}

function answered(at: DicedTable, question: QuestionId): Fact {
  const seat = at.seat();
  const defective = question === 'defectiveTrick';
  return {
    type: 'QuestionAnswered',
    question,
    answer: defective || answerFor(at, question),
    by: at.one(['director', 'director', 'committee', 'reviewer'] as const) ?? 'director',
    ...(defective || at.chance(0.2) ? { seat, trick: at.trick() } : {}),
    ...(defective || at.chance(0.2) ? { card: at.heldBy(seat) ?? 'C2' } : {}),
  };
}

function chosen(at: DicedTable, onOffer: number): Fact | null {
  const offer = at.one(openOptions(at.position));
  if (offer === undefined || !at.chance(onOffer)) {
    const card = at.heldBy(at.seat()) ?? 'H2';
    const option = at.chance(0.7)
      ? (at.one(OTHER_OPTIONS) as Option)
      : (at.one([`card:${card}`, `withdraw:${card}`] as const) as Option);
    return { type: 'ChoiceMade', by: at.seat(), option };
  }
  const option = at.one(offer.of);
  return option === undefined ? null : { type: 'ChoiceMade', by: offer.by, option };
}

function called(at: DicedTable): Fact | null {
  const { declarer } = at.table;
  if (declarer === null) return null;
  const card = at.heldBy(partnerOf(declarer)) ?? 'C2';
  const by = at.chance(0.95) ? declarer : at.seat();
  const change = at.chance(0.2) ? { change: true as const } : {};
  const how = at.upTo(5);
  if (how === 0) return { type: 'CardCalled', by, card, ...change };
  if (how === 1) return { type: 'CardCalled', by, suit: card[0] as 'C', ...change };
  if (how === 2) return { type: 'CardCalled', by, rank: card[1] as '2', ...change };
  if (how === 3)
    return { type: 'CardCalled', by, suit: card[0] as 'C', rank: card[1] as '2', words: 'small', ...change };
  return {
    type: 'CardCalled',
    by,
    words: at.one(['low', 'high', 'win', 'play', 'anything']) as 'low',
    ...change,
  };
}

function exposed(at: DicedTable): Fact | null {
  const again = at.chance(0.15) ? at.one(penaltyCards(at.position)) : undefined;
  const seat = again?.owner ?? at.seat();
  const card = again?.card ?? at.heldBy(seat);
  if (card === undefined) return null;
  const manner = at.one([
    'dropped',
    'dropped',
    'withAnother',
    'shown',
    'named',
    'replacing',
    'spreading',
  ] as const);
  const seen = at.chance(0.15) ? { seenByPartner: false } : {};
  return { type: 'CardExposed', seat, card, manner: manner ?? 'dropped', ...seen };
}

function claim(at: DicedTable): Fact {
  const isOpen = at.position.cases.some(({ machine, ended }) => machine === 'claim' && !ended);
  if (isOpen && at.chance(0.85)) {
    const type = at.one([
      ...(['ClaimAgreed', 'ClaimDoubted', 'ClaimDoubted', 'PlayOnRequested', 'PlayOnConsented'] as const),
      'ConcessionObjected' as const,
    ]);
    return { type: type ?? 'ClaimAgreed', by: at.seat() };
  }
  const statement = at.chance(0.3) ? { statement: 'drawing trumps' } : {};
  const kind = at.chance(0.7) ? 'claim' : 'concession';
  return { type: 'ClaimMade', by: at.seat(), kind, tricks: at.upTo(13), ...statement };
}

function explained(at: DicedTable): Fact {
  const offer = at.one(openOptions(at.position));
  return offer !== undefined && at.chance(0.7)
    ? { type: 'OptionsExplained', to: offer.by, options: offer.of }
    : {
        type: 'OptionsExplained',
        to: at.seat(),
        options: at.one<readonly Option[]>([['accept', 'refuse'], [], OTHER_OPTIONS]) ?? [],
      };
}

function outOfPlace(at: DicedTable): Fact | null {
  const seat = at.chance(0.5) ? at.turn : at.seat();
  const card = at.heldBy(seat);
  switch (at.upTo(7)) {
    case 0:
      return plays(seat, card, { faceDown: true });
    case 1:
      return plays(seat, card, { trick: at.trick() });
    case 2:
      return plays(seat, card, { as: 'play' });
    case 3:
      return plays(nextSeat(seat), at.heldBy(nextSeat(seat)), { together: true });
    case 4:
      return plays(seat, card, { together: true, as: at.one(['lead', 'play'] as const) });
    case 5:
      return { type: 'CardPlayed', seat, ...(at.chance(0.5) ? { trick: at.trick() } : { as: 'lead' }) };
    case 6:
      return plays(seat, card, { trick: at.trick(), as: 'lead', faceDown: at.chance(0.5), together: true });
    default:
      return plays(seat, card, { as: 'lead' });
  }
}

const dummy = (at: DicedTable): Seat => dummyOf(at.table) ?? at.seat();

/** Dummy looks at a hand that he may not see, and later says something he may not say (43B). */
function byDummy(at: DicedTable): Fact {
  const by = dummy(at);
  if (!at.position.ledger.happened.dummyLostRights) return { type: 'HandSeen', by, of: at.seat() };
  return { type: 'AttentionDrawn', by, to: at.chance(0.6) ? 'leadOutOfTurn' : 'revoke' };
}

/** What the hand in turn may do that is legal; of a hand the record does not show, any card. */
function inTurn(at: DicedTable): Fact | null {
  const card = at.one(legalCards(at.position, at.turn)) ?? at.heldBy(at.turn);
  return plays(at.turn, card);
}

const anyCard = (at: DicedTable, seat: Seat): Card => at.heldBy(seat) ?? (at.one(CARDS) as Card);

/** Kinds of what may happen, each with how often it comes among a hundred. */
const KINDS: readonly (readonly [weight: number, kind: (at: DicedTable) => Fact | null])[] = [
  [42, inTurn],
  [7, (at) => plays(at.turn, at.heldBy(at.turn))],
  [6, (at) => ((seat) => plays(seat, at.heldBy(seat)))(at.seat())],
  [5, outOfPlace],
  [6, exposed],
  [6, withdrawn],
  [4, attention],
  [4, (at) => ((asked) => (asked ? answered(at, asked.question) : null))(at.one(openQuestions(at.position)))],
  [1, (at) => answered(at, at.one(QUESTIONS) ?? 'waive')],
  [2, (at) => chosen(at, 0.5)],
  [3, called],
  [3, claim],
  [2, (at) => ({ type: 'DirectorCalled', by: at.seat() })],
  [1, explained],
  [1, (at) => ({ type: 'CardPlaced', card: anyCard(at, dummy(at)) })],
  [1, (at) => ((seat) => ({ type: 'CardTouched', seat, card: anyCard(at, dummy(at)) }) as const)(at.seat())],
  [
    1,
    (at) => ({
      type: 'QuestionAsked',
      by: at.seat(),
      to: at.seat(),
      about:
        at.one(['revoke', 'revoke', 'revoke', 'auction', 'call', 'contract', 'doubler', 'other'] as const) ??
        'other',
    }),
  ],
  [0.5, (at) => ({ type: 'DummySpread', seat: at.chance(0.8) ? dummy(at) : at.seat() })],
  [0.5, (at) => ({ type: 'HandFaced', seat: at.seat() })],
  [1, byDummy],
  [0.3, (at) => ({ type: 'HandSeen', by: at.seat(), of: at.seat() })],
  [0.5, (at) => ({ type: 'LeadFaced', seat: at.table.faceDownLeads.at(-1)?.seat ?? at.seat() })],
  [0.7, (at) => ({ type: 'TrickTurned', seat: at.seat() })],
  [0.5, (at) => ({ type: 'TrickInspected', by: at.seat(), trick: at.trick() })],
  [0.6, (at) => ({ type: 'CallMade', seat: at.seat(), call: at.one(CALLS) ?? 'P' })],
  [0.6, (at) => ({ type: 'StatementMade', by: at.seat(), text: 'I had none' })],
  [
    0.5,
    (at) => ({
      type: 'RulingGiven',
      by: 'director',
      law: at.one(RULED) ?? '',
      ...(at.chance(0.7) ? { tricks: at.upTo(13) } : {}),
    }),
  ],
  [
    0.2,
    (at) => ({
      type: 'ScoreAssigned',
      by: 'director',
      side: at.one(['NS', 'EW', 'both'] as const) ?? 'both',
      outcomes: [
        { contract: '3NT', declarer: at.seat(), tricks: at.upTo(13), weight: 60 },
        { contract: at.one(['4HX', '', 'P', '8Z']) ?? '', declarer: at.seat(), tricks: 9, weight: 40 },
      ].slice(at.upTo(2)),
    }),
  ],
  [0.4, (at) => ({ type: 'HandReturned', ...(at.chance(0.5) ? {} : { seat: at.seat() }) })],
  [
    0.6,
    (at) => ({
      type: 'CardPlayed',
      seat: (at.chance(0.8) ? at.turn : null) ?? at.seat(),
      ...(at.chance(0.3) ? { suit: at.one(SUITS) ?? 'S' } : {}),
    }),
  ],
  [0.2, skipped],
  [0.3, (at) => ({ type: 'NextBoardCalled', seat: at.seat() })],
  [0.2, () => ({ type: 'RoundEnded' })],
  [0.1, () => ({ type: 'CorrectionPeriodEnded' })],
];
const ALL = KINDS.reduce((sum, [weight]) => sum + weight, 0);

/** What might happen next at a bad table; null when nothing comes to mind. Choices that are open are made more often than not. */
export function nextAtBadTable(position: Position, random: Random): Fact | null {
  const at = new DicedTable(position, random);
  if (position.table.phase === 'auction' && at.chance(0.85)) {
    const seat = at.chance(0.1) ? at.seat() : nextCaller(at);
    const beside = at.chance(0.1) ? { alert: true, explanation: 'both majors' } : {};
    return { type: 'CallMade', seat, call: at.one(CALLS) ?? 'P', ...beside };
  }
  if (openOptions(position).length > 0 && at.chance(0.5)) return chosen(at, 0.93);
  let die = random() * ALL;
  const kind = KINDS.find(([weight]) => (die -= weight) < 0)?.[1] ?? inTurn;
  return kind(at);
}

function nextCaller(at: DicedTable): Seat {
  const last = at.position.ledger.calls.standing.at(-1)?.seat ?? null;
  return last === null ? (at.table.deal.dealer ?? at.seat()) : nextSeat(last);
}
