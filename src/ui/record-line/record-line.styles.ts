import { css } from 'lit';
import { unseen } from '../styles/base.ts';

export const recordLineStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    padding-block: 0.5rem 0.3rem;
  }
  @media print {
    :host {
      display: none;
    }
  }
  form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 0.6rem;
    align-items: center;
    max-inline-size: 72rem;
    margin-inline: auto;
  }
  form > div,
  form > p {
    flex: 0 0 100%;
  }
  /* Beside the table of a tablet the button goes below: its Greek words would leave the input three letters. */
  input {
    flex: 1 1 9rem;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding-inline: 0.6rem;
    font-family: ui-monospace, 'DejaVu Sans Mono', monospace;
    text-align: left;
  }
  button {
    min-block-size: 2.75rem;
  }
  .pressed {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 0.4rem;
  }
  .next {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 0.4rem;
    font-size: 0.875rem;
  }
  .next bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* Longer than the window is wide after a word with many parts. */
  .next bdi code {
    white-space: normal;
  }
  #hint,
  #told {
    grid-column: 1 / -1;
    font-size: 0.875rem;
  }
  /* A whole address that somebody pasted is one word. */
  #told {
    overflow-wrap: anywhere;
  }
  .fault {
    color: var(--dr-error);
    font-weight: 600;
  }
  /* Beside the table of a tablet: long words go on in a second line, so that the buttons have one row or two, and not four. */
  @container (max-width: 30rem) {
    .pressed {
      display: grid;
      grid-template-columns: repeat(2, minmax(min-content, 1fr));
    }
    .pressed:not(:has(> :nth-child(4))) {
      grid-template-columns: repeat(3, minmax(min-content, 1fr));
    }
    .pressed button {
      padding-inline: 0.5rem;
      line-height: 1.2;
    }
  }
  @media (max-width: 40rem) {
    .pressed {
      display: flex;
    }
    :host {
      padding-block: 0.2rem 0;
    }
    #hint,
    label {
      ${unseen}
    }
    form {
      display: grid;
      grid-template-columns: minmax(0, 1fr) fit-content(50%);
      gap: 0.25rem 0.4rem;
    }
    input,
    button[type='submit'] {
      min-block-size: 2.25rem;
      padding-block: 0.1rem;
    }
    button {
      min-inline-size: min-content;
      line-height: 1.15;
    }
    button[type='submit'] {
      padding-inline: min(0.6rem, 12px);
      font-size: min(1rem, max(16px, 5.4vi));
    }
    /* Very large letters stop growing here: four rows of buttons would leave no room for the table. */
    .pressed button {
      flex: 1 1 3.5rem;
      padding-inline: min(0.4rem, 8px);
      min-block-size: 2.25rem;
      padding-block: 0.1rem;
      font-size: min(0.82rem, max(13px, 5.4vi));
    }
  }
`;
