/** What `dealtrail bake` says, in English. */

import { count } from './count.ts';

export const baking = {
  unknownLanguage: ({ language, offered }: { language: string; offered: string }) =>
    `dealtrail: no such language: ${language}; there are ${offered}`,
  tooLarge: ({ kilobytes, most }: { kilobytes: number; most: number }) =>
    `dealtrail: the file would come to ${kilobytes} kB, more than the ${most} kB a page reads; bake fewer boards or languages`,
  tooMany: ({ most }: { most: number }) =>
    `dealtrail: one file may hold ${most} boards at most; choose one with --board`,
  summary: (slots: { boards: number; steps: number; languages: string; kilobytes: number }) =>
    `${count(slots.boards, 'board', 'boards')}, ${count(slots.steps, 'step', 'steps')}, ${slots.languages}, ${slots.kilobytes} kB`,
};
