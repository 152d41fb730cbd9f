// node scripts/icons.mjs: draws the icons of the installed application from favicon.svg, with Chromium. They are kept in the
// repository, so that nobody else needs to.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumFlags, ensureChromium } from './chromium.mjs';
import { root } from './install.mjs';

const picture = readFileSync(join(root, 'favicon.svg'), 'utf8');
/** The system cuts maskable and home screen icons to its own shape, so their background goes to the edge. */
const whole = picture
  .replace(/ rx="\d+"/, '')
  .replace('<path ', '<path transform="translate(16 16) scale(.78) translate(-16 -16)" ');
/** @type {[name: string, svg: string, size: number][]} */
const icons = [
  ['icon-192.png', picture, 192],
  ['icon-512.png', picture, 512],
  ['icon-maskable-512.png', whole, 512],
  ['icon-180.png', whole, 180],
];

const chromium = ensureChromium();
if (chromium === undefined) process.exit(2);
const desk = mkdtempSync(join(tmpdir(), 'dealtrail-icons-'));
for (const [name, svg, size] of icons) {
  const page = join(desk, 'icon.html');
  const style = `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>`;
  writeFileSync(page, `<!doctype html>${style}${svg}`);
  const shot = [
    `--screenshot=${join(root, 'assets', name)}`,
    `--window-size=${size},${size}`,
    '--hide-scrollbars',
    '--default-background-color=00000000',
  ];
  const { status, stderr } = spawnSync(chromium, [...chromiumFlags, ...shot, pathToFileURL(page).href]);
  if (status !== 0) {
    console.error(String(stderr));
    process.exitCode = 1;
  }
}
rmSync(desk, { recursive: true });
