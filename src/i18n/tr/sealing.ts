/** What is said of sealed files, in Turkish. */

import type { NumberedEvent, SealWords } from '../en/sealing.ts';
import type { Translated } from '../translated.ts';
import { ended } from '../inOrder.ts';

const event = ({ number, author }: NumberedEvent): string =>
  number === 0
    ? `Dağıtımı içeren başlangıç${author === null ? '' : ` (yazan: ${author})`}`
    : author === null
      ? `${number}. giriş (yazarı bilinmiyor)`
      : `${number}. giriş (yazan: ${author})`;

export const sealing: Translated<SealWords> = {
  title: 'Mühür',
  holds: ({ events, members }) =>
    `Mühür sağlam: başlangıç ve onay noktalarıyla birlikte ${events} girişin hepsi imzalandığı gibi. Donduranlar: ${members}.`,
  broken: ({ faults }) =>
    `Mühür sağlam değil: ${faults} kusur var. Burada adı geçmeyen her şey imzalandığı gibi.`,
  open: 'Hiçbir şey değiştirilmemiş, ama üyelerin hepsi her şeyi dondurmuş değil.',
  frozenUpTo: ({ events }) =>
    events === 0
      ? 'Henüz bütün üyelerin dondurduğu bir giriş yok.'
      : `Bütün üyelerin dondurduğu bölüm: 0’dan sayarak ilk ${events} giriş.`,
  added: ({ numbers }) => `Dondurmadan sonra eklenen ve henüz dondurulmayan girişler: ${numbers}.`,
  waitsFor: ({ names }) => ended(`Henüz dondurmayanlar: ${names}`),
  member: ({ name, key }) => `${name}: anahtar ${key}`,
  limit:
    'Sonundan bir şeyin kesilmediğini ve hepsinin baştan yazılmadığını yalnızca başka yerde saklanan bir onay noktası gösterir.',
  agrees: 'Saklanan onay noktasıyla uyuşuyor.',
  faults: {
    changed: (numbered) =>
      numbered.author === null && numbered.number > 0
        ? `${numbered.number}. giriş olarak duran şeyi kimse imzalamamış: değiştirilmiş ya da eklenmiş.`
        : `${event(numbered)} değiştirilmiş.`,
    unfinished: (numbered) =>
      `${event(numbered)} yarım: dosya onun ortasında bitiyor. Dosyanın tamamını isteyin.`,
    dropped: (numbered) => `${event(numbered)} eksik.`,
    doubled: (numbered) => `${event(numbered)} iki kez var.`,
    moved: (numbered) => `${event(numbered)} yerinde değil.`,
    added: ({ number, author }) =>
      `${number}. girişin yerine kayda ait olmayan bir şey eklenmiş${author === null ? '' : `, şu adla: ${author}`}.`,
    stranger: ({ number, author }) =>
      `${number}. girişin yerinde, üye listesinde olmayan bir anahtarla imzalanmış bir giriş var: ${author ?? '?'}.`,
    foreign: ({ number, author }) =>
      `${number}. girişin yerinde başka bir kayıt için imzalanmış bir giriş var; imzalayan: ${author ?? '?'}.`,
    miscounted: (numbered) => `${event(numbered)} yazarının bir önceki girişini izlemiyor.`,
    checkpoint: (numbered) => `${event(numbered)} bir onay noktası, ama kendinden önceki girişlerin değil.`,
    cosignature: ({ number, author }) =>
      `${number}. girişteki onay noktasında şu ad var, ama imza ona ait değil: ${author ?? '?'}.`,
    noOpening: 'Başlangıç ve onunla birlikte dağıtım okunamıyor: adlar bir onay noktasından alındı.',
    nobodyNamed:
      'Başlangıç ve onunla birlikte dağıtım okunamıyor, okunabilen bir onay noktası da yok: kimin imzalaması gerektiği belli değil.',
    lineEnds: 'Satır sonları değiştirilmiş; girişlerin kendisi bundan etkilenmemiş.',
    laterVersion:
      'Dosya, bu programın daha yeni bir sürümüyle yazıldığını söylüyor. Bu sürüm böyle bir mührü denetleyemez: değiştirilmiş dediği, yalnızca tanımadığı bir şey olabilir.',
    startMark:
      'Bazı düzenleyicilerin yaptığı gibi, ilk satırın önüne görünmez bir im konmuş; girişlerin kendisi bundan etkilenmemiş.',
    noEnd: 'Son satırın satır sonu işareti yok.',
    cutOff: 'Sonu kesilmiş: saklanan onay noktası daha çok giriş biliyor.',
    rewritten: 'Baştan yazılmış: saklanan onay noktası başka girişlerin.',
    otherRecord: 'Saklanan onay noktası başka bir kaydın.',
    keptUnsigned: 'Saklanan onay noktası hiçbir şey kanıtlamıyor: bu kaydın hiçbir üyesi onu imzalamamış.',
  },
  alike: {
    stranger: ({ events, author }) =>
      `${events} giriş, üye listesinde olmayan bir anahtarla imzalanmış: ${author}.`,
    foreign: ({ events, author }) => `${events} giriş başka bir kayıt için imzalanmış; imzalayan: ${author}.`,
  },
  inLine: ({ text, line }) => `${text} (satır ${line})`,
  inLines: ({ text, lines }) => `${text} (satırlar: ${lines})`,
  ofFile: ({ file, text }) => `${file}: ${text}`,
  notSealed: ({ file }) => `dealtrail: dosyada mühür yok: ${file}`,
  keyNeeded: ({ option }) =>
    `dealtrail: anahtarsız hiçbir şey mühürlenmez; ${option} ile verin, “dealtrail identity NAME OUT” ile yapılır`,
  noIdentity: ({ file }) => `dealtrail: bu bir kimlik dosyası değil ya da bozuk: ${file}`,
  noSecret: ({ file }) =>
    `dealtrail: dosyada kimliğin yalnızca açık yarısı var; onunla imza atılamaz: ${file}`,
  badName: ({ name }) => `dealtrail: bu bir ad olamaz: ${name}`,
  badRoster: 'dealtrail: her üyenin kendi adı ve kendi anahtarı olmalı; en çok 16 üye olabilir',
  tooManyFiles:
    'dealtrail: mühürlemek için en çok iki dosya okunur: mühürlü bir dosya ve ona eklenecek girişleri içeren vaka',
  firstNotSealed: ({ file }) =>
    `dealtrail: dosya mühürlü olmadığı için ona bir şey eklenemez; dosyaları tek tek mühürleyin: ${file}`,
  membersStay: ({ option, file }) =>
    `dealtrail: dosya mühürlü, üyeleri olduğu gibi kalır; ${option} henüz mühürlenmemiş bir dosya içindir: ${file}`,
  notMember: ({ name }) => `dealtrail: bu kaydın üye listesinde yok: ${name}`,
  damaged: ({ file }) => `dealtrail: mührü sağlam olmadığı için dosyaya bir şey eklenmedi: ${file}`,
  differs: ({ file, number }) =>
    `dealtrail: ${file}, ${number}. girişten başlayarak mühürlü olandan farklı; mühürlü olan olduğu gibi kalır, yalnızca ekleme yapılabilir`,
  keepIdentity: ({ file }) =>
    `${file} yalnızca sizindir: onu elinde tutan sizin adınıza imza atar. Buraya yazılan ise başkaları içindir.`,
  frozenWithout: ({ fields }) =>
    `Donduruldu, ama sayfanın dondurmadan önce istediği şunlar eksik: ${fields}.`,
  keepCheckpoint: ({ file }) => `${file} mühürlendi. Buraya yazılan onay noktasını başka bir yerde saklayın.`,
};
