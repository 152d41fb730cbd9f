import { css } from 'lit';

export const importCheckStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.4rem 2.5rem;
  }
  h1 {
    font-size: clamp(1.4rem, 1rem + 2vi, 2.2rem);
  }
  @media (max-height: 30em) {
    h1 {
      font-size: 1.4rem;
    }
  }
  .actions {
    margin-block-start: 0.7rem;
  }
  .problems li {
    display: grid;
    grid-template-columns: 5rem 1fr;
    gap: 0.7rem;
    padding-block: 0.3rem;
    padding-inline-start: 0.6rem;
    border-block-end: 1px solid var(--dr-border);
    border-inline-start: 3px solid var(--dr-border);
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  .problems .whole {
    grid-template-columns: 1fr;
  }
  .file {
    font-weight: 600;
  }
  .problems .error {
    border-inline-start: 3px solid var(--dr-error);
  }
  .problems .warning {
    border-inline-start: 3px dashed var(--dr-warn);
  }
  .deals li {
    padding-block: 0.6rem;
    border-block-end: 1px solid var(--dr-border);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.2rem 1rem;
  }
  .head .board {
    font: 600 1.08rem var(--dr-font-serif);
  }
  .head button {
    margin-inline-start: auto;
    min-block-size: 36px;
  }
  .head .here + button {
    margin-inline-start: 0;
  }
  @media (max-width: 40em) {
    .head .muted,
    .head .here {
      order: 1;
    }
    .head .muted {
      flex-basis: 100%;
    }
    .head .here {
      margin-inline-start: 0;
    }
    .head .here + button {
      margin-inline-start: auto;
    }
  }
  dd bdi {
    white-space: normal;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: 0.1rem 1rem;
    padding-block-start: 0.3rem;
    font-size: 0.9rem;
  }
  dl div {
    display: flex;
    gap: 0.5rem;
  }
  dt {
    inline-size: 3.2rem;
    color: var(--dr-muted);
  }
  .search {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 0.6rem;
    align-items: center;
    margin-block: 0.6rem;
  }
  .search input {
    min-inline-size: 0;
    flex: 1 1 10rem;
  }
  .lines {
    max-block-size: 60vh;
    overflow: auto;
    padding: 0.5rem 0.5rem 0.5rem 3.4rem;
    border: 1px solid var(--dr-border);
    border-radius: var(--dr-radius);
    background: var(--dr-surface);
    list-style: decimal;
    font:
      0.82rem/1.5 ui-monospace,
      'DejaVu Sans Mono',
      monospace;
  }
  .lines li::marker {
    color: var(--dr-muted);
  }
  .lines code {
    font: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .lines .marked {
    background: var(--dr-accent-wash);
    box-shadow:
      -2px 0 var(--dr-accent-wash),
      -5px 0 var(--dr-warn);
  }
  @media (min-width: 64em) {
    :host {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-rows: auto auto 1fr;
    }
    .text {
      grid-area: 1 / 1 / 4 / 2;
    }
    .lines {
      max-block-size: 80vh;
    }
    header,
    .problems,
    .deals {
      grid-column: 2;
    }
    :host([textless]) > * {
      grid-column: 1 / 3;
    }
  }
`;
