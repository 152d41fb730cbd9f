import { expect } from 'chai';
import { setViewport } from './support/viewport.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/i18n/settings.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import type { BoardCompareElement } from '../../src/ui/board-compare/board-compare.element.ts';
import type { AuditSession } from '../../src/ui/audit-page/session.ts';
import '../../src/ui/board-compare/define.ts';
import { dressed, rulesIn, violations } from './support/axe.ts';
import { finished, row } from './support/findings.ts';
import { clear, deepElements, deepText } from './support/open.ts';
import { listedBoards, result } from './support/long.ts';
import { waited } from './support/builtPage.ts';
import { shown } from './support/page.ts';
import { emulateMedia } from './support/media.ts';
import { ownFonts } from './support/fonts.ts';

const RESULTS = [
  result(0, '4S N 10 420'),
  result(1, '4S N 11 450'),
  result(2, '4S S 10 420'),
  result(3, '5DX E 10 100', { room: '<b>Open</b>' }),
  result(4, '4S N'),
  result(5, '3NT S 9 400', { board: '12', key: '12|y' }),
];

const SESSION: AuditSession = {
  ...finished([row(0, { result: 3, check: 'A11', key: 'audit.leadNotHeld', deal: 3 })]),
  results: RESULTS,
};

const mount = (session: AuditSession, board: number | null): Promise<BoardCompareElement> =>
  shown<BoardCompareElement>('dt-boards', { words: wordsFor(DEFAULT_SETTINGS), session, board });

const table = (page: BoardCompareElement, name: string): string[][] =>
  [...page.shadowRoot!.querySelector<HTMLTableElement>(name)!.tBodies[0]!.rows].map(({ cells }) =>
    [...cells].map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim()),
  );

