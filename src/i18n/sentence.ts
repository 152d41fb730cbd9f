/** Findings, facts, clauses and states as sentences. */

import { SUITS, isCard, rankOf, type Card } from '../domain/card.ts';
import { tricksNeeded } from '../domain/contract.ts';
import { cardsIn, type Hand } from '../domain/hand.ts';
import { inLanguage } from '../events/inLanguage.ts';
import type { RecordHeader } from '../events/record.ts';
import type { Fact } from '../events/event.ts';
import { noteOn, vouchingOf } from '../events/vouching.ts';
import type { Case, MachineName } from '../laws/case.ts';
import type { CaseState } from '../laws/states.ts';
import { subjectOf } from '../laws/subject.ts';
import type { Finding, Params } from '../laws/finding.ts';
import { leadToTheRight, type Table } from '../domain/table.ts';
import { isFull } from '../domain/trick.ts';
import { margin } from './figure.ts';
import { isolate } from './isolate.ts';
import { SUIT_SYMBOL, rankLetter } from './naming.ts';
import { titled } from './phrases/titled.ts';
import { slotsOf } from './slots.ts';
import type { Naming } from './naming.ts';
import type { Words } from './words.ts';

/** The label of a clause, or of the nearest clause above it that has one; empty when none has. */
export function clauseLabel(clause: string, words: Words): string {
  for (let part = clause; part !== ''; part = part.slice(0, -1)) {
    const label = words.clauses[part];
    if (label !== undefined) return label;
    // Only the law's number is left: without its last digit it would be another law.
    if (/^\d+$/.test(part)) break;
  }
  return '';
}

/** Whether a card lies in a hand that is closed to the reader. */
export type Hidden = (card: Card) => boolean;

/** A finding of the Laws or of the audit, whose keys are its own. */
export type AnyFinding = Omit<Finding, 'key' | 'at'> & { readonly key: string };

/**
 * The sentence about a finding; a general one when its key has no words of its own.
 * @param hidden cards that the sentence does not name; none when left out
 */
export function findingText(finding: AnyFinding, words: Words, naming: Naming, hidden?: Hidden): string {
  const message = Object.hasOwn(words.findings, finding.key) ? words.findings[finding.key] : undefined;
  const params = withoutCards(finding.params, hidden);
  if (message !== undefined) return message(slotsOf(params, naming));
  return words.otherFinding({
    label: clauseLabel(finding.laws[0] ?? '', words),
    seat: finding.seat === undefined ? null : naming.seat(finding.seat),
    card: finding.card === undefined ? null : naming.card(finding.card),
    trick: finding.trick ?? null,
  });
}

/** The sentence of a slip that is repeated in a file, followed by how often and on which boards. */
export function withSame(text: string, params: Params, words: Words): string {
  const count = params['sameCount'];
  if (typeof count !== 'number') return text;
  const boards = String(params['sameBoards'] ?? '')
    .replaceAll(',', ', ')
    .replaceAll('-', '–');
  return `${text} ${words.audit.same({ count, boards })}`;
}

/** The parameters without the cards of closed hands. */
function withoutCards(params: Params, hidden: Hidden | undefined): Params {
  if (hidden === undefined) return params;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const cards = typeof value === 'string' ? value.split(' ') : [''];
      return [name, cards.every(isCard) ? cards.filter((card) => !hidden(card)).join(' ') : value];
    }),
  );
}

/** Why an exception that was considered did not apply; empty when the reason has no sentence. */
export function reasonText(why: string, words: Words): string {
  return Object.hasOwn(words.reasons, why) ? (words.reasons[why] as string) : '';
}

/** The fact as one clause of a sentence, from the position just before it. */
export function factSentence(fact: Fact, before: Table | null, words: Words, naming: Naming): string {
  return words.factText(fact, naming, { leads: leads(fact, before) });
}

/** Who says so, and whether the sides agree: `Disputed (according to North)`; empty where the record does not say. */
export function vouchedText(fact: Fact, words: Words, naming: Naming): string {
  const vouching = vouchingOf(fact);
  return vouching === null ? '' : words.vouched(vouching, naming);
}

