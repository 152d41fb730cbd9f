/** The published page as a browser shows it: on paper, on a phone, to a reader who listens, with scripting off. */

import { expect } from 'chai';
import { loadLanguage } from '../../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES, type Language } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { singleOf } from '../../../src/output/page/files.ts';
import { NOTHING_PERSONAL } from './nothingPersonal.ts';
import { IFRAME_HEIGHT, oembedHtml } from '../../../src/output/page/snippets.ts';
import { published } from '../../../src/output/page/published.ts';
import { isLookedAt, rulesIn, violations } from '../../ui/support/axe.ts';
import { CORRECTED_DEAL, clear, recordOf } from '../../ui/support/open.ts';
import { emulateMedia } from '../../ui/support/media.ts';

/** It would keep out whoever reads the page along for us. */
const policy = /<meta http-equiv[^>]*>/;

/** A host that forbids styles inside pages takes it away. */
const sheet = /<style>[^]*?<\/style>/;

/** The page opened without any script of its own: what a reader sees whose browser runs none. */
async function open(language: Language, width = 800, styled = true): Promise<HTMLIFrameElement> {
  await loadLanguage(language);
  const words = wordsFor({ ...DEFAULT_SETTINGS, language });
  const record = await recordOf(CORRECTED_DEAL);
  const deal = published(
    { ...record, header: { ...record.header, auction: ['P', 'P', 'P', '2C', 'P', 'P', 'P'] } },
    {
      words,
      reticence: NOTHING_PERSONAL,
      moment: 'first-irregularity',
      day: '2026-11-21',
      languages: [language],
    },
  );
  const page = await singleOf(deal, {
    words,
    address: null,
    programs: null,
    dots: null,
    darkDots: null,
    app: null,
    theme: 'auto',
    iframeHeight: 576,
  });
  const frame = document.createElement('iframe');
  frame.width = String(width);
  frame.height = '900';
  const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  const left = page.replace(policy, '').replace(styled ? '' : sheet, '');
  frame.src = URL.createObjectURL(new Blob([left], { type: 'text/html' }));
  document.body.replaceChildren(frame);
  await loaded;
  return frame;
}

const shown = (one: Element): boolean => one.checkVisibility();

describe('a published page in the browser', function () {
  this.timeout(120_000);
  afterEach(async () => {
    await emulateMedia({ media: 'screen', colorScheme: 'light' });
    clear();
  });

  for (const language of LANGUAGES)
    it(`can be read by everybody, light and dark, in ${language}`, async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await emulateMedia({ colorScheme });
        const page = (await open(language)).contentDocument!;
        if (isLookedAt(language))
          expect(await violations(page, rulesIn(colorScheme)), colorScheme).to.deep.equal([]);
      }
    });

  it('fits a narrow phone without sideways scrolling, but for tables in boxes of their own', async () => {
    for (const language of LANGUAGES) {
      const { documentElement } = (await open(language, 320)).contentDocument!;
      expect(documentElement.scrollWidth, language).to.be.at.most(320);
    }
  });

  it('shows one picture, no wider than a phone, and keeps words apart on a host that lets no page style itself', async () => {
    for (const language of LANGUAGES) {
      const page = (await open(language, 360, false)).contentDocument!;
      // Without a style a table is as wide as its words in the font of the browser, so only the picture is asked.
      const pictures = [...page.querySelectorAll('svg')].filter(shown);
      expect(pictures.map((one) => one.getBoundingClientRect().width <= 360)).to.deep.equal([true]);
      expect(page.querySelector('.hands li')!.textContent, language).to.match(/^♠ \S+ \S/);
    }
  });

  it('shows the picture in its own size where there is room', async () => {
    const page = (await open('en')).contentDocument!;
    const picture = page.querySelector('.screen svg')!;
    const { width, height } = picture.getBoundingClientRect();
    const [, , drawn, tall] = picture.getAttribute('viewBox')!.split(' ').map(Number);
    expect([width, height]).to.deep.equal([drawn, tall]);
  });

  it('prints in pure black on white, red suits hollow, the picture for paper in place of the other', async () => {
    const page = (await open('en')).contentDocument!;
    await emulateMedia({ media: 'print' });
    expect(shown(page.querySelector('.paper')!)).to.equal(true);
    expect(shown(page.querySelector('.screen')!)).to.equal(false);
    const look = (one: Element, pseudo?: string): CSSStyleDeclaration =>
      page.defaultView!.getComputedStyle(one, pseudo);
    let looked = 0;
    for (const one of page.querySelectorAll('main *')) {
      if (!shown(one) || one.closest('.screen') !== null) continue;
      looked++;
      const { color, backgroundColor } = look(one);
      expect(color, one.textContent.slice(0, 80)).to.equal('rgb(0, 0, 0)');
      expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).to.include(backgroundColor);
      for (const name of ['fill', 'stroke'])
        expect(one.getAttribute(name) ?? '#000000', one.textContent.slice(0, 80)).to.be.oneOf([
          '#000000',
          '#ffffff',
          'none',
        ]);
    }
    expect(looked).to.be.greaterThan(200);
    expect(look(page.querySelector('.suit.H')!, '::before').content).to.equal('"♡"');
    expect(look(page.querySelector('.suit.D')!, '::before').content).to.equal('"♢"');
  });

  it('keeps hands, auction and play from left to right in Hebrew', async () => {
    const page = (await open('he')).contentDocument!;
    const places = (selector: string): number[] =>
      [...page.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().left);
    expect(page.documentElement.dir).to.equal('rtl');
    const columns = places('section:nth-of-type(3) thead th');
    expect(columns).to.have.length(6);
    expect(columns).to.deep.equal([...columns].sort((one, other) => one - other));
    // The symbol stands before the rank.
    for (const card of page.querySelectorAll('tbody bdi')) {
      const suit = card.querySelector('.suit');
      if (suit === null) continue;
      const range = page.createRange();
      range.selectNodeContents(card.lastChild!);
      if (card.lastChild !== suit && !/^\d/.test(card.textContent))
        expect(suit.getBoundingClientRect().left, card.textContent).to.be.below(
          range.getBoundingClientRect().left,
        );
    }
  });

  it('leaves room below the table for the Laws where its frame stands on a phone', async () => {
    const look = { title: 'Board 2', direction: 'ltr', theme: 'auto', iframeHeight: IFRAME_HEIGHT } as const;
    for (const [width, height] of [
      [360, 752],
      [800, IFRAME_HEIGHT],
    ] as const) {
      const article = document.createElement('iframe');
      article.width = String(width);
      const loaded = new Promise((done) => article.addEventListener('load', done, { once: true }));
      const page = `<!doctype html>${oembedHtml('about:blank#', look)}`;
      article.src = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
      document.body.replaceChildren(article);
      await loaded;
      const frame = article.contentDocument!.querySelector('iframe')!;
      expect(frame.getBoundingClientRect().height, `${width} pixels wide`).to.equal(height);
    }
  });
});
