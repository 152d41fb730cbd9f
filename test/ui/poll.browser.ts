/** A poll of peers in the built page, by keyboard alone: prepared in the case file, answered on the handed-over device, stored and counted; and by a link. */

import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import { setViewport } from './support/viewport.ts';
import { pollsIn } from '../../src/audit/polls/polls.ts';
import { sheetOf } from '../../src/audit/polls/sheet.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { caseFileWords } from '../../src/i18n/caseFile/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { answerIn, packedSheet } from '../../src/output/page/polls/link.ts';
import type { CaseFileElement } from '../../src/ui/case-file/case-file.element.ts';
import type { PollElement } from '../../src/ui/poll/poll.element.ts';
import { dressed, isLookedAt, rulesIn, violations } from './support/axe.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import { aloneInMain, caseFileElement } from './support/caseFile.ts';
import { deepText, recordOf } from './support/open.ts';
import { removedAfterEach, stored } from './support/streams.ts';

const EXAMPLE = '#example=fixtures/hearings/slow-pass-then-four-spades.json&case=law';

const fileOf = (frame: HTMLIFrameElement): Promise<ShadowRoot> =>
  waited('the case file is there', () => {
    const root = inside(frame).querySelector('dt-case-file')?.shadowRoot;
    return root?.querySelector('#case-polls') ? root : null;
  });

const shows = (root: Node, text: string): Promise<true> =>
  waited(`it says “${text}”`, () => deepText(root).includes(text) || null);

/** The element that has the focus, through all shadow roots. */
function focusIn(frame: HTMLIFrameElement): HTMLElement | null {
  let found = frame.contentDocument!.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found as HTMLElement | null;
}

/** Goes on with the tab key until the focus is there. */
async function tabTo(frame: HTMLIFrameElement, isThere: (element: HTMLElement) => boolean): Promise<void> {
  for (let step = 0; step < 250; step++) {
    const now = focusIn(frame);
    if (now !== null && isThere(now)) return;
    await sendKeys({ press: 'Tab' });
  }
  throw new Error(`The tab key never comes there: ${isThere.toString()}`);
}

const byId = (id: string) => (element: HTMLElement) => element.id === id;
const input = (name: string, value?: string) => (element: HTMLElement) =>
  element.getAttribute('name') === name && (value === undefined || element.getAttribute('value') === value);

