/** A memory with gaps recorded at the desk of the built page from nothing: cards nobody remembers, tricks that are left out. */

import { expect } from 'chai';
import type { Fact } from '../../src/events/event.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import { deepText } from './support/open.ts';
import { removedAfterEach, stored } from './support/streams.ts';

interface Line extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
}

/** What is remembered of the deal below: of South’s one spade everybody is certain, of the rest nobody. */
const REMEMBERED: readonly Fact[] = [
  { type: 'CardPlayed', seat: 'W', card: 'SK' },
  { type: 'CardPlayed', seat: 'N' },
  { type: 'CardPlayed', seat: 'E', suit: 'S' },
  { type: 'CardPlayed', seat: 'S', suit: 'S' },
  { type: 'TricksSkipped', from: 2, through: 4, side: 'NS', won: 2 },
  { type: 'CardPlayed', seat: 'W', suit: 'C' },
];
/** South had one spade only. */
const AGAINST: readonly Fact[] = [
  { type: 'CardPlayed', seat: 'N', card: 'C7' },
  { type: 'CardPlayed', seat: 'E', card: 'C9' },
  { type: 'CardPlayed', seat: 'S', suit: 'S' },
];

const buttonIn = (root: ParentNode, text: string): HTMLButtonElement | undefined =>
  [...root.querySelectorAll('button')].find((one) =>
    `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.includes(text),
  );

function fill(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input'));
}

/** An empty desk, with all hands known and 4♥ by South. */
async function begun(): Promise<{ frame: HTMLIFrameElement; line: Line; stream: string }> {
  const frame = await framed();
  const library = await waited('home is there', () => inside(frame).querySelector('dt-library'));
  (
    await waited('it can be begun', () => library.shadowRoot && buttonIn(library.shadowRoot, 'New deal'))
  ).click();
  const form = await waited('the form is there', () => {
    const found = library.shadowRoot!.querySelector('dt-new-deal');
    return found?.shadowRoot?.querySelector('form') ? found.shadowRoot : null;
  });
  fill(form.querySelector('#N')!, 'T74 A92 AK53 K87');
  fill(form.querySelector('#E')!, 'J98 KJ76 T92 Q92');
  fill(form.querySelector('#S')!, 'A QT543 76 AJT63');
  fill(form.querySelector('#contract')!, '4H');
  await waited('the fourth hand fills itself', () =>
    form.querySelector('#told-W')!.textContent.includes('Q6532'),
  );
  const declarer = form.querySelectorAll('select')[2]!;
  declarer.value = 'S';
  declarer.dispatchEvent(new Event('change'));
  form.querySelector('form')!.requestSubmit();
  const line = await waited('the desk is there', () => {
    const found = inside(frame).querySelector<Line>('dt-record-line');
    return found?.shadowRoot?.querySelector('input') ? found : null;
  });
  const stream = new URLSearchParams(frame.contentWindow!.location.hash.slice(1)).get('deal') ?? '';
  return { frame, line, stream };
}

const screenOf = (frame: HTMLIFrameElement): ShadowRoot =>
  inside(frame).querySelector('replay-screen')!.shadowRoot!;

function handOf(frame: HTMLIFrameElement, name: string): Element {
  const { shadowRoot } = screenOf(frame).querySelector('dt-table')!;
  return shadowRoot!.querySelector(`.hand[aria-label="${name}"]`)!;
}

const count = (frame: HTMLIFrameElement, facts: number): Promise<true> =>
  waited(`there are ${facts} facts`, () =>
    deepText(inside(frame).querySelector('replay-screen')!).includes(`Event ${facts} of ${facts}`),
  );

async function press(frame: HTMLIFrameElement, seat: string, button: string): Promise<void> {
  (await waited(`${seat}: ${button}`, () => buttonIn(handOf(frame, seat), button))).click();
}

/** The text of the tab that says what is certain. */
async function certain(frame: HTMLIFrameElement): Promise<string> {
  (
    await waited('there is a tab', () => buttonIn(screenOf(frame).querySelector('.tabs')!, 'Certain'))
  ).click();
  const panel = await waited('it opens', () => screenOf(frame).querySelector('dt-certain'));
  await waited('it speaks', () => deepText(panel).includes('What is certain'));
  return deepText(panel)
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ');
}

async function showsWhatFollows(frame: HTMLIFrameElement): Promise<void> {
  const text = await certain(frame);
  expect(text).to.include('North–South have won 3 tricks and East–West 1');
  expect(text).to.include('The card South played to trick 1 must have been the ♠A');
  expect(text).to.include('The card West played to trick 5 was ♣5 or ♣4');
  expect(text).not.to.include('Contradictions');
}

async function showsWhatContradicts(frame: HTMLIFrameElement): Promise<void> {
  await waited('it is said', () =>
    deepText(screenOf(frame).querySelector('dt-certain')!).includes('Contradictions'),
  );
  const text = await certain(frame);
  expect(text).to.match(/Contradictions in the record.*cards.*Event 9/i);
  // Nothing follows from a record that can't be true.
  expect(text).not.to.include('must have been');
}

describe('a memory at the desk', function () {
  this.timeout(240_000);
  const streams = removedAfterEach();

  it('is pressed: a card, its suit alone, tricks left out, and whoever leads then', async () => {
    const { frame, line, stream } = await begun();
    streams.push(stream);
    await press(frame, 'West', 'king of spades');
    await count(frame, 1);
    await press(frame, 'North', 'unknown card');
    await count(frame, 2);
    expect(buttonIn(line.shadowRoot, 'Leave tricks out')).to.equal(undefined);
    await press(frame, 'East', 'unknown spade');
    await count(frame, 3);
    await press(frame, 'South', 'unknown spade');
    await count(frame, 4);
    (await waited('tricks can be left out', () => buttonIn(line.shadowRoot, 'Leave tricks out'))).click();
    await leaveOut(frame, ['4', 'NS', '2']);
    await count(frame, 5);
    // Nobody can tell who won the last of them: any hand can lead.
    await press(frame, 'West', 'unknown club');
    await count(frame, 6);
    expect(await stored(stream)).to.deep.equal(REMEMBERED);
    await showsWhatFollows(frame);
    await press(frame, 'North', 'seven of clubs');
    await count(frame, 7);
    await press(frame, 'East', 'nine of clubs');
    await count(frame, 8);
    await press(frame, 'South', 'unknown spade');
    await count(frame, 9);
    expect(await stored(stream)).to.deep.equal([...REMEMBERED, ...AGAINST]);
    await showsWhatContradicts(frame);
  });

  it('is typed, with the same rows and the same words', async () => {
    const { frame, line, stream } = await begun();
    streams.push(stream);
    const field = line.shadowRoot.querySelector('input')!;
    const typed = async (text: string, facts: number): Promise<void> => {
      fill(field, text);
      line.shadowRoot.querySelector('form')!.requestSubmit();
      await waited(`${text} is stored`, () => field.value === '');
      await count(frame, facts);
    };
    await typed('sk ? s? s?; tricks 2-4 ns 2; w: c?', 6);
    expect(await stored(stream)).to.deep.equal(REMEMBERED);
    await showsWhatFollows(frame);
    await typed('c7 c9 s?', 9);
    expect(await stored(stream)).to.deep.equal([...REMEMBERED, ...AGAINST]);
    await showsWhatContradicts(frame);
  });

  it('says at once what is certain, where nothing else has something to say', async () => {
    const { frame, line, stream } = await begun();
    streams.push(stream);
    fill(line.shadowRoot.querySelector('input')!, 'sk ?');
    line.shadowRoot.querySelector('form')!.requestSubmit();
    await count(frame, 2);
    const panel = await waited('it is there', () => screenOf(frame).querySelector('#behind dt-certain'));
    await waited('it speaks', () => deepText(panel).includes('What is certain'));
  });

  it('has no such tab while every card is told', async () => {
    const { frame, line, stream } = await begun();
    streams.push(stream);
    fill(line.shadowRoot.querySelector('input')!, 'sk s4');
    line.shadowRoot.querySelector('form')!.requestSubmit();
    await count(frame, 2);
    const tabs = await waited('there are tabs', () => screenOf(frame).querySelector('.tabs'));
    expect(buttonIn(tabs, 'Play')).not.to.equal(undefined);
    expect(buttonIn(tabs, 'Certain')).to.equal(undefined);
  });
});

/** Answers what is asked of tricks that are left out: up to which, who won some of them, and how many; then records it. */
async function leaveOut(frame: HTMLIFrameElement, answers: readonly string[]): Promise<void> {
  const form = (selector: string): HTMLElement | null | undefined =>
    inside(frame).querySelector('dt-fact-form')?.shadowRoot?.querySelector<HTMLElement>(selector);
  for (const answer of answers) {
    const button = await waited(`${answer} can be answered`, () =>
      form(`.answers [data-answer="${answer}"]`),
    );
    const asked = form('#title')?.dataset['field'];
    button.click();
    await waited('it is answered', () => form('#title')?.dataset['field'] !== asked);
  }
  (await waited('it can be recorded', () => form('.record'))).click();
}
