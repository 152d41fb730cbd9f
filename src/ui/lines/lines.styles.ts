import { css } from 'lit';

export const linesStyles = css`
  :host {
    display: block;
    --line: var(--dr-ruling);
  }
  ul {
    padding-block-end: 0.35rem;
  }
  .row {
    position: relative;
    display: flex;
    min-block-size: 1.95rem;
    align-items: center;
    padding-inline-start: calc(var(--fork, 0%) + 9px);
  }
  .row.late {
    justify-content: flex-end;
    padding-inline: 0 calc(var(--fork, 0%) + 9px);
  }
  .row.table {
    padding-inline-start: 0;
  }
  .row svg {
    position: absolute;
    inset: 0;
    overflow: visible;
    pointer-events: none;
  }
  .course,
  .branch {
    stroke: var(--line);
    stroke-width: 2;
  }
  .line .course {
    stroke-dasharray: 6 4;
  }
  .table .course {
    stroke: var(--dr-fg);
    stroke-width: 3;
  }
  .fork,
  .end {
    fill: var(--dr-bg);
    stroke: var(--line);
    stroke-width: 2;
  }
  .table .end {
    stroke: var(--dr-fg);
  }
  .row a {
    position: relative;
    max-inline-size: min(100%, 26rem);
    min-block-size: 24px;
    padding: 0.05rem 0.6rem;
    overflow: hidden;
    border: 1px dashed var(--line);
    border-radius: 1rem;
    background: var(--dr-surface);
    color: var(--dr-fg);
    font-size: 0.86rem;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .row a:hover {
    background: var(--dr-accent-wash);
  }
  .row a:focus-visible {
    overflow: visible;
    white-space: normal;
  }
  .row.table a {
    border: 1px solid var(--dr-fg);
  }
  .row.shown a {
    border-width: 2px;
    font-weight: 600;
    background: var(--dr-accent-wash);
  }
  .tag {
    color: var(--line);
    font-size: 0.8em;
    font-weight: 600;
    letter-spacing: 0.02em;
  }
  .actions,
  form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: end;
  }
  .actions {
    padding-block: 0.3rem 0.6rem;
  }
  label {
    display: grid;
    flex: 0 1 18rem;
    gap: 0.15rem;
    min-inline-size: 0;
    font-size: 0.84rem;
  }
  label select,
  label input {
    inline-size: 100%;
    min-inline-size: 0;
  }
  .compared {
    margin-block: 0.4rem 1rem;
    padding-block-start: 0.8rem;
    border-block-start: 1px solid var(--dr-border);
  }
  .compared h2 {
    font-size: 1.15rem;
  }
  .sides {
    display: grid;
    gap: 0.9rem;
    margin-block-start: 0.7rem;
  }
  article {
    min-inline-size: 0;
    padding: 0.7rem 0.9rem;
    border: 1px dashed var(--line);
    border-radius: var(--dr-radius);
    background: var(--dr-surface);
  }
  article.table {
    border: 1px solid var(--dr-fg);
  }
  h3 {
    font-size: 1rem;
    overflow-wrap: anywhere;
  }
  h3 bdi {
    font-family: inherit;
    white-space: normal;
  }
  .part {
    padding-block-start: 0.55rem;
  }
  dt {
    color: var(--dr-muted);
    font-size: 0.84rem;
  }
  dd {
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  dd + dd {
    margin-block-start: 0.3rem;
  }
  dd.other {
    padding-inline-start: 0.55rem;
    border-inline-start: 3px solid var(--dr-warn);
  }
  .differs {
    padding: 0 0.4rem;
    border: 1px solid var(--dr-warn);
    border-radius: 0.8rem;
    color: var(--dr-warn);
    font-size: 0.76rem;
    font-weight: 600;
    white-space: nowrap;
  }
  @media (min-width: 44em) {
    .sides {
      grid-template: repeat(6, auto) / repeat(2, minmax(0, 1fr));
    }
    article,
    dl {
      display: grid;
      grid-template-rows: subgrid;
      align-content: start;
    }
    article {
      grid-row: 1 / span 6;
    }
    dl {
      grid-row: span 5;
      gap: 0;
    }
  }
  @media (forced-colors: active) {
    .course,
    .branch,
    .fork,
    .end {
      stroke: CanvasText;
    }
  }
  @media print {
    .actions {
      display: none;
    }
  }
`;
