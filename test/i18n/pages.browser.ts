import { expect } from 'chai';
import { setViewport } from '../ui/support/viewport.ts';
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '../../src/i18n/settings.ts';
import type { WorkshopElement } from '../../src/apps/workshop/workshop.element.ts';
import type { ReplayScreenElement } from '../../src/ui/replay-screen/replay-screen.element.ts';
import '../../src/apps/workshop/main.ts';
import { isLookedAt, violations } from '../ui/support/axe.ts';
import { deepElements } from '../ui/support/open.ts';
import { latinWords } from './left-overs.ts';
import { prose } from './languages.ts';
import { isNotation, langOf, lineOf, replayIn, seen, speak } from './support.ts';
import { waited } from '../ui/support/builtPage.ts';

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

async function open(): Promise<WorkshopElement> {
  const workshop = document.createElement('dealtrail-workshop');
  const main = document.createElement('div');
  main.append(workshop);
  document.body.replaceChildren(main);
  await workshop.updateComplete;
  return workshop;
}

/** As a reader does: in the settings, by the language’s own name. */
async function choose(workshop: WorkshopElement, language: Language): Promise<void> {
  const bar = workshop.shadowRoot!.querySelector('dt-settings')!;
  const select = [...bar.shadowRoot!.querySelectorAll('select')].find((one) =>
    [...one.options].some(({ text }) => text === LANGUAGE_NAMES.he),
  )!;
  select.value = language;
  select.dispatchEvent(new Event('change'));
  await waited(`the page speaks ${language}`, () => document.documentElement.lang === language);
  await workshop.updateComplete;
  await wait(60);
}

const inner = (workshop: WorkshopElement, tag: string): Element | null =>
  workshop.shadowRoot!.querySelector(tag);

/** Text in another language than the page's that is not marked as such. */
function leftOvers(root: Element, language: Language): string[] {
  const other = language === 'tr' || language === 'en' ? null : /[A-Za-z]{2,}/g;
  const turkish =
    /\b(?:the|of|and|may|must|not|what|plays?|leads?|card|cards|trick|tricks|(?<!double )dummy|North|South|East|West|deals?|find|open)\b/gi;
  return seen(root).flatMap(({ text, element }) => {
    // `E K D Kn`: the card letters a reader may choose.
    const letters = /^\s*(?:[A-Z][a-z]? )+[A-Z][a-z]?\s*$/.test(text);
    if (langOf(element) !== language || isNotation(element) || letters) return [];
    return [...prose(text).matchAll(other ?? turkish)]
      .map(([word]) => word)
      .filter((word) => !latinWords(language).has(word))
      .map((word) => `${word} in “${text.trim().slice(0, 80)}” (${element.localName})`);
  });
}

const CASE = '/fixtures/deals/seed-002-deal-3.json';

