/** The case file in the built page: opened at a deal, filled in, stored, shown again. */

import { expect } from 'chai';
import { setViewport } from './support/viewport.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { sendKeys } from '@web/test-runner-commands';
import { timelineOf } from '../../src/replay/timeline.ts';
import { CASE_TABS } from '../../src/ui/case-file/tabs.ts';
import type { CaseFiled } from '../../src/ui/case-file/caseShown.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import { aloneInMain, caseFileElement } from './support/caseFile.ts';
import { deepText, recordOf } from './support/open.ts';
import { dressed, isLookedAt, rulesIn, violations } from './support/axe.ts';
import { removedAfterEach, stored } from './support/streams.ts';
import { emulateMedia } from './support/media.ts';

const EXAMPLE = '#example=fixtures/deals/seed-002-deal-1.json';

const paramsOf = (frame: HTMLIFrameElement): URLSearchParams =>
  new URLSearchParams(frame.contentWindow!.location.hash.slice(1));

const fileOf = (frame: HTMLIFrameElement): Promise<HTMLElement> =>
  waited('the case file is there', () => {
    const file = inside(frame).querySelector<HTMLElement>('dt-case-file');
    return file?.shadowRoot?.querySelector('h1') ? file : null;
  });

function pressed(file: HTMLElement, id: string): void {
  file.shadowRoot!.querySelector<HTMLElement>(`#${id}`)!.click();
}

