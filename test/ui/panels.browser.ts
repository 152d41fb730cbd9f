import { emulateMedia } from './support/media.ts';
import { expect } from 'chai';
import type { Fact } from '../../src/events/event.ts';
import { waited } from './support/builtPage.ts';
import {
  behind,
  clear,
  inNow,
  deepElements,
  deepText,
  inside,
  mount,
  recordOf,
  replayFrom,
  replayOfRecord,
  settled,
} from './support/open.ts';
import type { ReplayScreenElement } from '../../src/ui/replay-screen/replay-screen.element.ts';

const TWO_SUITS = '/fixtures/seeds/seed-000-example-7a.json';

async function at(path: string, position: number): Promise<ReplayScreenElement> {
  const element = await mount(await replayFrom(path));
  element.goTo(position);
  await settled(element);
  return element;
}

const textOf = (root: Node): string => deepText(root).replaceAll(/\s+/g, ' ');

describe('the panels beside the table', () => {
  afterEach(clear);

  it('count as irregular what breaks a law, and doubts, claims and rulings apart from it', async () => {
    const doubted = await at('/fixtures/records/tricks-not-told-do-not-add-up.json', 6);
    const markers = textOf(await behind(doubted, 'Irregularities'));
    expect(markers).to.match(/Irregularities \(0\).*No irregularity in this deal/);
    expect(markers).to.match(/Doubts about the record, claims in question, rulings \(2\)/);
    clear();
    const irregular = await at('/fixtures/law61/61A-declarer-discards-while-holding-the-suit.json', 6);
    const counted = textOf(await behind(irregular, 'Irregularities'));
    expect(counted).to.match(/Irregularities \([1-9]\)/);
    expect(counted).not.to.include('Doubts about the record');
  });

  it('deny no irregularity at the steps after one that has no procedure of its own', async () => {
    const path = '/fixtures/law54/54E-innocent-opening-leader-leads-after-presumed-dummy-did.json';
    const element = await at(path, 1);
    const shows = (): string => textOf(element.shadowRoot!);
    expect(shows()).to.contain('can’t make the opening lead');
    for (let step = 2; step <= element.replay!.last; step++) {
      element.goTo(step);
      await settled(element);
      expect(shows(), `step ${step}`).not.to.contain('No irregularity so far');
    }
  });

  it('offer six choices for two penalty cards in two suits, and mark the one taken', async () => {
    const element = await at(TWO_SUITS, 10);
    const options = inNow(element, 'dt-options-panel').shadowRoot;
    expect(options.querySelectorAll('button.take').length).to.equal(6);
    expect(textOf(options)).to.include('South chooses, under 50D2');
    element.goTo(11);
    await settled(element);
    expect(options.querySelectorAll('.row').length).to.equal(6);
    expect(options.querySelector('.chosen .name')!.textContent).to.equal('require hearts');
    expect(textOf(options)).to.include('West may play: ♥9, ♥8 or ♥5');
  });

  it('print their questions without the buttons that answer them', async () => {
    const element = await at('/fixtures/deals/seed-002-deal-2.json', 6);
    const asked = inNow(element, 'dt-questions').shadowRoot;
    const shown = (): boolean[] =>
      [asked.querySelector('.ask'), asked.querySelector('button')].map((one) => one!.checkVisibility());
    expect(shown()).to.deep.equal([true, true]);
    await emulateMedia({ media: 'print' });
    expect(shown()).to.deep.equal([true, false]);
    await emulateMedia({ media: 'screen' });
  });

  it('show on the line nothing that is still to come to eyes that look on from the table', async () => {
    const element = await at(TWO_SUITS, 3);
    const line = (): ShadowRoot => element.shadowRoot!;
    const drawn = (): number => line().querySelectorAll('.mark, .bar').length;
    expect(drawn()).to.be.greaterThan(2);
    const all = drawn();
    element.preferences = { ...element.preferences, perspective: 'table' };
    element.goTo(0);
    await settled(element);
    expect(drawn()).to.equal(0);
    element.goTo(element.replay!.last);
    await settled(element);
    expect(drawn()).to.equal(all);
  });

  it('grow with the text, the marks on the line, too', async () => {
    const element = await at(TWO_SUITS, 3);
    const mark = (): DOMRect => element.shadowRoot!.querySelector('.mark path')!.getBoundingClientRect();
    const before = mark().height;
    document.documentElement.style.fontSize = '200%';
    try {
      await waited('the marks are twice as high', () => Math.abs(mark().height / before - 2) < 0.1);
    } finally {
      document.documentElement.style.fontSize = '';
    }
    await waited('they are as they were', () => Math.abs(mark().height / before - 1) < 0.05);
  });

  it('draw four rows for a play too soon, and the number keys reach the first of them', async () => {
    const element = await at('/fixtures/seeds/seed-004-S4-2-play-before-partner-highest.json', 6);
    const options = inNow(element, 'dt-options-panel').shadowRoot;
    expect(options.querySelectorAll('.row').length).to.equal(4);
    expect(options.querySelectorAll('button.take').length).to.equal(8);
    const card = element.shadowRoot!.querySelector('dt-now') as unknown as {
      choose(number: number): boolean;
    };
    expect(card.choose(2)).to.equal(true);
    const recorded: unknown[] = [];
    element.addEventListener('facts-recorded', (event) => recorded.push((event as CustomEvent).detail));
    (options.activeElement as HTMLElement).click();
    expect(recorded).to.deep.equal([[{ type: 'ChoiceMade', by: 'S', option: 'lowest' }]]);
    expect(card.choose(9)).to.equal(false);
  });

  it('set apart what was explained from what the Laws offer, in words', async () => {
    const record = await recordOf(TWO_SUITS);
    const element = await mount(
      replayOfRecord({
        ...record,
        events: [
          ...record.events.slice(0, 10),
          { type: 'OptionsExplained', to: 'S', options: ['require:H', 'free', 'require:C'] },
          ...record.events.slice(10),
        ],
      }),
    );
    element.goTo(11);
    await settled(element);
    const options = inNow(element, 'dt-options-panel').shadowRoot;
    expect(textOf(options))
      .to.include('The director’s explanation differs from the choices in the Laws.')
      .and.include('Not explained: require diamonds; forbid diamonds')
      .and.include('Explained, but not a choice under the Laws: require clubs.');
    element.goTo(element.replay!.last);
    await settled(element);
    expect(textOf((await behind(element, 'Choices made')).shadowRoot)).to.match(
      /South: require hearts\s*6\s*3\s*50D2/,
    );
  });

  it('strike out a choice that is closed, and say why', async () => {
    const element = await at('/fixtures/law54/54C-dummy-spread-before-the-choice.json', 2);
    const gone = inNow(element, 'dt-options-panel').shadowRoot.querySelector('.gone')!;
    expect([...gone.querySelectorAll('s')].map((one) => one.textContent)).to.deep.equal([
      'refuse it',
      'accept, and become dummy',
    ]);
    expect(textOf(gone)).to.include('54C').and.include('must be accepted');
  });

  it('open the reason of a finding: its facts as ways to them, its exceptions, both readings of a disputed point', async () => {
    const element = await at('/fixtures/law53/53B-declarer-leads-from-dummy-first.json', 6);
    const laws = (await behind(element, 'Laws')).shadowRoot;
    expect(textOf(laws))
      .to.include('This can be read in two ways:')
      .and.include('Read here')
      .and.include('Other reading')
      .and.include('this is our reading of it');
    const established = await at('/fixtures/deals/seed-002-deal-2.json', 5);
    const details = (await behind(established, 'Laws')).shadowRoot.querySelector('details')!;
    details.open = true;
    await settled(established);
    expect(textOf(details))
      .to.match(/Exceptions considered \(\d\)/)
      .and.include('62D1')
      .and.include('this is not trick twelve');
  });

  it('show each clause as a link to its entry, numbered as in the edition of the record', async () => {
    const record = await recordOf('/fixtures/law53/53B-declarer-leads-from-dummy-first.json');
    const element = await mount(replayOfRecord({ ...record, header: { ...record.header, edition: '2007' } }));
    element.goTo(6);
    await settled(element);
    const link = (await behind(element, 'Laws')).shadowRoot.querySelector('a')!;
    expect(link.textContent).to.equal('53C');
    expect(link.getAttribute('href')).to.equal('#laws=53B');
    expect(link.getAttribute('aria-label')).to.equal('53C, in the page of the laws (53B in 2017)');
    const numbers = deepElements((await behind(element, 'Information')).shadowRoot).filter((one) =>
      one.matches('a'),
    );
    expect(numbers.map((one) => one.textContent)).to.include('16D2');
  });

  it('list the open matters in a bar, each with what it asks and a way to where it began', async () => {
    const element = await at(TWO_SUITS, 11);
    const matters = element.shadowRoot!.querySelector<HTMLDetailsElement>('.matters')!;
    expect(textOf(matters.querySelector('summary')!)).to.include('2 open matters');
    matters.open = true;
    expect(textOf(matters))
      .to.include('The ♦5 must be played at the first legal chance')
      .and.include('West must lead hearts now, if able.');
    matters.querySelector('button')!.click();
    await settled(element);
    expect(element.at).to.equal(9);
    element.goTo(0);
    await settled(element);
    expect(element.shadowRoot!.querySelector('.matters')).to.equal(null);
  });

  it('close the list of open matters with Escape, and with a press anywhere else', async () => {
    const element = await at(TWO_SUITS, 11);
    const matters = element.shadowRoot!.querySelector<HTMLDetailsElement>('.matters')!;
    const summary = matters.querySelector('summary')!;
    const opened = async (): Promise<void> => {
      summary.click();
      await new Promise((done) => matters.addEventListener('toggle', done, { once: true }));
      expect(matters.open).to.equal(true);
    };
    const at11 = element.at;
    await opened();
    matters
      .querySelector('button')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    expect(matters.open, 'Escape').to.equal(false);
    expect(element.shadowRoot!.activeElement).to.equal(summary);
    await opened();
    const press = (where: Element): boolean =>
      where.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    press(matters.querySelector('li')!);
    expect(matters.open, 'a press inside').to.equal(true);
    press(element.shadowRoot!.querySelector('h1')!);
    expect(matters.open, 'a press elsewhere').to.equal(false);
    expect(element.at).to.equal(at11);
  });

  it('show a statement that was taken back as one, and another as it stands', async () => {
    const { events, ...rest } = await recordOf(TWO_SUITS);
    const statement = (text: string): Fact => ({ type: 'StatementMade', by: 'director', text });
    const element = await mount(
      replayOfRecord({
        ...rest,
        events: [...events, statement('it stands'), statement('a slip'), { type: 'Undone' }],
      }),
    );
    const { shadowRoot } = await behind(element, 'Facts');
    const rows = [...shadowRoot.querySelectorAll('li')].map((row) => [
      textOf(row.querySelector('s') ?? document.createTextNode('')),
      textOf(row),
    ]);
    expect(rows.find(([, text]) => text!.includes('it stands'))![0]).to.equal('');
    const [struck, whole] = rows.find(([, text]) => text!.includes('a slip'))!;
    expect(struck).to.include('a slip');
    expect(whole).to.include('An entry is taken back');
  });

  it('tell in the ledger from which event to which a card may be used, with ways to both', async () => {
    const element = await at(TWO_SUITS, 11);
    const rows = [...(await behind(element, 'Information')).shadowRoot.querySelectorAll('tbody tr')];
    expect(rows.map((row) => textOf(row).trim())).to.include(
      '♥6 East North, South and West ✓ may be used event 10 event 11 50E1',
    );
    expect(textOf(rows[0]!)).to.include('may not be used').and.include('still in force');
    rows.at(-1)!.querySelector('button')!.click();
    await settled(element);
    expect(element.at).to.equal(9);
  });

  it('draw the restriction of a lead as a bar of its own and tell its way in the list', async () => {
    const element = await at(TWO_SUITS, 11);
    expect(element.shadowRoot!.querySelectorAll('.bar.restriction').length).to.equal(1);
    expect(textOf((await behind(element, 'Irregularities')).shadowRoot)).to.include(
      'Choice about the lead, West declarer chooses → a suit required → obeyed → over; open from trick 2 to 3',
    );
  });

  it('draw every lifecycle of the Laws for somebody who asks', async () => {
    const element = await at(TWO_SUITS, 0);
    const lifecycle = (await behind(element, 'Status')).shadowRoot;
    const others = lifecycle.querySelector<HTMLDetailsElement>('.others')!;
    others.open = true;
    await new Promise((done) => setTimeout(done, 50));
    await settled(element);
    const select = others.querySelector('select')!;
    expect(select.options.length).to.equal(14);
    for (const { value } of select.options) {
      select.value = value;
      select.dispatchEvent(new Event('change'));
      await settled(element);
      const states = others.querySelectorAll('.words li').length;
      expect(others.querySelectorAll('svg .state').length, value).to.equal(states).and.to.be.greaterThan(2);
    }
    expect(lifecycle.querySelectorAll('.now').length).to.equal(0, 'nothing is under way at the start');
  });

  it('name the field of a note of the case, and word what was chosen there', async () => {
    const element = await at('/fixtures/hearings/low-card-dropped-or-shown.json', 18);
    const now = element.shadowRoot!.querySelector('dt-now')!;
    await waited('the note is worded', () => textOf(now).includes('Procedure: Committee'));
    element.goTo(17);
    await settled(element);
    expect(textOf(now)).not.to.include('Procedure');
  });

  it('keep the claim and how far it has come on the table', async () => {
    const replay = await replayFrom('/fixtures/law68/68D2b-one-does-not-agree.json');
    const element = await mount(replay);
    const claimed = replay.record.events.findIndex(({ type }) => type === 'ClaimMade');
    element.goTo(claimed + 1);
    await settled(element);
    const box = inside(element, 'dt-table').shadowRoot.querySelector('.claim')!;
    expect(textOf(box)).to.include('West claims 8 tricks').and.include('made, play stops');
    element.goTo(replay.last);
    await settled(element);
    expect(textOf(box)).to.include('settled');
  });
});