describe('the results of a board', function () {
  this.timeout(240_000);
  afterEach(clear);

  it('are listed with what each is worth, the odd one named by a word, each leading to its replay', async () => {
    const page = await mount(SESSION, 0);
    expect(page.shadowRoot!.activeElement?.textContent).to.include('Board 7: 5 results');
    const rows = table(page, 'table.results');
    expect(rows[0]!.slice(0, 8)).to.deep.equal(['4♠', 'N', '♥5', '11', '+450', '6', '0', '100.0']);
    expect(rows[1]!.slice(4, 8)).to.deep.equal(['+420', '3', '3', '50.0']);
    expect(rows[3]!.at(-1)).to.include('only one from this side').and.include('A11');
    expect(rows[4]!.at(-1)).to.equal('no result');
    const links = [...page.shadowRoot!.querySelectorAll<HTMLAnchorElement>('table.results a')].map(
      (one) => one.hash,
    );
    expect(links.slice(0, 2)).to.deep.equal(['#boards=0&result=1', '#boards=0&result=0']);
    expect(links).to.include('#audit=0');
    expect(deepElements(page.shadowRoot!).some((one) => one.matches('b'))).to.equal(false);
    expect(table(page, 'table.figures:not(.results)')).to.deep.equal([
      ['+450', '1', '6', '0'],
      ['+420', '2', '3', '3'],
      ['+100', '1', '0', '6'],
    ]);
  });

  it('are scored as one likes', async () => {
    const page = await mount(SESSION, 0);
    const sent: unknown[] = [];
    page.addEventListener('boards-scoring', (event) => sent.push((event as CustomEvent).detail));
    const select = page.shadowRoot!.querySelector('select')!;
    const column = async (scoring: string): Promise<(string | undefined)[]> => {
      select.value = scoring;
      select.dispatchEvent(new Event('change'));
      await page.updateComplete;
      return table(page, 'table.results').map((cells) => cells[5]);
    };
    expect(await column('crossImps')).to.deep.equal(['3.33', '2.33', '2.33', '−8.00', '']);
    expect(await column('imps')).to.deep.equal(['1', '0', '0', '−8', '']);
    expect(sent).to.deep.equal(['crossImps', 'imps']);
  });

  it('of all boards are shown at a glance, with pairs, and every frequency when it is unfolded', async () => {
    const page = await mount(SESSION, null);
    const [seven, twelve] = table(page, 'table.figures');
    expect(seven).to.deep.equal(['Board 7', '5', '4♠ N (3)', '+450', '+100', '1', '1']);
    expect(twelve!.slice(0, 2)).to.deep.equal(['Board 12', '1']);
    expect(table(page, 'table.standings')[0]!.slice(0, 4)).to.deep.equal(['1', 'Pair 2', '1', '100.00']);
    expect(page.shadowRoot!.querySelectorAll('.frequencies table')).to.have.length(0);
    page.shadowRoot!.querySelector('summary')!.click();
    await new Promise((done) => setTimeout(done, 50));
    await page.updateComplete;
    expect(page.shadowRoot!.querySelectorAll('.frequencies table')).to.have.length(2);
  });

  it('of two boards of the same number are told apart by the event, or by the file', async () => {
    const results = [
      result(0, '4S N 10 420', { key: '7|x', event: '<b>Cup</b>' }),
      result(1, '4S N 9 -50', { key: '7|y', event: 'League' }),
      result(2, '3NT S 9 400', { key: '8|x', board: '8', event: 'Cup' }),
      { ...result(3, '3NT S 9 400', { key: '8|y', board: '8', event: 'Cup' }), inside: ['b.pbn'] },
      result(4, '3NT S 9 400', { board: '12', key: '12|z', event: 'Cup' }),
    ];
    const page = await mount({ ...SESSION, results }, null);
    const names = table(page, 'table.figures').map(([name]) => name);
    expect(names).to.deep.equal([
      'Board 7 <b>Cup</b>',
      'Board 7 League',
      'Board 8 evening.pbn',
      'Board 8 b.pbn',
      'Board 12',
    ]);
    page.board = 3;
    await page.updateComplete;
    expect(deepText(page)).to.include('b.pbn');
    const beside = (rel: string): string | undefined =>
      page.shadowRoot!.querySelector(`a[rel=${rel}] bdi`)?.textContent.trim();
    expect([beside('prev'), beside('next')]).to.deep.equal(['Board 8, evening.pbn', 'Board 12']);
    page.board = 1;
    await page.updateComplete;
    expect([beside('prev'), beside('next')]).to.deep.equal(['Board 7, <b>Cup</b>', 'Board 8, evening.pbn']);
    page.board = 4;
    await page.updateComplete;
    expect(page.shadowRoot!.querySelector('p.muted')).to.equal(null);
  });

  it('of boards of the same number have room on a phone for the name of their file', async () => {
    await setViewport({ width: 390, height: 844 });
    const long = 'Thursday-evening-of-the-club-group-A-all-results.pbn';
    const results = [
      { ...result(0, '4S N 10 420', { key: '7|x' }), inside: [long] },
      { ...result(1, '4S N 9 -50', { key: '7|y' }), inside: [long.replace('A', 'B')] },
    ];
    const page = await mount({ ...SESSION, results }, null);
    const [name] = page.shadowRoot!.querySelectorAll('.all th .muted');
    const line = parseFloat(getComputedStyle(name!).fontSize) * 1.6;
    expect(name!.textContent).to.include(long);
    expect(name!.getBoundingClientRect().height / line).to.be.below(5);
  });

  it('fit a phone with large letters, the list of scorings too', async () => {
    await setViewport({ width: 390, height: 844 });
    document.documentElement.style.fontSize = '200%';
    try {
      const page = await mount(SESSION, null);
      const box = page.shadowRoot!.querySelector('select')!.getBoundingClientRect();
      expect(box.right).to.be.at.most(document.documentElement.clientWidth);
    } finally {
      document.documentElement.style.fontSize = '';
      await setViewport({ width: 1280, height: 900 });
    }
  });

  it('are printed on A4 with every column, from the right too', async () => {
    await loadLanguage('he');
    const page = await mount(SESSION, null);
    page.dir = 'rtl';
    page.words = wordsFor({ ...DEFAULT_SETTINGS, language: 'he' });
    await setViewport({ width: 718, height: 1000 });
    await emulateMedia({ media: 'print' });
    await page.updateComplete;
    const { left, width } = page.shadowRoot!.querySelector('.all')!.getBoundingClientRect();
    expect(left).to.be.at.least(0);
    expect(width).to.be.at.most(718);
    await emulateMedia({ media: 'screen' });
    await setViewport({ width: 1280, height: 900 });
  });

  it('of a thousand boards at fourteen tables are drawn, all of them', async () => {
    const page = await mount({ ...SESSION, results: listedBoards() }, null);
    const drawn = (): number =>
      page.shadowRoot!.querySelectorAll('table.figures:not(.standings) tbody tr').length;
    await waited('a thousand boards are drawn', () => drawn() === 1000);
  });

  it('of two rooms are a match with its victory points', async () => {
    const rooms = Array.from({ length: 8 }, (_none, board) => [
      result(2 * board, board === 0 ? '4S N 10 420' : '2S N 8 110', {
        board: `${board}`,
        key: `${board}|`,
        room: 'Open',
        table: null,
      }),
      result(2 * board + 1, board === 0 ? '4S N 9 -50' : '2S N 8 110', {
        board: `${board}`,
        key: `${board}|`,
        room: 'Closed',
        table: null,
      }),
    ]).flat();
    const page = await mount({ ...SESSION, results: rooms }, null);
    expect(table(page, 'table.matches')[0]!.slice(1)).to.deep.equal(['8', '10', '13.78 – 6.22', '14 – 6']);
  });

  it('read from right to left with their figures as they are', async () => {
    await loadLanguage('he');
    const words = wordsFor({ ...DEFAULT_SETTINGS, language: 'he' });
    const page = await mount(SESSION, 0);
    page.dir = 'rtl';
    page.words = words;
    await page.updateComplete;
    expect(page.shadowRoot!.querySelector('h1')!.textContent).to.include('בורד');
    const [row] = table(page, 'table.results');
    expect(row!.slice(4, 6)).to.deep.equal(['+450', '6']);
    const cell = page.shadowRoot!.querySelector('table.results tbody td:nth-child(5) bdi')!;
    expect(cell.getAttribute('dir')).to.equal('ltr');
    const [head] = page.shadowRoot!.querySelectorAll<HTMLElement>('table.results thead th');
    const [, second] = page.shadowRoot!.querySelectorAll<HTMLElement>('table.results thead th');
    expect(head!.getBoundingClientRect().left).to.be.greaterThan(second!.getBoundingClientRect().left);
  });

  for (const language of LANGUAGES)
    it(`break no word in the headings of all boards, and keep the title of a wide table in the window: ${language}`, async () => {
      await ownFonts();
      await loadLanguage(language);
      const words = wordsFor({ ...DEFAULT_SETTINGS, language });
      const all = await shown<BoardCompareElement>('dt-boards', { words, session: SESSION, board: null });
      for (const width of [390, 900, 960, 1024, 1100, 1280]) {
        await setViewport({ width, height: 800 });
        for (const heading of all.shadowRoot!.querySelectorAll('table.all thead th'))
          for (const text of [...heading.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
            for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              expect(range.getClientRects().length, `${word} at ${width}`).to.equal(1);
            }
      }
      await setViewport({ width: 390, height: 844 });
      const one = await shown<BoardCompareElement>('dt-boards', { words, session: SESSION, board: 0 });
      const caption = one.shadowRoot!.querySelector('table.results caption')!.getBoundingClientRect();
      expect(caption.right).to.be.at.most(390);
      expect(caption.left).to.be.at.least(0);
    });

  it('say so when their session is gone', async () => {
    expect(deepText(await mount({ ...SESSION, results: [] }, 3))).to.include('no longer open');
  });

  for (const width of [320, 1280])
    it(`nothing scrolls the page sideways at ${width} pixels`, async () => {
      await setViewport({ width, height: 800 });
      for (const board of [0, null]) {
        await mount(SESSION, board);
        const root = document.documentElement;
        expect(root.scrollWidth - root.clientWidth).to.be.at.most(0);
      }
    });

  for (const theme of ['light', 'dark'])
    it(`axe finds nothing, ${theme}`, async () => {
      await setViewport({ width: 1024, height: 900 });
      for (const board of [0, null]) {
        clear();
        const page = await dressed(theme, () => mount(SESSION, board));
        expect(await violations(page, rulesIn(theme))).to.deep.equal([]);
      }
    });
});
