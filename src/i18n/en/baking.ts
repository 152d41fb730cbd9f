/** What `dealtrail bake` says, in English. */

import { count } from './count.ts';

export const baking = {
  unknownLanguage: ({ language, offered }: { language: string; offered: string }) =>
    `dealtrail: no such language: ${language}; there are ${offered}`,
  tooLarge: ({ kilobytes, most }: { kilobytes: number; most: number }) =>
    `dealtrail: the file would come to ${kilobytes} kB, more than the ${most} kB a page reads; bake fewer boards or languages`,
  tooMany: ({ most }: { most: number }) =>
    `dealtrail: one file may hold ${most} boards at most; choose one with --board`,
  tooLong: ({ board, most }: { board: string; most: number }) =>
    `dealtrail: board ${board} is too long for a replay, which holds ${most} events at most`,
  tooLargeAlone: ({ kilobytes, most }: { kilobytes: number; most: number }) =>
    `dealtrail: the replay would come to ${kilobytes} kB, more than the ${most} kB a page reads`,
  summary: (slots: { boards: number; steps: number; languages: string; kilobytes: number }) =>
    `${count(slots.boards, 'board', 'boards')}, ${count(slots.steps, 'step', 'steps')}, ${slots.languages}, ${slots.kilobytes} kB`,
};
