import { expect } from 'chai';
import { setViewport } from './support/viewport.ts';
import { reelOf } from '../../src/view/replayReel.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/i18n/settings.ts';
import '../../src/ui/library/define.ts';
import { showNewVersion, type NewVersionElement } from '../../src/apps/workshop/newVersion.element.ts';
import '../../src/ui/notices/define.ts';
import '../../src/ui/record-line/define.ts';
import type { NowElement } from '../../src/ui/now/now.element.ts';
import type { NoticesElement } from '../../src/ui/notices/notices.element.ts';
import { framed, waited } from './support/builtPage.ts';
import {
  CORRECTED_DEAL,
  clear,
  deepElements,
  inside,
  mount,
  recordOf,
  replayFrom,
  replayOfRecord,
  settled,
} from './support/open.ts';

const WITH_CLAIM = '/fixtures/law68/68D2a-innocent-answers-where-nobody-has-claimed.json';

function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

describe('narrow and wide screens', () => {
  beforeEach(() => {
    document.body.style.margin = '0';
    document.body.style.paddingInline = '12px';
  });
  afterEach(() => {
    clear();
    document.documentElement.style.fontSize = '';
    scrollTo(0, 0);
  });

  for (const width of [320, 480, 768, 1024, 1440]) {
    it(`nothing scrolls sideways at ${width} pixels, at any step`, async () => {
      await setViewport({ width, height: 800 });
      const element = await mount(await replayFrom(CORRECTED_DEAL));
      for (const at of reelOf(element.replay!).stops.card) {
        element.goTo(at);
        await settled(element);
        expect(overflow(), `at step ${at}`).to.be.at.most(0);
      }
      const library = Object.assign(document.createElement('dt-library'), {
        words: wordsFor(DEFAULT_SETTINGS),
        examples: [
          {
            path: 'fixtures/law64/x.json',
            title: 'A title of many words that has to be broken somewhere '.repeat(4),
          },
        ],
        note: 'unbreakable'.repeat(2),
      });
      document.body.replaceChildren(library);
      await new Promise((done) => setTimeout(done, 50));
      expect(overflow()).to.be.at.most(0);
    });
  }

  for (const language of LANGUAGES)
    it(`the page with its bar is no wider than 320 pixels: ${language}`, async () => {
      await setViewport({ width: 400, height: 800 });
      const frame = await framed(`?lang=${language}#example=${CORRECTED_DEAL.slice(1)}`);
      frame.width = '320';
      await waited('the deal is there', () =>
        frame.contentDocument
          ?.querySelector('dealtrail-workshop')
          ?.shadowRoot?.querySelector('replay-screen')
          ?.shadowRoot?.querySelector('h1'),
      );
      // A window of 256 pixels is one of 1280 × 1024 at a zoom of four times.
      for (const height of ['800', '256']) {
        frame.height = height;
        await new Promise((done) => setTimeout(done, 100));
        const { scrollWidth, clientWidth } = frame.contentDocument!.documentElement;
        expect(scrollWidth, `${height} pixels high`).to.be.at.most(clientWidth);
      }
    });

  for (const language of LANGUAGES)
    it(`the way back can be read completely on a phone: ${language}`, async () => {
      await setViewport({ width: 400, height: 800 });
      const frame = await framed(`?lang=${language}#example=${CORRECTED_DEAL.slice(1)}`);
      const bar = await waited('the bar of the deal is there', () => {
        const found = frame.contentDocument
          ?.querySelector('dealtrail-workshop')
          ?.shadowRoot?.querySelector('.bar');
        return found?.querySelector('.share') ? found : null;
      });
      const back = bar.querySelector('button')!;
      for (const width of [320, 360, 375, 390]) {
        frame.width = String(width);
        await new Promise((done) => setTimeout(done, 100));
        expect(back.scrollWidth, `${width} pixels wide`).to.be.at.most(back.clientWidth + 1);
      }
    });

  it('the note of a new version leaves what is pressed on a phone in sight, in the language that came after it', async () => {
    await setViewport({ width: 390, height: 844 });
    const before = document.documentElement.lang;
    showNewVersion(() => Promise.resolve(true));
    const note = document.querySelector<NewVersionElement>('dealtrail-new-version')!;
    await note.updateComplete;
    expect(note.shadowRoot!.querySelector('div')!.getBoundingClientRect().bottom).to.be.below(200);
    await loadLanguage('el');
    document.documentElement.lang = 'el';
    await waited('it is Greek', () => note.shadowRoot!.textContent.includes('έκδοση'));
    document.documentElement.lang = before;
  });

  it('the note of a new version does not cover the bar of open matters on a phone', async () => {
    await setViewport({ width: 390, height: 844 });
    const element = await mount(await replayFrom('/fixtures/seeds/seed-000-example-7a.json'));
    document.body.prepend(document.createElement('dt-notices'));
    showNewVersion(() => Promise.resolve(true));
    const note = document.querySelector<NewVersionElement>('dealtrail-new-version')!;
    element.goTo(11);
    await settled(element);
    const bar = (): number => element.shadowRoot!.querySelector('.matters')!.getBoundingClientRect().top;
    await waited('the page has moved on', () => {
      scrollTo(0, 400);
      return bar() < 150;
    });
    await waited(
      'the bar is below the note',
      () => bar() >= note.shadowRoot!.querySelector('div')!.getBoundingClientRect().bottom - 1,
    );
  });

  it('the note of a new version is put there once, though the browser tells of it twice', async () => {
    showNewVersion(() => Promise.resolve(true));
    const note = document.querySelector<NewVersionElement>('dealtrail-new-version')!;
    await note.updateComplete;
    showNewVersion(() => Promise.resolve(false));
    expect([...document.querySelectorAll('dealtrail-new-version')]).to.deep.equal([note]);
    expect(await note.use()).to.equal(false);
  });

  for (const language of LANGUAGES)
    it(`with letters of twice the size the results of a deal fit on a phone: ${language}`, async () => {
      await setViewport({ width: 390, height: 844 });
      document.documentElement.style.fontSize = '200%';
      await loadLanguage(language);
      const element = await mount(await replayFrom('/fixtures/deals/seed-002-deal-1.json'));
      element.settings = { ...DEFAULT_SETTINGS, language };
      element.goTo('end');
      await settled(element);
      const cells = (): Element[] =>
        deepElements(element.shadowRoot!).filter((one) =>
          one.matches("table[aria-labelledby='result'] :is(th, td)"),
        );
      await waited('the judged result is there', () => cells().some((cell) => cell.matches('.stands *')));
      const room = document.documentElement.clientWidth;
      const outside = cells().filter((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return left < 0 || right > room;
      });
      expect(outside.map(({ textContent }) => textContent)).to.deep.equal([]);
    });

  for (const width of [320, 768, 1440]) {
    it(`nothing scrolls sideways at ${width} pixels with everything unfolded`, async () => {
      await setViewport({ width, height: 800 });
      for (const [path, at] of [
        ['/fixtures/seeds/seed-000-example-7a.json', 11],
        ['/fixtures/seeds/seed-004-S4-2-play-before-partner-highest.json', 6],
        ['/fixtures/law53/53B-declarer-leads-from-dummy-first.json', 6],
        ['/fixtures/law62/62C2-revokers-partner-changes-and-has-a-penalty-card.json', 25],
      ] as const) {
        const element = await mount(await replayFrom(path));
        element.goTo(at);
        await settled(element);
        for (const details of deepElements(element.shadowRoot!))
          if (details instanceof HTMLDetailsElement) details.open = true;
        await settled(element);
        expect(overflow(), path).to.be.at.most(0);
        clear();
      }
    });
  }

  it('an urgent notice does not cover the bar of open matters on a phone', async () => {
    await setViewport({ width: 390, height: 844 });
    const element = await mount(await replayFrom('/fixtures/seeds/seed-000-example-7a.json'));
    const notices = document.createElement('dt-notices') as NoticesElement;
    notices.notices = [{ id: 'a', urgent: true, text: 'Something is lost.', actions: [{ label: 'Again' }] }];
    document.body.prepend(notices);
    element.goTo(11);
    await settled(element);
    const bottom = (): number =>
      notices.shadowRoot!.querySelector('[role=alert]')!.getBoundingClientRect().bottom;
    const bar = (): number => element.shadowRoot!.querySelector('.matters')!.getBoundingClientRect().top;
    await waited('the page has moved on', () => {
      scrollTo(0, 300);
      return bottom() < 120 && bar() < 150;
    });
    await waited('the bar is below the notice', () => bar() >= bottom() - 1);
  });

  it('with letters of twice the size the bar of open matters is a line on a phone, not a column of letters', async () => {
    await setViewport({ width: 390, height: 844 });
    const element = await mount(await replayFrom('/fixtures/seeds/seed-000-example-7a.json'));
    document.documentElement.style.fontSize = '200%';
    element.goTo(10);
    await settled(element);
    const { width, height } = element.shadowRoot!.querySelector('.chip')!.getBoundingClientRect();
    const event = element.shadowRoot!.querySelector('.state')!.getBoundingClientRect();
    const bar = element.shadowRoot!.querySelector('.matters')!.getBoundingClientRect();
    document.documentElement.style.fontSize = '';
    expect(width).to.be.greaterThan(2 * height);
    expect(bar.top >= event.bottom - 1 || bar.left >= event.right, 'beside or below the number').to.equal(
      true,
    );
  });

  it('on a phone the card tells every law of a moment, and the choice or question about it begins in sight', async () => {
    await setViewport({ width: 390, height: 844 });
    const element = await mount(
      await replayFrom('/fixtures/law64/64A2-two-revokes-by-one-hand-at-one-trick.json'),
    );
    const card = element.shadowRoot!.querySelector<HTMLElement>('.now')!;
    const now = element.shadowRoot!.querySelector<NowElement>('dt-now')!;
    let both = 0;
    for (let at = 1; at <= element.replay!.last; at++) {
      element.goTo(at);
      await settled(element);
      const laws = [...now.renderRoot.querySelectorAll<HTMLElement>('.laws li')];
      expect(laws.filter(({ offsetHeight }) => offsetHeight === 0).length, `event ${at}`).to.equal(0);
      if (laws.length < 2 || !now.deciding || now.moment.playOver) continue;
      both++;
      const question = now.renderRoot.querySelector('dt-questions')!.shadowRoot!.querySelector('.ask');
      const asks =
        now.moment.options.length > 0 ? now.renderRoot.querySelector('dt-options-panel') : question;
      expect(asks!.getBoundingClientRect().top, `event ${at}`).to.be.below(
        card.getBoundingClientRect().bottom,
      );
    }
    expect(both).to.be.above(0);
  });

  it('on a phone an arrow says that there are more choices further down in the card, until they are in sight', async () => {
    await setViewport({ width: 390, height: 844 });
    const element = await mount(await replayFrom('/fixtures/seeds/seed-000-example-7a.json'));
    const card = element.shadowRoot!.querySelector<HTMLElement>('.now')!;
    const arrow = (): number => Number(getComputedStyle(card, '::after').opacity);
    const below = (): number => card.scrollHeight - card.clientHeight;
    if (!CSS.supports('animation-timeline', 'scroll()')) {
      // Without it nothing can tell when the end is in sight, so there is no arrow.
      expect(getComputedStyle(card, '::after').content).to.equal('none');
      return;
    }
    element.goTo(3);
    await settled(element);
    await waited('all is in sight', () => below() <= 0 && arrow() === 0);
    element.goTo(10);
    await settled(element);
    await waited('there is more', () => below() > 100 && arrow() === 1);
    card.scrollTop = below();
    await waited('the end is in sight', () => arrow() === 0);
  });

  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const)
    it(`a notice covers no button that steps on a phone, nor the bar of open matters: ${width}×${height}`, async () => {
      await setViewport({ width, height });
      const element = await mount(await replayFrom('/fixtures/seeds/seed-000-example-7a.json'));
      const notices = document.createElement('dt-notices') as NoticesElement;
      const text = 'What was told of the last action, which is long enough for two lines on a phone.';
      notices.notices = [{ id: 'a', text, actions: [{ label: 'Undo' }] }];
      document.body.prepend(notices);
      element.goTo(11);
      await settled(element);
      const notice = (): DOMRect =>
        notices.shadowRoot!.querySelector('[role=status]')!.getBoundingClientRect();
      const part = (name: string): DOMRect =>
        element.shadowRoot!.querySelector(name)!.getBoundingClientRect();
      await waited('the page has moved on', () => {
        scrollTo(0, 300);
        return scrollY > 100 && notice().height > 20;
      });
      expect(notice().top, 'it stays in sight').to.be.within(0, height / 2);
      expect(part('.buttons').top).to.be.at.least(notice().bottom);
      await waited('the bar is below the notice', () => part('.matters').top >= notice().bottom - 1);
      notices.remove();
    });

  for (const [path, at] of [
    ['/fixtures/seeds/seed-000-example-7a.json', 10],
    ['/fixtures/seeds/seed-004-S4-2-play-before-partner-highest.json', 6],
  ] as const)
    it(`on a phone the card about this moment hides nothing of the trick: ${path}`, async () => {
      await setViewport({ width: 390, height: 844 });
      const element = await mount(await replayFrom(path));
      element.goTo(at);
      await settled(element);
      const root = element.shadowRoot!;
      const card = root.querySelector('.now')!;
      const trick = root.querySelector('dt-table')!.shadowRoot!.querySelector('.centre')!;
      const isClear = (): boolean =>
        trick.getBoundingClientRect().bottom <= card.getBoundingClientRect().top &&
        trick.getBoundingClientRect().top >= 0;
      for (const end = performance.now() + 10_000; performance.now() < end && !isClear();)
        await new Promise((done) => setTimeout(done, 20));
      expect(isClear()).to.equal(true);
    });

  for (const [width, height] of [
    [360, 740],
    [568, 320],
    [768, 1024],
    [1024, 700],
    [1440, 1000],
  ] as const)
    it(`the bar of open matters covers nothing of the heading at ${width}×${height}`, async () => {
      await setViewport({ width, height });
      const record = await recordOf(WITH_CLAIM);
      // Of every length, so that one ends where the bar is, whatever the font.
      const lengths = Array.from({ length: 6 }, (_one, index) => 'claims '.repeat(index * 4 + 1).trim());
      for (const title of lengths)
        for (const source of ['', 'claims '.repeat(30)]) {
          const header = { ...record.header, title, source };
          const element = await mount(replayOfRecord({ ...record, header }));
          element.goTo('end');
          await settled(element);
          const root = element.shadowRoot!;
          const chip = root.querySelector('.matters summary')!.getBoundingClientRect();
          for (const selector of ['h1', 'header .muted', '.state']) {
            const range = document.createRange();
            range.selectNodeContents(root.querySelector(selector)!);
            const covered = [...range.getClientRects()].filter(
              (line) =>
                line.left < chip.right - 1 &&
                line.right > chip.left + 1 &&
                line.top < chip.top + chip.height / 2 &&
                line.bottom > chip.top + chip.height / 2,
            );
            expect(covered.length, `${selector} of “${title}”, “${source}”`).to.equal(0);
          }
        }
    });

  it('once the page is scrolled below the bar of open matters, a strip beside it hides lines that would be cut', async function () {
    if (!CSS.supports('container-type: scroll-state')) this.skip();
    await setViewport({ width: 1024, height: 600 });
    const element = await mount(await replayFrom('/fixtures/seeds/seed-000-example-7a.json'));
    element.goTo(10);
    await settled(element);
    const strip = (): string => getComputedStyle(element.shadowRoot!.querySelector('.chip')!).boxShadow;
    const drawnAs = async (isThere: boolean): Promise<void> => {
      for (
        const end = performance.now() + 10_000;
        performance.now() < end && (strip() !== 'none') !== isThere;
      )
        await new Promise((done) => requestAnimationFrame(done));
      expect(strip() !== 'none').to.equal(isThere);
    };
    scrollTo(0, 0);
    await drawnAs(false);
    scrollTo(0, 200);
    await drawnAs(true);
    scrollTo(0, 0);
    await drawnAs(false);
  });

  for (const language of LANGUAGES)
    it(`the bar of open matters shows a long name whole on a phone, in ${language}`, async () => {
      await setViewport({ width: 390, height: 844 });
      await loadLanguage(language);
      const element = await mount(
        await replayFrom('/fixtures/seeds/seed-004-S4-2-play-before-partner-highest.json'),
      );
      element.settings = { ...DEFAULT_SETTINGS, language };
      element.goTo(6);
      await settled(element);
      const bar = element.shadowRoot!.querySelector('.matters summary')!;
      const name = document.createRange();
      name.selectNodeContents(bar);
      const box = bar.getBoundingClientRect();
      for (const line of name.getClientRects()) {
        expect(line.left).to.be.at.least(box.left);
        expect(line.right).to.be.at.most(box.right);
      }
      expect(overflow()).to.be.at.most(0);
    });

  for (const language of LANGUAGES)
    it(`on a tablet the line to type in stands beside the table, wide enough to type in ${language}`, async () => {
      await setViewport({ width: 1024, height: 768 });
      await loadLanguage(language);
      const element = await mount(await replayFrom(CORRECTED_DEAL));
      const settings = { ...DEFAULT_SETTINGS, language };
      element.settings = settings;
      element.recording = true;
      const line = document.createElement('dt-record-line');
      element.append(Object.assign(line, { slot: 'record', words: wordsFor(settings), betweenTricks: true }));
      element.goTo('end');
      await settled(element);
      const table = inside(element, 'dt-table').getBoundingClientRect();
      const own = line.getBoundingClientRect();
      expect(own.left >= table.right || own.right <= table.left, 'it is beside the table').to.equal(true);
      expect(Math.round(own.bottom)).to.be.at.most(innerHeight);
      const { width } = line.shadowRoot!.querySelector('input')!.getBoundingClientRect();
      expect(width).to.be.at.least(140);
      const buttons = [...line.shadowRoot!.querySelectorAll('.pressed button')];
      expect(buttons).to.have.length(4);
      const rows = new Set(buttons.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(rows.size, 'rows of buttons').to.be.at.most(2);
      expect(overflow()).to.be.at.most(0);
    });

  it('on a phone nothing covers the buttons that step, even below a heading that leaves no height for the card', async () => {
    await setViewport({ width: 390, height: 844 });
    const record = await recordOf(CORRECTED_DEAL);
    for (const words of [0, 60, 75, 90, 105, 120]) {
      const header = { ...record.header, title: 'claims '.repeat(words + 1).trim() };
      const element = await mount(replayOfRecord({ ...record, header }));
      element.goTo(24);
      await settled(element);
      for (const top of [0, 150]) {
        scrollTo(0, top);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        for (const button of element.shadowRoot!.querySelectorAll('.buttons .icon')) {
          const box = button.getBoundingClientRect();
          if (box.width === 0 || box.top + box.height / 2 >= innerHeight) continue;
          const found = element.shadowRoot!.elementFromPoint(
            box.left + box.width / 2,
            box.top + box.height / 2,
          );
          expect(button.contains(found), `${words} words, ${top} pixels down, ${button.className}`).to.equal(
            true,
          );
        }
      }
      clear();
    }
  });

  it('the button of the settings grows with the letters', async () => {
    await setViewport({ width: 400, height: 800 });
    const frame = await framed('#laws');
    const summary = await waited('the settings are there', () =>
      frame.contentDocument
        ?.querySelector('dealtrail-workshop')
        ?.shadowRoot?.querySelector('dt-settings')
        ?.shadowRoot?.querySelector('summary'),
    );
    frame.width = '390';
    const picture = summary.querySelector('svg')!;
    await waited('the picture is drawn', () => Math.round(picture.getBoundingClientRect().height) === 22);
    frame.contentDocument!.documentElement.style.fontSize = '200%';
    await waited('it is twice as large', () => Math.round(picture.getBoundingClientRect().height) === 44);
    expect(summary.getBoundingClientRect().height).to.be.at.least(44);
  });

  it('has controls of at least 24 pixels, and of 40 where one steps', async () => {
    await setViewport({ width: 320, height: 800 });
    const element = await mount(await replayFrom(CORRECTED_DEAL));
    element.goTo(24);
    await settled(element);
    const controls = deepElements(element.shadowRoot!).filter((one) =>
      one.matches('button, select, input, summary'),
    );
    expect(controls.length).to.be.greaterThan(10);
    for (const control of controls) {
      const box = control.getBoundingClientRect();
      if (box.width === 0 || control.matches('.why button')) continue;
      const least = control.matches('.icon') ? 40 : control.matches('input[type=radio]') ? 16 : 24;
      expect(Math.min(box.width, box.height), `${control.tagName} ${control.className}`).to.be.at.least(
        least - 0.5,
      );
    }
  });
});
