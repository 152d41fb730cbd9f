/** The replay on a phone, where the buttons stay in sight, and on paper, where there are none. */

import { css } from 'lit';

export const narrowStyles = css`
  @media (max-width: 40em) and (min-height: 30em) {
    .steer {
      position: sticky;
      inset-block-end: 0;
      z-index: 2;
      margin-inline: -0.75rem;
      padding: 0.35rem 0.75rem calc(0.2rem + env(safe-area-inset-bottom));
      border-block-start: 1px solid var(--dr-edge);
      background: var(--dr-bg);
    }
    .buttons {
      flex-wrap: nowrap;
      justify-content: space-between;
      gap: 0.2rem;
      padding-block-end: 0.3rem;
    }
    .icon {
      min-inline-size: 40px;
      min-block-size: 40px;
    }
    .glance {
      display: -webkit-box;
      block-size: 2.7em;
      min-block-size: 0;
      margin-block-end: 0.35rem;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      font: 400 0.9rem / 1.35 var(--dr-font-serif);
    }
    button.glance {
      inline-size: 100%;
      padding: 0;
      color: var(--dr-fg);
      text-decoration: none;
    }
    .title .muted {
      font-size: 0.84rem;
    }
    header {
      gap: 0.25rem 1rem;
      padding-block-end: 0.45rem;
    }
    h1 {
      font-size: 1.12rem;
    }
    .extra,
    .gap {
      display: none;
    }
  }
  @media print {
    .buttons,
    .fields,
    dt-options-panel,
    dt-help {
      display: none;
    }
    .body {
      display: block;
    }
    :is(.panels, .matter, .record) > * {
      break-inside: avoid;
    }
  }
`;
