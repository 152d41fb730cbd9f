import { css } from 'lit';

export const newDealStyles = css`
  :host {
    display: block;
    max-inline-size: 52rem;
    margin-block-start: 0.8rem;
  }
  form {
    display: grid;
    gap: 0.8rem;
    padding: 1rem;
    border: 1px solid var(--dr-border);
    border-radius: var(--dr-radius);
    background: var(--dr-surface);
  }
  /* The heading gets the focus when the form opens, but is no control. */
  h2:focus {
    outline: none;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
    gap: 0.7rem 1rem;
  }
  label {
    display: grid;
    gap: 0.2rem;
    align-content: start;
  }
  input,
  select,
  textarea {
    inline-size: 100%;
    min-block-size: 44px;
  }
  fieldset {
    display: grid;
    gap: 0.6rem;
    margin: 0;
    padding: 0.7rem 0.9rem 0.9rem;
    border: 1px solid var(--dr-border);
    border-radius: var(--dr-radius);
  }
  .hand {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: 0.1rem 0.8rem;
    align-items: center;
  }
  .hand p {
    grid-column: 2;
    min-block-size: 1.4em;
    font-size: 0.95rem;
  }
  /* Large letters need two lines for a hand, and a pasted diagram nine. */
  textarea {
    field-sizing: content;
    resize: vertical;
    font-family: ui-monospace, 'DejaVu Sans Mono', monospace;
  }
  .told {
    color: var(--dr-muted);
  }
  .told bdi {
    white-space: normal;
  }
  .fault {
    color: var(--dr-error);
  }
  .fault:empty {
    display: none;
  }
  @media (max-width: 30rem) {
    .hand {
      grid-template-columns: minmax(0, 1fr);
    }
    .hand p {
      grid-column: 1;
    }
  }
`;
