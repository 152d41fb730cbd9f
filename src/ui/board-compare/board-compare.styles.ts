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
  /* Fixed column widths, because a list drawn in portions would otherwise be measured again with each. */
  .all {
    inline-size: min(52rem, 100%);
    min-inline-size: 40rem;
    table-layout: fixed;
  }
  .all thead th {
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
  @media (min-width: 56em) {
    .all th:first-child {
      inline-size: 9rem;
    }
  }
  .all .name {
    white-space: nowrap;
  }
  .all th:nth-child(3) {
    inline-size: 22%;
  }
  .results .name .prose {
    white-space: nowrap;
  }
  .results thead th {
    white-space: nowrap;
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
    .frequencies > table {
      break-inside: avoid;
    }
    tr.odd {
      background: none;
      font-weight: 600;
    }
  }
`;
