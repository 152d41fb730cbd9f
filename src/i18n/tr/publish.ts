/** What is said where a deal is published, in Turkish. */

import type { publish as english } from '../en/publish.ts';

export const publish: typeof english = {
  unknownChoice: ({ option, value, choices }) =>
    `dealtrail: --${option} için seçenekler: ${choices.join(', ')}; verilen: ${value}`,
  page: {
    notes: 'Notlar',
    files: 'Dosyalar',
    svg: 'Resim (SVG)',
    png: 'Resim (PNG)',
    baked: 'Oynatım (JSON)',
    record: 'Kayıt (JSON)',
  },
};
