import { css } from 'lit';

export const questionsStyles = css`
  li {
    padding: 0.45rem 0 0.5rem 0.75rem;
    border-inline-start: 3px double var(--dr-accent);
    margin-block-end: 0.5rem;
  }
  .ask {
    font: 400 1.02rem / 1.4 var(--dr-font-serif);
  }
  .matters {
    font-size: 0.9rem;
    line-height: 1.45;
  }
  summary {
    min-block-size: 32px;
    padding-block: 0.25rem;
  }
  details ul {
    padding-block-start: 0.3rem;
  }
  .asked,
  .people {
    font-size: 0.82rem;
    line-height: 1.45;
    color: var(--dr-muted);
  }
  .people {
    padding-block-end: 0.4rem;
  }
  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    margin-block: 0.35rem;
  }
  @media print {
    .answers {
      display: none;
    }
  }
`;
