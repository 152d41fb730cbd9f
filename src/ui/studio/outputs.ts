/** The results for the writer: snippets and link to copy, the preview, pages to save. */

import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { html, nothing, type TemplateResult } from '../lit.ts';
import { LONGEST_LINK } from '../../formats/packed/packed.ts';
import type { Words } from '../../i18n/words.ts';
import { qrCodeOf } from '../../output/page/qrCode.ts';
import { elementShows } from '../../output/page/snippets.ts';
import type { Sharing } from '../../output/page/sharing.ts';

export type PageKind = 'folder' | 'single';
/** The endings of files with the record itself. */
export type FileKind = 'json' | 'pbn' | 'lin';

export interface Outputs {
  readonly words: Words;
  readonly sharing: Sharing;
  readonly width: number;
  /** True if the preview can't be loaded. */
  readonly unreachable: boolean;
  /** The copied text, and whether the copy succeeded. */
  readonly copied: { readonly id: string; readonly worked: boolean } | null;
  /** A sentence about what is being saved or has been. */
  readonly note: string;
  /** The same about a file of the record, then a line for each thing that the file could not contain. */
  readonly fileNote: readonly string[];
  readonly copy: (id: string, text: string) => void;
  readonly widen: (width: number) => void;
  readonly save: (kind: PageKind) => void;
  readonly saveFile: (kind: FileKind) => void;
}

/** In characters. */
const LONGEST_SCANNED = 1200;

const WIDTHS = [320, 600, 900] as const;

/**
 * Draws the preview, the snippets to copy and the files to save. Where Dealtrail runs on this machine
 * only, a warning takes the place of the snippets.
 */
export function outputs(state: Outputs): TemplateResult {
  const { words, sharing } = state;
  const text = words.screen.studio;
  const number = (value: number): string => new Intl.NumberFormat(words.language).format(value);
  const length = {
    good: html`<p class="hint count">${text.length({ letters: number(sharing.letters) })}</p>`,
    long: html`<p class="warn count" role="alert">${text.long({ letters: number(sharing.letters) })}</p>`,
    tooLong: html`<p class="warn count" role="alert">${text.tooLong({ most: number(LONGEST_LINK) })}</p>`,
    numberTooLarge: html`<p class="warn count" role="alert">${text.numberTooLarge}</p>`,
  }[sharing.length];
  const snippets = html`
    ${snippet(state, 'element', text.element, text.elementFor, sharing.element, text.elementShows[elementShows(sharing.snippet)])}
    ${snippet(state, 'iframe', text.iframe, text.iframeFor, sharing.iframe)}
    ${snippet(state, 'image', text.image, text.imageFor, sharing.image)}
    ${snippet(state, 'link', text.link, sharing.snippet.page === null ? text.linkFor : text.linkForPage, sharing.link)}
    ${length}
    ${guard([sharing.link, words], () => (sharing.link === null ? nothing : scanned(sharing.link, words)))}
  `;
  // Addresses that only this computer can open are not offered; instead the folder is, which works anywhere.
  return html`<div class="outputs">
    ${preview(state)}
    ${sharing.local === 'home' ? html`<p class="warn local" role="note">${text.localHome({ host: new URL(sharing.snippet.home).host })}</p>` : nothing}
    ${sharing.local === 'page' ? html`<p class="warn local" role="alert">${text.localPage}</p>` : nothing}
    ${sharing.local === 'home' ? nothing : snippets} ${folder(state)} ${file(state)}
  </div>`;
}

function folder({ words, note, save }: Outputs): TemplateResult {
  const text = words.screen.studio;
  return html`<section aria-labelledby="page">
    <h2 id="page">${text.page}</h2>
    <p>${text.pageFor}</p>
    <p class="actions">
      <button class="primary" @click=${() => save('folder')}>${text.saveFolder}</button>
      <button @click=${() => save('single')}>${text.saveSingle}</button>
    </p>
    <p class="hint" role="status">${note}</p>
  </section>`;
}

/** The record instead of an article: for a committee, another program, another machine. */
function file({ words, fileNote, saveFile }: Outputs): TemplateResult {
  const text = words.screen.studio;
  return html`<section aria-labelledby="file">
    <h2 id="file">${text.file}</h2>
    <p>${text.fileFor}</p>
    <p class="actions">
      <button @click=${() => saveFile('json')}>${text.saveCase}</button>
      <button @click=${() => saveFile('pbn')}>${text.savePbn}</button>
      <button @click=${() => saveFile('lin')}>${text.saveLin}</button>
    </p>
    <div class="hint" role="status">${fileNote.map((line) => html`<p>${line}</p>`)}</div>
  </section>`;
}

function snippet(
  { words, copied, copy }: Outputs,
  id: string,
  title: string,
  explained: string,
  text: string | null,
  shows = '',
): TemplateResult {
  const { studio } = words.screen;
  return html`<section aria-labelledby=${id}>
    <h2 id=${id}>${title}</h2>
    <p>${explained}</p>
    ${shows === '' || text === null ? nothing : html`<p class="hint shows">${shows}</p>`}
    ${
      text === null
        ? html`<p class="hint">${studio.noLink}</p>`
        : html`<div class="code">
              <textarea
                class=${id === 'link' ? 'one' : ''}
                id="text-${id}"
                dir="ltr"
                readonly
                spellcheck="false"
                aria-labelledby=${id}
                .value=${text}
                @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
              ></textarea>
              <button aria-describedby=${id} @click=${() => copy(id, text)}>${studio.copy}</button>
            </div>
            <p class="hint" role="status">
              ${copied?.id === id ? (copied.worked ? studio.copied : studio.copyFailed) : nothing}
            </p>`
    }
  </section>`;
}

/** The link as a picture: somebody shows this screen, and others open the deal on their phones. A longer link makes dots too small for a camera. */
function scanned(link: string, { screen }: Words): TemplateResult | typeof nothing {
  const code = link.length > LONGEST_SCANNED ? null : qrCodeOf(link);
  return code === null
    ? nothing
    : html`<img
        class="scanned"
        src=${`data:image/svg+xml,${encodeURIComponent(code)}`}
        alt=${screen.studio.scanned}
      />`;
}

function preview({ words, sharing, width, widen, unreachable }: Outputs): TemplateResult {
  const text = words.screen.studio;
  if (sharing.preview === null) return html``;
  if (unreachable)
    return html`<section aria-labelledby="preview">
      <h2 id="preview">${text.preview}</h2>
      <p class="hint" role="status">${text.previewUnreachable}</p>
    </section>`;
  return html`<section aria-labelledby="preview">
    <h2 id="preview">${text.preview}</h2>
    <fieldset class="widths">
      <legend class="unseen">${text.previewWidth}</legend>
      ${WIDTHS.map((one) => html`<label><input type="radio" name="width" .checked=${one === width} @change=${() => widen(one)} />${text.width({ width: one })}</label>`)}
    </fieldset>
    <div class="paper" dir="ltr" tabindex="0" role="group" aria-labelledby="preview">
      ${
        // A new frame for each address: a frame that changes its own adds to the history, and going back would move it instead of the page.
        keyed(
          sharing.preview,
          html`<iframe
            title=${text.preview}
            src=${sharing.preview}
            width=${width}
            height=${sharing.snippet.iframeHeight}
            sandbox="allow-scripts"
          ></iframe>`,
        )
      }
    </div>
  </section>`;
}