describe('a poll of peers', function () {
  this.timeout(180_000);
  const streams = removedAfterEach();

  it('goes by keyboard from the case file to a stored answer and the count, and hides the case meanwhile', async () => {
    const frame = await framed(EXAMPLE);
    const file = await fileOf(frame);
    file.querySelector('h1')!.focus();
    await tabTo(frame, byId('poll-decision'));
    // South’s second call, the last but three.
    await sendKeys({ type: 'South, call 7' });
    await tabTo(frame, byId('poll-methods'));
    await sendKeys({ type: 'Two spades was forcing' });
    await tabTo(frame, byId('poll-considering'));
    await sendKeys({ type: '2' });
    const outOf = file.querySelector<HTMLInputElement>('#poll-outOf')!;
    expect(outOf.validity.valueMissing).to.equal(true);
    await tabTo(frame, byId('poll-outOf'));
    await sendKeys({ type: '1' });
    const considering = file.querySelector<HTMLInputElement>('#poll-considering')!;
    expect(considering.validity.rangeOverflow).to.equal(true);
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ type: '5' });
    expect(considering.validity.valid).to.equal(true);
    await tabTo(frame, byId('poll-rule'));
    await sendKeys({ type: 'Regulation 12' });
    await sendKeys({ press: 'Enter' });
    const stream = await waited('the copy is shown', () =>
      new URLSearchParams(frame.contentWindow!.location.hash.slice(1)).get('deal'),
    );
    streams.push(stream);
    const own = await fileOf(frame);
    const ask = await waited('it can be asked', () => own.querySelector<HTMLElement>('#poll-ask-2'));
    const prepared = (await stored(stream)).at(-1)!;
    expect(prepared).to.include({
      type: 'PollPrepared',
      seat: 'S',
      asks: 'call',
      hand: 'KT9874.2.A64.T82',
      methods: 'Two spades was forcing',
      considering: 2,
      outOf: 5,
      rule: 'Regulation 12',
    });

    ask.focus();
    await sendKeys({ press: 'Enter' });
    const dialog = await waited('the sheet is shown', () =>
      own.querySelector<HTMLDialogElement>('dialog[open]'),
    );
    await shows(dialog, 'You are South');
    // Nothing of the case can be read, on the screen or in the browser’s own bars.
    expect(frame.contentDocument!.title).to.equal('Dealtrail');
    const { width, height } = dialog.getBoundingClientRect();
    expect([width, height]).to.deep.equal([
      frame.contentDocument!.documentElement.clientWidth,
      frame.contentWindow!.innerHeight,
    ]);
    for (const hidden of ['slow pass', 'Ines', 'Winter pairs', 'Own example', 'Regulation', 'case'])
      expect(deepText(dialog)).not.to.contain(hidden);
    // A second Esc closes a dialog in some browsers, whatever the page answers to the first.
    for (let turn = 0; turn < 3; turn++) {
      await sendKeys({ press: 'Escape' });
      await waited('the sheet covers the case', () => dialog.open || null);
    }

    await tabTo(frame, input('choice'));
    // The first is a pass; from there to the double, which is chosen by the arrow.
    await sendKeys({ press: ' ' });
    await tabTo(frame, input('considered', '4S'));
    await sendKeys({ press: ' ' });
    await tabTo(frame, input('others', '4S'));
    await sendKeys({ press: ' ' });
    await tabTo(frame, input('level'));
    await sendKeys({ type: 'national' });
    await tabTo(frame, input('initials'));
    await sendKeys({ type: 'X. Y.' });
    await sendKeys({ press: 'Enter' });
    await shows(dialog, 'Hand the device back.');
    expect(frame.contentDocument!.title).to.equal('Dealtrail');
    expect(deepText(dialog)).not.to.contain('spades');
    await tabTo(frame, byId('ask-stop'));
    await sendKeys({ press: 'Enter' });
    await waited('the case is there again', () => own.querySelector('dialog') === null);
    await shows(own, 'Asked: 1 (National 1)');
    await shows(own, 'Threshold (Regulation 12): seriously considered by 2 of 5');
    await shows(own, 'Pass: chosen by 1, seriously considered by 1');
    const answers = (await stored(stream)).filter(({ type }) => type === 'PollAnswered');
    expect(answers.at(-1)).to.include({ choice: 'P', level: 'national', initials: 'X. Y.' });
    expect(answers.at(-1)).to.deep.include({ considered: ['4S'], others: ['4S'] });
    expect(frame.contentDocument!.title).to.contain('Case file');
  });

  it('goes by a link that opens the sheet alone, and comes back as a text', async () => {
    const frame = await framed(EXAMPLE);
    const file = await fileOf(frame);
    const link = file.querySelector<HTMLAnchorElement>('a[href^="#poll="]')!.getAttribute('href')!;
    expect(link.length).to.be.lessThan(2000);
    const asked = await framed(link);
    const page = await waited('the sheet is there', () => {
      const root = asked.contentDocument!.querySelector('dt-asked')?.shadowRoot;
      return root?.querySelector('dt-poll')?.shadowRoot?.querySelector('form') ? root : null;
    });
    expect(asked.contentDocument!.title).to.equal('What would you do?');
    expect(asked.contentDocument!.querySelector('dealtrail-workshop')).to.equal(null);
    await shows(page, 'You are South');
    const form = page.querySelector('dt-poll')!.shadowRoot!.querySelector('form')!;
    form.requestSubmit();
    expect(page.querySelector('#answer'), 'nothing was chosen').to.equal(null);
    // The fault stands above the choices, and the focus is there.
    const fault = form.querySelector<HTMLElement>('fieldset [role=alert]')!;
    await waited('it is told', () => fault.textContent === 'First choose what you do.' || null);
    expect(focusIn(asked)).to.equal(form.querySelector('[name=choice]'));
    expect(fault.getBoundingClientRect().top).to.be.within(0, asked.clientHeight);
    const pick = form.querySelector<HTMLInputElement>('input[name=choice][value=X]')!;
    const words = form.querySelector<HTMLInputElement>('input[name=words]')!;
    pick.click();
    words.value = 'Double, then pass';
    words.dispatchEvent(new Event('change', { bubbles: true }));
    expect(pick.checked, 'one answer, in words').to.equal(false);
    await waited('nothing is wrong', () => fault.textContent === '' || null);
    pick.click();
    expect(words.value, 'one answer, by choice').to.equal('');
    form.requestSubmit();
    const text = await waited(
      'there is a text',
      () => page.querySelector<HTMLTextAreaElement>('#answer')?.value,
    );

    const message = file.querySelector<HTMLTextAreaElement>('#poll-message-1')!;
    message.closest('details')!.open = true;
    message.value = 'Hello';
    const paste = file.querySelector<HTMLFormElement>('#poll-paste-1')!;
    paste.requestSubmit();
    expect(message.validationMessage).to.equal('There is no answer in this text.');
    message.value = `Here it is: ${text}\nRegards`;
    message.dispatchEvent(new Event('input'));
    paste.requestSubmit();
    const stream = await waited('the copy is shown', () =>
      new URLSearchParams(frame.contentWindow!.location.hash.slice(1)).get('deal'),
    );
    streams.push(stream);
    const own = await fileOf(frame);
    await shows(own, 'Asked: 5');
    expect((await stored(stream)).at(-1)).to.deep.equal({
      type: 'PollAnswered',
      poll: 'poll-1',
      choice: 'X',
    });

    // The same message again counts only for another person.
    const again = own.querySelector<HTMLTextAreaElement>('#poll-message-1')!;
    again.closest('details')!.open = true;
    again.value = text;
    const more = own.querySelector<HTMLFormElement>('#poll-paste-1')!;
    more.requestSubmit();
    expect(again.validationMessage).to.contain('already counted');
    more.requestSubmit();
    await shows(own, 'Asked: 6');

    // The answers of two people in one message.
    const stamp = answerIn(text)!.poll;
    const answerOf = (choice: 'P' | '4S'): string => {
      const letters = btoa(JSON.stringify({ type: 'PollAnswered', poll: stamp, choice }));
      return `dealtrail-answer-1${letters.replaceAll('=', '')}`;
    };
    again.value = `One: ${answerOf('P')}\nOther: ${answerOf('4S')}\n`;
    again.dispatchEvent(new Event('input'));
    more.requestSubmit();
    await shows(own, 'Asked: 7');
    expect(again.value, 'the other is not lost').to.contain(answerOf('4S')).and.not.to.contain(answerOf('P'));
    more.requestSubmit();
    await shows(own, 'Asked: 8');
    expect(again.value).to.equal('');
  });

  it('does not say that nobody has called where only the play is recorded', async () => {
    const asked = await framed(
      `#poll=${packedSheet({
        type: 'PollPrepared',
        from: '',
        asks: 'play',
        seat: 'W',
        hand: 'T72.JT93.T976.73',
        dealer: 'W',
        contract: '3NT',
        declarer: 'S',
        told: [],
      })}`,
    );
    const page = await waited('the sheet is there', () => {
      const root = asked.contentDocument!.querySelector('dt-asked')?.shadowRoot;
      return root?.querySelector('dt-poll')?.shadowRoot?.querySelector('form') ? root : null;
    });
    await shows(page, 'Contract: 3NT by South');
    expect(deepText(page)).not.to.contain('Nobody has called').and.not.to.contain('Auction');
  });

  it('says so where a link holds no question', async () => {
    const frame = await framed('#poll=1AAAA');
    const page = await waited('the page is there', () => frame.contentDocument!.querySelector('dt-asked'));
    await shows(page, 'This link holds no question that can be read.');
  });
});

