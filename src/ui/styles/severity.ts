/** The colour of a finding's severity; always together with a symbol and a word. */

import { css } from 'lit';

export const severityColours = css`
  .severity {
    display: inline-flex;
    gap: 0.45rem;
    align-items: baseline;
  }
  .symbol {
    font-family: var(--dr-font-serif);
  }
  .error {
    color: var(--dr-error);
  }
  .warning {
    color: var(--dr-warn);
  }
  .review {
    color: var(--dr-claim);
  }
  .info {
    color: var(--dr-muted);
  }
`;
