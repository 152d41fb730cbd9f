/** Home: the short list for people, the cases behind it, and the boards of one session told apart. */

import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import { readAnyFile } from '../../src/formats/readAny.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { auditsWords } from '../../src/i18n/audits/words.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { auditRows, auditsFound } from '../../src/ui/library/audits.ts';
import type { AuditsShown } from '../../src/ui/library/rows.ts';
import { violations } from './support/axe.ts';
import type { StoredDeal } from '../../src/store/deal.ts';
import { FIRST_STEPS } from '../../src/ui/library/catalogue.ts';
import '../../src/ui/library/define.ts';
import type { LibraryElement } from '../../src/ui/library/library.element.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import { emulateMedia } from './support/media.ts';
import { clear } from './support/open.ts';
import { part, settled, shown } from './support/page.ts';

const HANDS = 'N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54';
const RESULTS = [
  ['1', '1', '4H', 'S', '10'],
  ['1', '2', '4H', 'S', '9'],
  ['1', '3', '3NT', 'N', '9'],
  ['2', '1', '4H', 'S', '11'],
] as const;

/** A session of one club evening: every deal has the event’s name. */
async function session(): Promise<StoredDeal[]> {
  const text = RESULTS.map(
    ([board, table, contract, declarer, tricks]) =>
      `[Event "Club evening"]\n[Board "${board}"]\n[Table "${table}"]\n[Deal "${HANDS}"]\n[Contract "${contract}"]\n[Declarer "${declarer}"]\n[Result "${tricks}"]\n`,
  ).join('\n');
  const { deals } = await readAnyFile('evening.pbn', new TextEncoder().encode(text), {
    openDatabase: () => Promise.reject(new Error('There is no database in it.')),
  });
  return deals.map(({ record }, index) => ({
    stream: `deal-${index}`,
    header: record.header,
    marks: {},
    state: 'closed',
    version: record.events.length,
    closings: [],
    createdAt: '2026-11-22T19:00:00Z',
    updatedAt: '2026-11-22T19:00:00Z',
  }));
}

const library = (properties: Partial<LibraryElement>): Promise<LibraryElement> =>
  shown<LibraryElement>('dt-library', { words: wordsFor(DEFAULT_SETTINGS), ...properties });

