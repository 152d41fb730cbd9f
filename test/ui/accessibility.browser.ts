import { expect } from 'chai';
import { setViewport } from './support/viewport.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { readFile } from '../../src/apps/workshop/reading.ts';
import '../../src/ui/import-check/define.ts';
import '../../src/ui/library/define.ts';
import '../../src/apps/workshop/main.ts';
import { rulesIn, violations } from './support/axe.ts';
import {
  behind,
  CORRECTED_DEAL,
  REVOKE_DEAL,
  clear,
  deepElements,
  mount,
  replayFrom,
  settled,
} from './support/open.ts';
import { emulateMedia } from './support/media.ts';

/** The paper the elements are printed on, as assets/page.css has it. */
function paper(dark: boolean): void {
  document.documentElement.lang = 'en';
  document.title = 'Dealtrail';
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  document.body.style.background = dark ? '#14171b' : '#f7f4ec';
}

const DARK: ReadonlySet<string> = new Set([
  'a penalty card on the table',
  'the end with an adjustment',
  'six choices',
  'a disputed point',
]);

describe('accessibility', function () {
  this.timeout(120_000);
  afterEach(clear);

  for (const theme of ['light', 'dark'] as const) {
    for (const [name, path, at] of [
      ['the start', REVOKE_DEAL, 0],
      ['a revoke found', REVOKE_DEAL, 5],
      ['a penalty card on the table', CORRECTED_DEAL, 25],
      ['the end with an adjustment', '/fixtures/deals/seed-002-deal-1.json', 60],
      ['six choices', '/fixtures/seeds/seed-000-example-7a.json', 10],
      ['a choice made', '/fixtures/seeds/seed-000-example-7a.json', 11],
      ['four choices, two with a suit', '/fixtures/seeds/seed-004-S4-2-play-before-partner-highest.json', 6],
      ['choices that are closed', '/fixtures/law54/54C-dummy-spread-before-the-choice.json', 2],
      ['a disputed point', '/fixtures/law53/53B-declarer-leads-from-dummy-first.json', 6],
      [
        'a claim over four open matters',
        '/fixtures/law62/62C2-revokers-partner-changes-and-has-a-penalty-card.json',
        25,
      ],
    ] as const) {
      // In the dark only the colours differ: these moments have all of them.
      if (theme === 'dark' && !DARK.has(name)) continue;
      it(`axe finds nothing on the replay, ${theme}: ${name}`, async () => {
        // Tall enough to draw every panel: what is out of sight is not drawn.
        await setViewport({ width: 1280, height: 3000 });
        await emulateMedia({ colorScheme: theme });
        paper(theme === 'dark');
        const element = await mount(await replayFrom(path));
        element.goTo(at);
        await settled(element);
        for (const details of deepElements(element.shadowRoot!))
          if (details instanceof HTMLDetailsElement) details.open = true;
        await settled(element);
        expect(await violations(element, rulesIn(theme))).to.deep.equal([]);
      });
    }

    it(`axe finds nothing on the home page, the settings and the check of a file, ${theme}`, async () => {
      await emulateMedia({ colorScheme: theme });
      paper(theme === 'dark');
      const words = wordsFor(DEFAULT_SETTINGS);
      const library = Object.assign(document.createElement('dt-library'), {
        words,
        examples: [
          { path: 'fixtures/deals/a.json', title: 'A deal' },
          { path: 'fixtures/law64/64A1-b.json', title: 'Two tricks' },
          { path: 'fixtures/seeds/seed-000-example-1d.json', title: 'A card dropped' },
        ],
      });
      const file = await readFile(
        'a.pbn',
        new TextEncoder().encode(
          '[Board "1"]\n[Dealer "N"]\n[Deal "N:AKQJ.T98.765.432 - - -"]\n[Contract "3NT"]\n[Declarer "X"]\n',
        ),
      );
      const check = Object.assign(document.createElement('dt-import-check'), { words, ...file });
      const workshop = document.createElement('dealtrail-workshop');
      for (const element of [library, check, workshop]) {
        const main = document.createElement(element === workshop ? 'div' : 'main');
        main.append(element);
        document.body.replaceChildren(main);
        await new Promise((done) => setTimeout(done, 200));
        expect(await violations(main, rulesIn(theme))).to.deep.equal([]);
      }
    });
  }

  it('names the board on the button of each deal of a file', async () => {
    const boards = ['1', '2'].map((board) => `[Board "${board}"]\n[Deal "N:AKQJ.T98.765.432 - - -"]\n`);
    const file = await readFile('a.pbn', new TextEncoder().encode(boards.join('\n')));
    const words = wordsFor(DEFAULT_SETTINGS);
    const check = Object.assign(document.createElement('dt-import-check'), { words, ...file });
    document.body.replaceChildren(check);
    await new Promise((done) => setTimeout(done, 200));
    const root = check.shadowRoot!;
    const names = [...root.querySelectorAll('.deals button')].map((button) =>
      button
        .getAttribute('aria-labelledby')!
        .split(' ')
        .map((id) => root.getElementById(id)!.textContent.trim())
        .join(' '),
    );
    expect(names).to.deep.equal(['Replay Board 1', 'Replay Board 2']);
  });

  it('marks the current state of a lifecycle in the list in words', async () => {
    const element = await mount(await replayFrom(REVOKE_DEAL));
    element.goTo(5);
    await settled(element);
    const list = (await behind(element, 'Status')).shadowRoot;
    const current = list.querySelectorAll('.words [aria-current=step]');
    expect(current.length).to.equal(1);
    expect(current[0]!.textContent).to.match(/established/);
  });
});
