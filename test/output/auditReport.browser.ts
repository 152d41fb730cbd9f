/** The page that an audit writes, laid out: a long path leaves room for the finding, and a phone shows every word. */

import { expect } from 'chai';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { html } from '../../src/output/report/html.ts';
import type { AuditLine } from '../../src/output/report/line.ts';

const LINE: AuditLine = {
  file: `/home/director/${'evening-of-the-autumn-teams/'.repeat(4)}a${'-long-name'.repeat(8)}.pbn`,
  deal: 2,
  board: '3',
  room: 'open',
  check: 'A07',
  severity: 'error',
  laws: ['61A', '44C'],
  seat: 'E',
  trick: 2,
  card: 'S5',
  line: 119,
  key: 'revoke.pending',
  params: { seat: 'E', card: 'S5', trick: 2, had: ['CQ', 'CJ'] },
  dealNumber: 3,
};

const SUMMARY = {
  files: 1,
  deals: 1,
  playedDeals: 1,
  cards: 52,
  findings: 1,
  problems: 0,
  notes: 0,
  unread: 0,
};

/** The report in a frame of that width. */
async function framed(width: number): Promise<HTMLIFrameElement> {
  const report = html(wordsFor(DEFAULT_SETTINGS));
  const lines: string[] = [];
  const print = (text: string): unknown => lines.push(text);
  report.begin(print);
  report.line(LINE, print);
  report.end(SUMMARY, print, []);
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { width: `${width}px`, height: '600px', border: '0' });
  frame.src = URL.createObjectURL(new Blob([lines.join('\n')], { type: 'text/html' }));
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame;
}

describe('the page that an audit writes', () => {
  afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

  for (const width of [320, 390, 760, 1000, 1280])
    it(`shows the finding and the path whole at ${width} pixels`, async () => {
      const { contentDocument } = await framed(width);
      const page = contentDocument!.documentElement;
      expect(page.scrollWidth).to.be.at.most(page.clientWidth);
      const [finding, path] = ['.finding', '.place'].map((name) => contentDocument!.querySelector(name)!);
      expect(finding!.textContent).to.contain('a revoke');
      const room = page.clientWidth - 48;
      expect(finding!.clientWidth, 'room for the finding').to.be.at.least(Math.min(room, 300));
      expect(path!.scrollWidth).to.be.at.most(path!.clientWidth + 1);
    });
});
