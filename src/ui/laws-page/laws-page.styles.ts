import { css } from 'lit';

export const lawsPageStyles = css`
  :host {
    display: block;
    max-inline-size: 60rem;
    margin-inline: auto;
  }
  h1 {
    font-size: clamp(2rem, 1.5rem + 2.4vi, 3rem);
    letter-spacing: -0.02em;
  }
  .intro {
    max-inline-size: 40em;
    margin-block: 0.5rem 1rem;
    font: 400 1.06rem/1.5 var(--dr-font-serif);
    text-wrap: pretty;
  }
  search {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem 1.2rem;
    align-items: end;
    margin-block-end: 0.5rem;
  }
  label {
    display: grid;
    flex: 1 1 14rem;
    gap: 0.2rem;
    min-inline-size: 0;
    font-size: 0.9rem;
  }
  label input[type='search'],
  label select {
    inline-size: 100%;
    min-inline-size: 0;
  }
  label.check {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-block-size: 40px;
  }
  input[type='checkbox'] {
    flex: none;
    inline-size: 1.3rem;
    block-size: 1.3rem;
    accent-color: var(--dr-accent);
  }
  .law {
    border-block-end: 1px solid var(--dr-border);
  }
  summary {
    cursor: pointer;
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
    border: 0;
  }
  .law > summary h2 .ref {
    display: inline-block;
    min-inline-size: 2.4rem;
  }
  .count {
    flex: none;
    font-size: 0.84rem;
    font-variant-numeric: tabular-nums;
    color: var(--dr-muted);
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
  .prose {
    white-space: normal;
    font-family: inherit;
    overflow-wrap: anywhere;
  }
  @media (max-width: 480px) {
    .law > ul > li {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.1rem;
    }
    .law > summary {
      flex-wrap: wrap;
    }
    .all {
      display: none;
    }
  }
  @media print {
    search {
      display: none;
    }
  }
`;
