/** For a spreadsheet: UTF-8 with its mark, so that accents and suits survive, and no cell a formula. */

import { jsonText } from '../harmless.ts';
import { sentenceOf } from '../told.ts';
import type { Report } from './report.ts';

const COLUMNS = 'severity,check,file,line,deal,board,room,seat,trick,card,laws,finding,key,params,dealNumber';

/** Quoted where needed; what a spreadsheet would compute gets an apostrophe. */
export function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csv: Report = {
  begin: (print) => print(`\ufeff${COLUMNS}\r`),
  line: (line, print) => {
    const { severity, check, file, deal, board, room, seat, trick, card, laws, key, params, dealNumber } =
      line;
    const cells = [severity, check, file, line.line, deal, board, room, seat, trick, card, laws.join(' ')];
    print(`${[...cells, sentenceOf(line), key, jsonText(params), dealNumber].map(cell).join(',')}\r`);
  },
  end: () => {},
};
