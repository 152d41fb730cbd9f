import { expect } from 'chai';
import type { AuditSession } from '../../src/ui/audit-page/session.ts';
import type { Replay } from '../../src/view/replay.ts';
import { zipSync } from 'fflate';
import { evening, PLANTED } from './support/evening.ts';
import { BRIDGEMATE } from './support/database.ts';
import { sessionOf, waited } from './support/builtPage.ts';
import { deepText } from './support/open.ts';

interface Page extends HTMLElement {
  readonly session: AuditSession;
}

/** @param kept what an audit before it left for a reload stays */
async function open(kept = false): Promise<HTMLIFrameElement> {
  if (!kept) sessionStorage.removeItem('dealtrail.audit');
  const frame = document.createElement('iframe');
  frame.width = '1280';
  frame.height = '900';
  frame.src = '/index.html#audit';
  document.body.append(frame);
  await new Promise((done) => frame.addEventListener('load', done, { once: true }));
  return frame;
}

const root = (frame: HTMLIFrameElement): ShadowRoot =>
  frame.contentDocument!.querySelector('dealtrail-workshop')!.shadowRoot!;
const pageIn = (frame: HTMLIFrameElement): Promise<Page> =>
  waited('the page of the audit is drawn', () => {
    const page = root(frame).querySelector<Page>('dt-audit');
    return page?.shadowRoot?.querySelector('input[type=file]') ? page : null;
  });
const auditEnds = (page: Page): Promise<boolean> =>
  waited('the audit ends', () => page.session.state === 'finished' || page.session.state === 'failed');

function choose(page: Page, files: readonly File[]): void {
  const field = page.shadowRoot!.querySelector<HTMLInputElement>('input[type=file]')!;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field.files = transfer.files;
  field.dispatchEvent(new Event('change'));
}

const press = (frame: HTMLIFrameElement, target: EventTarget, key: string): boolean => {
  const { KeyboardEvent } = frame.contentWindow as Window & typeof globalThis;
  return target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
};

