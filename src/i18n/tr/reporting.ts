/** What a report of an audit says around its findings, in Turkish. */

import type { reporting as english } from '../en/reporting.ts';
import type { Translated } from '../translated.ts';

const ROOMS: Readonly<Record<string, string>> = { open: 'açık salon', closed: 'kapalı salon' };

export const reporting: Translated<typeof english> = {
  reasons: {
    EACCES: 'izin verilmiyor',
    EPERM: 'izin verilmiyor',
    EISDIR: 'bu bir klasör',
    ENOENT: 'böyle bir şey yok',
    ELOOP: 'bağlantısı kendisine dönüyor',
    ENOTDIR: 'yolunun bir parçası klasör değil',
    EEXIST: 'yolunun bir parçası klasör değil',
    ENOSPC: 'disk dolu',
    EFBIG: 'izin verilenden büyük olurdu',
    EDQUOT: 'bu hesaba ayrılan yer doldu',
    EROFS: 'oraya yazılamıyor',
    EIO: 'disk ya da sürücü hata veriyor',
    EBUSY: 'başka bir program kullanıyor',
    ENAMETOOLONG: 'adı çok uzun',
    EMFILE: 'aynı anda çok fazla dosya açık',
    ERR_FS_FILE_TOO_LARGE: 'çok büyük',
    NOT_A_FILE: 'bu bir dosya değil',
    ARCHIVE: 'arşiv bozuk, parolayla korunuyor ya da alışılmadık biçimde sıkıştırılmış',
  },
  fileUnreadable: ({ reason }) => (reason === null ? 'Okunamıyor.' : `Okunamıyor: ${reason}.`),
  board: ({ board, room }) =>
    room === null ? `bord ${board}` : `bord ${board}, ${ROOMS[room] ?? `${room} salonu`}`,
  summary: (slots) =>
    `${slots.files} dosya, ${slots.deals} dağıtım, ${slots.played} oynanmış, ${slots.cards} kart, ${slots.findings} bulgu`,
  notRead: ({ unread }) => `${unread} dosya ya da klasör okunamadı.`,
  leftAlone: ({ others, names }) => `Başka türden ${others} dosya dışarıda bırakıldı: ${names}`,
  notesKept: ({ notes }) => `${notes} not burada gösterilmedi; hepsi --format csv ile listelenir.`,
};
