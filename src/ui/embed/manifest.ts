/** The public face of `<deal-replay>`, for editors and documents. A test compares it with the element as it is. */

export interface DescribedMember {
  readonly name: string;
  readonly says: string;
}

export interface AttributeDescribed extends DescribedMember {
  /** The words it knows, the usual one first; none for free text. */
  readonly words?: readonly string[];
}

export const ATTRIBUTES_DESCRIBED: readonly AttributeDescribed[] = [
  {
    name: 'src',
    says: 'Address of a baked file (dealtrail bake); with deal-replay-laws.js of any record, PBN and LIN among them. Another origin must allow it (CORS).',
  },
  {
    name: 'data',
    says: 'A deal as a link carries it: 1.<payload>.<check>. Facts only; with deal-replay-laws.js with the Laws, too.',
  },
  { name: 'board', says: 'Which board, where the file holds several; the first otherwise.' },
  { name: 'lang', says: 'en, tr, el or he; inherited from the page otherwise.' },
  {
    name: 'letters',
    says: 'Letters of ace, king, queen and jack.',
    words: ['auto', 'akqj', 'ardv', 'akdb', 'akdw', 'ahvb', 'ekdkn'],
  },
  { name: 'ten', says: 'How a ten is written.', words: ['10', 'T'] },
  { name: 'seats', says: 'N E S W, or the letters of the language.', words: ['intl', 'local'] },
  {
    name: 'suits',
    says: 'Suit colours; mono draws hearts and diamonds hollow.',
    words: ['two', 'four', 'mono'],
  },
  { name: 'step', says: 'What one step is.', words: ['card', 'trick', 'event'] },
  { name: 'start', says: 'start, end, first-irregularity, t4.2 (trick 4, card 2) or e23 (after 23 events).' },
  { name: 'orient', says: 'The seat at the bottom.', words: ['S', 'W', 'N', 'E'] },
  {
    name: 'view',
    says: 'Whose unplayed cards are seen.',
    words: ['open', 'table', 'declarer', 'seat:N', 'seat:E', 'seat:S', 'seat:W'],
  },
  {
    name: 'reveal',
    says: 'When what the Laws say is shown: always, when asked for (a quiz), after the play, or never.',
    words: ['all', 'ask', 'after-play', 'never'],
  },
  {
    name: 'played',
    says: 'Cards already played: grey, left out, or as the others.',
    words: ['grey', 'hide', 'show'],
  },
  {
    name: 'show',
    says: 'What stands beside the table: auction law options machine info timeline notes share; names, dd and branches, as their attributes say; score for the result of the deal. Usual: auction law options timeline notes.',
  },
  {
    name: 'hide',
    says: 'Words of show that are not shown, whatever other attributes say; score hides the tricks so far, too.',
  },
  {
    name: 'names',
    says: 'How seats are named beside their letters: not at all, by the seat in words, or by the players, where the file holds them.',
    words: ['none', 'seats', 'initials', 'full'],
  },
  {
    name: 'dd',
    says: 'Declarer’s tricks at double dummy at each position, where they were baked (dealtrail bake --double-dummy). Advice only; hidden with what the Laws say, and where a hand is hidden.',
    words: ['off', 'on'],
  },
  {
    name: 'whatif',
    says: 'Choices become buttons that show what would have come of them, where that was baked (dealtrail bake --branches). Never stored.',
    words: ['off', 'on'],
  },
  {
    name: 'storage',
    says: 'none: a replay in an article stores nothing, whatever this says. A word of the app’s, kept for whoever writes for both.',
    words: ['none', 'local'],
  },
  {
    name: 'autoplay',
    says: 'Milliseconds a step; off when it is not there. Never where less motion is wanted.',
  },
  {
    name: 'theme',
    says: 'auto follows the color-scheme of the page.',
    words: ['auto', 'light', 'dark', 'contrast', 'print'],
  },
  {
    name: 'density',
    says: 'full; compact has the law and notes only; diagram has the table only.',
    words: ['full', 'compact', 'diagram'],
  },
  {
    name: 'law',
    says: 'The edition of the Laws (2017 or 2007): shown where the file was baked with it (dealtrail bake --law both); otherwise the replay says that it was baked with another.',
  },
  {
    name: 'keys',
    says: 'Keys act while the replay has the focus; off leaves those of the line only.',
    words: ['focus', 'off'],
  },
  { name: 'caption', says: 'A line under the replay.' },
  {
    name: 'app',
    says: 'Where the deal can be gone on with: address of the app, with the deal behind #d= where data does not hold it. It becomes a link that leads to the same step. Hidden in a quiz until the end.',
  },
];

export const METHODS_DESCRIBED: readonly DescribedMember[] = [
  { name: 'next', says: 'One step on.' },
  { name: 'prev', says: 'One step back.' },
  { name: 'first', says: 'To the start.' },
  { name: 'last', says: 'To the end.' },
  {
    name: 'goTo',
    says: 'To a position by its number or its name: 12, t2.3, e23, start, end, first-irregularity.',
  },
  { name: 'nextIrregularity', says: 'To the next irregularity.' },
  { name: 'previousIrregularity', says: 'To the irregularity before.' },
  { name: 'play', says: 'Plays on until an irregularity or the end.' },
  { name: 'pause', says: 'Stops playing.' },
  { name: 'toggle', says: 'Plays or stops.' },
  { name: 'flip', says: 'Turns the table: that seat to the bottom, or a quarter turn.' },
  { name: 'nextView', says: 'Looks through the next pair of eyes.' },
  { name: 'reveal', says: 'Ends a quiz: what the Laws say is shown.' },
  { name: 'share', says: 'Tells the link to this step (share-request) and copies it.' },
  { name: 'toSVG', says: 'The diagram as it stands, as an SVG picture for browsers.' },
  { name: 'toText', says: 'The whole deal, a line a step.' },
  { name: 'getState', says: 'Where the replay stands; null while there is none.' },
];

/** All bubble and leave the shadow tree. */
export const EVENTS_DESCRIBED: readonly DescribedMember[] = [
  { name: 'replay-ready', says: '{ title, steps, irregularities }' },
  { name: 'replay-step', says: '{ index, trick, seat, card, eventId }' },
  { name: 'irregularity-enter', says: '{ kind, law, offender, state }' },
  { name: 'machine-change', says: '{ machine, id, from, to }' },
  { name: 'option-preview', says: '{ law, option }' },
  {
    name: 'branch-change',
    says: '{ branch, law, option }: the position a choice is tried at, its clause and the choice as cases write it; all null when what happened is shown again',
  },
  { name: 'view-change', says: '{ view, bottom }' },
  { name: 'size-change', says: '{ height }' },
  { name: 'share-request', says: '{ url }; when prevented, nothing is copied' },
  { name: 'replay-error', says: '{ code, message }' },
];

export const PARTS_DESCRIBED =
  'base header board-info table seat seat-name hand suit-row card card-played card-current card-penalty card-returned tag trick compass auction call timeline tick marker marker-active range controls button law-panel law-ref info info-row options option option-chosen machine state state-active note caption dd-badge branch score error fallback edition app'.split(
    ' ',
  );

export const PROPERTIES_DESCRIBED =
  'font font-cards size bg fg muted border accent focus table-bg card-bg card-fg radius gap spade heart diamond club major minor revoke claim ruling ok warn error speed height'.split(
    ' ',
  );
