/** Words of the page that audits a session, in Turkish. */

import type { audit as english } from '../../en/screens/audit.ts';
import type { Translated } from '../../translated.ts';

const written = new Intl.NumberFormat('tr');

const ROOMS: Readonly<Record<string, string>> = { open: 'açık salon', closed: 'kapalı salon' };

export const audit: Translated<typeof english> = {
  auditPage: {
    title: 'Seans denetimi',
    short: 'Bir seansı denetle',
    intro:
      'Her dağıtım Yasalara uygunluk ve çelişkiler bakımından denetlenir: eller, artırım, oyun, löve talepleri ve sonuçlar. Bakılmaya değer olanlar en ağırından başlayarak listelenir; bir bulguya tıklayınca dağıtım o anda oynatılır. Dosyalarınız değiştirilmez ve bu bilgisayardan çıkmaz. Yalnızca kendi işaretleriniz bu tarayıcıda saklanır.',
    chooseFiles: 'Dosya seç…',
    chooseFolder: 'Klasör seç…',
    drop: 'ya da her türden dosyayı (PBN, LIN, USEBIO, Bridgemate, vaka dosyaları), bir klasörü veya bir arşivi (.zip, .tar, .gz) bu sayfanın herhangi bir yerine bırakın',
    cancel: 'Durdur',
    progressLabel: 'Dosyaların okunan bölümü',
    reading: (slots) =>
      `Okunuyor: ${written.format(slots.files)} dosyadan ${written.format(slots.read)} tanesi; şimdiye kadar ${written.format(slots.deals)} dağıtım, ${written.format(slots.findings)} bulgu.`,
    counts: (slots) =>
      `${written.format(slots.files)} dosya${slots.unpacked === 0 ? '' : ` (${written.format(slots.unpacked)} tanesi arşivde)`}, ${written.format(slots.deals)} dağıtım, ${written.format(slots.played)} tanesi oynanmış, ${written.format(slots.cards)} kart.`,
    finished: ({ findings }) =>
      findings === 0
        ? 'Denetim bitti. Hiçbir şey bulunmadı.'
        : `Denetim bitti: ${written.format(findings)} bulgu.`,
    stopped: ({ read, files }) =>
      `Durduruldu: ${written.format(files)} dosyadan ${written.format(read)} tanesi okundu. O ana kadar bulunanlar listede.`,
    failed: 'Denetim yarıda kaldı. O ana kadar bulunanlar listede.',
    noFiles: 'Bu dosyaların hiçbiri burada okunamıyor.',
    leftAlone: ({ others }) => `Başka türden ${written.format(others)} dosya dışarıda bırakıldı.`,
    tooMany: ({ more }) =>
      `${written.format(more)} bulgu daha sayıldı ama listelenmedi: yoksa liste çok uzun olurdu.`,
    marksForgotten:
      'Bu tarayıcı burada hiçbir şey saklamıyor: işaretleriniz bu sayfa açık kaldıkça durur. Ayrılmadan önce listeyi kaydedin.',
    marksDamaged: ({ marks }) => `Saklanan ${marks} işaret okunamıyor. Ötekiler gösteriliyor.`,
    notStored: 'henüz saklanmadı',
    mark: 'İşaret',
    markOf: ({ board, sentence }) => `İşaret: ${board}. ${sentence}`,
    marks: {
      open: 'açık',
      fixed: 'düzeltildi',
      fine: 'sorun yok',
      askPlayers: 'oyunculara sorulacak',
      rulingNeeded: 'hakem kararı gerek',
      duplicate: 'yinelenen bulgu',
    },
    comment: 'Yorum',
    commentOf: ({ board }) => `Yorum: ${board}`,
    addComment: 'Yorum ekle',
    editComment: 'Yorumu değiştir',
    keepComment: 'Kaydet',
    dropComment: 'Vazgeç',
    commented: ({ board }) => `${board}: yorum kaydedildi.`,
    commentDraft: 'Kaydedilmemiş yorum',
    commentLeft: ({ board }) => `${board}: yorum duruyor, ama kaydedilmedi.`,
    tableColumn: 'Masa',
    everyTable: 'Bütün masalar',
    pair: 'Çift',
    everyPair: 'Bütün çiftler',
    onlyBoard: ({ board }) => `Yalnızca bord ${board}`,
    finding: 'Bulgu',
    boardColumn: 'Bord',
    everyMark: 'Bütün işaretler',
    undo: 'Son işareti geri al',
    marked: ({ board, mark }) => `${board}: ${mark}.`,
    undone: 'Son işaretleme geri alındı.',
    overview: 'Grafikler: denetime göre, masaya göre, bordlar ve masalar',
    grid: 'Masalara göre bordlar',
    gridCell: ({ board, table, count }) => `Bord ${board}, ${table}: ${written.format(count)} bulgu`,
    gridHint:
      'Hücreler arasında ok tuşlarıyla gezin. Bulgularını listelemek için bir hücreye, çubuğa ya da ada tıklayın.',
    gridLeft: (slots) => `Gösterilmeyen: bulgusu daha az olan ${slots.boards} bord ve ${slots.tables} masa.`,
    byCheck: 'Denetime göre',
    byTable: 'Masaya göre, en çok hatalı olan önce',
    moreTables: ({ more }) => `${written.format(more)} masa daha burada listelenmedi.`,
    boards: 'Bordlar',
    save: 'Bu listeyi kaydet:',
    saveCsv: 'hesap tablosu için (CSV)',
    saveHtml: 'sayfa olarak (HTML)',
    print: 'Yazdır',
    filters: 'Süzgeçler',
    severity: 'Önem',
    check: 'Denetim',
    everyCheck: 'Bütün denetimler',
    checkChoice: ({ name, count }) => `${name} (${written.format(count)})`,
    search: 'Bord, dosya ya da sözcük',
    shown: ({ shown, all }) =>
      shown === all
        ? `${written.format(all)} bulgu`
        : `${written.format(all)} bulgudan ${written.format(shown)} tanesi`,
    hidden: ({ hidden }) => `${written.format(hidden)} bulgu süzgeçlerle gizlendi`,
    showEverything: 'Hepsini göster',
    nothingFound: 'Bakılmaya değer bir şey bulunmadı.',
    nothingMatches: 'Süzgeçlere uyan bulgu yok.',
    listLabel: 'Bulgular, en ağırından başlayarak; aynı dağıtımda yinelenenler en sonda',
    board: ({ board }) => `Bord ${board}`,
    room: ({ room }) => ROOMS[room] ?? `${room} salonu`,
    table: ({ table }) => `masa ${table}`,
    deal: ({ number }) => `${number}. dağıtım`,
    wholeFile: 'Bütün dosya',
    line: ({ file, line }) => (line === null ? file : `${file}, ${line}. satır`),
    trick: ({ trick }) => `${trick}. löve`,
    law: ({ laws }) => `${laws.length === 1 ? 'Yasa' : 'Yasalar'} ${laws.join(', ')}`,
    noDeal: 'Bu dağıtım artık dosyasından okunamıyor.',
    costTricks: ({ tricks }) => `${written.format(tricks)} löve`,
    costPoints: ({ points }) => `${written.format(points)} puan`,
    done: ({ done, all }) => `tamamlanan: ${written.format(done)} / ${written.format(all)}`,
    markMany: 'Listelenenlerin hepsini işaretle:',
    markThese: ({ count: many }) => `Bu ${written.format(many)} bulguyu işaretle`,
    markedMany: ({ count: many }) => `${written.format(many)} bulgu işaretlendi.`,
    doubleDummy: 'Double dummy ile de karşılaştır (zaman alır)',
    nextFinding: 'Sonraki bulgu',
    previousFinding: 'Önceki bulgu',
    reloaded:
      'Sayfa yeniden yüklendi. Denetimin dosyaları artık açık değil. Yeniden seçin: işaretleriniz yerinde olacak.',
    keys: [
      ['J', 'sonraki bulgu'],
      ['K', 'önceki bulgu'],
      ['Enter', 'dağıtımı o anda oynat'],
      ['Esc', 'bu listeye dön'],
      ['1 … 5, 0', 'işaretle, işareti kaldır'],
      ['N', 'yorum'],
      ['C', 'bordun sonuçlarını karşılaştır'],
      ['U', 'geri al'],
    ],
  },
};
