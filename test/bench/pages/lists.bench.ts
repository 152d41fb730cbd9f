/** `npm run bench:pages`: how long the largest lists of the audit hold a frame while they are searched or drawn. */

import { DEFAULT_SETTINGS } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import type { AuditPageElement } from '../../../src/ui/audit-page/audit-page.element.ts';
import type { BoardCompareElement } from '../../../src/ui/board-compare/board-compare.element.ts';
import '../../../src/ui/audit-page/define.ts';
import '../../../src/ui/board-compare/define.ts';
import { listedBoards, listedFindings } from '../../ui/support/long.ts';
import { finished } from '../../ui/support/findings.ts';
import { clear } from '../../ui/support/open.ts';
import { waited } from '../../ui/support/builtPage.ts';
import { longTasks, shown } from '../../ui/support/page.ts';
import { figures } from './figures.ts';

describe('the longest lists of the audit', function () {
  this.timeout(600_000);
  afterEach(clear);

  it('are searched', () =>
    figures(7, { 'longest task of a search': 50 }, async () => {
      clear();
      const page = await shown<AuditPageElement>('dt-audit', {
        words: wordsFor(DEFAULT_SETTINGS),
        session: finished(listedFindings()),
      });
      await new Promise((done) => setTimeout(done, 300));
      const tasks = longTasks();
      const field = page.shadowRoot!.querySelector<HTMLInputElement>('input[type=search]')!;
      field.value = 'board 12345';
      field.dispatchEvent(new Event('input'));
      await waited(
        'the finding is listed',
        () => page.shadowRoot!.querySelectorAll('tr[data-row]').length === 1,
      );
      await new Promise((done) => setTimeout(done, 200));
      tasks.end();
      return { 'longest task of a search': tasks.longest() };
    }));

  it('are drawn', () =>
    figures(7, { 'longest task of drawing': 50 }, async () => {
      clear();
      const tasks = longTasks();
      const page = await shown<BoardCompareElement>('dt-boards', {
        words: wordsFor(DEFAULT_SETTINGS),
        session: { ...finished([]), results: listedBoards() },
        board: null,
      });
      const drawn = (): number =>
        page.shadowRoot!.querySelectorAll('table.figures:not(.standings) tbody tr').length;
      await waited('a thousand boards are drawn', () => drawn() === 1000);
      await new Promise((done) => setTimeout(done, 200));
      tasks.end();
      return { 'longest task of drawing': tasks.longest() };
    }));
});
