/** For a browser and for print: one page without scripts, everything escaped. */

import { languageOf, runsOf } from '../../i18n/isolate.ts';
import type { Words } from '../../i18n/words.ts';
import { harmless } from './harmless.ts';
import type { AuditLine } from './line.ts';
import {
  boardOf,
  leftOutText,
  fileAndLine,
  markedSentenceOf,
  plain,
  type Column,
  type Report,
} from './report.ts';

/** XML 1.0 allows no control characters but tab and line ends, nor two codes that are no characters; the same serves HTML. */
export function escape(text: string): string {
  return [...text]
    .filter(
      (letter) => (letter >= ' ' && !/[\ufffe\uffff]/.test(letter)) || letter === '\n' || letter === '\t',
    )
    .map((letter) => ('<>&"\''.includes(letter) ? `&#${letter.charCodeAt(0)};` : letter))
    .join('');
}

/** The text with English words, and notation, in their own direction, and the former in their own language. */
function marked(text: string): string {
  return runsOf(harmless(text))
    .map((run) => {
      const inside = escape(run.text);
      if (!run.notation) return inside;
      return run.english ? `<bdi dir="ltr" lang="en">${inside}</bdi>` : `<bdi dir="ltr">${inside}</bdi>`;
    })
    .join('');
}

const STYLE =
  'body{font:1rem/1.4 system-ui,sans-serif;margin:1.5rem}table{border-collapse:collapse;width:100%}' +
  'th,td{border-bottom:1px solid #bbb;padding:.3rem .6rem;text-align:start;vertical-align:top}thead th{position:sticky;top:0;background:#fff}' +
  '@media print{thead th{position:static}tr{break-inside:avoid}}';

/** Nothing runs, and nothing is loaded. Inline styles are allowed, because they can do no harm here. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/**
 * Prints one HTML page with a table of the findings and the counts below it. Notes are left out.
 * @param more columns behind those of the report
 */
export function html<Line extends AuditLine = AuditLine>(
  words: Words,
  more: readonly Column<Line>[] = [],
): Report<Line> {
  const { audit, reporting } = words;
  return {
    begin: (print) => {
      const title = audit.reportTitle;
      const { lang, dir } = languageOf(title);
      const own = lang === null ? '' : ` lang="${lang}" dir="${dir}"`;
      print(
        `<!doctype html><html lang="${words.language}" dir="${words.direction}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width"><title${own}>${escape(plain(title, words))}</title><style>${STYLE}</style></head><body><h1>${marked(title)}</h1>`,
      );
      const names = [...audit.columns, ...more.map(({ head }) => head)];
      const heads = names.map((name) => `<th scope="col">${marked(name)}</th>`).join('');
      print(`<table><thead><tr>${heads}</tr></thead><tbody>`);
    },
    line: (line, print) => {
      if (line.severity === 'info') return;
      const cells = [
        audit.severities[line.severity],
        line.check,
        fileAndLine(line),
        boardOf(line, words),
        markedSentenceOf(line, words),
        line.laws.join(' '),
        ...more.map((column) => column.cell(line) ?? ''),
      ];
      print(`<tr>${cells.map((text) => `<td>${marked(text)}</td>`).join('')}</tr>`);
    },
    end: ({ files, deals, playedDeals: played, cards, findings, unread }, print, leftOut) => {
      const counts = [reporting.summary({ files, deals, played, cards, findings })];
      if (unread > 0) counts.push(reporting.notRead({ unread }));
      if (leftOut.length > 0) counts.push(leftOutText(leftOut, words));
      const paragraphs = counts.map((text) => `<p>${marked(text)}</p>`).join('');
      print(`</tbody></table>${paragraphs}</body></html>`);
    },
  };
}
