/** A panel: a ruled heading as in a printed casebook, then its contents. */

import { css } from 'lit';

export const panel = css`
  :host {
    display: block;
  }
  h2 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.75rem;
    padding-block: 0.55rem 0.35rem;
    border-block-start: 2px solid var(--dr-fg);
    font-size: 1.06rem;
    scroll-margin-block-start: 4rem;
  }
  h2 small {
    font: 400 0.8rem var(--dr-font);
    color: var(--dr-muted);
  }
  h3 {
    margin-block: 0.75rem 0.3rem;
    font: 600 0.8rem var(--dr-font);
    color: var(--dr-muted);
  }
  .nothing {
    padding-block: 0.15rem 0.5rem;
    color: var(--dr-muted);
  }
`;
