/** The layout of the auction: four columns, West first, and the explanations below. */

import type { CallCell } from './callTable.ts';
import type { AuctionBlock } from './compose.ts';
import { run, text, type Item, type TextRun } from './items.ts';
import type { Laying } from './layoutHand.ts';
import { linesOf, textWidth } from './measure.ts';
import { notationRuns } from './notation.ts';

const SIZE = 15;
const ROW = 22;
const NOTE = 12;
const HEAD = 13;
const NARROWEST = 46;
const MOST_ROWS = 40;

/** The table of calls with its explanations below. Sizes are in CSS pixels. */
export function layAuction(auction: AuctionBlock, direction: 'ltr' | 'rtl'): Laying {
  const column = Math.max(
    NARROWEST,
    ...auction.heads.map((head) => textWidth(head, HEAD, true) + 8),
    ...auction.rows.flat().map((cell) => (cell === null ? 0 : textWidth(whole(cell), SIZE) + 20)),
  );
  const width = column * 4;
  const rows = auction.rows.slice(0, MOST_ROWS);
  const notes = auction.notes.flatMap(({ call, text: note }, index) =>
    noteLines(`${index + 1} ${call}:`, note, width),
  );
  const table = 24 + rows.length * ROW;
  return {
    width,
    height: table + (notes.length === 0 ? 0 : 12 + notes.length * 17),
    at: (x, y) => {
      const items: Item[] = auction.heads.map((head, index) =>
        text([run(head, { tone: 'muted', bold: true })], {
          x: x + index * column,
          baseline: y + 12,
          size: HEAD,
        }),
      );
      items.push({
        kind: 'line',
        x1: x,
        y1: y + 20,
        x2: x + width - 8,
        y2: y + 20,
        stroke: 'rule',
        weight: 1,
      });
      for (const [row, cells] of rows.entries()) {
        for (const [index, cell] of cells.entries()) {
          if (cell === null) continue;
          const runs: TextRun[] = [...(cell.gone ?? []).flatMap(struck), ...notationRuns(cell.text)];
          if (cell.alert) runs.push(run('!', { tone: 'major', bold: true }));
          const origin = { x: x + index * column, baseline: y + 24 + row * ROW + 16 };
          items.push(text(runs, { ...origin, size: SIZE, face: 'serif' }));
          if (cell.note !== null)
            items.push(
              text([run(String(cell.note), { tone: 'muted' })], {
                x: origin.x + textWidth(whole(cell) + (cell.alert ? '!!' : ''), SIZE) + 2,
                baseline: origin.baseline - 6,
                size: 9,
              }),
            );
        }
      }
      for (const [index, line] of notes.entries())
        items.push(
          text(line, {
            x: direction === 'rtl' ? x + width : x,
            anchor: direction === 'rtl' ? 'right' : 'left',
            baseline: y + table + 20 + index * 17,
            size: NOTE,
            direction,
          }),
        );
      return items;
    },
  };
}

/** All calls of a cell, for its width. */
const whole = ({ text: last, gone = [] }: CallCell): string => [...gone, last].join(' ');

/** A call that was taken back. */
function struck(call: string): TextRun[] {
  return [...notationRuns(call).map((part): TextRun => ({ ...part, played: true })), run(' ')];
}

/** The call in the words of the picture, then the file's words about it, which are in another language and keep their direction. */
function noteLines(call: string, note: string, width: number): TextRun[][] {
  return linesOf(`${call} ${note}`, width, NOTE, 4).map((line) => {
    const own = line.startsWith(`${call} `) ? `${call} ` : '';
    return [...notationRuns(own, 'muted'), run(line.slice(own.length), { tone: 'muted', foreign: true })];
  });
}
