/** The desk without a mouse and without a look at the screen: every fact is said, and the focus is never lost. */

import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import { parseContract } from '../../src/domain/contract.ts';
import { readHands } from '../../src/domain/deal.ts';
import type { WorkshopElement } from '../../src/apps/workshop/workshop.element.ts';
import { openStore } from '../../src/store/open.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import { deepText } from './support/open.ts';
import { removedAfterEach, stored } from './support/streams.ts';

const HANDS = 'N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54';

async function liveDeal(): Promise<string> {
  const store = await openStore();
  const { hands } = readHands(HANDS);
  const made = await store.create({
    header: {
      title: 'By keyboard',
      edition: '2017',
      deal: { board: '2', dealer: 'E', vulnerable: 'NS', hands },
      contract: parseContract('4H'),
      declarer: 'S',
      auction: null,
    },
  });
  store.end();
  if (!made.ok) throw new Error(made.code);
  return made.stream;
}

/** The innermost element of the page in the frame that has the focus. */
function focused(frame: HTMLIFrameElement): Element | null {
  let at = frame.contentDocument!.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

const news = (frame: HTMLIFrameElement): string =>
  inside(frame).querySelector('replay-screen')!.shadowRoot!.querySelector('[aria-live]')!.textContent.trim();

const seatOfFocus = (frame: HTMLIFrameElement): string | null => {
  const hand = focused(frame)?.closest('.hand')?.getAttribute('aria-label');
  return hand?.charAt(0) ?? null;
};

describe('the desk by keyboard and by ear', function () {
  this.timeout(120_000);
  const streams = removedAfterEach();

  async function desk(): Promise<{ frame: HTMLIFrameElement; stream: string; field: HTMLInputElement }> {
    const stream = await liveDeal();
    streams.push(stream);
    const frame = await framed(`#deal=${stream}`);
    const field = await waited('the line is there', () =>
      inside(frame).querySelector('dt-record-line')?.shadowRoot?.querySelector('input'),
    );
    await waited('the title has the focus', () => focused(frame)?.localName === 'h1');
    return { frame, stream, field };
  }

  async function cardOf(frame: HTMLIFrameElement, name: string): Promise<HTMLElement> {
    return waited(name, () =>
      [
        ...inside(frame)
          .querySelector('replay-screen')!
          .shadowRoot!.querySelector('dt-table')!
          .shadowRoot!.querySelectorAll<HTMLElement>('button.card'),
      ].find((button) => button.getAttribute('aria-label') === name),
    );
  }

  it('says a card that is played, goes on with the focus to the next hand, and takes it back at a key', async () => {
    const { frame, stream } = await desk();
    await sendKeys({ press: 'Tab' });
    (await cardOf(frame, 'king of spades')).focus();
    await sendKeys({ press: 'Enter' });
    await waited('it is said', () => news(frame) === 'West leads the king of spades.');
    await waited('North has the focus', () => seatOfFocus(frame) === 'N');
    // Dummy’s trumps lie first: Enter pressed twice would record a revoke.
    expect((focused(frame) as HTMLElement).dataset['suit']).to.equal('S');
    await sendKeys({ press: 'u' });
    await waited('it is said what is taken back', () =>
      /taken back.*It said: West leads the king of spades\.$/.test(news(frame)),
    );
    // On a card of North Enter would now play it out of turn.
    await waited('West, in turn again, has the focus', () => seatOfFocus(frame) === 'W');
    expect(await stored(stream)).to.deep.equal([
      { type: 'CardPlayed', seat: 'W', card: 'SK' },
      { type: 'Undone' },
    ]);
    expect(
      deepText(inside(frame).querySelector('replay-screen')!.shadowRoot!.querySelector('dt-now')!),
    ).to.match(/taken back[^]*West leads the ♠K/);
    // A letter asks; the form takes the keys as long as it is open, and gives the focus back.
    const before = focused(frame);
    await sendKeys({ press: 'c' });
    const form = await waited('a claim is asked for', () => {
      const dialog = inside(frame).querySelector('dt-fact-form')?.shadowRoot?.querySelector('dialog');
      return dialog?.open === true ? dialog : null;
    });
    await sendKeys({ press: 'u' });
    await sendKeys({ press: 'Escape' });
    await waited('it is closed', () => !form.open);
    expect(focused(frame)).to.equal(before);
    expect(await stored(stream)).to.have.length(2);
  });

  it('leaves the choices once one is taken: the next ones come at once, and Enter pressed twice would take one of them', async () => {
    const { frame, stream } = await desk();
    await sendKeys({ press: 'Tab' });
    (await cardOf(frame, 'king of hearts')).focus();
    await sendKeys({ press: 'Enter' });
    const choices = (): HTMLElement[] => [
      ...(inside(frame)
        .querySelector('replay-screen')!
        .shadowRoot!.querySelector('dt-now')!
        .shadowRoot!.querySelector('dt-options-panel')!
        .shadowRoot!.querySelectorAll<HTMLElement>('button.take') ?? []),
    ];
    const refuse = await waited('it can be refused', () =>
      choices().find((one) => one.textContent.includes('refuse')),
    );
    refuse.focus();
    await sendKeys({ press: 'Enter' });
    await waited('there are choices about the lead', () =>
      choices().some((one) => one.textContent.includes('no restriction')),
    );
    await waited('the card about this moment has the focus', () => focused(frame)?.id === 'now');
    await sendKeys({ press: 'Enter' });
    expect(await stored(stream)).to.have.length(2);
  });

  it('keeps the focus in the form where an entry is corrected, and goes to the title of a file that is checked', async () => {
    const { frame } = await desk();
    (await cardOf(frame, 'king of spades')).click();
    await waited('it is said', () => news(frame) === 'West leads the king of spades.');
    await sendKeys({ press: 'e' });
    const form = await waited('it is asked', () => inside(frame).querySelector('dt-fact-form')?.shadowRoot);
    for (const name of ['A correction of an entry', 'West leads the']) {
      const button = await waited(name, () =>
        [...form.querySelectorAll('button')].find((one) => one.textContent.includes(name)),
      );
      button.focus();
      await sendKeys({ press: 'Enter' });
      await waited(
        'the next question has the focus',
        () => !button.isConnected && form.activeElement !== null,
      );
    }
    await sendKeys({ press: 'Escape' });
    const view = frame.contentDocument!.querySelector<WorkshopElement>('dealtrail-workshop')!;
    const text = await (await fetch('/fixtures/seeds/seed-000-example-1b.json')).text();
    (focused(frame) as HTMLElement).blur();
    await view.openContent('deal.json', new Blob([text]));
    await waited('the title has the focus', () => {
      const check = inside(frame).querySelector('dt-import-check');
      return check?.shadowRoot?.activeElement?.localName === 'h1';
    });
  });

  it('says what another tab adds, and keeps the focus where it is', async () => {
    const { frame, stream, field } = await desk();
    field.focus();
    const store = await openStore();
    expect(await store.append(stream, 0, [{ type: 'DirectorCalled', by: 'S' }])).to.include({ ok: true });
    store.end();
    await waited('it is said', () => news(frame) === 'South calls the director.');
    expect(focused(frame)).to.equal(field);
  });

  it('keeps the trick in sight on a phone, where the hand in turn changes places', async () => {
    const { frame, stream } = await desk();
    Object.assign(frame, { width: '390', height: '844' });
    const view = frame.contentWindow!;
    const table = inside(frame).querySelector('replay-screen')!.shadowRoot!.querySelector('dt-table')!;
    await waited('it is narrow', () => view.innerWidth === 390);
    view.scrollTo({ top: 130, behavior: 'instant' });
    for (const [index, name] of [
      'king of spades',
      'four of spades',
      'six of hearts',
      'ace of spades',
    ].entries()) {
      (await cardOf(frame, name)).click();
      await waited('it is stored', async () => (await stored(stream)).length === index + 1);
      await waited('the trick is in sight', () => {
        const { top, bottom } = table.shadowRoot!.querySelector('.centre')!.getBoundingClientRect();
        const card = inside(frame).querySelector('replay-screen')!.shadowRoot!.querySelector('.now')!;
        return top >= 0 && bottom <= card.getBoundingClientRect().top;
      });
    }
  });

  it('leaves the typed line at Escape, keeps what is typed there, and hears keys again', async () => {
    const { frame, field } = await desk();
    await sendKeys({ press: '/' });
    await waited('the line has the focus', () => focused(frame) === field);
    await sendKeys({ type: 'sk' });
    await sendKeys({ press: 'Escape' });
    await waited('the title has the focus', () => focused(frame)?.localName === 'h1');
    expect(field.value).to.equal('sk');
    await sendKeys({ press: 'c' });
    await waited(
      'a claim is asked for',
      () => inside(frame).querySelector('dt-fact-form')?.shadowRoot?.querySelector('dialog')?.open === true,
    );
    expect(field.value).to.equal('sk');
  });

  it('goes to the end with what is typed at an earlier moment, and calls a word begun no mistake', async () => {
    const { frame, stream, field } = await desk();
    const line = inside(frame).querySelector('dt-record-line')!;
    const screen = inside(frame).querySelector<HTMLElement & { at: number }>('replay-screen')!;
    await sendKeys({ press: '/' });
    await waited('the line has the focus', () => focused(frame) === field);
    await sendKeys({ press: '/' });
    expect(field.value).to.equal('');
    await sendKeys({ type: 'director n; dro' });
    await waited('the word is offered', () => deepText(line).includes('dropped'));
    expect(field.getAttribute('aria-invalid')).to.equal('false');
    expect(line.shadowRoot!.querySelector('.fault')).to.equal(null);
    field.value = '';
    await sendKeys({ type: 'sk s4 s8' });
    await sendKeys({ press: 'Enter' });
    await waited('three cards are played', () => screen.at === 3);
    await waited('each is said', () => /king of spades.*four of spades.*eight of spades/.test(news(frame)));
    (screen as unknown as { goTo(at: number): void }).goTo(1);
    await waited('it looks back', () => screen.at === 1);
    await sendKeys({ type: 'sa' });
    await sendKeys({ press: 'Enter' });
    await waited('it is at the end', () => screen.at === 4);
    expect(await stored(stream)).to.have.length(4);
    // Beside the table, below the card that answers.
    const table = screen.shadowRoot!.querySelector('dt-table')!.getBoundingClientRect();
    expect(line.getBoundingClientRect().left).to.be.at.least(table.right);
    expect(line.getBoundingClientRect().bottom).to.be.at.most(frame.contentWindow!.innerHeight + 1);
  });
});