describe('home', () => {
  afterEach(() => {
    clear();
    // A page that is gone leaves what was typed in it to the next one.
    localStorage.removeItem('dealtrail.newDeals');
  });

  it('has on paper the list of deals, without buttons and examples', async () => {
    const page = await library({ deals: await session() });
    await emulateMedia({ media: 'print' });
    try {
      const seen = (selector: string): Element[] =>
        [...page.shadowRoot!.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      expect(seen('.deals .row')).to.have.length(4);
      expect(seen('button:not(.row), .actions, dt-storage, .examples, .about-this')).to.deep.equal([]);
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('tells the boards of one session apart, by board, table, contract and result', async () => {
    const page = await library({ deals: await session() });
    const rows = [...page.shadowRoot!.querySelectorAll('.deals li')].map((row) =>
      row.querySelector('.row')!.textContent.trim(),
    );
    expect(rows).to.have.length(4);
    expect(new Set(rows).size).to.equal(4);
    expect(rows[0]).to.equal('Board 1 · Table 1');
    const abouts = [...page.shadowRoot!.querySelectorAll('.deals .muted')].map((one) =>
      one.textContent.replaceAll(/[\u2066-\u2069]/g, '').trim(),
    );
    expect(abouts[0]).to.match(/^4♥ South =.*Club evening/);
    expect(abouts[1]).to.match(/^4♥ South −1/);
    expect(abouts[3]).to.match(/^4♥ South \+1/);
    const removing = [...page.shadowRoot!.querySelectorAll('.deals [aria-label]')].map(
      (one) => one.ariaLabel,
    );
    expect(new Set(removing).size).to.equal(4);
  });

  it('tells two deals of one board apart by when they were begun, where nothing else does', async () => {
    const [first, ...others] = await session();
    const again = { ...first!, stream: 'again', version: 3, createdAt: '2026-11-28T20:15:00Z' };
    const page = await library({ deals: [first!, again, ...others] });
    const abouts = [...page.shadowRoot!.querySelectorAll('.deals li')].map((row) =>
      (row.textContent ?? '').replaceAll(/\s+/g, ' '),
    );
    const alike = abouts.filter((text) => text.includes('Board 1 · Table 1'));
    expect(alike).to.have.length(2);
    expect(alike.every((text) => /\d{4}, \d/.test(text))).to.equal(true);
    expect(alike.filter((text) => text.includes('Nov 28, 2026'))).to.have.length(1);
    expect(abouts.filter((text) => /\d{4}, \d/.test(text))).to.have.length(2);
    const removing = [...page.shadowRoot!.querySelectorAll('.deals [aria-label]')].map(
      (one) => one.ariaLabel,
    );
    expect(new Set(removing).size).to.equal(5);
  });

  it('finds a deal by the name that somebody gave it', async () => {
    const deals = await session();
    const named = deals.map((deal, index) => (index === 2 ? { ...deal, name: 'Teams final' } : deal));
    const page = await library({ deals: [...named, { ...deals[0]!, stream: 'fifth' }] });
    page.dealSearch = 'teams final';
    await page.updateComplete;
    expect(page.shadowRoot!.querySelectorAll('.deals li')).to.have.length(1);
  });

  it('finds a case by whoever sat in it, and offers to search from five entries on', async () => {
    const deals = await session();
    const cases = new Map([['deal-2', { number: '14', words: 'eva muster' }]]);
    const four = await library({ deals, cases });
    expect(four.renderRoot.querySelectorAll('.continue input[type=search]').length).to.equal(0);
    const words = wordsFor(DEFAULT_SETTINGS);
    const audit = {
      id: 'm1-a',
      names: ['evening.pbn', 'match.lin'],
      bytes: 1000,
      at: '2026-11-23T20:00:00.000Z',
      events: ['Autumn pairs'],
      deals: 24,
      findings: 1,
      boards: ['3', '11'],
    };
    const acts = { open: () => {}, chosen: () => {}, remove: () => {} };
    const text = auditsWords('en');
    const rows: AuditsShown['rows'] = (wanted, dateText) =>
      auditRows([audit], wanted, { words, text, here: new Set(), dateText, acts });
    const found: AuditsShown['found'] = (wanted, dateText) =>
      auditsFound([audit], wanted, { words, text, here: new Set(), dateText, acts });
    const five = await library({ deals, cases, audits: { count: 1, found, rows } });
    const told = (): string => five.renderRoot.querySelector('.continue [role=status]')!.textContent;
    expect(told()).to.equal('');
    expect(five.renderRoot.querySelector('.continue h2')!.textContent).to.contain('5');
    const search = five.renderRoot.querySelector<HTMLInputElement>('.continue input[type=search]')!;
    const foundBy = async (text: string): Promise<number> => {
      search.value = text;
      search.dispatchEvent(new Event('input'));
      await five.updateComplete;
      return five.renderRoot.querySelectorAll('ul.deals:not(.audits) > li').length;
    };
    const audits = () => five.renderRoot.querySelectorAll('.audits > li');
    expect(withoutIsolates(audits()[0]!.textContent).replaceAll(/\s+/g, ' ')).to.match(
      /evening\.pbn and 1 more file .*Audit · Autumn pairs · 1 finding · boards 3, 11 · .*2026.* · its files are not kept here any more/,
    );
    const ofOneBoard: AuditsShown['rows'] = (wanted, dateText) =>
      auditRows([{ ...audit, boards: ['7'] }], wanted, {
        words,
        text,
        here: new Set(),
        dateText,
        acts,
      });
    const single = await library({ deals, audits: { count: 1, found, rows: ofOneBoard } });
    expect(withoutIsolates(single.renderRoot.querySelector('.audits > li')!.textContent)).to.match(
      /1 finding\s*·\s*Board 7\s*·/,
    );
    expect(await violations(five)).to.deep.equal([]);
    expect([await foundBy('Eva Muster'), audits().length]).to.deep.equal([1, 0]);
    expect(told()).to.equal('1 of 5');
    for (const wanted of ['match.lin', 'autumn', 'board 11', 'nov 23, 2026'])
      expect([await foundBy(wanted), audits().length], wanted).to.deep.equal([0, 1]);
    expect(told(), 'an audit counts, too').to.equal('1 of 5');
    expect([await foundBy('board 12'), audits().length]).to.deep.equal([0, 0]);
    expect(told()).to.equal('0 of 5');
  });

  it('says of a deal that is being recorded nothing of a contract that may have been recorded since', async () => {
    const [first] = await session();
    const header = { ...first!.header, contract: null };
    const about = async (state: StoredDeal['state']): Promise<string> => {
      const page = await library({ deals: [{ ...first!, header, state }] });
      return page.shadowRoot!.querySelector('.deals .muted')!.textContent;
    };
    expect(await about('live')).not.to.include('contract');
    expect(await about('closed')).to.include('No contract recorded');
  });

  it('goes to the next field at Enter, and shows what it understood without the colour of a fault', async () => {
    const frame = await framed('#new');
    const form = await waited(
      'the form is there',
      () =>
        inside(frame).querySelector('dt-library')?.shadowRoot?.querySelector('dt-new-deal')?.shadowRoot ??
        null,
    );
    const field = await waited('its field is there', () =>
      form.querySelector<HTMLInputElement>('[inputmode=numeric]'),
    );
    field.focus();
    await sendKeys({ press: 'Enter' });
    expect(form.activeElement!.localName).to.equal('select');
    expect(frame.contentWindow!.location.hash).to.equal('#new');
    const hand = form.querySelector<HTMLTextAreaElement>('#N')!;
    hand.value = 'ARDV 432 432 432';
    hand.dispatchEvent(new Event('input'));
    const told = await waited('the letters are explained', () =>
      [...form.querySelectorAll('fieldset > p')].find((each) => each.textContent.includes('V = J')),
    );
    expect(told.className).to.equal('told');
    expect(form.querySelectorAll('fieldset .fault').length).to.equal(0);
  });

  it('keeps what is typed in its forms while somebody looks at another page, until he cancels', async () => {
    const frame = await framed('#new');
    const { location } = frame.contentWindow!;
    const library = (): ShadowRoot =>
      frame.contentDocument!.querySelector('dealtrail-workshop')!.shadowRoot!.querySelector('dt-library')!
        .shadowRoot!;
    const north = (): Promise<HTMLTextAreaElement> =>
      waited('the form is there', () =>
        inside(frame)
          .querySelector('dt-library')
          ?.shadowRoot?.querySelector('dt-new-deal')
          ?.shadowRoot?.querySelector<HTMLTextAreaElement>('#N'),
      );
    const away = async (hash: string): Promise<void> => {
      location.hash = '#laws';
      await waited('another page is there', () => inside(frame).querySelector('dt-library') === null);
      location.hash = hash;
    };
    const hand = await north();
    hand.value = 'AK72 K65 QJ43 72';
    hand.dispatchEvent(new Event('input'));
    await away('#new');
    expect((await north()).value).to.equal('AK72 K65 QJ43 72');
    const form = library().querySelector('dt-new-deal')!;
    [...form.shadowRoot!.querySelectorAll('button')].at(-1)!.click();
    await waited('it is closed', () => library().querySelector('dt-new-deal') === null);
    location.hash = '#new';
    expect((await north()).value).to.equal('');

    location.hash = '#paste';
    const text = (): Promise<HTMLTextAreaElement> =>
      waited('the field is there', () =>
        inside(frame).querySelector('dt-library')?.shadowRoot?.querySelector<HTMLTextAreaElement>('#text'),
      );
    const field = await text();
    field.value = 'N:AK72';
    field.dispatchEvent(new Event('input'));
    await away('#paste');
    expect((await text()).value).to.equal('N:AK72');
  });

  it('keeps the focus when the first deal arrives, which moves the list before the examples', async () => {
    const page = await library({ deals: [] });
    const deals = await session();
    const restoring = part(page, 'dt-storage').shadowRoot!.querySelector<HTMLElement>(
      'input + button, button',
    )!;
    restoring.focus();
    page.deals = deals;
    await settled(page);
    expect(part(page, 'dt-storage').shadowRoot!.activeElement, 'Restore from a file').to.equal(restoring);
    const parts = [...page.shadowRoot!.querySelectorAll('section')].map(({ className }) => className);
    expect(parts).to.deep.equal(['open', 'continue', 'examples', 'about-this']);
  });

  it('begins with a short list that opens where something happens; the cases stand behind “All cases”', async () => {
    const paths = [...Object.values(FIRST_STEPS), 'fixtures/law64/64A1-x.json'];
    const page = await library({ examples: paths.map((path) => ({ path, title: path })) });
    const opened: unknown[] = [];
    page.addEventListener('open-first', (event) => opened.push((event as CustomEvent).detail));
    const first = [...page.shadowRoot!.querySelectorAll<HTMLButtonElement>('.first button')];
    expect(first.length).to.equal(Object.keys(FIRST_STEPS).length);
    first[0]!.click();
    expect(opened).to.deep.equal([FIRST_STEPS.revoke]);
    const all = part(page, 'details.all') as HTMLDetailsElement;
    expect(all.open).to.equal(false);
    // A number without a noun is shown and not said, until somebody searches.
    const count = all.querySelector('.count')!;
    const region = count.querySelector('[role="status"]')!;
    expect(count.textContent.trim()).to.equal(String(paths.length));
    expect(region.textContent).to.equal('');
    const search = all.querySelector<HTMLInputElement>('input[type=search]')!;
    search.value = '64A1';
    search.dispatchEvent(new Event('input'));
    await page.updateComplete;
    expect(region.textContent).to.match(/1 of \d/);
    expect(count.textContent.trim()).to.equal(region.textContent);
    for (const path of Object.values(FIRST_STEPS)) expect((await fetch(`/${path}`)).ok, path).to.equal(true);
  });

  it('draws a group of cases once it is opened, and what a search finds up to some two hundred', async () => {
    const examples = ['law44', 'law50', 'law64'].flatMap((law) =>
      Array.from({ length: 150 }, (_, index) => ({ path: `fixtures/${law}/${index}.json`, title: law })),
    );
    const page = await library({ examples });
    const all = part(page, 'details.all') as HTMLDetailsElement;
    const groups = (): HTMLDetailsElement[] => [...all.querySelectorAll<HTMLDetailsElement>('.group')];
    const drawn = (): number[] => groups().map((group) => group.querySelectorAll('li').length);
    const press = async (details: HTMLDetailsElement): Promise<void> => {
      const toggled = new Promise((done) => details.addEventListener('toggle', done, { once: true }));
      details.querySelector('summary')!.click();
      await toggled;
      await page.updateComplete;
    };
    const search = async (text: string): Promise<void> => {
      const field = all.querySelector<HTMLInputElement>('input[type=search]')!;
      field.value = text;
      field.dispatchEvent(new Event('input'));
      await page.updateComplete;
      // A group that the page opens says so later, as one that the reader opens.
      await new Promise((done) => setTimeout(done, 50));
      await page.updateComplete;
    };
    expect(groups().length).to.equal(0);
    await press(all);
    expect(drawn()).to.deep.equal([0, 0, 0]);
    await press(groups()[1]!);
    expect(drawn()).to.deep.equal([0, 150, 0]);
    await search('law');
    expect(groups().map(({ open }) => open)).to.deep.equal([true, true, false]);
    await press(groups()[2]!);
    expect(drawn()).to.deep.equal([150, 150, 150]);
    await search('law64');
    expect(drawn()).to.deep.equal([150]);
    await search('');
    expect(groups().map(({ open }) => open)).to.deep.equal([false, true, true]);
    expect(drawn()).to.deep.equal([0, 150, 150]);
    await press(groups()[1]!);
    expect(drawn()).to.deep.equal([0, 0, 150]);
  });
});
