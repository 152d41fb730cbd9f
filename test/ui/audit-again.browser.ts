/** The audit in the built page: double dummy only when somebody asks for it, and a reload while a finding is looked at. */

import { expect } from 'chai';
import type { AuditSession } from '../../src/ui/audit-page/session.ts';
import type { Replay } from '../../src/view/replay.ts';
import { framed, chooseIn, inside, sessionOf, waited } from './support/builtPage.ts';
import { deepText } from './support/open.ts';

interface Page extends HTMLElement {
  readonly session: AuditSession;
}
type Screen = HTMLElement & { readonly at: number; readonly replay: Replay | null };

async function audited(files: readonly File[]): Promise<{ frame: HTMLIFrameElement; page: Page }> {
  sessionStorage.removeItem('dealtrail.audit');
  const frame = await framed('#audit');
  const page = await waited('the page of the audit is drawn', () => {
    const found = inside(frame).querySelector<Page>('dt-audit');
    return found?.shadowRoot?.querySelector('input[type=file]') ? found : null;
  });
  chooseIn(page.shadowRoot!.querySelector<HTMLInputElement>('input[type=file]')!, files);
  await waited('it ends', () => page.session.state === 'finished');
  return { frame, page };
}

const screenOf = (frame: HTMLIFrameElement): Promise<Screen> =>
  waited('the replay is drawn', () => {
    const found = inside(frame).querySelector<Screen>('replay-screen');
    return found?.shadowRoot?.querySelector('dt-table') ? found : null;
  });

async function fixture(name: string): Promise<File> {
  const answer = await fetch(`/fixtures/sessions/${name}.pbn`);
  expect(answer.ok, name).to.equal(true);
  return new File([await answer.blob()], `${name}.pbn`);
}

describe('the audit once more', function () {
  this.timeout(180_000);
  afterEach(() => document.body.replaceChildren());

  it('finds tricks far from double dummy when asked to, and in the guilty file only', async () => {
    const { page } = await audited([
      await fixture('A12-guilty-tricks-nobody-can-take'),
      await fixture('A12-innocent-two-tricks-off'),
    ]);
    const far = () => page.session.rows.filter(({ check }) => check === 'A12');
    expect(far()).to.deep.equal([]);
    page.shadowRoot!.querySelector<HTMLButtonElement>('.double-dummy')!.click();
    await waited('it is compared', () => page.session.doubleDummy && page.session.state === 'finished');
    await waited('it is found', () => far().length > 0);
    expect(new Set(far().map(({ name }) => name))).to.deep.equal(
      new Set(['A12-guilty-tricks-nobody-can-take.pbn']),
    );
    await waited('it is in the list', () =>
      [...page.shadowRoot!.querySelectorAll('.rows tr[data-row]')].some((row) =>
        deepText(row).includes('double dummy'),
      ),
    );
  });

  it('comes back to the finding that was looked at when the page is loaded anew', async () => {
    const { frame, page } = await audited([new File([sessionOf(20)], 'evening.pbn')]);
    const wrong = page.session.rows.find(({ check, board }) => check === 'A09' && board === '11')!;
    frame.contentWindow!.location.hash = `#audit=${wrong.number}`;
    const before = await screenOf(frame);
    await waited('the files are kept', () =>
      sessionStorage.getItem('dealtrail.audit')?.includes('"kept":true'),
    );
    const { at } = before;
    frame.remove();
    const again = await framed(`#audit=${wrong.number}`);
    const after = await screenOf(again);
    expect(after.replay!.record.header.deal.board).to.equal('11');
    expect(after.at).to.equal(at);
    const line = await waited('the finding stands above it', () => inside(again).querySelector('dt-finding'));
    await waited('it is told', () => deepText(line).includes('A09'));
    expect(again.contentWindow!.location.hash).to.equal(`#audit=${wrong.number}`);
  });
});
