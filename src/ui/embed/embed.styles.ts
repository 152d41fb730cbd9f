/** Styles of a replay in an article. The page can set every colour, font and measure, and influences nothing by accident. */

import { auctionStyles } from '../deal-replay/auction.styles.ts';
import { buttonStyles } from '../deal-replay/buttons.styles.ts';
import { timelineStyles } from '../deal-replay/timeline.styles.ts';
import { handStyles } from '../deal-replay/hand.styles.ts';
import { tableStyles } from '../deal-replay/table.styles.ts';
import { trickStyles } from '../deal-replay/trick.styles.ts';
import { notation } from '../styles/notation.styles.ts';
import { circumstances, steering, words } from './beside.styles.ts';
import { room } from './room.styles.ts';

const tokens = /* css */ `
  :host {
    --dr-font: system-ui, sans-serif;
    --dr-font-cards: Georgia, serif;
    --dr-size: medium;
    --dr-bg: light-dark(#fffdf8, #1b1f25);
    --dr-fg: light-dark(#221, #eef);
    --dr-muted: light-dark(#655, #abc);
    --dr-border: light-dark(#876, #788);
    --dr-accent: light-dark(#145, #8ce);
    --dr-focus: light-dark(#06b, #9df);
    --dr-table-bg: light-dark(#f1f0e6, #191f1f);
    --dr-card-bg: light-dark(#fff, #234);
    --dr-card-fg: var(--dr-fg);
    --dr-radius: 6px;
    --dr-gap: 0.75em;
    --dr-spade: var(--dr-fg);
    --dr-heart: light-dark(#b13, #f78);
    --dr-diamond: var(--dr-heart);
    --dr-club: var(--dr-spade);
    --dr-major: light-dark(#811, #f99);
    --dr-minor: light-dark(#650, #ec6);
    --dr-revoke: light-dark(#539, #caf);
    --dr-claim: var(--dr-accent);
    --dr-ruling: light-dark(#154, #7da);
    --dr-ok: var(--dr-ruling);
    --dr-warn: light-dark(#840, #fb7);
    --dr-error: var(--dr-major);
    --dr-speed: 160ms;
    --line-colour: color-mix(in srgb, var(--dr-border) 45%, transparent);
    --line: 1px solid var(--line-colour);
    display: block;
    container-type: inline-size;
    /* Where its width depends on what it holds, in a line of boxes or a cell of a table: a container would have none. */
    contain-intrinsic-inline-size: 18rem;
    /* So that the browser does not paint this replay again when another one on the page steps. */
    isolation: isolate;
  }
  :host([suits='four']) {
    --dr-diamond: light-dark(#a40, #fb4);
    --dr-club: light-dark(#063, #7d9);
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  :host([theme='light']),
  :host([theme='print']) {
    color-scheme: light;
  }
  :host([theme='contrast']),
  :host([theme='print']) {
    --dr-bg: light-dark(#fff, #000);
    --dr-fg: light-dark(#000, #fff);
    --dr-muted: var(--dr-fg);
    --dr-border: var(--dr-fg);
    --dr-table-bg: var(--dr-bg);
  }
  :host([suits='mono']),
  :host([theme='print']) {
    --dr-heart: var(--dr-fg);
  }
  :host([hidden]) {
    display: none;
  }
`;

