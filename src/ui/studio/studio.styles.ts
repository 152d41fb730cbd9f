import { css } from 'lit';

export const studioStyles = css`
  h1 {
    font-size: clamp(1.6rem, 1.2rem + 1.6vi, 2.2rem);
  }
  h2 {
    font-size: 1.15rem;
    margin-block-end: 0.35rem;
  }
  .intro {
    max-inline-size: 40em;
    margin-block: 0.4rem 1.4rem;
    font: 400 1.02rem/1.5 var(--dr-font-serif);
    text-wrap: pretty;
  }
  .body {
    display: grid;
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
    gap: 1.5rem 2.2rem;
    align-items: start;
  }
  @media (max-width: 56rem) {
    .body {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .form {
    display: grid;
    gap: 0.8rem;
  }
  @media (min-width: 56.01rem) {
    .form {
      position: sticky;
      inset-block-start: 0;
    }
  }
  label.check {
    min-block-size: 32px;
  }
  .wrong {
    color: var(--dr-error);
    font-size: 0.9rem;
  }
  .warn {
    padding: 0.5rem 0.8rem;
    border-inline-start: 4px solid var(--dr-warn);
    background: var(--dr-surface);
  }
  .outputs {
    display: grid;
    gap: 1.6rem;
    min-inline-size: 0;
  }
  section {
    min-inline-size: 0;
  }
  .widths {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
    margin-block: 0.2rem 0.6rem;
    padding: 0;
    border: 0;
  }
  .widths label {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
    min-block-size: 40px;
    padding-inline: 0.7rem;
    border: 1px solid var(--dr-border);
    border-radius: var(--dr-radius);
    background: var(--dr-surface);
    cursor: pointer;
  }
  .widths label:has(:checked) {
    border-color: var(--dr-accent);
    box-shadow: inset 0 0 0 1px var(--dr-accent);
  }
  .paper {
    overflow-x: auto;
    padding: 0.8rem;
    border: 1px solid var(--dr-border);
    border-radius: var(--dr-radius);
    background: var(--dr-surface);
  }
  iframe {
    display: block;
    border: 0;
    background: Canvas;
  }
  .code {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.6rem;
    align-items: start;
    margin-block-start: 0.5rem;
  }
  @media (max-width: 34rem) {
    .code {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  textarea {
    inline-size: 100%;
    min-block-size: 5.5rem;
    resize: vertical;
    font:
      400 0.86rem/1.45 ui-monospace,
      'DejaVu Sans Mono',
      monospace;
    text-align: left;
    word-break: break-all;
  }
  textarea.one {
    min-block-size: 3.2rem;
  }
  .actions {
    margin-block-start: 0.6rem;
  }
  .scanned {
    display: block;
    inline-size: min(100%, 18rem);
  }
  .count {
    margin-block-start: 0.4rem;
  }
`;
