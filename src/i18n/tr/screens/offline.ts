/** Words about the pages themselves, in Turkish. */

import type { offline as english } from '../../en/screens/offline.ts';
import type { Translated } from '../../translated.ts';

export const offline: Translated<typeof english> = {
  guide: 'Kılavuz',
  newVersion: {
    ready: 'Dealtrail’in yeni bir sürümü geldi.',
    use: 'Şimdi kullan',
    later: 'Sonra',
    others: 'Başka sayfalar eski sürümü kullanıyor. Önce onları kapatın.',
  },
};
