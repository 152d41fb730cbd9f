import { css } from 'lit';

export const trickStyles = css`
  .centre {
    --tile: min(var(--dr-tile, 2.9rem), 30cqi);
    container-type: inline-size;
  }
  /* One card each, and in the corner to its left whatever else of that hand lies face up: no card pushes another from its place. */
  .compass {
    display: grid;
    grid-template:
      '. top .' auto 'left middle right' minmax(1.6rem, 1fr)
      '. bottom .' auto / 1fr auto 1fr;
    gap: 0.55rem 0.3rem;
    align-items: center;
    justify-items: center;
    padding-block: 0.25rem;
  }
  .played.top {
    grid-area: top;
  }
  .played.left {
    grid-area: left;
    justify-self: start;
  }
  .played.right {
    grid-area: right;
    justify-self: end;
  }
  .played.bottom {
    grid-area: bottom;
  }
  .beside {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem 0.3rem;
    align-items: center;
  }
  .beside ul {
    display: contents;
  }
  .beside.top {
    grid-area: 1 / 1;
    justify-content: end;
    justify-self: end;
  }
  .beside.right {
    grid-area: 1 / 3;
    justify-content: end;
    justify-self: end;
  }
  .beside.bottom {
    grid-area: 3 / 3;
    justify-self: start;
  }
  .beside.left {
    grid-area: 3 / 1;
    justify-self: start;
  }
  /* On a laptop the rows of the trick reach into one another, as its cards do on a table. */
  @media (width > 60em) and (max-height: 50em) {
    .compass {
      gap: 0.4rem 0.3rem;
    }
    .played.top {
      margin-block-end: -0.95rem;
    }
    .played.bottom {
      margin-block-start: -0.95rem;
    }
  }
  .middle {
    grid-area: middle;
    display: grid;
    place-items: center;
    min-inline-size: 2.2rem;
  }
  .number {
    color: var(--dr-muted);
    font: 400 0.95rem / 1.1 var(--dr-font-serif);
    font-variant-numeric: lining-nums;
    text-align: center;
  }
  .place {
    display: block;
    inline-size: var(--tile);
    block-size: calc(var(--tile) * 1.35);
    border: 1px dashed var(--dr-table-rule);
    border-radius: 5px;
  }
  .tile {
    position: relative;
    display: block;
    inline-size: var(--tile);
    block-size: calc(var(--tile) * 1.35);
    border: 1px solid var(--dr-card-edge);
    border-radius: 5px;
    background: var(--dr-card-bg);
    color: var(--dr-card-fg);
    box-shadow: 0 1px 2px rgb(0 0 0 / 12%);
  }
  .face {
    display: grid;
    place-content: center;
    justify-items: center;
    block-size: 100%;
    font: 600 calc(var(--tile) * 0.46) / 1.08 var(--dr-font-cards);
    font-variant-numeric: lining-nums;
  }
  .face .suit {
    font-size: 0.88em;
  }
  /* The word on the lower edge covers nothing of the card. */
  .tile:has(i) .face {
    padding-block-end: 0.5rem;
    line-height: 1;
  }
  .wins {
    outline: 1px solid var(--dr-card-fg);
    outline-offset: 2px;
    border-color: var(--dr-card-fg);
  }
  sup {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-start: 4px;
    color: var(--dr-muted);
    font: 400 0.66rem / 1.2 var(--dr-font);
  }
  .tile i {
    position: absolute;
    inset-block-end: -0.55em;
    inset-inline-start: 50%;
    padding: 0.04rem 0.34rem 0.08rem;
    border-radius: 3px;
    background: var(--dr-card-fg);
    color: var(--dr-card-bg);
    font: 600 clamp(0.58rem, var(--tile) * 0.235, 0.68rem) / 1.2 var(--dr-font);
    white-space: nowrap;
    transform: translateX(-50%);
  }
  .major {
    border: 3px solid var(--dr-major);
  }
  .major i {
    background: var(--dr-major);
  }
  .minor {
    border: 2px dashed var(--dr-minor);
  }
  .minor i {
    background: var(--dr-minor);
  }
  .revoked {
    border: 2px solid var(--dr-revoke);
  }
  .revoked i {
    background: var(--dr-revoke);
  }
  .loose {
    border: 2px dotted var(--dr-lead);
    transform: rotate(-6deg);
  }
  .loose i {
    background: var(--dr-lead);
  }
  .ghost {
    border: 1px dashed var(--dr-edge);
    background: none;
    box-shadow: none;
  }
  .ghost .face {
    opacity: 0.75;
  }
  .ghost i {
    border: 1px solid var(--dr-edge);
    background: var(--dr-card-bg);
    color: var(--dr-muted);
  }
  .faceDown {
    border: 1px solid var(--dr-accent);
    background: repeating-linear-gradient(45deg, var(--dr-accent) 0 2px, var(--dr-card-bg) 2px 5px);
  }
  @media (forced-colors: active) {
    .tile i {
      border: 1px solid CanvasText;
    }
    /* The back of a card is its pattern, which the system takes away. */
    .faceDown {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: repeating-linear-gradient(45deg, CanvasText 0 2px, Canvas 2px 5px);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .play:not(.ghost) {
      animation: arrive var(--dr-speed) ease-out;
    }
    @keyframes arrive {
      from {
        transform: scale(0.92);
      }
    }
  }
  /* A card nobody remembers: a card's back, and a question mark. */
  .tile.unremembered {
    background: repeating-linear-gradient(45deg, var(--dr-card-bg) 0 4px, var(--dr-accent-wash) 4px 8px);
    border-style: dashed;
  }
  .tile.followed {
    border-style: dashed;
  }
  .tile.followed .face::after {
    content: '?';
    font-size: 0.65em;
    vertical-align: super;
    color: var(--dr-muted);
  }
`;
