/** Words of double dummy beside the replay, in Turkish. */

import type { doubleDummy as english } from '../../en/screens/doubleDummy.ts';
import { of } from '../endings.ts';
import type { Translated } from '../../translated.ts';

export const doubleDummy: Translated<typeof english> = {
  doubleDummy: {
    title: 'Double dummy',
    hint: 'Double dummy, yalnızca fikir verir: her kartın kontrata göre sonucu. Rönonsla aktarılan löveler buna katılmaz.',
    shown: 'Double dummy gösteriliyor: yalnızca fikir verir',
    hidden: 'Double dummy artık gösterilmiyor',
    onlyOpen: 'Double dummy yalnızca dört el de görünürken gösterilir',
    asked: 'Double dummy: hesaplanıyor',
    failed: 'Double dummy yüklenemedi',
    over: 'Double dummy: oynanacak kart kalmadı',
    choice: 'Double dummy burada yanıt veremez: önce birinin seçim yapması gerekir',
    none: 'Double dummy burada yanıt veremez',
    along:
      'Zaman çizgisinin altında, double dummy hesabıyla: deklaran tarafının toplam löveleri; ▼ bu tarafa, ▲ defansa löve kaybettiren kart',
    cards: ({ seat }) =>
      `Double dummy, yalnızca fikir verir: ${of(seat)} her kartının yanında, deklaran tarafının kontrata göre aldığı`,
    card: ({ above }) =>
      `double dummy ${above === 0 ? 'tam kontrat' : above > 0 ? `${above} fazla` : `${-above} eksik`}`,
    tricks: ({ tricks }) => `double dummy, yalnızca fikir verir: deklaran tarafı ${tricks} löve alır`,
    cost: ({ seat, tricks }) => `double dummy hesabıyla ${of(seat)} bu kartla kaybettiği: ${tricks} löve`,
  },
};
