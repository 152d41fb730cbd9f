/** What is entered and not recorded: each tab, each moment and each record has its own, and nothing is lost with the page or with a storing that fails. */

import { expect } from 'chai';
import type { WorkshopElement } from '../../src/apps/workshop/workshop.element.ts';
import { openStore } from '../../src/store/open.ts';
import type { FactFormElement } from '../../src/ui/fact-form/fact-form.element.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import { deepText } from './support/open.ts';
import { recordOf } from './support/open.ts';
import { removedAfterEach, stored, unknownDealStored } from './support/streams.ts';

const pageIn = (frame: HTMLIFrameElement): WorkshopElement =>
  frame.contentDocument!.querySelector<WorkshopElement>('dealtrail-workshop')!;

const formIn = (frame: HTMLIFrameElement): FactFormElement | null =>
  inside(frame).querySelector<FactFormElement>('dt-fact-form');

/** The frames of a test are one tab for the browser: the next one belongs to the tab of that name, or to a new one. */
function inTab(name: string | null): void {
  if (name === null) sessionStorage.removeItem('dealtrail.tab');
  else sessionStorage.setItem('dealtrail.tab', name);
}

const tabNow = (): string | null => sessionStorage.getItem('dealtrail.tab');

async function recordedIn(stream: string): Promise<HTMLIFrameElement> {
  const frame = await framed(`#deal=${stream}`);
  await waited('it is recorded', () => pageIn(frame).recording.isOn && formIn(frame) && !pageIn(frame).busy);
  return frame;
}

/** Types a law into the form of a ruling. */
async function ruled(frame: HTMLIFrameElement, law: string): Promise<void> {
  await pageIn(frame).recording.ask(null, 'ruling');
  write(await lawField(frame), law);
  await waited('it is kept', () => formIn(frame)?.isBegun);
}

const lawField = (frame: HTMLIFrameElement): Promise<HTMLInputElement> =>
  waited('a law is asked for', () =>
    formIn(frame)?.shadowRoot?.querySelector<HTMLInputElement>('dialog[open] .written input'),
  );

