import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import { loadLanguage } from '../../src/i18n/load.ts';
import { setViewport } from './support/viewport.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import type { AuditPageElement } from '../../src/ui/audit-page/audit-page.element.ts';
import { NO_SESSION, type ListSaving, type AuditSession } from '../../src/ui/audit-page/session.ts';
import '../../src/ui/audit-page/define.ts';
import { dressed, rulesIn, violations } from './support/axe.ts';
import { MIXED, finished, row } from './support/findings.ts';
import { clear, deepElements, deepText } from './support/open.ts';
import { waited } from './support/builtPage.ts';
import { emulateMedia } from './support/media.ts';
import { part, settled, shown } from './support/page.ts';
import type { Clause } from '../../src/laws/finding.ts';

const mount = (session: AuditSession): Promise<AuditPageElement> =>
  shown<AuditPageElement>('dt-audit', { words: wordsFor(DEFAULT_SETTINGS), session });

const listed = (page: AuditPageElement): number[] =>
  [...page.shadowRoot!.querySelectorAll<HTMLElement>('.rows tr[data-row]')].map((one) =>
    Number(one.dataset['row']),
  );

const standing = (page: AuditPageElement): string | undefined =>
  page.shadowRoot!.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];

const MANY = Array.from({ length: 150 }, (_, number) => row(number, { board: String(number + 1) }));

