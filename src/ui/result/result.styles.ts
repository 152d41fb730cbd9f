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
  .scored caption {
    padding-block: 0.6rem 0.2rem;
    line-height: 1.45;
    text-align: start;
  }
  .scored td {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .scored tfoot > tr > * {
    border-block: 2px solid var(--dr-fg);
    font-weight: 700;
  }
  .scored .muted,
  .effect {
    display: block;
    font-size: 0.8rem;
    color: var(--dr-muted);
  }
  .effect {
    white-space: normal;
  }
  .told {
    padding-block: 0.25rem;
    font-size: 0.92rem;
  }
  details {
    padding-block: 0.4rem;
  }
  summary {
    padding-block: 0.3rem;
  }
  form {
    display: grid;
    gap: 0.5rem;
    padding-block: 0.4rem;
  }
  form label {
    display: grid;
    gap: 0.15rem;
    font-size: 0.92rem;
  }
  form .box {
    display: flex;
    gap: 0.5rem;
    align-items: center;
  }
  form button {
    justify-self: start;
  }
  .wrong:empty {
    display: none;
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
  .stands {
    font-weight: 700;
  }
  .stands > * {
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
  /* With letters of twice the size on a phone the last column would lie outside the page: what a result rests on gets a line of its own. */
  @container (max-width: 16rem) {
    table[aria-labelledby='result'] tr {
      display: grid;
      grid-template-columns: 1fr 1.3fr 1.5fr;
      border-block-end: 1px solid var(--dr-border);
      > * {
        padding-block: 0.1rem;
        border: 0;
      }
      > :is(th[scope='row'], :last-child) {
        grid-column: 1 / -1;
      }
      > td:first-child {
        display: none;
      }
    }
    table[aria-labelledby='result'] .stands {
      border-block: 2px solid var(--dr-fg);
    }
  }
`;
