import { css } from 'lit';

export const auditPageStyles = css`
  :host {
    max-inline-size: 72rem;
  }
  .actions {
    align-items: center;
    margin-block: 0.6rem;
  }
  .progress {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.4rem 1rem;
    align-items: center;
    margin-block: 0.6rem;
    font-variant-numeric: tabular-nums;
  }
  progress {
    inline-size: 100%;
    block-size: 0.6rem;
    accent-color: var(--dr-accent);
  }
  .progress p {
    grid-row: 2;
  }
  .progress button {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
  .counts {
    margin-block-end: 0.8rem;
    font-variant-numeric: tabular-nums;
  }
  .note {
    padding-block: 0.3rem;
    color: var(--dr-error);
  }
  search {
    padding-block: 0.7rem;
    border-block-start: 2px solid var(--dr-fg);
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.1rem;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-size: 0.9rem;
  }
  .above {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 1rem;
    align-items: baseline;
    padding-block-end: 0.4rem;
    font-size: 0.9rem;
    color: var(--dr-muted);
  }
  .many {
    min-inline-size: 0;
  }
  .keys {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 1rem;
    margin-inline-start: auto;
  }
  .keys div {
    display: flex;
    gap: 0.35rem;
    align-items: baseline;
  }
  kbd {
    padding: 0 0.35rem;
    border: 1px solid var(--dr-border);
    border-radius: 4px;
    font: 600 0.8rem var(--dr-font);
  }
  .overview {
    margin-block-end: 0.8rem;
  }
  .saving {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 1rem;
    padding-block: 0.8rem;
    border-block-start: 1px solid var(--dr-border);
  }
  .boards {
    display: inline-block;
    min-block-size: 24px;
    margin-inline-start: 0.6rem;
    color: var(--dr-accent);
  }
  search > .by-board {
    min-block-size: 40px;
  }
  /* Shown only where the filters would push the list out of sight. */
  .unfold {
    display: none;
  }
  @media screen and (max-width: 720px) {
    search {
      padding-block: 0.2rem;
    }
    .unfold {
      display: block;
    }
    search:not(.open) > :not(.unfold, .by-board) {
      display: none;
    }
    .actions,
    .counts,
    .overview {
      margin-block: 0.3rem;
    }
    .keys {
      display: none;
    }
    .boards {
      display: block;
      margin-inline-start: 0;
    }
  }
  @media print {
    :host {
      font-size: 10pt;
    }
    .actions,
    .keys,
    .saving,
    .boards,
    .overview:not([open]),
    .many,
    :is(.above, .counts) button {
      display: none;
    }
  }
`;