describe('every page', function () {
  this.timeout(120_000);
  beforeEach(async () => {
    localStorage.clear();
    history.replaceState(null, '', location.pathname + location.search.replace(/[?&]lang=\w+/, ''));
    await setViewport({ width: 1280, height: 2000 });
  });
  afterEach(async () => {
    document.body.replaceChildren();
    document.body.removeAttribute('style');
    location.hash = '';
    localStorage.clear();
    await speak('en');
  });

  it('offers each language by its own name, marked as that language', async () => {
    const workshop = await open();
    const options = [
      ...workshop.shadowRoot!.querySelector('dt-settings')!.shadowRoot!.querySelectorAll('option'),
    ];
    for (const language of LANGUAGES) {
      const option = options.find(({ text }) => text === LANGUAGE_NAMES[language])!;
      expect(option.lang).to.equal(language);
    }
  });

  it('says so when a language cannot be loaded, and shows the one it still speaks', async () => {
    const workshop = await open();
    const bar = workshop.shadowRoot!.querySelector('dt-settings')!;
    const status = bar.shadowRoot!.querySelector('[role=status]')!;
    const select = bar.shadowRoot!.querySelector('select')!;
    expect(status.textContent).to.equal('');
    select.value = 'he';
    workshop.languageFailed = true;
    await workshop.updateComplete;
    await wait(20);
    expect(select.value).to.equal('en');
    expect(status.textContent).to.contain('could not be loaded');
  });

  for (const language of ['tr', 'el', 'he'] as const) {
    it(`changes to ${language} at once, without loading again, live region and all, and nothing stays English`, async () => {
      const workshop = await open();
      await choose(workshop, language);
      expect(document.documentElement.dir).to.equal(language === 'he' ? 'rtl' : 'ltr');
      expect(seen(workshop).length, 'there is much to read').to.be.greaterThan(40);
      expect(leftOvers(workshop, language), 'home').to.deep.equal([]);
      await choose(workshop, 'en');

      const text = await (await fetch(CASE)).text();
      await workshop.openContent('', new Blob([text]));
      await waited('the check is shown', () => inner(workshop, 'dt-import-check') !== null);
      await choose(workshop, language);
      expect(
        leftOvers(workshop, language).filter((line) => !line.includes('One of you')),
        'check',
      ).to.deep.equal([]);
      await choose(workshop, 'en');

      workshop.look(0);
      await waited('the replay is shown', () => inner(workshop, 'replay-screen') !== null);
      const replay = inner(workshop, 'replay-screen') as ReplayScreenElement;
      replay.goTo(25);
      await wait(400);
      const region = replay.shadowRoot!.querySelector('[aria-live]')!;
      const before = region.textContent.trim();
      expect(before).to.match(/penalty card/);
      await choose(workshop, language);
      expect(region.textContent.trim()).to.not.equal(before);
      expect(region.textContent.trim()).to.not.equal('');
      for (const details of deepElements(replay.shadowRoot!))
        if (details instanceof HTMLDetailsElement) details.open = true;
      for (const at of [5, 24, 58]) {
        replay.goTo(at);
        await wait(380);
        const left = leftOvers(replay.shadowRoot!.querySelector('article')!, language);
        expect(
          left.filter((line) => !/seed 002|Teaching deals|One of you/.test(line)),
          `at ${at}`,
        ).to.deep.equal([]);
      }
    });

    for (const screen of ['laws', 'audit'] as const) {
      it(`${screen} in ${language}: nothing is English, nothing sticks out at 320 pixels, axe finds nothing`, async () => {
        const workshop = await open();
        await choose(workshop, language);
        location.hash = `#${screen}`;
        await waited('the page is shown', () =>
          Boolean(inner(workshop, `dt-${screen}`)?.shadowRoot?.querySelector('h1')),
        );
        await wait(200);
        expect(leftOvers(workshop, language)).to.deep.equal([]);
        if (isLookedAt(language)) expect(await violations(workshop.parentElement!)).to.deep.equal([]);
        await setViewport({ width: 320, height: 800 });
        await wait(100);
        expect(document.documentElement.scrollWidth - document.documentElement.clientWidth).to.be.at.most(0);
      });
    }

    if (isLookedAt(language))
      it(`axe finds nothing at home and in the settings in ${language}`, async () => {
        const workshop = await open();
        await choose(workshop, language);
        workshop.shadowRoot!.querySelector('dt-settings')!.shadowRoot!.querySelector('details')!.open = true;
        expect(await violations(workshop.parentElement!)).to.deep.equal([]);
      });

    for (const [name, path, at] of [
      ['a penalty card', CASE, 25],
      ['six choices', '/fixtures/seeds/seed-000-example-7a.json', 10],
      ['the result three ways', '/fixtures/deals/seed-002-deal-1.json', 56],
    ] as const) {
      it(`nothing sticks out at 320 pixels on the replay in ${language}, and axe finds nothing: ${name}`, async () => {
        await setViewport({ width: 1280, height: 3000 });
        const element = await replayIn(language, path, at);
        for (const details of deepElements(element.shadowRoot!))
          if (details instanceof HTMLDetailsElement) details.open = true;
        await wait(100);
        if (isLookedAt(language)) expect(await violations(element)).to.deep.equal([]);
        // The paper’s own margins, as the workshop has them.
        document.body.style.margin = '0';
        document.body.style.paddingInline = '12px';
        await setViewport({ width: 320, height: 800 });
        await wait(100);
        expect(document.documentElement.scrollWidth - document.documentElement.clientWidth).to.be.at.most(0);
      });
    }
  }

  it('keeps the language chosen for the next visit; the address goes before it', async () => {
    await choose(await open(), 'el');
    await speak('en');
    await open();
    expect(document.documentElement.lang).to.equal('el');
    history.replaceState(null, '', `${location.pathname}${location.search}#lang=tr`);
    await speak('en');
    await open();
    expect(document.documentElement.lang).to.equal('tr');
  });

  it('reads a hand pasted in mixed letters, shows it in the reader’s own, and says what was folded', async () => {
    const workshop = await open();
    await choose(workshop, 'tr');
    await workshop.openContent('', new Blob(['A Q10543 76 AV1063']));
    await waited('the check is shown', () => inner(workshop, 'dt-import-check') !== null);
    const check = inner(workshop, 'dt-import-check')!.shadowRoot!;
    const hands = (): string => check.querySelector('dl')!.textContent.replaceAll(/\s+/g, ' ');
    expect(hands()).to.contain('♥D10543').and.contain('♣AV1063');
    const notes = check.querySelector('.problems')!.textContent;
    expect(notes).to.contain('V = J');
    expect(notes, 'in Turkish').to.match(/Güney/);
    void workshop.choose({
      ...workshop.choices,
      settings: { ...workshop.choices.settings, letters: 'akqj' },
    });
    await wait(60);
    expect(hands()).to.contain('♥Q10543').and.contain('♣AJ1063');
    await choose(workshop, 'he');
    const line = [...check.querySelectorAll('dl bdi')].map(lineOf).find((one) => one?.includes('♥'));
    expect(line).to.equal('♠A♥Q10543♦76♣AJ1063');
  });

  it('pairs Turkish with A R D V until the reader chooses letters himself', async () => {
    const workshop = await open();
    await choose(workshop, 'tr');
    expect(workshop.words.written.card('HQ')).to.contain('♥D');
    void workshop.choose({
      ...workshop.choices,
      settings: { ...workshop.choices.settings, letters: 'akqj' },
    });
    await wait(20);
    expect(workshop.words.written.card('HQ')).to.contain('♥Q');
    await choose(workshop, 'he');
    await choose(workshop, 'tr');
    expect(workshop.words.written.card('HQ')).to.contain('♥Q');
  });
});
