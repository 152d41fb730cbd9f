import { css } from 'lit';

export const libraryStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.6rem 3rem;
  }
  h1 {
    font-size: clamp(2.4rem, 1.6rem + 4vi, 4.2rem);
    letter-spacing: -0.025em;
    line-height: 1;
  }
  .tagline {
    max-inline-size: 28em;
    margin-block: 0.7rem 1.2rem;
    font: 400 1.2rem/1.45 var(--dr-font-serif);
    color: var(--dr-muted);
    text-wrap: balance;
  }
  .actions {
    align-items: center;
  }
  .actions .muted {
    font-size: 0.9rem;
  }
  .note {
    min-block-size: 1.5em;
    margin-block-start: 0.6rem;
    color: var(--dr-error);
  }
  .note.busy {
    color: var(--dr-muted);
  }
  .paste {
    display: grid;
    gap: 0.4rem;
    margin-block-start: 0.8rem;
  }
  textarea {
    inline-size: 100%;
    font:
      0.9rem/1.45 ui-monospace,
      'DejaVu Sans Mono',
      monospace;
    resize: vertical;
  }
  .deals li,
  details li {
    display: grid;
    gap: 0 0.8rem;
    align-items: baseline;
    padding-block: 0.2rem;
  }
  .deals li {
    grid-template-columns: minmax(0, 1fr) auto;
    border-block-end: 1px solid var(--dr-border);
  }
  .deals .muted {
    grid-row: 2;
    font-size: 0.86rem;
  }
  .about-this p {
    max-inline-size: 34em;
    padding-block: 0.15rem 0.45rem;
    font: 400 1.02rem/1.5 var(--dr-font-serif);
    text-wrap: pretty;
  }
  .damaged strong,
  .waiting {
    color: var(--dr-error);
  }
  .intro {
    color: var(--dr-muted);
  }
  .search {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem 0.6rem;
    margin-block: 0.7rem;
    font-size: 0.9rem;
  }
  .search input {
    flex: 1 1 12rem;
    max-inline-size: 26rem;
    min-inline-size: 0;
  }
  details {
    border-block-end: 1px solid var(--dr-border);
  }
  summary {
    display: flex;
    gap: 0.6rem;
    align-items: baseline;
    min-block-size: 40px;
    padding-block: 0.45rem;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary .title {
    min-inline-size: 4.2rem;
    font: 600 1.04rem var(--dr-font-serif);
  }
  .about {
    flex: 1;
    min-inline-size: 0;
    color: var(--dr-muted);
  }
  .count {
    margin-inline-start: auto;
    font-size: 0.84rem;
    font-variant-numeric: tabular-nums;
    color: var(--dr-muted);
  }
  details ul {
    padding-block-end: 0.7rem;
  }
  details li {
    grid-template-columns: 4.2rem minmax(0, 1fr);
    gap: 0.6rem;
  }
  .first {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    gap: 0.8rem;
    margin-block: 0.5rem 1.4rem;
  }
  .first li {
    position: relative;
    padding: 0.7rem 0.9rem 0.8rem;
    border: 1px solid var(--dr-border);
    border-block-start: 3px solid var(--dr-accent);
    border-radius: 2px 2px var(--dr-radius) var(--dr-radius);
    background: var(--dr-surface);
  }
  .first li:hover {
    border-color: var(--dr-accent);
  }
  .first button {
    min-block-size: 0;
    padding: 0;
    font: 400 1.14rem/1.3 var(--dr-font-serif);
    color: var(--dr-fg);
    text-decoration: none;
  }
  .first button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .first li:hover button {
    color: var(--dr-accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  .first .muted {
    display: block;
    margin-block-start: 0.2rem;
    font-size: 0.9rem;
    line-height: 1.4;
  }
  .first li:first-child {
    grid-column: 1 / -1;
    padding: 1rem 1.2rem 1.1rem;
    border-block-start: 5px solid var(--dr-revoke);
  }
  .first li:first-child button {
    font-size: clamp(1.3rem, 1.1rem + 1vi, 1.75rem);
    font-weight: 600;
  }
  .first li:first-child .muted {
    max-inline-size: 42em;
    font-size: 1rem;
  }
  .all {
    border-block-start: 1px solid var(--dr-border);
  }
  summary .title::before {
    content: '▸ ';
    color: var(--dr-muted);
  }
  summary:dir(rtl) .title::before {
    content: '◂ ';
  }
  [open] > summary .title::before {
    content: '▾ ';
  }
  /* Paper has the list of deals. */
  @media print {
    .actions,
    button:not(.row),
    dt-storage,
    .continue ~ * {
      display: none;
    }
  }
  /* In a low window, as with a large zoom, the name leaves space for the contents. */
  @media (max-height: 30em) {
    :host {
      row-gap: 0.8rem;
    }
    h1 {
      font-size: 1.6rem;
    }
    .tagline {
      margin-block: 0.3rem 0.7rem;
      font-size: 1rem;
    }
    .note:empty {
      min-block-size: 0;
      margin: 0;
    }
  }
  @media (min-width: 64em) {
    :host {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.7fr);
      grid-template-rows: auto auto 1fr;
    }
    .open {
      grid-area: 1 / 1;
    }
    .continue {
      grid-area: 2 / 1;
    }
    .about-this {
      grid-area: 3 / 1;
    }
    .examples {
      grid-area: 1 / 2 / 4 / 3;
    }
    .groups {
      columns: 2;
      column-gap: 2rem;
    }
    summary {
      break-inside: avoid;
    }
  }
`;
