/** The colour of a finding's severity; always together with a symbol and a word. */

import { css } from 'lit';

export const severityColours = css`
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
