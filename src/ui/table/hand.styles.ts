import { css } from 'lit';

export const handStyles = css`
  .player {
    min-inline-size: 0;
    container-type: inline-size;
  }
  .hand {
    padding: 0.45rem 0.6rem 0.55rem;
    border: 1px solid var(--dr-table-rule);
    border-radius: var(--dr-radius);
    background: var(--dr-card-bg);
    color: var(--dr-card-fg);
  }
  .hand.active {
    border-color: var(--dr-accent);
    box-shadow: 0 0 0 1px var(--dr-accent);
  }
  .hand header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: baseline;
    column-gap: 0.45rem;
    margin-block-end: 0.3rem;
    padding-block-end: 0.2rem;
    border-block-end: 1px solid var(--dr-border);
    font-size: 0.78rem;
    line-height: 1.25;
  }
  .letter {
    font: 600 1.05rem / 1 var(--dr-font-serif);
  }
  .seat {
    color: var(--dr-muted);
  }
  /* A name has the rest of the row below for itself, whatever the seat is called. */
  .name {
    grid-column: 2 / -1;
    overflow: hidden;
    text-overflow: ellipsis;
    font-family: var(--dr-font);
    color: var(--dr-card-fg);
  }
  .role {
    color: var(--dr-muted);
    text-align: end;
  }
  .awaits {
    color: var(--dr-accent);
    font-weight: 600;
  }
  /* A suit stays on one line: the type gives way, down to the smallest that can be read. */
  .hand ul {
    display: grid;
    gap: 0.06rem;
    font: 1em / 1.34 var(--dr-font-cards);
    font-size: clamp(0.74rem, (100cqi - 1.35rem) / var(--dr-row, 6), var(--dr-hand-type, 1.14rem));
    font-variant-numeric: lining-nums;
  }
  .hand li {
    position: relative;
  }
  .cards {
    display: flex;
    flex-wrap: wrap;
    --gap: 0.22em;
    gap: 0 var(--gap);
    padding-inline-start: 1.3em;
  }
  .symbol {
    inline-size: 1.1em;
    margin-inline: -1.3em calc(0.2em - var(--gap));
  }
  .own {
    display: none;
  }
  .void {
    color: var(--dr-muted);
  }
  .card {
    position: relative;
  }
  .margin {
    margin-inline-start: 0.12em;
    font: 600 max(0.62em, 0.62rem) / 1 var(--dr-font);
    color: var(--dr-accent);
  }
  /* Beside the look of a card a finger needs room. */
  button.card {
    min-block-size: max(24px, 1.6em);
    min-inline-size: 1.25em;
    padding: 0 0.1em;
    border: 1px solid transparent;
    border-radius: 4px;
    background: none;
    font: inherit;
    color: inherit;
    touch-action: manipulation;
    -webkit-touch-callout: none;
    user-select: none;
  }
  .cards:has(button) {
    align-items: center;
  }
  .cards:has(button) {
    --gap: 0.04em;
  }
  .active button.card {
    border-color: var(--dr-card-edge);
  }
  button.card:hover {
    background: var(--dr-accent-wash);
  }
  .gone {
    color: var(--dr-played);
    text-decoration: line-through;
    text-decoration-thickness: 1px;
    text-decoration-color: color-mix(in srgb, currentColor 60%, transparent);
  }
  .gone.trick {
    text-decoration-style: dotted;
  }
  .out {
    border-block-end: 2px solid currentColor;
    line-height: 1.1;
    align-self: center;
  }
  .unknown {
    padding-block: 1.6rem;
    color: var(--dr-muted);
    text-align: center;
  }
  @media (max-height: 56rem) {
    .unknown {
      padding-block: 0.7rem;
    }
  }
  .pick {
    text-align: center;
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
  .closed {
    visibility: hidden;
  }
  .count {
    text-align: center;
    font-size: 0.84rem;
    color: var(--dr-muted);
  }
  /* Dummy’s cards as they lie on the table, where there is room for it. */
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
  /* In columns, but on a laptop, where the timeline below a long suit would leave the screen. */
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
      .columns .symbol {
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
  /* On a phone the hand in turn has the width of the screen: cards that a thumb hits. */
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
  @media (forced-colors: active) {
    .hand.active {
      outline: 2px solid Highlight;
    }
    .gone {
      color: GrayText;
    }
  }
  @container (max-width: 12rem) {
    /* The role goes under the seat where they don't fit beside each other. */
    .hand header {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.4rem;
    }
    .seat {
      flex: 1 0 auto;
    }
    .name {
      flex: 1 0 100%;
    }
    .hand {
      padding-inline: 0.5rem;
    }
  }
  /* As narrow as a newspaper’s column. */
  @container (max-width: 9rem) {
    .hand {
      padding: 0.2rem 0.35rem 0.3rem;
    }
    .hand header {
      margin-block-end: 0.1rem;
      padding-block-end: 0.1rem;
      font-size: 0.72rem;
    }
    .hand ul {
      gap: 0;
      line-height: 1.22;
    }
    .hand ul {
      font-size: clamp(0.74rem, (100cqi - 0.8rem) / var(--dr-row, 6), 1rem);
    }
    .unknown {
      padding-block: 0.8rem;
    }
  }
`;
