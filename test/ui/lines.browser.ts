/** Lines of what might have been in the built page: begun, named, drawn, compared, removed and put back. */

import { expect } from 'chai';
import type { Fact } from '../../src/events/event.ts';
import { openStore } from '../../src/store/open.ts';
import type { ReplayScreenElement } from '../../src/ui/replay-screen/replay-screen.element.ts';
import { rulesIn, violations } from './support/axe.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import { deepText, recordOf } from './support/open.ts';

const EXAMPLE = '#example=fixtures/seeds/seed-000-example-7a.json&at=10';

const placeOf = (frame: HTMLIFrameElement): URLSearchParams =>
  new URLSearchParams(frame.contentWindow!.location.hash.slice(1));

const buttonIn = (element: Element, text: string): HTMLButtonElement | undefined =>
  [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find((one) => one.textContent.includes(text));

async function treeOf(frame: HTMLIFrameElement, rows: number): Promise<Element> {
  return waited('the tree is drawn', () => {
    const tree = inside(frame).querySelector('dt-lines');
    return tree?.shadowRoot?.querySelectorAll('.row').length === rows ? tree : null;
  });
}

const namesIn = (tree: Element): string[] =>
  [...tree.shadowRoot!.querySelectorAll('.row a bdi')].map((one) => one.textContent.trim());

describe('lines of what might have been', function () {
  this.timeout(120_000);
  afterEach(async () => {
    document.body.replaceChildren();
    const store = await openStore();
    const { deals } = (await store.list()) as { deals: readonly { stream: string }[] };
    await store.remove(deals.map(({ stream }) => stream));
    store.end();
  });

  it('makes a line of every choice with one press, and draws them where they leave', async () => {
    const frame = await framed(EXAMPLE);
    const screen = await waited('the deal is there', () => inside(frame).querySelector('replay-screen'));
    const options = await waited('choices are there', () => {
      const panel = screen.shadowRoot?.querySelector('dt-now')?.shadowRoot?.querySelector('dt-options-panel');
      return panel && buttonIn(panel, 'Try every choice') ? panel : null;
    });
    const every = buttonIn(options, 'Try every choice: 6 lines')!;
    every.scrollIntoView({ block: 'center' });
    every.click();
    const tree = await treeOf(frame, 7);
    const now = await waited('the button is still there', () =>
      inside(frame)
        .querySelector('replay-screen')
        ?.shadowRoot?.querySelector('dt-now')
        ?.shadowRoot?.querySelector('dt-options-panel')
        ?.shadowRoot?.querySelector('.try-all'),
    );
    await waited('it is in sight', () => {
      const { top, bottom } = now.getBoundingClientRect();
      return top >= 0 && bottom <= frame.contentWindow!.innerHeight;
    });
    expect(placeOf(frame).get('at')).to.equal('10');
    expect(namesIn(tree)[0]).to.equal('At the table');
    expect(namesIn(tree)[1]).to.contain('South chooses: require diamonds');
    const store = await openStore();
    const listed = await store.list();
    if (!listed.ok) throw new Error(listed.code);
    expect(listed.deals.filter(({ parent, fork }) => parent !== undefined && fork === 10)).to.have.length(6);
    store.end();

    const link = tree.shadowRoot!.querySelectorAll<HTMLAnchorElement>('.row a')[1]!;
    link.click();
    await waited('the line is told as one', () => deepText(inside(frame)).includes('It does not change'));
    await waited('the tree shows it', () =>
      tree.shadowRoot!.querySelector('[aria-current] bdi')?.textContent.includes('require diamonds'),
    );
    const select = tree.shadowRoot!.querySelector('select')!;
    select.value = select.options[1]!.value;
    select.dispatchEvent(new Event('change'));
    const compared = await waited('two stand side by side', () =>
      tree.shadowRoot!.querySelector('.compared'),
    );
    expect(compared.querySelectorAll('article')).to.have.length(2);
    expect(compared.querySelector('article.table')!.textContent).to.contain('South chooses: require hearts');
    expect(compared.textContent).to.contain('They are the same up to event 10');
    expect([...compared.querySelectorAll('.differs')].length).to.be.greaterThan(2);
    buttonIn(tree, 'Remove this line')!.click();
    const removed = await waited('it can be put back', () => {
      const notices = inside(frame).querySelector('dt-notices');
      return notices && buttonIn(notices, 'Undo') ? notices : null;
    });
    // All six have the title of the deal: it is the choice that tells them apart.
    expect(deepText(removed)).to.match(/Removed: .*South chooses: require diamonds/);
  });

  // 800: the tree is drawn between the table and the choices below it. 390: a button more is drawn in the bar at the top.
  for (const width of ['800', '390'])
    it(`what was pressed stays where it is although the tree is drawn above it, ${width} pixels wide`, async () => {
      const frame = await framed(EXAMPLE);
      frame.width = width;
      const page = frame.contentWindow!;
      // As in Safari: there, a browser does not keep anything in its place by itself.
      page.document.documentElement.style.overflowAnchor = 'none';
      const every = await waited('choices are there', () =>
        inside(frame)
          .querySelector('replay-screen')
          ?.shadowRoot?.querySelector('dt-now')
          ?.shadowRoot?.querySelector('dt-options-panel')
          ?.shadowRoot?.querySelector<HTMLButtonElement>('.try-all'),
      );
      every.scrollIntoView({ block: 'center' });
      await new Promise((done) => setTimeout(done, 300));
      const before = every.getBoundingClientRect().top;
      const height = page.document.documentElement.scrollHeight;
      every.click();
      await treeOf(frame, 7);
      await waited('the page has grown', () => page.document.documentElement.scrollHeight > height + 100);
      await new Promise((done) => setTimeout(done, 300));
      expect(every.getBoundingClientRect().top).to.be.closeTo(before, 2);
    });

  it('begins each line once, however often it is pressed, and says how many have begun', async () => {
    const frame = await framed(EXAMPLE);
    const every = (): HTMLButtonElement | null | undefined =>
      inside(frame)
        .querySelector('replay-screen')
        ?.shadowRoot?.querySelector('dt-now')
        ?.shadowRoot?.querySelector('dt-options-panel')
        ?.shadowRoot?.querySelector<HTMLButtonElement>('.try-all');
    const button = await waited('choices are there', every);
    button.click();
    button.click();
    const notices = (): string => deepText(inside(frame).querySelector('dt-notices')!);
    await waited('it is said', () => notices().includes('6 lines have begun.'));
    await treeOf(frame, 7);
    // The second press of a hand that trembles is one press; one that is meant is another.
    await new Promise((done) => setTimeout(done, 600));
    every()!.click();
    await waited('it is said again', () => notices().includes('tried already'));
    const store = await openStore();
    const listed = await store.list();
    if (!listed.ok) throw new Error(listed.code);
    expect(listed.deals).to.have.length(7);
    store.end();
    const screen = inside(frame).querySelector<ReplayScreenElement>('replay-screen')!;
    screen.goTo(9);
    await waited('it is done with', () => !notices().includes('tried already'));
  });

  it('says what a press has begun, and no longer the moment that was left', async () => {
    const frame = await framed(EXAMPLE);
    const screen = await waited('the deal is there', () => inside(frame).querySelector('replay-screen'));
    const news = (): string =>
      inside(frame).querySelector('replay-screen')?.shadowRoot?.querySelector('[role="status"]')
        ?.textContent ?? '';
    const panel = await waited('choices are there', () =>
      screen.shadowRoot?.querySelector('dt-now')?.shadowRoot?.querySelector('dt-options-panel'),
    );
    (screen as ReplayScreenElement).goTo(9);
    await waited('one moment is said', () => news() !== '');
    (screen as ReplayScreenElement).goTo(10);
    await waited('the next one is said', () => news().includes('choice'));
    const before = news();
    panel.shadowRoot!.querySelector<HTMLButtonElement>('button.take')!.click();
    await waited('the line is there', () => placeOf(frame).has('deal'));
    await waited('its beginning is said', () => news() !== before && news().includes('South chooses'));
  });

  it('begins with a press, is called after its first card, renamed, removed with what leaves it, and put back', async () => {
    const frame = await framed(EXAMPLE);
    const beside = await waited('it can be tried', () =>
      [...inside(frame).querySelectorAll('button')].find((one) => one.textContent.includes('another line')),
    );
    beside.click();
    const line = await waited('the line is there', () => {
      const found = inside(frame).querySelector('dt-record-line');
      return found?.shadowRoot?.querySelector('input') ? found : null;
    });
    const tree = await treeOf(frame, 2);
    expect(namesIn(tree)[1]).to.equal('from event 10 on');
    const field = line.shadowRoot!.querySelector('input')!;
    field.value = 'w: s8';
    field.dispatchEvent(new Event('input'));
    await waited('it is explained', () => /West leads the/.test(deepText(line)));
    line.shadowRoot!.querySelector('form')!.requestSubmit();
    await waited('it is called after its card', () => /West leads the .*8/.test(namesIn(tree)[1] ?? ''));

    buttonIn(tree, 'Rename')!.click();
    const name = await waited('it can be written', () =>
      tree.shadowRoot!.querySelector<HTMLInputElement>('#name'),
    );
    name.value = 'He leads a spade all the same';
    name.form!.requestSubmit();
    await waited('it is called so', () => namesIn(tree)[1] === 'He leads a spade all the same');
    expect(tree.shadowRoot!.activeElement?.id, 'the focus is where it was before').to.equal('rename');

    // A line of the line; another press than the one before, as by a hand that does not tremble.
    await new Promise((done) => setTimeout(done, 400));
    [...inside(frame).querySelectorAll('button')]
      .find((one) => one.textContent.includes('another line'))!
      .click();
    await treeOf(frame, 3);
    await waited('it is shown', () =>
      tree.shadowRoot!.querySelectorAll('.row')[2]?.classList.contains('shown'),
    );
    const [, first] = tree.shadowRoot!.querySelectorAll<HTMLAnchorElement>('.row a');
    first!.click();
    await waited('the first line is shown again', () =>
      tree.shadowRoot!.querySelectorAll('.row')[1]?.classList.contains('shown'),
    );
    const stream = placeOf(frame).get('deal');
    buttonIn(tree, 'Remove this line')!.click();
    await waited('the deal it left is shown', () => placeOf(frame).get('deal') !== stream);
    await waited('no line is left', () => inside(frame).querySelector('dt-lines') === null);
    const notices = inside(frame).querySelector('dt-notices')!;
    (await waited('it can be put back', () => buttonIn(notices, 'Undo'))).click();
    expect(namesIn(await treeOf(frame, 3))[1]).to.equal('He leads a spade all the same');
  });

  it('shows two records of one deal side by side, with the entries in which they differ', async () => {
    const { header, events } = await recordOf('/fixtures/hearings/low-card-dropped-or-shown.json');
    const note = (text: string): Fact => ({ type: 'CaseNoted', field: 'reasons', text });
    const ruling = (text: string, law: string): Fact => ({
      type: 'RulingGiven',
      text,
      law,
      by: 'committee',
    });
    const both = note('Heard on Sunday.');
    const store = await openStore();
    const made = await store.createAll([
      { header, events: [...events, ruling('Score stands', '50E3'), both], closed: true },
      {
        header: { ...header, source: 'member-b.json' },
        events: [...events, both, ruling('Adjusted', '50E4')],
        closed: true,
      },
      { header: { ...header, title: 'Another deal' }, events, closed: true },
    ]);
    store.end();
    if (!made.ok) throw new Error(made.code);
    const [first, second] = made.streams;
    const frame = await framed(`#deal=${first}`);
    const beside = await waited('it is offered', () => {
      const tree = inside(frame).querySelector('dt-lines')?.shadowRoot;
      const field = tree?.querySelector('select');
      return field && [...field.options].some(({ value }) => value === second) ? field : null;
    });
    expect([...beside.options].some(({ value }) => value === made.streams[2])).to.equal(false);
    const tree = beside.getRootNode() as ShadowRoot;
    expect(deepText(tree)).to.include('Another record');
    beside.value = second!;
    beside.dispatchEvent(new Event('change'));
    const columns = await waited('they stand side by side', () => {
      const found = [...tree.querySelectorAll('.sides article')];
      return found.length === 2 ? found : null;
    });
    const onlyIn = (column: Element): string =>
      [...column.querySelectorAll('dd.other')]
        .map((one) => one.textContent.replaceAll(/\s+/g, ' '))
        .join(' | ');
    expect(onlyIn(columns[0]!))
      .to.include('Score stands')
      .and.not.include('Adjusted')
      .and.not.include('Sunday');
    expect(onlyIn(columns[1]!))
      .to.include('Adjusted')
      .and.not.include('Score stands')
      .and.not.include('Sunday');
    for (const column of columns) expect(column.textContent).to.include('Heard on Sunday.');

    // The link of its row leads to the other record, where this one is compared.
    tree.querySelector<HTMLAnchorElement>(`.row a[href*="${second}"]`)!.click();
    await waited('the other record is on screen', () => placeOf(frame).get('deal') === second);
    await waited('this one is offered there', () => {
      const field = inside(frame).querySelector('dt-lines')?.shadowRoot?.querySelector('select');
      return field && [...field.options].some(({ value }) => value === first);
    });
  });

  it('does not offer the entries of another record as a line tried in this one', async () => {
    const { header, events } = await recordOf('/fixtures/seeds/seed-000-example-7a.json');
    const store = await openStore();
    const made = await store.createAll([
      { header, events: events.slice(0, -1) },
      { header: { ...header, source: 'member-b.json' }, events },
    ]);
    if (!made.ok) throw new Error(made.code);
    const [first = ''] = made.streams;
    const tried = await store.createAll([{ header, events: events.slice(0, 5), parent: first, fork: 4 }]);
    store.end();
    if (!tried.ok) throw new Error(tried.code);
    const frame = await framed(`#deal=${first}`);
    await treeOf(frame, 3);
    frame.contentWindow!.location.hash = `#deal=${first}&case=facts`;
    const form = await waited('a line can be given', () =>
      inside(frame).querySelector('dt-case-file')?.shadowRoot?.querySelector<HTMLFormElement>('#add-tried'),
    );
    // The empty choice, and the line tried.
    expect(form.querySelectorAll('#tried-account option')).to.have.length(2);
  });

  for (const theme of ['light', 'dark'] as const)
    it(`axe finds nothing on the tree and on two lines side by side, ${theme}`, async () => {
      const [{ dressed }, { replayFrom }, { wordsFor }, { DEFAULT_SETTINGS }] = await Promise.all([
        import('./support/axe.ts'),
        import('./support/open.ts'),
        import('../../src/i18n/words.ts'),
        import('../../src/i18n/settings.ts'),
        import('../../src/ui/lines/define.ts'),
      ]);
      const replay = await replayFrom('/fixtures/seeds/seed-000-example-7a.json');
      const lines = [
        { stream: 'a', name: '', parent: null, fork: 0, replay, href: '#deal=a' },
        { stream: 'b', name: 'trick 2: West leads', parent: 'a', fork: 10, replay, href: '#deal=b' },
      ];
      const element = await dressed(theme, async () => {
        const made = Object.assign(document.createElement('dt-lines'), {
          words: wordsFor(DEFAULT_SETTINGS),
          lines,
          shown: 'b',
          beside: 'a',
        });
        document.body.append(made);
        await (made as unknown as { updateComplete: Promise<boolean> }).updateComplete;
        return made;
      });
      expect(element.shadowRoot!.querySelectorAll('article')).to.have.length(2);
      expect(await violations(element, rulesIn(theme))).to.deep.equal([]);
    });

  it('gives a line as an account of what happened, which is then a lane of the timeline from where they part', async () => {
    const frame = await framed(EXAMPLE);
    const options = await waited('choices are there', () => {
      const now = inside(frame).querySelector('replay-screen')?.shadowRoot?.querySelector('dt-now');
      const panel = now?.shadowRoot?.querySelector('dt-options-panel');
      return panel && buttonIn(panel, 'Try every choice') ? panel : null;
    });
    buttonIn(options, 'Try every choice')!.click();
    await treeOf(frame, 7);
    const stream = placeOf(frame).get('deal')!;
    frame.contentWindow!.location.hash = `#deal=${stream}&case=facts`;
    const form = await waited('a line can be given', () => {
      const file = inside(frame).querySelector('dt-case-file')?.shadowRoot;
      const found = file?.querySelector<HTMLFormElement>('#add-tried');
      return found?.querySelectorAll('#tried-account option').length === 7 ? found : null;
    });
    form.querySelector<HTMLSelectElement>('#tried-by')!.value = 'EW';
    form.querySelector<HTMLSelectElement>('#tried-account')!.value = '0';
    form.requestSubmit();
    await waited('it is told', () => deepText(inside(frame)).includes('This account has: South chooses'));
    const store = await openStore();
    const read = await store.read(stream);
    if (!read.ok) throw new Error(read.code);
    const { event } = read.events.at(-1)!;
    expect(event).to.deep.include({ type: 'AccountGiven', by: 'EW', from: 'entry-10' });
    store.end();

    frame.contentWindow!.location.hash = `#deal=${stream}&at=10`;
    const tree = await treeOf(frame, 8);
    await waited('the account is a lane', () =>
      [...tree.shadowRoot!.querySelectorAll('.row a')].some((row) =>
        /Account\s+East–West: South chooses/.test(row.textContent),
      ),
    );
    const beside = tree.shadowRoot!.querySelector('select')!;
    beside.value = [...beside.options].find(({ text }) => text.includes('East–West'))!.value;
    beside.dispatchEvent(new Event('change'));
    await waited('it stands beside the record', () =>
      tree.shadowRoot!.querySelector('.compared')?.textContent.includes('East–West'),
    );
  });
});
