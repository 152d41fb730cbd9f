import { css } from 'lit';

export const optionsPanelStyles = css`
  fieldset {
    margin: 0 0 0.5rem;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  legend {
    padding: 0.1rem 0 0.35rem;
    font-size: 0.92rem;
  }
  .row {
    display: grid;
    grid-template-columns: 1.5rem 1fr;
    gap: 0.35rem;
    padding: 0.35rem 0.5rem;
    border: 1px solid var(--dr-border);
    background: var(--dr-surface);
  }
  .row + .row {
    border-block-start: 0;
  }
  .row:first-of-type {
    border-radius: var(--dr-radius) var(--dr-radius) 0 0;
  }
  .row:last-of-type {
    border-radius: 0 0 var(--dr-radius) var(--dr-radius);
  }
  input {
    inline-size: 1.1rem;
    block-size: 1.1rem;
    margin-block-start: 0.22rem;
    accent-color: var(--dr-accent);
  }
  .name {
    display: inline-block;
    font: 600 1rem / 1.4 var(--dr-font-serif);
  }
  .name::first-letter {
    text-transform: uppercase;
  }
  .remark {
    margin-inline-start: 0.5rem;
    font-size: 0.8rem;
    color: var(--dr-accent);
  }
  .effect {
    display: block;
    font-size: 0.84rem;
    line-height: 1.4;
    color: var(--dr-muted);
  }
  .chosen {
    border-inline-start: 4px solid var(--dr-accent);
    background: var(--dr-accent-wash);
  }
  .closed .name {
    text-decoration: line-through;
  }
  .closed .remark {
    color: var(--dr-error);
  }
  .notes {
    padding-block-end: 0.4rem;
  }
  .notes li {
    padding-block: 0.15rem;
    line-height: 1.45;
  }
`;
