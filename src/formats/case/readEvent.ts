/** One event object of the case format as a fact: every field of the format checked, what others have added kept as it is. */

import { isCard, isRank, isSuit } from '../../domain/card.ts';
import { isCall, parseContract } from '../../domain/contract.ts';
import { readHand } from '../../domain/deal.ts';
import { VULNERABILITIES } from '../../domain/score.ts';
import { isSeat, isSide } from '../../domain/seat.ts';
import type { Fact, FactType } from '../../events/event.ts';
import { isOption, isQuestionId } from '../../lawbook/choices.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => typeof value === 'number' && Number.isInteger(value);
const isTrick: Check = (value) => isCount(value) && (value as number) >= 1 && (value as number) <= 13;
const isFlag: Check = (value) => typeof value === 'boolean';
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value as string);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isAnswer: Check = (value) =>
  typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';
const isWeight: Check = (value) => typeof value === 'number';
/** An outcome of an assigned score; passed out it has no declarer. */
const isOutcome: Check = (value) => {
  const { contract, declarer, tricks, weight } = { ...(value as Record<string, unknown> | null) };
  return isText(contract) && maybe(isSeat)(declarer) && maybe(isCount)(tricks) && maybe(isWeight)(weight);
};
const isEventObject: Check = (value) =>
  typeof value === 'object' && value !== null && readEvent(value as Record<string, unknown>).fact !== null;

const FIELDS: Readonly<Record<FactType, Readonly<Record<string, Check>>>> = {
  CallMade: { seat: isSeat, call: isCall },
  CardPlayed: {
    seat: isSeat,
    card: maybe(isCard),
    suit: maybe(isSuit),
    as: maybe(oneOf('lead', 'play')),
    faceDown: maybe(isFlag),
    together: maybe(isFlag),
    trick: maybe(isCount),
  },
  TricksSkipped: { from: isTrick, through: isTrick, side: maybe(isSide), won: maybe(isCount) },
  LeadFaced: { seat: isSeat },
  DummySpread: { seat: isSeat },
  CardCalled: {
    by: isSeat,
    words: maybe(isText),
    suit: maybe(isSuit),
    rank: maybe(isRank),
    card: maybe(isCard),
    change: maybe(isFlag),
  },
  CardPlaced: { card: isCard },
  CardTouched: { seat: isSeat, card: isCard },
  CardExposed: {
    seat: isSeat,
    card: isCard,
    manner: oneOf('dropped', 'withAnother', 'shown', 'named', 'replacing', 'spreading'),
    seenByPartner: maybe(isFlag),
  },
  HandFaced: { seat: isSeat },
  HandSeen: { by: isSeat, of: isSeat },
  CardWithdrawn: { seat: isSeat, card: isCard },
  TrickTurned: { seat: isSeat },
  TrickInspected: { by: isSeat, trick: isCount },
  QuestionAsked: {
    by: isSeat,
    to: isSeat,
    about: oneOf('revoke', 'auction', 'call', 'contract', 'doubler', 'other'),
  },
  AttentionDrawn: {
    by: isSeat,
    to: oneOf('revoke', 'leadOutOfTurn', 'penaltyCard', 'defectiveTrick', 'designation', 'other'),
    trick: maybe(isCount),
    seat: maybe(isSeat),
  },
  DirectorCalled: { by: isSeat },
  OptionsExplained: { to: isSeat, options: listOf(isOption) },
  ChoiceMade: { by: isSeat, option: isOption },
  QuestionAnswered: {
    question: isQuestionId,
    answer: isAnswer,
    by: oneOf('director', 'committee', 'reviewer'),
    seat: maybe(isSeat),
    card: maybe(isCard),
    trick: maybe(isCount),
  },
  ClaimMade: { by: isSeat, kind: oneOf('claim', 'concession'), tricks: isCount, statement: maybe(isText) },
  ClaimAgreed: { by: isSeat },
  ClaimDoubted: { by: isSeat },
  ConcessionObjected: { by: isSeat },
  PlayOnRequested: { by: isSeat },
  PlayOnConsented: { by: isSeat },
  HandReturned: { seat: maybe(isSeat) },
  NextBoardCalled: { seat: isSeat },
  RoundEnded: {},
  CorrectionPeriodEnded: {},
  StatementMade: { by: isText, text: isText },
  RulingGiven: { by: isText, law: isText, tricks: maybe(isCount), text: maybe(isText) },
  ScoreAssigned: {
    by: isText,
    side: (value) => isSide(value) || value === 'both',
    outcomes: listOf(isOutcome),
  },
  Amended: { event: isText, with: isEventObject },
  Undone: { event: maybe(isText) },
  HandRecorded: { seat: isSeat, hand: (value) => typeof value === 'string' && readHand(value) !== null },
  BoardRecorded: {
    board: maybe(isText),
    dealer: maybe(isSeat),
    vulnerable: maybe(oneOf(...VULNERABILITIES)),
    contract: maybe((value) => typeof value === 'string' && parseContract(value) !== null),
    declarer: maybe(isSeat),
  },
};

/** What may stand beside any fact, and beside a call. A fact whose remark can't be read is still a fact: only the remark is left out. */
const BESIDE: Readonly<Record<string, Check>> = {
  status: oneOf('agreed', 'disputed', 'found'),
  note: isText,
  by: isText,
};
const BESIDE_CALL: Readonly<Record<string, Check>> = { alert: isFlag, explanation: isText };

export interface EventRead {
  readonly fact: Fact | null;
  /** The type is one of the format's. */
  readonly known: boolean;
  /** The field that could not be read. */
  readonly field?: string;
  /** Remarks that were left out of the fact, since they could not be read. */
  readonly leftOut?: readonly string[];
}

/** `null` says no more than a field that is not there. */
export function readEvent(item: Readonly<Record<string, unknown>>): EventRead {
  const { type } = item;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return { fact: null, known: false };
  const own = FIELDS[type as FactType];
  for (const [field, check] of Object.entries(own)) {
    if (!check(item[field])) return { fact: null, known: true, field: `${type}.${field}` };
  }
  const leftOut: string[] = [];
  const beside = type === 'CallMade' ? { ...BESIDE, ...BESIDE_CALL } : BESIDE;
  const keep = ([field, value]: readonly [string, unknown]): boolean => {
    if (value === null) return false;
    if (Object.hasOwn(own, field) || !Object.hasOwn(beside, field) || beside[field]?.(value) === true)
      return true;
    leftOut.push(`${type}.${field}`);
    return false;
  };
  const kept = Object.entries(item).filter(keep);
  let fact = (kept.length === Object.keys(item).length ? item : Object.fromEntries(kept)) as unknown as Fact;
  if (fact.type === 'Amended') {
    const inner = readEvent(fact.with as unknown as Readonly<Record<string, unknown>>);
    leftOut.push(...(inner.leftOut ?? []).map((field) => `Amended.with ${field}`));
    if (inner.fact !== null && inner.fact !== fact.with) fact = { ...fact, with: inner.fact };
  }
  return { fact, known: true, ...(leftOut.length === 0 ? {} : { leftOut }) };
}