const common = /* css */ `
  * {
    box-sizing: border-box;
    margin: 0;
  }
  ul,
  ol {
    padding: 0;
    list-style-position: inside;
  }
  ul {
    list-style: none;
  }
  /* Resets the type, spacing and colours of the page. */
  .base,
  .error {
    all: initial;
    visibility: inherit;
    pointer-events: inherit;
    color-scheme: inherit;
    box-sizing: border-box;
    display: block;
    font: var(--dr-size) / 1.4 var(--dr-font);
  }
  .dark {
    color-scheme: dark;
  }
  .light {
    color-scheme: light;
  }
  .base {
    display: flex;
    flex-direction: column;
    /* Higher where the heading or the type needs it, so that no hand is cut off; as high as the page says where it says so. */
    height: var(--dr-height, auto);
    min-height: var(--dr-height, var(--dr-room, 36em));
    overflow: hidden;
    border: 1px solid var(--dr-border);
    border-radius: var(--dr-radius);
    background: var(--dr-bg);
    color: var(--dr-fg);
    text-align: start;
    container-type: inline-size;
  }
  .base.diagram {
    height: auto;
    min-height: 0;
  }
  .error {
    padding: var(--dr-gap);
    border-inline-start: 3px solid var(--dr-error);
    background: var(--dr-bg);
    color: var(--dr-fg);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.6em;
    align-items: baseline;
    padding: 0.4em var(--dr-gap);
    border-bottom: var(--line);
  }
  .title {
    font: 700 1.1em var(--dr-font-cards);
    overflow-wrap: anywhere;
  }
  /* Sentences with people's words, of any length. */
  .says bdi,
  .wordy bdi {
    white-space: normal;
  }
  /* Without content-visibility: auto, which would make 20 steps at once twice as quick: Chromium 156 leaves what it skips untold
     to a screen reader. */
  /* Flex boxes instead of grids, because a grid measures all its parts at every step. */
  .body {
    display: flex;
    flex: 1;
    min-height: 0;
    overflow: auto;
  }
  .diagram .body {
    display: block;
  }
  .side {
    display: flex;
    flex: 1;
  }
  .panel {
    flex: 1;
    overflow: auto;
    padding: var(--dr-gap);
    border-inline-start: var(--line);
    overflow-wrap: anywhere;
    /* A shadow where there is more to read, since many systems hide the scroll bar. At either end the background covers it. */
    --shade: var(--line-colour), transparent;
    background:
      linear-gradient(var(--dr-bg) 0.6em, transparent) local,
      linear-gradient(to top, var(--dr-bg) 0.6em, transparent) bottom local,
      linear-gradient(var(--shade)),
      linear-gradient(to top, var(--shade)) bottom;
    background-repeat: no-repeat;
    background-size:
      100% 1.8em,
      100% 1.8em,
      100% 0.6em,
      100% 0.6em;
  }
  /* The browser lays out each of these on its own at a step, since none takes its size from its contents. */
  .panel,
  .compass,
  .who,
  .unseen {
    contain: strict;
  }
  .unseen {
    display: block;
    height: 1px;
    margin-top: -1px;
    opacity: 0;
  }
  .panel > :not(:empty),
  .laws > *,
  footer > :not(:empty) {
    margin-bottom: 0.6em;
  }
  .quiet,
  .warn {
    color: var(--dr-muted);
    font-size: 0.9em;
  }
  .warn {
    color: var(--dr-warn);
  }
  .note,
  .law li {
    padding-inline-start: 0.6em;
    border-inline-start: 3px solid var(--dr-accent);
  }
  .note {
    font-style: italic;
  }
  .base > .note {
    margin: 0 var(--dr-gap) 0.5em;
  }
  .suit {
    font-family: sans-serif;
    font-variant-emoji: text;
    font-size: 0.9em;
  }
  /* The same width as in the next rule, with the border. */
  @container (width < 562px) {
    .base {
      min-height: var(--dr-height, var(--dr-room, 47em));
    }
  }
  @container (width < 35em) {
    .body {
      flex-direction: column;
    }
    .table {
      --hand: 28cqi;
      flex: none;
    }
    /* The panel keeps some height, however large the type. */
    .side {
      flex-basis: 7em;
      flex-shrink: 0;
    }
    .panel {
      border: 0;
      border-top: var(--line);
    }
  }
`;

/** The whole style sheet. */
export const styles =
  tokens +
  notation +
  tableStyles +
  handStyles +
  trickStyles +
  room +
  common +
  words +
  auctionStyles +
  buttonStyles +
  timelineStyles +
  steering +
  circumstances;
