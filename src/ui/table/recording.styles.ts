import { css } from 'lit';

/** Cards as buttons, and the other buttons of a hand while a deal is recorded. */
export const recordingStyles = css`
  /* Large enough for a finger or a hand that trembles (WCAG 2.5.8). */
  button.card {
    min-block-size: max(24px, 1.6em);
    min-inline-size: 24px;
    padding: 0 0.1em;
    border: 1px solid transparent;
    border-radius: 4px;
    background: none;
    font: inherit;
    color: inherit;
    touch-action: manipulation;
    -webkit-touch-callout: none;
    -webkit-user-select: none;
    user-select: none;
  }
  .cards:has(button) {
    --gap: 0px;
    align-items: center;
  }
  .active button.card {
    border-color: var(--dr-card-edge);
  }
  @media (hover: hover) {
    button.card:hover {
      background: var(--dr-accent-wash);
    }
  }
  .pick {
    text-align: center;
  }
  @media print {
    .forgotten {
      display: none;
    }
  }
  .forgotten span {
    font-size: 0.78rem;
    color: var(--dr-muted);
  }
  .forgotten p {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.2rem;
  }
  .forgotten button {
    min-block-size: 1.9rem;
    min-inline-size: 1.9rem;
    padding: 0 0.2rem;
    white-space: nowrap;
  }
  /* Where there is room a suit of seven stands on one line. */
  @container (min-width: 12.5rem) {
    .cards:has(button):not(:has(> :nth-child(9))) {
      flex-wrap: nowrap;
    }
  }
  /* On a phone the hand in turn is as wide as the screen, so that a thumb hits its cards. */
  @media (max-width: 40em) {
    @container (min-width: 16rem) {
      .active:not(.columns) .cards:has(button) {
        --gap: 0.15rem;
        row-gap: var(--gap);
      }
      .active:not(.columns) button.card {
        min-inline-size: 2.15rem;
        min-block-size: 2rem;
      }
    }
  }
`;
