import { css } from 'lit';

/** Changes for the layout with the hands below the trick. */
const below = css`
  .player.left,
  .player.right {
    align-self: stretch;
  }
  .tally dl {
    display: flex;
    justify-content: space-between;
  }
  .claim {
    grid-area: claim;
  }
`;

/** The table on a page of the app: its edge, the claim, and sizes that depend on the screen. */
export const roomStyles = css`
  /* Its word is wider than the card: without room beside it, the frame of the card that wins goes through the word. */
  .ghost {
    margin-inline: 0.9em;
  }
  /* In the place of a hand it is alone in its line, where more room would push the other places over the hands. */
  .played > .ghost {
    margin-inline: 0;
  }
  .ghost i {
    border: 1px solid var(--dr-edge, var(--dr-border));
    background: var(--dr-card-bg);
    color: var(--dr-muted);
  }
  :host {
    display: block;
    container-type: inline-size;
  }
  .table {
    --head-rule: var(--dr-border);
    border: 1px solid var(--dr-table-rule);
    border-radius: 10px;
  }
  .player,
  .centre {
    --tile: min(var(--dr-tile, 2.9em), 30cqi);
    container-type: inline-size;
  }
  /* Four or more cards of one hand are small and have rows of their own: a hand that was put down must not push the table apart. One line
     in front of them says what they are, instead of a word on each. */
  .compass:has(li:nth-child(4)) {
    grid-template:
      'from-top from-top from-top' auto
      'from-right from-right from-right' auto
      '. top .' auto
      'left middle right' minmax(1.6em, 1fr)
      '. bottom .' auto
      'from-left from-left from-left' auto
      'from-bottom from-bottom from-bottom' auto / 1fr auto 1fr;
    row-gap: 0.3em;
  }
  .compass:has(li:nth-child(4)) .beside:is(.top, .right) {
    grid-row: 3;
  }
  .compass:has(li:nth-child(4)) .beside:is(.bottom, .left) {
    grid-row: 5;
  }
  .compass .beside:is(.top, .right, .bottom, .left):has(li:nth-child(4)) {
    grid-area: var(--from);
    gap: 3px;
    justify-content: center;
    justify-self: stretch;
    &.top {
      --from: from-top;
    }
    &.right {
      --from: from-right;
    }
    &.bottom {
      --from: from-bottom;
    }
    &.left {
      --from: from-left;
    }
    & ul::before {
      content: attr(aria-label) / '';
      flex: 1 0 100%;
      text-align: center;
      font: 600 0.75rem / 1.3 var(--dr-font);
    }
    & .tile {
      inline-size: auto;
      block-size: auto;
      border-width: 2px;
      transform: none;
    }
    & .face {
      display: flex;
      gap: 0.1em;
      padding: 0 0.2em;
      font-size: 1rem;
      line-height: 1.35;
    }
    & i {
      display: none;
    }
    & .doubtful .face::after {
      content: '?' / '';
    }
  }
  .hand ul {
    display: grid;
  }
  @container (min-width: 9.01rem) {
    .hand {
      padding: 0.45rem 0.5rem 0.55rem;
    }
    .who {
      margin-block-end: 0.3rem;
      padding-block-end: 0.2rem;
      font-size: 0.78rem;
    }
    .hand ul {
      gap: 0.06rem;
      line-height: 1.34;
      font-size: clamp(0.74rem, (100cqi - 1.35rem) / var(--dr-row, 6), var(--dr-hand-type, 1.14rem));
    }
    .unknown {
      padding-block: var(--unknown, 1.6rem);
    }
  }
  @container (min-width: 12.01rem) {
    .hand {
      padding-inline: 0.6rem;
    }
  }
  .claim {
    grid-area: claim;
    align-self: end;
    padding: 0.45rem 0.6rem;
    border: 2px solid var(--dr-claim);
    border-radius: var(--dr-radius);
    background: var(--dr-card-bg);
    color: var(--dr-card-fg);
    overflow-wrap: anywhere;
  }
  .claim strong {
    color: var(--dr-claim);
  }
  @container (min-width: 44rem) {
    .table {
      --dr-hand-type: 1.3rem;
    }
    @media (max-height: 56rem) {
      .table {
        --dr-hand-type: 1.16rem;
      }
    }
  }
  /* On the screen of a laptop table, buttons and timeline are visible together. */
  @media (max-height: 56rem) {
    .table {
      --dr-tile: 2.5rem;
      --unknown: 0.7rem;
      gap: 0.25rem 0.8rem;
      padding: 0.6rem;
    }
  }
  @container (min-width: 42rem) {
    @media (max-height: 50em) {
      .table {
        --dr-hand-type: 1.08rem;
        --dr-tile: 2.3rem;
      }
    }
  }
  /* On that screen the rows of the trick overlap, as its cards do on a table. */
  @media (width > 60em) and (max-height: 50em) {
    .compass {
      --reach: 0.95rem;
      gap: 0.4rem 0.3rem;
    }
  }
  @container (max-width: 33rem) {
    .table {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0.3rem;
      padding: 0.4rem;
    }
    .figure {
      font-size: 1.4rem;
    }
    .corner {
      font-size: 0.76rem;
      line-height: 1.25;
    }
    .tally dl > div {
      gap: 0.3rem;
    }
    .tally dd {
      font-size: 1.1rem;
    }
    .claim {
      grid-area: auto / 1 / auto / 4;
      font-size: 0.84rem;
    }
  }
  /* If the room is too narrow for three columns, or the type too large, the trick is first, with the hands below. */
  @container (max-width: 20rem) {
    .table {
      grid-template:
        'board contract' auto
        'centre centre' auto
        'top top' auto
        'left left' auto
        'right right' auto
        'bottom bottom' auto
        'tally tally' auto
        'claim claim' auto / 1fr 1fr;
    }
    ${below}
  }
  /* While a deal is recorded on a phone, the hand in turn is directly below the trick, with cards as wide as a thumb. */
  @container (max-width: 30rem) {
    .table.recording {
      grid-template:
        'board contract' auto
        'centre centre' auto
        'turn turn' auto
        'top top' auto
        'left left' auto
        'right right' auto
        'bottom bottom' auto
        'tally tally' auto
        'claim claim' auto / 1fr 1fr;
      .player:has(> .active) {
        grid-area: turn;
      }
      ${below}
    }
    /* In a window as low as that of a laptop at 400 %, no card would be seen below the contract and an empty trick. */
    @media (max-height: 30em) {
      .table.recording {
        grid-template-areas:
          'turn turn'
          'board contract'
          'centre centre'
          'top top'
          'left left'
          'right right'
          'bottom bottom'
          'tally tally'
          'claim claim';
      }
    }
  }
`;
