/** The record's own words in a replay: in the reader's language where somebody translated them, and marked with theirs where not. */

import { expect } from 'chai';
import { bake, bakedFile } from '../../src/output/baked/bake.ts';
import { factsInLanguage } from '../../src/events/inLanguage.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { clear, mount, recordOf, replayOfRecord, settled, inside } from '../ui/support/open.ts';
import { drawn, replayIn, root } from './support/replay.ts';

const NOTE = 'He saw it at once.';

async function record(): Promise<DealRecord> {
  const { header, events, ...rest } = await recordOf('/fixtures/deals/seed-002-deal-2.json');
  const [first, ...others] = events;
  return {
    ...rest,
    header: {
      ...header,
      title: 'A revoke',
      lang: 'en',
      translations: { tr: { title: 'Bir hata', texts: { [NOTE]: 'Hemen gördü.' } } },
    },
    events: [{ ...first!, note: NOTE }, ...others],
  };
}

/** What is shown, and which language it is marked as. */
const markedText = (element: Element | null): string =>
  `${element?.getAttribute('lang') ?? 'none'}: ${element?.textContent?.trim() ?? ''}`;

describe('words of the record in a replay', () => {
  afterEach(clear);

  for (const [lang, title, note] of [
    ['tr', 'tr: Bir hata', 'tr: Hemen gördü.'],
    ['en', 'en: A revoke', `en: ${NOTE}`],
  ] as const)
    it(`are in the language of its reader: ${lang}`, async () => {
      await loadLanguage('tr');
      const file = bakedFile([
        bake(timelineOf(factsInLanguage(await record(), 'tr')), {
          languages: ['tr', 'en'],
          day: '2026-11-21',
        }),
      ]);
      const replay = await replayIn(
        { lang },
        file,
        document.body.appendChild(document.createElement('main')),
      );
      replay.goTo(1);
      await drawn();
      expect(markedText(root(replay).querySelector('.title [lang]'))).to.equal(title);
      expect(markedText(root(replay).querySelector('p.note'))).to.equal(note);
    });

  it('are marked with their language inside a sentence of another, and only there', async () => {
    await loadLanguage('tr');
    const { events, ...rest } = await record();
    const statement = { type: 'StatementMade', by: 'S', text: 'No hearts, sorry' } as const;
    const timeline = timelineOf({ ...rest, events: [...events, statement] });
    const file = bakedFile([bake(timeline, { languages: ['tr', 'en'], day: '2026-11-21' })]);
    const marked = async (lang: string): Promise<readonly string[]> => {
      const main = document.body.appendChild(document.createElement('main'));
      const replay = await replayIn({ lang }, file, main);
      replay.goTo(events.length + 1);
      await drawn();
      expect(root(replay).querySelector('.says')?.textContent).to.contain('No hearts, sorry');
      return [...root(replay).querySelectorAll('.says bdi[lang]')].map(markedText);
    };
    expect(await marked('tr')).to.deep.equal(['en: No hearts, sorry']);
    expect(await marked('en')).to.deep.equal([]);
  });

  it('say in the workshop in which language they are', async () => {
    const element = await mount(replayOfRecord(await record()));
    element.goTo(1);
    await settled(element);
    expect(markedText(element.shadowRoot!.querySelector('h1 bdi'))).to.equal('en: A revoke');
    expect(markedText(inside(element, 'dt-now').shadowRoot.querySelector('.beside bdi.prose'))).to.equal(
      `en: ${NOTE}`,
    );
  });
});
