/** The desk in the built page: what a person types and chooses is a fact in the database, one row each. */

import { expect } from 'chai';
import { openStore } from '../../src/store/open.ts';
import type { Fact } from '../../src/events/event.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import type { WorkshopElement } from '../../src/apps/workshop/workshop.element.ts';
import { loseEverything } from './support/keeping.ts';
import { emulateMedia } from './support/media.ts';
import { deepElements, deepText } from './support/open.ts';
import type { ReplayScreenElement } from '../../src/ui/replay-screen/replay-screen.element.ts';
import { removedAfterEach, stored } from './support/streams.ts';

const EXAMPLE = '#example=fixtures/seeds/seed-000-example-7a.json';

interface Line extends HTMLElement {
  clear(line: string): void;
  readonly shadowRoot: ShadowRoot;
}

const streamOf = (frame: HTMLIFrameElement): string =>
  new URLSearchParams(frame.contentWindow!.location.hash.slice(1)).get('deal') ?? '';

async function deskOf(frame: HTMLIFrameElement): Promise<Line> {
  frame.contentWindow!.location.hash = EXAMPLE;
  const button = await waited('the deal is there', () =>
    [...inside(frame).querySelectorAll('button')].find((one) => one.textContent.includes('Go on recording')),
  );
  button.click();
  return waited('the line is there', () => {
    const line = inside(frame).querySelector<Line>('dt-record-line');
    return line?.shadowRoot?.querySelector('input') ? line : null;
  });
}

function write(line: Line, text: string): void {
  const field = line.shadowRoot.querySelector('input')!;
  field.value = text;
  field.dispatchEvent(new Event('input'));
}

const enter = (line: Line): void => line.shadowRoot.querySelector('form')!.requestSubmit();

