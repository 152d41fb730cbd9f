import { css } from 'lit';

export const optionsPanelStyles = css`
  :host {
    display: block;
  }
  section,
  ul {
    margin-block-start: 0.6rem;
  }
  h3 {
    padding-block-end: 0.35rem;
    font: 400 0.92rem / 1.4 var(--dr-font);
    scroll-margin-block-start: 4rem;
  }
  .row {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 0.6rem;
    align-items: center;
    padding: 0.35rem 0.6rem 0.4rem;
    border: 1px solid var(--dr-border);
    background: var(--dr-bg);
  }
  .row + .row {
    border-block-start: 0;
  }
  .name {
    display: inline-block;
    font: 600 1rem / 1.3 var(--dr-font-serif);
  }
  .name::first-letter {
    text-transform: uppercase;
  }
  .take {
    min-block-size: 40px;
    padding-block: 0.2rem;
    border-color: var(--dr-accent);
    text-align: start;
    justify-self: start;
  }
  .remark {
    grid-column: 1 / -1;
    font-size: 0.8rem;
    color: var(--dr-accent);
  }
  .effect {
    grid-column: 1 / -1;
    padding-block-start: 0.15rem;
    font-size: 0.84rem;
    line-height: 1.4;
    color: var(--dr-muted);
  }
  .by {
    grid-area: 1 / 2;
    font-size: 0.86rem;
  }
  .suits {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 0.3rem 0.5rem;
    align-items: center;
    padding-block-start: 0.25rem;
  }
  .suits .chosen {
    font-weight: 600;
  }
  .try-all {
    margin-block-start: 0.6rem;
  }
  .row.chosen {
    border-inline-start: 4px solid var(--dr-accent);
    background: var(--dr-accent-wash);
  }
  .same,
  .differs {
    margin-block-end: 0.4rem;
    padding: 0.3rem 0.6rem;
    border-inline-start: 3px solid var(--dr-ok);
    font-size: 0.88rem;
    line-height: 1.45;
  }
  .differs {
    border-inline-start: 6px double var(--dr-error);
  }
  .differs strong {
    color: var(--dr-error);
  }
  .gone li {
    padding-block: 0.2rem 0.35rem;
    line-height: 1.45;
  }
  .gone s {
    display: inline-block;
    margin-inline-end: 1rem;
    font: 600 0.95rem / 1.4 var(--dr-font-serif);
    color: var(--dr-muted);
  }
  .gone s::first-letter {
    text-transform: uppercase;
  }
  .gone p {
    font-size: 0.9rem;
  }
  .closed .name {
    text-decoration: line-through;
  }
  .closed .remark {
    color: var(--dr-error);
  }
  .notes li {
    padding-block: 0.15rem;
    line-height: 1.45;
  }
  /* On a phone, where the card is above the buttons, only the names are shown; the effects are in the screen for saying them aloud. */
  @media (max-width: 40em) and (min-height: 30em) {
    section {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3rem;
    }
    h3,
    .same,
    .differs {
      flex: 1 0 100%;
    }
    .row,
    .row + .row {
      padding: 0;
      border: 0;
      background: none;
    }
    .row:not(.set) :is(.effect, .by) {
      display: none;
    }
    section {
      margin-block-start: 0.2rem;
    }
    .take {
      min-block-size: 36px;
      padding-inline: 0.6rem;
    }
    .set {
      flex: 1 0 100%;
    }
    .set .effect {
      display: none;
    }
    .row.chosen {
      padding: 0.3rem 0.5rem;
      background: var(--dr-accent-wash);
    }
  }
`;
