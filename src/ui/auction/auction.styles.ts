import { css } from 'lit';

export const auctionStyles = css`
  table {
    inline-size: 100%;
    max-inline-size: 24rem;
    border-collapse: collapse;
    table-layout: fixed;
    line-height: 1.55;
  }
  th {
    padding-block-end: 0.15rem;
    border-block-end: 1px solid var(--dr-border);
    font: 400 0.8rem var(--dr-font);
    color: var(--dr-muted);
    text-align: start;
  }
  td {
    font-family: var(--dr-font-cards);
  }
  .later {
    opacity: 0.72;
  }
  .alert {
    margin-inline-start: 0.15em;
    color: var(--dr-warn);
    font-weight: 700;
  }
  .notes {
    padding-block: 0.4rem;
    padding-inline-start: 1.2rem;
    list-style: decimal;
    font-size: 0.86rem;
    line-height: 1.45;
  }
  .prose {
    white-space: normal;
    font-family: var(--dr-font);
    overflow-wrap: anywhere;
  }
`;
