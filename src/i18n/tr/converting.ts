/** What `dealtrail convert` says, in Turkish. */

import type { converting as english } from '../en/converting.ts';
import type { Translated } from '../translated.ts';

export const converting: Translated<typeof english> = {
  unknownTarget: ({ path, endings }) =>
    `dealtrail: ${path} yazılabilecek bir biçim göstermiyor; uzantı şunlardan biri olmalı: ${endings}`,
  doubleDummyInPbn: ({ path }) =>
    `dealtrail: double dummy sonuçları yalnızca .pbn dosyasına yazılır; ${path} öyle değil`,
  withoutDoubleDummy: ({ deals }) =>
    `Dört elin hepsi bilinmediği için double dummy olmadan yazıldı: ${deals} dağıtım.`,
  cannotWrite: ({ file, reason }) => `dealtrail: ${file} yazılamıyor: ${reason}`,
  nothingRead: ({ path }) => `dealtrail: ${path} dosyasından hiç dağıtım okunamadı`,
  beyond: ({ file, deals }) => `dealtrail: ${file} okunmadı: bir kerede en çok ${deals} dağıtım dönüştürülür`,
  leftOut: {
    layout: ({ names }) => `Sayfaların düzeni saklanmaz: ${names}.`,
    tables: ({ names }) => `Veritabanının hiçbir şey alınmayan tabloları: ${names}.`,
    settings: ({ names }) => `Dağıtım makinesine verilen öbür ayarlar saklanmaz: ${names}.`,
  },
  nothingWritten: ({ file }) => `dealtrail: ${file} yazılmadı: biçimde bu dağıtımların hiçbirine yer yok`,
  problem: ({ line, text }) => `${line}. satır: ${text}`,
  loss: ({ deal, event, text }) => {
    const where = [
      ...(deal === null ? [] : [`${deal + 1}. dağıtım`]),
      ...(event === null ? [] : [`${event + 1}. olay`]),
    ];
    return where.length === 0 ? text : `${where.join(', ')}: ${text}`;
  },
  writing: ({ deals, file }) => `${file} dosyasına ${deals} dağıtım yazılıyor`,
  summary: ({ deals, files, losses, kept }) =>
    `${deals} dağıtım, ${files} dosya yazıldı, ${losses} öğe yitirildi${kept === 0 ? '' : `, ${kept} öğeyi yalnız Dealtrail geri okur`}`,
};
