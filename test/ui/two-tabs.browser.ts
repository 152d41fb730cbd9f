/** Two tabs on one deal: both see each fact at once; two facts for one place are shown, and a person chooses. */

import { expect } from 'chai';
import type { Fact } from '../../src/events/event.ts';
import { openStore } from '../../src/store/open.ts';
import type { WorkshopElement } from '../../src/apps/workshop/workshop.element.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import { deepText } from './support/open.ts';
import { removedAfterEach, stored, unknownDealStored } from './support/streams.ts';

interface Tab {
  readonly frame: HTMLIFrameElement;
  readonly line: HTMLElement;
}

async function tabOn(stream: string): Promise<Tab> {
  const frame = await framed(`#deal=${stream}`);
  const line = await waited('the line is there', () => {
    const found = inside(frame).querySelector<HTMLElement>('dt-record-line');
    return found?.shadowRoot?.querySelector('input') ? found : null;
  });
  return { frame, line };
}

const fieldOf = ({ line }: Tab): HTMLInputElement => line.shadowRoot!.querySelector('input')!;

async function written(tab: Tab, text: string, explained: RegExp): Promise<void> {
  fieldOf(tab).value = text;
  fieldOf(tab).dispatchEvent(new Event('input'));
  await waited('it is explained', () => explained.test(deepText(tab.line)));
}

const enter = ({ line }: Tab): void => line.shadowRoot!.querySelector('form')!.requestSubmit();

const shows = ({ frame }: Tab, text: string): boolean =>
  deepText(inside(frame).querySelector('replay-screen')!).includes(text);

/** A claim that nobody has answered. */
const CLAIMED: readonly Fact[] = [
  { type: 'CallMade', seat: 'N', call: '1NT' },
  ...(['E', 'S', 'W'] as const).map((seat) => ({ type: 'CallMade', seat, call: 'P' }) as const),
  { type: 'ClaimMade', by: 'N', kind: 'claim', tricks: 13 },
];