describe('the sheet and the part of the case file', function () {
  this.timeout(180_000);
  afterEach(async () => {
    document.body.replaceChildren();
    document.documentElement.removeAttribute('style');
    await setViewport({ width: 1280, height: 900 });
  });

  for (const [language, theme] of [
    ...LANGUAGES.map((one) => [one, 'light'] as const),
    ['en', 'dark'] as const,
  ])
    it(`can be read and operated by everybody, in ${language}, ${theme}, on a phone, too`, async () => {
      await setViewport({ width: 360, height: 740 });
      await loadLanguage(language);
      const words = wordsFor({ ...DEFAULT_SETTINGS, language });
      const record = await recordOf('/fixtures/hearings/slow-pass-then-four-spades.json');
      const [poll] = pollsIn(record).polls;
      const file = await caseFileElement(record, language, { tab: 'law' });
      const sheet = Object.assign(document.createElement('dt-poll') as PollElement, {
        sheet: sheetOf(poll!.fact),
        words,
        text: (await caseFileWords(language)).polls,
      });
      for (const element of [file, sheet]) {
        const shown = await dressed(theme, () => aloneInMain<CaseFileElement | PollElement>(element, words));
        if (isLookedAt(language))
          expect(await violations(shown, rulesIn(theme)), shown.localName).to.deep.equal([]);
        // The suits of a hand stand below one another, whatever the direction of the page.
        const suits = [...shown.shadowRoot!.querySelectorAll('.cards .S, .cards .H, .cards .D, .cards .C')];
        expect(new Set(suits.map((suit) => Math.round(suit.getBoundingClientRect().left))).size).to.equal(
          shown === sheet ? 1 : 0,
        );
        const parts = shown.shadowRoot!.querySelectorAll('h1, p, li, .row, form, fieldset, label');
        const wide = [...parts].filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left < 0 || right > 360;
        });
        expect(wide.map((one) => `${shown.localName}: ${one.textContent}`)).to.deep.equal([]);
      }
    });
});
