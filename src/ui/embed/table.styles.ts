/** How the diagram looks: four hands, the trick, the cards that lie on the table. */

export const table = /* css */ `
  .table {
    display: grid;
    grid-template: minmax(5.6em, auto) minmax(7em, 1fr) minmax(5.6em, auto) / minmax(0, 1fr) minmax(8em, 34%) minmax(0, 1fr);
    flex: 1.15;
    min-width: 0;
    gap: 0.25em 0.5em;
    align-items: center;
    padding: 0.5em;
    background: var(--dr-table-bg);
    line-height: 1.25;
  }
  .top {
    grid-area: 1 / 2;
  }
  .bottom {
    grid-area: 3 / 2;
  }
  .left {
    grid-area: 2 / 1;
  }
  .right {
    grid-area: 2 / 3;
  }
  .corner,
  .who {
    color: var(--dr-muted);
    font-size: 0.8em;
  }
  .corner {
    grid-area: 1 / 1;
    align-self: start;
    text-align: left;
  }
  .tally {
    grid-area: 1 / 3;
    text-align: right;
  }
  .corner span {
    display: block;
  }
  b {
    color: var(--dr-fg);
  }
  .who {
    display: flex;
    gap: 0.3em;
    height: 1.45em;
    white-space: pre;
  }
  .who > span {
    display: flex;
    min-width: 0;
  }
  /* What does not fit goes to a second line, which nobody sees: a whole word or none. */
  .name {
    display: flex;
    flex-wrap: wrap;
    /* So far below that no accent of it is seen. */
    row-gap: 1em;
    min-width: 0;
    overflow: hidden;
  }
  .name > [part] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .letter {
    padding-inline: 0.3em;
    border: 1px solid var(--dr-border);
    border-radius: 3px;
    text-align: center;
  }
  .who:not(.turn) .awaits {
    display: none;
  }
  .turn .letter {
    background: var(--dr-accent);
    color: var(--dr-bg);
  }
  .cards {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.2em;
    align-items: baseline;
    padding-left: 1.2em;
    color: var(--dr-card-fg);
    font-size: 1.05em;
  }
  .cards .suit {
    width: 1em;
    margin-left: -1.2em;
  }
  .played {
    color: var(--dr-muted);
    text-decoration: line-through 1px;
  }
  .cards > .trick {
    color: var(--dr-muted);
    text-decoration: underline dotted;
  }
  .known {
    border-bottom: 2px dotted var(--dr-accent);
  }
  .tile {
    display: inline-block;
    margin-inline-end: 0.2em;
    padding: 0.12em 0.25em;
    border: 1px solid var(--dr-border);
    border-radius: 3px;
    background: var(--dr-card-bg);
    color: var(--dr-card-fg);
  }
  .tile i {
    margin-inline-start: 0.3em;
    font: 700 0.68em var(--dr-font);
  }
  .tile.major {
    border: 2px solid var(--dr-major);
  }
  .tile.minor {
    border: 2px dashed var(--dr-minor);
  }
  .tile.loose {
    border: 2px dotted var(--dr-warn);
  }
  .ghost {
    border-style: dashed;
    opacity: 0.7;
  }
  .wins {
    outline: 2px solid var(--dr-accent);
  }
  .revoked i {
    padding-inline: 1px;
    background: var(--dr-revoke);
    color: var(--dr-bg);
  }
  sup {
    font-size: 0.6em;
  }
  .center {
    grid-area: 2 / 2;
    height: 100%;
    max-height: 8.5em;
  }
  div.trick {
    display: grid;
    grid: 1fr 1fr 1fr / minmax(0, 1fr) auto minmax(0, 1fr);
    place-items: center;
    height: 100%;
    padding: 3px;
    border: var(--line);
    border-radius: var(--dr-radius);
  }
  div.trick .tile {
    margin: 0;
  }
  .tile.top,
  .tile.bottom {
    grid-column: 1 / 4;
  }
  .tile.left {
    justify-self: start;
  }
  .tile.right {
    justify-self: end;
  }
  .left i,
  .right i {
    display: block;
    margin: 0;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  /* A card with a tag needs the middle too, where the number stands. */
  .left.revoked {
    grid-column: 1 / 3;
  }
  .right.revoked {
    grid-column: 2 / 4;
  }
  .left.revoked ~ .number,
  .right.revoked ~ .number {
    visibility: hidden;
  }
  .number {
    color: var(--dr-muted);
    font-size: 0.8em;
  }
  div.trick .number {
    grid-area: 2 / 2;
  }
`;
