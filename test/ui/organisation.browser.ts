/** Whose regulations apply, chosen in the case file of the built page: an example, a file, one that is refused; stored, shown, on paper. */

import { expect } from 'chai';
import { organisationChosen } from '../../src/audit/caseFile/organisation.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, type Language } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { readOrganisation } from '../../src/events/organisation/readOrganisation.ts';
import { setViewport } from './support/viewport.ts';
import { dressed, rulesIn, violations } from './support/axe.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import { aloneInMain, caseFileElement } from './support/caseFile.ts';
import { deepText, recordOf } from './support/open.ts';
import { removedAfterEach, stored } from './support/streams.ts';

const EXAMPLE = '#example=fixtures/deals/seed-002-deal-1.json&case=decision';

const CLUB = {
  format: 'dealtrail-organisation/1',
  name: '<img src=x onerror="parent.harmed = true"> Club',
  source: { title: 'Rules', clause: '7' },
  deposits: [
    { amount: 15, currency: 'EUR' },
    { amount: -1, currency: 'EUR' },
  ],
  limits: [{ what: 'appeal', minutes: 20, from: 'sessionEnd' }],
  scoring: [{ weighting: false }],
  motto: 'none',
};

const fileOf = (frame: HTMLIFrameElement): Promise<HTMLElement> =>
  waited('the case file is there', () => {
    const file = inside(frame).querySelector<HTMLElement>('dt-case-file');
    return file?.shadowRoot?.querySelector('#note-organisation') ? file : null;
  });

const shows = (file: HTMLElement, text: string): Promise<true> =>
  waited(`it says “${text}”`, () => deepText(file).includes(text) || null);

const field = (file: HTMLElement, id: string): HTMLInputElement =>
  file.shadowRoot!.querySelector<HTMLInputElement>(`#${id}`)!;

function filled(file: HTMLElement, id: string, value: string): void {
  field(file, id).value = value;
  field(file, id).dispatchEvent(new Event('change', { bubbles: true }));
}

