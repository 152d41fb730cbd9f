/** Pages with a list and filters above it: heading, introduction, controls. */

import { css } from 'lit';

export const listPage = css`
  :host {
    display: block;
    margin-inline: auto;
  }
  h1 {
    font-size: clamp(2rem, 1.5rem + 2.4vi, 3rem);
    letter-spacing: -0.02em;
    overflow-wrap: break-word;
  }
  /* A list is as wide as its longest choice: with large letters that is wider than a phone. */
  label,
  select {
    max-inline-size: 100%;
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
  }
  search > label {
    display: grid;
    flex: 1 1 8rem;
    gap: 0.2rem;
    min-inline-size: 0;
    font-size: 0.9rem;
  }
  search > label input:not([type='checkbox']),
  search > label select {
    inline-size: 100%;
    min-inline-size: 0;
  }
  label.check {
    display: flex;
    gap: 0.4rem;
    align-items: center;
    min-block-size: 40px;
  }
  input[type='checkbox'] {
    flex: none;
    inline-size: 1.3rem;
    block-size: 1.3rem;
    margin: 0;
    accent-color: var(--dr-accent);
  }
  /* The control that opens more of a page, beside its main text. */
  summary.more {
    inline-size: fit-content;
    min-block-size: 24px;
    color: var(--dr-accent);
  }
  .count {
    font-variant-numeric: tabular-nums;
    color: var(--dr-muted);
  }
  @media (max-height: 30em) {
    h1 {
      font-size: 1.5rem;
    }
    .intro {
      margin-block: 0.25rem 0.6rem;
      font-size: 1rem;
    }
  }
  @media print {
    search {
      display: none;
    }
  }
`;