describe('the desk', function () {
  this.timeout(120_000);
  const streams = removedAfterEach();

  /** The page in a frame, recording after the last event of the example: the line, the deal's name, and its facts up to now. */
  async function recording() {
    const frame = await framed();
    const line = await deskOf(frame);
    const stream = streamOf(frame);
    streams.push(stream);
    return { frame, line, stream, before: await stored(stream) };
  }

  it('records a typed line after saying what it means, and shows the Laws’ answer', async () => {
    const { frame, line, stream, before } = await recording();
    write(line, 'director n; said "West" "I saw it"');
    await waited(
      'it is explained',
      () => /director/i.test(deepText(line)) && deepText(line).includes('I saw it'),
    );
    expect(await stored(stream)).to.deep.equal(before);
    enter(line);
    await waited('the line is empty again', () => line.shadowRoot.querySelector('input')!.value === '');
    expect((await stored(stream)).slice(before.length)).to.deep.equal([
      { type: 'DirectorCalled', by: 'N' },
      { type: 'StatementMade', by: 'West', text: 'I saw it' },
    ]);
    await waited('the screen is at the last fact', () =>
      deepText(inside(frame).querySelector('replay-screen')!).includes(`${before.length + 2}`),
    );
  });

  it('prints the deal without what only records', async () => {
    const { frame, line } = await recording();
    await emulateMedia({ media: 'print' });
    try {
      expect(line.checkVisibility()).to.equal(false);
      expect(
        deepElements(inside(frame)).filter((one) => one.matches('.forgotten') && one.checkVisibility()),
      ).to.deep.equal([]);
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('records what is still typed before it asks whether to finish, unless it does not understand it', async () => {
    const { frame, line, stream, before } = await recording();
    const press = (): void =>
      [...line.shadowRoot.querySelectorAll<HTMLButtonElement>('.pressed button')].at(-1)!.click();
    const asked = (): Element | null =>
      inside(frame).querySelector('dt-finish')?.shadowRoot?.querySelector('dialog[open]') ?? null;
    write(line, 'said "West"');
    press();
    await waited('it is not understood', () => deepText(line).includes('Nothing was recorded'));
    expect(line.shadowRoot.activeElement!.localName).to.equal('input');
    expect(asked()).to.equal(null);
    write(line, 'said "West" "I saw it"');
    press();
    await waited('it is asked', () => asked());
    expect((await stored(stream)).slice(before.length)).to.deep.equal([
      { type: 'StatementMade', by: 'West', text: 'I saw it' },
    ]);
  });

  it('is still at the start after the screen that shares and after a reload, where somebody had gone back to it', async () => {
    const { frame, before } = await recording();
    const isAt = (event: number): Promise<unknown> =>
      waited(`event ${event} is shown`, () =>
        deepText(inside(frame).querySelector('replay-screen')!).includes(
          `Event ${event} of ${before.length}`,
        ),
      );
    await isAt(before.length);
    frame.contentDocument!.querySelector<WorkshopElement>('dealtrail-workshop')!.stepped(0);
    await isAt(0);
    inside(frame).querySelector<HTMLAnchorElement>('.share')!.click();
    await waited('the deal can be shared', () => inside(frame).querySelector('dialog.studio') !== null);
    await waited('it is a step of the history', () => frame.contentWindow!.history.state !== null);
    frame.contentWindow!.history.back();
    await waited('it is closed', () => inside(frame).querySelector('dialog.studio') === null);
    await waited('the step is taken back', () => frame.contentWindow!.history.state === null);
    await isAt(0);
    await waited('the address names the start', () =>
      frame.contentWindow!.location.hash.includes('at=start'),
    );
    frame.contentWindow!.location.reload();
    await new Promise((done) => frame.addEventListener('load', done, { once: true }));
    await waited('the deal can be recorded again', () => inside(frame).querySelector('dt-record-line'));
    await isAt(0);
  });

  it('is still at the end of the record after an entry in the case file and another of its tabs', async () => {
    const { frame, stream } = await recording();
    const atEnd = (last: number): Promise<unknown> =>
      waited(`event ${last} is shown`, () =>
        deepText(inside(frame).querySelector('replay-screen')!).includes(`Event ${last} of ${last}`),
      );
    const { length } = await stored(stream);
    const link = (): HTMLElement | undefined =>
      [...inside(frame).querySelectorAll('a')].find((one) => one.textContent.includes('Case file'));
    const opened = async (): Promise<ShadowRoot> => {
      await waited('the case file is there', () => inside(frame).querySelector('dt-case-file')?.shadowRoot);
      return inside(frame).querySelector('dt-case-file')!.shadowRoot!;
    };
    await atEnd(length);
    // With the number of its last event, the way back would later lead to that event.
    expect(frame.contentWindow!.location.hash).to.equal(`#deal=${stream}`);
    link()!.click();
    const file = await opened();
    const store = await openStore();
    const said: Fact = { type: 'StatementMade', by: 'West', text: 'I saw it' };
    expect(await store.append(stream, length, [said])).to.include({ ok: true });
    store.end();
    const facts = await waited('it has tabs', () =>
      [...file.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Facts'),
    );
    facts.click();
    await waited('the tab is open', () => frame.contentWindow!.location.hash.endsWith('case=facts'));
    frame.contentWindow!.history.back();
    await waited('the deal is there', () => inside(frame).querySelector('dt-case-file') === null);
    await atEnd(length + 1);
    // And the way to an earlier moment and back.
    frame.contentWindow!.location.hash = `#deal=${stream}&at=2`;
    await waited('an earlier moment is shown', () =>
      deepText(inside(frame).querySelector('replay-screen')!).includes('Event 2 of'),
    );
    frame.contentWindow!.history.back();
    await atEnd(length + 1);
    link()!.click();
    await opened();
    frame.contentWindow!.history.back();
    await waited('the case file is closed', () => inside(frame).querySelector('dt-case-file') === null);
    // And the way forward and back again.
    frame.contentWindow!.history.forward();
    await opened();
    frame.contentWindow!.history.back();
    await waited('the deal is there again', () => inside(frame).querySelector('dt-case-file') === null);
    await atEnd(length + 1);
  });

  it('keeps what is typed when somebody chooses another language', async () => {
    const { frame, line } = await recording();
    write(line, 'director n');
    const settings = inside(frame).querySelector('dt-settings')!.shadowRoot!;
    const languages = [...settings.querySelectorAll('select')].find(({ value }) => value === 'en')!;
    choose(languages, 'tr');
    try {
      await waited('the page is read in Turkish', () => deepText(inside(frame)).includes('Kuzey'));
      await waited('the typed line is understood in Turkish', () => deepText(line).includes('Kuzey'));
      expect(line.isConnected).to.equal(true);
      expect(line.shadowRoot.querySelector('input')!.value).to.equal('director n');
    } finally {
      choose(languages, 'en');
      await waited('it is read in English', () => !deepText(inside(frame)).includes('Kuzey'));
    }
  });

  it('keeps what is typed while the line before is still being stored', async () => {
    const {
      frame,
      line,
      stream,
      before: { length },
    } = await recording();
    write(line, 'director n');
    enter(line);
    write(line, 'said "West"');
    await waited('it is stored', async () => (await stored(stream)).length === length + 1);
    await waited('the screen has gone on', () => deepText(inside(frame)).includes(`${length + 1}`));
    expect(line.shadowRoot.querySelector('input')!.value).to.equal('said "West"');
  });

  it('records every line that is entered while the one before is still being stored, each as coming next', async () => {
    const {
      line,
      stream,
      before: { length },
    } = await recording();
    const field = line.shadowRoot.querySelector('input')!;
    for (const text of ['director n', 'said West "he revoked"', 'undo', 'said West "he did not"']) {
      write(line, field.value + text);
      enter(line);
    }
    await waited('all are stored', async () => (await stored(stream)).length === length + 4);
    expect((await stored(stream)).slice(length)).to.deep.equal([
      { type: 'DirectorCalled', by: 'N' },
      { type: 'StatementMade', by: 'W', text: 'he revoked' },
      { type: 'Undone' },
      { type: 'StatementMade', by: 'W', text: 'he did not' },
    ]);
    await waited('the line is empty', () => field.value === '');
  });

  it('says what a line means when nobody types any more, and nothing of the keys before', async () => {
    const { line } = await recording();
    const region = line.shadowRoot.querySelector('[role="status"]')!;
    const said: string[] = [];
    new MutationObserver(() => said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    const typed = 'director n';
    for (let length = 1; length <= typed.length; length++) write(line, typed.slice(0, length));
    await waited('it is said', () => said.length > 0);
    expect(said).to.have.length(1);
    expect(said[0]).to.match(/North calls the director/);
    // Once the line is recorded its meaning is gone, however soon somebody goes on: an equal one would not be said again.
    line.clear(typed);
    write(line, typed);
    await waited('the meaning is gone', () => region.textContent === '');
    await waited('it is said again', () => said.at(-1)?.includes('North calls the director') === true);
    write(line, '');
    await waited('nothing is said of an empty line', () => region.textContent === '');
  });

  it('says what of a line it does not understand, and records nothing of it', async () => {
    const { frame, line, stream, before } = await recording();
    write(line, 'director');
    await waited('what is missing has its name', () => deepText(line).includes('‹Who›\u2069 is missing'));
    write(line, 'director n; nonsense');
    await waited('the place is told', () => deepText(line).includes('nonsense'));
    expect(line.shadowRoot.querySelector('input')!.getAttribute('aria-invalid')).to.equal('true');
    enter(line);
    await waited('it is said', () => deepText(line).includes('Nothing was recorded'));
    expect(await stored(stream)).to.deep.equal(before);
    expect(line.shadowRoot.querySelector('input')!.value).to.equal('director n; nonsense');
    const slash = keyOnScreen(frame, '/');
    expect(slash.defaultPrevented).to.equal(true);
    expect(line.shadowRoot.activeElement?.id).to.equal('line');
  });

  it('asks at the key of a revoke only who pointed it out', async () => {
    const { frame, stream, before } = await recording();
    keyOnScreen(frame, 'r');
    const form = await waited('it is asked', () => {
      const { shadowRoot } = inside(frame).querySelector('dt-fact-form')!;
      return shadowRoot?.querySelector('dialog[open]') ?? null;
    });
    const [first] = form.querySelectorAll<HTMLButtonElement>('[data-answer]');
    first!.click();
    const record = await waited('it is to be recorded', () =>
      form.querySelector<HTMLButtonElement>('.record'),
    );
    record.click();
    await waited('it is stored', async () => (await stored(stream)).length > before.length);
    expect((await stored(stream)).slice(before.length)).to.deep.equal([
      { type: 'AttentionDrawn', by: 'N', to: 'revoke' },
    ]);
  });

  it('hears what another tab adds to the same deal, and is still recording after a reload', async () => {
    const { frame, line, stream, before } = await recording();
    const other = await openStore();
    expect(await other.append(stream, before.length, [{ type: 'DirectorCalled', by: 'S' }])).to.include({
      ok: true,
    });
    other.end();
    await waited('the other’s fact is shown', () =>
      deepText(inside(frame).querySelector('replay-screen')!).includes(
        `Event ${before.length + 1} of ${before.length + 1}`,
      ),
    );
    write(line, 'director e');
    enter(line);
    await waited(
      'it is recorded behind the other',
      () => line.shadowRoot.querySelector('input')!.value === '',
    );
    const facts = (await stored(stream)).slice(before.length);
    expect(facts).to.deep.equal([
      { type: 'DirectorCalled', by: 'S' },
      { type: 'DirectorCalled', by: 'E' },
    ]);
    const { hash } = await waited('the address names no moment: the end moves on', () =>
      frame.contentWindow!.location.hash.includes('at=') ? null : frame.contentWindow!.location,
    );
    document.body.replaceChildren();
    const again = await framed(hash);
    await waited('the line is there again', () =>
      inside(again).querySelector('dt-record-line')?.shadowRoot?.querySelector('input'),
    );
    // Where recording left off: a card pressed at the start would begin a line of its own.
    const { length } = await stored(stream);
    expect(deepText(inside(again).querySelector('replay-screen')!)).to.include(
      `Event ${length} of ${length}`,
    );
  });

  it('begins from nothing, and a press plays a card, says what else happened, answers, chooses and takes back', async () => {
    const frame = await framed();
    const library = await waited('home is there', () => inside(frame).querySelector('dt-library'));
    await waited('it can be begun', () => buttonIn(library, 'New deal'));
    buttonIn(library, 'New deal')!.click();
    const form = await waited('the form is there', () => library.shadowRoot!.querySelector('dt-new-deal'));
    fill(form, '#N', '♠T74 ♥A92 ♦AK53 ♣K87');
    fill(form, '#E', 'J98.KJ76.T92.Q92');
    fill(form, '#S', 'A QT543 76 AJT63');
    fill(form, '[inputmode="numeric"]', '2');
    fill(form, '#contract', '4♥');
    await waited('the fourth hand fills itself', () =>
      form.shadowRoot!.querySelector('#told-W')!.textContent.includes('Q6532'),
    );
    choose(form.shadowRoot!.querySelectorAll('select')[2]!, 'S');
    form.shadowRoot!.querySelector('form')!.requestSubmit();
    const line = await waited('the desk is there', () => inside(frame).querySelector<Line>('dt-record-line'));
    const stream = streamOf(frame);
    streams.push(stream);
    const screen = inside(frame).querySelector('replay-screen')!;
    const cardOf = (name: string): HTMLElement | undefined =>
      [...screen.shadowRoot!.querySelector('dt-table')!.shadowRoot!.querySelectorAll('button')].find(
        (button) => button.getAttribute('aria-label') === name,
      );
    const facts: Fact[] = [];
    const recorded = async (...more: Fact[]): Promise<void> => {
      facts.push(...more);
      await waited('it is on the screen', () =>
        deepText(screen).includes(`Event ${facts.length} of ${facts.length}`),
      );
      expect(await stored(stream)).to.deep.equal(facts);
    };
    (await waited('the king can be pressed', () => cardOf('king of spades'))).click();
    await recorded({ type: 'CardPlayed', seat: 'W', card: 'SK' });
    const nine = await waited(
      'the nine can be pressed',
      () => cardOf('nine of diamonds') ?? cardOf('9 of diamonds'),
    );
    // A finger that rests, in a browser that asks for no menu then; the click at its end plays nothing.
    const page = frame.contentWindow as Window & typeof globalThis;
    const finger = (type: string): boolean =>
      nine.dispatchEvent(new page.PointerEvent(type, { pointerType: 'touch', cancelable: true }));
    finger('pointerdown');
    const asked = await waited('what happened is asked', () => inside(frame).querySelector('dt-fact-form'));
    await waited('it is in front', () => asked.shadowRoot?.querySelector('dialog')?.open);
    const dropped = await waited('it can be dropped', () => buttonIn(asked, 'A card is dropped'));
    finger('pointerup');
    // By then the list lies under the finger.
    dropped.click();
    expect(deepText(asked)).to.contain('What else happened?');
    dropped.click();
    (
      await waited(
        'it is asked who saw it',
        () => /Could partner have seen/.test(deepText(asked)) && buttonIn(asked, 'Nobody knows'),
      )
    ).click();
    (
      await waited(
        'it is told',
        () => /East drops the/.test(deepText(asked)) && buttonIn(asked, 'Record this'),
      )
    ).click();
    await recorded({ type: 'CardExposed', seat: 'E', card: 'D9', manner: 'dropped' });
    await waited('it is a penalty card', () => deepText(screen).includes('50B'));
    line.dispatchEvent(new Event('take-back'));
    await recorded({ type: 'Undone' });
    await waited(
      'there is none any more',
      () => !deepText(screen.shadowRoot!.querySelector('dt-now')!).includes('50B'),
    );
  });

  it('tries a choice on a line of its own, and closes a record with something open only with a reason', async () => {
    const frame = await framed('#example=fixtures/seeds/seed-000-example-7a.json&at=10');
    const screen = await waited('the deal is there', () => inside(frame).querySelector('replay-screen'));
    const options = await waited('choices are there', () => {
      const panel = screen.shadowRoot?.querySelector('dt-now')?.shadowRoot?.querySelector('dt-options-panel');
      return panel?.shadowRoot?.querySelector('button.take') ? panel : null;
    });
    const first = options.shadowRoot!.querySelector<HTMLElement>('button.take')!;
    const chosen = first.dataset['option'];
    first.click();
    await waited(
      'the line is shown',
      () => streamOf(frame) !== '' && inside(frame).querySelector('nav.lines a'),
    );
    const line = streamOf(frame);
    const trunk = new URLSearchParams(
      inside(frame).querySelector<HTMLAnchorElement>('nav.lines a')!.href.split('#')[1],
    ).get('deal')!;
    streams.push(line, trunk);
    expect(await stored(line)).to.deep.equal([{ type: 'ChoiceMade', by: 'S', option: chosen }]);
    expect(await stored(trunk)).to.have.length(17);
    const field = await waited('the line goes on', () => inside(frame).querySelector<Line>('dt-record-line'));
    await waited('it can be typed on', () => field.shadowRoot?.querySelector('input'));
    write(field, 'dropped w s8');
    enter(field);
    await waited('it is stored', () =>
      deepText(inside(frame).querySelector('replay-screen')!).includes('Event 12 of 12'),
    );
    field.dispatchEvent(new Event('finish-asked'));
    const finish = await waited('it is asked', () => inside(frame).querySelector('dt-finish'));
    const button = await waited('a reason is wanted', () => {
      const [done] = finish.shadowRoot?.querySelectorAll<HTMLButtonElement>('button.primary') ?? [];
      return done?.disabled === true ? done : null;
    });
    fill(finish, 'textarea', 'the round');
    // What is still open leads to where it began.
    finish.shadowRoot!.querySelector<HTMLButtonElement>('li button')!.click();
    await waited(
      'it is shown',
      () => !deepText(inside(frame).querySelector('replay-screen')!).includes('Event 12 of 12'),
    );
    expect(finish.shadowRoot!.querySelector('dialog')!.open).to.equal(false);
    inside(frame).querySelector<ReplayScreenElement>('replay-screen')!.goTo(12);
    field.dispatchEvent(new Event('finish-asked'));
    await waited('it is asked again', () => finish.shadowRoot!.querySelector('dialog')!.open);
    const reason = finish.shadowRoot!.querySelector('textarea')!;
    expect(finish.shadowRoot!.activeElement).to.equal(reason);
    expect(reason.value, 'what was written before looking').to.equal('the round');
    fill(finish, 'textarea', 'the round is over');
    await waited('it can be finished', () => !button.disabled);
    button.click();
    await waited('nothing more is typed', () => inside(frame).querySelector('dt-record-line') === null);
    await waited('it is said', () =>
      deepText(inside(frame).querySelector('dt-notices')!).includes('The record is finished.'),
    );
    expect((await stored(line)).at(-1)).to.deep.equal({
      type: 'StatementMade',
      by: 'director',
      text: 'the round is over',
    });
    const goOn = await waited('it can be gone on with', () =>
      [...inside(frame).querySelectorAll('button')].find((one) =>
        one.textContent.includes('Go on recording'),
      ),
    );
    goOn.click();
    const again = await waited('a reason is wanted', () => {
      const form = inside(frame).querySelector('dt-finish');
      const [done] = form?.shadowRoot?.querySelectorAll<HTMLButtonElement>('button.primary') ?? [];
      const isOpen = form?.shadowRoot?.querySelector('dialog')?.open === true;
      return form && isOpen && done?.disabled === true && /This record is finished/.test(deepText(form))
        ? form
        : null;
    });
    fill(again, 'textarea', 'West asked for a review');
    const ready = buttonIn(again, 'Go on recording')!;
    await waited('it is ready', () => !ready.disabled);
    ready.click();
    await waited('the line is there again', () => inside(frame).querySelector('dt-record-line'));
    expect(streamOf(frame)).to.equal(line);
    expect(deepText(inside(frame))).not.to.contain('The record is finished.');
    expect((await stored(line)).at(-1)).to.include({ by: 'director', text: 'West asked for a review' });
  });

  it('goes on with a deal of a file in its own stream, one row a fact', async () => {
    // The deal of the file must be the only one, and another file may have left some.
    await loseEverything();
    const frame = await framed();
    const text = await (await fetch('/fixtures/seeds/seed-000-example-1b.json')).text();
    const view = frame.contentDocument!.querySelector<WorkshopElement>('dealtrail-workshop')!;
    await waited('home is there', () => inside(frame).querySelector('dt-library'));
    await view.openContent('deal.json', new Blob([text]));
    await waited('it is checked', () => inside(frame).querySelector('dt-import-check'));
    await view.accept();
    const kept = await waited('it is stored', () => view.kept.deals[0]);
    streams.push(kept.stream);
    expect([kept.state, kept.parent]).to.deep.equal(['closed', undefined]);
    frame.contentWindow!.location.hash = `#deal=${kept.stream}`;
    (
      await waited('it can be gone on with', () =>
        [...inside(frame).querySelectorAll('button')].find((one) =>
          one.textContent.includes('Go on recording'),
        ),
      )
    ).click();
    const line = await waited('the line is there', () => {
      const found = inside(frame).querySelector<Line>('dt-record-line');
      return found?.shadowRoot?.querySelector('input') ? found : null;
    });
    write(line, 'director n');
    await waited('it is explained', () => /North calls the director/.test(deepText(line)));
    enter(line);
    await waited('it is stored', () => line.shadowRoot.querySelector('input')!.value === '');
    expect(streamOf(frame)).to.equal(kept.stream);
    expect(await stored(kept.stream)).to.have.length(kept.version + 1);
    expect(view.kept.deals).to.have.length(1);
  });

  it('records an auction call by call: a pass is one press, a bid is two, and the box goes with the auction', async () => {
    const frame = await framed();
    const form = await newDeal(frame);
    choose(form.shadowRoot!.querySelectorAll('select')[0]!, 'E');
    form.shadowRoot!.querySelector('form')!.requestSubmit();
    const box = (): Element | null => inside(frame).querySelector('dt-call-pad');
    const turn = (): string | undefined => box()?.shadowRoot?.querySelector('select')?.value;
    await waited('East is to call', () => turn() === 'E');
    const line = (): string => inside(frame).querySelector('dt-record-line')!.shadowRoot!.textContent;
    expect(line()).to.contain('Type p\u00a01h\u00a0x for three calls').and.not.to.contain('Leave tricks');
    expect(deepText(inside(frame).querySelector('replay-screen')!)).not.to.contain('not remembered');
    const stream = streamOf(frame);
    streams.push(stream);
    const press = async (answer: string, then?: string): Promise<void> => {
      const button = box()!.shadowRoot!.querySelector<HTMLButtonElement>(`[data-answer="${answer}"]`)!;
      button.focus();
      button.click();
      if (then !== undefined) await waited(`then ${then}`, () => turn() === then);
    };
    const level = (): Element | null => box()!.shadowRoot!.querySelector('[aria-pressed="true"]');
    await press('3');
    await waited('the level is pressed', () => level()?.textContent.trim() === '3');
    // A pass instead: the bid that was begun is forgotten.
    await press('P', 'S');
    expect(level()).to.equal(null);
    await press('2');
    await press('NT', 'W');
    // Players also make illegal calls: the bid is insufficient.
    await press('1');
    await press('S', 'N');
    await press('P', 'E');
    expect(box()!.shadowRoot!.activeElement?.getAttribute('data-answer')).to.equal('P');
    await press('P', 'S');
    const stops = (): (string | undefined)[] =>
      [...box()!.shadowRoot!.querySelectorAll('button')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((button) => button.dataset['answer']);
    expect(stops(), 'the box is one tab stop').to.deep.equal(['P']);
    for (const [key, to] of [
      ['ArrowRight', 'X'],
      ['ArrowDown', '1'],
      ['End', 'NT'],
      ['ArrowLeft', 'S'],
    ] as const) {
      box()!.shadowRoot!.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      );
      expect(stops(), key).to.deep.equal([to]);
    }
    expect(turn(), 'no key was a step of the replay').to.equal('S');
    // At an earlier moment somebody else was to call: the box is there at the end only.
    const view = frame.contentDocument!.querySelector<WorkshopElement>('dealtrail-workshop')!;
    view.stepped(2);
    await waited('an earlier moment has no box', () => box() === null);
    view.stepped(5);
    await waited('the box is there again', () => turn() === 'S');
    await press('P');
    await waited('the auction is over', () => box() === null);
    expect(line()).to.contain('Type s5\u00a0hk for two cards');
    // By keyboard, the focus goes from the last pass to the hand that leads.
    await waited('a card of West can be pressed', () => {
      const hand = inside(frame)
        .querySelector('replay-screen')
        ?.shadowRoot?.querySelector('dt-table')?.shadowRoot;
      return hand?.activeElement?.closest('.hand.active') ?? null;
    });
    expect(await stored(stream)).to.deep.equal(
      [
        ['E', 'P'],
        ['S', '2NT'],
        ['W', '1S'],
        ['N', 'P'],
        ['E', 'P'],
        ['S', 'P'],
      ].map(([seat, call]) => ({ type: 'CallMade', seat, call })),
    );
  });

  it('asks who calls first where nobody knows who dealt, and lets another player call than the one whose turn it is', async () => {
    const frame = await framed();
    const form = await newDeal(frame);
    form.shadowRoot!.querySelector('form')!.requestSubmit();
    const box = await waited(
      'the box is there',
      () => inside(frame).querySelector('dt-call-pad')?.shadowRoot ?? null,
    );
    const who = await waited('it asks who calls', () => box.querySelector('select'));
    expect(who.value).to.equal('');
    expect(box.querySelector('button')).to.equal(null);
    const stream = streamOf(frame);
    streams.push(stream);
    const press = async (answer: string): Promise<void> =>
      (
        await waited(`${answer} can be pressed`, () =>
          box.querySelector<HTMLButtonElement>(`[data-answer="${answer}"]`),
        )
      ).click();
    const made = (): string =>
      box.querySelector('.made')?.textContent.replaceAll(/[\s\u2066\u2069]+/gu, '') ?? '';
    choose(who, 'W');
    await press('P');
    await waited('North is to call', () => who.value === 'N');
    choose(who, 'E');
    await press('1');
    await press('C');
    await waited('South is to call after the call out of rotation', () => who.value === 'S');
    // The latest call comes first, because the line is filled from its end.
    expect(made()).to.equal('E1♣WPass');
    expect(await stored(stream)).to.deep.equal([
      { type: 'CallMade', seat: 'W', call: 'P' },
      { type: 'CallMade', seat: 'E', call: '1C' },
    ]);
  });

  it('records a hand nobody knows: the card is chosen from the pack, and becomes known', async () => {
    const frame = await framed();
    const form = await newDeal(frame);
    fill(form, '#contract', '3NT');
    choose(form.shadowRoot!.querySelectorAll('select')[2]!, 'S');
    form.shadowRoot!.querySelector('form')!.requestSubmit();
    await waited('the desk is there', () => inside(frame).querySelector('dt-record-line'));
    const stream = streamOf(frame);
    streams.push(stream);
    const screen = inside(frame).querySelector('replay-screen')!;
    const button = await waited('a card can be chosen', () =>
      buttonIn(screen.shadowRoot!.querySelector('dt-table')!, 'Choose the card'),
    );
    button.click();
    const asked = await waited('the card is asked for', () => {
      const found = inside(frame).querySelector('dt-fact-form');
      return found?.shadowRoot?.querySelector('.cards') ? found : null;
    });
    buttonIn(asked, '♥')!.click();
    await waited('the suit is there', () => asked.shadowRoot!.querySelector('[aria-pressed="true"]'));
    [...asked.shadowRoot!.querySelectorAll('button')].find((one) => one.textContent.trim() === '5')!.click();
    (
      await waited(
        'it is told',
        () => /West leads the/.test(deepText(asked)) && buttonIn(asked, 'Record this'),
      )
    ).click();
    await waited('it is on the screen', () => deepText(screen).includes('Event 1 of 1'));
    expect(await stored(stream)).to.deep.equal([{ type: 'CardPlayed', seat: 'W', card: 'H5' }]);
  });
});

/** The empty form of a new deal, opened from the first page. */
async function newDeal(frame: HTMLIFrameElement): Promise<Element> {
  const library = await waited('home is there', () => inside(frame).querySelector('dt-library'));
  (await waited('it can be begun', () => buttonIn(library, 'New deal'))).click();
  return waited('the form is there', () => {
    const found = library.shadowRoot!.querySelector('dt-new-deal');
    return found?.shadowRoot?.querySelector('form') ? found : null;
  });
}

/** Presses that key where no card and no field has the focus. */
function keyOnScreen(frame: HTMLIFrameElement, key: string): KeyboardEvent {
  const view = frame.contentWindow as Window & typeof globalThis;
  const event = new view.KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  inside(frame).querySelector('replay-screen')!.dispatchEvent(event);
  return event;
}

const buttonIn = (element: Element, text: string): HTMLButtonElement | undefined =>
  [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find((one) => one.textContent.includes(text));

function fill(element: Element, field: string, text: string): void {
  const input = element.shadowRoot!.querySelector<HTMLInputElement>(field)!;
  input.value = text;
  input.dispatchEvent(new Event('input'));
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change'));
}
