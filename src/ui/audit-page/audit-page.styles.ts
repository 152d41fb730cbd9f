import { css } from 'lit';

export const auditPageStyles = css`
  :host {
    display: block;
    max-inline-size: 72rem;
    margin-inline: auto;
  }
  h1 {
    font-size: clamp(2rem, 1.5rem + 2.4vi, 3rem);
    letter-spacing: -0.02em;
  }
  .intro {
    max-inline-size: 40em;
    margin-block: 0.5rem 1rem;
    font: 400 1.06rem/1.5 var(--dr-font-serif);
    text-wrap: pretty;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    align-items: center;
    margin-block: 0.6rem;
  }
  .progress {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.4rem 1rem;
    align-items: center;
    margin-block: 0.6rem;
    font-variant-numeric: tabular-nums;
  }
  progress {
    inline-size: 100%;
    block-size: 0.6rem;
    accent-color: var(--dr-accent);
  }
  .progress p {
    grid-row: 2;
  }
  .progress button {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
  .counts {
    margin-block-end: 0.8rem;
    font-variant-numeric: tabular-nums;
  }
  .note {
    padding-block: 0.3rem;
    color: var(--dr-error);
  }
  search {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem 1.2rem;
    align-items: end;
    padding-block: 0.7rem;
    border-block-start: 2px solid var(--dr-fg);
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.1rem;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-size: 0.9rem;
  }
  search > label {
    display: grid;
    flex: 1 1 8rem;
    gap: 0.2rem;
    min-inline-size: 0;
    font-size: 0.9rem;
  }
  search > label input,
  search > label select {
    inline-size: 100%;
    min-inline-size: 0;
  }
  label.check {
    display: flex;
    gap: 0.4rem;
    align-items: center;
    min-block-size: 40px;
  }
  input[type='checkbox'] {
    flex: none;
    inline-size: 1.3rem;
    block-size: 1.3rem;
    margin: 0;
    accent-color: var(--dr-accent);
  }
  .count {
    font-variant-numeric: tabular-nums;
    color: var(--dr-muted);
  }
  .above {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 1rem;
    align-items: baseline;
    padding-block-end: 0.4rem;
    font-size: 0.9rem;
    color: var(--dr-muted);
  }
  .keys {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 1rem;
    margin-inline-start: auto;
  }
  .keys div {
    display: flex;
    gap: 0.35rem;
    align-items: baseline;
  }
  kbd {
    padding: 0 0.35rem;
    border: 1px solid var(--dr-border);
    border-radius: 4px;
    font: 600 0.8rem var(--dr-font);
  }
  .rows > li {
    display: grid;
    grid-template-columns: 6.4rem 9rem minmax(0, 1fr) 9.5rem;
    gap: 0.2rem 1rem;
    align-items: start;
    padding: 0.6rem 0.5rem;
    border-block-start: 1px solid var(--dr-border);
    border-inline-start: 3px solid transparent;
    scroll-margin-block: 5rem;
  }
  .rows > li.current {
    border-inline-start-color: var(--dr-accent);
  }
  .rows > li:focus-within {
    background: var(--dr-accent-wash);
  }
  .severity {
    display: inline-flex;
    gap: 0.45rem;
    align-items: baseline;
    font-weight: 600;
    font-size: 0.9rem;
    line-height: 1.5rem;
  }
  .symbol {
    inline-size: 1em;
    font-family: var(--dr-font-serif);
    text-align: center;
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
  .board {
    font-weight: 600;
  }
  .board .muted {
    display: block;
    font-weight: 400;
    font-size: 0.9rem;
  }
  .prose {
    white-space: normal;
    font-family: inherit;
    overflow-wrap: anywhere;
  }
  button.target {
    padding: 0;
    color: var(--dr-fg);
    text-decoration-color: var(--dr-edge);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  button.target:hover {
    background: none;
    text-decoration-color: currentColor;
    text-decoration-thickness: 2px;
  }
  select.mark {
    inline-size: 100%;
    font-size: 0.9rem;
  }
  li.fixed button.target,
  li.fine button.target {
    color: var(--dr-muted);
  }
  li.open select.mark {
    color: var(--dr-muted);
  }
  .target:focus-visible {
    outline-offset: 0;
  }
  .saving {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 1rem;
    padding-block: 0.8rem;
    border-block-start: 1px solid var(--dr-border);
  }
  .place,
  .suggestion {
    font-size: 0.86rem;
    font-variant-numeric: tabular-nums;
  }
  .further {
    padding-block: 0.8rem;
  }
  @media (max-width: 720px) {
    .rows > li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .board {
      text-align: end;
    }
    .board .muted {
      display: inline;
    }
    .what,
    select.mark {
      grid-column: 1 / -1;
    }
    select.mark {
      inline-size: fit-content;
    }
    .keys {
      display: none;
    }
  }
  @media print {
    :host {
      font-size: 10pt;
    }
    .actions,
    .keys,
    .further,
    .saving,
    search,
    .above button {
      display: none;
    }
    .rows > li {
      break-inside: avoid;
      border-inline-start: 0;
      padding-inline: 0;
    }
    button.target {
      text-decoration: none;
    }
    .rows > li {
      grid-template-columns: 5.5rem 6.5rem minmax(0, 1fr) 6rem;
    }
    .rows > li:focus-within {
      background: none;
    }
    .target:focus-visible {
      outline: 0;
    }
    select.mark {
      min-block-size: 0;
      appearance: none;
      padding: 0;
      border: 0;
      background: none;
    }
  }
`;
