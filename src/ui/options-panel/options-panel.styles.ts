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
    grid-template-columns: 1.5rem 1fr auto;
    gap: 0 0.35rem;
    padding: 0.4rem 0.6rem 0.45rem 0.5rem;
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
  .row .effect {
    grid-column: 2 / -1;
    font-size: 0.84rem;
    line-height: 1.4;
    color: var(--dr-muted);
  }
  .by {
    font-size: 0.86rem;
  }
  .set .name {
    grid-column: 2;
  }
  .suits {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2 / -1;
    gap: 0.25rem 1.1rem;
  }
  .pick {
    display: inline-flex;
    align-items: center;
    gap: 0.35rem;
    min-block-size: 30px;
  }
  .pick input {
    margin: 0;
  }
  .pick.chosen {
    font-weight: 600;
  }
  .row.chosen {
    border-inline-start: 4px solid var(--dr-accent);
    background: var(--dr-accent-wash);
  }
  .same,
  .differs {
    margin-block-end: 0.4rem;
    padding: 0.3rem 0.6rem;
    border-inline-start: 3px solid var(--dr-ok);
    font-size: 0.88rem;
    line-height: 1.45;
  }
  .differs {
    border-inline-start: 6px double var(--dr-error);
  }
  .differs strong {
    color: var(--dr-error);
  }
  .gone li {
    padding-block: 0.2rem 0.35rem;
    line-height: 1.45;
  }
  .gone s {
    display: inline-block;
    margin-inline-end: 1rem;
    font: 600 0.95rem / 1.4 var(--dr-font-serif);
    color: var(--dr-muted);
  }
  .gone s::first-letter {
    text-transform: uppercase;
  }
  .gone p {
    font-size: 0.9rem;
  }
  .history {
    padding-block: 0.2rem;
    font-size: 0.88rem;
  }
  .history summary {
    min-block-size: 24px;
    cursor: pointer;
  }
  .history table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .history th,
  .history td {
    padding: 0.25rem 0.6rem 0.25rem 0;
    border-block-end: 1px solid var(--dr-border);
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
  }
  .history thead th {
    font-size: 0.8rem;
    color: var(--dr-muted);
  }
  .otherwise .remark {
    color: var(--dr-error);
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
