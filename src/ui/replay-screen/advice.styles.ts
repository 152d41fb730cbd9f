/** The switch of double dummy, and the text beside it. */

import { css } from 'lit';

export const adviceStyles = css`
  /* With forced colours, a pressed button looks as everywhere. */
  @media (forced-colors: none) {
    .double-dummy[aria-pressed='true'] {
      background: var(--dr-accent);
      border-color: var(--dr-accent);
      color: var(--dr-on-accent);
    }
  }
  .double-dummy[aria-disabled='true'] {
    color: var(--dr-muted);
    border-style: dotted;
    background: none;
  }
  .advice {
    padding-block-start: 0.35rem;
    font-size: 0.84rem;
    line-height: 1.35;
  }
  @media (forced-colors: active) {
    .double-dummy[aria-disabled='true'] {
      color: GrayText;
    }
  }
  @media print {
    .below .advice {
      display: none;
    }
  }
`;
