/** Words about what the browser keeps: its state, what was lost, what was restored or removed. */

import { count } from '../count.ts';

/** `12 deals and 3 marks`, `1 deal`. */
const kept = ({ deals, marks }: { deals: number; marks: number }): string =>
  [
    ...(deals > 0 || marks === 0 ? [count(deals, 'deal', 'deals')] : []),
    ...(marks > 0 ? [count(marks, 'mark', 'marks')] : []),
  ].join(' and ');

export const keeping = {
  keeping: {
    title: 'Storage',
    kept,
    lostAll: ({ what, until }: { what: string; until: string }) =>
      `This browser has deleted what was kept here: ${what}${until === '' ? '' : `, last changed on ${until}`}. There is no second copy to bring it back from. If you saved a copy to a file, restore it.`,
    lostWhole: ({ what, until }: { what: string; until: string }) =>
      `This browser had deleted what was kept here. All of it was brought back from the second copy: ${what}, as of ${until}.`,
    lostPart: (slots: { what: string; brought: string; until: string; missing: number }) =>
      `This browser had deleted what was kept here: ${slots.what}. Brought back from the second copy: ${slots.brought}, as of ${slots.until}. ${slots.missing === 0 ? '' : `${count(slots.missing, 'change', 'changes')} could not be brought back. `}If you saved a copy to a file, restore it, too.`,
    shown: ({ what, at }: { what: string; at: string }) =>
      `The database of this page can’t be opened. The list shows what the second copy holds: ${what}, as of ${at}. Save it to a file. What you add now lasts only as long as this page is open.`,
    /** What is entered and not recorded, where the browser does not keep it. */
    notKept: {
      refused:
        'This browser has no room for what you have entered and not recorded yet. It is lost if the page is closed: record it, or remove deals that you no longer need.',
      tooLong:
        'The pasted text is too long to be kept. If the page is closed before you open it, you have to paste it again.',
    },
    unsaved: ({ items }: { items: number }) =>
      `Not stored: ${count(items, 'fact, mark or new deal', 'facts, marks or new deals')}. The page will try again.`,
    retry: 'Try again now',
    save: 'Save a copy of everything',
    discard: 'Discard them',
    ok: 'OK',
    removed: ({ title }: { title: string }) => `Removed: ${title}.`,
    removedMany: ({ deals }: { deals: number }) => `${count(deals, 'deal', 'deals')} removed.`,
    putBack: ({ title }: { title: string }) => `Put back: ${title}.`,
    putBackMany: ({ deals }: { deals: number }) => `${count(deals, 'deal', 'deals')} put back.`,
    undo: 'Undo',
    undoAll: ({ deals }: { deals: number }) => `Undo all (${deals})`,
    close: 'Close',
    removeAll: ({ deals }: { deals: number }) => `Remove these ${deals}`,
    restore: 'Restore from a file…',
    restoring: 'Restoring…',
    restored: ({ savedAt }: { savedAt: string }) =>
      `Restored from the copy${savedAt === '' ? '' : ` of ${savedAt}`}.`,
    added: ({ what }: { what: string }) => `New here: ${what}.`,
    continued: ({ deals }: { deals: number }) =>
      `Later entries were added to ${count(deals, 'deal', 'deals')} that stood here already.`,
    nothingNew: 'Nothing in it was new.',
    audits: ({ audits }: { audits: number }) => `Added to the list: ${count(audits, 'audit', 'audits')}.`,
    known: ({ deals }: { deals: number }) => `Here already: ${count(deals, 'deal', 'deals')}.`,
    beside: ({ deals }: { deals: number }) =>
      `Different from the copy that was here already, so both are kept: ${count(deals, 'deal', 'deals')}. Open both, and remove the one that you don’t need.`,
    settings: 'Your settings were restored.',
    salvaged: ({ facts, had }: { facts: number; had: number | null }) =>
      `from a damaged copy; readable: ${facts}${had === null ? '' : ` of ${had}`} facts`,
    salvagedOne: ({ title, facts, had }: { title: string; facts: number; had: number | null }) =>
      `${title}: ${facts}${had === null ? '' : ` of ${had}`}`,
    salvagedAll: ({ deals, titles }: { deals: number; titles: readonly string[] }) =>
      `Damaged in the file, restored up to the last readable fact: ${count(deals, 'deal', 'deals')} (${titles.join(', ')}).`,
    unreadable: ({ deals, titles }: { deals: number; titles: readonly string[] }) =>
      `Not readable, because the file is damaged there: ${count(deals, 'deal', 'deals')}${titles.length === 0 ? '' : ` (${titles.join(', ')})`}.`,
    unreadableMarks: ({ marks }: { marks: number }) => `Not readable: ${count(marks, 'mark', 'marks')}.`,
    cut: 'The file is damaged or cut short: everything readable in it was taken.',
    copyLacks:
      'The storage can’t be read now: the saved copy holds only what this page still has in memory. Save another one once the storage works again.',
    noBackup: 'This file can’t be read as a saved copy.',
    noFile: 'There is no file in this folder.',
    notHandedOver: ({ files, paths }: { files: number; paths: readonly string[] }) =>
      `The browser could not read ${count(files, 'file or folder', 'files or folders')}: ${paths.join(', ')}${files > paths.length ? ' …' : ''}.`,
    damaged: 'damaged: it can’t be read',
    damagedUntitled: 'A deal without a readable title',
    mend: 'Bring it back from the second copy',
    stored: 'Everything that waited is stored now.',
    mended: 'The deal was brought back from the second copy.',
    finished: 'The record is finished. Whoever goes on with it is asked why.',
    noMend: 'The second copy of this deal is not complete. If you saved a copy to a file, restore it.',
    waiting: 'not stored yet',
    copyOf: ({ savedAt, from }: { savedAt: string; from: number | null }) =>
      `from the copy of ${savedAt}; differs from the other${from === null ? '' : ` from event ${from} on`}`,
    lasting: 'The browser has promised not to clear it by itself.',
    mayClear: 'The browser may clear it when it needs room.',
    askToLast: 'Ask it not to',
    notLoaded: 'A part of the program could not be loaded. Check the connection, then reload the page.',
    unexpected:
      'Something in the program failed. If it no longer answers, reload the page: what was stored stays stored.',
    notGranted:
      'The browser has not promised to keep what is stored here. It may do so once you use this page more often. Save a copy to a file.',
    memory: 'Nothing is stored: what you keep lasts only as long as this page is open.',
    used: ({ used, granted }: { used: string; granted: string }) => `Used: ${used} of ${granted}.`,
    copyWhole: ({ at }: { at: string }) => `Second copy: complete${at === '' ? '' : `, last change ${at}`}.`,
    copyWriting: 'Second copy: being written.',
    copyBehind: 'Second copy: could not be written; the page will try again.',
    copyNone: 'Second copy: not possible in this browser.',
    savedAt: ({ at }: { at: string }) => `Last saved to a file: ${at}.`,
    notInFile: ({ deals }: { deals: number }) =>
      `${count(deals, 'deal', 'deals')} added or changed since the last copy in a file.`,
    neverSaved: 'Never saved to a file.',
  },
};
