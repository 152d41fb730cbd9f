/** How grave a finding is, in colour: beside a symbol and a word, never alone. */

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
