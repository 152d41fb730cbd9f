/** The sheet of a poll as text for a message, and as a page for paper. */

import { hasAuction, type PollSheet } from '../../../audit/polls/sheet.ts';
import { isolate, withoutIsolates } from '../../../i18n/isolate.ts';
import { pageOf } from '../caseFile/paperPage.ts';
import { element, foreign, sentenceHtml, tableHtml } from '../html.ts';
import { auctionCell, auctionRow } from '../text.ts';
import { wordedSheet, type PollWording } from './wordedSheet.ts';

/** Lines without an end. Notation is kept left to right by marks where the language runs the other way, and unmarked elsewhere. */
export function sheetText(sheet: PollSheet, wording: PollWording): readonly string[] {
  const { words, text } = wording;
  const worded = wordedSheet(sheet, wording);
  const lines = [
    worded.title,
    worded.conditions.join(' · '),
    '',
    `${text.yourHand}: ${isolate(worded.hand.map(withoutIsolates).join('  '))}`,
    ...(worded.dummy === null
      ? []
      : [`${text.dummy}: ${isolate(worded.dummy.map(withoutIsolates).join('  '))}`]),
    '',
    ...(worded.rows.length === 0
      ? []
      : [auctionRow(worded.heads), ...worded.rows.map((cells) => auctionRow(cells.map(auctionCell)))]),
    ...(hasAuction(sheet) && sheet.calls.length === 0 ? [text.nothingBid] : []),
    ...worded.notes.map((note, index) => `[${index + 1}] ${note}`),
    ...(worded.tricks.length === 0 ? [] : ['', text.tricks, ...worded.tricks]),
    ...(worded.methods === '' ? [] : ['', `${text.methods}: ${worded.methods}`]),
    '',
    ...worded.questions.map((question, index) => `${index + 1}. ${question}`),
    `${worded.questions.length + 1}. ${text.level}`,
  ];
  return words.direction === 'rtl' ? lines : lines.map(withoutIsolates);
}

const STYLE = `
.sheet { font-size: 13pt; }
.sheet h1 { font-size: 18pt; }
.sheet table { font-size: 13pt; }
.sheet th, .sheet td { padding: 1pt 16pt 1pt 0; }
.sheet .cards { font-size: 17pt; }
.sheet .line { margin-block-start: 20pt; border-bottom: 0.5pt solid #000; }
`;

/** The sheet as a file that opens by itself: black on white, A4 or Letter, with lines to write on. */
export function sheetPage(sheet: PollSheet, wording: PollWording): string {
  const { words, text } = wording;
  const worded = wordedSheet(sheet, wording);
  const part = (title: string, inside: readonly string[]): string =>
    element('section', {}, [element('h2', {}, sentenceHtml(title)), ...inside]);
  const cards = (lines: readonly string[]): string[] =>
    lines.map((line) => element('p', { class: 'cards' }, sentenceHtml(line)));
  const cells = (row: readonly string[], tag: string): string =>
    element(
      'tr',
      {},
      row.map((cell) => element(tag, {}, sentenceHtml(cell))),
    );
  const lines = [element('p', { class: 'line' }), element('p', { class: 'line' })];
  const body = element('article', { class: 'sheet', lang: words.language, dir: words.direction }, [
    element('h1', {}, sentenceHtml(worded.title)),
    element('p', {}, worded.conditions.map((one) => element('bdi', {}, sentenceHtml(one))).join(' · ')),
    part(text.yourHand, cards(worded.hand)),
    ...(worded.dummy === null ? [] : [part(text.dummy, cards(worded.dummy))]),
    ...(hasAuction(sheet)
      ? [
          part(words.screen.replay.auction, [
            ...(worded.rows.length === 0
              ? []
              : [
                  tableHtml(
                    cells(worded.heads, 'th'),
                    worded.rows.map((row) => cells(row.map(auctionCell), 'td')),
                  ),
                ]),
            ...(sheet.calls.length === 0 ? [element('p', {}, sentenceHtml(text.nothingBid))] : []),
            ...worded.notes.map((note, index) =>
              element('p', {}, [`[${index + 1}] `, element('bdi', {}, sentenceHtml(note))]),
            ),
          ]),
        ]
      : []),
    ...(worded.tricks.length === 0
      ? []
      : [
          part(
            text.tricks,
            worded.tricks.map((line) => element('p', {}, sentenceHtml(line))),
          ),
        ]),
    ...(worded.methods === '' ? [] : [part(text.methods, [element('p', {}, foreign(worded.methods))])]),
    ...worded.questions.map((question) => part(question, lines)),
    part(text.level, lines.slice(1)),
    part(text.remark, lines),
  ]);
  return pageOf(worded.title, body, words, STYLE);
}
