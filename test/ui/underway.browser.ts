/** What somebody asks of the page while it is still busy with something else: the latest counts, and nothing else is shown or lost. */

import { expect } from 'chai';
import type { WorkshopElement } from '../../src/apps/workshop/workshop.element.ts';
import type { Replay } from '../../src/view/replay.ts';
import type { FactFormElement } from '../../src/ui/fact-form/fact-form.element.ts';
import { openStore } from '../../src/store/open.ts';
import { framed, inside, sessionOf, waited } from './support/builtPage.ts';
import { removedAfterEach, stored, unknownDealStored } from './support/streams.ts';

const ONE = 'example=fixtures/deals/seed-002-deal-1.json';
const OTHER = 'example=fixtures/law70/70A-adjudication-chosen-and-settled.json';

const pageIn = (frame: HTMLIFrameElement): WorkshopElement =>
  frame.contentDocument!.querySelector<WorkshopElement>('dealtrail-workshop')!;

const titleIn = (frame: HTMLIFrameElement): string | null => {
  const { screen } = pageIn(frame);
  return screen.show === 'replay' ? screen.record.header.title : null;
};

const replayIn = (frame: HTMLIFrameElement): Replay | null => {
  const { screen } = pageIn(frame);
  return screen.show === 'replay' ? screen.replay : null;
};

const isIdle = (frame: HTMLIFrameElement): Promise<true> =>
  waited('the page is idle', () => !pageIn(frame).busy || null);

/** Resolves as soon as the page has begun to open the address. */
function begun(frame: HTMLIFrameElement, hash: string): Promise<unknown> {
  frame.contentWindow!.location.hash = hash;
  return new Promise((done) => frame.contentWindow!.addEventListener('hashchange', done, { once: true }));
}

/** Waits until another deal is shown, and answers with its title. */
async function shown(frame: HTMLIFrameElement, hash: string): Promise<string> {
  const before = titleIn(frame);
  frame.contentWindow!.location.hash = hash;
  const title = await waited('the deal is shown', () => {
    const now = titleIn(frame);
    return now === before ? null : now;
  });
  await isIdle(frame);
  return title;
}

async function listed(): Promise<string[]> {
  const store = await openStore();
  const found = await store.list();
  store.end();
  if (!found.ok) throw new Error(found.code);
  return found.deals.map(({ stream }) => stream);
}

/** Tests of other files keep forms of their own deals in the same storage. */
const isFormKept = (stream: string): boolean =>
  (localStorage.getItem('dealtrail.forms') ?? '').includes(stream);

