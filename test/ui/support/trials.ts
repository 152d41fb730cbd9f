/**
 * The trials of a new director: each recorded from an empty desk, by touch on a phone and by typed lines. What is recorded is the
 * case of the fixtures; what must stand on the screen is what the case says of each moment, and the words a director needs.
 */

import { expect } from 'chai';
import { suitOf, type Card } from '../../../src/domain/card.ts';
import { nextSeat, SEATS, type Seat } from '../../../src/domain/seat.ts';
import { formatHand } from '../../../src/domain/deal.ts';
import { formatContract } from '../../../src/domain/contract.ts';
import type { Fact } from '../../../src/events/event.ts';
import { readCase } from '../../../src/formats/case/readCase.ts';
import type { DealRecord } from '../../../src/events/record.ts';
import { kindOf, type KindWord } from '../../../src/ui/fact-form/kinds.ts';
import { openStore } from '../../../src/store/open.ts';
import { lineOf } from '../../typed/writeLine.ts';
import { framed, waited } from './builtPage.ts';
import { Person, since, type Effort } from './hands.ts';
import type { Trial } from './trialCases.ts';
import { look, lookAtSpeech, squeezed, words, type Drawn, type Way } from './looking.ts';
import { deepElements } from './open.ts';

/** What somebody has to say of a fact: a note beside it is his own affair, and attention to the only revoke there is names no trick. */
function needed({ note: _note, ...fact }: Fact): Fact {
  if (fact.type !== 'AttentionDrawn') return fact;
  const { trick: _trick, seat: _seat, ...rest } = fact;
  return rest;
}

/** What the effort was: until the desk stood ready with hands and contract, and from then on. */
export interface Tried {
  readonly begun: Effort;
  readonly recorded: Effort;
}

/** Records the case from the first page on, looks at each moment of which the case says something, and removes the deal again. */
export async function tried({ path, decisive, speech }: Trial, way: Way): Promise<Tried> {
  const { record, checks } = readCase(await (await fetch(path)).text());
  if (record === null) throw new Error(`${path} holds no deal.`);
  const facts = record.events.map(needed);
  const frame = await framed();
  if (way === 'touch') Object.assign(frame, { width: '390', height: '844' });
  const person = new Person(frame);
  await (way === 'touch' ? beginByTouch(person, record) : beginByKeys(person, record));
  await person.find('dt-record-line');
  const begun = person.effort;
  const screen = await person.find<Drawn>('replay-screen');
  const looked = new Set([decisive, ...checks.map(({ moment }) => moment)]);
  for (let at = 0; at < facts.length;) {
    const next = way === 'touch' ? at + 1 : endOfRun(facts, at, looked);
    const some = facts.slice(at, next);
    await (way === 'touch' ? touch(person, some[0]!, screen) : typeLine(person, lineFor(some, screen)));
    at = next;
    await waited(`${at} facts are on the screen`, () => screen.replay.last === at && screen.at === at);
    await settled(screen);
    for (const check of checks.filter(({ moment }) => moment === at)) look(screen, check);
    if (at === decisive) await lookAtSpeech(person, screen, speech, way);
  }
  const stream = new URLSearchParams(frame.contentWindow!.location.hash.slice(1)).get('deal') ?? '';
  const store = await openStore();
  const stored = await store.read(stream);
  expect(stored.ok ? stored.events.map(({ event }) => event) : [], path).to.deep.equal(facts);
  await store.remove([stream]);
  store.end();
  frame.remove();
  return { begun, recorded: since(person.effort, begun) };
}

async function settled(screen: Drawn): Promise<void> {
  await screen.updateComplete;
  for (const part of deepElements(screen.shadowRoot!)) await (part as Partial<Drawn>).updateComplete;
}

/** Three hands, since the fourth fills itself; dealer and vulnerability follow from the number of the board. */
function describedBy({ header }: DealRecord): {
  hands: [Seat, string][];
  contract: string;
  declarer: Seat;
  board: string;
} {
  const { deal, contract, declarer } = header;
  const hands = SEATS.slice(0, 3).map((seat): [Seat, string] => [seat, formatHand(deal.hands[seat]!)]);
  return { hands, contract: formatContract(contract!), declarer: declarer!, board: deal.board };
}

async function beginByTouch(person: Person, record: DealRecord): Promise<void> {
  const { hands, contract, declarer, board } = describedBy(record);
  await person.press(
    await person.find('button', (one) => one.textContent.trim() === words.screen.desk.newDeal),
  );
  await person.write(await person.find<HTMLInputElement>('[inputmode=numeric]', isNumber), board);
  await person.write(await person.find<HTMLInputElement>('#contract'), `${contract}${declarer}`);
  for (const [seat, hand] of hands)
    await person.write(await person.find<HTMLTextAreaElement>(`textarea#${seat}`), hand);
  await person.press(
    await person.find('button.primary', (one) => one.textContent.trim() === words.screen.desk.begin),
  );
}

async function beginByKeys(person: Person, record: DealRecord): Promise<void> {
  const { hands, contract, declarer, board } = describedBy(record);
  const button = await person.find('button', (one) => one.textContent.trim() === words.screen.desk.newDeal);
  person.frame.contentWindow!.focus();
  await person.tabTo(button);
  await person.key('Enter');
  const fill = async (field: HTMLElement, text: string): Promise<void> => {
    await person.tabTo(field);
    await person.type(text);
  };
  await fill(await person.find<HTMLInputElement>('[inputmode=numeric]', isNumber), board);
  await fill(await person.find<HTMLInputElement>('#contract'), `${contract}${declarer}`.toLowerCase());
  for (const [seat, hand] of hands)
    await fill(await person.find<HTMLTextAreaElement>(`textarea#${seat}`), hand.toLowerCase());
  await person.tabTo(
    await person.find('button.primary', (one) => one.textContent.trim() === words.screen.desk.begin),
  );
  await person.key('Enter');
}

