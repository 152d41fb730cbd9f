/** axe on the screens of the desk: the table with its bidding box and its line, two entries for one place, a new deal, the end of a record. */

import { expect } from 'chai';
import { setViewport } from './support/viewport.ts';
import { DEFAULT_SETTINGS, type Language } from '../../src/i18n/settings.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { wordsFor, type Words } from '../../src/i18n/words.ts';
import '../../src/ui/call-pad/define.ts';
import '../../src/ui/conflict/define.ts';
import '../../src/ui/finish/define.ts';
import type { Understood } from '../../src/ui/record-line/understood.ts';
import type { FinishElement } from '../../src/ui/finish/finish.element.ts';
import '../../src/ui/new-deal/define.ts';
import type { NewDealElement } from '../../src/ui/new-deal/new-deal.element.ts';
import '../../src/ui/record-line/define.ts';
import { dressed, rulesIn, violations } from './support/axe.ts';
import { clear, mount, recordOf, replayFrom, settled } from './support/open.ts';
import { emulateMedia } from './support/media.ts';

const SEVEN = '/fixtures/seeds/seed-000-example-7a.json';
const AUCTION = '/fixtures/law24/24-innocent-hand-spread-before-the-first-call.json';

function drawn(tag: string, props: object): HTMLElement {
  return Object.assign(document.createElement(tag), props);
}

async function tableOf(words: Words): Promise<HTMLElement> {
  const element = await mount(await replayFrom(SEVEN));
  element.recording = true;
  element.settings = words.settings;
  element.append(
    drawn('dt-conflict', {
      slot: 'record',
      words,
      mine: ['East drops the ♥6'],
      theirs: ['West calls the director'],
      ways: ['theirsFirst', 'mineFirst', 'theirs', 'mine'],
    }),
    drawn('dt-call-pad', { slot: 'record', words, turn: 'N', record: await recordOf(AUCTION) }),
    drawn('dt-record-line', {
      slot: 'record',
      words,
      understood: {
        facts: [
          {
            fact: { type: 'CardPlayed', seat: 'E', card: 'H6' },
            sentence: 'East plays the ♥6',
            beside: 'It said: West',
          },
        ],
        fault: { code: 'unknownWord', at: 0, text: 'x' },
      } satisfies Understood,
      trouble: 'Nothing was recorded.',
      betweenTricks: true,
    }),
  );
  element.goTo(9);
  await settled(element);
  return element;
}

describe('the desk', function () {
  this.timeout(120_000);
  afterEach(clear);

  for (const theme of ['light', 'dark'] as const)
    for (const language of ['en', 'he'] as const satisfies readonly Language[])
      it(`gives axe nothing to find, ${theme}, ${language}`, async () => {
        await loadLanguage(language);
        const words = wordsFor({ ...DEFAULT_SETTINGS, language });
        await setViewport({ width: 1280, height: 2200 });
        await emulateMedia({ colorScheme: theme });
        const table = await dressed(theme, () => tableOf(words));
        expect(await violations(table, rulesIn(theme)), 'the table').to.deep.equal([]);
        document.body.replaceChildren();
        const begun = await dressed(theme, async () => {
          const form = drawn('dt-new-deal', { words }) as NewDealElement;
          const main = document.createElement('main');
          main.append(form);
          document.body.append(main);
          await form.updateComplete;
          const fields = form.shadowRoot!.querySelectorAll<HTMLInputElement>('input, textarea');
          for (const field of fields) {
            field.value = '4h';
            field.dispatchEvent(new Event('input'));
          }
          await form.updateComplete;
          return form;
        });
        expect(await violations(begun, rulesIn(theme)), 'a new deal').to.deep.equal([]);
        document.body.replaceChildren();
        const { replay } = await mount(await replayFrom(SEVEN));
        const ended = await dressed(theme, async () => {
          const form = drawn('dt-finish', { words, moment: replay!.moment(10) }) as FinishElement;
          document.body.append(form);
          await form.updateComplete;
          form.open();
          await form.updateComplete;
          return form;
        });
        expect(await violations(ended, rulesIn(theme)), 'the end').to.deep.equal([]);
      });
});