/** A fact with everything the record says of it: sentences without a full stop. */
export function factSentences(
  fact: Fact,
  before: Table | null,
  words: Words,
  naming: Naming,
): readonly string[] {
  return [factSentence(fact, before, words, naming), vouchedText(fact, words, naming), noteOn(fact)].filter(
    (part) => part !== '',
  );
}

function leads(fact: Fact, before: Table | null): boolean {
  if (fact.type !== 'CardPlayed' || before === null) return false;
  if (fact.as !== undefined) return fact.as === 'lead';
  const { trick, turn, openPlaces } = before;
  // The next hand accepts a lead out of turn by playing to it (53A, 54B).
  const follows = turn !== fact.seat && leadToTheRight(before, fact.seat) !== null;
  return !follows && openPlaces.length === 0 && (trick === null || isFull(trick));
}

/** The name of a procedure of the Laws in the reader's language. */
export function machineName(machine: MachineName, words: Words): string {
  return words.machines[machine].name;
}

/** The state’s label. */
export function stateName(machine: MachineName, state: CaseState<MachineName>, words: Words): string {
  if (state === 'notKnown') return words.stateNotKnown;
  const states: Readonly<Record<string, string>> = words.machines[machine].states;
  return states[state] as string;
}

/** The procedure, its player and its card, as far as the case names them. */
export function caseTitle(open: Case, words: Words, naming: Naming): string {
  const { seat, card } = subjectOf(open);
  return titled(
    machineName(open.machine, words),
    seat === null ? null : naming.seat(seat),
    card === null ? null : naming.card(card),
  );
}

/** The deal's own title, or its board, or where it comes from; never empty. */
export function dealTitle(header: RecordHeader, words: Words): string {
  return ownTitle(header, words) ?? words.screen.replay.untitled;
}

/** The deal's own title, or its board, or its source; null when the record has none of them. */
export function ownTitle(header: RecordHeader, words: Words): string | null {
  const { title, deal, source, event } = inLanguage(header, words.language);
  // The name of the event is no title of a deal: all boards of the session have it.
  if (title.trim() !== '' && (title !== event || deal.board === '')) return title;
  if (deal.board !== '') return boardTitle(header, words);
  // Pasted text has a source without a name.
  return source === undefined || source.trim() === '' ? null : source;
}

/** “Board 7 · Table 3”: which deal of a session, and at which table. */
export function boardTitle({ deal, table, room }: RecordHeader, words: Words): string {
  const { replay } = words.screen;
  const rooms: Readonly<Record<string, string>> = replay.rooms;
  return [
    replay.board({ board: deal.board }),
    ...(table === undefined || table === '' ? [] : [replay.atTable({ table })]),
    ...(room === undefined || room === '' ? [] : [rooms[room.toLowerCase()] ?? room]),
  ].join(' · ');
}

/** “4♥ South +1”: contract, declarer, and the result where the record states one. */
export function resultText(
  { contract, declarer, auction, statedResult }: RecordHeader,
  words: Words,
): string {
  const { replay, boardsPage } = words.screen;
  if (contract === null)
    return auction?.length === 4 && auction.every((call) => call === 'P')
      ? boardsPage.passedOut
      : replay.noContract;
  const over = statedResult && statedResult.declarerTricks - tricksNeeded(contract);
  const result = over === undefined ? [] : [isolate(margin(over))];
  const by = declarer === null ? [] : [words.written.seat(declarer)];
  return [words.written.contract(contract), ...by, ...result].join(' ');
}

/** A whole hand on one line, suits and ranks in the reader's letters: `♠K843 ♥10542 ♦J6 ♣863`. */
export function handLine(hand: Hand, words: Words): string {
  const suits = [...SUITS].reverse().map((suit) => {
    const ranks = cardsIn(hand, suit).map((card) => rankLetter(rankOf(card), words.settings));
    return SUIT_SYMBOL[suit] + (ranks.length === 0 ? '–' : ranks.join(''));
  });
  return isolate(suits.join(' '));
}
