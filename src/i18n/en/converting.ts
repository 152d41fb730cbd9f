/** What `dealtrail convert` says. */

import { count } from './count.ts';

export const converting = {
  unknownTarget: ({ path, endings }: { path: string; endings: string }) =>
    `dealtrail: no format is written to files like ${path}; the name must end in one of ${endings}`,
  doubleDummyInPbn: ({ path }: { path: string }) =>
    `dealtrail: results at double dummy are written only to .pbn files, and ${path} is not one`,
  withoutDoubleDummy: ({ deals }: { deals: number }) =>
    `Without double dummy, since not all four hands are known: ${count(deals, 'deal', 'deals')}.`,
  cannotWrite: ({ file, reason }: { file: string; reason: string }) =>
    `dealtrail: ${file} can’t be written: ${reason}`,
  nothingRead: ({ path }: { path: string }) => `dealtrail: no deal could be read from ${path}`,
  beyond: ({ file, deals }: { file: string; deals: number }) =>
    `dealtrail: ${file} was not read: at most ${deals} deals are converted at once`,
  leftOut: {
    layout: ({ names }: { names: string }) => `Not kept: the layout of the pages (${names}).`,
    tables: ({ names }: { names: string }) => `Not kept: these tables of the database (${names}).`,
    settings: ({ names }: { names: string }) =>
      `Not kept: other settings for the dealing machine (${names}).`,
  },
  nothingWritten: ({ file }: { file: string }) =>
    `dealtrail: ${file} was not written: the format has no place for any of these deals`,
  problem: ({ line, text }: { line: number; text: string }) => `line ${line}: ${text}`,
  loss: ({ deal, event, text }: { deal: number | null; event: number | null; text: string }) => {
    const where = [
      ...(deal === null ? [] : [`deal ${deal + 1}`]),
      ...(event === null ? [] : [`event ${event + 1}`]),
    ];
    return where.length === 0 ? text : `${where.join(', ')}: ${text}`;
  },
  writing: ({ deals, file }: { deals: number; file: string }) =>
    `writing ${count(deals, 'deal', 'deals')} to ${file}`,
  /** `kept`: items that only this program reads back; they are not among `losses`. */
  summary: ({ deals, files, losses, kept }: { deals: number; files: number; losses: number; kept: number }) =>
    `${count(deals, 'deal', 'deals')}, ${count(files, 'file', 'files')} written, ${count(losses, 'item', 'items')} lost${kept === 0 ? '' : `, ${kept} that only Dealtrail reads back`}`,
};
