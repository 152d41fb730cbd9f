/** The notices about the storage, for every screen, each with possible actions. */

import { dealTitle } from '../../../i18n/sentence.ts';
import type { Words } from '../../../i18n/words.ts';
import { isStorageCode, type StorageProblemCode, type RefusalCode } from '../../../store/codes.ts';
import type { RemovedDeal } from '../../../store/removing.ts';
import type { ShownCopy } from '../../../store/copy/shown.ts';
import { isWhole } from '../../../store/copy/whole.ts';
import type { Loss } from '../../../store/copy/marker.ts';
import { damagedDeal, isStoredDeal } from '../../../store/shape.ts';
import { damagedTitle } from '../../../ui/library/rows.ts';
import type { Notice } from '../../../ui/notices/notices.element.ts';
import { dateText } from '../../../ui/storage/figures.ts';
import type { Keeping } from './keeping.ts';
import type { Kept } from './kept.ts';
import type { KeepingReport, RestoreReport } from './restoring.ts';

/** The sentence of a code of the store. */
export function storageSentence(code: RefusalCode | StorageProblemCode, words: Words): string {
  const sentences: Readonly<Record<RefusalCode | StorageProblemCode, string>> = words.storage;
  return sentences[code];
}

/** The most unreadable deals or files that are named; nobody would read a longer list. */
const TITLES = 5;

/**
 * Everything the library page tells about keeping deals: what was lost, then what went wrong, then what
 * was done. Empty when there is nothing to tell.
 * @param asksAlready true where the screen asks about entries that were refused
 */
export function noticesOf(
  kept: Kept,
  keeping: Keeping,
  words: Words,
  asksAlready = false,
): readonly Notice[] {
  return [
    ...lossNotices(kept, keeping, words),
    ...problemNotices(kept, keeping, words, asksAlready),
    ...doneNotices(kept, keeping, words),
  ];
}

function lossNotices({ loss }: Kept, keeping: Keeping, words: Words): readonly Notice[] {
  if (loss === null) return [];
  const { ok } = words.screen.keeping;
  return [
    {
      id: 'loss',
      urgent: true,
      text: lossSentence(loss, words),
      actions: [
        ...(isWhole(loss) ? [] : [restoreAction(words)]),
        { label: ok, act: () => void keeping.acknowledge() },
      ],
    },
  ];
}

function lossSentence(loss: Loss, words: Words): string {
  const text = words.screen.keeping;
  const what = text.kept({ deals: loss.deals, marks: loss.marks });
  if (loss.broughtUntil === '') return text.lostAll({ what, until: dateText(loss.keptUntil, words) });
  const until = dateText(loss.broughtUntil, words);
  if (isWhole(loss)) return text.lostWhole({ what, until });
  const brought = text.kept({ deals: loss.broughtDeals, marks: loss.broughtMarks });
  return text.lostPart({ what, brought, until, missing: loss.missing });
}

/** This action opens the file dialog itself. */
function restoreAction(words: Words): Notice['actions'][number] {
  return { label: words.screen.keeping.restore, chooses: true };
}

function problemNotices(
  { kind, problems, unsaved, late, shown }: Kept,
  keeping: Keeping,
  words: Words,
  asksAlready: boolean,
): readonly Notice[] {
  const text = words.screen.keeping;
  const isRefused = problems.some(({ code }) => code === 'stranded');
  // Damaged deals are shown in the list.
  const codes = [...new Set(problems.map(({ code }) => code))].filter(
    (code) => code !== 'corrupt' && !(code === 'stranded' && asksAlready),
  );
  // What has just been given is being stored, and is no problem. What was refused waits for a person and is not tried again.
  const isFailing = codes.some((code) => code !== 'stranded');
  const waits = kind === 'durable' && unsaved > 0 && (isFailing || (late && !isRefused));
  if (codes.length === 0 && !waits) return [];
  const sentences = codes.map((code) =>
    shown === null || code !== 'unavailable' ? storageSentence(code, words) : shownSentence(shown, words),
  );
  const save = { label: text.save, act: () => void keeping.saveBackup() };
  return [
    {
      id: `problem-${codes.join('-')}`,
      urgent: true,
      text: [...sentences, ...(waits ? [text.unsaved({ items: unsaved })] : [])].join(' '),
      actions: [
        ...(waits ? [{ label: text.retry, act: () => void keeping.retry() }] : []),
        ...(unsaved > 0 || shown !== null || codes.includes('nearlyFull') ? [save] : []),
        ...(codes.includes('stranded') ? [{ label: text.discard, act: () => void keeping.discard() }] : []),
      ],
    },
  ];
}

/** For a database that can't be opened, while the list shows the second copy. */
function shownSentence({ deals, marks, at }: ShownCopy, words: Words): string {
  const text = words.screen.keeping;
  return text.shown({ what: text.kept({ deals, marks }), at: dateText(at, words) });
}

