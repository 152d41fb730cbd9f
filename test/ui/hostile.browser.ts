import { expect } from 'chai';
import { readFile } from '../../src/apps/workshop/reading.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import '../../src/ui/import-check/define.ts';
import {
  REVOKE_DEAL,
  clear,
  deepElements,
  deepText,
  mount,
  recordOf,
  replayOfRecord,
  settled,
} from './support/open.ts';

const MARKUP =
  '<img src=x onerror="window.hacked=1"><script>window.hacked=2</script><b>bold</b>${1+1}&lt;i&gt;';

const created = (root: Element): number =>
  deepElements(root.shadowRoot!).filter((one) => one.matches('img, script, b, i:not(.tile > i), iframe'))
    .length;

describe('hostile text', () => {
  afterEach(clear);

  it('stays text wherever a record has words of its own', async () => {
    const record = await recordOf(REVOKE_DEAL);
    const names = { N: MARKUP, E: MARKUP, S: MARKUP, W: MARKUP };
    const hostile = replayOfRecord({
      header: {
        ...record.header,
        title: MARKUP,
        source: MARKUP,
        event: MARKUP,
        session: MARKUP,
        table: MARKUP,
        names,
        deal: { ...record.header.deal, board: MARKUP },
      },
      events: [
        { type: 'CallMade', seat: 'E', call: 'P', alert: true, explanation: MARKUP },
        { type: 'StatementMade', by: MARKUP, text: MARKUP },
        { type: 'RulingGiven', by: MARKUP, law: MARKUP, tricks: 3, text: MARKUP },
        { type: 'CardCalled', by: 'S', words: MARKUP },
        ...record.events,
      ],
    });
    const element = await mount(hostile);
    for (const at of [0, 1, 2, 3, 4, 5, 9, hostile.last]) {
      element.goTo(at);
      await settled(element);
      expect(created(element), `at step ${at}`).to.equal(0);
    }
    expect(deepText(element)).to.include(MARKUP);
    expect((window as { hacked?: number }).hacked).to.equal(undefined);
  });

  it('stays text in the check of a file', async () => {
    const pbn = `[Event "${MARKUP.replaceAll('"', "'")}"]\n[Board "<b>1</b>"]\n[West "<script>window.hacked=3</script>"]\n[Deal "N:<img src=x> - - -"]\n{<b>comment}\n<script>alert(1)</script>\n`;
    const file = await readFile('<b>name</b>.pbn', new TextEncoder().encode(pbn));
    const check = Object.assign(document.createElement('dt-import-check'), {
      words: wordsFor(DEFAULT_SETTINGS),
      ...file,
    });
    document.body.append(check);
    await new Promise((done) => setTimeout(done, 50));
    expect(created(check)).to.equal(0);
    expect(deepText(check)).to.include('<b>name</b>').and.include('<script>alert(1)</script>');
    expect((window as { hacked?: number }).hacked).to.equal(undefined);
  });
});
