/**
 * The words of a typed line, one for each kind of fact, with the pieces that may follow. The reader, the writer, the completion and the
 * page of the guide are all made from this table.
 */

import { SIDES } from '../../domain/seat.ts';
import { AS, ASKED_ABOUT, ATTENTION_TO, EITHER_SIDE, JUDGES, MANNERS } from '../../events/facts.ts';
import { HEARING_WORDS } from './hearingWords.ts';
import { card, conditions, flag, maybe, need, seat, trick, type Slot, type WordKind } from './slots.ts';

const unseen = flag('seenByPartner', 'unseen', false);
const seen = flag('seenByPartner', 'seen');

const manner: readonly Slot[] = [maybe('as', AS), flag('together', 'together'), trick(true)];
const faced: readonly Slot[] = [flag('faceDown', 'facedown'), flag('faceDown', 'faceup', false)];
const played: readonly Slot[] = [seat('seat', 'turn'), card, ...manner];

export const WORDS: Readonly<Record<string, WordKind>> = {
  play: {
    type: 'CardPlayed',
    slots: [...played, ...faced],
  },
  facedown: { type: 'CardPlayed', slots: played, fixed: { faceDown: true } },
  unknown: {
    type: 'CardPlayed',
    slots: [seat('seat', 'turn'), maybe('suit', 'suit', 'suit'), ...manner, ...faced],
  },
  tricks: {
    type: 'TricksSkipped',
    slots: [need('from', 'number'), need('through', 'number'), maybe('side', SIDES), maybe('won', 'number')],
  },
  bid: {
    type: 'CallMade',
    slots: [
      seat('seat', 'caller'),
      need('call', 'call'),
      flag('alert', 'alert'),
      maybe('explanation', 'text'),
    ],
  },
  facelead: { type: 'LeadFaced', slots: [seat()] },
  dummy: { type: 'DummySpread', slots: [seat('seat', 'dummy')] },
  calls: {
    type: 'CardCalled',
    slots: [
      seat('by', 'declarer'),
      maybe('card', 'card'),
      maybe('suit', 'suit', 'suit'),
      maybe('rank', 'rank', 'rank'),
      maybe('words', 'text'),
      flag('change', 'change'),
    ],
  },
  places: { type: 'CardPlaced', slots: [card] },
  touches: { type: 'CardTouched', slots: [seat(), card] },
  exposed: {
    type: 'CardExposed',
    slots: [seat(), card, need('manner', MANNERS), unseen, seen],
  },
  dropped: { type: 'CardExposed', slots: [seat(), card, unseen, seen], fixed: { manner: 'dropped' } },
  shown: { type: 'CardExposed', slots: [seat(), card, unseen, seen], fixed: { manner: 'shown' } },
  handfaced: { type: 'HandFaced', slots: [seat()] },
  saw: { type: 'HandSeen', slots: [seat('by'), seat('of')] },
  withdrawn: { type: 'CardWithdrawn', slots: [seat(), card] },
  turned: { type: 'TrickTurned', slots: [seat()] },
  inspected: { type: 'TrickInspected', slots: [seat('by'), trick()] },
  asked: {
    type: 'QuestionAsked',
    slots: [seat('by'), seat('to'), need('about', ASKED_ABOUT)],
  },
  attention: {
    type: 'AttentionDrawn',
    slots: [seat('by'), need('to', ATTENTION_TO), trick(true), maybe('seat', 'seat')],
  },
  director: { type: 'DirectorCalled', slots: [seat('by')] },
  offered: { type: 'OptionsExplained', slots: [seat('to'), need('options', 'options')] },
  chose: { type: 'ChoiceMade', slots: [seat('by', 'chooser'), need('option', 'option')] },
  answer: {
    type: 'QuestionAnswered',
    slots: [
      { field: 'question', kind: 'question', default: 'asked' },
      need('answer', 'answer'),
      { field: 'by', kind: JUDGES, otherwise: 'director' },
      maybe('seat', 'seat'),
      maybe('card', 'card'),
      trick(true),
    ],
  },
  claim: {
    type: 'ClaimMade',
    slots: [seat('by'), need('tricks', 'won'), maybe('statement', 'text')],
    fixed: { kind: 'claim' },
  },
  concede: {
    type: 'ClaimMade',
    // 68B1: a player concedes the tricks that his side will lose, all of them if he gives no number.
    slots: [
      seat('by'),
      { field: 'tricks', kind: 'lost', otherwise: 0 },
      maybe('tricks', 'number', 'keeping'),
      maybe('statement', 'text'),
    ],
    fixed: { kind: 'concession' },
  },
  agreed: { type: 'ClaimAgreed', slots: [seat('by')] },
  doubted: { type: 'ClaimDoubted', slots: [seat('by')] },
  objected: { type: 'ConcessionObjected', slots: [seat('by')] },
  playon: { type: 'PlayOnRequested', slots: [seat('by')] },
  consents: { type: 'PlayOnConsented', slots: [seat('by')] },
  returned: { type: 'HandReturned', slots: [maybe('seat', 'seat')] },
  nextboard: { type: 'NextBoardCalled', slots: [seat()] },
  roundover: { type: 'RoundEnded', slots: [] },
  correctionover: { type: 'CorrectionPeriodEnded', slots: [] },
  said: {
    type: 'StatementMade',
    slots: [
      need('by', 'name'),
      need('text', 'text'),
      maybe('time', 'name', 'time'),
      flag('signed', 'signed'),
      flag('signed', 'unsigned', false),
      maybe('lang', 'name', 'lang'),
      maybe('translator', 'name', 'translator'),
    ],
  },
  ruling: {
    type: 'RulingGiven',
    slots: [
      { field: 'by', kind: 'name', otherwise: 'director' },
      need('law', 'name'),
      maybe('tricks', 'number'),
      maybe('text', 'text'),
    ],
  },
  score: {
    type: 'ScoreAssigned',
    slots: [need('by', 'name'), need('side', EITHER_SIDE), need('outcomes', 'outcomes')],
  },
  amend: {
    type: 'Amended',
    slots: [need('event', 'name'), need('with', 'fact')],
  },
  undo: { type: 'Undone', slots: [maybe('event', 'name')] },
  hand: { type: 'HandRecorded', slots: [seat(), need('hand', 'hand')] },
  board: {
    type: 'BoardRecorded',
    slots: [maybe('board', 'name', 'number'), ...conditions, maybe('comparison', 'json', 'comparison')],
  },
  ...HEARING_WORDS,
};

/** The word that names a moment. It makes no fact. */
export const MARK = 'mark';

/** May follow any fact: who says so, whether it is agreed, and a remark. `by` only if the fact has no actor of that name. */
export const VOUCHING: readonly Slot[] = [
  maybe('status', 'name', 'status'),
  maybe('by', 'name', 'says'),
  maybe('note', 'name', 'note'),
];
