/** Half-written words in the case file: what another tab enters meanwhile, a look at the deal and a finished record leave them alone. */

import { expect } from 'chai';
import { openStore } from '../../src/store/open.ts';
import type { WorkshopElement } from '../../src/apps/workshop/workshop.element.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import { deepText } from './support/open.ts';
import { removedAfterEach, stored, unknownDealStored } from './support/streams.ts';

const fileOf = (frame: HTMLIFrameElement): Promise<ShadowRoot> =>
  waited('the case file is there', () => {
    const file = inside(frame).querySelector('dt-case-file')?.shadowRoot;
    return file?.querySelector('h1') ? file : null;
  });

const fieldIn = (file: ShadowRoot, id: string): Promise<HTMLTextAreaElement> =>
  waited(`there is ${id}`, () => file.querySelector<HTMLTextAreaElement>(`#${id}`));

async function filled(file: ShadowRoot, id: string, words: string): Promise<HTMLTextAreaElement> {
  const field = await fieldIn(file, id);
  field.value = words;
  return field;
}

/** Writes into a field as a person does who does not leave it. A browser has one such field in all frames of a page. */
async function written(file: ShadowRoot, id: string, words: string): Promise<HTMLTextAreaElement> {
  const field = await filled(file, id, words);
  field.focus();
  return field;
}

const leave = (field: HTMLElement): boolean => field.dispatchEvent(new Event('change', { cancelable: true }));