const isNumber = (one: HTMLInputElement): boolean => one.maxLength === 12;

/** Cards that follow each other clockwise stand on one line, up to the next moment that is looked at. */
function endOfRun(facts: readonly Fact[], from: number, looked: ReadonlySet<number>): number {
  let end = from + 1;
  while (end < facts.length && !looked.has(end) && follows(facts[end - 1] as Fact, facts[end] as Fact)) end++;
  return end;
}

const follows = (one: Fact, next: Fact): boolean =>
  isPlainPlay(one) &&
  isPlainPlay(next) &&
  nextSeat((one as { seat: Seat }).seat) === (next as { seat: Seat }).seat;

const isPlainPlay = (fact: Fact): boolean =>
  fact.type === 'CardPlayed' && Object.keys(fact).every((field) => /^(?:type|seat|card)$/.test(field));

function lineFor(facts: readonly Fact[], { replay }: Drawn): string {
  const [first] = facts as [Fact];
  if (isPlainPlay(first)) {
    const { seat } = first as { seat: Seat };
    const cards = runOf(facts.map((fact) => (fact as { card: Card }).card)).toLowerCase();
    return replay.table(replay.last).turn === seat ? cards : `${seat.toLowerCase()}:${cards}`;
  }
  if (first.type === 'CardExposed' && /^(?:dropped|shown)$/.test(first.manner))
    return `${first.manner} ${first.seat} ${first.card}`.toLowerCase();
  if (first.type === 'ChoiceMade') return `chose ${first.option}`.toLowerCase();
  if (first.type === 'QuestionAnswered' && replay.moment(replay.last).questions.length === 1)
    return `answer ${String(first.answer)}`.toLowerCase();
  return (lineOf(first) ?? '').toLowerCase();
}

/** A suit once for the cards behind it: `SK48 H3`. */
const runOf = (cards: readonly Card[]): string =>
  cards
    .map((card, index) => {
      const before = cards[index - 1];
      if (before !== undefined && suitOf(before) === suitOf(card)) return card.slice(1);
      return before === undefined ? card : ` ${card}`;
    })
    .join('');

async function typeLine(person: Person, line: string): Promise<void> {
  const field = await person.find<HTMLInputElement>('#line');
  if (person.focused !== field) await person.key('/');
  await person.type(line);
  await person.key('Enter');
  await waited(`stored: ${line}`, () => field.value === '');
}

/** With a press on the card, the choice or the answer where there is one; everything else is told to the form, question by question. */
async function touch(person: Person, fact: Fact, screen: Drawn): Promise<void> {
  if (isPlainPlay(fact)) return person.press(await cardIn(person, (fact as { card: Card }).card));
  if (fact.type === 'ChoiceMade')
    return person.press(await person.find(`.take[data-option="${fact.option}"]`));
  if (fact.type === 'QuestionAnswered' && fact.question === 'withoutRevoke') {
    const field = await person.find<HTMLInputElement>('.answers input[type=number]');
    await person.write(field, String(fact.answer));
    return person.press(
      await person.find('.answers button', (one) => one.parentElement === field.parentElement),
    );
  }
  const { seat, card } = fact as { readonly seat?: Seat; readonly card?: Card };
  const held = card === undefined || seat === undefined ? undefined : person.seen('button', isCard(card));
  if (held !== undefined) await person.hold(held);
  else
    await person.press(
      await person.find('button', (one) => one.textContent.trim() === words.screen.happening.open),
    );
  const kind = kindNamed(fact);
  const form = await person.find(
    'dt-fact-form',
    (one) => one.shadowRoot?.querySelector('dialog')?.open === true,
  );
  const root = form.shadowRoot!;
  const offered = await waited('the kinds are there', () =>
    root.querySelector<HTMLElement>(`[data-answer="${kind}"]`),
  );
  await person.press(offered);
  for (let questions = 0; questions < 8; questions++) {
    await (form as Drawn).updateComplete;
    const record = root.querySelector<HTMLElement>('.record');
    if (record !== null) {
      expect(squeezed(root.querySelector('#sentence')!.textContent).length, 'the sentence').to.be.greaterThan(
        5,
      );
      return person.press(record);
    }
    const field = root.querySelector<HTMLElement>('#title')!.dataset['field'] ?? '';
    const { [field]: value = '' } = fact as unknown as Readonly<Record<string, string | number | boolean>>;
    const answer = String(value);
    await person.press(
      await waited(`${field} ${answer}`, () => root.querySelector<HTMLElement>(`[data-answer="${answer}"]`)),
    );
  }
  throw new Error(`${JSON.stringify(fact)} at ${screen.replay.last}: it asks without end.`);
}

/** The kind as a director would call it. */
function kindNamed(fact: Fact): KindWord {
  if (fact.type === 'CardExposed' && (fact.manner === 'dropped' || fact.manner === 'shown'))
    return fact.manner;
  return kindOf(fact);
}

const isCard =
  (card: Card) =>
  (one: HTMLElement): boolean =>
    one.getAttribute('aria-label') === words.spoken.card(card) && one.classList.contains('card');
const cardIn = (person: Person, card: Card): Promise<HTMLElement> => person.find('button', isCard(card));
