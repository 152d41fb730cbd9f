/** Tables of figures: numbers at the end of their column, names at its beginning, rules no heavier than the type. */

import { css } from 'lit';

export const table = css`
  .figures {
    margin-block: 0.6rem 1rem;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .figures caption {
    padding-block-end: 0.2rem;
    font-weight: 600;
    text-align: start;
  }
  .figures th,
  .figures tbody td {
    padding: 0.25rem 0.7rem;
    border-block-end: 1px solid var(--dr-border);
    /* Physically right, because figures run from left to right in every language, and units stand below units. */
    text-align: right;
    vertical-align: baseline;
  }
  .figures thead th {
    font-size: 0.86rem;
    font-weight: 600;
    vertical-align: bottom;
  }
  .figures tbody th {
    padding-inline-start: 0;
    font-weight: 400;
    text-align: start;
  }
  .figures th:first-child {
    padding-inline-start: 0;
  }
  .figures .name {
    text-align: start;
  }
  .scrolls {
    overflow-x: auto;
  }
  @media (max-width: 37.5em) {
    .figures th,
    .figures tbody td {
      padding-inline: 0.3rem;
    }
    .figures thead th {
      font-size: 0.8rem;
    }
  }
  @media print {
    .figures tr {
      break-inside: avoid;
    }
    .scrolls {
      overflow: visible;
    }
  }
`;

/** A list in columns over the whole width of a panel, with a rule under each row. */
export const ruled = css`
  .scrolls {
    overflow-x: auto;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    border-block-end: 1px solid var(--dr-border);
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
  }
  thead th {
    font-size: 0.8rem;
    color: var(--dr-muted);
  }
`;
