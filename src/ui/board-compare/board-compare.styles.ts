import { css } from 'lit';

export const boardCompareStyles = css`
  :host {
    max-inline-size: 72rem;
  }
  h1 {
    font-size: clamp(1.7rem, 1.3rem + 2vi, 2.6rem);
  }
  @media (max-height: 30em) {
    h1 {
      font-size: 1.4rem;
    }
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 1.2rem;
    align-items: end;
    padding-block: 0.5rem;
  }
  .bar label {
    display: grid;
    grid-template-columns: minmax(0, auto);
    gap: 0.2rem;
    font-size: 0.9rem;
  }
  .bar nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 1rem;
  }
  a {
    display: inline-block;
    min-block-size: 24px;
    color: var(--dr-accent);
    text-underline-offset: 0.18em;
  }
  tr.odd {
    background: var(--dr-accent-wash);
  }
  /* The title of a table that is wider than the window can be read whole, and does not move away with the columns. */
  .scrolls {
    container-type: inline-size;
  }
  .scrolls caption {
    position: sticky;
    inset-inline-start: 0;
    max-inline-size: 100cqi;
  }
  /* Fixed column widths, because a list drawn in portions would otherwise be measured again with each. */
  .all {
    inline-size: min(62rem, 100%);
    /* By the letters, too: in a wide font the headings need more than in a narrow one. */
    min-inline-size: max(47rem, 86ch);
    table-layout: fixed;
  }
  /* Small and close, so that no heading is broken inside a word, in Greek neither. */
  .all :is(th:not(:first-child), tbody td) {
    padding-inline: 0.4rem;
  }
  .all thead th {
    font-size: 0.8rem;
    overflow-wrap: anywhere;
  }
  .all th:first-child {
    inline-size: 5.5rem;
  }
  .all th:first-child .muted {
    display: block;
    font-size: 0.86rem;
    font-weight: 400;
  }
  /* Names of events and files are long, and a narrow column would break them into ten lines. */
  .apart {
    min-inline-size: max(56rem, 100ch);
  }
  .apart th:first-child {
    inline-size: 14rem;
  }
  @media (min-width: 60em) {
    .all:not(.apart) th:first-child {
      inline-size: 9rem;
    }
  }
  @media (min-width: 66em) {
    .all th:first-child {
      inline-size: 14rem;
    }
  }
  .all .name {
    white-space: nowrap;
  }
  .all th:nth-child(3) {
    inline-size: 16%;
  }
  /* The names of a pair have one line, unless they alone would fill the window. */
  .results .name .prose {
    display: block;
    inline-size: max-content;
    max-inline-size: 19rem;
  }
  .results thead th {
    white-space: nowrap;
  }
  /* Letters of seats are in another font, and would not be on the line of the other headings. */
  :is(.results, .frequencies) thead th {
    vertical-align: baseline;
  }
  .results .remark {
    min-inline-size: 11rem;
  }
  .results .remark a {
    display: inline;
  }
  .frequencies {
    display: flex;
    flex-wrap: wrap;
    gap: 0 2.4rem;
    align-items: start;
  }
  @media print {
    .bar,
    .further,
    summary {
      display: none;
    }
    /* Paper does not scroll: where one reads from the right, the last columns would be missing. */
    .all {
      min-inline-size: 0;
      table-layout: auto;
    }
    .all thead th {
      overflow-wrap: normal;
    }
    .frequencies > table {
      break-inside: avoid;
    }
    tr.odd {
      background: none;
      font-weight: 600;
    }
  }
`;
