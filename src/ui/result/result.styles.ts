import { css } from 'lit';

export const resultStyles = css`
  :host {
    container-type: inline-size;
  }
  table {
    font-size: 0.92rem;
  }
  th,
  td {
    padding: 0.3rem 0.5rem 0.3rem 0;
  }
  .assigned {
    padding-block: 0.4rem;
    line-height: 1.45;
  }
  .figure {
    font: 600 1.2rem / 1.2 var(--dr-font-serif);
    font-variant-numeric: lining-nums tabular-nums;
  }
  .score {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .basis,
  .intro {
    font-size: 0.84rem;
    color: var(--dr-muted);
  }
  .intro {
    padding-block: 0.35rem;
  }
  li {
    padding-block: 0.3rem;
    font-size: 0.92rem;
  }
  .sign {
    display: inline-grid;
    place-items: center;
    inline-size: 1.2rem;
    block-size: 1.2rem;
    border-radius: 3px;
    background: var(--dr-revoke);
    color: var(--dr-bg);
    font-weight: 700;
    font-size: 0.8rem;
  }
  tbody tr:nth-child(4) {
    font-weight: 700;
  }
  tbody tr:nth-child(4) > * {
    border-block: 2px solid var(--dr-fg);
    font-weight: 700;
  }
  @container (max-width: 24rem) {
    .basis {
      display: table-cell;
      font-size: 0.78rem;
    }
    th,
    td {
      padding-inline-end: 0.3rem;
    }
  }
`;