describe('the page of the audit', function () {
  this.timeout(240_000);
  afterEach(clear);

  it('asks for files, and hands on those that are chosen', async () => {
    const page = await mount(NO_SESSION);
    expect(deepText(page))
      .to.include('Choose files…')
      .and.include('Choose a folder…')
      .and.include('(.zip, .tar, .gz)');
    const chosen: (readonly File[])[] = [];
    page.addEventListener('audit-files', (event) => chosen.push((event as CustomEvent<File[]>).detail));
    const field = part(page, 'input[type=file]') as HTMLInputElement;
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], 'a.pbn'));
    transfer.items.add(new File(['y'], 'b.lin'));
    field.files = transfer.files;
    field.dispatchEvent(new Event('change'));
    expect(chosen.map((files) => files.map(({ name }) => name))).to.deep.equal([['a.pbn', 'b.lin']]);
  });

  it('shows how far the reading has come, and stops it', async () => {
    const page = await mount({ ...finished(MIXED), state: 'reading', files: 3, bytes: 300, bytesRead: 100 });
    const counts = part(page, '.above [role=status]');
    expect(counts.ariaLive, 'the counts change all the time, and the progress is told by itself').to.equal(
      'off',
    );
    const bar = part(page, 'progress') as HTMLProgressElement;
    expect(bar.position).to.be.closeTo(1 / 3, 0.01);
    expect(deepText(page)).to.include('Reading: 1 of 3 files, 30 deals, 5 findings so far.');
    let stopped = 0;
    page.addEventListener('audit-stop', () => stopped++);
    part(page, '.progress button').click();
    expect(stopped).to.equal(1);
  });

  it('is printed in columns on A4 as on wider paper, and without what only a screen can do', async () => {
    const page = await mount(finished(MIXED));
    await setViewport({ width: 718, height: 1000 });
    await emulateMedia({ media: 'print' });
    const [severity, board, what, decide] = part(page, '.rows tbody tr[data-row]').querySelectorAll('td');
    for (const cell of [board, what, decide])
      expect(cell!.getBoundingClientRect().top).to.be.closeTo(severity!.getBoundingClientRect().top, 1);
    expect(part(page, '.rows thead').getBoundingClientRect().height).to.be.greaterThan(10);
    for (const control of page.shadowRoot!.querySelectorAll(':is(.above, .counts) :is(button, select)'))
      expect((control as HTMLElement).offsetParent, control.textContent).to.equal(null);
    await emulateMedia({ media: 'screen' });
    await setViewport({ width: 1280, height: 900 });
  });

  it('fits a phone with large letters, in Greek too', async () => {
    await loadLanguage('el');
    await setViewport({ width: 390, height: 844 });
    document.documentElement.style.fontSize = '200%';
    try {
      const page = await mount(finished(MIXED));
      page.words = wordsFor({ ...DEFAULT_SETTINGS, language: 'el' });
      await settled(page);
      for (const one of page.shadowRoot!.querySelectorAll('.rows td, select')) {
        const { left, right } = one.getBoundingClientRect();
        expect(right, one.textContent).to.be.at.most(document.documentElement.clientWidth);
        if (one.matches('.board')) expect(right - left, one.textContent).to.be.greaterThan(40);
      }
    } finally {
      document.documentElement.style.fontSize = '';
      await setViewport({ width: 1280, height: 900 });
    }
  });

  it('lists the gravest first, with what cannot be read, and counts what it hides', async () => {
    const page = await mount(finished(MIXED));
    expect(listed(page)).to.deep.equal([1, 2, 0, 4]);
    expect(deepText(page))
      .to.include('4 of 5 findings')
      .and.include('1 hidden by the filters')
      .and.include('The format was not recognised.')
      .and.include('photo.jpg, line 1');
    const show = [...page.shadowRoot!.querySelectorAll('button')].find((one) =>
      /everything/.test(one.textContent),
    );
    show!.click();
    await settled(page);
    expect(listed(page)).to.deep.equal([1, 2, 0, 4, 3]);
    expect(deepText(page)).not.to.include('hidden by');
  });

  it('filters by severity, by check and by words', async () => {
    const page = await mount(finished(MIXED));
    (part(page, 'input[type=checkbox]') as HTMLInputElement).click();
    await settled(page);
    expect(listed(page)).to.deep.equal([0, 4]);
    const check = part(page, 'select.by-check') as HTMLSelectElement;
    check.value = 'A14';
    check.dispatchEvent(new Event('change'));
    await settled(page);
    expect(listed(page)).to.deep.equal([4]);
    (part(page, 'input[type=search]') as HTMLInputElement).focus();
    await sendKeys({ type: 'jkj board 7' });
    await settled(page);
    expect(deepText(page)).to.include('No finding matches the filters.');
  });

  it('is worked down with J and K from anywhere, and opens with Enter', async () => {
    const page = await mount(finished(MIXED));
    const opened: number[] = [];
    page.addEventListener('open-finding', (event) => opened.push((event as CustomEvent<number>).detail));
    (document.activeElement as HTMLElement | null)?.blur();
    await sendKeys({ press: 'j' });
    await settled(page);
    expect(standing(page)).to.equal('1', 'the first J goes to the list');
    for (const [key, row] of [
      ['j', '2'],
      ['j', '0'],
      ['k', '2'],
      ['K', '1'],
      ['k', '1'],
      ['ArrowDown', '2'],
      ['ArrowUp', '1'],
    ] as const) {
      await sendKeys({ press: key });
      await settled(page);
      expect(standing(page), key).to.equal(row);
    }
    await sendKeys({ press: 'Enter' });
    expect(opened).to.deep.equal([1]);
    await sendKeys({ press: 'j' });
    await settled(page);
    await sendKeys({ press: 'Enter' });
    expect(opened).to.deep.equal([1], 'a file has no replay');
    const stops = page.shadowRoot!.querySelectorAll('.target[tabindex="0"]');
    expect(stops.length).to.equal(1, 'the list is one stop of the Tab key');
  });

  it('leaves letters alone when single-letter keys are off', async () => {
    const page = await mount(finished(MIXED));
    page.letterKeys = false;
    await settled(page);
    await sendKeys({ press: 'j' });
    await settled(page);
    expect(standing(page)).to.equal(undefined);
    await sendKeys({ press: 'ArrowDown' });
    await settled(page);
    expect(standing(page)).to.equal('1');
  });

  it('is marked by hand and with the keys, and undone', async () => {
    const page = await mount(finished(MIXED));
    const log: unknown[] = [];
    page.addEventListener('audit-mark', (event) => log.push((event as CustomEvent).detail));
    page.addEventListener('audit-undo', () => log.push('undo'));
    for (const key of ['j', '1', '4', '5', '6', '0']) await sendKeys({ press: key });
    expect(log).to.deep.equal([
      { finding: 'finding 1', mark: 'fixed', comment: '' },
      { finding: 'finding 1', mark: 'rulingNeeded', comment: '' },
      { finding: 'finding 1', mark: 'duplicate', comment: '' },
      { finding: 'finding 1', mark: null, comment: '' },
    ]);
    const choice = part(page, '[data-row="2"] select') as HTMLSelectElement;
    choice.value = 'askPlayers';
    choice.dispatchEvent(new Event('change'));
    await settled(page);
    expect(log.at(-1)).to.deep.equal({ finding: 'finding 2', mark: 'askPlayers', comment: '' });
    const status = part(page, '.unseen[role=status]');
    expect(status.textContent).to.not.include('ask players', 'nothing is said to be kept before it is');
    page.pending = new Set(['finding 2']);
    await settled(page);
    const note = part(page, '[data-row="2"] .pending');
    expect(note.textContent).to.equal('not stored yet');
    expect(choice.getAttribute('aria-describedby')).to.equal(note.id);
    page.pending = new Set();
    await settled(page);
    expect(status.textContent).to.equal('Whole file: ask players.');
    expect(page.shadowRoot!.querySelector('.pending')).to.equal(null);
    expect(choice.hasAttribute('aria-describedby')).to.equal(false);
    await sendKeys({ press: 'u' });
    expect(log).to.have.length(5, 'there is nothing to undo yet');
    page.canUndo = true;
    await settled(page);
    await sendKeys({ press: 'u' });
    part(page, '.undo').click();
    expect(log.slice(5)).to.deep.equal(['undo', 'undo']);
  });

  it('shows the marks, filters by them, and goes on when a marked finding leaves the list', async () => {
    const page = await mount(finished(MIXED));
    page.marks = new Map([['finding 2', { mark: 'fine', comment: '' }]]);
    await settled(page);
    expect((part(page, '[data-row="2"] select') as HTMLSelectElement).value).to.equal('fine');
    const filter = part(page, 'select.by-mark') as HTMLSelectElement;
    filter.value = 'open';
    filter.dispatchEvent(new Event('change'));
    await settled(page);
    expect(listed(page)).to.deep.equal([1, 0, 4]);
    filter.blur();
    await sendKeys({ press: 'j' });
    await settled(page);
    await sendKeys({ press: '2' });
    page.marks = new Map([...page.marks, ['finding 1', { mark: 'fine', comment: '' }]]);
    await settled(page);
    expect(listed(page)).to.deep.equal([0, 4]);
    expect(standing(page)).to.equal('0');
  });

  it('hands on the list as it is filtered, to be saved', async () => {
    const page = await mount(finished(MIXED));
    const saved: unknown[] = [];
    page.addEventListener('audit-save', (event) => {
      const { kind, rows } = (event as CustomEvent<ListSaving>).detail;
      saved.push([kind, rows.map(({ number }) => number)]);
    });
    part(page, '.saving .csv').click();
    part(page, '.saving .html').click();
    expect(saved).to.deep.equal([
      ['csv', [1, 2, 0, 4]],
      ['html', [1, 2, 0, 4]],
    ]);
  });

  const charts = async (page: AuditPageElement): Promise<ShadowRoot> => {
    expect(page.shadowRoot!.querySelector('dt-audit-charts')).to.equal(
      null,
      'nothing is loaded before it is asked for',
    );
    part(page, '.overview summary').click();
    await waited('the charts are drawn', () =>
      Boolean(page.shadowRoot!.querySelector('dt-audit-charts')?.shadowRoot?.querySelector('table')),
    );
    return page.shadowRoot!.querySelector('dt-audit-charts')!.shadowRoot!;
  };

  it('counts by check and by table when asked, drawn to one scale, and lists what is chosen', async () => {
    const page = await mount(finished([...MIXED, row(5), row(6)]));
    const shown = await charts(page);
    const [checks, tables] = [...shown.querySelectorAll<HTMLTableElement>('table.figures')];
    expect(checks!.rows.length).to.equal(6);
    expect(tables!.textContent).to.include('Open room, table 3');
    const widths = (check: string): number[] => {
      const line = [...checks!.rows].find((one) => one.textContent.includes(check))!;
      return [...line.querySelectorAll('rect')].map((one) => Number(one.getAttribute('width')) + 1);
    };
    expect(widths('A02')[0]! / widths('A07')[0]!).to.be.closeTo(3, 0.1);
    [...checks!.querySelectorAll('button')].find((one) => one.textContent.includes('A20'))!.click();
    await settled(page);
    expect(listed(page)).to.deep.equal([3]);
    [...checks!.rows]
      .find((one) => one.textContent.includes('A02'))!
      .querySelector('.segment')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settled(page);
    expect(listed(page)).to.deep.equal([0, 5, 6]);
    tables!.querySelector('button')!.click();
    await settled(page);
    expect(listed(page)).to.deep.equal([1]);
  });

  it('shows boards by tables in a grid for the keyboard; a cell lists its findings', async () => {
    const at = (number: number, board: string, table: string, severity: 'error' | 'warning' = 'warning') =>
      row(number, { board, table, severity, deal: number });
    const page = await mount(
      finished([
        at(0, '2', '1'),
        at(1, '2', '3', 'error'),
        at(2, '10', '3'),
        at(3, '10', '1'),
        at(4, '2', '3'),
      ]),
    );
    const shown = await charts(page);
    const table = shown.querySelector<HTMLTableElement>('table.grid')!;
    expect([...table.rows].map(({ cells }) => cells[0]!.textContent.trim())).to.deep.equal([
      '',
      'Board 2',
      'Board 10',
    ]);
    const cells = [...table.querySelectorAll<HTMLElement>('button.cell')];
    expect(cells.map((one) => one.textContent.trim())).to.deep.equal(['!1', '‼2', '!1', '!1']);
    expect(cells.filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
    cells[0]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await settled(page);
    expect(shown.activeElement?.getAttribute('aria-label')).to.equal('Board 2, table 3: 2 findings, Error');
    await sendKeys({ press: 'ArrowDown' });
    await settled(page);
    expect(shown.activeElement?.getAttribute('aria-label')).to.equal('Board 10, table 3: 1 finding, Warning');
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'Enter' });
    await settled(page);
    expect(listed(page)).to.deep.equal([1, 4]);
    expect(deepText(page)).to.include('3 hidden by the filters').and.include('Only board 2');
  });

  it('is whole on paper, and as it was afterwards', async () => {
    const page = await mount(finished(MANY));
    dispatchEvent(new Event('beforeprint'));
    expect(listed(page).length).to.equal(150);
    dispatchEvent(new Event('afterprint'));
    await settled(page);
    expect(listed(page).length).to.be.below(150);
  });

  it('draws a long list where one looks, and says how long it is', async () => {
    await setViewport({ width: 1024, height: 600 });
    const many = Array.from({ length: 2000 }, (_none, number) => row(number, { board: String(number + 1) }));
    const page = await mount(finished(many));
    await settled(page);
    const table = part(page, 'table.rows');
    expect(table.getAttribute('aria-rowcount')).to.equal('2001');
    expect(listed(page).length).to.be.within(20, 120);
    const height = table.getBoundingClientRect().height;
    expect(height).to.be.greaterThan(2000 * 40);
    scrollTo(0, height / 2);
    await waited('the middle is drawn', () => listed(page).some((number) => number > 700 && number < 1300));
    await waited('the start is not', () => !listed(page).includes(60));
    expect(listed(page).length).to.be.below(200);
    const drawn = page.shadowRoot!.querySelector<HTMLElement>('[data-row="1000"]');
    expect(drawn === null || drawn.getAttribute('aria-rowindex') === '1002').to.equal(true);
    scrollTo(0, 0);
  });

  it('goes on with J beyond what is drawn', async () => {
    const page = await mount(finished(MANY));
    page.wanted = { ...page.wanted, current: 119 };
    await settled(page);
    (document.activeElement as HTMLElement | null)?.blur();
    for (const number of ['119', '120', '121']) {
      await sendKeys({ press: 'j' });
      await settled(page);
      expect(standing(page)).to.equal(number);
    }
  });

  it('keeps what is written beside a finding, with its mark', async () => {
    const page = await mount(finished(MIXED));
    const log: unknown[] = [];
    page.addEventListener('audit-mark', (event) => log.push((event as CustomEvent).detail));
    page.marks = new Map([['finding 1', { mark: 'fixed', comment: '' }]]);
    await sendKeys({ press: 'j' });
    await settled(page);
    await sendKeys({ press: 'n' });
    await settled(page);
    expect(page.shadowRoot!.activeElement?.localName).to.equal('textarea');
    await sendKeys({ type: 'jk 1: East remembers' });
    await sendKeys({ press: 'Enter' });
    await settled(page);
    expect(log).to.deep.equal([{ finding: 'finding 1', mark: 'fixed', comment: 'jk 1: East remembers' }]);
    expect(standing(page)).to.equal('1', 'the focus is back');
    page.marks = new Map([['finding 1', { mark: 'fixed', comment: '<b>East</b>' }]]);
    await settled(page);
    expect(deepText(part(page, '[data-row="1"]'))).to.include('<b>East</b>');
    await sendKeys({ press: '2' });
    expect(log.at(-1)).to.deep.equal({ finding: 'finding 1', mark: 'fine', comment: '<b>East</b>' });
    part(page, '[data-row="1"] .write').click();
    await settled(page);
    await sendKeys({ press: 'Escape' });
    await settled(page);
    expect(log).to.have.length(2, 'Escape leaves it as it was');
    expect(page.shadowRoot!.querySelector('textarea')).to.equal(null);
  });

  it('keeps what was typed and not saved, says so, and has it in the field again until it is cancelled', async () => {
    const page = await mount(finished(MIXED));
    const log: unknown[] = [];
    page.addEventListener('audit-mark', (event) => log.push((event as CustomEvent).detail));
    for (const key of ['j', 'n']) await sendKeys({ press: key });
    await settled(page);
    await sendKeys({ type: 'East remembers' });
    await sendKeys({ press: 'Escape' });
    await settled(page);
    expect(log).to.deep.equal([]);
    expect(standing(page)).to.equal('1');
    expect(deepText(part(page, '[data-row="1"] .what'))).to.include('Comment, not saved: East remembers');
    expect(part(page, '[role=status]').textContent).to.include('comment kept, but not saved');
    for (const key of ['j', 'n']) await sendKeys({ press: key });
    await settled(page);
    await sendKeys({ type: 'North' });
    part(page, '[data-row="1"] .write').click();
    await settled(page);
    expect(deepText(part(page, '[data-row="2"] .what'))).to.include('Comment, not saved: North');
    expect((part(page, '[data-row="1"] textarea') as HTMLTextAreaElement).value).to.equal('East remembers');
    part(page, '[data-row="1"] .drop').click();
    await settled(page);
    expect(deepText(part(page, '[data-row="1"]'))).not.to.include('East remembers');
  });

  it('filters by table, by pair and by board, and says what is hidden', async () => {
    const page = await mount(
      finished([
        row(0, { table: '3', pairs: ['Ann – Bob', 'Cem – Dan'] }),
        row(1, { table: '3', room: 'Open', pairs: ['Eva – Fay', 'Ann – Bob'], board: '8' }),
        row(2, { table: '12', pairs: ['Gil – Hal', 'Ida – Jan'] }),
        row(3),
      ]),
    );
    const choose = async (name: string, value: string): Promise<void> => {
      const select = part(page, `select.${name}`) as HTMLSelectElement;
      expect([...select.options].map((one) => one.value)).to.include(value);
      select.value = value;
      select.dispatchEvent(new Event('change'));
      await settled(page);
    };
    await choose('by-table', '3');
    expect(listed(page)).to.deep.equal([0]);
    expect(deepText(page)).to.include('3 hidden by the filters');
    await choose('by-table', '');
    await choose('by-pair', 'Ann – Bob');
    expect(listed(page)).to.deep.equal([0, 1]);
    page.wanted = { ...page.wanted, board: '8' };
    await settled(page);
    expect(listed(page)).to.deep.equal([1]);
    part(page, '.by-board').click();
    await settled(page);
    expect(listed(page)).to.deep.equal([0, 1]);
  });

  it('comes back to the finding that was left', async () => {
    const first = await mount(finished(MANY));
    first.wanted = { ...first.wanted, current: 97 };
    const { wanted, session } = first;
    clear();
    const page = document.createElement('dt-audit') as AuditPageElement;
    Object.assign(page, { words: wordsFor(DEFAULT_SETTINGS), session, wanted });
    document.body.append(page);
    await settled(page);
    await settled(page);
    expect(standing(page)).to.equal('97');
    const box = page.shadowRoot!.activeElement!.getBoundingClientRect();
    expect(box.top).to.be.within(0, innerHeight);
  });

  it('tells progress now and then and the end at once, politely', async () => {
    const page = await mount({ ...finished(MIXED), state: 'reading' });
    const region = part(page, '.unseen[role=status]');
    expect(region.textContent).to.match(/^Reading: 1 of 1 file,/);
    const before = region.textContent;
    page.session = { ...page.session, deals: 31 };
    await settled(page);
    expect(region.textContent).to.equal(before);
    page.session = finished(MIXED);
    await settled(page);
    expect(region.textContent).to.equal('The audit is finished: 5 findings.');
  });

  it('never takes the text of a file for markup', async () => {
    const markup = '<img src=x onerror="window.hacked=1"><b>bold</b>${1}';
    const page = await mount(
      finished([
        row(0, { board: markup, name: markup, room: markup, table: markup }),
        row(1, { key: 'audit.lettersMixed', params: { word: markup } }),
        row(2, { key: 'import.textIgnored', check: 'import', params: { text: markup, suggestion: markup } }),
        row(3, { key: markup, laws: [markup as Clause] }),
      ]),
    );
    expect(deepElements(page.shadowRoot!).filter((one) => one.matches('img, b, i, script'))).to.have.length(
      0,
    );
    expect(deepText(page)).to.include(markup);
    expect((window as { hacked?: number }).hacked).to.equal(undefined);
  });

  it('shows findings at once on a phone, where the filters unfold when asked for', async () => {
    await setViewport({ width: 390, height: 844 });
    const page = await mount(finished(MIXED));
    const listedAt = (): number => part(page, '[data-row]').getBoundingClientRect().top;
    expect(listedAt()).to.be.below(422);
    const button = part(page, '.unfold');
    const shownFilters = (): boolean => part(page, '.by-check').checkVisibility();
    expect([button.ariaExpanded, shownFilters()]).to.deep.equal(['false', false]);
    button.click();
    expect([button.ariaExpanded, shownFilters()]).to.deep.equal(['true', true]);
    button.click();
    expect([button.ariaExpanded, shownFilters()]).to.deep.equal(['false', false]);
    await setViewport({ width: 1024, height: 800 });
    expect([button.checkVisibility(), shownFilters()]).to.deep.equal([false, true]);
  });

  it('leaves no dot at the edge of a line: one between two lines lies outside and is cut off', async () => {
    await setViewport({ width: 390, height: 844 });
    try {
      const page = await mount(finished(MIXED));
      const lines = [...page.shadowRoot!.querySelectorAll<HTMLElement>('.details')];
      let begun = 0;
      for (const details of lines) {
        expect(getComputedStyle(details).overflowX).to.equal('clip');
        const edge = details.getBoundingClientRect().left;
        let line = -1;
        for (const part of details.children) {
          const { left, top } = part.getBoundingClientRect();
          const dot = getComputedStyle(part, '::before');
          expect(dot.content).to.equal('"·"');
          const end = left + Number.parseFloat(dot.left) + Number.parseFloat(dot.width);
          if (Math.abs(top - line) < 2) expect(end).to.be.greaterThan(edge);
          else {
            expect(end).to.be.at.most(edge + 0.5);
            begun++;
          }
          line = top;
        }
      }
      expect(begun).to.be.greaterThan(lines.length);
    } finally {
      await setViewport({ width: 1024, height: 800 });
    }
  });

  for (const width of [320, 768, 1440]) {
    it(`nothing scrolls sideways at ${width} pixels`, async () => {
      await setViewport({ width, height: 800 });
      document.body.style.margin = '0';
      document.body.style.paddingInline = '12px';
      const long = 'unbreakable'.repeat(12);
      const page = await mount(
        finished([...MIXED, row(9, { name: `${long}.pbn`, board: long, table: long })]),
      );
      await charts(page);
      await settled(page);
      const root = document.documentElement;
      expect(root.scrollWidth - root.clientWidth).to.be.at.most(0);
    });
  }

  for (const theme of ['light', 'dark']) {
    for (const [name, session] of [
      ['before', NO_SESSION],
      ['while reading', { ...finished(MIXED), state: 'reading' } as AuditSession],
      ['after', finished(MIXED)],
      ['with a long list', finished(MANY)],
    ] as const) {
      it(`axe finds nothing, ${theme}, ${name}`, async () => {
        await setViewport({ width: 1024, height: 1200 });
        const page = await dressed(theme, () => mount(session));
        if (session.rows.length > 0) await charts(page);
        await settled(page);
        expect(await violations(page, rulesIn(theme))).to.deep.equal([]);
      });
    }
  }
});