function opened(frame: HTMLIFrameElement, file: HTMLElement, name: string, content: string): void {
  const input = file.shadowRoot!.querySelector<HTMLInputElement>('input[type=file]')!;
  const { DataTransfer: Transfer, File: Made } = frame.contentWindow as unknown as typeof globalThis;
  const carried = new Transfer();
  carried.items.add(new Made([content], name, { type: 'application/json' }));
  input.files = carried.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('whose regulations apply', function () {
  this.timeout(180_000);
  const streams = removedAfterEach();

  it('is one of the examples, or a settings file, and stays with the case', async () => {
    const frame = await framed(EXAMPLE);
    let file = await fileOf(frame);
    await waited('the examples are there', () =>
      file.shadowRoot!.querySelectorAll('#note-organisation option').length === 3 ? true : null,
    );
    filled(file, 'note-organisation', '1');
    const params = () => new URLSearchParams(frame.contentWindow!.location.hash.slice(1));
    await waited('the copy is shown', () => params().get('deal'));
    streams.push(params().get('deal')!);
    file = await fileOf(frame);
    const named = (text: string): Promise<true> =>
      waited(`${text} is chosen`, () => {
        const select = file.shadowRoot!.querySelector<HTMLSelectElement>('#note-organisation');
        return select?.selectedOptions.item(0)?.textContent.includes(text) === true ? true : null;
      });
    await named('English Bridge Union');
    const [noted, scores] = (await stored(streams[0]!)).slice(-2);
    expect(noted).to.include({ type: 'CaseNoted', field: 'organisation', text: 'English Bridge Union' });
    expect(scores).to.deep.equal({
      type: 'BoardRecorded',
      comparison: { regulations: { missing: 'neuberg' } },
    });
    file.shadowRoot!.querySelector<HTMLElement>('#tab-summary')!.click();
    await shows(file, 'Deposit for an appeal, pairs: 20 GBP [White Book 2023, 1.7.1]');
    await shows(file, 'An appeal without merit costs: 25% of a top; 6 IMPs; 1 victory point');

    file.shadowRoot!.querySelector<HTMLElement>('#tab-decision')!.click();
    file = await fileOf(frame);
    opened(frame, file, 'readme.json', '# nothing');
    await shows(file, 'This file was not taken:');
    await shows(file, 'This is not JSON: no settings can be read.');
    await named('English Bridge Union');
    opened(frame, file, 'club.json', JSON.stringify(CLUB));
    await named('Club');
    await shows(file, 'Taken, except for this:');
    await shows(file, 'deposits[2].amount: should be a number from 0 to 1,000,000. It is left out.');
    await shows(file, 'motto: this field is not known. It is passed over.');
    filled(file, 'note-limitBegan', '22:10');
    filled(file, 'note-appealTime', '22:45');
    await waited('a field is described by the hint under it', () => {
      const hint = file
        .shadowRoot!.querySelector('[id^=note-][aria-describedby]')
        ?.getAttribute('aria-describedby');
      return file.shadowRoot!.getElementById(hint ?? '') !== null;
    });
    filled(file, 'note-inTime', 'yes');
    file.shadowRoot!.querySelector<HTMLElement>('#tab-summary')!.click();
    await shows(file, 'It is noted as in time. By the times noted it was not.');
    file.shadowRoot!.querySelector<HTMLElement>('#tab-decision')!.click();
    const { hash } = frame.contentWindow!.location;
    frame.remove();

    const again = await framed(hash);
    file = await fileOf(again);
    await shows(file, 'Club');
    file.shadowRoot!.querySelector<HTMLElement>('#tab-summary')!.click();
    await shows(file, 'Deposit for an appeal: 15 EUR [Rules, 7]');
    await shows(file, 'The appeal was asked for 35 minutes after its time began; the limit is 20 minutes.');
    await shows(file, 'It is noted as in time. By the times noted it was not.');
    expect((window as unknown as { harmed?: boolean }).harmed).to.equal(undefined);
    const sheet = file.shadowRoot!.querySelector<HTMLElement>('.sheet')!;
    expect(sheet.textContent).to.contain('Deposit for an appeal: 15 EUR [Rules, 7]');
    expect(sheet.querySelector('img[src=x]')).to.equal(null);

    file.shadowRoot!.querySelector<HTMLElement>('#tab-decision')!.click();
    file = await fileOf(again);
    filled(file, 'note-organisation', 'none');
    file.shadowRoot!.querySelector<HTMLElement>('#tab-summary')!.click();
    await waited('no regulations are told', () => !deepText(file).includes('Deposit for an appeal') || null);
    expect((await stored(streams[0]!)).slice(-2)).to.deep.equal([
      { type: 'CaseNoted', field: 'organisation', text: '' },
      { type: 'BoardRecorded', comparison: {} },
    ]);
  });
});

describe('the regulations on screen', function () {
  this.timeout(120_000);
  afterEach(async () => {
    document.body.replaceChildren();
    document.documentElement.removeAttribute('style');
    await setViewport({ width: 1280, height: 900 });
  });

  for (const [language, theme] of [
    ['en', 'dark'],
    ['he', 'light'],
  ] as const satisfies [Language, string][])
    it(`can be read and operated by everybody on a phone, in ${language}, ${theme}`, async () => {
      await setViewport({ width: 360, height: 740 });
      await loadLanguage(language);
      const words = wordsFor({ ...DEFAULT_SETTINGS, language });
      const record = await recordOf('/fixtures/hearings/low-card-dropped-or-shown.json');
      const { organisation } = readOrganisation(CLUB);
      const events = [...record.events, ...organisationChosen(organisation, record)];
      const file = await caseFileElement({ ...record, events }, language, {
        tab: 'decision',
        opened: readOrganisation(CLUB),
      });
      const shown = await dressed(theme, () => aloneInMain(file, words));
      for (const tab of ['decision', 'summary'] as const) {
        shown.tab = tab;
        await shown.updateComplete;
        expect(await violations(shown, rulesIn(theme)), tab).to.deep.equal([]);
        const wide = [...shown.shadowRoot!.querySelectorAll('p, li, .row, select, button')].filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left < 0 || right > 360;
        });
        expect(wide.map((one) => `${tab}: ${one.textContent}`)).to.deep.equal([]);
      }
    });
});
