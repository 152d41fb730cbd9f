// npm run bench:embed: how soon a replay is painted on a slow processor, and how long a step takes. Needs the build.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { root } from './install.mjs';

const deal = process.argv[2];
if (deal === undefined) {
  console.log('usage: npm run bench:embed BAKED   (a file made by dealtrail bake)');
  process.exit(2);
}
const pages = {
  '/': '<!doctype html><meta charset="utf-8"><title>Bench</title><body></body>',
  '/deal-replay.js': readFileSync(join(root, 'build', 'deal-replay.js'), 'utf8'),
  '/deal': readFileSync(deal, 'utf8'),
};
const server = createServer((asked, answer) => {
  answer.setHeader(
    'content-type',
    asked.url.endsWith('.js') ? 'text/javascript' : asked.url === '/' ? 'text/html' : 'application/json',
  );
  answer.end(pages[asked.url] ?? '');
}).listen(0, '127.0.0.1');
await new Promise((done) => server.once('listening', done));
const address = `http://127.0.0.1:${server.address().port}/`;
const browser = await launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const page = await browser.newPage();
  const paints = [];
  for (let round = 0; round < 7; round++) {
    await page.goto(address);
    await page.emulateCPUThrottling(4);
    paints.push(await page.evaluate(painted));
  }
  tell('script loaded to painted diagram, 4 × slower processor', paints, 100);
  await page.emulateCPUThrottling(1);
  const { steps, twenty } = await page.evaluate(stepping);
  tell('a step', steps, 2);
  tell('20 replays, one step each', twenty, 1000 / 60);
} finally {
  await browser.close();
  server.close();
}

function tell(what, times, goal) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(2);
  // On a busy machine the quicker quarter is what the replay itself takes.
  console.log(
    `${what}: quickest quarter ${at(0.25)} ms, median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, goal ${goal.toFixed(1)} ms`,
  );
}

/** In the page: from the script's arrival to the frame after the diagram stands. The deal is at hand, as a file in the cache is. */
async function painted() {
  const file = await (await fetch('/deal')).json();
  const element = document.createElement('deal-replay');
  document.body.append(element);
  element.baked = file;
  const source = await (await fetch('/deal-replay.js')).text();
  const script = document.createElement('script');
  script.textContent = source;
  const ready = new Promise((done) => element.addEventListener('replay-ready', done));
  const begun = performance.now();
  document.head.append(script);
  await ready;
  await new Promise((done) => queueMicrotask(done));
  element.shadowRoot.querySelector('.table').getBoundingClientRect();
  if (element.shadowRoot.querySelectorAll('.hand').length !== 4) throw new Error('Nothing is drawn.');
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - begun;
}

/** In the page: script and layout of a step, for one replay and for twenty at once. */
async function stepping() {
  const file = await (await fetch('/deal')).json();
  const all = Array.from({ length: 20 }, () =>
    document.body.appendChild(document.createElement('deal-replay')),
  );
  for (const one of all) one.baked = file;
  await new Promise((done) => setTimeout(done, 300));
  const [first] = all;
  const steps = [];
  for (let round = 0; round < 5; round++)
    for (let at = 1; at <= 57; at++) {
      const begun = performance.now();
      first.goTo(at);
      await new Promise((done) => queueMicrotask(done));
      first.getBoundingClientRect();
      steps.push(performance.now() - begun);
    }
  const twenty = [];
  for (let at = 1; at <= 57; at++) {
    const begun = performance.now();
    for (const one of all) one.goTo(at);
    await new Promise((done) => queueMicrotask(done));
    document.body.getBoundingClientRect();
    twenty.push(performance.now() - begun);
  }
  return { steps, twenty };
}
