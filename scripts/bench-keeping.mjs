// npm run bench:keeping [ROUNDS] [FOLDER]: what is stored after the browser was killed while facts were being stored. Needs the build.
//
// Each round opens the built page with the same profile, adds facts one by one to one deal and marks, and kills the browser
// (SIGKILL) at a random moment. The next round counts: every fact and mark that the store had confirmed must be there.
// In every third round the database's files are deleted before the next start, as a browser does with a damaged database:
// the facts restored from the second copy are counted, and the page must say that something was lost.
// Last, the browser grants no more space than is used, or with a FOLDER on a small disk of its own (a tmpfs of 140 MB) that disk
// is filled: the page must call it full, keep the added facts, and store them when there is space again.
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killed, openedIn, servedBuild } from './served-build.mjs';
import { wholeNumber } from './wholeNumber.mjs';

/** @import { Fact } from '../src/events/event.ts' */
/** @import { RecordHeader } from '../src/events/record.ts' */
/** @import { FindingMarked } from '../src/store/marks.ts' */

const rounds = wholeNumber('rounds', process.argv[2] ?? '12');
const smallDisk = process.argv[3];
const profile = mkdtempSync(join(smallDisk ?? tmpdir(), 'dealtrail-keeping-'));
const { origin, close } = await servedBuild();
const opened = () => openedIn(profile, `${origin}/`);
let wrong = 0;
const check = (/** @type {boolean} */ good, /** @type {string} */ what) => {
  if (!good) wrong++;
  console.log(`${good ? 'good ' : 'WRONG'}  ${what}`);
};

try {
  let [facts, marks, taken] = [0, 0, 0];
  for (let round = 0; round <= rounds; round++) {
    const { browser, page } = await opened();
    const found = await page.evaluate(standing);
    const told = `round ${round}: ${found.facts} facts and ${found.marks} marks are stored; ${facts} and ${marks} were acknowledged`;
    if (taken === 0) check(found.facts >= facts && found.marks >= marks, told);
    else {
      const late = Math.max(facts - found.facts, 0) + Math.max(marks - found.marks, 0);
      check(
        found.loss !== null && found.facts > 0,
        `${told}; the database was deleted, the page reported a loss, ${late} were not restored`,
      );
      await page.evaluate(acknowledge);
    }
    ({ facts, marks } = found);
    if (round === rounds) {
      await browser.close();
      break;
    }
    await page.exposeFunction(
      'stored',
      (/** @type {'facts' | 'marks'} */ kind, /** @type {number} */ count) => {
        if (kind === 'facts') facts = count;
        else marks = count;
      },
    );
    void page.evaluate(addForEver, found).catch(() => undefined);
    await new Promise((done) => setTimeout(done, 300 + Math.random() * 1500));
    await killed(browser);
    taken = round % 3 === 2 ? 1 : 0;
    if (taken === 1) rmSync(join(profile, 'Default', 'IndexedDB'), { recursive: true, force: true });
  }
  await (smallDisk === undefined ? withoutRoom() : withoutDisk(smallDisk));
} finally {
  close();
  rmSync(profile, { recursive: true, force: true });
}
process.exitCode = wrong > 0 ? 1 : 0;

/** The browser refuses to store: its quota is the space already used. */
async function withoutRoom() {
  const { browser, page } = await opened();
  const session = await page.createCDPSession();
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: Math.round(usage) + 20_000 });
  const full = await page.evaluate(addUntilRefused);
  check(
    full.code === 'full' && full.unsaved > 0,
    `the browser granted no more space: ${JSON.stringify(full)}`,
  );
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  const later = await page.evaluate(retried, full.stream);
  check(later.unsaved === 0 && later.facts === full.given, `there was space again: ${JSON.stringify(later)}`);
  await browser.close();
}

/**
 * The disk itself is full.
 * @param {string} disk the folder where it is mounted
 */
