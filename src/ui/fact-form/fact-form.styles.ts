import { css } from 'lit';

export const factFormStyles = css`
  :host {
    --dialog-size: 40rem;
  }
  h2 {
    font-size: 1.3rem;
  }
  h3 {
    margin-block: 0.8rem 0.35rem;
    font-size: 1rem;
  }
  .kinds {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: 0.4rem;
  }
  .kinds button {
    text-align: start;
  }
  form {
    display: grid;
    gap: 0.7rem;
  }
  form > label {
    display: grid;
    gap: 0.2rem;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
  }
  .pick {
    display: flex;
    align-items: center;
    gap: 0.45rem;
    min-block-size: 44px;
    padding-inline: 0.7rem;
    border: 1px solid var(--dr-edge);
    border-radius: var(--dr-radius);
  }
  .pick:has(:checked),
  button[aria-pressed='true'] {
    border-color: var(--dr-accent);
    box-shadow: inset 0 0 0 1px var(--dr-accent);
    background: var(--dr-accent-wash);
  }
  .cards div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
  }
  .cards button {
    padding: 0;
    font-size: 1.15rem;
  }
  .told {
    min-block-size: 1.5em;
    font-family: var(--dr-font-serif);
    font-size: 1.1rem;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    margin-block-start: 0.9rem;
  }
`;
