/** For a browser and for print: one page without scripts, everything escaped. */

import { languageOf, runsOf } from '../../i18n/isolate.ts';
import type { Words } from '../../i18n/words.ts';
import { escaped } from '../../domain/escaped.ts';
import { harmless } from './harmless.ts';
import type { AuditLine } from './line.ts';
import {
  boardOf,
  leftOutText,
  fileAndLine,
  listedCount,
  markedSentenceOf,
  plain,
  type Column,
  type Report,
} from './report.ts';

/** The text with English words, and notation, in their own direction, and the former in their own language. */
function marked(text: string): string {
  return runsOf(harmless(text))
    .map((run) => {
      const inside = escaped(run.text);
      if (!run.notation) return inside;
      return run.english ? `<bdi dir="ltr" lang="en">${inside}</bdi>` : `<bdi dir="ltr">${inside}</bdi>`;
    })
    .join('');
}

/**
 * The finding is the widest column, and a long path breaks where it must. In a narrow window each finding is a block, since six columns
 * would leave one word for each.
 */
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{font:1rem/1.4 system-ui,sans-serif;margin:1.5rem}',
  'table{border-collapse:collapse;width:100%}',
  'th,td{border-bottom:1px solid #8888;padding:.3rem .6rem;text-align:start;vertical-align:top}',
  'thead th{position:sticky;top:0;background:Canvas}',
  'td.place{overflow-wrap:anywhere;font-size:.85rem;min-width:12rem;width:30%}',
  'td.finding{min-width:20rem;width:50%}',
  'td.board{min-width:5rem}',
  '.error td.severity{font-weight:bold}',
  '@media screen and (max-width:60rem){',
  'thead{position:absolute;clip-path:inset(50%)}',
  'table,tbody{display:block}',
  'tr{display:flex;flex-wrap:wrap;gap:0 .6rem;border-bottom:1px solid #8888;padding:.6rem 0}',
  'td{border:0;padding:0}',
  'td:empty{display:none}',
  'td.board{min-width:0}',
  'td.finding,td.place{flex:0 0 100%;min-width:0}',
  'td.finding{order:1}',
  'td.laws,td.more{order:2}',
  'td.place{order:3}',
  '}',
  '@media print{thead th{position:static}tr{break-inside:avoid}}',
].join('');

/** A role, because a table whose rows are blocks is no table to a screen reader. `content` is markup. */
const cell = (name: string, content: string): string => `<td role="cell" class="${name}">${content}</td>`;

/** Nothing runs, and nothing is loaded. Inline styles are allowed, because they can do no harm here. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** A path, which may be broken after each folder. */
function pathOf(text: string): string {
  return `<bdi dir="ltr">${text
    .split(/(?<=[/\\])/)
    .map((part) => marked(part))
    .join('<wbr>')}</bdi>`;
}

/**
 * Prints one HTML page with a table of the findings and the counts below it.
 * @param more columns behind those of the report
 * @param withNotes true to print the findings that are notes, too; otherwise the page says how many there are
 */
export function html<Line extends AuditLine = AuditLine>(
  words: Words,
  more: readonly Column<Line>[] = [],
  withNotes = false,
): Report<Line> {
  const { audit, reporting } = words;
  return {
    begin: (print) => {
      const title = audit.reportTitle;
      const { lang, dir } = languageOf(title);
      const own = lang === null ? '' : ` lang="${lang}" dir="${dir}"`;
      print(
        `<!doctype html><html lang="${words.language}" dir="${words.direction}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width"><title${own}>${escaped(plain(title, words))}</title><style>${STYLE}</style></head><body><h1>${marked(title)}</h1>`,
      );
      const names = [...audit.columns, ...more.map(({ head }) => head)];
      const heads = names.map((name) => `<th role="columnheader" scope="col">${marked(name)}</th>`).join('');
      print(
        `<table role="table"><thead role="rowgroup"><tr role="row">${heads}</tr></thead><tbody role="rowgroup">`,
      );
    },
    line: (line, print) => {
      if (line.severity === 'info' && !withNotes) return;
      const cells = [
        cell('severity', marked(audit.severities[line.severity])),
        cell('check', marked(line.check)),
        cell('place', pathOf(fileAndLine(line))),
        cell('board', marked(boardOf(line, words))),
        cell('finding', marked(markedSentenceOf(line, words))),
        cell('laws', marked(line.laws.join(' '))),
        ...more.map((column) => cell('more', marked(column.cell(line) ?? ''))),
      ];
      print(`<tr role="row" class="${line.severity}">${cells.join('')}</tr>`);
    },
    end: (summary, print, leftOut) => {
      const { files, deals, playedDeals: played, cards, notes, unread } = summary;
      const findings = listedCount(summary) + (withNotes ? notes : 0);
      const counts = [reporting.summary({ files, deals, played, cards, findings })];
      if (unread > 0) counts.push(reporting.notRead({ unread }));
      if (leftOut.length > 0) counts.push(leftOutText(leftOut, words));
      if (notes > 0 && !withNotes) counts.push(reporting.notesKept({ notes }));
      const paragraphs = counts.map((text) => `<p>${marked(text)}</p>`).join('');
      print(`</tbody></table>${paragraphs}</body></html>`);
    },
  };
}
