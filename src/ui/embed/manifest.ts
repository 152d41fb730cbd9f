/** The public face of `<deal-replay>`, for editors and documents. A test compares it with the element as it is. */

export interface DescribedMember {
  readonly name: string;
  readonly description: string;
}

export interface AttributeDescribed extends DescribedMember {
  /** The words it knows, the usual one first; none for free text. */
  readonly words?: readonly string[];
}

export const ATTRIBUTES_DESCRIBED: readonly AttributeDescribed[] = [
  {
    name: 'src',
    description:
      'Address of a baked file (dealtrail bake); with deal-replay-laws.js of any record, PBN and LIN among them. Another origin must allow it (CORS).',
  },
  {
    name: 'data',
    description:
      'A deal as a link carries it: 1.<payload>.<check>. Facts only; with deal-replay-laws.js with the Laws, too.',
  },
  { name: 'board', description: 'Which board, where the file holds several; the first otherwise.' },
  { name: 'lang', description: 'en, tr, el or he; inherited from the page otherwise.' },
  {
    name: 'letters',
    description: 'Letters of ace, king, queen and jack.',
    words: ['auto', 'akqj', 'ardv', 'akdb', 'akdw', 'ahvb', 'ekdkn'],
  },
  { name: 'ten', description: 'How a ten is written.', words: ['10', 'T'] },
  { name: 'seats', description: 'N E S W, or the letters of the language.', words: ['intl', 'local'] },
  {
    name: 'suits',
    description: 'Suit colours; mono draws hearts and diamonds hollow.',
    words: ['two', 'four', 'mono'],
  },
  { name: 'step', description: 'What one step is.', words: ['card', 'trick', 'event'] },
  {
    name: 'start',
    description: 'start, end, first-irregularity, t4.2 (trick 4, card 2) or e23 (after 23 events).',
  },
  { name: 'orient', description: 'The seat at the bottom.', words: ['S', 'W', 'N', 'E'] },
  {
    name: 'view',
    description: 'Whose unplayed cards are seen.',
    words: ['open', 'table', 'declarer', 'seat:N', 'seat:E', 'seat:S', 'seat:W'],
  },
  {
    name: 'reveal',
    description:
      'When what the Laws say is shown: always, when asked for (a quiz), after the play, or never.',
    words: ['all', 'ask', 'after-play', 'never'],
  },
  {
    name: 'played',
    description: 'Cards already played: grey, left out, or as the others.',
    words: ['grey', 'hide', 'show'],
  },
  {
    name: 'show',
    description:
      'What stands beside the table: auction law options machine info timeline notes share; names, dd and branches, as their attributes say; score for the result of the deal. Usual: auction law options timeline notes.',
  },
  {
    name: 'hide',
    description:
      'Words of show that are not shown, whatever other attributes say; score hides the tricks so far, too.',
  },
  {
    name: 'names',
    description:
      'How seats are named beside their letters: not at all, by the seat in words, or by the players, where the file holds them.',
    words: ['none', 'seats', 'initials', 'full'],
  },
  {
    name: 'dd',
    description:
      'Declarer’s tricks at double dummy at each position, where they were baked (dealtrail bake --double-dummy). Advice only; hidden with what the Laws say, and where a hand is hidden.',
    words: ['off', 'on'],
  },
  {
    name: 'whatif',
    description:
      'Choices become buttons that show what would have come of them, where that was baked (dealtrail bake --branches). Never stored.',
    words: ['off', 'on'],
  },
  {
    name: 'storage',
    description:
      'none: a replay in an article stores nothing, whatever this says. A word of the app’s, kept for whoever writes for both.',
    words: ['none', 'local'],
  },
  {
    name: 'autoplay',
    description: 'Milliseconds a step; off when it is not there. Never where less motion is wanted.',
  },
  {
    name: 'theme',
    description: 'auto follows the color-scheme of the page.',
    words: ['auto', 'light', 'dark', 'contrast', 'print'],
  },
  {
    name: 'density',
    description: 'full; compact has the law and notes only; diagram has the table only.',
    words: ['full', 'compact', 'diagram'],
  },
  {
    name: 'law',
    description:
      'The edition of the Laws (2017 or 2007): shown where the file was baked with it (dealtrail bake --law both); otherwise the replay says that it was baked with another.',
  },
  {
    name: 'keys',
    description: 'Keys act while the replay has the focus; off leaves those of the line only.',
    words: ['focus', 'off'],
  },
  { name: 'caption', description: 'A line under the replay.' },
  {
    name: 'app',
    description:
      'Where the deal can be gone on with: address of the app, with the deal behind #d= where data does not hold it. It becomes a link that leads to the same step. Hidden in a quiz until the end.',
  },
];

export const METHODS_DESCRIBED: readonly DescribedMember[] = [
  { name: 'next', description: 'One step on.' },
  { name: 'prev', description: 'One step back.' },
  { name: 'first', description: 'To the start.' },
  { name: 'last', description: 'To the end.' },
  {
    name: 'goTo',
    description: 'To a position by its number or its name: 12, t2.3, e23, start, end, first-irregularity.',
  },
  { name: 'nextIrregularity', description: 'To the next irregularity.' },
  { name: 'previousIrregularity', description: 'To the irregularity before.' },
  { name: 'play', description: 'Plays on until an irregularity or the end.' },
  { name: 'pause', description: 'Stops playing.' },
  { name: 'toggle', description: 'Plays or stops.' },
  { name: 'flip', description: 'Turns the table: that seat to the bottom, or a quarter turn.' },
  { name: 'nextView', description: 'Looks through the next pair of eyes.' },
  { name: 'reveal', description: 'Ends a quiz: what the Laws say is shown.' },
  { name: 'share', description: 'Tells the link to this step (share-request) and copies it.' },
  { name: 'toSVG', description: 'The diagram as it stands, as an SVG picture for browsers.' },
  { name: 'toText', description: 'The whole deal, a line a step.' },
  { name: 'getState', description: 'Where the replay stands; null while there is none.' },
];

/** All bubble and leave the shadow tree. */
export const EVENTS_DESCRIBED: readonly DescribedMember[] = [
  { name: 'replay-ready', description: '{ title, steps, irregularities }' },
  { name: 'replay-step', description: '{ index, trick, seat, card, eventId }' },
  { name: 'irregularity-enter', description: '{ kind, law, offender, state }' },
  { name: 'machine-change', description: '{ machine, id, from, to }' },
  { name: 'option-preview', description: '{ law, option }' },
  {
    name: 'branch-change',
    description:
      '{ branch, law, option }: the position a choice is tried at, its clause and the choice as cases write it; all null when what happened is shown again',
  },
  { name: 'view-change', description: '{ view, bottom }' },
  { name: 'size-change', description: '{ height }' },
  { name: 'share-request', description: '{ url }; when prevented, nothing is copied' },
  { name: 'replay-error', description: '{ code, message }' },
];

export const PARTS_DESCRIBED =
  'base header board-info table seat seat-name hand suit-row card card-played card-current card-penalty card-returned tag trick compass auction call timeline tick marker marker-active range controls button law-panel law-ref info info-row options option option-chosen machine state state-active note caption dd-badge branch score error fallback edition app'.split(
    ' ',
  );

export const PROPERTIES_DESCRIBED =
  'font font-cards size bg fg muted border accent focus table-bg card-bg card-fg radius gap spade heart diamond club major minor revoke claim ruling ok warn error speed height'.split(
    ' ',
  );
