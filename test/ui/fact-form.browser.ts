/** The questions about what else happened, asked in a real browser: by press and by key, one a screen. */

import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import { setViewport } from './support/viewport.ts';
import { replayOf } from '../../src/view/replayOf.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES, type Settings } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { weighed } from '../../src/replay/weigh.ts';
import type { FactFormElement } from '../../src/ui/fact-form/fact-form.element.ts';
import type { CardOf, FilledForm, FormSketched, FormStep } from '../../src/ui/fact-form/formStep.ts';
import { besideOf, fieldsOf, KINDS, fixedBy, typeOf, type KindWord } from '../../src/ui/fact-form/kinds.ts';
import { tokens } from '../../src/ui/styles/tokens.ts';
import '../../src/ui/fact-form/define.ts';
import { rulesIn, violations } from './support/axe.ts';
import { clear, recordOf } from './support/open.ts';

const SEVEN = '/fixtures/seeds/seed-000-example-7a.json';
const REVOKE = '/fixtures/deals/seed-002-deal-2.json';

interface Asked {
  readonly form: FactFormElement;
  readonly filled: FilledForm[];
}

async function asked(path: string, at: number, settings: Partial<Settings> = {}): Promise<Asked> {
  const timeline = timelineOf(await recordOf(path));
  const wanted = { ...DEFAULT_SETTINGS, ...settings };
  await loadLanguage(wanted.language);
  const words = wordsFor(wanted);
  const form = Object.assign(document.createElement('dt-fact-form') as FactFormElement, {
    words,
    replay: replayOf(timeline),
    at,
    weigh: (fact: Parameters<typeof weighed>[2], place: number) => weighed(timeline, place, fact),
  });
  form.dir = words.direction;
  form.lang = words.language;
  const filled: FilledForm[] = [];
  form.addEventListener('form-filled', (event) => filled.push((event as CustomEvent<FilledForm>).detail));
  document.body.append(form);
  form.shadowRoot!.adoptedStyleSheets = [tokens.styleSheet!, ...form.shadowRoot!.adoptedStyleSheets];
  await form.updateComplete;
  return { form, filled };
}

async function opened(
  { form }: Asked,
  of: CardOf | null = null,
  kind: KindWord | null = null,
): Promise<void> {
  await form.open(of, kind);
  await settled(form);
}

async function settled(form: FactFormElement): Promise<void> {
  await form.updateComplete;
  await new Promise((done) => setTimeout(done));
}

const all = (form: FactFormElement, selector: string): HTMLElement[] => [
  ...form.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const one = (form: FactFormElement, selector: string): HTMLElement => {
  const [found] = all(form, selector);
  if (found === undefined) throw new Error(`There is no ${selector} in: ${form.shadowRoot!.textContent}`);
  return found;
};
const title = (form: FactFormElement): string => one(form, '#title').textContent;
const focused = (form: FactFormElement): Element | null => form.shadowRoot!.activeElement;

async function press(form: FactFormElement, answer: string): Promise<void> {
  one(form, `[data-answer="${answer}"]`).click();
  await settled(form);
}

/** Some answer to the question on the screen, given as a person would who takes whatever stands first. */
async function answer(form: FactFormElement): Promise<void> {
  const before = title(form);
  const field = form.shadowRoot!.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    '.written :is(input, textarea)',
  );
  if (field !== null) {
    field.value = before.includes('cards') ? 'AKQJ.T98.765.432' : '64A1';
    field.dispatchEvent(new Event('input'));
    await settled(form);
    one(form, '.written .primary').click();
  } else {
    const groups = all(form, '.answers').length;
    for (let group = 0; group < groups && title(form) === before; group++) {
      all(form, '.answers')[group]?.querySelector<HTMLElement>('[data-answer]')?.click();
      await settled(form);
    }
    for (const number of all(form, '.pair input') as HTMLInputElement[]) {
      number.value = number.max === '100' ? '100' : '9';
      number.dispatchEvent(new Event('input'));
      await settled(form);
    }
    await settled(form);
    if (title(form) === before) all(form, '.primary:not(.record)').at(-1)?.click();
  }
  await settled(form);
}

/** Goes through the questions to the last screen. */
async function answered(form: FactFormElement): Promise<number> {
  let questions = 0;
  for (; form.shadowRoot!.querySelector('.record') === null; questions++) {
    if (questions > 8) throw new Error(`It asks without end: ${title(form)}`);
    await answer(form);
  }
  return questions;
}

