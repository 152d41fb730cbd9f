/** A contested claim beside the replay: the stated line, the lines walked, what is marked, and the answer that is recorded. */

import { expect } from 'chai';
import { claimsFound } from '../../src/audit/claims/claimAt.ts';
import type { DependsOn } from '../../src/audit/claims/dependsOn.ts';
import { workOn } from '../../src/audit/claims/workbench.ts';
import { positionsOf } from '../../src/view/replayOf.ts';
import type { QuestionAnswered } from '../../src/events/event.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import type { ClaimShelf, ClaimWork } from '../../src/ui/claim/kept.ts';
import type { ClaimAsked } from '../../src/ui/claim/asking.ts';
import type { ReplayScreenElement } from '../../src/ui/replay-screen/replay-screen.element.ts';
import { dressed, rulesIn, violations } from './support/axe.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import {
  behind,
  clear,
  deepText,
  mount,
  recordOf,
  replayFrom,
  replayOfRecord,
  settled,
} from './support/open.ts';

const FORGOTTEN = '/fixtures/law70/70C-trump-out-and-forgotten.json';

/** The deal up to the doubt, before anybody has answered: the last three cards of each hand, so that nothing takes time. */
async function doubted(shelf?: ClaimShelf): Promise<ReplayScreenElement> {
  const record = await recordOf(FORGOTTEN);
  const to = record.events.findIndex(({ type }) => type === 'ClaimDoubted') + 1;
  return answered(
    await mount(replayOfRecord({ ...record, events: record.events.slice(0, to) })),
    null,
    shelf,
  );
}

/** The workbench is asked in this page itself. */
async function answered(
  element: ReplayScreenElement,
  depends: DependsOn | null = null,
  shelf?: ClaimShelf,
): Promise<ReplayScreenElement> {
  element.addEventListener('claim-asked', (event) => {
    const { replay, found } = (event as CustomEvent<ClaimAsked>).detail;
    found(
      claimsFound(replay.record.events, positionsOf(replay)),
      (asked) => Promise.resolve({ ...workOn(asked, 500, 500), depends }),
      shelf,
    );
  });
  element.goTo(element.replay!.last);
  await settled(element);
  return element;
}

const opened = async (element: ReplayScreenElement, tab = 'Claim'): Promise<ShadowRoot> => {
  const { shadowRoot } = await behind(element, tab);
  await waited('the lines', () => shadowRoot.querySelector('#lines'));
  return shadowRoot;
};

const textOf = (root: ShadowRoot): string => deepText(root).replaceAll(/\s+/g, ' ');

const plays = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('.plays button')].map((one) => one.textContent.trim());

const labelled = (root: ShadowRoot, text: string): HTMLSelectElement =>
  [...root.querySelectorAll('label.kind')]
    .find((one) => one.textContent.includes(text))!
    .querySelector('select')!;

async function mark(root: ShadowRoot, text: string, kind = 'notNormal'): Promise<void> {
  const select = labelled(root, text);
  select.value = kind;
  select.dispatchEvent(new Event('change'));
  await new Promise((done) => setTimeout(done, 50));
}

