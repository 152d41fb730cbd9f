import { css } from 'lit';

export const replayScreenStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    color: var(--dr-fg);
    background: var(--dr-bg);
    font: 400 1rem/1.5 var(--dr-font);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 0.4rem 1.5rem;
    padding-block-end: 0.8rem;
  }
  h1 {
    font-size: clamp(1.3rem, 1rem + 1.4vi, 1.95rem);
    letter-spacing: -0.01em;
    text-wrap: pretty;
  }
  .title {
    flex: 1 1 18rem;
    min-inline-size: 0;
  }
  .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem 0.9rem;
    font-size: 0.9rem;
    font-variant-numeric: tabular-nums;
  }
  .chip {
    padding: 0.15rem 0.8rem;
    border: 1px solid var(--dr-major);
    border-radius: 1rem;
    background: var(--dr-surface);
    color: var(--dr-major);
    font-weight: 600;
    /* The seat and the card stand at the end: cut down to one line, a phone would not show them. */
    line-height: 1.35;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .matters {
    position: sticky;
    /* Below the notices at the top of the window. */
    inset-block-start: var(--notices-top, 0px);
    z-index: 3;
    inline-size: fit-content;
    max-inline-size: 100%;
    margin-block: -0.35rem 0.5rem;
    font-size: 0.9rem;
    container-type: scroll-state;
  }
  .matters summary {
    min-block-size: 28px;
    list-style: none;
  }
  .matters summary::-webkit-details-marker {
    display: none;
  }
  .matters summary::after {
    content: ' ▾';
  }
  .matters[open] summary::after {
    content: ' ▴';
  }
  .matters ul {
    position: absolute;
    inset-inline-start: 0;
    inline-size: min(27rem, calc(100vi - 2rem));
    max-block-size: 60vh;
    overflow-y: auto;
    margin-block-start: 0.35rem;
    padding: 0.2rem 0.9rem 0.4rem;
    border: 1px solid var(--dr-edge);
    border-radius: var(--dr-radius);
    background: var(--dr-surface);
    box-shadow: 0 6px 20px rgb(0 0 0 / 18%);
  }
  .matters li {
    padding-block: 0.4rem;
    line-height: 1.45;
  }
  .matters li + li {
    border-block-start: 1px solid var(--dr-border);
  }
  .matters li span {
    display: block;
  }
  .matters li bdi span {
    display: inline;
  }
  .matters li .muted {
    font-size: 0.84rem;
  }
  .body {
    display: grid;
    gap: 1.1rem 2rem;
  }
  .body > * {
    min-inline-size: 0;
  }
  .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: 0.15rem 0.2rem;
    border-block-end: 1px solid var(--dr-edge);
  }
  .tabs button {
    min-block-size: 38px;
    padding: 0.2rem 0.65rem;
    border: 0;
    border-block-end: 3px solid transparent;
    border-radius: var(--dr-radius) var(--dr-radius) 0 0;
    background: none;
    font-size: 0.92rem;
    color: var(--dr-accent);
  }
  .tabs button[aria-expanded='true'] {
    border-block-end-color: var(--dr-accent);
    font-weight: 600;
    color: var(--dr-fg);
  }
  #behind {
    padding-block-start: 0.3rem;
  }
  .steer {
    padding-block: 0.6rem 0.2rem;
  }
  .buttons,
  .fields {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35rem;
  }
  .buttons {
    justify-content: center;
    padding-block-end: 0.6rem;
  }
  .fields {
    gap: 0.4rem 0.8rem;
    padding-block: 0.5rem;
    font-size: 0.84rem;
  }
  .fields select {
    max-inline-size: 100%;
  }
  .fields select,
  .fields input {
    margin-inline-start: 0.3rem;
    min-block-size: 34px;
    padding-block: 0.1rem;
  }
  .fields input {
    inline-size: 3.4rem;
  }
  .nextIrregularity,
  .last {
    margin-inline-end: 0.85rem;
  }
  .icon {
    display: inline-grid;
    place-items: center;
    padding: 0;
  }
  :is(.play, .pause) {
    grid-auto-flow: column;
    gap: 0.4rem;
    padding-inline: 0.8rem;
  }
  .icon[aria-disabled='true'] {
    color: var(--dr-muted);
    border-style: dotted;
    background: none;
  }
  .icon svg {
    inline-size: clamp(20px, 1.25rem, 32px);
    block-size: auto;
  }
  .icon.next {
    min-inline-size: 64px;
    background: var(--dr-accent);
    border-color: var(--dr-accent);
    color: var(--dr-on-accent);
  }
  .icon.next[aria-disabled='true'] {
    background: none;
    border-color: var(--dr-edge);
    color: var(--dr-muted);
  }
  .buttons :is(.previousIrregularity, .nextIrregularity) {
    color: var(--dr-revoke);
  }
  .keys,
  .double-dummy {
    min-block-size: 34px;
    padding-block: 0;
  }
  kbd {
    font: 600 0.95em var(--dr-font-serif);
  }
  /* A step in one of these makes the browser neither lay out nor paint the others. */
  dt-auction,
  dt-now,
  #behind > * {
    contain: layout style;
  }
  @container (min-width: 60rem) {
    .body {
      grid-template: 'left now' auto 'left behind' 1fr / minmax(0, 1.45fr) minmax(20rem, 1fr);
      align-items: start;
    }
    .left {
      grid-area: left;
    }
    .now {
      grid-area: now;
    }
    .now ::slotted(dt-record-line) {
      background: var(--dr-bg);
      --covered-below: 0;
    }
    /* The height of that line where its hint has three lines, as in Greek. */
    :host([recording]) .now {
      --covered-below: 18rem;
    }
    .behind {
      grid-area: behind;
    }
  }
  /* The line stays visible, however long the contents of the card are. */
  @media (min-height: 40rem) {
    .now ::slotted(dt-record-line) {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
      border-block-start: 1px solid var(--dr-edge);
    }
    /* The rule of the line below it is its lower edge: round corners above a straight rule would be two edges. */
    :host([recording]) .now:has(> slot[name='record']) dt-now {
      border-block-end: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
  @media (min-width: 40.01em) and (max-height: 56rem) {
    header {
      padding-block-end: 0.45rem;
    }
    h1 {
      font-size: clamp(1.3rem, 1rem + 1vi, 1.6rem);
    }
    .steer {
      padding-block: 0.4rem 0;
    }
    .buttons {
      padding-block-end: 0.3rem;
    }
  }
  @container (max-width: 54rem) {
    header {
      flex-direction: column;
      align-items: start;
    }
    .title {
      flex: none;
    }
    .state {
      align-self: stretch;
    }
  }
  @media (forced-colors: active) {
    /* An invisible border becomes visible in forced colours. */
    .tabs button {
      border-block-end-color: Canvas;
    }
    .tabs button[aria-expanded='true'] {
      border-block-end-color: Highlight;
    }
    .buttons :is(.previousIrregularity, .nextIrregularity) {
      color: ButtonText;
    }
    .icon[aria-disabled='true'],
    .icon[aria-disabled='true'] path {
      color: GrayText;
    }
  }
`;
