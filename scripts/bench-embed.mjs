// npm run bench:embed: how soon a replay is painted on a slow processor, and how long a step takes. Needs the build.
//
// Measured each time on the page's main thread, with the page's own clock:
//   painted   from the script's arrival to the end of the frame that shows the diagram; the processor is made 4 times slower;
//             the deal is served at once, like a file from the cache. Every round opens a new page in the same tab; the first,
//             for which the browser starts a process and reads its fonts, is printed but not counted.
//   a step    one replay on its page at full speed: script, style and layout. First 520 steps one after the other, as
//             libraries were compared when this project began; then one per frame, as a reader steps, so that the browser
//             paints in between: once with a replay that was stepped through before, and once with a new one for every
//             round, for which every step is new.
//   20 steps  20 replays below one another on one page at full speed, each taking one step in the same frame: script,
//             style, layout and paint of this frame, to the first task after it. Once in a window of 1000 by 800, as for an
//             article, and once in a window so large that all 20 are in view, which is larger than any reader's.
//   layouts   the share of these steps' layouts that the browser records as partial: they leave the page around alone.
// Steps go through the whole deal, once to warm up and then as often as printed. Each line also has the time of a frame
// without a step, which shows how busy the machine is.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { root } from './install.mjs';
import { portOf } from './served-build.mjs';

/** @typedef {{ count: number, rounds: number, rows: number, whole: boolean, fresh?: boolean, paced?: boolean }} Walk */

const deal = process.argv[2];
if (deal === undefined) {
  console.log('usage: npm run bench:embed BAKED   (BAKED is a file that dealtrail bake wrote)');
  process.exit(2);
}
/** @type {Readonly<Record<string, string>>} */
const pages = {
  '/': '<!doctype html><meta charset="utf-8"><title>Bench</title><body></body>',
  '/deal-replay.js': readFileSync(join(root, 'build', 'deal-replay.js'), 'utf8'),
  '/deal': readFileSync(deal, 'utf8'),
};
const server = createServer(({ url = '/' }, answer) => {
  answer.setHeader(
    'content-type',
    url.endsWith('.js') ? 'text/javascript' : url === '/' ? 'text/html' : 'application/json',
  );
  answer.end(pages[url] ?? '');
}).listen(0, '127.0.0.1');
await new Promise((done) => server.once('listening', done));
const address = `http://127.0.0.1:${portOf(server)}/`;
const browser = await launch({ executablePath: findChromium(), args: chromiumFlags });
/** Milliseconds. */
const FRAME = 1000 / 60;
const alone = { count: 1, rounds: 5, width: 1000, height: 800, rows: 1, whole: false };
try {
  const page = await opened(1000, 800);
  await page.emulateCPUThrottling(4);
  const empty = [];
  const paints = [];
  for (let round = 0; round <= 15; round++) {
    await page.goto(address);
    empty.push(await page.evaluate(() => window.frameOf(() => {})));
    paints.push(await page.evaluate(painted));
  }
  await page.close();
  const [first = NaN, ...later] = paints;
  tell('script loaded to painted diagram, 4 × slower processor', later, 100, empty);
  console.log(`… the first time in a tab just opened, which is not counted: ${first.toFixed(2)} ms`);
  const quick = await stepsOf({ ...alone, rounds: 10, paced: false });
  tell(`a step of ${quick.turns}, one after the other: script, style, layout`, quick.took, 2, quick.empty);
  tell('… of which script', quick.script, 2, quick.empty);
  const one = await stepsOf(alone);
  tell(
    `a step a frame (${one.turns} turns, ${one.steps} steps a deal): script, style, layout`,
    one.took,
    2,
    one.empty,
  );
  tell('… of which script', one.script, 2, one.empty);
  const anew = await stepsOf({ ...alone, fresh: true });
  tell('a step a frame the replay never showed before: script, style, layout', anew.took, 2, anew.empty);
  tell('… of which script', anew.script, 2, anew.empty);
  await tellLayouts();
  const shared = { count: 20, rounds: 3, whole: true };
  const article = await stepsOf({ ...shared, width: 1000, height: 800, rows: 20 });
  tell(`20 replays, one step each, ${article.inView} in view: the frame`, article.took, FRAME, article.empty);
  tell('… of which script', article.script, FRAME, article.empty);
  const wall = await stepsOf({ ...shared, width: 2000, height: 4000, rows: 5 });
  tell(`20 replays, one step each, ${wall.inView} in view: the frame`, wall.took, FRAME, wall.empty);
} finally {
  await browser.close();
  server.close();
}

/**
 * A page with the helpers of the measurements.
 * @param {number} width
 * @param {number} height
 */
async function opened(width, height) {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  await page.evaluateOnNewDocument(() => {
    /** Milliseconds from the call of `does` in a frame to the first task after this frame was laid out and painted. */
    window.frameOf = (does) =>
      new Promise((done) =>
        requestAnimationFrame(() => {
          const begun = performance.now();
          does();
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => done(performance.now() - begun), { once: true });
          port1.start();
          port2.postMessage(null);
        }),
      );
  });
  await page.goto(address);
  return page;
}

