/** The screen that shares a deal, in front of its replay. */

import type { DealRecord } from '../../../events/record.ts';
import '../../../ui/studio/define.ts';
import type { FileKind } from '../../../ui/studio/outputs.ts';
import type { StudioSaving, StudioElement } from '../../../ui/studio/studio.element.ts';
import type { OpenDialog } from '../dialogDoor.ts';
import { forReaders } from '../../../output/page/forReaders.ts';
import { showInFront } from '../inFront.ts';
import { save } from './saving.ts';

/** The address of Dealtrail’s own pages. */
function home(): string {
  return new URL('.', document.baseURI).href;
}

/** Shows it in front of the page. */
export const openStudio: OpenDialog = ({ at, words, choices, renderRoot }, screen, closed) => {
  const { header } = screen.record;
  // With the edition in which it is shown, which may differ from the recorded one.
  const record = { ...screen.record, header: { ...header, edition: choices.edition ?? header.edition } };
  const studio = document.createElement('dt-studio') as StudioElement;
  studio.words = words;
  studio.home = home();
  studio.day = new Date().toISOString().slice(0, 10);
  const shared = forReaders(record, at);
  studio.here = shared.here;
  studio.record = shared.record;
  studio.addEventListener(
    'studio-save',
    (event) => void saved(studio, (event as CustomEvent<StudioSaving>).detail),
  );
  studio.addEventListener(
    'studio-save-file',
    (event) => void fileSaved(studio, record, (event as CustomEvent<FileKind>).detail),
  );
  studio.addEventListener('studio-double-dummy', () => void solve(studio, shared.record));
  const shown = showInFront(renderRoot, {
    label: ({ screen: { studio: text } }) => text.title,
    kind: 'studio',
    content: studio,
    closed,
  });
  studio.addEventListener('studio-close', shown.close);
  return shown;
};

async function solve(studio: StudioElement, record: DealRecord): Promise<void> {
  try {
    const { solvedAlong } = await import('./doubleDummy.ts');
    studio.solved = await solvedAlong(record);
  } catch (error) {
    reportError(error);
    studio.solved = 'failed';
  }
}

async function saved(studio: StudioElement, saving: StudioSaving): Promise<void> {
  const text = studio.words.screen.studio;
  studio.note = text.saving;
  try {
    const { name, withReplay } = await save(saving);
    studio.note = `${text.saved({ name })}${withReplay ? '' : ` ${text.withoutReplay}`}`;
  } catch (error) {
    reportError(error);
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
  } catch (error) {
    reportError(error);
    studio.fileNote = [text.failed];
  }
}
