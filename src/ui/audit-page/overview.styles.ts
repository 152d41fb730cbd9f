import { css } from 'lit';

export const overviewStyles = css`
  .overview {
    margin-block-end: 0.8rem;
    overflow-x: auto;
  }
  .overview summary {
    inline-size: fit-content;
    min-block-size: 24px;
    color: var(--dr-accent);
    cursor: pointer;
  }
  table {
    margin-block: 0.6rem 1rem;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-block-end: 0.2rem;
    font-weight: 600;
    text-align: start;
  }
  th,
  tbody td {
    padding: 0.25rem 0.7rem;
    border-block-end: 1px solid var(--dr-border);
    text-align: end;
  }
  tbody th {
    padding-inline-start: 0;
    font-weight: 400;
    text-align: start;
  }
  @media (max-width: 600px) {
    th,
    tbody td {
      padding-inline: 0.3rem;
    }
    thead th {
      font-size: 0.8rem;
    }
    /* The symbol is enough beside the filters, which have both; the ear still hears the word. */
    thead .severity {
      font-size: 0;
    }
    thead .symbol {
      font-size: 1rem;
    }
  }
  td.none {
    font-weight: 400;
    color: var(--dr-muted);
  }
  td.error,
  td.warning,
  td.review {
    font-weight: 600;
  }
`;
