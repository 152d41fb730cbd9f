import { css } from 'lit';

export const lawPanelStyles = css`
  :host {
    container-type: inline-size;
  }
  .news > li,
  .force > li {
    display: grid;
    grid-template-columns: 4.8rem 1fr;
    gap: 0.75rem;
    padding-block: 0.55rem 0.65rem;
  }
  .news > li + li,
  .force > li + li {
    border-block-start: 1px solid var(--dr-border);
  }
  .clause .ref {
    font-size: 1.45rem;
    line-height: 1.1;
  }
  .label {
    font: 600 0.84rem / 1.3 var(--dr-font);
    color: var(--dr-muted);
  }
  .sentence {
    margin-block: 0.1rem 0.3rem;
    font: 400 1.06rem / 1.45 var(--dr-font-serif);
    text-wrap: pretty;
  }
  .force .clause .ref {
    font-size: 1.1rem;
  }
  .force .sentence {
    font-size: 0.95rem;
  }
  .further,
  .note,
  .why {
    font-size: 0.84rem;
    line-height: 1.45;
    color: var(--dr-muted);
  }
  .further {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.9rem;
    margin-block-end: 0.2rem;
  }
  .note {
    padding-inline-start: 0.6rem;
    border-inline-start: 2px solid var(--dr-warn);
  }
  .disputed {
    margin-block: 0.2rem 0.3rem;
  }
  .disputed strong {
    color: var(--dr-fg);
  }
  .disputed dl {
    display: grid;
    gap: 0.15rem;
    margin-block-start: 0.15rem;
  }
  .disputed dl div {
    display: grid;
    grid-template-columns: 7.5rem 1fr;
    gap: 0.5rem;
  }
  .disputed .taken {
    color: var(--dr-fg);
  }
  .disputed .taken dt {
    font-weight: 600;
  }
  .why > ul {
    display: inline;
  }
  .why > ul > li {
    display: inline;
  }
  .why > ul > li + li::before {
    content: '; ';
  }
  /* The comma is inside the button, because after a button of several lines it would begin the next line; it is not underlined. */
  .comma {
    display: inline-block;
    color: var(--dr-muted);
  }
  .why button {
    display: inline;
    font-size: inherit;
    line-height: inherit;
    min-block-size: 0;
  }
  details {
    margin-block-start: 0.2rem;
  }
  summary {
    min-block-size: 24px;
  }
  details ul {
    padding-inline-start: 1rem;
    list-style: disc;
  }
  details li {
    padding-block: 0.1rem;
  }
  @container (max-width: 24rem) {
    .news > li,
    .force > li {
      grid-template-columns: 1fr;
      gap: 0.15rem;
    }
  }
`;
