import { css } from 'lit';
import { unseen } from '../styles/base.ts';

export const rowsStyles = css`
  .rows,
  .rows tbody,
  .rows thead {
    display: block;
  }
  .rows thead tr,
  .rows tbody tr {
    display: grid;
    grid-template-columns: 8.4rem 8rem minmax(0, 1fr) 9.5rem;
    gap: 0.2rem 1rem;
    align-items: start;
    padding: 0.6rem 0.5rem;
    border-block-start: 1px solid var(--dr-border);
    border-inline-start: 3px solid transparent;
    scroll-margin-block: 5rem;
  }
  .rows thead tr {
    padding-block: 0 0.2rem;
    border-block-start: 0;
  }
  .rows th {
    padding: 0;
    font-size: 0.86rem;
    font-weight: 400;
    text-align: start;
    color: var(--dr-muted);
  }
  .rows td {
    display: block;
    min-inline-size: 0;
    padding: 0;
  }
  .rows tbody tr.spacer {
    display: block;
    padding: 0;
    border: 0;
  }
  .rows tr.current {
    border-inline-start-color: var(--dr-accent);
  }
  .rows tr:focus-within {
    background: var(--dr-accent-wash);
  }
  .cost {
    font-weight: 600;
  }
  .severity {
    font-weight: 600;
    font-size: 0.9rem;
    line-height: 1.5rem;
  }
  .symbol {
    inline-size: 1em;
    text-align: center;
  }
  .board {
    font-weight: 600;
  }
  .board .muted {
    display: block;
    font-weight: 400;
    font-size: 0.9rem;
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
  tr.unstored select.mark {
    border-style: dashed;
  }
  .pending {
    font-size: 0.8rem;
    color: var(--dr-warn);
  }
  tr.fixed button.target,
  tr.fine button.target,
  tr.duplicate button.target {
    color: var(--dr-muted);
  }
  tr.open select.mark {
    color: var(--dr-muted);
  }
  .target:focus-visible {
    outline-offset: 0;
  }
  .details,
  .suggestion,
  .comment {
    font-size: 0.86rem;
    font-variant-numeric: tabular-nums;
  }
  /* Every part but the first of its line shows the dot before it; at the beginning of a line the dot is outside and cut off. */
  .details {
    --dot: 1.1em;
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--dot);
    overflow: clip;
    overflow-clip-margin: 3px;
  }
  .details > * {
    position: relative;
    min-inline-size: 0;
  }
  .details > *::before {
    content: '·';
    position: absolute;
    inset-inline-start: calc(-1 * var(--dot));
    inline-size: var(--dot);
    text-align: center;
  }
  .compare {
    display: inline-block;
    min-block-size: 24px;
    color: var(--dr-accent);
  }
  .write {
    font-size: 0.86rem;
  }
  .writing {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    align-items: end;
    margin-block-start: 0.3rem;
  }
  .writing textarea {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }
  /* Paper, a little narrower than this, has columns. */
  @media screen and (max-width: 720px) {
    /* Safari does not clip a positioned thead. */
    .rows thead tr {
      ${unseen}
    }
    .rows tbody tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }
    .board {
      text-align: end;
    }
    .board .muted {
      display: inline;
    }
    .what,
    .decide {
      flex: 1 0 100%;
    }
    .decide {
      display: flex;
      flex-wrap: wrap;
      gap: 0.2rem 1rem;
      align-items: center;
    }
    select.mark {
      inline-size: fit-content;
    }
  }
  @media print {
    .rows thead tr,
    .rows tbody tr {
      grid-template-columns: 8.4em 6.5em minmax(0, 1fr) 6em;
      column-gap: 0.8em;
      break-inside: avoid;
      border-inline-start: 0;
      padding-inline: 0;
    }
    .rows tr:focus-within {
      background: none;
    }
    .comparing,
    .write {
      display: none;
    }
    .severity,
    .board .muted,
    .details,
    .suggestion,
    .comment {
      font-size: 0.9em;
    }
    button.target {
      text-decoration: none;
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
  @media (forced-colors: active) {
    /* An invisible border becomes visible in forced colours. */
    .rows tr:not(.current) {
      border-inline-start-color: Canvas;
    }
    .rows tr.current {
      border-inline-start-color: Highlight;
    }
  }
`;
