/** The file being read, its progress, and a button that stops it: above any screen. */

import { html, nothing, type TemplateResult } from '../../../ui/lit.ts';
import type { Words } from '../../../i18n/words.ts';
import type { FileOpening } from './opening.ts';

/** Draws how far a large file has been read, with a button to cancel; nothing when no file is being read. */
export function readingBar(opening: FileOpening, words: Words): TemplateResult | typeof nothing {
  const { progress } = opening;
  if (progress === null) return nothing;
  const { home } = words.screen;
  const reading = home.readingFile({ name: progress.name === '' ? home.pasted : progress.name });
  return html`<div class="reading">
    <p role="status"><bdi>${reading}</bdi></p>
    <progress max="1" .value=${progress.share} aria-label=${reading}></progress>
    <span>${home.dealsSoFar({ deals: progress.deals })}</span>
    <button @click=${() => opening.cancel()}>${home.cancel}</button>
  </div>`;
}
