/** Notation on all pages and in the embed: suits in their colours, islands without line breaks. */

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
