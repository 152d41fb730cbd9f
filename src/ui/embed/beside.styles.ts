/** Styles of the words beside the table and the buttons under it, with changes for narrow room, print and the like. */

export const words = /* css */ `
  h2 {
    color: var(--dr-muted);
    font: 700 0.8em var(--dr-font);
  }
  .says,
  .told,
  [aria-current] {
    font-weight: 600;
  }
  .says .number {
    color: var(--dr-muted);
    font-size: 0.8em;
  }
  .wordy b {
    color: var(--dr-fg);
  }
  sup {
    font-size: 0.6em;
  }
  .says .number:not(:empty) {
    margin-inline-end: 0.6em;
  }
  .ref {
    padding: 0 0.3em;
    border: 1px solid var(--dr-border);
    border-radius: 3px;
    font: 700 0.8em var(--dr-font);
    text-decoration: none;
  }
  .option {
    display: inline-block;
    margin: 0.15em;
    padding: 0 0.6em;
    border: 1px solid var(--dr-border);
    border-radius: 1em;
  }
  .told {
    display: block;
    margin-block: 0.3em;
    padding-block: 0.15em;
    border-radius: var(--dr-radius);
  }
  .told > p {
    font-weight: 400;
  }
  .quiz,
  .branch {
    display: grid;
    gap: 0.4em;
    padding: 0.6em;
    border: 1px dashed var(--dr-border);
    border-radius: var(--dr-radius);
  }
  th abbr {
    text-decoration: none;
  }
`;

export const steering = /* css */ `
  .steer {
    padding: 0.4em var(--dr-gap);
    border-top: var(--line);
  }
  /* A link may hold a whole deal. */
  .steer p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .buttons {
    display: flex;
    justify-content: center;
    gap: 0.2em;
  }
  button {
    flex: 0 1 2.75em;
    min-width: 1.5em;
    min-height: 2.75em;
    padding: 0.2em;
    border: 1px solid transparent;
    border-radius: var(--dr-radius);
    background: none;
    color: var(--dr-accent);
    font: inherit;
    cursor: pointer;
  }
  button svg {
    display: block;
    width: 20px;
    margin: auto;
  }
  .icon span {
    display: none;
  }
  button:hover {
    background: var(--dr-table-bg);
  }
  button.next,
  .option-chosen {
    background: var(--dr-accent);
    color: var(--dr-bg);
  }
  button[aria-disabled='true'] {
    background: none;
    color: var(--dr-border);
    cursor: default;
  }
  a {
    color: var(--dr-accent);
  }
  .wordy {
    min-height: 1.9em;
    padding-inline: 0.6em;
    border-color: var(--dr-border);
    text-align: start;
  }
  label,
  summary {
    min-height: 1.5em;
    margin-inline-end: 0.6em;
  }
  label {
    display: inline-block;
  }
  [type='number'] {
    width: 4em;
  }
  [type='radio'] {
    margin-inline-end: 0.4em;
  }
  input {
    accent-color: var(--dr-accent);
    font: inherit;
  }
  :focus-visible {
    outline: 2px solid var(--dr-focus);
    outline-offset: -2px;
  }
`;

export const circumstances = /* css */ `
  /* With table and words side by side in little room, smaller type keeps each suit on one line. */
  @container (35em <= width < 46em) {
    .table {
      --dr-row: 6.4;
      flex: 1.6;
    }
  }
  @container (width < 25em) {
    .base > * {
      font-size: 0.9em;
    }
    .table {
      grid-template-columns: minmax(0, 1fr) 40% minmax(0, 1fr);
      gap: 0.2em;
      padding: 0.3em;
    }
    .middle .number {
      display: none;
    }
  }
  @container (width < 15em) {
    .buttons {
      flex-wrap: wrap;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    button {
      transition: background-color var(--dr-speed);
    }
  }
  @media (forced-colors: active) {
    button {
      border-color: ButtonText;
    }
    button[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
  @media print {
    * {
      border-color: #000 !important;
      outline-color: #000 !important;
      background: none !important;
      color: #000 !important;
    }
    /* Else the lines of the card go through its word. */
    .tile i {
      background: #fff !important;
    }
    .base,
    .body,
    .side,
    .panel {
      display: block;
      contain: none;
      height: auto;
      min-height: 0;
      overflow: visible;
    }
    .steer,
    button,
    details:has(input, button),
    footer > label,
    footer > div:not(:empty) ~ p {
      display: none;
    }
    /* After the hands the whole deal runs on, since a line for each card takes pages. */
    footer > div p:nth-child(n + 7) {
      display: inline;
    }
    footer > div p::after {
      content: ' ';
    }
  }
`;
