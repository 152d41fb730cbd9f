import { css } from 'lit';

/** Where the hands stand below the trick. */
const below = css`
  .player.left,
  .player.right {
    align-self: stretch;
  }
  .tally {
    flex-direction: row;
    justify-content: space-between;
  }
  .claim {
    grid-area: claim;
  }
`;

export const tableStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .table {
    display: grid;
    grid-template:
      'board top contract' auto
      'left centre right' auto
      'tally bottom claim' auto / minmax(0, 1fr) minmax(11.5rem, 1.16fr) minmax(0, 1fr);
    gap: 0.6rem 0.8rem;
    padding: 0.9rem;
    border: 1px solid var(--dr-table-rule);
    border-radius: 10px;
    background: var(--dr-table-bg);
  }
  /* A card played by one hand does not make the browser paint the others again. */
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
    display: flex;
    flex-direction: column;
    gap: 0.1rem;
    font-size: 0.84rem;
    line-height: 1.35;
    color: var(--dr-muted);
  }
  .figure {
    font: 600 2.3rem / 1.05 var(--dr-font-serif);
    font-variant-numeric: lining-nums;
    color: var(--dr-fg);
  }
  .board {
    grid-area: board;
  }
  .contract {
    grid-area: contract;
    align-items: end;
    text-align: end;
  }
  .tally {
    grid-area: tally;
    align-self: end;
  }
  .tally div {
    display: flex;
    gap: 0.6rem;
    align-items: baseline;
    justify-content: space-between;
    max-inline-size: 9rem;
  }
  .tally dd {
    font: 600 1.35rem / 1.2 var(--dr-font-serif);
    font-variant-numeric: lining-nums tabular-nums;
    color: var(--dr-fg);
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
  /* A screen of a laptop: table, buttons and timeline in sight together. */
  @media (max-height: 56rem) {
    .table {
      gap: 0.25rem 0.8rem;
      padding: 0.6rem;
      --dr-tile: 2.5rem;
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
    .tally div {
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
  /* Too narrow for three columns, or type too large: the trick first, the hands below. */
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
  /* Recorded on a phone: whose turn it is stands right below the trick, with cards as wide as a thumb. */
  @container (max-width: 25rem) {
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
      .player.turn {
        grid-area: turn;
      }
      ${below}
    }
  }
`;
