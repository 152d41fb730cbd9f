import { css } from 'lit';

export const chartsStyles = css`
  :host {
    display: block;
  }
  .severity {
    gap: 0.3rem;
  }
  .bars tbody th {
    max-inline-size: 18rem;
  }
  .figures thead .drawn {
    padding-inline: 0.7rem;
  }
  .figures tbody .drawn {
    padding-block: 0.15rem;
  }
  .bars tbody th,
  .bars tbody td {
    vertical-align: middle;
  }
  svg {
    display: block;
    /* Its coordinates already follow the reading direction. */
    direction: ltr;
  }
  .tick {
    font-size: 11px;
    fill: var(--dr-muted);
  }
  .rule {
    stroke: var(--dr-border);
  }
  .segment {
    cursor: pointer;
  }
  .segment text {
    font: 600 13px var(--dr-font-serif);
    fill: var(--dr-bg);
    pointer-events: none;
  }
  .segment rect {
    fill: currentColor;
  }
  td.none {
    color: var(--dr-muted);
  }
  td.error,
  td.warning,
  td.review {
    font-weight: 600;
  }
  .grid {
    margin-block: 0.6rem 0.3rem;
    border-collapse: separate;
    border-spacing: 2px;
    font-variant-numeric: tabular-nums;
  }
  .grid caption {
    padding-block-end: 0.2rem;
    font-weight: 600;
    text-align: start;
  }
  .grid th {
    padding: 0 0.4rem 0 0;
    font-size: 0.86rem;
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  .grid thead th {
    padding: 0 0.2rem;
    text-align: center;
  }
  .grid td {
    min-inline-size: 2.6rem;
    padding: 0;
    background: var(--dr-surface);
  }
  .grid thead td {
    background: none;
  }
  button.cell {
    inline-size: 100%;
    min-block-size: 26px;
    min-inline-size: 2.6rem;
    padding: 0 0.3rem;
    border: 1px solid currentColor;
    border-radius: 2px;
    font-size: 0.9rem;
    white-space: nowrap;
  }
  .cell .symbol {
    margin-inline-end: 0.25rem;
    font-weight: 600;
  }
  .cell.two {
    border-width: 2px;
  }
  .cell.three {
    border-width: 3px;
    font-weight: 600;
  }
  .cell.four {
    border-width: 4px;
    font-weight: 600;
  }
  @media (max-width: 600px) {
    /* Beside the filters, which have symbol and word, the symbol is enough; screen readers still read the word. */
    .figures thead .severity {
      font-size: 0;
    }
    .figures thead .symbol {
      font-size: 1rem;
    }
    .bars .drawn {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .segment rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    .segment text,
    .tick {
      fill: CanvasText;
    }
    .rule {
      stroke: GrayText;
    }
  }
  @media print {
    .grid th,
    .grid tr {
      break-inside: avoid;
    }
  }
`;
