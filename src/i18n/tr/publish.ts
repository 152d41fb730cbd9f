/** What is said where a deal is published, in Turkish. */

import type { publish as english } from '../en/publish.ts';
import type { Translated } from '../translated.ts';

export const publish: Translated<typeof english> = {
  unknownChoice: ({ option, value, choices }) =>
    `dealtrail: --${option} için seçenekler: ${choices.join(', ')}; verilen: ${value}`,
  noAddress: ({ option, address }) =>
    `dealtrail: --${option} https:// ile başlayan tam bir web adresi ister; verilen: ${address}`,
  withoutApp: 'dealtrail: uygulamaya bağlantı yok, çünkü dağıtım bir adrese sığmıyor',
  withoutReplay:
    'dealtrail: sayfada resim ve metin var, oynatıcı yok, çünkü betiği derlenmemiş: önce npm run build çalıştırın',
  withoutDots: ({ reason }) => `dealtrail: PNG yazılmadı, çünkü resim çizilemedi: ${reason}`,
  page: {
    files: 'Dosyalar',
    svg: 'Resim (SVG)',
    png: 'Resim (PNG)',
    baked: 'Oynatım (JSON)',
    record: 'Kayıt (JSON)',
  },
};
