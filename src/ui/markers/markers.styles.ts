import { css } from 'lit';

export const markersStyles = css`
  li {
    display: grid;
    grid-template-columns: 1.5rem 1fr;
    gap: 0 0.5rem;
    padding-block: 0.3rem;
    border-block-end: 1px solid var(--dr-border);
    line-height: 1.4;
  }
  .sign {
    grid-row: span 2;
    display: grid;
    place-items: center;
    inline-size: 1.35rem;
    block-size: 1.35rem;
    margin-block-start: 0.1rem;
    border: 1.5px solid currentColor;
    border-radius: 3px;
    font: 700 0.72rem / 1 var(--dr-font);
  }
  .where {
    font-size: 0.86rem;
    color: var(--dr-muted);
  }
  .state {
    color: var(--dr-fg);
    font-style: italic;
  }
  .legend {
    padding-block: 0.35rem;
    font-size: 0.82rem;
    line-height: 1.45;
    color: var(--dr-muted);
  }
  .penalty .sign,
  .restriction .sign {
    color: var(--dr-major);
  }
  .revoke .sign {
    color: var(--dr-revoke);
  }
  .lead .sign {
    color: var(--dr-lead);
  }
  .claim .sign {
    color: var(--dr-claim);
    border-radius: 50%;
  }
  .ruling .sign {
    color: var(--dr-ruling);
  }
  button[aria-current='step'] {
    font-weight: 700;
  }
`;
