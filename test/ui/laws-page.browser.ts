import { expect } from 'chai';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type * as Axe from 'axe-core';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { CATALOGUE } from '../../src/lawbook/catalogue.ts';
import type { CaseOfLaws } from '../../src/lawbook/catalogue/coverage.ts';
import { EVERYTHING } from '../../src/ui/laws-page/listing.ts';
import type { LawsPageElement } from '../../src/ui/laws-page/laws-page.element.ts';
import '../../src/ui/laws-page/define.ts';
import { clear, deepText, plainJson } from './support/open.ts';

const CASES: readonly CaseOfLaws[] = [
  {
    path: 'fixtures/law64/64A1-a.json',
    title: 'Declarer ruffs while he holds the suit',
    edition: '2017',
    guilty: ['64A1', '61A'],
    innocent: ['64A2'],
  },
  {
    path: 'fixtures/law64/64A2-b.json',
    title: 'A title of many words that has to be broken somewhere '.repeat(5),
    edition: '2007',
    guilty: ['64A2'],
    innocent: ['64A1'],
  },
];

async function mount(search = ''): Promise<LawsPageElement> {
  const main = document.createElement('main');
  const page = document.createElement('dt-laws') as LawsPageElement;
  page.words = wordsFor(DEFAULT_SETTINGS);
  page.cases = CASES;
  page.wanted = { ...EVERYTHING, search };
  main.append(page);
  document.body.append(main);
  await settled(page);
  return page;
}

async function settled(page: LawsPageElement): Promise<void> {
  await page.updateComplete;
  await new Promise((done) => setTimeout(done, 50));
  await page.updateComplete;
}

const inside = (page: LawsPageElement, selector: string): HTMLElement => {
  const found = page.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

describe('the page of the laws', function () {
  this.timeout(60_000);
  afterEach(clear);

  it('lists every clause, law by law, and opens a law only when asked', async () => {
    const page = await mount();
    expect(deepText(page)).to.include(`${CATALOGUE.length} clauses.`);
    expect(page.shadowRoot?.querySelectorAll('details.law')).to.have.length(
      new Set(CATALOGUE.map(({ id }) => Number.parseInt(id, 10))).size,
    );
    expect(page.shadowRoot?.querySelectorAll('details.law ul')).to.have.length(0);
  });

  it('is worked with the keyboard from the search to a case in the replay', async () => {
    const page = await mount();
    const opened: string[] = [];
    page.addEventListener('open-example', (event) => opened.push((event as CustomEvent<string>).detail));
    const searched: string[] = [];
    page.addEventListener('laws-wanted', (event) =>
      searched.push((event as CustomEvent<{ search: string }>).detail.search),
    );
    (inside(page, 'input[type=search]') as HTMLInputElement).focus();
    await sendKeys({ type: '64A1' });
    await settled(page);
    expect(searched.at(-1)).to.equal('64A1');
    expect(deepText(page))
      .to.include(`1 of ${CATALOGUE.length} clauses.`)
      .and.include('1 guilty, 1 innocent case');
    // The subject, the box, the law, the cases of the clause, the first of them.
    for (let stop = 0; stop < 4; stop++) await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await settled(page);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    expect(opened).to.deep.equal(['fixtures/law64/64A1-a.json']);
  });

  it('remembers what the reader has opened, and not what a search has', async () => {
    const page = await mount('64A1');
    expect(page.shadowRoot?.querySelectorAll('details.law[open]')).to.have.length(1);
    page.wanted = EVERYTHING;
    await settled(page);
    expect(page.shadowRoot?.querySelectorAll('details.law[open]')).to.have.length(0);
    inside(page, 'details.law summary').click();
    await settled(page);
    page.wanted = { ...EVERYTHING, search: '64A1' };
    await settled(page);
    page.wanted = EVERYTHING;
    await settled(page);
    const open = page.shadowRoot?.querySelectorAll('details.law[open]') ?? [];
    expect([...open].map((law) => law.querySelector('.ref')?.textContent)).to.deep.equal(['9']);
  });

  it('sends the reader to the book where our reading is not certain', async () => {
    const page = await mount('53B');
    expect(deepText(page)).to.include('Check the book: this is an interpretation.').and.include('C-1');
    page.wanted = { ...EVERYTHING, search: '64A1' };
    await settled(page);
    expect(deepText(page)).not.to.include('Check the book');
  });

  it('says so when the cases could not be read', async () => {
    const page = await mount();
    page.cases = [];
    await settled(page);
    expect(deepText(page)).to.include('The list of cases could not be read.');
  });

  it('lists the cases the build has counted', async () => {
    const page = await mount('64A1');
    const answer = await fetch(plainJson('/build/laws.json'));
    page.cases = (await answer.json()) as CaseOfLaws[];
    await settled(page);
    const [, guilty, innocent] = /(\d+) guilty, (\d+) innocent/.exec(deepText(page)) ?? [];
    expect(Number(guilty)).to.be.greaterThan(5);
    expect(Number(innocent)).to.be.greaterThan(5);
  });

  for (const width of [320, 768, 1440]) {
    it(`nothing scrolls sideways at ${width} pixels with every law open`, async () => {
      await setViewport({ width, height: 800 });
      document.body.style.margin = '0';
      document.body.style.paddingInline = '12px';
      const page = await mount();
      page.wanted = { ...EVERYTHING, unsure: true };
      await settled(page);
      const root = document.documentElement;
      expect(root.scrollWidth - root.clientWidth).to.be.at.most(0);
      page.wanted = { ...EVERYTHING, search: '64A' };
      await settled(page);
      for (const summary of page.shadowRoot?.querySelectorAll<HTMLElement>('.cases summary') ?? [])
        summary.click();
      await settled(page);
      expect(deepText(page)).to.include('Declarer ruffs');
      expect(root.scrollWidth - root.clientWidth).to.be.at.most(0);
    });
  }

  for (const theme of ['light', 'dark']) {
    it(`axe finds nothing, ${theme}`, async () => {
      await setViewport({ width: 1024, height: 1200 });
      const root = document.documentElement;
      root.lang = 'en';
      document.title = 'Dealtrail';
      root.style.colorScheme = theme;
      document.body.style.background = theme === 'dark' ? '#14171b' : '#f7f4ec';
      // The page lies inside the workshop, which holds the colours.
      const { tokens } = await import('../../src/ui/styles/tokens.ts');
      const page = await mount('6');
      page.shadowRoot!.adoptedStyleSheets = [tokens.styleSheet!, ...page.shadowRoot!.adoptedStyleSheets];
      page.style.color = theme === 'dark' ? '#e6e9ef' : '#1f1d1a';
      for (const summary of page.shadowRoot?.querySelectorAll<HTMLElement>('.cases summary') ?? [])
        summary.click();
      await settled(page);
      const script = document.createElement('script');
      script.src = '/node_modules/axe-core/axe.min.js';
      document.head.append(script);
      await new Promise((done) => script.addEventListener('load', done));
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations, passes } = await axe.run(page, { resultTypes: ['violations'] });
      expect(passes.length).to.be.greaterThan(5);
      expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))).to.deep.equal(
        [],
      );
    });
  }
});
