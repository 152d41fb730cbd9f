import { css } from 'lit';

export const factsStyles = css`
  li {
    padding-block: 0.35rem;
    border-block-end: 1px solid var(--dr-border);
    line-height: 1.45;
  }
  li p {
    font-size: 0.86rem;
    color: var(--dr-muted);
  }
  .disputed {
    font-weight: 600;
    color: var(--dr-warn);
  }
  .notes {
    padding-block: 0.15rem 0.5rem;
    line-height: 1.5;
  }
  .notes bdi {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  button[aria-current='step'] {
    font-weight: 700;
  }
`;
