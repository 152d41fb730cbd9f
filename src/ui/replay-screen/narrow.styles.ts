/** The replay on a phone, where the buttons stay visible, on a tablet, and on paper, where there are none. */

import { css } from 'lit';

export const narrowStyles = css`
  @keyframes more {
    0%,
    90% {
      opacity: 1;
    }
  }
  @media (max-width: 40em) and (min-height: 30em) {
    .body {
      display: flex;
      flex-direction: column;
      gap: 0;
    }
    .left {
      display: contents;
    }
    /* When hands change places, the browser would keep one of them in place by scrolling, and the trick would move out of sight. */
    dt-table {
      overflow-anchor: none;
    }
    .steer,
    .now {
      position: sticky;
      z-index: 1;
      margin-inline: -0.75rem;
    }
    .steer {
      order: 1;
      z-index: 2;
      inset-block-end: 0;
      padding: 0.35rem 0.75rem calc(0.2rem + env(safe-area-inset-bottom));
      background: var(--dr-bg);
    }
    /* Above the buttons, so that trick and law are visible together; longer contents scroll inside. With large letters the heading
       leaves less height than both need: then the buttons cover the card until the page is scrolled, and can always be pressed. */
    .now {
      inset-block-end: 8rem;
      max-block-size: 7.5rem;
      overflow-y: auto;
      overscroll-behavior: contain;
      border-block: 1px solid var(--dr-edge);
    }
    .now:has(dt-now[deciding]) {
      max-block-size: min(14rem, 32vh);
    }
    /* A choice that lies further down in the card must not be missed: an arrow says that there is more. */
    @supports (animation-timeline: scroll()) {
      .now::after {
        content: '▾' / '';
        display: grid;
        place-items: end center;
        position: sticky;
        inset-block-end: 0;
        overflow: hidden;
        block-size: 1.6rem;
        margin-block-start: -1.6rem;
        background: linear-gradient(transparent, var(--dr-surface) 75%);
        color: var(--dr-muted);
        font-size: 1.1rem;
        line-height: 1;
        opacity: 0;
        pointer-events: none;
        animation: more linear;
        animation-timeline: scroll(nearest);
      }
    }
    /* During recording the reader is always at the end of the line. */
    :host([recording]) :is(.timeline, .below .advice) {
      display: none;
    }
    .below,
    .behind {
      order: 2;
    }
  }
  /* On a phone, upright or on its side, and in a window as narrow, in one row: a second one would cover the table. */
  @media (max-width: 40em) and (min-height: 30em),
    (max-width: 26em),
    (44em <= width < 60em) and (max-height: 30em) {
    .buttons {
      flex-wrap: nowrap;
      justify-content: space-between;
      gap: 0.2rem;
      padding-block-end: 0.3rem;
    }
    .icon {
      min-inline-size: 40px;
      min-block-size: 40px;
    }
    .play,
    .pause,
    .flip {
      display: none;
    }
    .nextIrregularity,
    .last {
      margin-inline-end: 0;
    }
  }
  /* Narrow or low, as on a phone or with a large zoom: the description of the deal takes two lines, not half the screen. */
  @media (max-width: 40em), (max-height: 30em) {
    /* The facts show the whole origin of the deal. */
    .title .muted {
      overflow: hidden;
      font-size: 0.84rem;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .title .muted .prose {
      white-space: inherit;
    }
    .title {
      max-inline-size: 100%;
    }
    header {
      gap: 0.1rem 1rem;
      padding-block-end: 0.45rem;
    }
    h1 {
      font-size: 1.12rem;
    }
  }
  /* The narrowest windows: one item in each line, and nothing cut. */
  @media (max-width: 22em) {
    .title .muted {
      white-space: normal;
    }
  }
  @media (22em < width <= 40em) {
    /* Beside the number of the event; below it where large letters leave no room there. */
    @container (min-width: 19rem) {
      .matters {
        max-inline-size: calc(100% - 9.5rem);
        margin-block-start: -1.95rem;
        margin-inline-start: auto;
      }
      .matters ul {
        inset-inline: auto 0;
      }
    }
  }
  /* On an upright tablet what must be chosen would be below the line to type in, out of sight: it comes directly below the table. */
  @media (40em < width < 44em), (min-width: 40.01em) and (min-height: 30.01em) {
    @container (max-width: 59.99rem) {
      :host([recording]) .body:has(dt-now[deciding]) {
        display: flex;
        flex-direction: column;
        .left {
          display: contents;
        }
        :is(.steer, .below, .behind) {
          order: 1;
        }
      }
    }
  }
  /* Wide and low, as on a laptop: compact as well, so that the timeline is visible. */
  @media (width > 60em) and (30em < height <= 50em) {
    .steer {
      padding-block-start: 0.3rem;
    }
    .buttons {
      padding-block-end: 0.15rem;
    }
    .icon {
      min-block-size: 40px;
    }
    /* The bar of open matters is beside the last line of the heading. */
    header:has(+ .matters) .title :is(.muted, h1:not(:has(+ .muted bdi))) {
      padding-inline-end: 25rem;
    }
    .matters {
      max-inline-size: 22rem;
      margin-block: -2.35rem 0.25rem;
      margin-inline: auto 9rem;
    }
    .matters ul {
      inset-inline: auto 0;
    }
  }
  /* So low that each line counts: the number of the event stands beside a short name. In a narrow window it stays beside the open matters. */
  @media (max-height: 30em) and (width > 40em), (max-height: 30em) and (width <= 22em) {
    header {
      flex-flow: wrap;
    }
    .state {
      align-self: auto;
    }
  }
  /* Lower than table and buttons together: only the buttons stay visible, below the table. */
  @media (min-height: 16em) and (max-height: 30em) {
    .steer {
      display: contents;
    }
    .buttons {
      position: sticky;
      inset-block-end: 0;
      z-index: 2;
      padding-block: 0.3rem;
      background: var(--dr-bg);
    }
  }
  /* A phone on its side: what the Laws say and the choices stand beside the table, not two screens below it. */
  @media (min-width: 44em) and (max-height: 30em) {
    @container (max-width: 59.99rem) {
      .body {
        grid-template: 'left now' auto 'behind behind' auto / minmax(0, 1.3fr) minmax(17rem, 1fr);
        gap: 0.6rem 1rem;
        align-items: start;
      }
      .left {
        grid-area: left;
      }
      .now {
        grid-area: now;
        position: sticky;
        inset-block-start: var(--notices-top, 0px);
        max-block-size: calc(100vh - var(--notices-top, 0px));
        overflow-y: auto;
        overscroll-behavior: contain;
      }
      /* Below the bar of open matters. */
      .matters + .body .now {
        inset-block-start: calc(2.1rem + var(--notices-top, 0px));
        max-block-size: calc(100vh - 2.1rem - var(--notices-top, 0px));
      }
      /* Chromium lets the card stick down to the end of the page: what takes the whole width passes over it. */
      .behind {
        grid-area: behind;
        position: relative;
        z-index: 1;
        background: var(--dr-bg);
      }
    }
  }
  /* Once the page has been scrolled below the bar of open matters, a strip beside it hides what would be cut in the middle of a line. */
  @container scroll-state(stuck: top) {
    .chip {
      box-shadow: 0 0 0 100vmax var(--dr-bg);
      clip-path: inset(-4px -100vmax);
    }
  }
  @media print {
    .buttons,
    .fields,
    .tabs,
    dt-help {
      display: none;
    }
    .body {
      display: block;
    }
    :is(.now, .behind, dt-auction) {
      break-inside: avoid;
    }
  }
`;
