import { css } from 'lit';

export const lifecycleStyles = css`
  :host {
    container-type: inline-size;
  }
  .title {
    padding-block-end: 0.35rem;
  }
  .picker {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
    padding-block-end: 0.5rem;
  }
  .tab {
    min-block-size: 32px;
    padding: 0.1rem 0.6rem;
    font-size: 0.84rem;
    border-color: var(--dr-border);
  }
  .tab[aria-pressed='true'] {
    border-color: var(--dr-accent);
    background: var(--dr-accent-wash);
    font-weight: 600;
  }
  .tab small {
    margin-inline-start: 0.25rem;
    font-weight: 400;
    color: var(--dr-muted);
  }
  .menu {
    max-inline-size: 100%;
    margin-block-end: 0.5rem;
    font-size: 0.9rem;
  }
  .others {
    padding-block-end: 0.4rem;
  }
  .others label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem;
    padding-block: 0.2rem 0.6rem;
    font-size: 0.9rem;
  }
  figure svg {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    margin-inline: auto;
  }
  .edge {
    fill: none;
    stroke: var(--dr-edge);
    stroke-width: 1;
    opacity: 0.6;
  }
  .taken {
    stroke: var(--dr-accent);
    stroke-width: 2.4;
    opacity: 1;
  }
  .tip {
    fill: var(--dr-edge);
  }
  .taken-tip {
    fill: var(--dr-accent);
  }
  .state rect {
    fill: var(--dr-bg);
    stroke: var(--dr-edge);
    stroke-width: 1;
  }
  .state .inner {
    fill: none;
    stroke-width: 0.7;
  }
  .state text {
    fill: var(--dr-muted);
    font: 400 12.5px var(--dr-font);
    text-anchor: middle;
  }
  .passed rect {
    fill: var(--dr-surface);
    stroke: var(--dr-accent);
    stroke-width: 2;
  }
  .passed text {
    fill: var(--dr-fg);
  }
  .now rect {
    fill: var(--dr-accent);
    stroke: var(--dr-accent);
    stroke-width: 2;
  }
  .now .inner {
    stroke: var(--dr-on-accent);
  }
  .now text {
    fill: var(--dr-on-accent);
    font-weight: 700;
  }
  summary {
    min-block-size: 28px;
    padding-block: 0.2rem;
    font-size: 0.84rem;
    color: var(--dr-muted);
  }
  .words {
    padding-block-end: 0.5rem;
    font-size: 0.9rem;
    line-height: 1.5;
  }
  .words .now {
    font-weight: 700;
  }
  .crumbs {
    display: none;
  }
  @container (max-width: 24rem) {
    figure {
      display: none;
    }
    .crumbs {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3rem;
      padding-block-end: 0.5rem;
    }
    .crumbs li {
      padding: 0.15rem 0.6rem;
      border: 1px solid var(--dr-accent);
      border-radius: 1rem;
      font-size: 0.86rem;
    }
    .crumbs .now {
      background: var(--dr-accent);
      color: var(--dr-on-accent);
      font-weight: 600;
    }
  }
  @media (forced-colors: active) {
    .state rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    .state text {
      fill: CanvasText;
    }
    .now rect {
      fill: Highlight;
    }
    .now text {
      fill: HighlightText;
    }
    .taken {
      stroke: Highlight;
    }
  }
`;
