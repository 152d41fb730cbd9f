import { css } from 'lit';
import { diagramStyles } from './diagram.ts';

export const claimStyles = css`
  p,
  form,
  fieldset {
    margin-block: 0.3rem;
  }
  fieldset {
    border: 1px solid var(--dr-border);
    padding: 0.3rem 0.6rem 0.5rem;
  }
  legend {
    font-size: 0.85rem;
    color: var(--dr-muted);
  }
  fieldset label {
    display: inline-flex;
    align-items: center;
    gap: 0.3rem;
    min-block-size: 28px;
    margin-inline-end: 0.9rem;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.4rem;
  }
  form label {
    flex: 1 1 14rem;
    font-size: 0.85rem;
    color: var(--dr-muted);
  }
  input[type='text'] {
    display: block;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 32px;
    color: var(--dr-fg);
  }
  ${diagramStyles}
  .line {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 1rem;
    margin-block: 0.2rem;
  }
  .plays li {
    padding: 0.3rem 0 0.35rem 0.6rem;
    border-inline-start: 3px solid var(--dr-border);
    margin-block-end: 0.3rem;
  }
  .plays .loses {
    border-inline-start-color: var(--dr-claim);
  }
  .marked {
    color: var(--dr-muted);
  }
  .kind {
    font-size: 0.85rem;
  }
  .kind select {
    min-block-size: 28px;
    max-inline-size: 100%;
  }
  .chosen {
    font-weight: 600;
  }
  .plays label {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem;
  }
  .said li {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.2rem 0.6rem;
    padding-block: 0.2rem;
  }
  .said p {
    flex: 1 1 100%;
    margin-block-end: 0;
  }
  .said label {
    flex: 1 1 7rem;
    font-size: 0.85rem;
    color: var(--dr-muted);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  summary {
    min-block-size: 32px;
    padding-block: 0.25rem;
  }
  .fewest {
    font-weight: 600;
  }
  .people {
    font-size: 0.85rem;
    color: var(--dr-muted);
  }
  @media print {
    form,
    button,
    details,
    .kind:not(.chosen),
    fieldset:not(:has(.chosen)) {
      display: none;
    }
  }
`;
