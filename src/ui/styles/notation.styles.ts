/** Notation and words for the ear only, as every page and the embed show them: suits in their colours, islands that never break. */

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

/** For the ear only, out of the flow of what is seen. */
export const unseen = /* css */ `
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
