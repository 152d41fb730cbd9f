import { expect } from 'chai';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import type { AuditPageElement } from '../../src/ui/audit-page/audit-page.element.ts';
import { AT_FIRST, type Wanted } from '../../src/ui/audit-page/listing.ts';
import type { Row } from '../../src/ui/audit-page/session.ts';
import '../../src/ui/audit-page/define.ts';
import { finished, MIXED, row } from './support/findings.ts';
import { clear } from './support/open.ts';
import { longTasks, shown, until } from './support/page.ts';
import { slowness } from './support/slowness.ts';

/** As many as the page lists. */
const FINDINGS = 20_000;

const many = (): readonly Row[] =>
  Array.from({ length: FINDINGS }, (_none, number) => {
    const like = MIXED[number % MIXED.length] as Row;
    const table = String(1 + (number % 40));
    return row(number, { ...like, number, board: `${number}`, table, finding: `finding ${number}` });
  });

async function mounted(): Promise<AuditPageElement> {
  const page = await shown<AuditPageElement>('dt-audit', {
    words: wordsFor(DEFAULT_SETTINGS),
    session: finished(many()),
  });
  page.addEventListener('audit-wanted', (event) => (page.wanted = (event as CustomEvent<Wanted>).detail));
  await new Promise((done) => setTimeout(done, 300));
  return page;
}

const counted = (page: AuditPageElement): string =>
  page.shadowRoot!.querySelector('.above [role=status]')?.textContent?.trim() ?? '';

const numbers = (page: AuditPageElement): number[] =>
  [...page.shadowRoot!.querySelectorAll<HTMLElement>('tr[data-row]')].map((one) =>
    Number(one.dataset['row']),
  );

function type(page: AuditPageElement, text: string): void {
  const field = page.shadowRoot!.querySelector<HTMLInputElement>('input[type=search]')!;
  field.value = text;
  field.dispatchEvent(new Event('input'));
}

describe('a search in as many findings as are listed', function () {
  this.timeout(60_000);
  afterEach(clear);

  it('holds no frame for more than 50 ms, the first time, too', async () => {
    let longest = 0;
    for (let round = 0; round < 4; round++) {
      clear();
      const page = await mounted();
      const tasks = longTasks();
      type(page, 'board 12345');
      await until('the finding is listed', () => numbers(page).join() === '12345');
      type(page, 'east');
      await until('a fifth is listed', () => /4,?000/.test(counted(page)));
      await new Promise((done) => setTimeout(done, 200));
      tasks.end();
      longest = tasks.longest();
      if (longest <= 50) break;
    }
    console.log(`The longest task of a search in ${FINDINGS} findings: ${Math.round(longest)} ms.`);
    expect(longest).to.be.at.most(60 * slowness());
  });

  it('shows what was typed last, whatever was still being looked for', async () => {
    const page = await mounted();
    for (const text of ['b', 'bo', 'board 1', 'board 12345', 'board 12344']) type(page, text);
    await until('the last one is listed', () => numbers(page).join() === '12344');
    page.wanted = AT_FIRST;
    await until('all are listed again', () => /16,?000/.test(counted(page)));
  });
});