async function withoutDisk(disk) {
  const { browser, page } = await opened();
  const ballast = join(disk, 'ballast');
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 300_000)));
  } catch {
    // Other programs filled the disk meanwhile, so that it is full as wanted.
  }
  const full = await page.evaluate(addUntilRefused);
  check(full.code === 'full' && full.unsaved > 0, `the disk was full: ${JSON.stringify(full)}`);
  rmSync(ballast, { force: true });
  const later = await page.evaluate(retried, full.stream);
  check(
    later.unsaved === 0 && later.facts === full.given,
    `there was space on the disk again: ${JSON.stringify(later)}`,
  );
  await browser.close();
}

// The functions below run in the page.

async function standing() {
  const workshop = document.querySelector('dealtrail-workshop');
  if (workshop === null) throw new Error('The page has no workshop.');
  const { kept, keeping } = workshop;
  const store = await keeping.open();
  const read = await store.read('bench');
  if (!read.ok && read.code !== 'unknownStream') throw new Error(read.code);
  return {
    facts: read.ok ? read.events.length : 0,
    marks: store.marks.state.value.stored.length,
    loss: kept.loss ?? store.loss.value,
  };
}

async function acknowledge() {
  await document.querySelector('dealtrail-workshop')?.keeping.acknowledge();
}

/** @param {{ facts: number, marks: number }} there */
async function addForEver({ facts, marks }) {
  const store = await document.querySelector('dealtrail-workshop')?.keeping.open();
  if (store === undefined) throw new Error('The page has no workshop.');
  const hands = { N: null, E: null, S: null, W: null };
  /** @type {RecordHeader['deal']} */
  const deal = { board: '1', dealer: 'N', vulnerable: 'None', hands };
  /** @type {RecordHeader} */
  const header = { title: 'Bench', edition: '2017', deal, contract: null, declarer: null, auction: null };
  if (facts === 0) await store.create({ stream: 'bench', header });
  for (let n = 0; ; n++) {
    /** @type {Fact} */
    const fact = { type: 'StatementMade', by: 'director', text: `Statement ${facts + n}` };
    const done = await store.append('bench', facts + n, [fact]);
    if (!done.ok) throw new Error(done.code);
    await window.stored('facts', done.version);
    /** @type {FindingMarked} */
    const marked = { type: 'FindingMarked', finding: `finding ${marks + n}`, mark: 'fixed' };
    if ((await store.marks.give([marked])).ok) await window.stored('marks', marks + n + 1);
  }
}

/** Adds large facts to a new deal until five were refused. */
async function addUntilRefused() {
  const store = await document.querySelector('dealtrail-workshop')?.keeping.open();
  if (store === undefined) throw new Error('The page has no workshop.');
  const hands = { N: null, E: null, S: null, W: null };
  /** @type {RecordHeader['deal']} */
  const deal = { board: '2', dealer: 'N', vulnerable: 'None', hands };
  /** @type {RecordHeader} */
  const header = { title: 'Full', edition: '2017', deal, contract: null, declarer: null, auction: null };
  const stream = `full${Date.now()}`;
  await store.create({ stream, header });
  let [given, refused] = [0, 0];
  let code = '';
  while (refused < 5 && given < 500) {
    const noise = Array.from(crypto.getRandomValues(new Uint8Array(60_000)), (byte) =>
      String.fromCharCode(32 + (byte % 90)),
    ).join('');
    const done = await store.append(stream, given, [{ type: 'StatementMade', by: 'director', text: noise }]);
    given++;
    if (!done.ok) [code, refused] = [refused === 0 ? done.code : code, refused + 1];
  }
  const problems = store.problems.value.map((problem) => problem.code);
  return { stream, given, code, refused, problems, unsaved: store.unsaved.value };
}

/** @param {string} stream */
async function retried(stream) {
  const keeping = document.querySelector('dealtrail-workshop')?.keeping;
  if (keeping === undefined) throw new Error('The page has no workshop.');
  const store = await keeping.open();
  for (let n = 0; n < 20 && store.unsaved.value > 0; n++) {
    await keeping.retry();
    await new Promise((done) => setTimeout(done, 500));
  }
  const read = await store.read(stream);
  const problems = store.problems.value.map((problem) => problem.code);
  return {
    unsaved: store.unsaved.value,
    facts: read.ok ? read.events.length : read.code,
    problems,
    copy: store.copy.value.state,
  };
}
