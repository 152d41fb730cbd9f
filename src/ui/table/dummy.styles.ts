import { css } from 'lit';

/** Dummy’s cards as they lie on the table, if there is room; double-dummy figures; kinds of cards that only the app draws. */
export const dummyStyles = css`
  .own {
    display: none;
  }
  .card {
    position: relative;
  }
  .margin {
    margin-inline-start: 0.12em;
    font: 600 max(0.62em, 0.62rem) / 1 var(--dr-font);
    color: var(--dr-accent);
  }
  @container (min-width: 10.5rem) {
    .tiles .cards {
      --gap: 0px;
    }
    .tiles .card {
      margin-inline-end: -1px;
      padding-inline: 0.16em;
      border: 1px solid var(--dr-card-edge);
      border-radius: 3px;
      background: var(--dr-card-bg);
      line-height: 1.22;
    }
    .tiles .gone {
      border-style: dotted;
    }
    .tiles ul {
      gap: 0.16rem;
    }
  }
  /* In columns, except on the screen of a laptop, where a long suit would push the timeline out of sight. */
  @media (min-height: 50.01em), (max-width: 40em) {
    @container (min-width: 10.5rem) {
      .columns ul {
        grid-template-columns: repeat(4, minmax(0, 1fr));
        gap: 0.35rem;
        font-size: min(var(--dr-hand-type, 1.14rem), (100cqi - 2.4rem) / 9.6);
      }
      .columns .own {
        display: inline;
      }
      .columns .cards > .suit {
        display: none;
      }
      .columns .cards {
        flex-direction: column;
        padding: 0;
      }
      .columns .card {
        display: flex;
        gap: 0.12em;
        align-items: baseline;
        align-self: stretch;
        margin: 0 0 -1px;
        padding: 0 0.3em 0.02em;
        border: 1px solid var(--dr-card-edge);
        border-radius: 4px 4px 0 0;
        background: var(--dr-card-bg);
        font-size: 0.94em;
        line-height: 1.28;
      }
      .columns .card:last-child {
        border-radius: 4px;
        padding-block-end: 0.2em;
      }
      .columns .gone {
        border-style: dotted;
        background: none;
      }
      .columns .void {
        padding-inline: 0.3em;
      }
    }
  }
  .faceDown {
    border: 1px solid var(--dr-accent);
    background: repeating-linear-gradient(45deg, var(--dr-accent) 0 2px, var(--dr-card-bg) 2px 5px);
  }
  .followed {
    border-style: dashed;
  }
  .followed .face::after {
    content: '?';
    font-size: 0.65em;
    vertical-align: super;
    color: var(--dr-muted);
  }
  @media (prefers-reduced-motion: no-preference) {
    .tile.play:not(.ghost) {
      animation: arrive var(--dr-speed) ease-out;
    }
    @keyframes arrive {
      from {
        transform: scale(0.92);
      }
    }
  }
  /* With forced colours the system removes the pattern, which is the back of the card. */
  @media (forced-colors: active) {
    .faceDown {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: repeating-linear-gradient(45deg, CanvasText 0 2px, Canvas 2px 5px);
    }
  }
`;
