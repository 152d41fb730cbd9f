/** How the auction looks. */
export const auctionStyles = /* css */ `
  table {
    inline-size: 100%;
    max-inline-size: 24em;
    border-collapse: collapse;
    table-layout: fixed;
    line-height: 1.55;
  }
  th {
    padding: 0 0 0.15em;
    border-block-end: 1px solid var(--dr-border);
    font: 400 0.8em var(--dr-font);
    color: var(--dr-muted);
    text-align: start;
  }
  td {
    padding: 0;
    font-family: var(--dr-font-cards);
  }
  .alert {
    margin-inline-start: 0.15em;
    color: var(--dr-warn);
    font-weight: 700;
  }
  .notes {
    padding-block: 0.4em;
    padding-inline-start: 1.4em;
    list-style: decimal;
    font-size: 0.86em;
    line-height: 1.45;
  }
  .prose {
    white-space: normal;
    font-family: var(--dr-font);
    overflow-wrap: anywhere;
  }
`;
