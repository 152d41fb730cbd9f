/** A paper as a browser shows it. */

import { expect } from 'chai';
import { caseFileOf } from '../../../src/audit/caseFile/caseFile.ts';
import { caseFileWords } from '../../../src/i18n/caseFile/load.ts';
import { DEFAULT_SETTINGS } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { paperPage } from '../../../src/output/page/caseFile/paperHtml.ts';
import { timelineOf } from '../../../src/replay/timeline.ts';
import { clear, CORRECTED_DEAL, recordOf } from '../../ui/support/open.ts';

describe('a paper in the browser', () => {
  afterEach(clear);

  it('is no wider than its sheet, however long a word beside the diagram is', async () => {
    const record = await recordOf(CORRECTED_DEAL);
    const long = 'x'.repeat(400);
    const timeline = timelineOf({
      ...record,
      events: [
        ...record.events.slice(0, 4),
        { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 1, statement: long },
      ],
    });
    const wording = { words: wordsFor(DEFAULT_SETTINGS), text: await caseFileWords('en') };
    const frame = document.createElement('iframe');
    frame.width = '800';
    const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
    const page = paperPage('report', caseFileOf(timeline), wording);
    frame.src = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
    document.body.replaceChildren(frame);
    await loaded;
    const { documentElement: shown } = frame.contentDocument!;
    expect(shown.textContent).to.contain(long);
    expect(shown.scrollWidth).to.equal(shown.clientWidth);
  });
});
