/** Styles of the trick and of the cards beside it. Each page sets `--tile`, the width of a card. */
export const trickStyles = /* css */ `
  /* One card for each hand, and in the corner to its left the other cards of that hand that lie face up. No card moves another. */
  .compass {
    display: grid;
    grid-template:
      '. top .' auto 'left middle right' minmax(1.6em, 1fr)
      '. bottom .' auto / 1fr auto 1fr;
    gap: 0.55em 0.3em;
    place-items: center;
    padding-block: 0.25em;
  }
  .played.top {
    grid-area: top;
    margin-block-end: calc(-1 * var(--reach, 0em));
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
    margin-block-start: calc(-1 * var(--reach, 0em));
  }
  .beside {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6em 0.3em;
    align-items: center;
  }
  .beside ul {
    display: contents;
  }
  .beside:is(.top, .right) {
    grid-area: 1 / 1;
    justify-content: end;
    justify-self: end;
  }
  .beside.right {
    grid-column: 3;
  }
  .beside:is(.bottom, .left) {
    grid-area: 3 / 3;
    justify-self: start;
  }
  .beside.left {
    grid-column: 1;
  }
  .middle {
    grid-area: middle;
    min-inline-size: 2.2em;
    text-align: center;
  }
  .middle .number {
    color: var(--dr-muted);
    font: 400 0.95em / 1.1 var(--dr-font-cards);
    font-variant-numeric: lining-nums;
  }
  .played:empty,
  .tile {
    display: block;
    inline-size: var(--tile);
    block-size: calc(var(--tile) * 1.35);
    border: 1px dashed var(--rule);
    border-radius: 5px;
  }
  .tile {
    position: relative;
    border: 1px solid var(--edge);
    background: var(--dr-card-bg);
    color: var(--dr-card-fg);
    box-shadow: 0 1px 2px rgb(0 0 0 / 12%);
  }
  .face {
    display: grid;
    place-content: center;
    justify-items: center;
    block-size: 100%;
    font: 600 calc(var(--tile) * var(--face, 0.46)) / 1.08 var(--dr-font-cards);
    font-variant-numeric: lining-nums;
  }
  .face .suit {
    font-size: 0.88em;
  }
  /* Room for the word on the lower edge, so that it does not cover the card. */
  .tagged .face {
    padding-block-end: 17%;
    line-height: 1;
  }
  .wins {
    outline: 1px solid var(--dr-card-fg);
    outline-offset: 2px;
    border-color: var(--dr-card-fg);
  }
  .tile sup {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-start: 2px;
    color: var(--dr-muted);
    font: 400 0.58em / 1.2 var(--dr-font);
  }
  .tile i {
    position: absolute;
    inset-block-end: -0.55em;
    inset-inline-start: 50%;
    padding: 0.06em 0.5em 0.12em;
    border-radius: 3px;
    background: var(--tag, var(--dr-card-fg));
    color: var(--dr-card-bg);
    font: 600 clamp(0.58em, var(--tile) * 0.235, 0.68em) / 1.2 var(--dr-font);
    white-space: nowrap;
    transform: translateX(-50%);
  }
  .tile.major {
    --tag: var(--dr-major);
    border: 3px solid var(--tag);
  }
  .tile.minor {
    --tag: var(--dr-minor);
    border: 2px dashed var(--tag);
  }
  .revoked {
    --tag: var(--dr-revoke);
    border: 2px solid var(--tag);
  }
  .tile.loose {
    --tag: var(--dr-lead, var(--dr-warn));
    border: 2px dotted var(--tag);
    transform: rotate(-6deg);
  }
  .ghost {
    border: 1px dashed var(--dr-edge, var(--dr-border));
    background: none;
    box-shadow: none;
  }
  .ghost .face {
    opacity: 0.75;
  }
  /* A card that nobody remembers has the back of a card and a question mark. */
  .unremembered {
    --back: var(--dr-accent-wash, var(--dr-table-bg));
    border-style: dashed;
    background: repeating-linear-gradient(45deg, var(--dr-card-bg) 0 4px, var(--back) 4px 8px);
  }
  @media (forced-colors: active) {
    .tile i {
      border: 1px solid CanvasText;
    }
  }
`;
