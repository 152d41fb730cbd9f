/** The screen that shares a deal, in front of the replay it was opened from. */

import { css } from 'lit';
import { nameOfMoment } from '../../../bake/moment.ts';
import type { DealRecord } from '../../../events/record.ts';
import type { Words } from '../../../i18n/words.ts';
import { momentsOf } from '../../../publish/moments.ts';
import { timelineOf } from '../../../replay/timeline.ts';
import '../../../ui/studio/define.ts';
import type { FileKind } from '../../../ui/studio/outputs.ts';
import type { StudioSaving, StudioElement } from '../../../ui/studio/studio.element.ts';
import { save } from './saving.ts';

export interface Shared {
  readonly record: DealRecord;
  readonly at: number;
  readonly words: Words;
}

/** Comes with the screen that needs it, not with the first page. */
const { styleSheet } = css`
  dialog.studio {
    inline-size: min(86rem, 100vw - 1.5rem);
    max-inline-size: none;
    block-size: min(100rem, 100dvh - 1.5rem);
    max-block-size: none;
    padding: clamp(0.9rem, 2.4vi, 2rem);
    border: 1px solid var(--dr-edge);
    border-radius: 12px;
    background: var(--dr-bg);
    color: var(--dr-fg);
    overscroll-behavior: contain;
  }
  dialog.studio::backdrop {
    background: rgb(0 0 0 / 45%);
  }
`;

/** Where Dealtrail’s own pages are. */
function home(): string {
  return new URL('.', document.baseURI).href;
}

/** Shows it in front of the page. @param closed hears when it is gone, however it was closed */
export function openStudio(
  page: HTMLElement | DocumentFragment,
  { record, at, words }: Shared,
  closed: () => void,
): HTMLDialogElement {
  if (page instanceof ShadowRoot && styleSheet && !page.adoptedStyleSheets.includes(styleSheet))
    page.adoptedStyleSheets.push(styleSheet);
  const dialog = document.createElement('dialog');
  dialog.className = 'studio';
  dialog.setAttribute('aria-label', words.screen.studio.title);
  const studio = document.createElement('dt-studio') as StudioElement;
  studio.words = words;
  studio.home = home();
  studio.day = new Date().toISOString().slice(0, 10);
  studio.here = at === 0 ? null : nameOfMoment(at, momentsOf(timelineOf(record)));
  studio.record = record;
  studio.addEventListener('studio-close', () => dialog.close());
  studio.addEventListener(
    'studio-save',
    (event) => void saved(studio, (event as CustomEvent<StudioSaving>).detail),
  );
  studio.addEventListener(
    'studio-save-file',
    (event) => void fileSaved(studio, record, (event as CustomEvent<FileKind>).detail),
  );
  studio.addEventListener('studio-double-dummy', () => void solve(studio, record));
  dialog.addEventListener('close', () => {
    dialog.remove();
    closed();
  });
  dialog.append(studio);
  page.append(dialog);
  dialog.showModal();
  void studio.updateComplete.then(() => studio.renderRoot.querySelector('h1')?.focus());
  return dialog;
}

async function solve(studio: StudioElement, record: DealRecord): Promise<void> {
  try {
    const { solvedAlong } = await import('./doubleDummy.ts');
    studio.solved = await solvedAlong(record);
  } catch {
    studio.solved = 'failed';
  }
}

async function saved(studio: StudioElement, saving: StudioSaving): Promise<void> {
  const text = studio.words.screen.studio;
  studio.note = text.saving;
  try {
    const { name, withReplay } = await save(saving);
    studio.note = `${text.saved({ name })}${withReplay ? '' : ` ${text.withoutReplay}`}`;
  } catch {
    studio.note = text.failed;
  }
}

async function fileSaved(studio: StudioElement, record: DealRecord, kind: FileKind): Promise<void> {
  const { words } = studio;
  const text = words.screen.studio;
  studio.fileNote = [text.saving];
  try {
    const { saveRecord } = await import('./recordFile.ts');
    const saved = saveRecord(record, kind, words);
    studio.fileNote =
      saved === null ? [text.nothingToSave] : [text.saved({ name: saved.name }), ...saved.losses];
  } catch {
    studio.fileNote = [text.failed];
  }
}