describe('while the page is busy', function () {
  this.timeout(120_000);
  const streams = removedAfterEach();

  it('a deal whose address names a language, or during whose opening the Laws are changed, is the one that is shown', async () => {
    const frame = await framed();
    const other = await shown(frame, OTHER);
    const one = await shown(frame, ONE);
    expect(other).not.to.equal(one);
    await begun(frame, OTHER);
    void pageIn(frame).choose({ ...pageIn(frame).choices, edition: '2007' });
    await isIdle(frame);
    expect(titleIn(frame)).to.equal(other);
    await shown(frame, ONE);
    frame.contentWindow!.location.hash = `${OTHER}&lang=tr`;
    await waited('the language is taken', () => pageIn(frame).choices.settings.language === 'tr');
    await isIdle(frame);
    expect(titleIn(frame)).to.equal(other);
  });

  it('whoever goes home stays there, and nothing opens behind him', async () => {
    const frame = await framed(`#${ONE}`);
    await waited('the deal is shown', () => titleIn(frame));
    await begun(frame, OTHER);
    frame.contentWindow!.location.hash = '#';
    await waited('home is shown', () => pageIn(frame).screen.show === 'home');
    await new Promise((done) => setTimeout(done, 500));
    expect(pageIn(frame).screen.show).to.equal('home');
  });

  it('a file goes on being read when a screen in front of the deal is closed meanwhile', async () => {
    const frame = await framed(`#${ONE}&keys`);
    await waited('the deal is shown', () => titleIn(frame));
    await isIdle(frame);
    void pageIn(frame).openContent('one.pbn', new Blob([sessionOf(1)]));
    frame.contentWindow!.location.hash = ONE;
    await waited('the file is checked', () => pageIn(frame).screen.show === 'check');
  });

  it('a file goes on being read when somebody goes home meanwhile, where its progress is told', async () => {
    const frame = await framed(`#${ONE}`);
    await waited('the deal is shown', () => titleIn(frame));
    await isIdle(frame);
    void pageIn(frame).openContent('evening.pbn', new Blob([sessionOf(2000)]));
    await waited('it is being read', () => inside(frame).querySelector('.reading'));
    frame.contentWindow!.location.hash = '#';
    await waited('home is shown', () => pageIn(frame).screen.show === 'home');
    expect(inside(frame).querySelector('.reading')).not.to.equal(null);
    await waited('the file is checked', () => pageIn(frame).screen.show === 'check');
  });

  it('a deal opens again from the list after a file that could not be read was dropped on it', async () => {
    const stream = await unknownDealStored('Left for a file');
    streams.push(stream);
    const frame = await framed(`#deal=${stream}`);
    await waited('the deal is shown', () => titleIn(frame));
    await isIdle(frame);
    const huge = new Blob([new Uint8Array(65 * 1024 * 1024)]);
    await pageIn(frame).openContent('huge.pbn', huge);
    await waited('home says why', () => pageIn(frame).screen.show === 'home' && pageIn(frame).note);
    inside(frame)
      .querySelector('dt-library')!
      .dispatchEvent(new CustomEvent('open-deal', { detail: stream }));
    await waited('the deal is shown again', () => titleIn(frame));
  });

  it('a deal left for the page of the Laws comes back under the Laws chosen there', async () => {
    const frame = await framed(`#${ONE}`);
    const replay = await waited('the deal is shown', () => replayIn(frame));
    frame.contentWindow!.location.hash = '#laws';
    await waited('the Laws are shown', () => pageIn(frame).screen.show === 'laws');
    await pageIn(frame).choose({ ...pageIn(frame).choices, edition: '2007' });
    pageIn(frame).back();
    await waited('the deal is shown under other Laws', () => {
      const now = replayIn(frame);
      return now !== null && now !== replay;
    });
  });

  it('a file that is accepted by two quick presses is stored once', async () => {
    const frame = await framed();
    await pageIn(frame).openContent('one.pbn', new Blob([sessionOf(1)]));
    await waited('it is checked', () => pageIn(frame).screen.show === 'check');
    // Tests of other files may have left deals.
    const before = await listed();
    await Promise.all([pageIn(frame).accept(), pageIn(frame).accept()]);
    const { route } = pageIn(frame);
    if (route.view !== 'deal') throw new Error('No deal was stored.');
    const added = (await listed()).filter((stream) => !before.includes(stream));
    streams.push(...added);
    expect(added).to.deep.equal([route.stream]);
  });

  it('a half-filled form is there again when a phone had ended the page, until it is recorded or given up', async () => {
    const stream = await unknownDealStored('Ended by the phone');
    streams.push(stream);
    const formIn = (frame: HTMLIFrameElement): FactFormElement | null =>
      inside(frame).querySelector<FactFormElement>('dt-fact-form');
    const first = await framed(`#deal=${stream}`);
    await waited('it is recorded', () => pageIn(first).recording.isOn);
    await pageIn(first).recording.ask(null, 'ruling');
    const root = await waited('it is asked', () => formIn(first)?.shadowRoot);
    const field = await waited('a law is asked for', () =>
      root.querySelector<HTMLInputElement>('.written input'),
    );
    field.value = '64A1';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await waited('it is kept', () => formIn(first)?.isBegun);
    first.remove();
    const second = await framed(`#deal=${stream}`);
    await waited('the form is there', () => formIn(second)?.dialog?.open);
    const again = formIn(second)!.shadowRoot!;
    expect(again.querySelector<HTMLInputElement>('.written input')?.value).to.equal('64A1');
    expect(again.querySelector('#given-back')).to.not.equal(null);
    formIn(second)!.dialog!.close();
    await waited('it is given up', () => !isFormKept(stream));
    second.remove();
    const third = await framed(`#deal=${stream}`);
    await waited('it is recorded', () => pageIn(third).recording.isOn);
    await new Promise((done) => setTimeout(done, 300));
    expect(formIn(third)?.dialog?.open ?? false).to.equal(false);
  });

  it('a half-filled ruling on a closed deal is there again when it is ruled on, and goes with the deal', async () => {
    const other = await unknownDealStored('Heard when it was closed');
    streams.push(other);
    const store = await openStore();
    const found = await store.record(other);
    if (!found.ok) throw new Error(found.code);
    const made = await store.createAll([{ ...found.record, closed: true }]);
    store.end();
    const stream = (made.ok && made.streams[0]) || '';
    streams.push(stream);
    const fieldOf = async (frame: HTMLIFrameElement): Promise<HTMLInputElement> => {
      const file = await waited('the case file is there', () => inside(frame).querySelector('dt-case-file'));
      const way = await waited('there is a way to rule', () =>
        file.shadowRoot?.querySelector<HTMLElement>('#ask-ruling'),
      );
      way.click();
      return waited('a law is asked for', () =>
        file
          .shadowRoot!.querySelector('dt-fact-form')
          ?.shadowRoot?.querySelector<HTMLInputElement>('dialog[open] .written input'),
      );
    };
    const first = await framed(`#deal=${stream}&case=decision`);
    const field = await fieldOf(first);
    field.value = '64A1';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await waited('it is kept', () => localStorage.getItem('dealtrail.forms')?.includes(stream));
    first.remove();
    const second = await framed(`#deal=${stream}&case=decision`);
    expect((await fieldOf(second)).value).to.equal('64A1');
    await waited('it is kept again', () => localStorage.getItem('dealtrail.forms')?.includes(stream));
    await pageIn(second).keeping.remove([stream]);
    expect(localStorage.getItem('dealtrail.forms') ?? '').not.to.include(stream);
  });

  it('a kept form that this version cannot show is not given back for ever', async () => {
    const stream = await unknownDealStored('Kept by another version');
    streams.push(stream);
    const step = {
      partial: { kind: 'ruling' },
      wanted: null,
      corrects: null,
    };
    const work = { opened: '[null,null]', of: null, step, passed: [step], draft: {}, marks: {}, at: null };
    const kept = { stream, of: 'desk', tab: 'another', page: 'gone', work };
    const others = JSON.parse(localStorage.getItem('dealtrail.forms') ?? '[]') as readonly unknown[];
    localStorage.setItem('dealtrail.forms', JSON.stringify([...others, kept]));
    const frame = await framed(`#deal=${stream}`);
    await waited('it is recorded', () => pageIn(frame).recording.isOn);
    await waited('it is forgotten', () => !isFormKept(stream));
  });

  it('sharing can be closed after a choice in it, and then recording goes on', async () => {
    const stream = await unknownDealStored('Shared while live');
    streams.push(stream);
    const frame = await framed(`#deal=${stream}`);
    const link = await waited('the way in', () => inside(frame).querySelector<HTMLElement>('a.share'));
    link.click();
    const studio = await waited('the screen', () => {
      const root = inside(frame).querySelector('dt-studio')?.shadowRoot;
      return root?.querySelector('iframe') ? root : null;
    });
    const before = studio.querySelector('iframe')!.src;
    const select = [...studio.querySelectorAll('select')].find(({ options }) =>
      [...options].some(({ value }) => value === 'el'),
    )!;
    select.value = 'el';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const preview = await waited('another preview', () => {
      const found = studio.querySelector('iframe');
      return found !== null && found.src !== before ? found : null;
    });
    await new Promise((done) => preview.addEventListener('load', done, { once: true }));
    studio.host.dispatchEvent(new CustomEvent('studio-close'));
    await waited(
      'the address is that of the deal',
      () => !frame.contentWindow!.location.hash.includes('share'),
    );
    await pageIn(frame).recording.record([{ type: 'DirectorCalled', by: 'N' }]);
    await waited('it is stored', async () => (await stored(stream)).length === 1);
  });
});
