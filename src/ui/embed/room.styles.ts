/** The sizes of the table in an article, whose height is fixed: hands as in a newspaper’s column, and the trick in the room between them. */
export const room = /* css */ `
  .table {
    --hand: 17.5cqi;
    --dr-row: 6.2;
    --gap: 0.12em;
    --face: 0.52;
    --known: 2px dotted var(--dr-accent);
    flex: 1.15;
    min-width: 0;
    grid-template:
      'board top tally' minmax(5.5em, auto)
      'left centre right' minmax(7.7em, 1fr)
      '. bottom .' minmax(5.5em, auto) / minmax(0, 1fr) 40% minmax(0, 1fr);
    gap: 0.2em 0.3em;
    padding: 0.3em 0.4em;
    line-height: 1.25;
  }
  .corner {
    overflow-wrap: anywhere;
  }
  .player {
    justify-self: center;
    width: 100%;
    max-width: 9em;
  }
  .player.left {
    justify-self: end;
  }
  .player.right {
    justify-self: start;
  }
  .hand {
    padding: 0.1em 0.35em 0.2em;
  }
  .hand ul {
    line-height: 1.18;
  }
  .who {
    height: 1.5em;
    margin-block-end: 0.1em;
    padding-block-end: 0.05em;
    row-gap: 1em;
    white-space: nowrap;
  }
  .name {
    flex: 1 0 auto;
    order: 1;
    max-width: calc(100% - 2em);
  }
  .awaits {
    order: 2;
  }
  .role {
    order: 3;
  }
  .centre {
    /* Without cqi: Chromium does not share the style of elements whose sizes depend on a container, so each card would cost more. */
    --tile: 1.8em;
    display: flex;
    align-self: stretch;
    align-items: center;
  }
  .compass {
    grid-template: '. top .' 1fr 'left middle right' 1fr '. bottom .' 1fr / minmax(0, 1fr) auto minmax(0, 1fr);
    flex: 1;
    gap: 0 0.2em;
    height: 100%;
    max-height: 10em;
    padding: 0.2em 4px;
  }
  .beside {
    gap: 0.15em;
  }
  .corner {
    font-size: 0.8em;
  }
  .figure {
    font-size: 1.25em;
  }
  .tally {
    align-self: start;
    text-align: right;
  }
  .tally dl > div {
    display: block;
  }
  .tally :is(dt, dd) {
    display: inline;
    margin-inline-end: 0.25em;
    font-size: 1em;
  }
  /* The word of a card at the edge grows towards the middle: what reaches over the edge is not painted. */
  :is(.beside, .played.left, .played.right) i {
    inset-inline: auto 0;
    min-width: 100%;
    text-align: center;
    transform: none;
  }
  :is(.beside.bottom, .beside.left, .played.left) i {
    inset-inline: 0 auto;
  }
  /* Two or more cards of one hand beside the trick are small, so that none covers another card or pushes one out of sight. Their frames tell what they are. */
  .many {
    gap: 2px;
    align-content: flex-start;
    block-size: 0;
    min-block-size: 100%;
  }
  .many:is(.bottom, .left) {
    flex-wrap: wrap-reverse;
  }
  .many .tile {
    inline-size: auto;
    block-size: auto;
    border-width: 2px;
    border-radius: 3px;
  }
  .many .face {
    display: flex;
    padding: 0 0.06em;
    font-size: 0.72em;
    line-height: 1.25;
  }
  .many i {
    display: none;
  }
  .many .doubtful .face::after {
    content: '?';
  }
`;
