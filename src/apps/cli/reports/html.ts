/** For a browser and for print: one page without scripts, all text as text. */

import { boardOf, placeOf, sentenceOf, WORDS } from '../told.ts';
import type { Report } from './report.ts';

/** XML 1.0 allows no control characters but tab and line ends; the same serves HTML. */
export function escape(text: string): string {
  return [...text]
    .filter((letter) => letter >= ' ' || letter === '\n' || letter === '\t')
    .map((letter) => ('<>&"\''.includes(letter) ? `&#${letter.charCodeAt(0)};` : letter))
    .join('');
}

const STYLE =
  'body{font:1rem/1.4 system-ui,sans-serif;margin:1.5rem}table{border-collapse:collapse;width:100%}' +
  'th,td{border-bottom:1px solid #bbb;padding:.3rem .6rem;text-align:start;vertical-align:top}thead th{position:sticky;top:0;background:#fff}' +
  '@media print{thead th{position:static}tr{break-inside:avoid}}';

/** Nothing runs, nothing is loaded. The sheet may stand in the page: there is nothing else it could be told to do. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export const html: Report = {
  begin: (print) => {
    const { reportTitle, columns } = WORDS.audit;
    print(
      `<!doctype html><html lang="${WORDS.language}" dir="${WORDS.direction}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width"><title>${escape(reportTitle)}</title><style>${STYLE}</style></head><body><h1>${escape(reportTitle)}</h1>`,
    );
    const heads = columns.map((name) => `<th scope="col">${escape(name)}</th>`).join('');
    print(`<table><thead><tr>${heads}</tr></thead><tbody>`);
  },
  line: (line, print) => {
    if (line.severity === 'info') return;
    const cells = [
      WORDS.audit.severities[line.severity],
      line.check,
      placeOf(line),
      boardOf(line),
      sentenceOf(line),
      line.laws.join(' '),
    ];
    print(`<tr>${cells.map((text) => `<td>${escape(text)}</td>`).join('')}</tr>`);
  },
  end: ({ files, deals, playedDeals: played, cards, findings, unread }, print) => {
    const counts = [WORDS.commandLine.summary({ files, deals, played, cards, findings })];
    if (unread > 0) counts.push(WORDS.commandLine.notRead({ unread }));
    const told = counts.map((text) => `<p>${escape(text)}</p>`).join('');
    print(`</tbody></table>${told}</body></html>`);
  },
};
