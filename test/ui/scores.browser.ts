/** Assigned scores, the equity table and what a score is compared with, beside the table. */

import { expect } from 'chai';
import { waited } from './support/builtPage.ts';
import { violations } from './support/axe.ts';
import {
  clear,
  deepElements,
  deepText,
  inNow,
  mount,
  recordOf,
  replayOfRecord,
  settled,
} from './support/open.ts';
import type { Comparison } from '../../src/events/comparison.ts';
import type { Fact } from '../../src/events/event.ts';
import type { ResultElement } from '../../src/ui/result/result.element.ts';
import type { ReplayScreenElement } from '../../src/ui/replay-screen/replay-screen.element.ts';

const DEAL = '/fixtures/deals/seed-002-deal-1.json';

const assigned: Fact = {
  type: 'ScoreAssigned',
  by: 'committee',
  side: 'both',
  outcomes: [
    { contract: '3NT', declarer: 'N', tricks: 9, weight: 50 },
    { contract: '3NT', declarer: 'N', tricks: 8, weight: 40 },
  ],
};

async function open(facts: readonly Fact[], comparison?: Comparison): Promise<ReplayScreenElement> {
  const { header, events, ...rest } = await recordOf(DEAL);
  const known = comparison === undefined ? {} : { comparison };
  const replay = replayOfRecord({ header: { ...header, ...known }, events: [...events, ...facts], ...rest });
  const element = await mount(replay);
  element.goTo(replay.last);
  await settled(element);
  await waited('the scores are there', () => result(element).querySelector('details.comparison'));
  await settled(element);
  return element;
}

const result = (element: ReplayScreenElement): ShadowRoot => inNow(element, 'dt-result').shadowRoot;
const text = (element: ReplayScreenElement): string => deepText(result(element)).replaceAll(/\s+/g, ' ');

describe('the result of a deal', () => {
  afterEach(clear);

  it('says for whom a score is that only the record states', async () => {
    const element = await mount(
      replayOfRecord(await recordOf('/fixtures/hearings/slow-pass-then-four-spades.json')),
    );
    element.goTo('end');
    await settled(element);
    const shown = document.createElement('dt-result') as ResultElement;
    const { replay, words } = element;
    Object.assign(shown, { replay, words, moment: replay!.moment(replay!.last) });
    document.body.append(shown);
    await shown.updateComplete;
    const table = shown.renderRoot.querySelector("table[aria-labelledby='result']")!;
    const [, , , score] = [...table.querySelectorAll('thead tr > *')].map(({ textContent }) => textContent);
    shown.remove();
    expect(score).to.equal(words.screen.questions.score);
    expect(table.querySelector('.score')!.textContent.trim()).to.equal('+620');
  });

  it('has the table, the automatic and the judged result, what stands, and which decides', async () => {
    const element = await open([], { otherTable: 400 });
    const rows = [...result(element).querySelectorAll('table[aria-labelledby="result"] tbody tr')];
    expect(rows.map((row) => row.querySelector('td')!.textContent.trim())).to.deep.equal([
      '7',
      '8',
      '9',
      '9',
    ]);
    expect(rows.at(-1)!.className).to.equal('stands');
    expect(text(element)).to.include(
      'the judged result decides; the automatic tricks are not added to it (64C1)',
    );
    expect(text(element)).to.include('Tricks the offending side won from there on: 4, 5, 6, 7, 8, 9');
    // Against 3NT made at the other table: two down costs eleven IMPs, and the award is level.
    expect(rows[0]!.textContent).to.include('−11 IMPs');
    expect(rows[3]!.textContent).to.match(/\+400\s*0 IMPs/);
    expect(await violations(element)).to.deep.equal([]);
  });

  it('says before its end that play is not over, instead of nothing', async () => {
    const element = await open([]);
    element.goTo(2);
    await settled(element);
    const tabs = deepElements(element.shadowRoot!).filter((one) => one.matches('.tabs button'));
    (tabs.find((tab) => tab.textContent.trim() === 'Result') as HTMLElement).click();
    await settled(element);
    const panel = deepElements(element.shadowRoot!).find((one) => one.matches('dt-result'))!;
    expect(deepText(panel.shadowRoot!).trim()).to.equal('Play is not over.');
  });

  it('shows each outcome of an assigned score, their mean, and what is doubted', async () => {
    const element = await open([assigned], { otherTable: -50, field: [400, -50, -100] });
    const [table] = result(element).querySelectorAll('table.scored');
    const cells = [...table!.querySelectorAll('tbody tr, tfoot tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()),
    );
    expect(cells).to.deep.equal([
      ['50%', '+400', '+10', '5', '+7'],
      ['40%', '−50', '0', '3', '−2.67'],
      ['90%', '', '+5.56', '4.11', '+2.7'],
    ]);
    expect(text(element)).to.include('The weights add up to 90%. Each counts by its share.');
    expect(text(element)).to.include('the assigned score decides');
    expect(await violations(element)).to.deep.equal([]);
  });

  it('records what somebody enters, and says what is no score', async () => {
    const element = await open([assigned]);
    const recorded: unknown[] = [];
    element.addEventListener('facts-recorded', (event) =>
      recorded.push((event as CustomEvent<unknown>).detail),
    );
    const form = result(element).querySelector('form')!;
    const field = (name: string): HTMLInputElement => form.querySelector(`[name="${name}"]`)!;
    field('otherTable').value = '−50';
    field('field').value = '400 plenty';
    form.requestSubmit();
    expect(recorded).to.deep.equal([]);
    expect(form.querySelector('.wrong')!.textContent).to.equal('This is not a score: 400 plenty');
    field('field').value = '400 −50';
    field('boards').value = '16';
    field('margin').value = '2,5';
    field('weighting').checked = false;
    form.requestSubmit();
    expect(recorded).to.deep.equal([
      [
        {
          type: 'BoardRecorded',
          comparison: {
            otherTable: -50,
            boards: 16,
            margin: 2.5,
            field: [400, -50],
            regulations: { weighting: false },
          },
        },
      ],
    ]);
  });
});