describe('a session in the built page', function () {
  this.timeout(120_000);
  afterEach(() => document.body.replaceChildren());

  it('is audited in a worker under the strict policy, opens at the evidence, and comes back', async () => {
    const frame = await open();
    const page = await pageIn(frame);
    const refused: string[] = [];
    frame.contentDocument!.addEventListener('securitypolicyviolation', (event) =>
      refused.push(`${event.violatedDirective} ${event.sample}`),
    );
    choose(page, [
      new File([sessionOf(20)], 'evening.pbn'),
      new File([new Uint8Array([0, 1, 2, 3, 255])], 'photo.jpg'),
    ]);
    await auditEnds(page);
    expect(refused).to.deep.equal([]);
    expect(page.session).to.include({
      state: 'finished',
      files: 2,
      filesRead: 2,
      deals: 20,
      playedDeals: 20,
    });
    expect(deepText(page)).to.include('photo.jpg').and.include('The record states');
    const wrong = page.session.rows.filter(({ check }) => check === 'A09');
    expect(wrong.map(({ board }) => board)).to.have.members(['1', '11']);
    const [, second] = wrong;
    press(frame, frame.contentWindow!, 'j');
    const target = await waited('the list has the focus', () =>
      page.shadowRoot!.querySelector<HTMLElement>(`[data-row="${second!.number}"] .target`),
    );
    target.focus();
    target.click();
    const replay = await waited('the replay is drawn', () => {
      const found = root(frame).querySelector<HTMLElement & { at: number; replay: Replay }>('replay-screen');
      return found?.shadowRoot?.querySelector('dt-table') ? found : null;
    });
    expect(replay.replay.record.header.deal.board).to.equal(second!.board);
    expect(replay.at).to.equal(replay.replay.last, 'a result shows at the end');
    expect(root(frame).querySelector('dt-finding')?.shadowRoot?.textContent)
      .to.include('A09')
      .and.include('The record states');
    press(frame, replay, 'Escape');
    const back = await pageIn(frame);
    await waited('the finding has the focus again', () =>
      back.shadowRoot!.activeElement?.closest(`[data-row="${second!.number}"]`),
    );
    expect(frame.contentWindow!.location.hash).to.equal('#audit');
  });

  it('says that a deal can no longer be read when its file has been deleted since', async () => {
    const frame = await open();
    const page = await pageIn(frame);
    const disk = await navigator.storage.getDirectory();
    const handle = await disk.getFileHandle('evening.pbn', { create: true });
    const writable = await handle.createWritable();
    await writable.write(sessionOf(20));
    await writable.close();
    choose(page, [await handle.getFile()]);
    await auditEnds(page);
    await disk.removeEntry('evening.pbn');
    const wrong = page.session.rows.find(({ check }) => check === 'A09')!;
    page.shadowRoot!.querySelector<HTMLElement>(`[data-row="${wrong.number}"] .target`)!.click();
    await waited('it is said', () =>
      deepText(root(frame)).includes('This deal can no longer be read from its file.'),
    );
  });

  it('takes of a folder what it can read, whatever it is called, and names the rest', async () => {
    const frame = await open();
    const page = await pageIn(frame);
    const inFolder = (path: string, content: string): File =>
      Object.defineProperty(new File([content], path.split('/').at(-1) ?? ''), 'webkitRelativePath', {
        value: path,
      });
    page.dispatchEvent(
      new CustomEvent('audit-files', {
        detail: [
          inFolder('club/monday/1.pbn', sessionOf(10)),
          inFolder('club/notes.docx', 'x'),
          inFolder('club/tuesday', sessionOf(10)),
          inFolder('club/README', 'Monday and Tuesday'),
          inFolder('club/wednesday.txt', sessionOf(10)),
          inFolder('club/.DS_Store', 'x'),
        ],
      }),
    );
    await auditEnds(page);
    expect(page.session).to.include({ files: 3, deals: 30 });
    expect(page.session.others).to.deep.equal(['club/notes.docx', 'club/README']);
    expect(deepText(page)).to.include('club/notes.docx, club/README').and.include('club/monday/1.pbn');
  });

  it('reads databases, XML and archives, and finds their deals again', async () => {
    const frame = await open();
    const page = await pageIn(frame);
    const wrong = sessionOf(2).replace(/\[Result "\d+"\]/, '[Result "0"]');
    const inner = zipSync({ 'a.pbn': new TextEncoder().encode(wrong), 'notes.txt': new Uint8Array([65]) });
    const xml =
      '<USEBIO><EVENT><BOARD><BOARD_NUMBER>3</BOARD_NUMBER><TRAVELLER_LINE><CONTRACT>4H</CONTRACT>' +
      '<PLAYED_BY>S</PLAYED_BY><TRICKS>10</TRICKS><SCORE>430</SCORE></TRAVELLER_LINE></BOARD></EVENT></USEBIO>';
    choose(page, [
      new File([BRIDGEMATE as BlobPart], 'evening.bws'),
      new File([xml], 'club.xml'),
      new File([zipSync({ 'week/monday.zip': inner })], 'all.zip'),
    ]);
    await auditEnds(page);
    expect(page.session).to.include({ state: 'finished', filesRead: 3, unpacked: 1, leftAlone: 1, deals: 6 });
    expect(page.session.rows.filter(({ severity }) => severity === 'error').map(({ name }) => name))
      .to.include('club.xml')
      .and.include('all.zip/week/monday.zip/a.pbn')
      .and.not.include('evening.bws');
    const inside = page.session.rows.find(({ check }) => check === 'A09')!;
    (
      await waited('the list is drawn', () =>
        page.shadowRoot!.querySelector<HTMLElement>(`[data-row="${inside.number}"] .target`),
      )
    ).click();
    const replay = await waited('the replay is drawn', () => {
      const found = root(frame).querySelector<HTMLElement & { replay: Replay }>('replay-screen');
      return found?.shadowRoot?.querySelector('dt-table') ? found : null;
    });
    expect(replay.replay.record.header.deal.board).to.equal('1');
  });

  it('opens the row of a results table that a finding is about, with its contract and lead', async () => {
    const frame = await open();
    const page = await pageIn(frame);
    const name = 'fixtures/sessions/A05-guilty-lead-in-a-score-table.pbn';
    choose(page, [new File([await (await fetch(`/${name}`)).text()], 'pairs.pbn')]);
    await auditEnds(page);
    const lead = page.session.rows.find(({ check }) => check === 'A05')!;
    frame.contentWindow!.location.hash = `#audit=${lead.number}`;
    const replay = await waited('the replay is drawn', () => {
      const found = root(frame).querySelector<HTMLElement & { replay: Replay }>('replay-screen');
      return found?.shadowRoot?.querySelector('dt-table') ? found : null;
    });
    const { header, events } = replay.replay.record;
    expect(header).to.deep.include({
      table: '1',
      contract: { level: 4, strain: 'S', doubling: 1 },
      declarer: 'N',
      statedResult: { declarerTricks: 10 },
    });
    expect(events[0]).to.include({ type: 'CardPlayed', seat: 'E', card: 'HQ' });
  });

  it('compares the results of a board, from a finding and from all boards, and replays them', async () => {
    const frame = await open();
    const page = await pageIn(frame);
    const tables = [1, 2, 3, 4].map((table) => `[Table "${table}"]\n${sessionOf(3)}`).join('\n');
    choose(page, [new File([tables], 'evening.pbn')]);
    await auditEnds(page);
    const link = await waited('the board of the finding can be compared', () =>
      page.shadowRoot!.querySelector<HTMLAnchorElement>('a.compare'),
    );
    expect(link.textContent).to.equal('Compare the 4 results of this board');
    link.click();
    const boards = (): ShadowRoot | null | undefined => root(frame).querySelector('dt-boards')?.shadowRoot;
    const result = await waited('the results are drawn', () =>
      boards()?.querySelector<HTMLAnchorElement>('table.results a'),
    );
    result.click();
    const replay = await waited('the replay is drawn', () => {
      const found = root(frame).querySelector<HTMLElement & { replay: Replay }>('replay-screen');
      return found?.shadowRoot?.querySelector('dt-table') ? found : null;
    });
    expect(replay.replay.record.header.deal.board).to.equal('1');
    press(frame, replay, 'Escape');
    await waited('the results are back', () => boards()?.querySelector('table.results'));
    press(frame, boards()!.querySelector('h1')!, 'Escape');
    await waited(
      'all boards are listed',
      () => boards()?.querySelector('h1')?.textContent.trim() === 'Results by board',
    );
    root(frame).querySelector<HTMLButtonElement>('header button.quiet')!.click();
    await pageIn(frame);
    expect(frame.contentWindow!.location.hash).to.equal('#audit');
  });

  it('shows five planted faults of an evening in its first ten rows, to be worked down by keyboard alone', async () => {
    const frame = await open();
    const page = await pageIn(frame);
    choose(page, [new File([evening()], 'evening.pbn')]);
    await auditEnds(page);
    expect(page.session).to.include({ deals: 364, playedDeals: 26 });
    const boards = page.session.rows.slice(0, 10).map(({ board }) => board);
    expect(boards).to.include.members(Object.values(PLANTED));
    const standing = (): HTMLElement | null =>
      page.shadowRoot!.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
    press(frame, frame.contentWindow!, 'j');
    const first = await waited('the first row has the focus', standing);
    press(frame, page.shadowRoot!.activeElement!, '3');
    press(frame, page.shadowRoot!.activeElement!, 'n');
    const field = await waited('a comment can be written', () => first.querySelector('textarea'));
    field.value = 'Ask West';
    press(frame, field, 'Enter');
    await waited('it is kept', () => deepText(first).includes('Ask West'));
    await waited('it is marked', () => first.querySelector('select')!.value === 'askPlayers');
    await waited('the focus is back', standing);
    press(frame, page.shadowRoot!.activeElement!, 'u');
    await waited('the comment is taken back', () => !deepText(first).includes('Ask West'));
    expect(first.querySelector('select')!.value).to.equal('askPlayers');
    press(frame, page.shadowRoot!.activeElement!, 'u');
    await waited('the mark is taken back', () => first.querySelector('select')!.value === 'open');
    press(frame, page.shadowRoot!.activeElement!, 'c');
    await waited('the board is compared', () =>
      root(frame).querySelector('dt-boards')?.shadowRoot?.querySelector('table.results'),
    );
    expect(frame.contentWindow!.location.hash).to.match(/^#boards=\d+$/);
  });

  it('can be stopped in the middle, and keeps what was found until then', async () => {
    const frame = await open();
    const page = await pageIn(frame);
    const file = new File([sessionOf(1000)], 'a.pbn');
    choose(
      page,
      Array.from({ length: 40 }, () => file),
    );
    const stop = await waited('something is found', () =>
      page.session.rows.length > 0
        ? page.shadowRoot!.querySelector<HTMLButtonElement>('.progress button')
        : null,
    );
    stop.click();
    await waited('it has stopped', () => page.session.state === 'stopped');
    const { deals, rows } = page.session;
    expect(rows.length).to.be.greaterThan(0);
    await new Promise((done) => setTimeout(done, 400));
    expect(page.session.deals).to.equal(deals);
    await waited('it is said', () => deepText(page).includes('What was found until then is listed.'));
    expect(page.shadowRoot!.querySelectorAll('.rows tr[data-row]').length).to.be.greaterThan(0);
  });

  it('keeps its marks for the next time the same deals are audited, under whatever name', async () => {
    const text = sessionOf(20);
    const marked = async (
      name: string,
    ): Promise<{ page: Page; choice: HTMLSelectElement; frame: HTMLIFrameElement }> => {
      const frame = await open();
      const page = await pageIn(frame);
      choose(page, [new File([text], name)]);
      await auditEnds(page);
      const wrong = page.session.rows.find(({ check, board }) => check === 'A09' && board === '11');
      const choice = await waited('the list is drawn', () =>
        page.shadowRoot!.querySelector<HTMLSelectElement>(`[data-row="${wrong!.number}"] select`),
      );
      return { page, choice, frame };
    };
    const first = await marked('evening.pbn');
    first.choice.value = 'askPlayers';
    first.choice.dispatchEvent(new Event('change'));
    await waited('it can be undone', () => first.page.shadowRoot!.querySelector('.undo'));
    await waited('it is stored', () => first.page.shadowRoot!.querySelector('.pending') === null);
    first.frame.remove();
    const again = await marked('renamed.pbn');
    await waited('the mark is there again', () => again.choice.value === 'askPlayers');
    expect(again.page.shadowRoot!.querySelector('.undo')).to.equal(null);
    again.choice.value = 'open';
    again.choice.dispatchEvent(new Event('change'));
    const undo = await waited('it can be undone', () =>
      again.page.shadowRoot!.querySelector<HTMLButtonElement>('.undo'),
    );
    undo.click();
    await waited('the mark is back', () => again.choice.value === 'askPlayers');
  });

  it('finds its files again when the page is loaded anew', async () => {
    const frame = await open();
    const page = await pageIn(frame);
    choose(page, [new File([sessionOf(20)], 'evening.pbn')]);
    await auditEnds(page);
    const found = page.session.rows.length;
    await waited('the files are kept', () =>
      sessionStorage.getItem('dealtrail.audit')?.includes('"kept":true'),
    );
    frame.remove();
    const again = await pageIn(await open(true));
    await waited(
      'the findings are there again',
      () => again.session.rows.length === found && again.session.state === 'finished',
    );
    expect(again.session.rows[0]?.name).to.equal('evening.pbn');
  });

  it('marks all that is listed, says how many are done, and compares with double dummy when asked', async () => {
    const frame = await open();
    const page = await pageIn(frame);
    choose(page, [new File([sessionOf(20)], 'many.pbn')]);
    await auditEnds(page);
    const shown = (): number => page.shadowRoot!.querySelectorAll('.rows tr[data-row]').length;
    await waited('the list is drawn', () => shown() > 1);
    const many = page.shadowRoot!.querySelector<HTMLSelectElement>('.mark-many')!;
    many.value = 'fixed';
    many.dispatchEvent(new Event('change'));
    (
      await waited('it can be done', () => page.shadowRoot!.querySelector<HTMLButtonElement>('.do-many'))
    ).click();
    await waited('all are done', () =>
      / (\d+) of \1 done/.test(page.shadowRoot!.querySelector('.above p')!.textContent),
    );
    page.shadowRoot!.querySelector<HTMLButtonElement>('.double-dummy')!.click();
    await waited('it is read again', () => page.session.doubleDummy);
    await auditEnds(page);
    expect(page.session.deals).to.equal(20);
  });

  it('leads from finding to finding inside the replay, and marks there', async () => {
    const frame = await open();
    const page = await pageIn(frame);
    choose(page, [new File([sessionOf(30)], 'ways.pbn')]);
    await auditEnds(page);
    const [first, second] = page.session.rows;
    frame.contentWindow!.location.hash = `#audit=${first!.number}`;
    const line = await waited('the finding stands above the replay', () =>
      root(frame).querySelector('dt-finding'),
    );
    const choice = await waited('it can be marked', () =>
      line.shadowRoot?.querySelector<HTMLSelectElement>('select.mark'),
    );
    choice.value = 'fine';
    choice.dispatchEvent(new Event('change'));
    const next = await waited('there is a next one', () =>
      line.shadowRoot!.querySelector<HTMLAnchorElement>('a.next'),
    );
    expect(line.shadowRoot!.querySelector('a.previous')).to.equal(null);
    next.click();
    await waited('it is shown', () => frame.contentWindow!.location.hash === `#audit=${second!.number}`);
    const previous = await waited('and the way back', () =>
      root(frame).querySelector('dt-finding')?.shadowRoot?.querySelector<HTMLAnchorElement>('a.previous'),
    );
    previous.click();
    await waited('the first is shown again', () =>
      frame.contentWindow!.location.hash.startsWith(`#audit=${first!.number}`),
    );
    // However many findings were looked at, one step leads back to the list.
    frame.contentWindow!.history.back();
    await waited('the list is shown', () => root(frame).querySelector('dt-audit'));
    expect(frame.contentWindow!.location.hash).to.equal('#audit');
  });

  it('says so when an address names a finding of a session that is gone', async () => {
    const frame = await open();
    await pageIn(frame);
    frame.contentWindow!.location.hash = '#audit=3';
    const page = await pageIn(frame);
    expect(deepText(page)).to.include('Choose files…');
  });
});
