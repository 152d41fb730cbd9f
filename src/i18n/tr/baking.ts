/** What `dealtrail bake` says, in Turkish. */

import type { baking as english } from '../en/baking.ts';
import type { Translated } from '../translated.ts';

export const baking: Translated<typeof english> = {
  unknownLanguage: ({ language, offered }) =>
    `dealtrail: böyle bir dil yok: ${language}; olanlar: ${offered}`,
  tooLarge: ({ kilobytes, most }) =>
    `dealtrail: dosya ${kilobytes} kB olacak; bir sayfa en çok ${most} kB okur; daha az bord ya da dil seçin`,
  tooMany: ({ most }) => `dealtrail: bir dosyada en çok ${most} bord olabilir; --board ile birini seçin`,
  tooLong: ({ board, most }) => `dealtrail: bord ${board}, bir oynatıcının aldığı ${most} olaydan uzun`,
  tooLargeAlone: ({ kilobytes, most }) =>
    `dealtrail: dosya ${kilobytes} kB olacak; bir sayfa en çok ${most} kB okur`,
  summary: (slots) => `${slots.boards} bord, ${slots.steps} adım, ${slots.languages}, ${slots.kilobytes} kB`,
};
