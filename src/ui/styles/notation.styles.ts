/** Notation as every page and the embed show it: suits in their colours, islands that never break. */

export const notation = /* css */ `
  bdi {
    font-family: var(--dr-font-cards);
    white-space: nowrap;
  }
  .S {
    color: var(--dr-spade);
  }
  .H {
    color: var(--dr-heart);
  }
  .D {
    color: var(--dr-diamond);
  }
  .C {
    color: var(--dr-club);
  }
`;
