/** What the browser’s storage does, in plain Turkish. One sentence for each code of `src/store/codes.ts`. */

import type { storage as english } from '../en/storage.ts';
import type { Translated } from '../translated.ts';

export const storage: Translated<typeof english> = {
  versionConflict: 'Bu arada başka bir sekme bu dağıtımı değiştirdi. Yeniden bakın, sonra karar verin.',
  closed: 'Bu dağıtım kapalı. Yeniden açmak için kimin neden açtığını belirtin.',
  notClosed: 'Bu dağıtım kapalı değil.',
  reasonMissing: 'Dağıtımı kimin neden yeniden açtığını belirtin.',
  unknownStream:
    'Bu dağıtım bu tarayıcıda kayıtlı değil: başka bir sekmede silinmiş ya da orada saklanamamış olabilir.',
  streamExists: 'Bu dağıtım zaten kayıtlı.',
  badFork: 'Hat burada başlayamaz: ondan önceki girişler henüz saklanmadı.',
  hasBranches: 'Bu dağıtımdan ayrılan başka dallar var; önce onları kaldırın.',
  markTaken: 'Bu ad başka bir anı zaten işaretliyor.',
  badMark: 'İşaret dağıtımın dışında kalıyor.',
  corrupt:
    'Bu dağıtım hasarlı: kayıtlı olan, kendi sağlama toplamına uymuyor. İkinci kopyadan geri getirin ya da kaydettiğiniz bir kopyayı geri yükleyin.',
  digestUnavailable: 'Sayfa güvenli bir bağlantıyla yüklenmediği için burada sağlama toplamı hesaplanamıyor.',
  full: 'Yer kalmadı. Şimdi ekledikleriniz sayfa kapanınca yitirilir: bir dosyaya kaydedin.',
  blocked:
    'Depoyu bu sayfanın başka bir sekmesi tutuyor. O sekmeyi kapatın; o zamana kadar hiçbir şey saklanmaz.',
  outdated:
    'Bu sayfanın daha yeni bir sürümü başka bir sekmede açık. Bu sekmeyi yeniden yükleyin; o zamana kadar hiçbir şey saklanmaz.',
  unavailable:
    'Bu tarayıcı burada hiçbir şey saklamıyor (belki gizli penceredesiniz). Sayfa kapanınca her şey yitirilir: gerekeni bir dosyaya kaydedin.',
  stranded:
    'Yerine başka bir şey kaydedildiği için eklediklerinizin bir bölümü saklanamadı. Dağıtımı yeniden açıp seçin ya da bir dosyaya kaydedin.',
  nearlyFull: 'Depo neredeyse dolu. Bir kopyasını dosyaya kaydedin.',
};