async function filled(file: HTMLElement, id: string, value: string): Promise<void> {
  const field = await waited(`there is ${id}`, () =>
    file.shadowRoot!.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`),
  );
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const submitted = (file: HTMLElement, id: string): void =>
  file.shadowRoot!.querySelector<HTMLFormElement>(`form#${id}`)!.requestSubmit();

const shows = (file: HTMLElement, text: string): Promise<true> =>
  waited(`it says “${text}”`, () => deepText(file).includes(text) || null);

describe('the case file', function () {
  this.timeout(180_000);
  const streams = removedAfterEach();

  it('is left at Escape for the deal, as every screen in front of it, but not from a field', async () => {
    const frame = await framed(`${EXAMPLE}&at=5&case`);
    const file = await fileOf(frame);
    const escape = (from: Element): boolean =>
      from.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    pressed(file, 'tab-decision');
    escape(await waited('there is a field', () => file.shadowRoot!.querySelector('#note-chair')));
    await new Promise((done) => setTimeout(done, 300));
    expect(paramsOf(frame).has('case')).to.equal(true);
    escape(file.shadowRoot!.querySelector('h1')!);
    await waited('the deal is shown', () => (paramsOf(frame).has('case') ? null : true));
    await waited('its title has the focus', () => {
      const screen = inside(frame).querySelector('replay-screen');
      return screen?.shadowRoot?.activeElement?.matches('h1') ?? null;
    });
    expect(paramsOf(frame).get('at')).to.equal('5');
  });

  it('has its parts in one row on a very narrow screen, and brings the shown one and the focused one into view', async () => {
    const frame = await framed('#example=fixtures/seeds/seed-000-example-7a.json&case=log');
    const root = (await fileOf(frame)).shadowRoot!;
    frame.style.inlineSize = '195px';
    const row = root.querySelector('nav')!;
    const button = (tab: string): HTMLElement => root.querySelector<HTMLElement>(`#tab-${tab}`)!;
    const isSeen = (tab: string): true | null => {
      const [whole, part] = [row.getBoundingClientRect(), button(tab).getBoundingClientRect()];
      return (part.left >= whole.left - 1 && part.right <= whole.right + 1) || null;
    };
    await waited('the row is wider than the screen', () => row.scrollWidth > row.clientWidth || null);
    expect(button('summary').offsetTop).to.equal(button('log').offsetTop);
    pressed(await fileOf(frame), 'tab-decision');
    await waited('the shown part is in view', () => isSeen('decision'));
    for (const tab of CASE_TABS) {
      button(tab).focus({ preventScroll: true, focusVisible: true });
      expect(isSeen(tab), tab).to.equal(true);
    }
  });

  it('gives the focus to the part that a missing entry leads to', async () => {
    const frame = await framed('#example=fixtures/seeds/seed-000-example-7a.json&case=decision');
    const root = (await fileOf(frame)).shadowRoot!;
    const [button] = await waited('something is missing', () => {
      const all = [...root.querySelectorAll<HTMLElement>('.item button')];
      return all.length > 0 && all.filter((one) => one.textContent.includes('agreed, disputed'));
    });
    const box = root.querySelector('.missing')!.getBoundingClientRect();
    const above = root.querySelector('.part p')!.getBoundingClientRect();
    expect(box.top - above.bottom, 'a gap above what is missing').to.be.at.least(8);
    root.querySelector<HTMLDetailsElement>('details')!.open = true;
    button!.focus();
    button!.click();
    await waited('the heading of the facts has the focus', () => root.activeElement?.id === 'case-facts');
  });

  it('is opened at a deal, filled in, and there again after the page has been closed', async () => {
    const frame = await framed(EXAMPLE);
    const link = await waited('there is a way to it', () =>
      inside(frame).querySelector<HTMLElement>('a[href*="&case"]'),
    );
    link.click();
    let file = await fileOf(frame);
    await shows(file, 'What went wrong');
    await shows(file, 'East plays the ♥2 to trick 3');
    expect(frame.contentDocument!.title).to.contain('Case file: Three notrump down two');

    pressed(file, 'tab-decision');
    await filled(file, 'note-procedure', 'committee');
    await filled(file, 'note-chair', 'Eva Muster');
    await filled(file, 'note-appellants', 'East–West');
    await waited('the copy is shown', () => paramsOf(frame).get('deal'));
    streams.push(paramsOf(frame).get('deal')!);
    file = await fileOf(frame);
    await filled(file, 'note-decision', 'adjusted');
    await filled(file, 'note-reasons', 'Six diamonds run.');
    // Nobody has left this field when the page is left.
    const dissent = file.shadowRoot!.querySelector<HTMLTextAreaElement>('#note-dissent')!;
    const leave = (): boolean =>
      !frame.contentWindow!.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    dissent.focus();
    expect(leave()).to.equal(false);
    dissent.value = 'One of us would have led a club.';
    expect(leave()).to.equal(true);
    await waited('it is stored', async () =>
      JSON.stringify(await stored(streams[0]!)).includes('One of us would have led a club.'),
    );

    pressed(file, 'tab-statements');
    await filled(file, 'statement-by', 'E');
    await filled(file, 'statement-words', 'I did not see the nine.');
    // Somebody looks something up meanwhile.
    pressed(file, 'tab-facts');
    await waited('the facts are there', () => file.shadowRoot!.querySelector('#statement-words') === null);
    pressed(file, 'tab-statements');
    const typed = await waited('the form is there', () =>
      file.shadowRoot!.querySelector<HTMLTextAreaElement>('#statement-words'),
    );
    expect(typed.value).to.equal('I did not see the nine.');
    await filled(file, 'statement-time', '16:05');
    submitted(file, 'add-statement');
    await shows(file, 'East, 16:05: “I did not see the nine.”');
    // On a slow machine it may be told together with what was entered just before.
    expect(file.shadowRoot!.querySelector('[role="status"]')!.textContent).to.match(
      /(?:^|\. )East, 16:05: “I did not see the nine\.”$/,
    );
    await filled(file, 'statement-by', 'W');
    await filled(file, 'statement-words', 'Dokuzu gördüm.');
    await filled(file, 'statement-signed', 'yes');
    await filled(file, 'statement-lang', 'tr');
    await filled(file, 'statement-translator', 'Gil Fictive');
    submitted(file, 'add-statement');
    await shows(file, 'West, signed, in Turkish, translated by Gil Fictive: “Dokuzu gördüm.”');
    expect(file.shadowRoot!.querySelector('a.moment bdi[lang=tr][dir=ltr]')!.textContent).to.equal(
      'Dokuzu gördüm.',
    );

    const before = (await stored(streams[0]!)).slice(-8);
    expect(before).to.deep.equal([
      { type: 'CaseNoted', field: 'procedure', text: 'committee' },
      { type: 'CaseNoted', field: 'chair', text: 'Eva Muster' },
      { type: 'CaseNoted', field: 'appellants', text: 'East–West' },
      { type: 'CaseNoted', field: 'decision', text: 'adjusted' },
      { type: 'CaseNoted', field: 'reasons', text: 'Six diamonds run.' },
      { type: 'CaseNoted', field: 'dissent', text: 'One of us would have led a club.' },
      { type: 'StatementMade', by: 'E', text: 'I did not see the nine.', time: '16:05' },
      {
        type: 'StatementMade',
        by: 'W',
        text: 'Dokuzu gördüm.',
        signed: true,
        lang: 'tr',
        translator: 'Gil Fictive',
      },
    ]);

    const { hash } = frame.contentWindow!.location;
    frame.remove();
    const again = await framed(hash);
    file = await fileOf(again);
    await shows(file, 'East, 16:05: “I did not see the nine.”');
    pressed(file, 'tab-summary');
    await shows(file, 'Outcome: The score is adjusted');
    await shows(file, 'Reasons: Six diamonds run.');
    // The decision is printed: on paper there is that sheet, and nothing of the screen.
    let printed = 0;
    again.contentWindow!.print = () => void printed++;
    await filled(file, 'paper', 'decision');
    pressed(file, 'paper-print');
    expect(printed).to.equal(1);
    const sheet = file.shadowRoot!.querySelector<HTMLElement>('.sheet')!;
    await waited('the decision is on it', () => sheet.textContent.includes('Six diamonds run.') || null);
    expect(sheet.querySelector('h1')!.textContent).to.contain('Decision: Three notrump down two');
    expect(sheet.textContent).to.contain('Chair: Eva Muster');
    expect(getComputedStyle(sheet).display).to.equal('none');
    await emulateMedia({ media: 'print' });
    expect(getComputedStyle(sheet).display).to.equal('block');
    expect(getComputedStyle(file.shadowRoot!.querySelector('.part')!).display).to.equal('none');
    // No empty sheet comes after it, however tall the page is.
    again.style.blockSize = '4000px';
    const end = (element: Element): number => element.getBoundingClientRect().bottom;
    expect(end(inside(again).host) - end(sheet)).to.be.below(2);
    again.style.blockSize = '';
    await emulateMedia({ media: 'screen' });
    file.shadowRoot!.querySelector<HTMLInputElement>('#paper-anonymous')!.click();
    await waited('nobody is named on it', () => !sheet.textContent.includes('Muster') || null);
    // A casebook entry names nobody, holds the words of the hearing only where somebody asks for them, and says what it leaves out.
    await filled(file, 'paper', 'casebook');
    await waited('the entry is there', () => sheet.textContent.includes('Casebook entry') || null);
    expect(sheet.textContent).to.contain('Noted in the case but not printed here');
    expect(sheet.textContent).not.to.contain('Six diamonds run.');
    file.shadowRoot!.querySelector<HTMLInputElement>('#paper-words')!.click();
    await waited('the reasons are in it', () => sheet.textContent.includes('Six diamonds run.') || null);
    expect(sheet.textContent).to.contain('in Turkish, a translation: “Dokuzu gördüm.”');
    expect(sheet.textContent).not.to.match(/Muster|Fictive/);
    const share = file.shadowRoot!.querySelector<HTMLAnchorElement>('#paper-share')!;
    const summary = again.contentWindow!.location.hash;
    share.click();
    const studio = await waited('the deal can be shared and embedded', () =>
      inside(again).querySelector('dt-studio')?.shadowRoot?.querySelector('h1, h2') ? true : null,
    );
    expect(studio).to.equal(true);
    again.contentWindow!.location.hash = summary;
    file = await fileOf(again);
    // Every line of the summary leads to the moment it rests on.
    const moment = [...file.shadowRoot!.querySelectorAll<HTMLAnchorElement>('a.moment')].find((one) =>
      one.textContent.includes('East plays the ♥2'),
    )!;
    moment.click();
    await waited('the deal is shown at that moment', () => {
      const replay = inside(again).querySelector('replay-screen') as { readonly at?: number } | null;
      return replay?.at === 12;
    });

    // At home the case is found again by whoever sat in it.
    again.contentWindow!.location.hash = '#';
    const home = await waited('home is there', () => inside(again).querySelector('dt-library')?.shadowRoot);
    await waited('it is listed as a case', () => /Three notrump.*case file/s.test(deepText(home)) || null);
    await waited('what is in no file is told', () => deepText(home).includes('since the last copy') || null);
  });

  it('takes two accounts of what happened, and which of them is found true', async () => {
    const frame = await framed(`${EXAMPLE}&case=facts`);
    let file = await fileOf(frame);
    await filled(file, 'account-by', 'EW');
    await filled(file, 'account-from', '11');
    await filled(file, 'account-words', 'e: d9');
    submitted(file, 'add-account');
    await waited('the copy is shown', () => paramsOf(frame).get('deal'));
    streams.push(paramsOf(frame).get('deal')!);
    file = await fileOf(frame);
    await shows(file, 'This account has: East plays the ♦9');
    await shows(file, 'Only according to the record: East plays the ♥2 to trick 3');
    await waited('the account is a lane of the timeline', () => {
      const { hash } = frame.contentWindow!.location;
      if (hash.includes('case')) frame.contentWindow!.location.hash = hash.replace(/&case.*/, '');
      const lanes = inside(frame).querySelector('dt-lines')?.shadowRoot;
      return /At the table.*Account\s+East–West: East plays the ♦9/s.test(lanes?.textContent ?? '') || null;
    });
    frame.contentWindow!.location.hash += '&case=facts';
    file = await fileOf(frame);
    const second = await waited('both can be chosen', () =>
      file.shadowRoot!.querySelectorAll<HTMLInputElement>('#find-account input[type=radio]').item(1),
    );
    second.checked = true;
    submitted(file, 'find-account');
    await shows(file, 'This is what happened, as the committee found');
    const [given, found] = (await stored(streams[0]!)).slice(-2);
    expect(given).to.deep.equal({
      type: 'AccountGiven',
      by: 'EW',
      from: 'entry-11',
      events: [{ type: 'CardPlayed', seat: 'E', card: 'D9' }],
    });
    expect(found).to.include({ type: 'AccountFound', by: 'committee' });
  });
});

describe('a reviewer', function () {
  this.timeout(240_000);
  afterEach(() => document.body.replaceChildren());

  it('is offered no ruling and no score of his own, and a committee both', async () => {
    const record = await recordOf('/fixtures/hearings/low-card-dropped-or-shown.json');
    const offered = async (procedure: string): Promise<string[]> => {
      const events = [...record.events, { type: 'CaseNoted', field: 'procedure', text: procedure } as const];
      const file = await caseFileElement({ ...record, events }, 'en', { tab: 'decision' });
      document.body.append(file);
      await file.updateComplete;
      return [...file.shadowRoot!.querySelectorAll('button[id^=ask-]')].map(({ id }) => id);
    };
    expect(await offered('committee')).to.deep.equal(['ask-ruling', 'ask-score']);
    expect(await offered('reviewer')).to.deep.equal([]);
  });
});

describe('a paper that is saved', () => {
  afterEach(() => document.body.replaceChildren());

  it('has the number of its board in its name, unless it leaves numbers out', async () => {
    const record = await recordOf('/fixtures/hearings/low-card-dropped-or-shown.json');
    const file = await caseFileElement(record, 'en', { tab: 'decision' });
    const names: string[] = [];
    file.addEventListener('case-save', (event) =>
      names.push((event as CustomEvent<{ readonly name: string }>).detail.name),
    );
    document.body.append(file);
    await file.updateComplete;
    pressed(file, 'paper-text');
    pressed(file, 'paper-anonymous');
    await file.updateComplete;
    pressed(file, 'paper-text');
    expect(names).to.deep.equal([`board-${record.header.deal.board}-report.txt`, 'report-anonymous.txt']);
  });
});

describe('the date of a case', () => {
  afterEach(() => document.body.replaceChildren());

  it('has a hint under it while it names no day', async () => {
    const record = await recordOf('/fixtures/hearings/low-card-dropped-or-shown.json');
    const hinted = async (text: string): Promise<string | undefined> => {
      const events = [...record.events, { type: 'CaseNoted', field: 'date', text } as const];
      const file = await caseFileElement({ ...record, events }, 'en', { tab: 'decision' });
      document.body.append(file);
      await file.updateComplete;
      const field = file.shadowRoot!.querySelector('#note-date')!;
      return file.shadowRoot!.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    };
    expect(await hinted('31 Feb')).to.contain('This could not be read as a date');
    expect(await hinted('28 Feb 2026')).to.equal(undefined);
  });
});

describe('what the head of the record says', () => {
  afterEach(() => document.body.replaceChildren());

  it('stands in the empty field of the case, so that nobody types it again', async () => {
    const record = await recordOf('/fixtures/hearings/low-card-dropped-or-shown.json');
    const file = await caseFileElement(record, 'en', { tab: 'decision' });
    document.body.append(file);
    await file.updateComplete;
    const placeholderOf = (field: string): string | null =>
      file.shadowRoot!.querySelector(`#note-${field}`)!.getAttribute('placeholder');
    expect(['event', 'session', 'table', 'scoring'].map(placeholderOf)).to.deep.equal([
      'Autumn teams',
      '2',
      '4',
      'IMP',
    ]);
    expect(placeholderOf('venue')).to.equal(null);
  });
});

describe('a list of the case file', () => {
  afterEach(() => document.body.replaceChildren());

  /** The list of the outcomes, and all that is stored from now on. */
  async function outcomes(): Promise<{ list: HTMLSelectElement; filed: readonly CaseFiled[] }> {
    const record = await recordOf('/fixtures/hearings/low-card-dropped-or-shown.json');
    const file = await caseFileElement(record, 'en', { tab: 'decision' });
    const filed: CaseFiled[] = [];
    file.addEventListener('case-filed', (event) => filed.push((event as CustomEvent<CaseFiled>).detail));
    document.body.append(file);
    await file.updateComplete;
    return { list: file.shadowRoot!.querySelector<HTMLSelectElement>('#note-decision')!, filed };
  }

  it('stores one choice when the keyboard leaves it, and not each that the arrow keys pass', async () => {
    const { list, filed } = await outcomes();
    const before = list.selectedIndex;
    list.focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    expect([list.selectedIndex, filed.length]).to.deep.equal([before + 2, 0]);
    await sendKeys({ press: 'Tab' });
    expect(filed.length).to.equal(1);
    // Back where it was, there is nothing to store.
    list.focus();
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'Tab' });
    expect([list.selectedIndex, filed.length]).to.deep.equal([before, 1]);
  });

  it('stores what is half chosen when the page is left', async () => {
    const { list, filed } = await outcomes();
    list.focus();
    await sendKeys({ press: 'ArrowDown' });
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(filed.length).to.equal(1);
  });
});

