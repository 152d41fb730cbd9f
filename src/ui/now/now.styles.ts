import { css } from 'lit';
import { unseen } from '../styles/base.ts';

export const nowStyles = css`
  :host {
    display: block;
    padding: 0.7rem 1rem 0.8rem;
    border: 1px solid var(--dr-edge);
    border-radius: 8px;
    background: var(--dr-surface);
  }
  h2 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.75rem;
    font: 600 0.8rem var(--dr-font);
    color: var(--dr-muted);
    scroll-margin-block-start: 4rem;
  }
  h2 small {
    font: inherit;
  }
  .happened {
    padding-block: 0.1rem 0.35rem;
    font-size: 1.06rem;
    line-height: 1.4;
  }
  .happened p:first-child::first-letter {
    text-transform: uppercase;
  }
  .beside {
    font-size: 0.86rem;
    color: var(--dr-muted);
  }
  .beside > * {
    margin-inline-end: 0.5em;
  }
  .beside .disputed {
    font-weight: 600;
    color: var(--dr-warn);
  }
  .laws li {
    padding-block: 0.3rem;
    font: 400 0.95rem / 1.45 var(--dr-font-serif);
    text-wrap: pretty;
  }
  .laws li:first-child {
    font-size: 1.1rem;
  }
  .laws > li > .ref:first-child {
    margin-inline-end: 0.35em;
    font-size: 1.1em;
  }
  .laws .disputed {
    display: block;
    padding-inline-start: 0.6rem;
    border-inline-start: 2px solid var(--dr-warn);
    font: 400 0.84rem / 1.45 var(--dr-font);
    color: var(--dr-muted);
  }
  .say {
    min-block-size: 38px;
    margin-block-start: 0.3rem;
    padding-block: 0.2rem;
  }
  .nothing,
  .tried {
    font-size: 0.9rem;
    color: var(--dr-muted);
  }
  .tried {
    padding-block-start: 0.4rem;
  }
  dt-result {
    margin-block-start: 0.5rem;
  }
  @media (max-width: 40em) and (min-height: 30em) {
    :host {
      padding: 0.3rem 0.75rem 0.4rem;
      border: 0;
      border-radius: 0;
    }
    /* Its place shows its meaning; screen readers still read the heading. */
    h2 {
      ${unseen}
    }
    .happened {
      padding-block: 0 0.1rem;
      font-size: 0.95rem;
    }
    .laws li,
    .laws li:first-child {
      padding-block: 0.1rem;
      font-size: 0.95rem;
      line-height: 1.35;
    }
    /* What must be chosen or answered is to be in sight below every law of this moment: the way to the sentences stands beside the event. */
    :host([deciding]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 0.5rem;
      > * {
        grid-column: 1 / -1;
      }
      > .happened:has(~ .say) {
        grid-area: 1 / 1;
      }
      > .say {
        grid-area: 1 / 2;
        align-self: start;
        max-inline-size: 9.5rem;
        margin: 0;
        padding-block: 0.1rem;
        font-size: 0.85rem;
        line-height: 1.2;
      }
    }
  }
  @media print {
    .say,
    .tried {
      display: none;
    }
  }
`;
