// npm run bench:appeals [FOLDER]: published appeals entered from their write-ups as a committee would, to the frozen, signed and printed
// decision. Needs the build. Prints presses, keys and seconds (a quarter of a second for each), and the pages of the report and of the decision; the papers
// are left in FOLDER, which has to be new or empty, as PDF, with a picture of each.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';
import { openedIn, servedBuild } from './served-build.mjs';

/** @import { Page } from 'puppeteer-core' */
/**
 * @typedef {{
 *   name: string,
 *   deal: { board: string, contract: string, hands: Record<string, string> },
 *   lines: string[],
 *   facts: [by: string, words: string, status: string][],
 *   statements: [by: string, time: string, words: string][],
 *   notes: Record<string, string>,
 * }} Appeal
 */

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'dealtrail-appeals-'));
mkdirSync(folder, { recursive: true });
if (readdirSync(folder).length > 0)
  throw new Error(`${folder} is not empty: the papers would lie among other files.`);
/** @type {Appeal[]} */
const appeals = JSON.parse(readFileSync(join(root, 'test/bench/appeals.json'), 'utf8'));

/** Entered for facts that the write-up of the appeal does not give. */
const UNTOLD = 'Not published';

/** Works the page with mouse and keys, and counts. */
class Person {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.presses = 0;
    this.keys = 0;
  }

  /** @param {string} selector */
  async find(selector) {
    const found = await this.page.waitForSelector(`>>> ${selector}`, { timeout: 60_000, visible: true });
    if (found === null) throw new Error(`The page contains no ${selector}.`);
    return found;
  }

  /** @param {string} selector */
  async press(selector) {
    const element = await this.find(selector);
    await element.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await element.evaluate((one) => /** @type {HTMLElement} */ (one).click());
    this.presses++;
    return element;
  }

  /** @param {string} selector @param {string} text */
  async write(selector, text) {
    const field = await this.find(selector);
    await field.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await field.focus();
    this.presses++;
    await this.page.keyboard.sendCharacter(text);
    this.keys += text.length;
    return field;
  }

  /** Presses a key; Tab leaves the field, and so stores its value. @param {string} key */
  async key(key) {
    await this.page.keyboard.press(/** @type {'Tab'} */ (key));
    this.keys++;
  }

  /** Opens a list and takes an entry. @param {string} selector @param {string} value */
  async take(selector, value) {
    const field = await this.find(selector);
    await field.evaluate((one, chosen) => {
      /** @type {HTMLSelectElement} */ (one).value = chosen;
      one.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
    this.presses += 2;
  }

  /** Waits until so many facts are stored. @param {number} count */
  stored(count) {
    return this.page.waitForFunction(stored, { timeout: 60_000 }, count);
  }
}

const { origin, close } = await servedBuild();
/** @type {string[]} */
const wrong = [];
try {
  console.log(
    '| appeal | presses | keys | seconds | fields of which nothing is published | pages of the report, of the decision |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const [index, appeal] of appeals.entries()) await tried(appeal, String(index + 1));
} finally {
  close();
}
console.log(`The papers are in ${folder}.`);
for (const one of wrong) console.log(`WRONG  ${one}`);
process.exitCode = wrong.length > 0 ? 1 : 0;

/** @param {Appeal} appeal @param {string} number */
async function tried(appeal, number) {
  const profile = mkdtempSync(join(tmpdir(), 'dealtrail-appeal-'));
  const { browser, page } = await openedIn(profile, `${origin}/`);
  try {
    await page.setViewport({ width: 1280, height: 940 });
    const person = new Person(page);
    await recorded(person, appeal);
    const untold = await caseFilled(person, appeal);
    await frozen(person);
    const pages = await printed(person, number);
    const sealed = join(folder, `${number}.sealed`);
    writeFileSync(sealed, await page.evaluate(sealText));
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(root, 'scripts/dealtrail.mjs'), 'verify', sealed],
      { encoding: 'utf8', cwd: root },
    );
    if (status !== 0) wrong.push(`${appeal.name}: dealtrail verify says ${stdout}`);
    const { presses, keys } = person;
    const seconds = ((presses + keys) / 4).toFixed(0);
    console.log(`| ${appeal.name} | ${presses} | ${keys} | ${seconds} | ${untold} | ${pages} |`);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** @param {Person} person @param {Appeal} appeal */
async function recorded(person, { deal, lines }) {
  await person.press('button[data-form=new]');
  await person.write('dt-new-deal >>> [inputmode=numeric]', deal.board);
  await person.write('dt-new-deal >>> [placeholder="4H"]', deal.contract);
  for (const [seat, hand] of Object.entries(deal.hands)) await person.write(`textarea#${seat}`, hand);
  await person.press('dt-new-deal >>> button.primary');
  for (const line of lines) {
    const field = await person.write('dt-record-line >>> input', line);
    await person.key('Enter');
    try {
      await person.page.waitForFunction(isEmptied, { timeout: 20_000 }, field);
    } catch (cause) {
      throw new Error(`The page did not record “${line}”: ${await person.page.evaluate(lineTold)}`, {
        cause,
      });
    }
  }
}

/** @param {Person} person @param {Appeal} appeal @returns how many fields had to say that nothing is published */
async function caseFilled(person, { facts, statements, notes }) {
  const { page } = person;
  let count = await page.evaluate(storedCount);
  const next = () => person.stored(++count);
  await person.press('a[href*="&case"]');
  await person.press('#tab-facts');
  for (const [by, words, status] of facts) {
    await person.take('#fact-by', by);
    await person.write('#fact-words', words);
    await person.take('#fact-status', status);
    await person.press('#add-fact button[type=submit]');
    await next();
  }
  await person.press('#tab-statements');
  for (const [by, , words] of statements) {
    await person.take('#statement-by', by);
    await person.write('#statement-words', words);
    await person.press('#add-statement button[type=submit]');
    await next();
  }
  await person.press('#tab-decision');
  const entered = async (/** @type {string} */ field, /** @type {string} */ text) => {
    const control = await person.find(`#note-${field}`);
    if (await control.evaluate((one) => one instanceof HTMLSelectElement))
      await person.take(`#note-${field}`, text);
    else {
      await person.write(`#note-${field}`, text);
      await person.key('Tab');
    }
    await next();
  };
  for (const [field, text] of Object.entries(notes)) await entered(field, text);
  const missing = await page.evaluate(missingFields);
  for (const { field, choice } of missing) await entered(field, choice ?? UNTOLD);
  return missing.length;
}

/** @param {Person} person */
async function frozen(person) {
  const { page } = person;
  // Back to the deal, and to the screen that signs.
  await page.evaluate(() => (location.hash = location.hash.replace(/&case.*/, '')));
  person.presses++;
  await person.press('a.seal');
  for (const [name, role] of [
    ['Chair', 'committee'],
    ['Director', 'director'],
  ]) {
    await person.write('.maker input:not([type])', name ?? '');
    await person.take('.maker select', role ?? '');
    await person.press('.maker button');
    await page.waitForFunction(identityThere, { timeout: 60_000 }, name ?? '');
  }
  const lacking = await page.evaluate(lackingForFreeze);
  if (lacking !== '') throw new Error(`The case cannot be frozen yet: ${lacking}`);
  await person.press('button.freeze:not([disabled])');
  await page.waitForFunction(isFrozen, { timeout: 60_000 });
}

/** @param {Person} person @param {string} number */
async function printed(person, number) {
  const { page } = person;
  await page.evaluate(() => (location.hash = location.hash.replace(/&seal.*/, '&case')));
  person.presses++;
  /** @type {number[]} */
  const pages = [];
  for (const paper of ['report', 'decision']) {
    await person.take('#paper', paper);
    await page.waitForSelector('>>> .sheet .checkpoint', { timeout: 60_000 });
    const pdf = await page.pdf({ format: 'A4', path: join(folder, `${number}-${paper}.pdf`) });
    const sheets =
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
    pages.push(sheets);
    await page.emulateMediaType('print');
    await page.screenshot({ path: join(folder, `${number}-${paper}.png`), fullPage: true });
    // Not “screen”: then the next paper would be printed with the styles of the screen.
    await page.emulateMediaType();
  }
  return pages.join(', ');
}

// The functions below run in the page.

/** @param {Element} field */
function isEmptied(field) {
  return /** @type {HTMLInputElement} */ (field).value === '';
}

/** The record line's message about the typed text. */
function lineTold() {
  const line = document.querySelector('dealtrail-workshop')?.shadowRoot?.querySelector('dt-record-line');
  return line?.shadowRoot?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

/** @param {number} count */
async function stored(count) {
  const store = await document.querySelector('dealtrail-workshop')?.keeping.open();
  const stream = new URLSearchParams(location.hash.slice(1)).get('deal') ?? '';
  const read = await store?.read(stream);
  return read?.ok === true && read.events.length >= count;
}

async function storedCount() {
  const store = await document.querySelector('dealtrail-workshop')?.keeping.open();
  const stream = new URLSearchParams(location.hash.slice(1)).get('deal') ?? '';
  const read = await store?.read(stream);
  return read?.ok === true ? read.events.length : 0;
}

/** Fields that the case file still marks as missing; for a list of choices its first enabled one. */
function missingFields() {
  const file = document.querySelector('dealtrail-workshop')?.shadowRoot?.querySelector('dt-case-file');
  return [...(file?.shadowRoot?.querySelectorAll('.row.lacks') ?? [])].flatMap((row) => {
    const control = row.querySelector('input, select, textarea');
    if (control === null) return [];
    const choice = control instanceof HTMLSelectElement ? (control.options[1]?.value ?? null) : null;
    return [{ field: control.id.replace('note-', ''), choice }];
  });
}

/** @param {string} name */
function identityThere(name) {
  const screen = document.querySelector('dealtrail-workshop')?.shadowRoot?.querySelector('dt-sealing');
  return screen?.shadowRoot?.querySelector('.people')?.textContent?.includes(name) === true;
}

function lackingForFreeze() {
  const screen = document.querySelector('dealtrail-workshop')?.shadowRoot?.querySelector('dt-sealing');
  return screen?.shadowRoot?.querySelector('.missing')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

function isFrozen() {
  const screen = document.querySelector('dealtrail-workshop')?.shadowRoot?.querySelector('dt-sealing');
  return screen?.note?.kind === 'doneFrozen';
}

async function sealText() {
  const store = await document.querySelector('dealtrail-workshop')?.keeping.open();
  const stream = new URLSearchParams(location.hash.slice(1)).get('deal') ?? '';
  const seal = await store?.seals.read(stream);
  return seal?.ok === true ? (seal.text ?? '') : '';
}
