/** `<dt-storage>`: how safely the deals are stored, and how to save them to a file and restore them. */

import { css, html, nothing, type TemplateResult } from '../lit.ts';
import type { CopyState } from '../../store/copy/log.ts';
import type { StorageRoom } from '../../store/health.ts';
import { PageElement, given } from '../element.ts';
import { base } from '../styles/base.ts';
import { sizeText, dateText } from './figures.ts';
import { filesButton, JSON_FILES } from '../fields/labelled.ts';

export interface StorageState {
  /** Null until known. */
  readonly kind: 'durable' | 'memory' | null;
  readonly room: StorageRoom | null;
  readonly copy: CopyState;
  /** When everything was last saved to a file; empty for never. */
  readonly savedAt: string;
  /** True if there is something to save. */
  readonly filled: boolean;
  /** The number of deals added or changed since then. */
  readonly changed: number;
}

export class StorageElement extends PageElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        padding-block: 0.5rem;
        font-size: 0.86rem;
        color: var(--dr-muted);
      }
      .actions {
        gap: 0.2rem 1.2rem;
      }
      details {
        margin-block-start: 0.3rem;
      }
      summary {
        min-block-size: 24px;
        inline-size: fit-content;
        color: var(--dr-accent);
      }
      .bad {
        color: var(--dr-error);
      }
      li {
        padding-block: 0.15rem;
      }
    `,
  ];
  static override properties = given('state');
  declare state: StorageState;

  override render(): TemplateResult {
    const { words, state } = this;
    const { home, keeping } = words.screen;
    return html`<p>${home.storageHere}</p>
      <p class="actions">
        ${state.filled ? html`<button class="quiet" @click=${() => this.send('save-backup')}>${home.backup}</button>` : nothing}
        ${filesButton(keeping.restore, (files) => this.send('open-files', files), { accept: JSON_FILES, look: 'quiet' })}
      </p>
      ${state.changed === 0 ? nothing : html`<p class="reminder">${keeping.notInFile({ deals: state.changed })}</p>`}
      ${state.kind === null ? nothing : this.details(state)}`;
  }

  private details(state: StorageState): TemplateResult {
    const text = this.words.screen.keeping;
    const at = dateText(state.savedAt, this.words);
    return html`<details>
      <summary>${text.title}</summary>
      <ul>
        <li>${at === '' ? text.neverSaved : text.savedAt({ at })}</li>
        ${state.kind === 'memory' ? html`<li class="bad">${text.memory}</li>` : this.durable(state)}
      </ul>
    </details>`;
  }

  private durable({ room, copy }: StorageState): TemplateResult {
    const { words } = this;
    const text = words.screen.keeping;
    const copyText = {
      whole: text.copyWhole({ at: dateText(copy.at, words) }),
      writing: text.copyWriting,
      behind: text.copyBehind,
      none: text.copyNone,
    };
    return html`<li class=${copy.state === 'behind' || copy.state === 'none' ? 'bad' : ''}>
        ${copyText[copy.state]}
      </li>
      ${
        room === null
          ? nothing
          : html`<li>
              ${room.lasting ? text.lasting : html`${text.mayClear} <button class="quiet" @click=${() => this.send('ask-to-last')}>${text.askToLast}</button>`}
            </li>`
      }
      ${
        room === null || room.used === null || room.granted === null
          ? nothing
          : html`<li>
              ${text.used({ used: sizeText(room.used, words), granted: sizeText(room.granted, words) })}
            </li>`
      }`;
  }
}
