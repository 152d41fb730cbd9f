/** What is said of whole ways to fill what nobody remembers, in Turkish. */

import type { CompletionWords } from '../en/completions.ts';
import type { Translated } from '../translated.ts';

export const completions: Translated<CompletionWords> = {
  title: 'Boşlukları doldurmanın yolları',
  number: ({ number }) =>
    `Her elin tuttuğu kartlara uyan doldurma yolu: ${number}. Bir elin renge uyduğu varsayılmaz.`,
  more: ({ number }) =>
    `Her elin tuttuğu kartlara uyan doldurma yolu ${number} sayısından çok. Bir elin renge uyduğu varsayılmaz.`,
  examples: 'Örneğin:',
  card: ({ seat, trick, card }) => `${seat}, ${trick}. löve: ${card}`,
  revoke: ({ seat, trick }) => `${seat} ${trick}. lövede rönons yapıyor`,
  noRevoke: 'rönons yok',
  withRevoke: ({ number, of }) =>
    number === 0 ? `${of} yolun hiçbirinde rönons yok.` : `${of} yolun ${number} tanesinde rönons var.`,
};
