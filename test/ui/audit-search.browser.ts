import { expect } from 'chai';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import type { AuditPageElement } from '../../src/ui/audit-page/audit-page.element.ts';
import { AT_FIRST, type WantedFindings } from '../../src/ui/audit-page/listing.ts';
import '../../src/ui/audit-page/define.ts';
import { finished } from './support/findings.ts';
import { listedFindings } from './support/long.ts';
import { clear } from './support/open.ts';
import { waited } from './support/builtPage.ts';
import { shown } from './support/page.ts';

async function mounted(): Promise<AuditPageElement> {
  const page = await shown<AuditPageElement>('dt-audit', {
    words: wordsFor(DEFAULT_SETTINGS),
    session: finished(listedFindings()),
  });
  page.addEventListener(
    'audit-wanted',
    (event) => (page.wanted = (event as CustomEvent<WantedFindings>).detail),
  );
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
  this.timeout(240_000);
  afterEach(clear);

  it('finds one of them, and those of a seat', async () => {
    const page = await mounted();
    type(page, 'board 12345');
    await waited('the finding is listed', () => numbers(page).join() === '12345');
    type(page, 'east');
    await waited('a fifth is listed', () => /4,?000/.test(counted(page)));
    expect(numbers(page)).to.have.length.greaterThan(1);
  });

  it('shows what was typed last, whatever was still being looked for', async () => {
    const page = await mounted();
    for (const text of ['b', 'bo', 'board 1', 'board 12345', 'board 12344']) type(page, text);
    await waited('the last one is listed', () => numbers(page).join() === '12344');
    page.wanted = AT_FIRST;
    await waited('all are listed again', () => /16,?000/.test(counted(page)));
    page.wanted = { ...AT_FIRST, severities: ['error'] };
    await waited('some are hidden', () => counted(page).includes('hidden'));
    expect(page.shadowRoot!.textContent, 'all numbers alike').to.not.match(/\d{4,} (?:of|hidden)|\(\d{4,}\)/);
  });
});
