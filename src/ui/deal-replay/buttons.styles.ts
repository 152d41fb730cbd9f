/** The signs on the buttons: their direction and which lines are not filled. Each page sets the size itself. */
export const buttonStyles = /* css */ `
  .icon path {
    fill: currentColor;
    stroke: currentColor;
    stroke-width: 1.4;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  :is(.flip, .share, .nextIrregularity, .previousIrregularity) path {
    fill: none;
    stroke-width: 1.8;
  }
  :is(.first, .prev, .previousIrregularity) svg {
    scale: -1 1;
  }
  .icon:not(.play, .pause) span {
    display: none;
  }
`;