describe('two tabs on one deal', function () {
  this.timeout(120_000);
  const streams = removedAfterEach();
  let stream = '';
  beforeEach(async () => {
    stream = await unknownDealStored('Two tabs');
    streams.push(stream);
  });

  it('show each fact in both, and ask which stands where both recorded at the same moment', async () => {
    const one = await tabOn(stream);
    const other = await tabOn(stream);
    await written(one, 'director n', /North calls the director/);
    enter(one);
    await waited('the other shows it', () => shows(other, 'Event 1 of 1'));
    await written(other, 'director e', /East calls the director/);
    enter(other);
    await waited('the first shows it', () => shows(one, 'Event 2 of 2'));

    await written(one, 'director s', /South calls the director/);
    await written(other, 'director w', /West calls the director/);
    // Neither has heard of the other.
    enter(one);
    enter(other);
    // So low that the line to type in lies over the card above it.
    for (const { frame } of [one, other]) frame.height = '660';
    const [torn, conflict] = await waited('both are shown', () => {
      for (const tab of [one, other]) {
        const found = inside(tab.frame).querySelector('dt-conflict');
        if (found?.shadowRoot?.querySelector('button')) return [tab, found] as const;
      }
      return null;
    });
    expect(await stored(stream)).to.have.length(3);
    const text = deepText(conflict);
    expect(text).to.contain('South calls the director').and.to.contain('West calls the director');
    expect(conflict.shadowRoot!.querySelectorAll('button')).to.have.length(4);
    await waited('every choice can be pressed, and nothing lies over it', () =>
      [...conflict.shadowRoot!.querySelectorAll('button')].every((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return conflict.shadowRoot!.elementFromPoint((left + right) / 2, (top + bottom) / 2) === button;
      }),
    );
    const mine = torn === one ? 'S' : 'W';
    const theirs = torn === one ? 'W' : 'S';
    [...conflict.shadowRoot!.querySelectorAll('button')]
      .find((button) => button.textContent.includes('mine first'))!
      .click();
    await waited('it is settled', () => inside(torn.frame).querySelector('dt-conflict') === null);
    expect((await stored(stream)).slice(2)).to.deep.equal([
      { type: 'DirectorCalled', by: theirs },
      { type: 'Undone' },
      { type: 'DirectorCalled', by: mine },
      { type: 'DirectorCalled', by: theirs },
    ]);
    expect(fieldOf(torn).value).to.equal('');
    for (const tab of [one, other]) await waited('both show it', () => shows(tab, 'Event 6 of 6'));
  });

  it('keep what is typed over a reload, and a form that is filled in where the other finishes the record', async () => {
    const one = await tabOn(stream);
    await written(one, 'director n', /North calls the director/);
    one.frame.remove();
    const again = await tabOn(stream);
    await waited('it is there again, and explained', () =>
      /North calls the director/.test(deepText(again.line)),
    );
    expect(fieldOf(again).value).to.equal('director n');
    enter(again);
    await waited('it is entered', () => fieldOf(again).value === '');
    again.frame.remove();

    const { frame, line } = await tabOn(stream);
    expect(fieldOf({ frame, line }).value).to.equal('');
    const view = frame.contentWindow!;
    const isAsked = (): boolean => !view.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    line.dispatchEvent(new Event('ask-what'));
    const form = await waited(
      'the form is there',
      () => inside(frame).querySelector('dt-fact-form')!.shadowRoot,
    );
    const dialog = await waited('it is open', () => form.querySelector<HTMLDialogElement>('dialog[open]'));
    expect(isAsked()).to.equal(false);
    const kind = await waited('a statement can be chosen', () =>
      [...form.querySelectorAll('button')].find((each) => each.textContent.includes('A statement')),
    );
    kind.click();
    await waited('it is asked', () => form.querySelector('[data-field]'));
    const asked = deepText(dialog);
    expect(isAsked()).to.equal(true);
    // A file that is dropped beside the form would take the page elsewhere, and what is filled in with it.
    const { DataTransfer, DragEvent } = view as Window & typeof globalThis;
    const dropped = new DataTransfer();
    dropped.items.add(new File(['[Event "x"]'], 'x.pbn'));
    const workshop = frame.contentDocument!.querySelector('dealtrail-workshop')!;
    const address = view.location.hash;
    for (const name of ['dragover', 'drop']) {
      const event = new DragEvent(name, { dataTransfer: dropped, cancelable: true });
      workshop.dispatchEvent(event);
      expect(event.defaultPrevented, 'the browser does not open the file itself').to.equal(true);
    }
    await new Promise((done) => setTimeout(done, 500));
    expect([dialog.open, view.location.hash]).to.deep.equal([true, address]);
    const store = await openStore();
    expect(await store.close(stream)).to.include({ ok: true });
    await waited('the form is put away', () => !dialog.open);
    await waited('the record can be continued', () =>
      deepText(inside(frame).querySelector('replay-screen')!),
    );
    await waited('nothing can be typed', () => inside(frame).querySelector('dt-record-line') === null);
    expect(isAsked()).to.equal(true);
    expect(
      await store.reopen(stream, { type: 'StatementMade', by: 'director', text: 'A word is missing.' }),
    ).to.include({ ok: true });
    store.end();
    await waited('the form is there again', () => dialog.open);
    expect(dialog.matches(':modal')).to.equal(true);
    expect(deepText(dialog)).to.equal(asked);
  });

  it('put the question why the record is finished away where the other has finished it', async () => {
    const { frame, line } = await tabOn(stream);
    line.dispatchEvent(new Event('finish-asked'));
    const dialog = await waited('it is asked', () =>
      inside(frame).querySelector('dt-finish')!.shadowRoot?.querySelector<HTMLDialogElement>('dialog[open]'),
    );
    const store = await openStore();
    expect(await store.close(stream)).to.include({ ok: true });
    store.end();
    await waited('nothing can be typed', () => inside(frame).querySelector('dt-record-line') === null);
    expect(dialog.open).to.equal(false);
  });

  it('record nothing else before somebody has chosen, and keep the form that was open', async () => {
    const tabs = [await tabOn(stream), await tabOn(stream)];
    const dialogOf = ({ frame }: Tab): HTMLDialogElement | null =>
      inside(frame).querySelector('dt-fact-form')?.shadowRoot?.querySelector('dialog') ?? null;
    for (const tab of tabs) {
      tab.line.dispatchEvent(new Event('ask-what'));
      const dialog = await waited('the form is open', () => dialogOf(tab)?.open === true && dialogOf(tab));
      const kind = await waited('a statement can be chosen', () =>
        [...dialog.querySelectorAll('button')].find((each) => each.textContent.includes('A statement')),
      );
      kind.click();
      await waited('it is asked', () => dialog.querySelector('[data-field]'));
    }
    const asked = deepText(dialogOf(tabs[0]!)!);
    await written(tabs[0]!, 'director s', /South calls the director/);
    await written(tabs[1]!, 'director w', /West calls the director/);
    for (const tab of tabs) enter(tab);
    const [torn, conflict] = await waited('both are shown', () => {
      for (const tab of tabs) {
        const found = inside(tab.frame).querySelector('dt-conflict');
        if (found?.shadowRoot?.querySelector('button')) return [tab, found] as const;
      }
      return null;
    });
    await waited('the form is put away', () => dialogOf(torn)?.open === false);
    const button = (text: string): HTMLButtonElement =>
      [...torn.line.shadowRoot!.querySelectorAll('button')].find((one) => one.textContent.includes(text))!;
    expect(button('Something else happened').disabled).to.equal(true);
    const view = torn.frame.contentWindow!;
    const { document } = view;
    const screen = inside(torn.frame).querySelector('replay-screen')!;
    const Key = (view as unknown as typeof globalThis).KeyboardEvent;
    for (const key of ['e', 'u'])
      document.body.dispatchEvent(new Key('keydown', { key, bubbles: true, composed: true }));
    inside(torn.frame).querySelector('dt-record-line')!.shadowRoot!.querySelector('input')!.focus();
    screen.dispatchEvent(
      new (view as unknown as typeof globalThis).CustomEvent('facts-recorded', {
        detail: [{ type: 'DirectorCalled', by: 'N' }],
      }),
    );
    await waited('the conflict has the focus', () => conflict.shadowRoot!.activeElement?.id === 'title');
    expect(dialogOf(torn)!.open).to.equal(false);
    expect(await stored(stream)).to.have.length(1);
    conflict.shadowRoot!.querySelector('button')!.click();
    await waited('the form is there again', () => dialogOf(torn)?.open === true);
    expect(deepText(dialogOf(torn)!)).to.equal(asked);
    expect(await stored(stream)).to.have.length(2);
  });

  it('ask again where somebody has gone away without choosing', async () => {
    const one = await tabOn(stream);
    const other = await tabOn(stream);
    await written(one, 'director s', /South calls the director/);
    await written(other, 'director w', /West calls the director/);
    enter(one);
    enter(other);
    const asks = ({ frame }: Tab): ShadowRoot | null => {
      const found = inside(frame).querySelector('dt-conflict')?.shadowRoot;
      return found?.querySelector('button') ? found : null;
    };
    const torn = await waited('it asks', () => [one, other].find((tab) => asks(tab) !== null));
    const view = torn.frame.contentWindow!;
    await waited(
      'the browser asks before the page is closed',
      () => !view.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    );
    const notices = (): string => deepText(inside(torn.frame).querySelector('dt-notices')!);
    expect(notices()).not.to.contain('could not be stored');
    view.location.hash = '#';
    await waited('the list says what is to be done', () =>
      notices().includes('Open the deal again and choose'),
    );
    expect(notices()).not.to.contain('will try again');
    view.location.hash = `#deal=${stream}`;
    const conflict = await waited('it asks again', () => asks(torn));
    expect(deepText(conflict))
      .to.contain('South calls the director')
      .and.to.contain('West calls the director');
    [...conflict.querySelectorAll('button')]
      .find((button) => button.textContent.includes('Only mine'))!
      .click();
    await waited('it is settled', () => inside(torn.frame).querySelector('dt-conflict') === null);
    expect(await stored(stream)).to.have.length(3);
    await waited('nothing waits', () => view.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  });

  it('say that a record is not finished while nothing can be stored, and keep the reason once', async () => {
    const store = await openStore();
    expect(await store.append(stream, 0, CLAIMED)).to.include({
      ok: true,
    });
    store.end();
    const tab = await tabOn(stream);
    const { frame, line } = tab;
    await waited('the claim is shown', () => shows(tab, 'Event 5 of 5'));
    const view = frame.contentWindow as Window & typeof globalThis;
    const { put, add } = view.IDBObjectStore.prototype;
    const refuse = (): never => {
      throw new view.DOMException('full', 'QuotaExceededError');
    };
    const finish = async (): Promise<void> => {
      line.dispatchEvent(new Event('finish-asked'));
      const dialog = await waited('it is asked', () =>
        inside(frame)
          .querySelector('dt-finish')!
          .shadowRoot?.querySelector<HTMLDialogElement>('dialog[open]'),
      );
      const reason = await waited('it asks why', () => dialog.querySelector('textarea'));
      reason.value = 'The players have left.';
      reason.dispatchEvent(new Event('input'));
      const button = dialog.querySelector<HTMLButtonElement>('.primary')!;
      await waited('it can be finished', () => !button.disabled);
      button.click();
    };
    Object.assign(view.IDBObjectStore.prototype, { put: refuse, add: refuse });
    await finish();
    await waited('it is said', () => deepText(line).includes('The record is not finished'));
    Object.assign(view.IDBObjectStore.prototype, { put, add });
    await view.document.querySelector<WorkshopElement>('dealtrail-workshop')!.keeping.retry();
    await finish();
    await waited('it is finished', () => inside(frame).querySelector('dt-record-line') === null);
    expect((await stored(stream)).slice(CLAIMED.length)).to.deep.equal([
      { type: 'StatementMade', by: 'director', text: 'The players have left.' },
    ]);
  });

  it('ask about what one of them kept in memory while its storage failed', async () => {
    const one = await tabOn(stream);
    const view = one.frame.contentWindow as Window & typeof globalThis;
    const { put, add } = view.IDBObjectStore.prototype;
    const refuse = (): never => {
      throw new view.DOMException('full', 'QuotaExceededError');
    };
    Object.assign(view.IDBObjectStore.prototype, { put: refuse, add: refuse });
    await written(one, 'director n', /North calls the director/);
    enter(one);
    await waited('it goes on in memory', () => shows(one, 'Event 1 of 1'));
    const store = await openStore();
    expect(await store.append(stream, 0, [{ type: 'DirectorCalled', by: 'E' }])).to.include({ ok: true });
    store.end();
    Object.assign(view.IDBObjectStore.prototype, { put, add });
    await one.frame.contentDocument!.querySelector<WorkshopElement>('dealtrail-workshop')!.keeping.retry();
    const conflict = await waited('both are shown', () => {
      const found = inside(one.frame).querySelector('dt-conflict');
      return found?.shadowRoot?.querySelector('button') ? found : null;
    });
    expect(deepText(conflict)).to.contain('North calls').and.to.contain('East calls');
    [...conflict.shadowRoot!.querySelectorAll('button')]
      .find((button) => button.textContent.includes('tab’s first'))!
      .click();
    await waited('it is settled', () => inside(one.frame).querySelector('dt-conflict') === null);
    expect(await stored(stream)).to.deep.equal([
      { type: 'DirectorCalled', by: 'E' },
      { type: 'DirectorCalled', by: 'N' },
    ]);
  });

  it('take back once the entry that both took back', async () => {
    const one = await tabOn(stream);
    const other = await tabOn(stream);
    await written(one, 'director n', /North calls the director/);
    enter(one);
    await waited('the other shows it', () => shows(other, 'Event 1 of 1'));
    await written(one, 'undo', /./);
    await written(other, 'undo', /./);
    // Neither has heard of the other.
    enter(one);
    enter(other);
    for (const tab of [one, other]) {
      await waited('both show it', () => shows(tab, 'Event 2 of 2'));
      await waited('its line is empty', () => fieldOf(tab).value === '');
      expect(inside(tab.frame).querySelector('dt-conflict')).to.equal(null);
    }
    expect(await stored(stream)).to.deep.equal([{ type: 'DirectorCalled', by: 'N' }, { type: 'Undone' }]);
  });
});