describe('a claim beside the replay', function () {
  this.timeout(240_000);
  afterEach(clear);

  it('has what was typed before the page was closed, and says once that it is not recorded', async () => {
    const works = new Map<string, ClaimWork | null>();
    const shelf: ClaimShelf = {
      record: 'one',
      copiedFrom: null,
      get: (claim) => works.get(claim) ?? null,
      set: (claim, work) => works.set(claim, work),
    };
    const fieldIn = (root: ShadowRoot): HTMLInputElement =>
      root.querySelector<HTMLInputElement>('form input')!;
    const first = await opened(await doubted(shelf));
    expect(textOf(first)).to.not.include('It is not recorded');
    fieldIn(first).value = 'sa';
    fieldIn(first).dispatchEvent(new Event('input', { bubbles: true }));
    expect(works.size).to.equal(1);
    clear();
    const again = await opened(await doubted(shelf));
    expect(fieldIn(again).value).to.equal('sa');
    expect(textOf(again)).to.include('It is not recorded');
    fieldIn(again).value = 'sk';
    fieldIn(again).dispatchEvent(new Event('input', { bubbles: true }));
    await waited('it is said once', () => !textOf(again).includes('It is not recorded'));
  });

  it('tells what was claimed, which trump is out, and that people judge', async () => {
    const root = await opened(await doubted());
    const text = textOf(root);
    expect(text).to.contain('West claims 9 of the last 10 tricks.');
    expect(text).to.contain('Trumps out (70C), South: ♠J');
    expect(text).to.contain('Only people may say');
    expect([...root.querySelectorAll('.diagram .seat')].map((one) => one.textContent)).to.deep.equal([
      'North',
      'East',
      'South',
      'West',
    ]);
  });

  it('follows the stated line, and says what it does not understand', async () => {
    const root = await opened(await doubted());
    const field = root.querySelector<HTMLInputElement>('form input')!;
    const send = async (line: string): Promise<void> => {
      field.value = line;
      root.querySelector<HTMLElement>('form button')!.click();
      await new Promise((done) => setTimeout(done, 50));
    };
    await send('ca');
    expect(textOf(root)).to.contain('♣A cannot be led: the lead is in the other hand, West.');
    await send('then hearts');
    expect(root.querySelector('[role=alert]')!.textContent).to.contain('Not understood');
    await waited('what the other line came to is gone', () => !textOf(root).includes('cannot be led'));
  });

  it('walks a line card by card, there and back, and the focus goes with it', async () => {
    const root = await opened(await doubted());
    const before = plays(root);
    root.querySelector<HTMLElement>('.plays button')!.click();
    await waited('the card is played', () => textOf(root).includes('In turn: North'));
    expect(root.activeElement?.id).to.equal('lines');
    [...root.querySelectorAll<HTMLElement>('.buttons button')]
      .find((one) => one.textContent === 'Back to the claim')!
      .click();
    await waited('the claim is back', () => textOf(root).includes('In turn: West'));
    expect(plays(root)).to.deep.equal(before);
  });

  it('tells what the number hangs on, both ways, and nothing where it hangs on nothing', async () => {
    const record = await replayFrom(FORGOTTEN);
    const depends: DependsOn = {
      facts: [{ fact: 'finesse', tricks: 6, isWhole: false }],
      together: { facts: ['finesse', 'winnerWasted'], tricks: 7, isWhole: true },
      opponents: [{ seat: 0, card: 0, tricks: 8 }],
    };
    const text = textOf(await opened(await answered(await mount(record), depends)));
    expect(text)
      .to.contain(
        'This number is right only if this is normal: a finesse. If it is not, the fewest are 6. (perhaps fewer still)',
      )
      .and.contain('All of these: a finesse; wastes a winner. If none of them is normal, the fewest are 7.')
      .and.contain('For that, an opponent, North, must find ♣2. Without that the fewest are 8.');
    expect(textOf(await opened(await answered(await mount(record))))).not.to.contain('This number is right');
  });

  it('says that the work failed, and tells the page around it why', async () => {
    const reported: unknown[] = [];
    const { reportError } = globalThis;
    globalThis.reportError = (reason) => void reported.push(reason);
    const reason = new Error('The worker for claims has stopped.');
    const element = await doubted();
    element.addEventListener('claim-asked', (event) => {
      const { replay, found } = (event as CustomEvent<ClaimAsked>).detail;
      found(claimsFound(replay.record.events, positionsOf(replay)), () => Promise.reject(reason));
    });
    const { shadowRoot } = await behind(element, 'Claim');
    await waited('it says so', () => textOf(shadowRoot).includes('This could not be worked out.'));
    globalThis.reportError = reportError;
    expect(reported).to.deep.equal([reason]);
  });

  it('marks a card of an opponent’s as not normal, and as nothing else', async () => {
    const root = await opened(await doubted());
    root.querySelector<HTMLElement>('.plays button')!.click();
    await waited('the card is played', () => textOf(root).includes('In turn: North'));
    const card = plays(root)[0]!.replace('Play ', '');
    expect([...labelled(root, `${card} here is`).options].map(({ value }) => value)).to.deep.equal([
      '',
      'notNormal',
    ]);
    await mark(root, `${card} here is`);
    expect(textOf(root)).to.match(new RegExp(`${card}: [^♠♥♦♣]*not normal, as marked`));
  });

  it('leaves out what is marked, by what is true of it and card by card', async () => {
    const root = await opened(await doubted());
    await mark(root, 'a trump led');
    expect(textOf(root)).to.contain('a trump led; not normal, as marked');
    const card = plays(root)[0]!.replace('Play ', '');
    await mark(root, `${card} here is`);
    expect(plays(root)[0]).not.to.contain(card);
    expect(labelled(root, `${card} here is`).value).to.equal('notNormal');
  });

  it('records the answer with its line, through the same door as every other, while the question is open', async () => {
    const element = await doubted();
    const root = await opened(element);
    await mark(root, 'a trump led');
    let facts: readonly QuestionAnswered[] = [];
    element.addEventListener('facts-recorded', (event) => (facts = (event as CustomEvent).detail));
    root.querySelector<HTMLElement>('button.main')!.click();
    const [{ note = '', ...answer }] = facts as [QuestionAnswered];
    expect(answer).to.include({ type: 'QuestionAnswered', question: 'normalLine', by: 'director' });
    expect(answer.answer).to.be.a('number').below(9);
    expect(note).to.match(/^Line: W: .*\. Not normal: a trump led$/);
    element.goTo(element.replay!.last - 1);
    await settled(element);
    element.goTo(0);
    await settled(element);
    expect(root.querySelector('button.main')).to.equal(null);
  });

  it('tells careless and inferior apart, which stay normal, with who said so, and reads them back from the record', async () => {
    const element = await doubted();
    const root = await opened(element);
    const before = root.querySelector('.fewest')!.textContent;
    await mark(root, 'a trump led', 'careless');
    const card = plays(root)[0]!.replace('Play ', '');
    await mark(root, `${card} here is`, 'inferior');
    expect(textOf(root)).to.contain('careless, as marked').and.to.contain('inferior, as marked');
    expect(root.querySelector('.fewest')!.textContent).to.equal(before);
    const [by, why] = root.querySelectorAll<HTMLInputElement>('.said input');
    by!.value = 'Appeals committee';
    by!.dispatchEvent(new Event('change'));
    why!.value = 'it happens';
    why!.dispatchEvent(new Event('change'));
    let facts: readonly QuestionAnswered[] = [];
    element.addEventListener('facts-recorded', (event) => (facts = (event as CustomEvent).detail));
    root.querySelector<HTMLElement>('button.main')!.click();
    expect(facts[0]!.note).to.contain('Careless: a trump led [Appeals committee: it happens]. Inferior: ');
    clear();
    const { record } = element.replay!;
    const again = await answered(
      await mount(replayOfRecord({ ...record, events: [...record.events, ...facts] })),
    );
    const reopened = await opened(again);
    expect(labelled(reopened, 'a trump led').value).to.equal('careless');
    expect(labelled(reopened, `${card} here is`).value).to.equal('inferior');
    expect(
      [...reopened.querySelectorAll<HTMLInputElement>('.said input')].map((one) => one.value),
    ).to.deep.equal(['Appeals committee', 'it happens', '', '']);
  });

  it('keeps what is stated, walked and marked when another fact is recorded, and behind another tab', async () => {
    const element = await doubted();
    const root = await opened(element);
    const field = root.querySelector<HTMLInputElement>('form input')!;
    field.value = 'ca';
    field.dispatchEvent(new Event('input'));
    root.querySelector<HTMLElement>('form button')!.click();
    await mark(root, 'a trump led', 'careless');
    const [by, why] = root.querySelectorAll<HTMLInputElement>('.said input');
    by!.value = 'Appeals committee';
    by!.dispatchEvent(new Event('change'));
    why!.value = 'it happens';
    why!.dispatchEvent(new Event('change'));
    root.querySelector<HTMLElement>('.plays button')!.click();
    await waited('the card is played', () => textOf(root).includes('In turn: North'));
    const worked = (of: ShadowRoot): unknown => [
      textOf(of),
      [...of.querySelectorAll<HTMLInputElement>('input')].map(({ value }) => value),
      labelled(of, 'a trump led').value,
    ];
    const before = worked(root);
    expect(before).to.have.nested.property('[1]').that.deep.equals(['ca', 'Appeals committee', 'it happens']);

    const { record } = element.replay!;
    element.replay = replayOfRecord({
      ...record,
      events: [...record.events, { type: 'StatementMade', by: 'N', text: 'I had one' }],
    });
    element.goTo(element.replay.last);
    await settled(element);
    expect(worked(root)).to.deep.equal(before);

    await behind(element, 'Laws');
    expect(worked(await opened(element))).to.deep.equal(before);
  });

  it('turns to a note of another’s when it is recorded, and has nothing of it on another deal', async () => {
    const element = await doubted();
    const root = await opened(element);
    await mark(root, 'a trump led', 'careless');
    const { record } = element.replay!;
    const note = 'Line: W: ♠A. Not normal: a trump led [North: no]';
    element.replay = replayOfRecord({
      ...record,
      events: [
        ...record.events,
        { type: 'QuestionAnswered', question: 'normalLine', answer: 8, by: 'director', note },
      ],
    });
    element.goTo(element.replay.last);
    await settled(element);
    expect(labelled(root, 'a trump led').value).to.equal('notNormal');
    element.replay = await replayFrom('/fixtures/law68/68A-hand-faced-is-a-claim.json');
    element.goTo(element.replay.last);
    await settled(element);
    expect(root.querySelectorAll('.said input')).to.have.length(0);
    element.replay = replayOfRecord(record);
    element.goTo(element.replay.last);
    await settled(element);
    expect(labelled(root, 'a trump led').value).to.equal('notNormal');
  });

  for (const [language, tab, title] of [
    ['en', 'Claim', 'Claim'],
    ['tr', 'Talep', 'Löve talebi'],
    ['el', 'Διεκδίκηση', 'Διεκδίκηση'],
    ['he', 'תביעה', 'תביעה'],
  ] as const)
    it(`prints the claim on a sheet of its own, in ${language}`, async () => {
      await loadLanguage(language);
      const element = await doubted();
      element.settings = { ...DEFAULT_SETTINGS, language };
      await settled(element);
      const root = await opened(element, tab);
      const { print } = window;
      let printed = 0;
      window.print = () => printed++;
      [...root.querySelectorAll<HTMLElement>('.buttons button')].at(-1)!.click();
      window.print = print;
      const sheet = document.querySelector('#claim-sheet')!.shadowRoot!.querySelector('.sheet')!;
      expect([printed, sheet.getAttribute('lang'), sheet.getAttribute('dir')]).to.deep.equal([
        1,
        language,
        language === 'he' ? 'rtl' : 'ltr',
      ]);
      expect(sheet.querySelector('h1')!.textContent).to.contain(title);
      expect(sheet.querySelectorAll('.diagram li').length).to.equal(16);
      expect(sheet.querySelector('button, select, input')).to.equal(null);
      expect(getComputedStyle(document.querySelector('#claim-sheet')!).display).to.equal('none');
      const sheets = document.adoptedStyleSheets.length;
      dispatchEvent(new Event('afterprint'));
      expect(document.querySelector('#claim-sheet')).to.equal(null);
      expect(document.adoptedStyleSheets.length).to.equal(sheets - 1);
    });

  it('has no tab where a hand is hidden, and none before the claim is a fact of the deal', async () => {
    const element = await doubted();
    const tabs = (): string[] =>
      [...element.shadowRoot!.querySelectorAll('.tabs button')].map((one) => one.textContent.trim());
    expect(tabs()).to.contain('Claim');
    element.preferences = { ...element.preferences, perspective: 'N' };
    await settled(element);
    expect(tabs()).not.to.contain('Claim');
  });

  it('has a tab for a hand that is faced as a claim, none for one that meant none, and says why nothing is worked out', async () => {
    const mounted = async (path: string): Promise<ReplayScreenElement> =>
      answered(await mount(await replayFrom(path)));
    const faced = await mounted('/fixtures/law68/68A-hand-faced-is-a-claim.json');
    expect(textOf(await opened(faced))).to.contain('South faced the hand and named no number');
    clear();
    const none = await mounted('/fixtures/law48/48B2-innocent-no-claim-meant.json');
    expect(deepText(none.shadowRoot!.querySelector('.tabs')!)).not.to.contain('Claim');
    clear();
    // 43A1c: of what dummy says no claim comes.
    const dummy = await mounted('/fixtures/law43/43A1c-dummy-claims.json');
    expect(deepText(dummy.shadowRoot!.querySelector('.tabs')!)).not.to.contain('Claim');
    clear();
    const waits = await mounted('/fixtures/pairs/68A-claim-while-a-lead-out-of-turn-waits.json');
    const { shadowRoot } = await behind(waits, 'Claim');
    await waited('the reason', () => textOf(shadowRoot).includes('a player must make a choice first'));
    expect(shadowRoot.querySelector('#lines')).to.equal(null);
  });

  it('tells which penalty cards lie there, and that declarer names the one that is played', async () => {
    const two = await replayFrom(
      '/fixtures/pairs/68A-claim-while-one-of-two-penalty-cards-is-to-be-chosen.json',
    );
    const text = textOf(await opened(await answered(await mount(two))));
    expect(text).to.contain('Penalty cards of West: ♦4 and ♦6').and.contain('(50D1)');
    expect(text).to.contain('Declarer names the penalty card that is played (51A).');
    expect(text).to.contain('on the line that brings fewest');
    expect(text).to.contain('Declarer names ♦6 among the penalty cards of West (51A).');
    expect(text).to.match(/Before ♠\w+, declarer leaves East free to lead anything \(50D2, 51B\)/);
  });

  for (const theme of ['light', 'dark'])
    it(`has nothing that axe finds wrong, ${theme}`, async () => {
      const element = await dressed(theme, doubted);
      await opened(element);
      expect(await violations(element, rulesIn(theme))).to.deep.equal([]);
    });

  it('speaks Hebrew from right to left, and the table stays as it is', async () => {
    await loadLanguage('he');
    const element = await doubted();
    element.settings = { ...DEFAULT_SETTINGS, language: 'he' };
    await settled(element);
    const root = await opened(element, 'תביעה');
    expect(textOf(root)).to.contain('התובע: מערב');
    expect(getComputedStyle(root.querySelector('.diagram')!).direction).to.equal('ltr');
    expect(getComputedStyle(root.querySelector('fieldset')!).direction).to.equal('rtl');
  });
});

describe('a claim in the built page', function () {
  this.timeout(240_000);
  afterEach(clear);

  it('is worked on beside the page', async () => {
    const frame = await framed(`#example=${FORGOTTEN.slice(1)}`);
    const screen = await waited('the deal is there', () =>
      inside(frame).querySelector<ReplayScreenElement>('replay-screen'),
    );
    const tab = await waited('its tab', () =>
      [...screen.shadowRoot!.querySelectorAll<HTMLElement>('.tabs button')].find(
        (one) => one.textContent.trim() === 'Claim',
      ),
    );
    tab.click();
    const lines = await waited('the lines', () =>
      screen.shadowRoot!.querySelector('dt-claim')?.shadowRoot?.querySelector('#lines'),
    );
    expect((lines.getRootNode() as ShadowRoot).querySelectorAll('.plays button').length).to.be.greaterThan(5);
  });
});
