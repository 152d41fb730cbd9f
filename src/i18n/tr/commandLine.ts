/** What the command line says, in Turkish. Commands, options and their values stay as they are typed. */

import type { commandLine as english } from '../en/commandLine.ts';
import type { Translated } from '../translated.ts';

export const commandLine: Translated<typeof english> = {
  noSuchFile: ({ path }) => `dealtrail: böyle bir dosya ya da klasör yok: ${path}`,
  noRecords: ({ paths }) => `dealtrail: burada kayıt yok: ${paths}`,
  noCases: ({ paths }) => `dealtrail: burada vaka dosyası yok: ${paths}`,
  peopleWithheld: ({ option }) =>
    `Dosyada ayrıca kimlerin katıldığı ya da bir mühür var: ${option} bunu gösterir.`,
  doubleDummy: 'Double dummy, yalnızca fikir verir: deklaranın löveleri',
  par: ({ score, contracts }) =>
    `Par: Kuzey–Güney için ${score}${contracts === '' ? ', dört pas' : ` (${contracts})`}`,
  unknownMoment: ({ moment, last }) =>
    `dealtrail: böyle bir an yok: ${moment}; 3. löve için t3, onun ikinci kartı için t3.2, baş için start, son için end yazın; ${last === null ? 'kayıtta oynanan kart yok' : `kaydın son kartı: ${last}`}`,
  noSuchDeal: ({ file, boards }) =>
    `dealtrail: burada böyle bir dağıtım yok: ${file}${boards === '' ? '' : `; bulunan bordlar: ${boards}`}`,
  firstOfSeveral: ({ board, deal, file }) =>
    `dealtrail: birkaç dağıtım uyuyor; bu ilki: ${board === '' ? '' : `bord ${board}, `}--deal ${deal}, dosya ${file}. Başkasını --board, --deal ya da --room ile seçin`,
  alreadyThere: ({ file }) =>
    `dealtrail: birkaç dosya verildi ve ${file} zaten var; yazılacak yeni bir dosya adı verin`,
  isThere: ({ file }) =>
    `dealtrail: ${file} zaten var; üzerine yazmak için --force ekleyin ya da başka bir ad verin`,
  notANumber: ({ option, value }) =>
    `dealtrail: --${option} için 1 ya da daha büyük bir sayı gerekir, verilen: ${value}`,
  progress: (slots) =>
    `%${slots.percent}  ${slots.files}/${slots.of} dosya  ${slots.rate} MB/sn  ${slots.seconds} sn kaldı`,
  notUnderstood: ({ given }) => `dealtrail: anlaşılmadı: ${given}`,
  unknownCommand: ({ command, near }) =>
    `dealtrail: ${command} diye bir komut yok${near === null ? '' : ` (${near} mi demek istediniz?)`}`,
  strayOption: ({ option, command, near }) =>
    `dealtrail: --${option}, ${command} ile kullanılmaz${near === null ? '' : ` (--${near} mi demek istediniz?)`}`,
  cannotRead: ({ file, reason }) => `dealtrail: ${file} okunamıyor: ${reason}`,
  noPaperFile: ({ file }) =>
    `dealtrail: ${file} bir kâğıt olamaz; adı .html ya da .txt ile, adsız vaka için .json ile bitmelidir`,
  caseWithoutNames:
    'dealtrail: JSON olarak vaka yalnızca adsız yazılır; --anonymous ekleyin ve --paper yazmayın',
  wordsInCasebook: ({ words, paper, bare }) =>
    `dealtrail: ${words} yalnızca ${paper} ile ve ${bare} olmadan yazılır`,
  noClaimPosition: 'dealtrail: bu dağıtımda kimse talepte bulunmuyor, bu yüzden talep konumu da yok',
  withoutCheckpoint: ({ file }) =>
    `dealtrail: ${file} dosyasının mührü sağlam değil, bu yüzden kâğıtta onay noktası yok`,
  howToType:
    'Her satıra bir olgu yazın: bir kart için “s4”, bir löve talebi için “claim s 9” gibi. “help” sözcükleri listeler, “help claim” birini açıklar. Ctrl+D bitirir.',
  saved: ({ facts, file }) => `Yazılan olgu: ${facts}. Vaka ${file} dosyasında.`,
  notSaved: ({ facts }) =>
    `dealtrail: yazılan olgu: ${facts}. Hiçbir yere kaydedilmedi; saklamak için vaka dosyasından sonra bir dosya adı yazın.`,
  signPlayed: '( ) oynandı',
  signWinning: '* löveyi kazanıyor',
  signFaceUp: '[ ] yüzü açık duruyor',
};
