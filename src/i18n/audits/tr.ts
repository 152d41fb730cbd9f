/** What the list at home says of audits that were run, in Turkish. */

import type { Translated } from '../translated.ts';
import type { audits as english } from './en.ts';

export const audits: Translated<typeof english> = {
  audit: 'Denetim',
  more: ({ name, others }) => `${name} ve ${others} dosya daha`,
  findings: ({ findings }) => (findings === 0 ? 'bulgu yok' : `${findings} bulgu`),
  boards: ({ boards, more }) =>
    more === 0 ? `bordlar: ${boards}` : `bordlar: ${boards} ve ${more} bord daha`,
  chooseAgain: 'dosyaları artık burada değil: yeniden seçin, işaretler yerindedir',
  notListed: 'Bu tarayıcı liste tutmuyor: bu denetim ana sayfada bulunmayacak.',
  broughtBack: ({ audits }) =>
    `Bu tarayıcı denetimlerin listesini kaybetmişti. İkinci kopyadan geri getirilen denetim sayısı: ${audits}.`,
};
