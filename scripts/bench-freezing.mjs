// npm run bench:freezing [KILLS]: what is stored after the browser was killed while a deal was recorded, signed and frozen. Needs the build.
//
// Each round opens the built page with the same profile on the screen that signs, adds facts to a deal, presses “Freeze”, and so on, until
// the browser is killed (SIGKILL) at a random moment. The next round checks: every fact and every freeze that the page called stored
// must be there, the signed text must end with a checkpoint over as many facts as the deal's own row says, and the key must still be in
// its place. Last, `dealtrail verify` reads all signed texts as files. Every tenth kill a new deal is begun.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';
import { killed, openedIn, servedBuild } from './served-build.mjs';
import { wholeNumber } from './wholeNumber.mjs';

/** @import { Fact } from '../src/events/event.ts' */
/** @import { RecordHeader } from '../src/events/record.ts' */

const kills = wholeNumber('kills', process.argv[2] ?? '60');
const profile = mkdtempSync(join(tmpdir(), 'dealtrail-freezing-'));
const files = join(profile, 'found');
mkdirSync(files);
const { origin, close } = await servedBuild();
let wrong = 0;
const check = (/** @type {boolean} */ good, /** @type {string} */ what) => {
  if (!good) wrong++;
  console.log(`${good ? 'good ' : 'WRONG'}  ${what}`);
};

try {
  let [facts, frozen, freezesInAll] = [0, 0, 0];
  for (let round = 0; round <= kills; round++) {
    const stream = `freezing${Math.floor((round - 1) / 10)}`;
    const { browser, page } = await openedIn(profile, `${origin}/`);
    if (round > 0) {
      const found = await page.evaluate(standing, stream);
      check(
        found.facts >= facts && found.frozen >= frozen && found.isWhole && found.keys === 1,
        `kill ${round}: ${found.facts} facts and ${found.frozen} frozen facts are stored; ${facts} and ${frozen} were acknowledged; ` +
          `signed ${found.signed}${found.isWhole ? '' : ', HALF'}, ${found.keys} key`,
      );
      if (found.text !== '') writeFileSync(join(files, `kill-${round}.sealed`), found.text);
    }
    if (round === kills) {
      await browser.close();
      break;
    }
    const next = `freezing${Math.floor(round / 10)}`;
    if (next !== stream) [facts, frozen] = [0, 0];
    await page.exposeFunction(
      'stored',
      (/** @type {'facts' | 'frozen'} */ kind, /** @type {number} */ count) => {
        if (kind === 'facts') facts = count;
        else {
          frozen = count;
          freezesInAll++;
        }
      },
    );
    await page.evaluate(opened, next);
    void page.evaluate(freezeForEver, next).catch(() => undefined);
    await new Promise((done) => setTimeout(done, 100 + Math.random() * 1500));
    await killed(browser);
  }
  const verify = [join(root, 'scripts', 'dealtrail.mjs'), 'verify', files];
  const { status, stdout } = spawnSync(process.execPath, verify, { encoding: 'utf8', cwd: root });
  const held = stdout.split('\n').filter((line) => line.includes('The seal holds')).length;
  check(status === 0 && held > 0, `dealtrail verify: ${held} files hold, exit code ${status}`);
  check(freezesInAll > 0, `${freezesInAll} freezes were acknowledged in all`);
} finally {
  close();
  rmSync(profile, { recursive: true, force: true });
}
console.log(`${kills} kills, ${wrong} wrong`);
process.exitCode = wrong > 0 ? 1 : 0;

// The functions below run in the page.

/** @param {string} stream */
async function standing(stream) {
  const store = await document.querySelector('dealtrail-workshop')?.keeping.open();
  if (store === undefined) throw new Error('The page has no workshop.');
  const [read, seal] = [await store.read(stream), await store.seals.read(stream)];
  if (!read.ok && read.code !== 'unknownStream') throw new Error(read.code);
  if (!seal.ok) throw new Error(seal.code);
  const text = seal.text ?? '';
  const lines = text.split('\n').filter((line) => line !== '');
  const signed = lines.filter((line) => line.includes('"t":"fact"')).length;
  const frozen = (read.ok ? read.deal.freezes : undefined)?.at(-1)?.facts ?? 0;
  const isWhole =
    lines.length === 0
      ? frozen === 0
      : signed === frozen && (lines.at(-1) ?? '').includes('"t":"checkpoint"');
  /** @type {number} */
  const keys = await new Promise((done) => {
    const request = indexedDB.open('dealtrail.keys');
    request.onsuccess = () => {
      const database = request.result;
      if (!database.objectStoreNames.contains('identities')) return done(0);
      const counted = database.transaction('identities').objectStore('identities').count();
      counted.onsuccess = () => {
        database.close();
        done(counted.result);
      };
    };
  });
  return { facts: read.ok ? read.events.length : 0, frozen, signed, isWhole, keys, text };
}

/**
 * Opens the deal on the screen that signs, with the signing key of the previous rounds.
 * @param {string} stream
 */
async function opened(stream) {
  const workshop = document.querySelector('dealtrail-workshop');
  if (workshop === null) throw new Error('The page has no workshop.');
  const store = await workshop.keeping.open();
  const hands = { N: null, E: null, S: null, W: null };
  /** @type {RecordHeader['deal']} */
  const deal = { board: '1', dealer: 'N', vulnerable: 'None', hands };
  /** @type {RecordHeader} */
  const header = { title: 'Freezing', edition: '2017', deal, contract: null, declarer: null, auction: null };
  if (!(await store.read(stream)).ok) await store.create({ stream, header });
  location.hash = `#deal=${stream}&seal`;
  const screen = () => workshop.shadowRoot?.querySelector('dt-sealing') ?? null;
  while (screen()?.shown === null || screen() === null) await new Promise((done) => setTimeout(done, 10));
  const sealing = screen();
  if (sealing?.shown?.identities.length === 0)
    sealing.dispatchEvent(
      new CustomEvent('identity-made', { detail: { name: 'Ada Byron', role: 'recorder', leaves: false } }),
    );
  while (screen()?.shown?.identities.length !== 1) await new Promise((done) => setTimeout(done, 10));
}

/** @param {string} stream */
async function freezeForEver(stream) {
  const workshop = document.querySelector('dealtrail-workshop');
  const store = await workshop?.keeping.open();
  const sealing = workshop?.shadowRoot?.querySelector('dt-sealing');
  if (store === undefined || !sealing) throw new Error('The page does not show the screen that signs.');
  const before = await store.read(stream);
  let version = before.ok ? before.deal.version : 0;
  const until = async (/** @type {() => boolean} */ isSo) => {
    while (!isSo()) await new Promise((done) => setTimeout(done, 2));
  };
  for (;;) {
    for (let more = 1 + Math.floor(Math.random() * 3); more > 0; more--) {
      /** @type {Fact} */
      const fact = { type: 'StatementMade', by: 'director', text: `Statement ${version + 1}` };
      const done = await store.append(stream, version, [fact]);
      if (!done.ok) throw new Error(done.code);
      ({ version } = done);
      await window.stored('facts', version);
    }
    await until(() => sealing.shown?.facts === version);
    await sealing.updateComplete;
    sealing.renderRoot.querySelector('button.freeze')?.dispatchEvent(new MouseEvent('click'));
    await until(() => sealing.note?.kind !== 'working' && sealing.shown?.signed === version);
    if (sealing.note?.kind !== 'doneFrozen')
      throw new Error(sealing.note?.kind ?? 'The screen showed no result.');
    await window.stored('frozen', sealing.note.number);
  }
}
