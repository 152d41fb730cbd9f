/** The open points of the Laws in Turkish: what is disputed, and the readings, in the order of the English ones. */

import type { DisputeText, disputes as english } from '../en/disputes.ts';
import type { Translated } from '../translated.ts';

export const disputes: Translated<Record<keyof typeof english, DisputeText>> = {
  'C-1': {
    about:
      'Doğru çıkış yapıldığı için geri alınan, bir defans oyuncusunun sırasız çıkış kartı cezalı kart mıdır?',
    readings: [
      'Hayır: geri alınmasını yasanın kendisi ister; ortağının bu karttan bildiği kullanılamaz.',
      'Evet: bir defans oyuncusunun geri aldığı kart cezalı kart olur.',
    ],
  },
  'C-2': {
    about:
      'Deklaran iki elden de oynadı: bu, bir defans oyuncusunun sonraki löveye erken çıkışını mazur gösterir mi?',
    readings: [
      'Hayır: ortaktan önce oynamayı mazur gösterir, sonraki löveye çıkışı değil.',
      'Evet: erken çıkışı da mazur gösterir.',
    ],
  },
  'C-3': {
    about:
      'Bir rönonsa dikkat çekilir, o tarafın bir oyuncusu yine de sonraki löveye oynar, ona bir kart söyler veya löve talep eder: rönons resmileşir mi?',
    readings: [
      'Hayır: dikkat çekildikten sonra kimse bir şey yapamaz; yaptığı hiçbir şeyi resmileştirmez, yalnızca kabul edilmiş bir talep resmileştirir.',
      'Evet: dikkat çekilmemiş gibi resmileştirir.',
    ],
  },
  'C-4': {
    about: 'On ikinci lövede düzeltilen bir rönonsun kartı cezalı kart mıdır?',
    readings: [
      'Biçim olarak evet; ortağın iki karttan bildiği kullanılamaz.',
      'Hayır: kart ele döner, yalnızca bilgi hesaba katılır.',
    ],
  },
  'C-5': {
    about: 'İki rönons da karşı tarafa sonraki aynı löveyi kazandırıyor: löve iki kez aktarılır mı?',
    readings: ['Hayır: bir löve iki kez aktarılmaz.', 'Evet: her rönons kendi başına ayarlanır.'],
  },
  'C-6': {
    about:
      'Dört oyuncu löve talebinden sonra oyuna devam etmeyi kabul eder: önceden masada duran cezalı kartlar ne olur?',
    readings: [
      'Kalırlar; yalnızca taleple birlikte gösterilen kartlar cezalı olmaz.',
      'Kalkarlar: artık hiçbir kart cezalı değildir.',
    ],
  },
  'C-7': {
    about: 'Rönons yapanın kendi yüzü ya da duraksaması rönonsa dikkat çekmiş sayılır mı?',
    readings: [
      'Hayır: dikkat çekmek, birinin onu göstermek için söylediği ya da yaptığı şeydir.',
      'Sayılabilir: dikkatin ne zaman çekildiğini hakem tespit eder.',
    ],
  },
  'C-8': {
    about: 'Deklaran tarafı, bir defans oyuncusu bu löveye oynamadan sonraki löveye çıkar: bu çıkış nedir?',
    readings: [
      'Önce sürmekte olan löve tamamlanır; çıkış bekler, sonra geçerli olur ve hakeme danışılır.',
      'Öteki sırasız çıkışlar gibidir: kabul edilir veya reddedilir.',
    ],
  },
  'C-9': {
    about:
      'Löve talebi, talep edenin rönonsunu resmileştirir: herkes oyuna devam etmeyi kabul edip talep geçersiz olunca da mı?',
    readings: [
      'Hayır: geçersiz bir talep hiçbir şeyi resmileştirmez.',
      'Evet: geçersiz olsa da talep yapılmıştır.',
    ],
  },
  'C-10': {
    about:
      'Rönonstan önce oynaması gereken bir rakip, aynı löveye rönonstan sonra oynadı: bu kart değiştirilebilir mi?',
    readings: [
      'Evet: yasa, rönonstan sonra ve dikkat çekilmeden önce oynanan her karttan söz eder.',
      'Hayır: yalnızca oyun sırasında rönonstan sonra gelen kart.',
    ],
  },
  'C-11': {
    about:
      'Bir cezalı kart oynandı; bir rakibin kartı değiştirildiği için sahibi onu geri alır: yeniden oynanmak zorunda mıdır?',
    readings: [
      'Evet: önceki gibi cezalı karttır ve ilk yasal fırsatta oynanır.',
      'Hayır: yoksa değiştirme hakkının anlamı kalmazdı; başka bir kart oynanabilir.',
    ],
  },
  'C-12': {
    about:
      'Ataktan önce deklaran tarafı çıkış gibi bir kart koyar ve bir defans oyuncusu ona kart verir: bu kart ne olur?',
    readings: [
      'Gösterilmiş karttır ve cezalı kart olur; hakem bundan vazgeçebilir.',
      'Geri alınan bir karta oynanan kart gibi cezasız ele döner.',
    ],
  },
  'C-13': {
    about:
      'Küçük bir kart, ikinci bir kart yüzünden majör oldu; ikincisi, sahibine sıranın kendisinde olduğu söylendiği için geri döner: ilki yeniden minör olur mu?',
    readings: [
      'Evet: ikincisi hiç cezalı kart olmadı, tek kart vardı.',
      'Hayır: majör olan cezalı kart öyle kalır; yalnız ikincisi geri alınır.',
    ],
  },
  'C-14': {
    about:
      'İki çıkışın aynı anda yapıldığı, yanlış çıkan oyuncu löveye başka bir kart verdikten sonra saptandı: hangi kartı geçerlidir?',
    readings: [
      'Lövedeki kartlar kalır; zarar gören varsa hakem skoru ayarlar.',
      'Çıktığı kart oynanmış sayılır: löveye o girer, öteki fazladan bir karttır.',
    ],
  },
  'C-15': {
    about:
      'Düzeltilen rönons löveyi başka bir ele verir, ama iki taraf da sonraki löveye oynamıştır: bu arada yapılan çıkış kalır mı?',
    readings: [
      'Evet: karşı taraf ona kart vermiştir, böylece doğru çıkış olmuştur.',
      'Hayır: çıkış löveyi kazanan elindir; sonraki lövenin kartları cezasız geri alınır.',
    ],
  },
  'C-16': {
    about:
      'Bir defans oyuncusu erken çıkar veya oynar, ortağı deklaran seçmeden oynar ve ortağın solundaki el de oynar: deklaran ilk kartla ilgili hakkını da kaybeder mi?',
    readings: [
      'Evet: deklaran tarafı oyuna devam etmiştir, iki kart da sırasında oynanmış sayılır.',
      'Hayır: yalnız ikinci kartla ilgili hak kaybedilir; ilk kart cezalı kart olarak kalır.',
    ],
  },
  'C-17': {
    about:
      'İki taraf aynı lövede rönons yapmış, bir taraf oyuna devam etmiş, öteki löve talep etmiştir: iki rönons yine düzeltilir mi?',
    readings: [
      'Evet: iki taraf için olan istisna, rönonsu ne resmileştirmiş olursa olsun geçerlidir.',
      'Hayır: talep, talep eden tarafın rönonsunu resmileştirmiştir.',
    ],
  },
  'C-18': {
    about:
      'Başka bir oyuncunun geri aldığı kart yüzünden sonraki elin kartı renk dışı kalır; oyuncusu renge uyabilecekken kartını değiştirmez: rönons yapmış mıdır?',
    readings: [
      'Hayır: kartı oynandığında yasaldı ve yasa değiştirebileceğini söyler.',
      'Evet: renge uyma yükümlülüğü hepsinden önce gelir.',
    ],
  },
  'C-19': {
    about:
      'Bir oyuncu hakkı olarak bir kartı geri aldı ve yerine kart koymadı; oyun sürdükten sonra kart elinde bulundu: o löveye oynanmış sayılır mı?',
    readings: [
      'Evet: kartı oraya oynamıştı; oynanan kartların arasına konur, başka bir sonuç doğmaz.',
      'Hayır: hak olarak geri alınan kart oynanmış değildir; o löveye kart vermemiştir ve bu rönons sayılır.',
    ],
  },
  'C-20': {
    about:
      'Bir el eksik kartını zamanında ekler ve bu kart löveyi kazanır; başka bir el ise sonraki löveye çıkmıştır: bu çıkış kalır mı?',
    readings: [
      'Evet: kural eksik kartın eklenmesini ister, yapılmış bir çıkış için bir şey söylemez.',
      'Hayır: çıkış löveyi kazanan elindir; yapılan çıkış cezasız geri alınır.',
    ],
  },
};