describe('what else happened', function () {
  this.timeout(120_000);
  afterEach(clear);

  it('opens no keyboard of a touch screen over the answers that it lists', async () => {
    const { matchMedia } = window;
    const { form } = await asked(REVOKE, 60);
    await opened({ form, filled: [] }, null, 'ruling');
    expect(focused(form)?.localName).to.equal('input');
    form.shadowRoot!.querySelector('dialog')!.close();
    window.matchMedia = (query) =>
      query === '(pointer: coarse)' ? ({ matches: true } as MediaQueryList) : matchMedia.call(window, query);
    try {
      await opened({ form, filled: [] }, null, 'ruling');
      expect(focused(form)?.id).to.equal('title');
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('names what each law is about that a ruling can be based on', async () => {
    const { form } = await asked(REVOKE, 60);
    await opened({ form, filled: [] }, null, 'ruling');
    expect(title(form)).to.equal('Which law?');
    expect(one(form, '[data-answer="61A"]').textContent.trim()).to.match(/^61A \S/u);
    await press(form, '61A');
    expect(title(form)).not.to.equal('Which law?');
  });

  it('offers the laws of a record under 2007 by the numbers of 2007, by which its rulings are read', async () => {
    const { form } = await asked('/fixtures/law45/45D-2007-dummy-failed-to-follow.json', 60);
    await opened({ form, filled: [] }, null, 'ruling');
    expect(one(form, '[data-answer="45D"]').textContent.trim()).to.match(/^45D \S/u);
    expect(all(form, '[data-answer="45D1"]')).to.have.length(0);
  });

  it('tells under which words of a ruling the program reads no clause, and records them as they stand', async () => {
    for (const [law, isTold] of [
      ['the usual one', true],
      ['64A9', true],
      ['64A1', false],
      ['Law 27 B 2 and 26B', false],
      ['12C', false],
    ] as const) {
      const { form, filled } = await asked(REVOKE, 60);
      await opened({ form, filled }, null, 'ruling');
      const field = one(form, '.written input') as HTMLInputElement;
      field.value = law;
      field.dispatchEvent(new Event('input'));
      await settled(form);
      one(form, '.written .primary').click();
      await settled(form);
      await answered(form);
      expect(all(form, '#unread')).to.have.length(isTold ? 1 : 0, law);
      expect(focused(form)?.getAttribute('aria-describedby')).to.equal('sentence unread');
      one(form, '.record').click();
      await settled(form);
      expect(filled[0]!.facts[0]).to.include({ type: 'RulingGiven', law });
      clear();
    }
  });

  it('is asked one question a screen, each with the focus on it, and recorded with one press on the sentence', async () => {
    const { form, filled } = await asked(SEVEN, 8);
    await opened({ form, filled });
    expect(title(form)).to.equal('What else happened?');
    expect(focused(form)?.id).to.equal('title');
    await press(form, 'dropped');
    expect(title(form)).to.equal('Whose card was it?');
    expect(one(form, '#of').textContent).to.equal('A card is dropped');
    expect(focused(form)?.id).to.equal('title');
    await press(form, 'E');
    expect(title(form)).to.equal('Which card?');
    await press(form, 'D5');
    expect(title(form)).to.equal('Could partner have seen its face?');
    await press(form, 'false');
    expect(one(form, '#sentence').textContent).to.match(/East drops the/);
    expect(focused(form)?.classList.contains('record')).to.equal(true);
    expect(filled).to.have.length(0);
    (focused(form) as HTMLElement).click();
    await settled(form);
    expect(filled.map(({ facts }) => facts)).to.deep.equal([
      [{ type: 'CardExposed', manner: 'dropped', seat: 'E', card: 'D5', seenByPartner: false }],
    ]);
    expect(one(form, 'dialog').hasAttribute('open')).to.equal(false);
  });

  it('goes back a step at a time and keeps nothing of what was given up', async () => {
    const { form, filled } = await asked(SEVEN, 8);
    await opened({ form, filled });
    await press(form, 'dropped');
    await press(form, 'E');
    await press(form, 'D5');
    const back = async (): Promise<void> => {
      all(form, '.actions button')[0]!.click();
      await settled(form);
    };
    await back();
    expect(title(form)).to.equal('Which card?');
    await back();
    await press(form, 'S');
    await press(form, 'CA');
    expect(form.shadowRoot!.querySelector('.record'), 'of declarer nobody asks who saw it').not.to.equal(
      null,
    );
    one(form, '.record').click();
    expect(filled[0]!.facts).to.deep.equal([
      { type: 'CardExposed', manner: 'dropped', seat: 'S', card: 'CA' },
    ]);
  });

  it('is kept as a form of the desk, also before it learns which deal is recorded, and forgotten as one', async () => {
    const asking = await asked(SEVEN, 1);
    const told: [string, boolean][] = [];
    asking.form.addEventListener('form-sketched', (event) => {
      const { place, draft } = (event as CustomEvent<FormSketched>).detail;
      told.push([place, draft !== null]);
    });
    const step: FormStep = { partial: null, wanted: null, corrects: null };
    await asking.form.giveBack({
      opened: '',
      of: null,
      step,
      passed: [step],
      draft: {},
      marks: {},
      at: null,
    });
    asking.form.recorded = 'a deal';
    await settled(asking.form);
    const dialog = asking.form.dialog!;
    const closed = new Promise((done) => dialog.addEventListener('close', done));
    dialog.close();
    await closed;
    expect(told).to.deep.include(['desk', true]);
    expect(told.at(-1)).to.deep.equal(['desk', false]);
    expect(told.map(([place]) => place)).not.to.include('case');
  });

  it('knows card and hand of a card that was pressed', async () => {
    const { form, filled } = await asked(SEVEN, 8);
    await opened({ form, filled }, { seat: 'E', card: 'D5' });
    await press(form, 'dropped');
    expect(title(form)).to.equal('Could partner have seen its face?');
    // Nobody knows.
    await press(form, '');
    one(form, '.record').click();
    expect(filled[0]!.facts).to.deep.equal([
      { type: 'CardExposed', manner: 'dropped', seat: 'E', card: 'D5' },
    ]);
  });

  it('is told with keys alone: arrows, Enter, and Escape leaves', async () => {
    const { form, filled } = await asked(SEVEN, 8);
    await opened({ form, filled }, { seat: 'E', card: 'D5' });
    await sendKeys({ press: 'ArrowDown' });
    expect((focused(form) as HTMLElement).dataset['answer']).to.equal('dropped');
    await sendKeys({ press: 'Enter' });
    await settled(form);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await settled(form);
    await sendKeys({ press: 'Enter' });
    await settled(form);
    expect(filled).to.have.length(1);
    await opened({ form, filled });
    await sendKeys({ press: 'Escape' });
    await settled(form);
    expect(one(form, 'dialog').hasAttribute('open')).to.equal(false);
    expect(filled).to.have.length(1);
  });

  it('puts first what can happen now', async () => {
    const { form, filled } = await asked(SEVEN, 8);
    await opened({ form, filled });
    const later = (kind: KindWord): boolean =>
      one(form, `[data-answer="${kind}"]`).closest('details') !== null;
    expect(['dropped', 'claim', 'attention', 'undo'].filter((kind) => later(kind as KindWord))).to.deep.equal(
      [],
    );
    expect(
      ['facelead', 'agreed', 'chose', 'returned'].filter((kind) => !later(kind as KindWord)),
    ).to.deep.equal([]);
  });

  it('records what nobody knows enough of as something that is said', async () => {
    const { form, filled } = await asked(SEVEN, 8);
    await opened({ form, filled });
    await press(form, 'dropped');
    await press(form, 'E');
    await press(form, '');
    one(form, '.record').click();
    const [fact] = filled[0]!.facts;
    expect(fact).to.include({ type: 'StatementMade', by: 'director' });
    expect(JSON.stringify(fact)).to.match(/A card is dropped.*East.*Not known: Card/);
  });

  it('corrects an entry and takes one back by its name', async () => {
    const { form, filled } = await asked(REVOKE, 5);
    await opened({ form, filled }, null, 'amend');
    expect(title(form)).to.equal('Which entry is to be corrected?');
    await press(form, '2');
    expect((one(form, '.record') as HTMLButtonElement).disabled, 'nothing is corrected yet').to.equal(true);
    await press(form, 'card');
    await press(form, 'S9');
    one(form, '.record').click();
    const { answered: _answered, ...first } = filled[0]!;
    expect(first).to.deep.equal({
      facts: [{ type: 'Amended', event: 'entry-3', with: { type: 'CardPlayed', seat: 'E', card: 'S9' } }],
      marks: { 'entry-3': 3 },
    });
    await opened({ form, filled }, null, 'undo');
    await press(form, '1');
    one(form, '.record').click();
    const { answered: _other, ...second } = filled[1]!;
    expect(second).to.deep.equal({
      facts: [{ type: 'Undone', event: 'entry-2' }],
      marks: { 'entry-2': 2 },
    });
  });

  it('keeps outcomes and words when somebody goes back to them, or asks for them again at the end', async () => {
    const { form, filled } = await asked(REVOKE, 52);
    const pressed = async (selector: string, name: string): Promise<void> => {
      all(form, selector)
        .find((each) => each.textContent.trim() === name)!
        .click();
      await settled(form);
    };
    await opened({ form, filled }, null, 'score');
    for (const each of ['both', '4', 'H', 'W']) await press(form, each);
    for (const [index, value] of ['9', '100'].entries()) {
      const field = all(form, 'input[type=number]')[index] as HTMLInputElement;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await settled(form);
    await pressed('button', 'Add this outcome');
    await pressed('button', 'Go on');
    await pressed('button', 'Back');
    expect(one(form, 'li').textContent).to.include('100%');
    await pressed('button', 'Go on');
    expect(one(form, '.record').textContent.trim()).to.equal('Record this');
    form.dialog!.close();
    await opened({ form, filled }, null, 'ruling');
    await answered(form);
    await pressed('details button', 'Words');
    const words = (): HTMLTextAreaElement => one(form, '.written textarea') as HTMLTextAreaElement;
    words().value = 'One trick to the defenze.';
    words().dispatchEvent(new Event('input'));
    await settled(form);
    await pressed('button', 'Go on');
    await pressed('button', 'One trick to the defenze.');
    expect(words().value).to.equal('One trick to the defenze.');
    words().value = 'One trick to the defence.';
    words().dispatchEvent(new Event('input'));
    await settled(form);
    await pressed('button', 'Go on');
    await pressed('button', 'Back');
    expect(words().value).to.equal('One trick to the defence.');
  });

  it('takes a wrong outcome of an assigned score out again', async () => {
    const { form, filled } = await asked(REVOKE, 52);
    await opened({ form, filled }, null, 'score');
    expect(one(form, '[data-answer=both]').textContent.trim()).to.equal('both sides');
    for (const tricks of ['9', '8']) {
      for (const each of tricks === '9' ? ['both', '4', 'H', 'W'] : ['4', 'H', 'W']) await press(form, each);
      for (const [index, value] of [tricks, '50'].entries()) {
        const field = all(form, 'input[type=number]')[index] as unknown as HTMLInputElement;
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      await settled(form);
      const add = all(form, 'button').find((button) => button.textContent.trim() === 'Add this outcome')!;
      add.focus();
      add.click();
      await settled(form);
      // The button is disabled now, and would take the focus away.
      expect(form.shadowRoot?.activeElement?.hasAttribute('data-answer')).to.equal(true);
    }
    const sum = (): string => one(form, '.sum').textContent.replaceAll(/\s+/g, ' ').trim();
    expect(sum()).to.equal('Per cent: 50% + 50% = 100%');
    expect((one(form, '.primary') as HTMLButtonElement).disabled).to.equal(false);
    const status = (): string => one(form, '[role=status]').textContent;
    expect(status()).to.equal('4 hearts West 9 (50%); 4 hearts West 8 (50%)');
    expect(one(form, 'li').closest('[aria-live], [role=status]')).to.equal(null);
    const [wrong] = all(form, 'li button');
    expect(wrong!.getAttribute('aria-label')).to.equal('Remove 4♥ West 9 (50%)');
    wrong!.click();
    await settled(form);
    expect(all(form, 'li button').map((button) => button.getAttribute('aria-label'))).to.deep.equal([
      'Remove 4♥ West 8 (50%)',
    ]);
    // Half a score is none yet.
    expect(sum()).to.equal('Per cent: 50% Together the outcomes need 100%.');
    expect((one(form, '.primary') as HTMLButtonElement).disabled).to.equal(true);
    expect(status()).to.equal('4 hearts West 8 (50%)');
    expect(form.shadowRoot?.activeElement?.hasAttribute('data-answer')).to.equal(true);
  });

  it('doubles the contract of an outcome also after its bid, and shows what is pressed', async () => {
    const { form, filled } = await asked(REVOKE, 52);
    await opened({ form, filled }, null, 'score');
    const isPressed = (): (string | undefined)[] =>
      all(form, '[aria-pressed=true]').map(({ dataset }) => dataset['answer']);
    for (const each of ['both', '4', 'H', 'X']) await press(form, each);
    expect(isPressed()).to.deep.equal(['X', '4', 'H']);
    for (const each of ['X', '3', 'XX', 'W']) await press(form, each);
    expect(isPressed()).to.deep.equal(['XX', '3', 'H', 'W']);
    for (const [index, value] of ['9', '100'].entries()) {
      const field = all(form, 'input[type=number]')[index] as unknown as HTMLInputElement;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await settled(form);
    one(form, '.primary').click();
    await answered(form);
    one(form, '.record').click();
    expect(filled[0]!.facts[0]).to.deep.include({
      outcomes: [{ contract: '3HXX', declarer: 'W', tricks: 9, weight: 100 }],
    });
  });

  for (const [path, at] of [
    [SEVEN, 10],
    [REVOKE, 52],
  ] as const)
    it(`can be any kind of fact with every field it may have, after ${at} events of ${path}`, async () => {
      const { form, filled } = await asked(path, at);
      for (const kind of Object.values(KINDS).flat()) {
        if (kind === 'amend') continue;
        await opened({ form, filled }, null, kind);
        await answered(form);
        for (const { field } of [...fieldsOf(kind), ...besideOf(kind)]) {
          const more = all(form, 'details [data-answer]').find(
            (button) => button.dataset['answer'] === field,
          );
          if (more === undefined) continue;
          more.click();
          await settled(form);
          await answer(form);
          await answered(form);
        }
        const record = one(form, '.record') as HTMLButtonElement;
        expect(record.disabled, `${kind}: ${one(form, '#sentence').textContent}`).to.equal(false);
        record.click();
        const [fact] = filled.at(-1)!.facts;
        expect(fact!.type, kind).to.equal(typeOf(kind));
        const open = [...fieldsOf(kind), ...besideOf(kind)].filter(({ field }) => !(field in fact!));
        expect(
          open.map(({ field }) => field),
          kind,
        ).to.deep.equal([]);
        expect(fact, kind).to.deep.include(fixedBy(kind));
      }
    });

  for (const language of LANGUAGES)
    it(`breaks no seat's name on a small phone: ${language}`, async () => {
      await setViewport({ width: 320, height: 640 });
      const { form, filled } = await asked(SEVEN, 10, { language });
      await opened({ form, filled }, null, 'attention');
      const lines = (button: HTMLElement): number => {
        const text = document.createRange();
        text.selectNodeContents(button);
        const tops = [...text.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
        return new Set(tops.map(Math.round)).size;
      };
      const seats = all(form, '.seat button');
      expect(seats).to.have.length(4);
      for (const seat of seats) expect(lines(seat), seat.textContent).to.equal(1);
    });

  for (const language of LANGUAGES)
    it(`has what most rulings need on the first screen of a phone: ${language}`, async () => {
      await setViewport({ width: 390, height: 844 });
      const { form, filled } = await asked(SEVEN, 8, { language });
      await opened({ form, filled });
      const { bottom } = one(form, 'dialog').getBoundingClientRect();
      for (const kind of ['attention', 'director', 'claim', 'ruling'])
        expect(one(form, `[data-answer="${kind}"]`).getBoundingClientRect().bottom, kind).to.be.below(bottom);
    });

  for (const [theme, language] of [
    ['light', 'en'],
    ['light', 'he'],
    ['dark', 'en'],
  ] as const)
    it(`axe finds nothing, ${theme}, ${language}`, async () => {
      document.documentElement.lang = language;
      document.title = 'Dealtrail';
      document.documentElement.style.colorScheme = theme;
      const { form, filled } = await asked(SEVEN, 10, { language });
      form.style.color = theme === 'dark' ? '#e6e9ef' : '#1f1d1a';
      for (const kind of [
        null,
        'dropped',
        'play',
        'bid',
        'offered',
        'score',
        'said',
        'hand',
        'amend',
        'answer',
      ] as const) {
        await opened({ form, filled }, null, kind);
        for (const details of all(form, 'details') as HTMLDetailsElement[]) details.open = true;
        expect(await violations(form, rulesIn(theme)), String(kind)).to.deep.equal([]);
      }
      await opened({ form, filled }, { seat: 'E', card: 'SA' }, 'dropped');
      await press(form, 'true');
      expect(await violations(form, rulesIn(theme)), 'the sentence').to.deep.equal([]);
      document.documentElement.style.colorScheme = '';
    });
});
