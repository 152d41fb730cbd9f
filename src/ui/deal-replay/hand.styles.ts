/** Styles of a hand for the narrowest room, a newspaper’s column. A page with more room overrides them. */
export const handStyles = /* css */ `
  .player {
    min-inline-size: 0;
  }
  .hand {
    padding: 0.2em 0.35em 0.3em;
    border: 1px solid var(--rule);
    border-radius: var(--dr-radius);
    background: var(--dr-card-bg);
    color: var(--dr-card-fg);
  }
  .hand.active {
    border-color: var(--dr-accent);
    box-shadow: 0 0 0 1px var(--dr-accent);
  }
  .who {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5em;
    margin-block-end: 0.14em;
    padding-block-end: 0.14em;
    border-block-end: 1px solid var(--head-rule, var(--rule));
    font-size: 0.72em;
    line-height: 1.25;
  }
  .letter {
    font: 600 1.35em / 1 var(--dr-font-cards);
  }
  .seat {
    flex: auto;
  }
  .seat,
  .role {
    color: var(--dr-muted);
  }
  .name {
    flex: 1 0 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    font-family: inherit;
  }
  .awaits {
    display: none;
    color: var(--dr-accent);
    font-weight: 600;
  }
  .active .awaits {
    display: inline;
  }
  /* Each suit stays on one line: the type shrinks with the room, down to the smallest size that can be read. */
  .hand ul {
    font: 1em / 1.22 var(--dr-font-cards);
    font-size: clamp(0.74em, (var(--hand, 100cqi) - 0.8em) / var(--dr-row, 6.7), 1em);
    font-variant-numeric: lining-nums;
  }
  .hand li {
    position: relative;
  }
  .cards {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--gap);
    padding-inline-start: 1.3em;
  }
  .cards > .suit {
    inline-size: 1.2em;
    margin-inline: -1.41em calc(0.21em - var(--gap));
  }
  .void,
  .unknown,
  .count {
    color: var(--dr-muted);
  }
  .gone {
    color: var(--dr-played, var(--dr-muted));
    text-decoration: line-through;
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
  .known {
    border-block-end: var(--known, 0);
  }
  .unknown {
    padding-block: 0.8em;
    text-align: center;
  }
  .count {
    text-align: center;
    font-size: 0.84em;
  }
  .closed {
    visibility: hidden;
  }
  @media (forced-colors: active) {
    .hand.active {
      outline: 2px solid Highlight;
    }
    .gone {
      color: GrayText;
    }
  }
`;