function write(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const fileIn = (frame: HTMLIFrameElement): Promise<ShadowRoot> =>
  waited('the case file is there', () => {
    const file = inside(frame).querySelector('dt-case-file')?.shadowRoot;
    return file?.querySelector('h1') ? file : null;
  });

const fieldIn = <Field extends HTMLElement = HTMLTextAreaElement>(
  file: ShadowRoot,
  id: string,
): Promise<Field> => waited(`there is ${id}`, () => file.querySelector<Field>(`#${id}`));

describe('what is not recorded', function () {
  this.timeout(180_000);
  const streams = removedAfterEach();
  let stream = '';
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    stream = await unknownDealStored('Not recorded', [
      { type: 'DirectorCalled', by: 'N' },
      { type: 'DirectorCalled', by: 'E' },
    ]);
    streams.push(stream);
  });

  it('is given back to each of two tabs as its own, whichever ends first', async () => {
    const one = await recordedIn(stream);
    const first = tabNow();
    inTab(null);
    const other = await recordedIn(stream);
    const second = tabNow();
    await ruled(one, '64A1');
    await ruled(other, '50D1');
    expect(first).not.to.equal(second);
    one.remove();
    other.remove();
    inTab(first);
    const again = await recordedIn(stream);
    expect((await lawField(again)).value).to.equal('64A1');
    inTab(second);
    const third = await recordedIn(stream);
    expect((await lawField(third)).value).to.equal('50D1');
    formIn(again)!.dialog!.close();
    await waited('one is given up', () => !localStorage.getItem('dealtrail.forms')?.includes('64A1'));
    expect(localStorage.getItem('dealtrail.forms')).to.include('50D1');
  });

  it('is not given to a tab while another works on it, and then to whoever comes', async () => {
    const one = await recordedIn(stream);
    await ruled(one, '64A1');
    inTab(null);
    const other = await recordedIn(stream);
    await new Promise((done) => setTimeout(done, 300));
    expect(formIn(other)?.dialog?.open ?? false).to.equal(false);
    other.remove();
    one.remove();
    inTab(null);
    expect((await lawField(await recordedIn(stream))).value).to.equal('64A1');
  });

  it('comes back with the moment of which it tells', async () => {
    const one = await recordedIn(stream);
    pageIn(one).stepped(1);
    await pageIn(one).updateComplete;
    await ruled(one, '64A1');
    expect(JSON.parse(localStorage.getItem('dealtrail.forms')!)[0].work.at).to.equal(1);
    one.remove();
    const again = await recordedIn(stream);
    expect((await lawField(again)).value).to.equal('64A1');
    expect([pageIn(again).at, formIn(again)!.at]).to.deep.equal([1, 1]);
  });

  it('stays at the end of the record where another tab has gone on', async () => {
    const one = await recordedIn(stream);
    await ruled(one, '64A1');
    one.remove();
    const store = await openStore();
    const found = await store.read(stream);
    if (!found.ok) throw new Error(found.code);
    await store.append(stream, found.deal.version, [{ type: 'DirectorCalled', by: 'S' }], {});
    store.end();
    const again = await recordedIn(stream);
    await lawField(again);
    expect([pageIn(again).at, formIn(again)!.at]).to.deep.equal([3, 3]);
  });

  it('is shown again with the reason where the storage refuses it, and goes away when it is recorded', async () => {
    const frame = await recordedIn(stream);
    const store = await pageIn(frame).keeping.open();
    const { append } = store;
    store.append = () => Promise.resolve({ ok: false, code: 'badMark' });
    await pageIn(frame).recording.ask(null, 'said', { by: 'N' });
    const form = formIn(frame)!;
    const root = form.shadowRoot!;
    const words = await waited('the words are asked for', () => {
      const button = root.querySelector<HTMLElement>('dialog[open] .answers [data-answer="N"]');
      button?.click();
      return root.querySelector<HTMLTextAreaElement>('dialog[open] .written :is(textarea, input)');
    });
    write(words, 'I hesitated.');
    for (let screens = 0; screens < 6 && root.querySelector('.record') === null; screens++) {
      root.querySelector('form')!.requestSubmit();
      await form.updateComplete;
      if (root.querySelector('.record') === null) root.querySelector<HTMLElement>('.open')?.click();
      await form.updateComplete;
    }
    const isKept = (): boolean => localStorage.getItem('dealtrail.forms')?.includes('I hesitated.') === true;
    expect(isKept()).to.equal(true);
    root.querySelector<HTMLElement>('.record')!.click();
    await waited('it is shown again', () => root.querySelector('dialog[open] #given-back'));
    expect(deepText(root.querySelector('#given-back')!)).to.match(/^This is not recorded: ./);
    expect(isKept(), 'also for when the page ends now').to.equal(true);
    expect(deepText(form.dialog!)).to.include('I hesitated.');
    store.append = append;
    root.querySelector<HTMLElement>('.record')!.click();
    await waited('it is stored', async () => (await stored(stream)).length === 3);
    await waited('it is forgotten', () => !isKept());
    expect(form.dialog!.open).to.equal(false);
  });

  it('is given back in the forms of the case file: a fact, a statement and a poll, until it is stored', async () => {
    const record = await recordOf('/fixtures/hearings/slow-pass-then-four-spades.json');
    const store = await openStore();
    const made = await store.createAll([{ ...record, closed: true }]);
    store.end();
    const deal = (made.ok && made.streams[0]) || '';
    streams.push(deal);
    const first = await framed(`#deal=${deal}&case=facts`);
    const file = await fileIn(first);
    write(await fieldIn(file, 'fact-words'), 'There was a pause.');
    write(await fieldIn<HTMLSelectElement>(file, 'fact-by'), 'director');
    write(await fieldIn<HTMLSelectElement>(file, 'fact-status'), 'disputed');
    first.contentWindow!.location.hash = `#deal=${deal}&case=statements`;
    write(await fieldIn(file, 'statement-words'), 'I was thinking.');
    const ticked = await fieldIn<HTMLInputElement>(file, 'statement-translated');
    ticked.click();
    first.contentWindow!.location.hash = `#deal=${deal}&case=law`;
    const decision = await fieldIn<HTMLSelectElement>(file, 'poll-decision');
    const chosen = [...decision.options].find(({ value, disabled }) => value !== '' && !disabled)!.value;
    write(decision, chosen);
    write(await fieldIn(file, 'poll-methods'), 'Weak twos');
    first.remove();

    const second = await framed(`#deal=${deal}&case=facts`);
    const again = await fileIn(second);
    await waited('the fact is there', async () => (await fieldIn(again, 'fact-words')).value !== '');
    expect((await fieldIn(again, 'fact-words')).value).to.equal('There was a pause.');
    expect((await fieldIn<HTMLSelectElement>(again, 'fact-status')).value).to.equal('disputed');
    await waited('it says so', () => deepText(again.querySelector('#add-fact')!).includes('as you left it'));
    second.contentWindow!.location.hash = `#deal=${deal}&case=statements`;
    await waited(
      'the statement is there',
      async () => (await fieldIn(again, 'statement-words')).value !== '',
    );
    expect((await fieldIn(again, 'statement-words')).value).to.equal('I was thinking.');
    expect((await fieldIn<HTMLInputElement>(again, 'statement-translated')).checked).to.equal(true);
    second.contentWindow!.location.hash = `#deal=${deal}&case=law`;
    await waited('the poll is there', async () => (await fieldIn(again, 'poll-methods')).value !== '');
    expect((await fieldIn(again, 'poll-methods')).value).to.equal('Weak twos');
    expect((await fieldIn<HTMLSelectElement>(again, 'poll-decision')).value).to.equal(chosen);

    second.contentWindow!.location.hash = `#deal=${deal}&case=facts`;
    const fact = await fieldIn<HTMLFormElement>(again, 'add-fact');
    fact.requestSubmit();
    await waited('it is stored', async () =>
      (await stored(deal)).some((one) => one.type === 'StatementMade' && one.text === 'There was a pause.'),
    );
    await waited('the form is empty', async () => (await fieldIn(again, 'fact-words')).value === '');
    expect(localStorage.getItem('dealtrail.entries'))
      .to.include('I was thinking.')
      .and.not.to.include('pause');
    expect(deepText(fact)).not.to.include('as you left it');
    await pageIn(second).keeping.remove([deal]);
    expect(localStorage.getItem('dealtrail.entries')).to.equal(null);
  });

  it('stays in the forms of the case file where the storage refuses it', async () => {
    const frame = await framed(`#deal=${stream}&case=facts`);
    const file = await fileIn(frame);
    const store = await pageIn(frame).keeping.open();
    const { append } = store;
    store.append = () => Promise.resolve({ ok: false, code: 'badMark' });
    write(await fieldIn(file, 'fact-words'), 'There was a pause.');
    write(await fieldIn<HTMLSelectElement>(file, 'fact-by'), 'director');
    write(await fieldIn<HTMLSelectElement>(file, 'fact-status'), 'agreed');
    (await fieldIn<HTMLFormElement>(file, 'add-fact')).requestSubmit();
    await waited('it says why', () => deepText(file.querySelector('.trouble')!).includes('Not stored'));
    expect((await fieldIn(file, 'fact-words')).value).to.equal('There was a pause.');
    expect(localStorage.getItem('dealtrail.entries')).to.include('pause');
    store.append = append;
    (await fieldIn<HTMLFormElement>(file, 'add-fact')).requestSubmit();
    await waited('it is stored', async () => (await stored(stream)).length === 3);
    await waited('the form is empty', async () => (await fieldIn(file, 'fact-words')).value === '');
  });

  it('is kept of an example, too, and goes on with the copy that its first entry makes', async () => {
    const example = '#example=fixtures/hearings/slow-pass-then-four-spades.json&case=statements';
    const first = await framed(example);
    write(await fieldIn(await fileIn(first), 'statement-words'), 'I was thinking.');
    first.remove();
    const frame = await framed(example);
    const file = await fileIn(frame);
    await waited(
      'it is there',
      async () => (await fieldIn(file, 'statement-words')).value === 'I was thinking.',
    );
    frame.contentWindow!.location.hash = example.replace('statements', 'facts');
    write(await fieldIn(file, 'fact-words'), 'There was a pause.');
    write(await fieldIn<HTMLSelectElement>(file, 'fact-by'), 'director');
    write(await fieldIn<HTMLSelectElement>(file, 'fact-status'), 'agreed');
    (await fieldIn<HTMLFormElement>(file, 'add-fact')).requestSubmit();
    const copy = await waited(
      'it is copied',
      () => /deal=(\w+)/.exec(frame.contentWindow!.location.hash)?.[1],
    );
    streams.push(copy);
    await waited('it is kept of the copy alone', () => {
      const kept = JSON.parse(localStorage.getItem('dealtrail.entries') ?? '[]') as { stream: string }[];
      return kept.length === 1 && kept[0]!.stream === copy;
    });
    frame.remove();
    const again = await fileIn(await framed(`#deal=${copy}&case=statements`));
    await waited(
      'it is there',
      async () => (await fieldIn(again, 'statement-words')).value === 'I was thinking.',
    );
  });

  it('is given back in the form of a ruling in the case file of an example, and is not kept once it is recorded', async () => {
    const example = '#example=fixtures/hearings/slow-pass-then-four-spades.json&case=decision';
    const law = async (frame: HTMLIFrameElement): Promise<HTMLInputElement> => {
      const file = await fileIn(frame);
      const open = await waited('a ruling can be given', () =>
        [...file.querySelectorAll('button')].find((one) => one.textContent.trim() === 'A ruling'),
      );
      open.click();
      return waited('a law is asked for', () => {
        const form = file.querySelector('dt-fact-form')?.shadowRoot;
        return form?.querySelector<HTMLInputElement>('dialog[open] .written input');
      });
    };
    const first = await framed(example);
    write(await law(first), '16B1');
    await waited('it is kept', () => localStorage.getItem('dealtrail.forms')?.includes('16B1'));
    first.remove();
    const second = await framed(example);
    const field = await law(second);
    await waited('it is there again', () => field.value === '16B1');
    const root = field.getRootNode() as ShadowRoot;
    const { host } = root as unknown as { host: FactFormElement };
    for (let screens = 0; screens < 6 && root.querySelector('.record') === null; screens++) {
      root.querySelector('form')!.requestSubmit();
      await host.updateComplete;
      if (root.querySelector('.record') === null) root.querySelector<HTMLElement>('.open')?.click();
      await host.updateComplete;
    }
    root.querySelector<HTMLElement>('.record')!.click();
    const copy = await waited(
      'it is copied',
      () => /deal=(\w+)/.exec(second.contentWindow!.location.hash)?.[1],
    );
    streams.push(copy);
    await waited('it is forgotten', () => localStorage.getItem('dealtrail.forms') === null);
  });

  it('gives way to nothing that is entered later, however much that is', async () => {
    const kept = Array.from({ length: 20 }, (_none, index) => ({
      stream: `another-${index}`,
      of: 'desk',
      tab: 'a',
      page: '',
      work: {},
    }));
    localStorage.setItem('dealtrail.forms', JSON.stringify(kept));
    const frame = await recordedIn(stream);
    await ruled(frame, '64A1');
    const now = JSON.parse(localStorage.getItem('dealtrail.forms')!) as { stream: string }[];
    expect(now.map((one) => one.stream)).to.deep.equal([...kept.map((one) => one.stream), stream]);
  });

  it('is given back where a text was pasted, until it is accepted or given up', async () => {
    const pasteField = (frame: HTMLIFrameElement): Promise<HTMLTextAreaElement> =>
      waited('the field is there', () =>
        inside(frame)
          .querySelector('dt-library')
          ?.shadowRoot?.querySelector<HTMLTextAreaElement>('.paste textarea'),
      );
    const text =
      '[Board "7"]\n[Deal "N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54"]\n';
    const first = await framed('#paste');
    write(await pasteField(first), text);
    first.remove();
    const second = await framed('#paste');
    const field = await pasteField(second);
    await waited('it is there again', () => field.value === text);
    field.closest('form')!.requestSubmit();
    const accept = await waited('it is read', () =>
      inside(second)
        .querySelector('dt-import-check')
        ?.shadowRoot?.querySelector<HTMLButtonElement>('.actions .primary'),
    );
    expect(localStorage.getItem('dealtrail.pasted'), 'it may have to be mended').to.include('Board');
    accept.click();
    const begun = await waited(
      'it is stored',
      () => /deal=(\w+)/.exec(second.contentWindow!.location.hash)?.[1],
    );
    streams.push(begun);
    expect(localStorage.getItem('dealtrail.pasted')).to.equal(null);
    const third = await framed('#paste');
    const again = await pasteField(third);
    write(again, 'H 7');
    expect(localStorage.getItem('dealtrail.pasted')).to.include('H 7');
    again.closest('form')!.querySelector<HTMLButtonElement>('[type=button]')!.click();
    expect(localStorage.getItem('dealtrail.pasted')).to.equal(null);
  });

  it('is given back in the form of a new deal, until it is begun or given up', async () => {
    const newDeal = (frame: HTMLIFrameElement): Promise<ShadowRoot> =>
      waited('the form is there', () => {
        const root = inside(frame)
          .querySelector('dt-library')
          ?.shadowRoot?.querySelector('dt-new-deal')?.shadowRoot;
        return root?.querySelector('#N') ? root : null;
      });
    const first = await framed('#new');
    const form = await newDeal(first);
    write(form.querySelector<HTMLTextAreaElement>('#N')!, 'AK72 K65 QJ43 72');
    const laws = [...form.querySelectorAll('select')].at(-1)!;
    write(laws, '2007');
    first.remove();
    const second = await framed('#new');
    const again = await newDeal(second);
    const north = again.querySelector<HTMLTextAreaElement>('#N')!;
    await waited('it is there again', () => north.value === 'AK72 K65 QJ43 72');
    expect([...again.querySelectorAll('select')].at(-1)!.value).to.equal('2007');
    expect(deepText(again.querySelector('form')!)).to.include('has not begun yet');
    again.querySelector('form')!.requestSubmit();
    const begun = await waited(
      'it is begun',
      () => /deal=(\w+)/.exec(second.contentWindow!.location.hash)?.[1],
    );
    streams.push(begun);
    await waited('it is forgotten', () => localStorage.getItem('dealtrail.newDeals') === null);
    await waited('the first entry can be typed', () => {
      const line = inside(second).querySelector('dt-record-line');
      return second.contentDocument!.activeElement?.shadowRoot?.activeElement === line && line !== null;
    });
    await waited('it is shown', () => inside(second).querySelector('dt-library') === null);
    second.contentWindow!.location.hash = '#new';
    expect((await newDeal(second)).querySelector<HTMLTextAreaElement>('#N')!.value).to.equal('');
  });

  it('is nothing where another version kept it in another shape, and what is entered then is kept', async () => {
    const entry = (of: string, work: unknown, deal = stream): object => ({
      stream: deal,
      of,
      tab: 'a',
      page: '',
      work,
    });
    const bad = (of: string, deal: string, works: readonly unknown[]): string =>
      JSON.stringify([null, 5, {}, ...works.map((work) => entry(of, work, deal))]);
    const errors: unknown[] = [];
    const noted = ({ contentWindow: view }: HTMLIFrameElement): void => {
      view!.addEventListener('error', ({ message }) => errors.push(message));
      view!.addEventListener('unhandledrejection', ({ reason }) => errors.push(reason));
    };
    const [PARTIAL, STEP] = [
      { kind: 'ruling', values: {} },
      { wanted: null, corrects: null },
    ];
    localStorage.setItem(
      'dealtrail.newDeals',
      bad('new', '', [7, { edition: '2017' }, { described: {}, edition: '2017' }]),
    );
    localStorage.setItem('dealtrail.entries', bad('case', stream, [{ 'add-fact': null }]));
    localStorage.setItem(
      'dealtrail.forms',
      bad('desk', stream, [{ opened: 'x', step: { ...STEP, partial: PARTIAL } }]),
    );
    const begun = await framed('#new');
    noted(begun);
    const board = await waited('the form of a new deal is there', () =>
      inside(begun)
        .querySelector('dt-library')
        ?.shadowRoot?.querySelector('dt-new-deal')
        ?.shadowRoot?.querySelector<HTMLInputElement>('.fields input'),
    );
    write(board, '12');
    expect(localStorage.getItem('dealtrail.newDeals')).to.include('"board":"12"');
    begun.remove();
    const frame = await framed(`#deal=${stream}&case=facts`);
    noted(frame);
    write(await fieldIn(await fileIn(frame), 'fact-words'), 'There was a pause.');
    await waited('it is kept', () => localStorage.getItem('dealtrail.entries')?.includes('pause'));
    frame.remove();
    const desk = await recordedIn(stream);
    noted(desk);
    await ruled(desk, '64A1');
    expect(localStorage.getItem('dealtrail.forms')).to.include('64A1');
    await pageIn(desk).keeping.remove([stream]);
    expect(localStorage.getItem('dealtrail.forms')).to.equal(null);
    expect(errors).to.deep.equal([]);
  });

  it('is asked for and kept without an error where the browser keeps nothing and refuses its locks', async () => {
    const frame = await recordedIn(stream);
    const errors: unknown[] = [];
    const view = frame.contentWindow! as Window & typeof globalThis;
    view.addEventListener('unhandledrejection', ({ reason }) => errors.push(reason));
    const refuse = (): Promise<never> => Promise.reject(new view.DOMException('Denied', 'SecurityError'));
    view.LockManager.prototype.request = refuse;
    view.LockManager.prototype.query = refuse;
    view.Storage.prototype.setItem = () => {
      throw new view.DOMException('Full', 'QuotaExceededError');
    };
    await ruled(frame, '64A1');
    expect(deepText(pageIn(frame))).not.to.include('Something in the program failed');
    expect((await lawField(frame)).value).to.equal('64A1');
    formIn(frame)!.dialog!.close();
    view.location.hash = '#new';
    await waited('the form of a new deal is there', () =>
      inside(frame)
        .querySelector('dt-library')
        ?.shadowRoot?.querySelector('dt-new-deal')
        ?.shadowRoot?.querySelector('#N'),
    );
    await new Promise((done) => setTimeout(done, 200));
    expect(errors).to.deep.equal([]);
  });

  it('belongs to its record where two records of one deal have the same claim, and goes on with a copy', async () => {
    const FORGOTTEN = 'fixtures/law70/70C-trump-out-and-forgotten.json';
    const record = await recordOf(`/${FORGOTTEN}`);
    const to = record.events.findIndex(({ type }) => type === 'ClaimDoubted') + 1;
    const store = await openStore();
    const draft = { ...record, events: record.events.slice(0, to), marks: {} };
    const made = await store.createAll([
      draft,
      { ...draft, header: { ...draft.header, title: 'The other' } },
    ]);
    store.end();
    if (!made.ok) throw new Error(made.code);
    const [one = '', other = ''] = made.streams;
    streams.push(one, other);
    const frame = await framed(`#deal=${one}`);
    const field = async (): Promise<HTMLInputElement> => {
      const screen = await waited('the deal is shown', () => {
        const found = inside(frame).querySelector('replay-screen')?.shadowRoot;
        return found?.querySelector('.tabs') ? found : null;
      });
      const tab = await waited('there is a tab', () =>
        [...screen.querySelectorAll<HTMLElement>('.tabs button')].find((each) =>
          each.textContent.includes('Claim'),
        ),
      );
      tab.click();
      return waited('there is a field', () =>
        screen.querySelector('dt-claim')?.shadowRoot?.querySelector<HTMLInputElement>('form input'),
      );
    };
    const shows = (value: string): Promise<true> =>
      waited(`the field has “${value}”`, async () => (await field()).value === value);
    const goTo = async (deal: string): Promise<void> => {
      frame.contentWindow!.location.hash = `#deal=${deal}`;
      await waited('it is shown', () => {
        const { route, busy, recording } = pageIn(frame);
        return route.view === 'deal' && route.stream === deal && !busy && recording.isOn;
      });
    };
    await waited('it is recorded', () => pageIn(frame).recording.isOn);
    write(await field(), 'sa');
    await goTo(other);
    await shows('');
    write(await field(), 'hk');
    await goTo(one);
    await shows('sa');
    await goTo(other);
    await shows('hk');
    // A line that is tried from the record begins with what was worked out there.
    await pageIn(frame).recording.trying.branch();
    await waited('the line is shown', () => {
      const { route } = pageIn(frame);
      return route.view === 'deal' && route.stream !== other;
    });
    await shows('hk');
  });
});
