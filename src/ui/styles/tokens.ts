/** Colours, type and measures of all screens. The contrast was measured on paper and tiles, in both themes. */

import { css } from 'lit';

export const tokens = css`
  :host {
    --dr-font:
      'Seravek', 'Gill Sans Nova', 'Optima', 'Candara', 'DejaVu Sans Condensed', 'Noto Sans', system-ui,
      sans-serif;
    --dr-font-serif:
      'Iowan Old Style', 'Palatino Linotype', 'Palatino', 'URW Palladio L', 'P052', 'DejaVu Serif Condensed',
      'Georgia', serif;
    --dr-font-cards: var(--dr-font-serif);
    --dr-size: 1rem;
    --dr-bg: light-dark(#f7f4ec, #14171b);
    --dr-surface: light-dark(#fffdf8, #1b1f25);
    --dr-fg: light-dark(#1f1d1a, #e6e9ef);
    --dr-muted: light-dark(#625d54, #a3acb8);
    --dr-border: light-dark(#dcd5c6, #343b45);
    --dr-edge: light-dark(#857d6e, #737d8a);
    --dr-accent: light-dark(#17425c, #8cc4e8);
    --dr-on-accent: light-dark(#fffdf8, #10161c);
    --dr-accent-wash: light-dark(#e4ebee, #1e2f3b);
    --dr-focus: light-dark(#0b63b5, #8fd0ff);
    --dr-table-bg: light-dark(#e9e9dd, #191f1f);
    --dr-table-rule: light-dark(#c9cbb8, #2d3735);
    --dr-card-bg: light-dark(#fffefb, #262c34);
    --dr-card-fg: light-dark(#1a1a1a, #eef1f6);
    --dr-card-edge: light-dark(#b9b2a2, #5a6472);
    --dr-played: light-dark(#6b6659, #969fab);
    --dr-spade: light-dark(#1a1a1a, #e6e9ef);
    --dr-heart: light-dark(#b81632, #ff7b86);
    --dr-diamond: light-dark(#b81632, #ff7b86);
    --dr-club: light-dark(#1a1a1a, #e6e9ef);
    --dr-major: light-dark(#8a1c1c, #ff9a93);
    --dr-minor: light-dark(#6f5200, #e8c266);
    --dr-revoke: light-dark(#5f358f, #c8a6f2);
    --dr-claim: light-dark(#0a5a8a, #86c5ee);
    --dr-ruling: light-dark(#1f5c43, #7fd3a8);
    --dr-lead: light-dark(#8a4310, #f2b27c);
    --dr-ok: light-dark(#1f5c43, #7fd3a8);
    --dr-warn: light-dark(#6f5200, #e8c266);
    --dr-error: light-dark(#8a1c1c, #ff9a93);
    --dr-radius: 6px;
    --dr-gap: 1rem;
    --dr-speed: 160ms;
  }
  :host([data-suits='four']) {
    --dr-diamond: light-dark(#a84b06, #ffb347);
    --dr-club: light-dark(#0f6b3a, #6fd08c);
  }
  :host([data-suits='mono']) {
    --dr-heart: var(--dr-spade);
    --dr-diamond: var(--dr-spade);
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --dr-speed: 0ms;
    }
  }
`;