function doneNotices(kept: Kept, keeping: Keeping, words: Words): readonly Notice[] {
  const { removed, reports } = kept;
  const text = words.screen.keeping;
  const notices: Notice[] = [];
  const last = removed.at(-1);
  if (last !== undefined) {
    const all = removed.flat().length;
    const [only] = last;
    notices.push({
      id: `removed-${removed.length}`,
      takesFocus: true,
      text:
        last.length === 1 && only !== undefined
          ? text.removed({ title: removedTitle(only, words) })
          : text.removedMany({ deals: last.length }),
      actions: [
        { label: text.undo, act: () => void keeping.undo(false) },
        ...(removed.length > 1
          ? [{ label: text.undoAll({ deals: all }), act: () => void keeping.undo(true) }]
          : []),
      ],
      dismiss: { label: text.close, act: () => keeping.letGo() },
    });
  }
  return [
    ...notices,
    ...reports.flatMap((report, index) => reportNotices(report, index, kept, keeping, words)),
  ];
}

/** What is to be said of a result. `index`: its number among the results of the same action. */
function reportNotices(
  report: KeepingReport,
  index: number,
  { problems }: Kept,
  keeping: Keeping,
  words: Words,
): readonly Notice[] {
  const text = words.screen.keeping;
  const dismiss = { label: text.close, act: () => keeping.dismiss(report) };
  const texts = {
    restoring: () => text.restoring,
    copyLacks: () => text.copyLacks,
    noBackup: () => text.noBackup,
    noFile: () => text.noFile,
    mended: () => text.mended,
    finished: () => text.finished,
    notMended: () => text.noMend,
    notGranted: () => text.notGranted,
    notLoaded: () => text.notLoaded,
    unexpected: () => text.unexpected,
  };
  if (report.kind === 'restored')
    return [{ id: `restored-${index}`, ...restoredSentences(report, words), actions: [], dismiss }];
  if (report.kind === 'putBack') {
    const { deals } = report;
    const [only] = deals;
    const told =
      deals.length === 1 && only !== undefined
        ? text.putBack({ title: removedTitle(only, words) })
        : text.putBackMany({ deals: deals.length });
    // Of two deals with one title, one put back after the other, each is announced.
    return [{ id: `putBack-${only?.stream}`, text: told, actions: [], onlySpoken: true }];
  }
  if (report.kind === 'known' || report.kind === 'continued')
    return [{ id: `${report.kind}-${index}`, text: text[report.kind](report), actions: [], dismiss }];
  if (report.kind === 'linesBegun')
    return [{ id: `lines-${report.lines}`, text: words.screen.lines.begun(report), actions: [], dismiss }];
  if (report.kind === 'notHandedOver') {
    const { paths } = report;
    const listed = { files: paths.length, paths: paths.slice(0, TITLES) };
    return [{ id: report.kind, text: text.notHandedOver(listed), actions: [], dismiss }];
  }
  if (report.kind === 'refused') {
    const { code } = report;
    // Once the storage works again, it is no longer true what refused something.
    const isPast = isStorageCode(code) && !problems.some((problem) => problem.code === code);
    return isPast
      ? []
      : [{ id: `${code}-${index}`, text: storageSentence(code, words), actions: [], dismiss }];
  }
  if (report.kind === 'stored')
    return problems.length > 0
      ? []
      : [{ id: report.kind, text: text.stored, actions: [], dismiss, ends: true }];
  const closing = report.kind === 'restoring' ? {} : { dismiss };
  return [{ id: `${report.kind}-${index}`, text: texts[report.kind](), actions: [], ...closing }];
}

/** The result in one line, and the details. */
function restoredSentences(report: RestoreReport, words: Words): Pick<Notice, 'text' | 'more'> {
  const text = words.screen.keeping;
  const { added, known, continued, beside, marks, audits, spoilt, spoiltMarks, salvaged } = report;
  const titles = spoilt
    .map((deal) => damagedTitle(deal, words))
    .filter((title) => title !== text.damagedUntitled);
  const joined = (sentences: readonly string[]): string =>
    sentences.filter((sentence) => sentence !== '').join(' ');
  const first = [
    text.restored({ savedAt: dateText(report.savedAt, words) }),
    added + marks > 0 ? text.added({ what: text.kept({ deals: added, marks }) }) : '',
    continued > 0 ? text.continued({ deals: continued }) : '',
    added + marks + audits + continued + beside + salvaged.length === 0 ? text.nothingNew : '',
    report.damaged ? text.cut : '',
  ];
  const rest = [
    audits > 0 ? text.audits({ audits }) : '',
    known > 0 ? text.known({ deals: known }) : '',
    beside > 0 ? text.beside({ deals: beside }) : '',
    report.settings ? text.settings : '',
    salvaged.length > 0
      ? text.salvagedAll({
          deals: salvaged.length,
          titles: salvaged.slice(0, TITLES).map((deal) =>
            text.salvagedOne({
              title: dealTitle(deal.header, words),
              facts: deal.version,
              had: deal.salvaged?.had ?? null,
            }),
          ),
        })
      : '',
    spoilt.length > 0 ? text.unreadable({ deals: spoilt.length, titles: titles.slice(0, TITLES) }) : '',
    spoiltMarks > 0 ? text.unreadableMarks({ marks: spoiltMarks }) : '',
  ];
  return { text: joined(first), more: joined(rest) };
}

/** The name of a removed deal or line as in the list or the tree, because all lines of a deal have its title. */
function removedTitle({ deal }: RemovedDeal, words: Words): string {
  return isStoredDeal(deal)
    ? (deal.name ?? dealTitle(deal.header, words))
    : damagedTitle(damagedDeal(deal), words);
}
