/** A screen in front of the page: a dialog that nearly fills it. */

import { css } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { PageElement } from '../../ui/element.ts';
import type { ScreenInFront } from './dialogDoor.ts';

/** Loaded with the screens that need it, not with the first page. */
const { styleSheet } = css`
  dialog.in-front {
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
  dialog.in-front::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  /* Paper has the screen in front alone and whole: fixed to the window, each sheet would repeat its beginning. */
  @media print {
    :has(~ dialog.in-front) {
      display: none;
    }
    dialog.in-front {
      position: absolute;
      inset-block-end: auto;
      inline-size: auto;
      block-size: auto;
      overflow: visible;
      margin: 0;
      padding: 0;
      border: 0;
    }
  }
`;

interface FrontDialog {
  /** The accessible name. */
  readonly label: (words: Words) => string;
  /** The class of the dialog in the page's document. */
  readonly kind: string;
  readonly content: PageElement;
  /** Called when it is closed in any way. */
  readonly closed: () => void;
}

/** Shows it, and reads from its heading on. */
export function showInFront(
  page: HTMLElement | DocumentFragment,
  { label, kind, content, closed }: FrontDialog,
): ScreenInFront {
  if (page instanceof ShadowRoot && styleSheet && !page.adoptedStyleSheets.includes(styleSheet))
    page.adoptedStyleSheets.push(styleSheet);
  const dialog = document.createElement('dialog');
  dialog.className = `in-front ${kind}`;
  const reword = (words: Words): void => {
    content.words = words;
    dialog.setAttribute('aria-label', label(words));
  };
  reword(content.words);
  dialog.addEventListener('close', () => {
    dialog.remove();
    closed();
  });
  dialog.append(content);
  page.append(dialog);
  dialog.showModal();
  void content.updateComplete.then(() => content.renderRoot.querySelector('h1')?.focus());
  return { close: () => dialog.close(), reword };
}
