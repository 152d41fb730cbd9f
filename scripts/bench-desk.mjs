// npm run bench:desk [KILLS]: what is stored after the browser was killed while somebody recorded at the desk. Needs the build.
//
// Each round opens the built page with the same profile at a deal that is being recorded, types lines one after the other into
// its line, and kills the browser (SIGKILL) at a random moment. A line is acknowledged when the page has emptied the field. The next
// round counts: every fact of an acknowledged line must be there once, in order; a pending line is stored completely or not at all.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killed, openedIn, servedBuild } from './served-build.mjs';
import { wholeNumber } from './wholeNumber.mjs';

/** @import { RecordHeader } from '../src/events/record.ts' */
/** @typedef {{ stream: string | null, acknowledged: number[], underWay: number[] }} Deal */

const kills = wholeNumber('kills', process.argv[2] ?? '60');
/** The number of rounds that record on one deal. */
const roundsADeal = 5;
const profile = mkdtempSync(join(tmpdir(), 'dealtrail-desk-'));
const { origin, close } = await servedBuild();
/** For each deal the numbers of the acknowledged facts, and of those that were pending when the browser was killed. */
/** @type {Deal[]} */
const deals = [];
let [next, wrong, checked, underWay] = [0, 0, 0, 0];

try {
  for (let round = 0; round <= kills; round++) {
    const last = deals.at(-1);
    const { browser, page } = await openedIn(
      profile,
      last === undefined ? `${origin}/` : `${origin}/#deal=${last.stream}`,
    );
    if (last !== undefined)
      check(round, last, await page.evaluate(factsOf, last.stream), await page.evaluate(deskOpens));
    if (round === kills) {
      for (const deal of deals) check(round, deal, await page.evaluate(factsOf, deal.stream), true);
      await browser.close();
      break;
    }
    if (round % roundsADeal === 0)
      deals.push({ stream: await page.evaluate(begun), acknowledged: [], underWay: [] });
    const deal = deals.at(-1);
    if (deal === undefined) throw new Error('No deal was begun in the first round.');
    if (!(await page.evaluate(deskOpens))) throw new Error(`The desk did not open in round ${round}.`);
    await page.exposeFunction('underWay', (/** @type {number[]} */ numbers) => (deal.underWay = numbers));
    await page.exposeFunction('acknowledged', (/** @type {number[]} */ numbers) => {
      deal.acknowledged.push(...numbers);
      deal.underWay = [];
      next = Math.max(next, ...numbers) + 1;
    });
    void page.evaluate(typeForEver, next).catch(() => undefined);
    await new Promise((done) => setTimeout(done, 150 + Math.random() * 1500));
    await killed(browser);
    next += 10;
  }
} finally {
  close();
  rmSync(profile, { recursive: true, force: true });
}
const facts = deals.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
console.log(
  `${kills} kills on ${deals.length} deals: ${facts} facts acknowledged, ${wrong} of ${checked} checks wrong; ${underWay} times a pending line was stored completely`,
);
process.exitCode = wrong > 0 || facts === 0 ? 1 : 0;

/**
 * Facts pending at the kill may be stored or not. Those that are stored count as acknowledged from then on.
 * @param {number} round
 * @param {Deal} deal
 * @param {(number | string)[]} found
 * @param {boolean} opens
 */
function check(round, deal, found, opens) {
  checked++;
  const expected = deal.acknowledged.join();
  const withMore = [...deal.acknowledged, ...deal.underWay].join();
  const good = opens && (found.join() === expected || found.join() === withMore);
  if (!good) {
    wrong++;
    console.log(
      `WRONG  round ${round}: stored ${found.join()}; acknowledged ${expected}; pending ${deal.underWay.join()}`,
    );
  } else if (found.length > deal.acknowledged.length) underWay++;
  deal.acknowledged = found.map(Number);
  deal.underWay = [];
}

// The functions below run in the page.

async function begun() {
  const workshop = document.querySelector('dealtrail-workshop');
  if (workshop === null) throw new Error('The page has no workshop.');
  const hands = { N: null, E: null, S: null, W: null };
  /** @type {RecordHeader['deal']} */
  const deal = { board: '1', dealer: 'N', vulnerable: 'None', hands };
  /** @type {RecordHeader} */
  const header = { title: 'Bench', edition: '2017', deal, contract: null, declarer: null, auction: null };
  await workshop.recording.beginning.begin({ header, events: [] });
  return new URLSearchParams(location.hash.slice(1)).get('deal');
}

/** True as soon as the page shows the record line. */
async function deskOpens() {
  const workshop = document.querySelector('dealtrail-workshop');
  for (let tries = 0; tries < 600; tries++) {
    if (workshop?.shadowRoot?.querySelector('dt-record-line')?.shadowRoot?.querySelector('input'))
      return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}

/**
 * The numbers in the statements of this deal, in the order of its log.
 * @param {string | null} stream
 * @returns {Promise<(number | string)[]>}
 */
async function factsOf(stream) {
  const store = await document.querySelector('dealtrail-workshop')?.keeping.open();
  if (store === undefined || stream === null) return ['no store or no deal'];
  const read = await store.read(stream);
  return read.ok
    ? read.events.map(({ event }) => (event.type === 'StatementMade' ? Number(event.text) : event.type))
    : [read.code];
}

/**
 * Every third line records two facts.
 * @param {number} first
 */
async function typeForEver(first) {
  const workshop = document.querySelector('dealtrail-workshop');
  const line = workshop?.shadowRoot?.querySelector('dt-record-line')?.shadowRoot;
  const field = line?.querySelector('input');
  const form = line?.querySelector('form');
  if (!field || !form) throw new Error('The page contains no field for a typed line.');
  for (let number = first; ;) {
    const numbers = number % 3 === 0 ? [number, number + 1] : [number];
    await window.underWay(numbers);
    field.value = numbers.map((one) => `said "West" "${one}"`).join('; ');
    field.dispatchEvent(new Event('input'));
    form.requestSubmit();
    while (field.value !== '') await new Promise((done) => setTimeout(done, 0));
    await window.acknowledged(numbers);
    number += numbers.length;
  }
}
