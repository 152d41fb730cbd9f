/** Styles of the line of a deal. Colours that a page does not set are mixed from those that it sets. */

export const timelineStyles = /* css */ `
  .letter-size {
    position: absolute;
    inline-size: 1em;
    block-size: 0;
  }
  .timeline {
    --line-edge: var(--dr-edge, var(--dr-border));
    --line-paper: var(--dr-surface, var(--dr-bg));
    cursor: pointer;
    touch-action: pan-y;
    -webkit-user-select: none;
    user-select: none;
    /* So that a step does not make the browser lay out the surroundings of the line. */
    contain: layout style;
    border-radius: 4px;
    padding-inline: 10px;
    margin-inline: -10px;
  }
  .timeline svg {
    display: block;
    overflow: visible;
  }
  .timeline path,
  .timeline rect,
  .timeline line {
    stroke: none;
  }
  .timeline .back {
    fill: var(--line-paper);
  }
  .timeline .front {
    fill: none;
    stroke: var(--line-edge);
    stroke-width: 1;
  }
  .timeline .done {
    fill: var(--dr-accent-wash, color-mix(in srgb, var(--dr-accent) 20%, var(--dr-bg)));
  }
  .timeline text {
    fill: var(--dr-muted);
    font: 400 clamp(11px, 0.69rem, 17px) var(--dr-font-cards);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .timeline .cursor line {
    stroke: var(--dr-accent);
    stroke-width: 2;
  }
  .timeline .cursor path {
    fill: var(--dr-accent);
  }
  .timeline .mark path {
    fill: var(--line-paper);
    stroke: currentColor;
    stroke-width: 1.6;
  }
  .timeline .mark text {
    fill: currentColor;
    font: 700 9.5px var(--dr-font);
    dominant-baseline: auto;
  }
  .timeline .reached path,
  .timeline .bar {
    fill: currentColor;
  }
  .timeline .reached text {
    fill: var(--line-paper);
  }
  .timeline .bar.restriction {
    fill: var(--line-paper);
    stroke: currentColor;
    stroke-width: 1.5;
  }
  .timeline .penalty,
  .timeline .restriction {
    color: var(--dr-major);
  }
  .timeline .revoke {
    color: var(--dr-revoke);
  }
  .timeline .lead {
    color: var(--dr-lead, var(--dr-warn));
  }
  .timeline .claim {
    color: var(--dr-claim);
  }
  .timeline .ruling {
    color: var(--dr-ok);
  }
  .timeline :is(.record, .other) {
    color: var(--dr-muted);
  }
  @media (forced-colors: active) {
    .timeline .back {
      fill: Canvas;
    }
    .timeline .front {
      stroke: CanvasText;
    }
    /* Light enough to read the numbers of the tricks on it. */
    .timeline .done {
      fill: color-mix(in srgb, Highlight 30%, Canvas);
    }
    .timeline .bar.restriction {
      fill: Canvas;
      stroke: CanvasText;
    }
    .timeline :is(.mark, .cursor) path {
      fill: Canvas;
      stroke: CanvasText;
    }
    .timeline .cursor line {
      stroke: Highlight;
    }
    .timeline .reached path,
    .timeline .bar:not(.restriction),
    .timeline text {
      fill: CanvasText;
    }
    .timeline .reached text {
      fill: Canvas;
    }
    .timeline [part~='marker-active'] path {
      fill: Highlight;
      stroke: Highlight;
    }
    .timeline [part~='marker-active'] text {
      fill: HighlightText;
    }
  }
  @media print {
    .timeline {
      margin: 0;
      padding: 0;
    }
    .timeline .cursor {
      display: none;
    }
  }
`;
