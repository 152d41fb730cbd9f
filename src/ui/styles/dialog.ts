/** The style of all dialogs over the page. */

import { css } from 'lit';

export const dialog = css`
  dialog {
    inline-size: min(var(--dialog-size, 34rem), calc(100vw - 1rem));
    max-block-size: calc(100dvh - 1rem);
    overflow: auto;
    padding: 1.1rem 1.25rem;
    border: 1px solid var(--dr-edge);
    border-radius: 10px;
    background: var(--dr-surface);
    color: var(--dr-fg);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  /* Paper has what lies behind: fixed to the window, the dialog would cover each sheet. */
  @media print {
    dialog {
      display: none;
    }
  }
`;
