import { css, unsafeCSS } from 'lit';
import { PAPER_STYLE } from '../../output/page/caseFile/paperStyle.ts';

export const caseFileStyles = css`
  :host {
    max-inline-size: 60rem;
    margin-inline: auto;
  }
  h1 {
    padding-block: 0.3rem 0.6rem;
    font-size: clamp(1.25rem, 3.2vi, 1.8rem);
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
    padding-block-end: 0.8rem;
  }
  nav button {
    min-block-size: 40px;
    padding: 0.25rem 0.8rem;
  }
  nav button[aria-current='page'] {
    border-color: var(--dr-accent);
    background: var(--dr-accent-wash);
    font-weight: 600;
  }
  /* With large letters on a phone the rows of the parts would fill the first screen. The padding leaves room for the ring of the focus. */
  @media (max-width: 20rem) {
    nav {
      flex-wrap: nowrap;
      overflow-x: auto;
      margin-inline: -4px;
      padding: 4px 4px 0.8rem;
    }
    nav button {
      flex: none;
    }
  }
  @media (forced-colors: active) {
    nav button[aria-current='page'] {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
  section,
  .account {
    margin-block-end: 1.3rem;
  }
  p + section {
    margin-block-start: 0.6rem;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 1.1rem;
  }
  .lines li,
  .log li {
    padding-block: 0.22rem;
  }
  .lines li {
    position: relative;
    padding-inline-start: 0.9rem;
    overflow-wrap: anywhere;
  }
  .lines li::before {
    content: '·';
    position: absolute;
    inset-inline-start: 0;
  }
  /* Short entries are side by side, so that there is little to scroll before a hearing. */
  @media (min-width: 50em) {
    .lines.columns {
      columns: 2;
      column-gap: 1.5rem;
    }
    .lines.columns li {
      break-inside: avoid;
    }
    .lines.columns .wide {
      column-span: all;
    }
  }
  /* Words of the record may have any length and direction. */
  bdi:not([dir]) {
    font: inherit;
    white-space: normal;
    overflow-wrap: break-word;
  }
  /* A quotation may be an island in a sentence of another direction. */
  .lines bdi[dir],
  .log bdi[dir] {
    white-space: normal;
  }
  bdi.prose {
    font: inherit;
  }
  .lines .matters::before {
    content: '!';
    color: var(--dr-error);
    font-weight: 700;
  }
  .lines .matters {
    font-weight: 600;
  }
  .moment {
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--dr-accent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  .moment:hover {
    color: var(--dr-accent);
  }
  .log {
    padding-inline-start: 2.6rem;
    list-style: decimal;
  }
  /* A whole hand is longer than the width of a phone. */
  .hands bdi {
    white-space: normal;
  }
  .hands li {
    padding-block: 0.1rem;
    overflow-wrap: anywhere;
  }
  .missing {
    margin-block-start: 0.6rem;
    padding: 0.5rem 0.7rem;
    border-inline-start: 3px solid var(--dr-warn);
    background: var(--dr-accent-wash);
  }
  /* The dot after a field stays on its line. */
  .missing .item {
    white-space: nowrap;
  }
  .missing .item button {
    max-inline-size: calc(100% - 1em);
    white-space: normal;
  }
  .note {
    padding-block-end: 0.6rem;
    color: var(--dr-muted);
  }
  .trouble:not(:empty) {
    color: var(--dr-error);
    font-weight: 600;
  }
  .entry {
    display: grid;
    gap: 0.55rem;
    margin-block: 0.6rem 1.4rem;
  }
  .row {
    display: grid;
    grid-template-columns: minmax(9rem, 17rem) minmax(0, 1fr);
    gap: 0.15rem 1rem;
    align-items: start;
  }
  .row label {
    padding-block: 0.45rem;
  }
  .row > div {
    display: grid;
    gap: 0.35rem;
    justify-items: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .row.lacks label {
    border-inline-start: 3px solid var(--dr-warn);
    padding-inline-start: 0.5rem;
  }
  .row small {
    color: var(--dr-muted);
  }
  /* What the record says already, and nobody has entered. */
  .row ::placeholder {
    color: var(--dr-muted);
    font-style: italic;
    opacity: 1;
  }
  .row input,
  .row select,
  .row textarea {
    inline-size: 100%;
    min-inline-size: 0;
  }
  .row textarea {
    resize: vertical;
  }
  form.entry {
    padding: 0.2rem 0.9rem 0.9rem;
    border: 1px solid var(--dr-border);
    border-radius: var(--dr-radius);
  }
  form.entry > button {
    justify-self: start;
  }
  fieldset .row {
    padding-block: 0.25rem;
  }
  fieldset {
    margin: 0;
    padding: 0.4rem 0 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
  .choice {
    display: flex;
    gap: 0.6rem;
    align-items: baseline;
    min-block-size: 32px;
  }
  th,
  td {
    padding: 0.35rem 0.8rem 0.35rem 0;
  }
  .lanes td + td,
  .lanes thead th:last-child {
    border-inline-start: 3px double var(--dr-border);
    padding-inline-start: 0.7rem;
  }
  .account.found .lanes thead th:last-child,
  .account.found .lanes td:last-child {
    background: var(--dr-accent-wash);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  a.button {
    display: inline-flex;
    align-items: center;
    text-decoration: none;
  }
  .polls summary {
    min-block-size: 32px;
  }
  .field textarea {
    display: block;
    inline-size: 100%;
  }
  /* The whole view of a person who is handed the device. */
  .asking {
    /* Not the width of the viewport, which counts the scroll bar, too. */
    inline-size: 100%;
    block-size: 100vh;
    block-size: 100dvh;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: 0.8rem clamp(0.75rem, 3vi, 2rem) 2rem;
    border: 0;
    overflow-y: auto;
    color: var(--dr-fg);
    background: var(--dr-bg);
  }
  .asking .buttons {
    max-inline-size: 44rem;
    margin-inline: auto;
  }
  .thanks {
    max-inline-size: 44rem;
    margin: 20vh auto 0;
    outline: none;
    font-size: 1.3rem;
  }
  ${unsafeCSS(PAPER_STYLE)}
  @media screen {
    .sheet {
      display: none;
    }
  }
  @media print {
    :host {
      max-inline-size: none;
    }
    :host > :not(.sheet) {
      display: none;
    }
  }
  @media (max-width: 40em) {
    .row {
      grid-template-columns: minmax(0, 1fr);
    }
    .row label {
      padding-block: 0.2rem 0;
    }
  }
`;
