/** The public face of `<deal-replay>`, for editors and documents. A test compares it with the element as it is. */

export interface DescribedMember {
  readonly name: string;
  readonly description: string;
}

export interface AttributeDescribed extends DescribedMember {
  /** The values it accepts, the default first; none if it accepts any text. */
  readonly words?: readonly string[];
}

export const ATTRIBUTES_DESCRIBED: readonly AttributeDescribed[] = [
  {
    name: 'src',
    description:
      'The address of a baked file (dealtrail bake). With deal-replay-laws.js it may be any record, such as PBN or LIN. A file from another site loads only if that site allows it (CORS).',
  },
  {
    name: 'data',
    description:
      'A deal in the form of a link: 1.<payload>.<check>. The replay then shows only the facts; deal-replay-laws.js also shows what the Laws say.',
  },
  {
    name: 'board',
    description: 'The board to show if the file holds several. Without it the first board is shown.',
  },
  {
    name: 'lang',
    description: 'The language: en, tr, el or he. Without it the replay uses the language of the page.',
  },
  {
    name: 'letters',
    description: 'The letters of ace, king, queen and jack.',
    words: ['auto', 'akqj', 'ardv', 'akdb', 'akdw', 'ahvb', 'ekdkn'],
  },
  { name: 'ten', description: 'How a ten is written.', words: ['10', 'T'] },
  {
    name: 'seats',
    description: 'The letters of the seats: N E S W, or those of the language.',
    words: ['intl', 'local'],
  },
  {
    name: 'suits',
    description: 'The colours of the suits: two, four, or one; mono draws hearts and diamonds hollow.',
    words: ['two', 'four', 'mono'],
  },
  { name: 'step', description: 'What one step is.', words: ['card', 'trick', 'event'] },
  {
    name: 'start',
    description:
      'The first position shown: start, end, first-irregularity, t4.2 (trick 4, card 2) or e23 (after 23 events).',
  },
  { name: 'orient', description: 'The seat at the bottom.', words: ['S', 'W', 'N', 'E'] },
  {
    name: 'view',
    description: 'The hands that are shown: all four, or those that one player may see.',
    words: ['open', 'table', 'declarer', 'seat:N', 'seat:E', 'seat:S', 'seat:W'],
  },
  {
    name: 'reveal',
    description:
      'When the replay shows what the Laws say: always, when the reader asks (a quiz), after the play, or never.',
    words: ['all', 'ask', 'after-play', 'never'],
  },
  {
    name: 'played',
    description: 'How cards already played are drawn in a hand: grey, not at all, or like the others.',
    words: ['grey', 'hide', 'show'],
  },
  {
    name: 'show',
    description:
      'The panels beside the table: auction, law, options, machine, info, timeline, notes, share; names, dd and branches (see the attributes names, dd and whatif); score for the result of the deal. Without it: auction law options timeline notes.',
  },
  {
    name: 'hide',
    description:
      'The panels that are never shown, whatever other attributes say; the values are those of show. The value score also hides the tricks won up to now.',
  },
  {
    name: 'names',
    description:
      'The name beside the letter of a seat: none, the seat in words, or the player, if the file holds the names.',
    words: ['none', 'seats', 'initials', 'full'],
  },
  {
    name: 'dd',
    description:
      'Shows how many tricks declarer makes at double dummy from each position, if that was baked (dealtrail bake --double-dummy). It is advice only. It is hidden while the replay hides a hand or what the Laws say.',
    words: ['off', 'on'],
  },
  {
    name: 'whatif',
    description:
      'Makes each choice a button that shows what would have followed from it, if that was baked (dealtrail bake --branches). Nothing of it is stored.',
    words: ['off', 'on'],
  },
  {
    name: 'storage',
    description:
      'Has no effect in an article, because a replay there stores nothing. The app knows the attribute.',
    words: ['none', 'local'],
  },
  {
    name: 'autoplay',
    description:
      'Plays the deal by itself; the value is the number of milliseconds for a step. It does not play for a reader whose system asks for less motion.',
  },
  {
    name: 'theme',
    description: 'The colours; auto follows the color-scheme of the page.',
    words: ['auto', 'light', 'dark', 'contrast', 'print'],
  },
  {
    name: 'density',
    description:
      'How much is shown: everything (full), the table with the law and the notes (compact), or the table alone (diagram).',
    words: ['full', 'compact', 'diagram'],
  },
  {
    name: 'law',
    description:
      'The edition of the Laws, 2017 or 2007. It is shown if the file was baked with it (dealtrail bake --law both). If not, the replay says that the file was baked with another edition.',
  },
  {
    name: 'keys',
    description:
      'The keys that step through the deal: they act while the replay has the focus; with off, only the keys of the line under the table act.',
    words: ['focus', 'off'],
  },
  { name: 'caption', description: 'A line under the replay.' },
  {
    name: 'app',
    description:
      'The address of the app, for a link with which the reader goes on with the deal at the same step. If data does not hold the deal, the address has it after #d=. A quiz hides the link until its end.',
  },
];

export const METHODS_DESCRIBED: readonly DescribedMember[] = [
  { name: 'next', description: 'Goes one step on.' },
  { name: 'prev', description: 'Goes one step back.' },
  { name: 'first', description: 'Goes to the start.' },
  { name: 'last', description: 'Goes to the end.' },
  {
    name: 'goTo',
    description:
      'Goes to a position by its number or its name: 12, t2.3, e23, start, end, first-irregularity.',
  },
  { name: 'nextIrregularity', description: 'Goes to the next irregularity.' },
  { name: 'previousIrregularity', description: 'Goes to the previous irregularity.' },
  { name: 'play', description: 'Plays the deal until an irregularity or the end.' },
  { name: 'pause', description: 'Stops playing.' },
  { name: 'toggle', description: 'Plays or stops.' },
  {
    name: 'flip',
    description: 'Turns the table: the given seat comes to the bottom; without a seat, a quarter turn.',
  },
  { name: 'nextView', description: 'Goes to the next view: all hands, or those that one player may see.' },
  { name: 'reveal', description: 'Ends a quiz and shows what the Laws say.' },
  {
    name: 'share',
    description:
      'Sends the link to this step in a share-request event, then copies it and shows it under the buttons.',
  },
  { name: 'toSVG', description: 'Returns the diagram of this step as an SVG picture for browsers.' },
  { name: 'toText', description: 'Returns the whole deal as text, with a line for each step.' },
  { name: 'getState', description: 'Returns the position that is shown; null while no deal is shown.' },
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
      '{ branch, law, option }: the position at which a choice is tried, its clause, and the choice as a case file writes it; all are null when the replay shows again what happened',
  },
  { name: 'view-change', description: '{ view, bottom }' },
  { name: 'size-change', description: '{ height }' },
  { name: 'share-request', description: '{ url }; when prevented, nothing is copied or shown' },
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
