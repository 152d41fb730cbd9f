/** The switch of double dummy, the text beside it, and its marks on the line. */

import { css } from 'lit';

export const adviceStyles = css`
  /* With forced colours, a pressed button looks as everywhere. */
  @media (forced-colors: none) {
    .double-dummy[aria-pressed='true'] {
      background: var(--dr-accent);
      border-color: var(--dr-accent);
      color: var(--dr-on-accent);
    }
  }
  .double-dummy[aria-disabled='true'] {
    color: var(--dr-muted);
    border-style: dotted;
    background: none;
  }
  .advice {
    padding-block-start: 0.35rem;
    font-size: 0.84rem;
    line-height: 1.35;
  }
  /* What double dummy draws below the line. */
  .timeline .run {
    fill: var(--line-paper);
    stroke: var(--line-edge);
    stroke-width: 1;
  }
  .timeline .cost path {
    fill: var(--dr-accent);
    stroke: var(--line-paper);
    stroke-width: 1;
  }
  @media (forced-colors: active) {
    .timeline .run {
      fill: Canvas;
      stroke: CanvasText;
    }
    .timeline .cost path {
      fill: CanvasText;
      stroke: Canvas;
    }
    .double-dummy[aria-disabled='true'] {
      color: GrayText;
    }
  }
  @media print {
    .below .advice {
      display: none;
    }
  }
`;
