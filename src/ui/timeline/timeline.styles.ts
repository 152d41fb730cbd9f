import { css } from 'lit';

export const timelineStyles = css`
  :host {
    display: block;
  }
  .letter {
    position: absolute;
    inline-size: 1em;
    block-size: 0;
  }
  .slider {
    cursor: pointer;
    touch-action: pan-y;
    user-select: none;
    border-radius: 4px;
    padding-inline: 10px;
    margin-inline: -10px;
  }
  .slider svg {
    display: block;
    overflow: visible;
  }
  .back {
    fill: var(--dr-surface);
  }
  .front {
    fill: none;
    stroke: var(--dr-edge);
    stroke-width: 1;
  }
  .done {
    fill: var(--dr-accent-wash);
  }
  text {
    fill: var(--dr-muted);
    font: 400 clamp(11px, 0.69rem, 17px) var(--dr-font-serif);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .cursor line {
    stroke: var(--dr-accent);
    stroke-width: 2;
  }
  .cursor path {
    fill: var(--dr-accent);
  }
  .mark path {
    fill: var(--dr-surface);
    stroke: currentColor;
    stroke-width: 1.6;
  }
  .mark text {
    fill: currentColor;
    font: 700 9.5px var(--dr-font);
    dominant-baseline: auto;
  }
  .reached path {
    fill: currentColor;
  }
  .reached text {
    fill: var(--dr-surface);
  }
  .bar {
    fill: currentColor;
  }
  .bar.restriction {
    fill: var(--dr-surface);
    stroke: currentColor;
    stroke-width: 1.5;
  }
  .run {
    fill: var(--dr-surface);
    stroke: var(--dr-edge);
    stroke-width: 1;
  }
  .cost path {
    fill: var(--dr-accent);
    stroke: var(--dr-surface);
    stroke-width: 1;
  }
  .penalty,
  .restriction {
    color: var(--dr-major);
  }
  .revoke {
    color: var(--dr-revoke);
  }
  .lead {
    color: var(--dr-lead);
  }
  .claim {
    color: var(--dr-claim);
  }
  .ruling {
    color: var(--dr-ruling);
  }
  .record,
  .other {
    color: var(--dr-muted);
  }
  @media (forced-colors: active) {
    .back {
      fill: Canvas;
    }
    .front,
    .run {
      stroke: CanvasText;
    }
    .run {
      fill: Canvas;
    }
    .cost path {
      fill: CanvasText;
      stroke: Canvas;
    }
    /* So light that the numbers of the tricks are read on it. */
    .done {
      fill: color-mix(in srgb, Highlight 30%, Canvas);
    }
    .bar.restriction {
      fill: Canvas;
      stroke: CanvasText;
    }
    .mark path,
    .cursor path {
      fill: Canvas;
      stroke: CanvasText;
    }
    .reached path,
    .bar:not(.restriction) {
      fill: CanvasText;
    }
    .mark text,
    text {
      fill: CanvasText;
    }
    .reached text {
      fill: Canvas;
    }
  }
  @media print {
    .slider {
      margin: 0;
      padding: 0;
    }
    .cursor {
      display: none;
    }
  }
`;
