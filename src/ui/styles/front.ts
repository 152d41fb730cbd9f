/** A screen in front of the replay: its heading, which gets the focus, and the way back beside it. */

import { css } from 'lit';

export const front = css`
  :host {
    display: block;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    align-items: start;
    justify-content: space-between;
  }
  /* The heading is broken between its words before the button goes below it, which large letters need on a phone. */
  .head > :first-child {
    flex: 1 1 min-content;
  }
  .head button {
    flex: none;
  }
  label {
    display: grid;
    gap: 0.2rem;
    font-size: 0.92rem;
  }
  label.check {
    display: flex;
    gap: 0.6rem;
    align-items: center;
  }
  input[type='checkbox'] {
    flex: none;
    inline-size: 1.3rem;
    block-size: 1.3rem;
    accent-color: var(--dr-accent);
  }
  .hint {
    color: var(--dr-muted);
    font-size: 0.86rem;
    line-height: 1.4;
  }
`;