describe('every part of the case file', function () {
  this.timeout(180_000);
  afterEach(async () => {
    document.body.replaceChildren();
    document.documentElement.removeAttribute('style');
    await setViewport({ width: 1280, height: 900 });
  });

  for (const [language, theme] of [
    ...LANGUAGES.map((one) => [one, 'light'] as const),
    ['en', 'dark'] as const,
  ])
    it(`can be read and operated by everybody, in ${language}, ${theme}, on a phone, too`, async () => {
      await setViewport({ width: 360, height: 740 });
      await loadLanguage(language);
      const words = wordsFor({ ...DEFAULT_SETTINGS, language });
      const record = await recordOf('/fixtures/hearings/low-card-dropped-or-shown.json');
      const file = await caseFileElement(record, language, { tab: 'summary' });
      const shown = await dressed(theme, () => aloneInMain(file, words));
      for (const tab of CASE_TABS) {
        shown.tab = tab;
        await shown.updateComplete;
        if (isLookedAt(language)) expect(await violations(shown, rulesIn(theme)), tab).to.deep.equal([]);
        const wide = [...shown.shadowRoot!.querySelectorAll('h1, nav, p, li, .row, form')].filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left < 0 || right > 360 || one.scrollWidth > one.clientWidth + 1;
        });
        expect(wide.map((one) => `${tab}: ${one.textContent}`)).to.deep.equal([]);
      }
    });

  it('shows a new fact above its form on a phone', async () => {
    await setViewport({ width: 360, height: 640 });
    await loadLanguage('en');
    const record = await recordOf('/fixtures/hearings/low-card-dropped-or-shown.json');
    const shown = await aloneInMain(
      await caseFileElement(record, 'en', { tab: 'facts' }),
      wordsFor(DEFAULT_SETTINGS),
    );
    const root = shown.shadowRoot!;
    const send = root.querySelector<HTMLElement>('#add-fact button[type=submit]')!;
    root.querySelector('#add-fact')!.scrollIntoView();
    send.focus();
    const fact = {
      type: 'StatementMade',
      by: 'E',
      text: 'It lay under the table.',
      status: 'agreed',
    } as const;
    shown.timeline = timelineOf({ ...record, events: [...record.events, fact] });
    await shown.updateComplete;
    const row = [...root.querySelectorAll('section[aria-labelledby=case-facts] tbody tr')].at(-1)!;
    expect(row.textContent).to.contain('It lay under the table.');
    expect(row.getBoundingClientRect().top).to.be.at.least(0);
    expect(root.activeElement).to.equal(send);
  });
});
