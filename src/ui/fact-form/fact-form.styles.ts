import { css } from 'lit';

export const factFormStyles = css`
  :host {
    --dialog-size: 40rem;
  }
  h2 {
    font-size: 1.3rem;
    margin-block-end: 0.7rem;
  }
  h2:focus {
    outline: none;
  }
  h3 {
    margin-block: 0.8rem 0.35rem;
    font-size: 1rem;
  }
  #given-back {
    margin-block: 0.2rem 0.7rem;
    padding-inline-start: 0.6rem;
    border-inline-start: 3px solid var(--dr-warn);
    font-size: 0.9rem;
  }
  .of {
    font-size: 0.95rem;
    color: var(--dr-muted);
  }
  .of:empty {
    display: none;
  }
  .kinds {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
    gap: 0.4rem;
  }
  .kinds button {
    padding-inline: 0.6rem;
  }
  @media (max-width: 40em) {
    .kinds {
      /* Two columns, or one where the text is large. */
      grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7rem, 50% - 0.2rem)), 1fr));
      font-size: 0.95rem;
    }
  }
  .kinds button,
  .long button {
    text-align: start;
    line-height: 1.3;
  }
  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  .answers + .answers {
    margin-block-start: 0.4rem;
  }
  .answers button {
    min-inline-size: 3.5rem;
  }
  .long {
    flex-direction: column;
    align-items: stretch;
  }
  /* Four in a row; a row of two where a name is too long for that, because a broken name can't be read. */
  .seat button {
    flex: 1 1 4rem;
    padding-inline: 0.2rem;
    min-inline-size: max-content;
    overflow-wrap: normal;
  }
  .cards button {
    min-inline-size: 2.9rem;
    padding-inline: 0.35rem;
    font-size: 1.15rem;
  }
  .unlikely {
    border-style: dashed;
    color: var(--dr-muted);
  }
  button[aria-pressed='true'] {
    border-color: var(--dr-accent);
    box-shadow: inset 0 0 0 1px var(--dr-accent);
    background: var(--dr-accent-wash);
  }
  .open {
    margin-block-start: 0.9rem;
    color: var(--dr-muted);
  }
  .quiet {
    margin-block-start: 0.6rem;
  }
  .written {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: end;
    margin-block-start: 0.4rem;
  }
  .written :is(input, textarea) {
    flex: 1 1 14rem;
    inline-size: 100%;
  }
  .written .muted {
    flex-basis: 100%;
  }
  .pair {
    display: flex;
    gap: 0.75rem;
    margin-block: 0.5rem;
  }
  .pair label {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    align-items: center;
  }
  .told + .muted {
    margin-block-end: 0.8rem;
  }
  .told {
    margin-block-end: 0.8rem;
    font-family: var(--dr-font-serif);
    font-size: 1.25rem;
    line-height: 1.4;
  }
  .told span:first-child::first-letter {
    text-transform: uppercase;
  }
  .record {
    min-inline-size: 12rem;
  }
  .so-far {
    margin-block-start: 1rem;
  }
  summary {
    min-block-size: 44px;
    padding-block: 0.7rem 0.3rem;
    color: var(--dr-accent);
  }
  .actions {
    margin-block-start: 1rem;
    padding-block-start: 0.8rem;
    border-block-start: 1px solid var(--dr-edge);
  }
`;
