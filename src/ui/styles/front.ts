/** A screen in front of the replay: its heading, which has the focus when it opens, and beside it the way back. */

import { css } from 'lit';

export const front = css`
  :host {
    display: block;
  }
  .head {
    display: flex;
    gap: 1rem;
    align-items: start;
    justify-content: space-between;
  }
  .head button {
    flex: none;
  }
  h1:focus-visible {
    outline: none;
  }
`;
