import { css } from 'lit';

export const lawsPageStyles = css`
  :host {
    max-inline-size: 60rem;
  }
  search {
    margin-block-end: 0.5rem;
  }
  search > label:not(.check) {
    flex: 1 1 14rem;
  }
  .law {
    border-block-end: 1px solid var(--dr-border);
  }
  summary {
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  .law > summary {
    display: flex;
    gap: 0.6rem;
    align-items: baseline;
    min-block-size: 44px;
    padding-block: 0.45rem;
  }
  .law > summary h2 {
    display: block;
    flex: 1;
    min-inline-size: 0;
    padding: 0;
    padding-inline-start: 2.6rem;
    border: 0;
    text-wrap: pretty;
  }
  /* The number comes before a label of any length. */
  .law > summary h2 .ref {
    float: inline-start;
    margin-inline-start: -2.6rem;
  }
  .count {
    flex: none;
    font-size: 0.84rem;
  }
  .law > ul {
    padding-block-end: 0.7rem;
  }
  .law > ul > li {
    display: grid;
    grid-template-columns: 4.2rem minmax(0, 1fr);
    gap: 0.6rem;
    padding-block: 0.5rem;
    border-block-start: 1px dotted var(--dr-border);
  }
  /* A number is written from left to right but, in Hebrew, stands at the right. */
  .law > ul > li > .ref {
    justify-self: start;
  }
  .label {
    font-weight: 600;
  }
  li .muted,
  li .warn,
  .ask,
  .cases summary {
    font-size: 0.9rem;
  }
  .warn {
    color: var(--dr-warn);
  }
  .ask {
    font-family: var(--dr-font-serif);
    font-style: italic;
  }
  .cases summary {
    inline-size: fit-content;
    min-block-size: 24px;
    color: var(--dr-accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
  .links li {
    padding-block: 0.15rem;
  }
  @media (max-width: 30em) {
    .law > ul > li {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.1rem;
    }
    .law > summary {
      flex-wrap: wrap;
    }
    /* With large letters the number of clauses has a line of its own: beside a long word it would be written over it. */
    .law > summary h2 {
      flex-basis: min(100%, 10rem);
      overflow-wrap: break-word;
    }
    .all {
      display: none;
    }
  }
`;
