/** Shared by every element: box, type, controls, notation, text for screen readers only. */

import { css, unsafeCSS } from 'lit';
import { notation } from './notation.styles.ts';

/** The declarations of what only screen readers read. */
export const unseen = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const base = css`
  ${unsafeCSS(notation)}
  .unseen {
    ${unseen}
    white-space: nowrap;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host([hidden]) {
    display: none;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h1,
  h2,
  h3 {
    font-family: var(--dr-font-serif);
    font-weight: 600;
    line-height: 1.2;
    text-wrap: balance;
  }
  .suit {
    font-family: 'DejaVu Sans', 'Segoe UI Symbol', 'Apple Symbols', 'Noto Sans Symbols 2', sans-serif;
    font-variant-emoji: text;
    font-size: 0.92em;
  }
  button,
  select,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }
  button,
  .button {
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 0.4rem 0.9rem;
    border: 1px solid var(--dr-edge);
    border-radius: var(--dr-radius);
    background: var(--dr-surface);
    color: var(--dr-fg);
    cursor: pointer;
  }
  /* After a tap, a finger leaves the button that comes to lie under it hovered, which looks chosen. */
  @media (hover: hover) {
    button:hover {
      background: var(--dr-accent-wash);
    }
  }
  button:disabled {
    cursor: default;
    opacity: 1;
    color: var(--dr-muted);
    border-style: dotted;
    background: none;
  }
  button.primary:enabled {
    background: var(--dr-accent);
    border-color: var(--dr-accent);
    color: var(--dr-on-accent);
  }
  button.quiet {
    min-block-size: 24px;
    min-inline-size: 24px;
    padding: 0 0.15rem;
    border: 0;
    background: none;
    color: var(--dr-accent);
    text-align: start;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
  select,
  input:not([type]),
  input[type='search'],
  input[type='number'],
  textarea {
    /* Browsers give a list less height than a field: with large letters, the two would not be equally high. */
    min-block-size: max(40px, 1.5em + 0.6rem + 2px);
    padding: 0.3rem 0.6rem;
    border: 1px solid var(--dr-edge);
    border-radius: var(--dr-radius);
    background: var(--dr-surface);
  }
  :focus-visible {
    outline: 3px solid var(--dr-focus);
    outline-offset: 2px;
    /* What has the focus is not left under a line that sticks to the bottom of the window. */
    scroll-margin-block-end: var(--covered-below, 0);
  }
  /* The title of a page gets the focus when the page opens, but is no control. */
  h1:focus {
    outline: none;
  }
  .ref {
    font-family: var(--dr-font-serif);
    font-weight: 600;
    font-variant-numeric: lining-nums;
    color: var(--dr-accent);
  }
  a.ref {
    text-decoration: underline;
    text-decoration-style: dotted;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  a.ref:hover {
    text-decoration-style: solid;
  }
  .muted {
    color: var(--dr-muted);
  }
  /* People's words, and sentences among them: of any length and direction. */
  .prose {
    white-space: normal;
    font-family: inherit;
    overflow-wrap: anywhere;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
  }
  summary {
    cursor: pointer;
  }
  @media (forced-colors: active) {
    .S,
    .H,
    .D,
    .C,
    .ref {
      color: CanvasText;
    }
    /* A pressed button is shown by its background, which forced colours would remove. */
    button[aria-pressed='true'],
    button[aria-pressed='true'] * {
      forced-color-adjust: none;
      border-color: Highlight !important;
      background: Highlight !important;
      color: HighlightText !important;
    }
  }
`;