/** @param {Walk & { width: number, height: number }} wishes */
async function stepsOf(wishes) {
  const page = await opened(wishes.width, wishes.height);
  const measured = await page.evaluate(stepping, wishes);
  await page.close();
  return measured;
}

/** The share of partial layouts, which leave the rest of the page alone, in one walk through the deal. */
async function tellLayouts() {
  const page = await opened(1000, 800);
  await page.evaluate(stepping, { ...alone, rounds: 0, paced: false });
  await page.tracing.start({ categories: ['devtools.timeline'] });
  await page.evaluate(async () => {
    const replay = document.querySelector('deal-replay');
    if (replay === null) throw new Error('The page contains no replay.');
    for (let at = 1; at <= (replay.getState()?.steps ?? 0); at++) {
      replay.goTo(at);
      await new Promise((done) => setTimeout(done));
      document.body.getBoundingClientRect();
    }
  });
  /** @type {{ traceEvents: { name: string, args?: { beginData?: { partialLayout?: boolean } } }[] }} */
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  await page.close();
  const layouts = traceEvents.filter(({ name }) => name === 'Layout').map(({ args }) => args?.beginData);
  const partial = layouts.filter((one) => one?.partialLayout === true).length;
  console.log(`layouts of one walk: ${layouts.length}, of which ${partial} are partial`);
}

/**
 * @param {string} what
 * @param {readonly number[]} times
 * @param {number} goal
 * @param {readonly number[]} empties
 */
function tell(what, times, goal, empties) {
  const at = (/** @type {readonly number[]} */ all, /** @type {number} */ share) => {
    const sorted = [...all].sort((one, other) => one - other);
    return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toFixed(2);
  };
  // On a busy machine the quickest quarter is the best estimate of the replay's own time.
  console.log(
    `${what}: quickest quarter ${at(times, 0.25)} ms, median ${at(times, 0.5)} ms, 95 of 100 within ${at(times, 0.95)} ms, ` +
      `goal ${goal.toFixed(1)} ms${empties.length > 0 ? `; an empty frame ${at(empties, 0.5)} ms` : ''}`,
  );
}

/** In the page: from the script's arrival to the end of the frame that shows the diagram. */
async function painted() {
  const file = await (await fetch('/deal')).json();
  const element = document.createElement('deal-replay');
  document.body.append(element);
  element.baked = file;
  const source = await (await fetch('/deal-replay.js')).text();
  const script = document.createElement('script');
  script.textContent = source;
  const ready = new Promise((done) => element.addEventListener('replay-ready', () => done(undefined)));
  const begun = performance.now();
  document.head.append(script);
  await ready;
  await new Promise((done) => queueMicrotask(() => done(undefined)));
  if (element.shadowRoot?.querySelectorAll('.hand').length !== 4)
    throw new Error('The replay drew no hands.');
  await window.frameOf(() => {});
  return performance.now() - begun;
}

/**
 * In the page: `count` replays in `rows`, through the whole deal `rounds` times after one to warm up.
 * @param {Walk} walk
 */
async function stepping({ count, rounds, rows, whole, fresh = false, paced = true }) {
  const file = await (await fetch('/deal')).json();
  const script = document.createElement('script');
  script.textContent = await (await fetch('/deal-replay.js')).text();
  document.head.append(script);
  document.body.style.cssText = `display: grid; grid-template-columns: repeat(${count / rows}, minmax(0, 1fr))`;
  /** @type {import('../src/ui/embed/deal-replay.element.ts').DealReplayElement[]} */
  let all = [];
  const put = async () => {
    all = Array.from({ length: count }, () => document.createElement('deal-replay'));
    document.body.replaceChildren(...all);
    for (const one of all) one.baked = file;
    await new Promise((done) => setTimeout(done, 300));
  };
  await put();
  const steps = all[0]?.getState()?.steps ?? 0;
  /** @type {{ took: number[], script: number[], empty: number[] }} */
  const figures = { took: [], script: [], empty: [] };
  for (let round = 0; round <= rounds; round++) {
    if (fresh) await put();
    for (let at = 1; at <= steps; at++) {
      const empty = paced ? await window.frameOf(() => {}) : 0;
      let took = 0;
      let scripted = 0;
      const step = () => {
        const begun = performance.now();
        for (const one of all) one.goTo(at);
        // Lit draws in a microtask, so this waits for one. `getBoundingClientRect` then forces styles and layout, if they are measured here.
        return Promise.resolve().then(() => {
          scripted = performance.now() - begun;
          if (whole) return;
          document.body.getBoundingClientRect();
          took = performance.now() - begun;
        });
      };
      let frame = 0;
      if (paced) frame = await window.frameOf(step);
      else await step();
      if (round === 0) continue;
      figures.took.push(whole ? frame : took);
      figures.script.push(scripted);
      if (paced) figures.empty.push(empty);
    }
  }
  const seen = all.filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  return { ...figures, steps, turns: steps * rounds, inView: seen.length };
}
