/** Styles of the table around the hands and the trick. Each page sets the widths of the columns. */
export const tableStyles = /* css */ `
  .table {
    --rule: var(--dr-table-rule, var(--line-colour));
    --edge: var(--dr-card-edge, var(--line-colour));
    --gap: 0.22em;
    display: grid;
    grid-template:
      'board top contract' auto
      'left centre right' auto
      'tally bottom claim' auto / minmax(0, 1fr) minmax(11.5em, 1.16fr) minmax(0, 1fr);
    gap: 0.6em 0.8em;
    padding: 0.9em;
    background: var(--dr-table-bg);
  }
  /* So that the browser does not paint the other hands again when one plays a card. */
  .player,
  .centre {
    contain: layout style;
  }
  .player.top {
    grid-area: top;
  }
  .player.right {
    grid-area: right;
    align-self: center;
  }
  .player.bottom {
    grid-area: bottom;
  }
  .player.left {
    grid-area: left;
    align-self: center;
  }
  .centre {
    grid-area: centre;
    align-self: center;
  }
  .corner {
    font-size: 0.84em;
    line-height: 1.35;
    color: var(--dr-muted);
    text-align: left;
  }
  .corner > * {
    display: block;
  }
  .figure {
    font: 600 2.74em / 1.05 var(--dr-font-cards);
    font-variant-numeric: lining-nums;
    color: var(--dr-fg);
  }
  .board {
    grid-area: board;
  }
  .contract {
    grid-area: contract;
    text-align: right;
  }
  .tally {
    grid-area: tally;
    align-self: end;
  }
  .tally dl > div {
    display: flex;
    gap: 0.6em;
    align-items: baseline;
    justify-content: space-between;
    max-inline-size: 10.7em;
  }
  .tally dd {
    font: 600 1.6em / 1.2 var(--dr-font-cards);
    font-variant-numeric: lining-nums tabular-nums;
    color: var(--dr-fg);
  }
`;