describe('half-written words in the case file', function () {
  this.timeout(120_000);
  const streams = removedAfterEach();
  let stream = '';
  beforeEach(async () => {
    stream = await unknownDealStored('Half', [{ type: 'DirectorCalled', by: 'N' }]);
    streams.push(stream);
  });

  it('are all kept in memory while the storage is full, and stored when it has room again', async () => {
    const frame = await framed(`#deal=${stream}&case=decision`);
    const file = await fileOf(frame);
    const view = frame.contentWindow as Window & typeof globalThis;
    const { put, add } = view.IDBObjectStore.prototype;
    const refuse = (): never => {
      throw new view.DOMException('full', 'QuotaExceededError');
    };
    Object.assign(view.IDBObjectStore.prototype, { put: refuse, add: refuse });
    const kept = (id: string, words: string): Promise<true> =>
      waited(`${id} is kept`, async () => (await fieldIn(file, id)).value === words || null);
    leave(await filled(file, 'note-chair', 'Eva Muster'));
    await kept('note-chair', 'Eva Muster');
    leave(await filled(file, 'note-reasons', 'West showed the king.'));
    await kept('note-reasons', 'West showed the king.');
    await waited('both wait', () =>
      deepText(inside(frame).querySelector('dt-notices')!).includes('Not stored: 2'),
    );
    Object.assign(view.IDBObjectStore.prototype, { put, add });
    await frame.contentDocument!.querySelector<WorkshopElement>('dealtrail-workshop')!.keeping.retry();
    await waited('both are stored', async () => (await stored(stream)).length === 3);
    expect((await stored(stream)).slice(1)).to.deep.equal([
      { type: 'CaseNoted', field: 'chair', text: 'Eva Muster' },
      { type: 'CaseNoted', field: 'reasons', text: 'West showed the king.' },
    ]);
  });

  it('leave the page where it is when the first entry copies an example', async () => {
    const frame = await framed('#example=fixtures/hearings/slow-pass-then-four-spades.json&case=decision');
    frame.height = '500';
    const file = await fileOf(frame);
    const view = frame.contentWindow!;
    const field = await filled(file, 'note-venue', 'Back room');
    field.scrollIntoView({ block: 'center' });
    const { scrollY } = view;
    expect(scrollY).to.be.greaterThan(100);
    leave(field);
    const copy = await waited('it is copied', () => /deal=(\w+)/.exec(view.location.hash)?.[1]);
    streams.push(copy);
    await waited('it is stored', async () =>
      (await stored(copy)).some((fact) => fact.type === 'CaseNoted' && fact.text === 'Back room'),
    );
    await waited(
      'it is shown',
      async () => (await fieldIn(await fileOf(frame), 'note-venue')).value === 'Back room',
    );
    await new Promise((done) => setTimeout(done, 300));
    expect(view.scrollY).to.be.closeTo(scrollY, 120);
  });

  it('lead to each missing field', async () => {
    const file = await fileOf(
      await framed('#example=fixtures/hearings/slow-pass-then-four-spades.json&case=decision'),
    );
    const button = await waited('the votes are missing', () =>
      [...file.querySelectorAll<HTMLElement>('.missing button')].find((one) =>
        one.textContent.includes('Votes'),
      ),
    );
    const list = button.closest('details')!;
    expect(list.open, 'many items').to.equal(false);
    list.open = true;
    button.click();
    expect(file.activeElement?.id).to.equal('note-votes');
  });

  it('stay in their field when another tab stores another field, or this one, and it says so', async () => {
    const mine = await fileOf(await framed(`#deal=${stream}&case=decision`));
    const other = await fileOf(await framed(`#deal=${stream}&case=decision`));
    const reasons = await written(mine, 'note-reasons', 'West showed');
    leave(await filled(other, 'note-chair', 'Eva Muster'));
    const chair = await fieldIn(mine, 'note-chair');
    await waited('the other field is shown', () => chair.value === 'Eva Muster');
    expect(reasons.value).to.equal('West showed');
    expect(mine.querySelector('#overtaken')).to.equal(null);

    leave(await filled(other, 'note-reasons', 'East was not on lead.'));
    const told = await waited('it says so', () => mine.querySelector('#overtaken'));
    expect(told.textContent).to.contain('something else was stored').and.to.contain('East was not on lead.');
    expect(reasons.value).to.equal('West showed');
    expect(mine.activeElement).to.equal(reasons);
    leave(reasons);
    await waited('the other tab shows it', () => deepText(other).includes('West showed') || null);
    await waited('it is said no more', () => mine.querySelector('#overtaken') === null);
    const theirs = await fieldIn(other, 'note-reasons');
    expect(theirs.value).to.equal('West showed');
    expect((await stored(stream)).slice(-2)).to.deep.equal([
      { type: 'CaseNoted', field: 'reasons', text: 'East was not on lead.' },
      { type: 'CaseNoted', field: 'reasons', text: 'West showed' },
    ]);
  });

  it('stay in a form while somebody looks at the deal, and the browser asks before it leaves them', async () => {
    const frame = await framed(`#deal=${stream}&case=statements`);
    const view = frame.contentWindow!;
    const isAsked = (): boolean => !view.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    let file = await fileOf(frame);
    await fieldIn(file, 'statement-words');
    expect(isAsked()).to.equal(false);
    await written(file, 'statement-words', 'West said that');
    expect(isAsked()).to.equal(true);
    view.location.hash = `#deal=${stream}`;
    await waited('the deal is there', () => inside(frame).querySelector('replay-screen'));
    expect(inside(frame).querySelector('dt-case-file')).to.equal(null);
    expect(isAsked()).to.equal(true);
    view.location.hash = `#deal=${stream}&case=statements`;
    file = await fileOf(frame);
    const field = await fieldIn(file, 'statement-words');
    expect(field.value).to.equal('West said that');
    field.value = '';
    view.location.hash = `#deal=${stream}`;
    await waited('the file is put away', () => inside(frame).querySelector('dt-case-file') === null);
    expect(isAsked()).to.equal(false);
  });

  it('stay where another tab finishes the record and goes on with it', async () => {
    const statements = await fileOf(await framed(`#deal=${stream}&case=statements`));
    const decision = await fileOf(await framed(`#deal=${stream}&case=decision`));
    const dissent = await filled(decision, 'note-dissent', 'One of us');
    await written(statements, 'statement-words', 'West said that');
    const store = await openStore();
    expect(await store.close(stream)).to.include({ ok: true });
    await waited('it says so, to a voice, too', () => statements.activeElement?.id === 'finished');
    await waited('nothing can be entered', () => dissent.disabled);
    expect(statements.querySelector('#statement-words')).to.equal(null);
    expect(dissent.value).to.equal('One of us');
    expect(
      await store.reopen(stream, { type: 'StatementMade', by: 'director', text: 'A word is missing.' }),
    ).to.include({ ok: true });
    store.end();
    expect((await fieldIn(statements, 'statement-words')).value).to.equal('West said that');
    await waited('what could not be stored is stored', async () =>
      JSON.stringify(await stored(stream)).includes('One of us'),
    );
    expect(dissent.value).to.equal('One of us');
  });
});
