import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import { setViewport } from './support/viewport.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { CATALOGUE } from '../../src/lawbook/catalogue.ts';
import type { CaseOfLaws } from '../../src/lawbook/catalogue/coverage.ts';
import { EVERYTHING } from '../../src/ui/laws-page/listing.ts';
import type { LawsPageElement } from '../../src/ui/laws-page/laws-page.element.ts';
import '../../src/ui/laws-page/define.ts';
import { dressed, rulesIn, violations } from './support/axe.ts';
import { clear, deepText } from './support/open.ts';
import { part, settled, shown } from './support/page.ts';

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

const mount = (search = ''): Promise<LawsPageElement> =>
  shown<LawsPageElement>('dt-laws', {
    words: wordsFor(DEFAULT_SETTINGS),
    cases: CASES,
    wanted: { ...EVERYTHING, search },
  });

describe('the page of the laws', function () {
  this.timeout(240_000);
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
    expect(deepText(page)).to.include('No case').and.to.not.include('in 0 cases, does not apply in 0');
    (part(page, 'input[type=search]') as HTMLInputElement).focus();
    await sendKeys({ type: '64A1' });
    await settled(page);
    expect(searched.at(-1)).to.equal('64A1');
    expect(deepText(page))
      .to.include(`1 of ${CATALOGUE.length} clauses.`)
      .and.include('Applies in 1 case, does not apply in 1');
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
    part(page, 'details.law summary').click();
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
    expect(deepText(page)).to.include('this is our reading of it').and.include('can be read in two ways');
    page.wanted = { ...EVERYTHING, search: '64A1' };
    await settled(page);
    expect(deepText(page)).not.to.include('our reading');
  });

  it('says so when the cases could not be read', async () => {
    const page = await mount();
    page.cases = [];
    await settled(page);
    expect(deepText(page)).to.include('The list of cases could not be read.');
  });

  it('marks the titles of cases, which are English, for screen readers of other languages', async () => {
    await loadLanguage('he');
    const page = await shown<LawsPageElement>('dt-laws', {
      words: wordsFor({ ...DEFAULT_SETTINGS, language: 'he' }),
      cases: CASES,
      wanted: { ...EVERYTHING, search: '64A1' },
    });
    document.documentElement.dir = 'rtl';
    for (const details of page.shadowRoot!.querySelectorAll('details')) details.open = true;
    await settled(page);
    const titles = [...page.shadowRoot!.querySelectorAll('.links bdi.prose')];
    expect(titles.map((title) => title.textContent)).to.include(CASES[0]!.title);
    for (const title of titles) expect(title.matches('[lang=en]:dir(ltr)'), title.textContent).to.equal(true);
    document.documentElement.removeAttribute('dir');
  });

  it('lists the cases the build has counted', async () => {
    const page = await mount('64A1');
    const answer = await fetch('/build/laws.json');
    page.cases = (await answer.json()) as CaseOfLaws[];
    await settled(page);
    const [, guilty, innocent] =
      /Applies in (\d+) cases?, does not apply in (\d+)/.exec(deepText(page)) ?? [];
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

  it('with large letters writes no number of clauses over the name of a Law, in Greek', async () => {
    await loadLanguage('el');
    await setViewport({ width: 390, height: 844 });
    document.documentElement.style.fontSize = '200%';
    try {
      const page = await mount();
      page.words = wordsFor({ ...DEFAULT_SETTINGS, language: 'el' });
      await settled(page);
      const root = document.documentElement;
      expect(root.scrollWidth - root.clientWidth).to.be.at.most(0);
      for (const summary of page.shadowRoot!.querySelectorAll('.law > summary')) {
        const name = summary.querySelector('h2')!;
        expect(name.scrollWidth, name.textContent).to.be.at.most(name.clientWidth);
      }
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  for (const size of ['100%', '200%'])
    it(`its fields are equally high, with letters of ${size}`, async () => {
      await setViewport({ width: 1440, height: 900 });
      document.documentElement.style.fontSize = size;
      try {
        const page = await mount();
        const heights = [
          ...(page.shadowRoot?.querySelectorAll('search :is(input[type=search], select)') ?? []),
        ].map((field) => field.getBoundingClientRect().height);
        expect(heights).to.have.length(2);
        expect(heights[0]).to.be.closeTo(heights[1]!, 1);
      } finally {
        document.documentElement.style.fontSize = '';
      }
    });

  for (const theme of ['light', 'dark']) {
    it(`axe finds nothing, ${theme}`, async () => {
      await setViewport({ width: 1024, height: 1200 });
      const page = await dressed(theme, () => mount('6'));
      for (const summary of page.shadowRoot?.querySelectorAll<HTMLElement>('.cases summary') ?? [])
        summary.click();
      await settled(page);
      expect(await violations(page, rulesIn(theme))).to.deep.equal([]);
    });
  }
});
