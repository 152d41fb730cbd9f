/** A deal as a folder or as one page, made in the browser, to save. */

import { strToU8, zipSync } from 'fflate';
import { folderOf, programsRead, singleOf, type FileWishes } from '../../../output/page/files.ts';
import type { StudioSaving } from '../../../ui/studio/studio.element.ts';
import { saveFile } from '../download.ts';
import { dotsOf } from './dots.ts';
import { nameFor } from './names.ts';

export interface Saved {
  readonly name: string;
  /** False if the replay’s script could not be loaded. */
  readonly withReplay: boolean;
}

/**
 * Has the browser save the published deal, as one page or as a zipped folder. `withReplay` is false when
 * the replay's program could not be loaded.
 */
export async function save({ kind, sharing, words }: StudioSaving): Promise<Saved> {
  const { deal, snippet } = sharing;
  const { width, height } = deal.picture;
  const drawn = dotsOf(deal.svg, width, height);
  const [programs, dots, darkDots] = await Promise.all([
    programsRead((path) => textAt(`${snippet.home}${path}`)),
    drawn,
    kind === 'single' || deal.darkSvg === deal.svg ? drawn : dotsOf(deal.darkSvg, width, height),
  ]);
  const wishes: FileWishes = {
    words,
    address: snippet.page,
    programs,
    dots,
    darkDots,
    app: snippet.app,
    theme: snippet.theme,
    iframeHeight: snippet.iframeHeight,
  };
  const stem = nameFor(deal.record.header.deal.board);
  const name = [stem, kind === 'folder' ? 'zip' : 'html'].join('.');
  if (kind === 'single') saveFile(new Blob([await singleOf(deal, wishes)], { type: 'text/html' }), name);
  else {
    const files = (await folderOf(deal, wishes)).map(({ name: file, content }) => [
      `${stem}/${file}`,
      typeof content === 'string' ? strToU8(content) : content,
    ]);
    const packed = zipSync(Object.fromEntries(files) as Record<string, Uint8Array>);
    saveFile(new Blob([packed], { type: 'application/zip' }), name);
  }
  return { name, withReplay: programs !== null };
}

async function textAt(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
