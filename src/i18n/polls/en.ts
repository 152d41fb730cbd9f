/** What a poll of peers says, in English: the sheet that is shown, the answer, the count. */

type Slot<Name extends string> = Readonly<Record<Name, string>>;
type Number<Name extends string> = Readonly<Record<Name, number>>;

export const polls = {
  // The sheet.
  title: 'What would you do?',
  youAre: ({ seat }: Slot<'seat'>) => `You are ${seat}`,
  yourHand: 'Your hand',
  nothingBid: 'Nobody has called yet.',
  methods: 'What else you may know',
  contract: ({ contract, seat }: Slot<'contract' | 'seat'>) => `Contract: ${contract} by ${seat}`,
  dummy: 'Dummy',
  tricks: 'Played so far',
  trick: ({ number }: Number<'number'>) => `Trick ${number}`,
  askCall: 'What do you call?',
  askPlay: 'What do you play?',
  askDummy: 'What do you play from dummy?',
  askConsidered: 'What else do you seriously consider?',
  askOthers: 'Which of these would some players of your level choose?',
  inWords: 'Something else, in your own words',
  level: 'The level you play at',
  levels: { club: 'Club', regional: 'Regional', national: 'National', international: 'International' },
  initials: 'Initials, if you like',
  remark: 'What you want to add',
  answer: 'Give this answer',
  chooseFirst: 'First choose what you do.',
  thanks: 'Thank you.',
  handBack: 'Hand the device back.',
  notKept: 'The answer is not stored yet. Hand the device back and say so.',
  nextPerson: 'Ask the next person',
  stop: 'Stop asking',
  copyAnswer: 'Copy the answer',
  sendBack: 'Send this text back to whoever asked you:',
  copied: 'Copied',
  copyByHand: 'Copy this text by hand:',
  unreadable: 'This link holds no question that can be read. Ask for it again.',
  printSheet: 'Print',
  // The case file.
  what: 'A peer is shown one hand, the auction up to the decision and the conditions. Result, other hands, later calls, names and this case stay hidden.',
  noDecision: 'No call or play of a known hand is recorded: there is nothing to ask about.',
  prepare: 'Prepare a poll',
  decision: 'Which decision',
  beforeCall: ({ number, seat, call }: Slot<'seat' | 'call'> & Number<'number'>) =>
    `${seat}, call ${number} (called ${call})`,
  beforePlay: ({ event, seat, card }: Slot<'seat' | 'card'> & Number<'event'>) =>
    `${seat}, event ${event} (played ${card})`,
  unknownHand: 'hand not known',
  explained: 'Explanations the peer may know',
  explainedHint:
    'What partner explained or alerted of the player’s own calls is left out unless you tick it.',
  explainedCall: ({ number, seat, call, words }: Slot<'seat' | 'call' | 'words'> & Number<'number'>) =>
    `Call ${number}, ${seat} ${call}: ${words}`,
  alerted: 'alerted',
  open: 'Show dummy and the tricks so far',
  scoring: 'Form of scoring',
  methodsField: 'Methods, in words a peer may read',
  threshold: 'Threshold of the organisation',
  thresholdHint: 'As its regulations say; leave it empty where they say nothing.',
  considering: 'Seriously considered by',
  choosing: 'Chosen by',
  outOf: 'of so many asked',
  rule: 'Which regulation says so',
  poll: ({ number }: Number<'number'>) => `Poll ${number}`,
  askNow: 'Ask somebody on this device',
  printed: 'Save the sheet for paper',
  copySheet: 'Copy the sheet as text',
  copyLink: 'Copy a link to the sheet',
  openSheet: 'Open the sheet, to show or print it',
  paste: 'An answer that was sent to you',
  pasteHint: 'Paste the whole message.',
  take: 'Take this answer',
  noAnswer: 'There is no answer in this text.',
  otherPoll: 'This answer was given to another sheet.',
  sameAnswer: 'The same answer is already counted. If another person gave it, press once more.',
  choice: 'Choice',
  chose: 'Chose it',
  considered: 'Seriously considered it',
  others: 'Some would choose it',
  byLevel: 'by level',
  noLevel: 'Level not stated',
  about: ({ seat, what }: Slot<'seat' | 'what'>) => `${seat}: ${what}`,
  askedOf: ({ count, levels }: Slot<'levels'> & Number<'count'>) =>
    `Asked: ${count}${levels === '' ? '' : ` (${levels})`}`,
  nobodyAsked: 'Nobody has been asked yet',
  ofLevel: ({ level, count }: Slot<'level'> & Number<'count'>) => `${level} ${count}`,
  counted: ({
    choice,
    chose,
    considered,
    others,
  }: Slot<'choice'> & Number<'chose' | 'considered' | 'others'>) =>
    `${choice}: chosen by ${chose}, seriously considered by ${considered}${others === 0 ? '' : `, some would choose it: ${others}`}`,
  thresholdIs: ({ rule, terms }: Slot<'rule' | 'terms'>) => `Threshold (${rule}): ${terms}`,
  noSource: 'source not stated',
  consideredBy: ({ count, of }: Number<'count' | 'of'>) => `seriously considered by ${count} of ${of}`,
  chosenBy: ({ count, of }: Number<'count' | 'of'>) => `chosen by ${count} of ${of}`,
  noThreshold: 'No threshold is stated',
  reached: 'at or above the threshold',
  notReached: 'below the threshold',
  reaches: ({ considering, choosing }: Slot<'considering' | 'choosing'>) =>
    [considering === '' ? '' : `considered: ${considering}`, choosing === '' ? '' : `chosen: ${choosing}`]
      .filter((part) => part !== '')
      .join(', '),
  judged: ({ clause }: Slot<'clause'>) =>
    `These are numbers. People judge what they mean for a logical alternative (${clause}).`,
  answerOf: ({ who, choice }: Slot<'who' | 'choice'>) => `${who}: ${choice}`,
  considers: ({ choices }: Slot<'choices'>) => `considers ${choices}`,
  someWould: ({ choices }: Slot<'choices'>) => `some would choose ${choices}`,
  doubts: {
    noMoment: 'The record has no such moment: it is not certain which decision this poll is about.',
    otherHand: 'The sheet shows another hand than the record has now.',
    otherCalls: 'The sheet shows other calls than the record has now.',
    unknownHand: 'The record does not know the hand that the sheet shows.',
  },
  notThere: ({ choice }: Slot<'choice'>) => `This was answered, but the sheet does not offer it: ${choice}`,
  stray: ({ choice }: Slot<'choice'>) =>
    `An answer belongs to no poll of this record (${choice}), so it is not counted.`,
};

export type PollWords = typeof polls;
