/** What is said where a contested claim is worked on, in English: on the command line, and beside the replay. */

import { count, tricks } from './count.ts';

export const claiming = {
  title: 'Claim',
  /** `kept`: what a concession keeps. */
  claimed: ({ seat, number, left }: { seat: string; number: number; left: number }) =>
    `${seat} claims ${number || 'none'} of the last ${tricks(left)}.`,
  conceded: ({ seat, number, left }: { seat: string; number: number; left: number }) =>
    `${seat} concedes${number === 0 ? ' all' : `, keeping ${number}`} of the last ${tricks(left)}.`,
  /** A hand was faced, and nothing said. */
  faced: ({ seat, left }: { seat: string; left: number }) =>
    `${seat} faced the hand and named no number (48B2, 68A): the lines are compared with ${left === 1 ? 'the last trick' : `all of the last ${tricks(left)}`}.`,
  nothingCameOfIt: ({ clause }: { clause: string }) =>
    `Nothing came of it (${clause}): what follows only shows what it would have given.`,
  statement: ({ text }: { text: string }) => `Stated with it: ${text}`,
  noStatement: 'No line of play was stated.',
  noClaim: 'The record has no claim.',
  /** Why nothing is worked out. */
  notWorkedOn: {
    noPlay: 'The claim was not made during the play: there is nothing to work out.',
    unknownCards:
      'Not every card of the four hands is known, so nobody can tell what can be played after this claim.',
    cardOutOfPlace: 'This is not worked out: at the claim a card was not where it should be.',
    choiceOpen: 'This is not worked out: a player must make a choice first and has not.',
    matterOpen:
      'This is not worked out: something is still open and must be settled first, such as a revoke that may still be corrected.',
  },
  /** What lies open, and who decides about it. */
  penaltyCards: {
    lies: ({ seat, cards }: { seat: string; cards: string }) =>
      `Penalty cards of ${seat}: ${cards}. They are played at the first chance (50D1).`,
    minor: ({ seat, card }: { seat: string; card: string }) =>
      `Minor penalty card of ${seat}: ${card}. It is played before any other card of that suit below the ten (50C).`,
    choices:
      'The lines include every choice that declarer has: which of several penalty cards is played (51A), and a suit required or forbidden when the owner’s partner is on lead (50D2, 51B).',
    named: 'Declarer names the penalty card that is played (51A).',
    /** What was chosen on a line, before that card of it. */
    required: ({ card, seat, suits }: { card: string; seat: string; suits: string }) =>
      `Before ${card}, declarer requires ${suits} from ${seat}, who is on lead (50D2, 51B).`,
    forbidden: ({ card, seat, suits }: { card: string; seat: string; suits: string }) =>
      `Before ${card}, declarer forbids ${seat}, who is on lead, to lead ${suits} (50D2, 51B).`,
    neither: ({ card, seat }: { card: string; seat: string }) =>
      `Before ${card}, declarer leaves ${seat} free to lead anything (50D2, 51B).`,
    severalWays: 'The same cards are played after other choices of declarer, too.',
    namedOf: ({ card, seat }: { card: string; seat: string }) =>
      `Declarer names ${card} among the penalty cards of ${seat} (51A).`,
  },
  trumpsOut: ({ seat, cards }: { seat: string; cards: string }) => `Trumps out (70C), ${seat}: ${cards}`,
  noTrumpOut: 'No trump is out (70C).',
  /** The stated line, card by card. */
  followed: {
    title: 'The stated line',
    whole: ({ number }: { number: number }) =>
      `It can be played to its end, whatever the opponents play. Up to there it brings at least ${tricks(number)}.`,
    upTo: ({ number }: { number: number }) =>
      `Card ${number} of those named is the first that cannot be played.`,
    notHeld: ({ card }: { card: string }) => `${card}: neither hand of the side holds it then.`,
    lostTheLead: ({ card, seat }: { card: string; seat: string }) =>
      `${card} cannot be played: an opponent, ${seat}, is on lead.`,
    lostTo: ({ card, seat, by }: { card: string; seat: string; by: string }) =>
      `${card} cannot be played: an opponent, ${seat}, won with ${by} and is on lead.`,
    otherHandLeads: ({ card, seat }: { card: string; seat: string }) =>
      `${card} cannot be led: the lead is in the other hand, ${seat}.`,
    mustFollow: ({ card, seat }: { card: string; seat: string }) =>
      `${card} cannot be played: ${seat} must follow suit.`,
    mayNotLead: ({ card, seat }: { card: string; seat: string }) =>
      `${seat} may not lead ${card}: a penalty card or a lead restriction comes first (50D, 51).`,
    noTrickLeft: ({ card }: { card: string }) => `${card}: no trick is left for it.`,
    rest: 'The lines below follow the stated line as far as it is still possible.',
    unread: ({ text }: { text: string }) => `Not understood as cards of a line: ${text}`,
  },
  /** What is true of a card; never whether it is normal. */
  facts: {
    fromBelow: 'led from below',
    loserLed: 'a loser led',
    trumpLeftOut: 'leaves a trump out',
    trumpLed: 'a trump led',
    trumpNotNeeded: 'a trump led though none is out',
    finesse: 'a finesse',
    winDeclined: 'does not win though it could',
    partnerBeaten: 'beats partner’s winner',
    winnerDiscarded: 'throws a winner away',
    winnerWasted: 'wastes a winner',
    entryDiscarded: 'throws the last entry away',
  },
  lines: {
    title: 'Lines',
    turn: ({ seat }: { seat: string }) => `In turn: ${seat}`,
    /** `best`: when nobody errs afterwards. */
    play: ({ cards, best, fewest }: { cards: string; best: number; fewest: number }) =>
      `${cards}: ${best} if nobody errs afterwards, ${fewest} on the line that brings fewest`,
    /** What it brings when nobody errs is more than can be looked at. */
    only: ({ cards, fewest }: { cards: string; fewest: number }) =>
      `${cards}: ${fewest} on the line that brings fewest`,
    stated: 'as stated',
    /** Not every line behind the card could be looked at. */
    perhaps: 'perhaps fewer still',
    marked: 'not normal, as marked',
    markedCareless: 'careless, as marked',
    markedInferior: 'inferior, as marked',
    fewest: ({ number }: { number: number }) =>
      `Fewest tricks on a line that nobody has marked as not normal: ${number}`,
    nothingLost: ({ number }: { number: number }) =>
      `No line that is left loses a trick of the claim: each brings ${number} or more.`,
    /** 71: `more` of the tricks that were given up. */
    notGivenUp: ({ number, more }: { number: number; more: number }) =>
      `Each line that is left brings ${number} or more: no line loses ${tricks(more)} of those given up (71).`,
    notAll: 'There are more lines than can be looked at: one of them may bring fewer.',
    /** What the line that brings fewest depends on. `number`: the fewest without that. */
    onlyIf: ({ what, number }: { what: string; number: number }) =>
      `This number is right only if this is normal: ${what}. If it is not, the fewest are ${number}.`,
    noneOf: ({ what, number }: { what: string; number: number }) =>
      `All of these: ${what}. If none of them is normal, the fewest are ${number}.`,
    mustFind: ({ card, seat, number }: { card: string; seat: string; number: number }) =>
      `For that, an opponent, ${seat}, must find ${card}. Without that the fewest are ${number}.`,
    won: ({ number }: { number: number }) => `Won by the side up to here: ${number}`,
    over: 'Every card is played.',
  },
  oneOpponent: {
    title: 'One opponent rather than the other (70E1)',
    none: 'No play here depends on which opponent holds a card.',
    unknown: 'There are too many lines to see whether a play depends on which opponent holds a card.',
    needs: ({
      play,
      card,
      seat,
      tricks: number,
      otherwise,
    }: {
      play: string;
      card: string;
      seat: string;
      tricks: number;
      otherwise: number;
    }) =>
      `The play ${play} brings ${number} if ${seat} holds ${card}, and ${otherwise} if the other opponent does.`,
    shownBefore: ({ seat }: { seat: string }) => `${seat} had failed to follow to the suit before the claim.`,
    shownOnEvery: 'On every line that is not marked, an opponent first fails to follow to the suit.',
    notShown: 'On some line, nobody first fails to follow to the suit.',
    shownUnknown:
      'There are too many lines to see whether, on every line, an opponent first fails to follow to the suit.',
  },
  /** Beside the replay. */
  bench: {
    asked: 'Being worked out …',
    failed: 'This could not be worked out.',
    givenBack: 'What is stated and marked here is as it was when the page was closed. It is not recorded.',
    /** `example`: how cards are typed. */
    line: ({ example }: { example: string }) => `The stated line in cards, as in: ${example}`,
    follow: 'Follow',
    rule: 'What people say of lines: careless and inferior ones are normal',
    rest: ({ number }: { number: number }) =>
      `${count(number, 'play', 'plays')} after which no line loses a trick of the claim`,
    play: ({ card }: { card: string }) => `Play ${card}`,
    back: 'One card back',
    start: 'Back to the claim',
    walked: 'Played so far on this line',
    record: ({ number }: { number: number }) => `Record as the answer: ${tricks(number)}, with this line`,
    chosen: ({ line }: { line: string }) => `Line: ${line}`,
    ruledOut: ({ what }: { what: string }) => `Not normal: ${what}`,
    careless: ({ what }: { what: string }) => `Careless: ${what}`,
    inferior: ({ what }: { what: string }) => `Inferior: ${what}`,
    /** `cards`: as the case format writes them. */
    asStated: ({ cards }: { cards: string }) => `Stated: ${cards}`,
    here: ({ card }: { card: string }) => `${card} here is`,
    kinds: {
      none: 'not marked',
      careless: 'careless',
      inferior: 'inferior',
      notNormal: 'not normal',
    },
    said: 'What people have said',
    by: 'Said by',
    why: 'Because',
    readBack: 'By the answer in the record:',
    /** The trick in progress. */
    inTrick: ({ cards }: { cards: string }) => `In the trick: ${cards}`,
    print: 'Print',
    left: 'The cards that are left',
  },
  people: 'Only people may say which lines are normal, careless and inferior ones included.',
  /** The command line. */
  unknownFact: ({ word, words }: { word: string; words: string }) =>
    `${word} is none of these words: ${words}`,
  unknownClaim: ({ number, claims }: { number: string; claims: number }) =>
    `There is no claim ${number}: the record has ${count(claims, 'claim', 'claims')}.`,
  notPlayable: ({ card }: { card: string }) => `${card} cannot be played there: the line is shown up to it.`,
};

export type ClaimWords = typeof claiming;
