/** Words of the keys, the perspectives, the settings and the live region. */

import { count } from '../count.ts';

export const reader = {
  help: {
    title: 'Keys',
    close: 'Close',
    intro: 'These keys work in the replay, but not while you type in a field.',
    rows: [
      ['← →', 'one step back, one step on'],
      ['Shift + ← →', 'one trick back, one trick on'],
      ['Home End, 0 $', 'start, end'],
      [', .', 'one event back, one event on'],
      ['P N, [ ]', 'previous, next irregularity'],
      ['Space', 'play or pause'],
      ['F, Shift + F', 'turn the table by 90°, by 180°'],
      ['V', 'change whose cards are shown'],
      ['D', 'show or hide double dummy, where all four hands are shown'],
      ['L O M I', 'to the Laws, the choices, the status, the information'],
      ['1 … 6', 'choose in the panel of choices'],
      ['S', 'what to say to the players'],
      ['G', 'go to a trick'],
      ['/', 'recording: to the line you type on'],
      ['↑ ↓ ← →, Home End', 'recording, on a card: to another card of the hand'],
      [
        'E R C X U',
        'recording: something else, a revoke, a claim, a card taken back, take the last entry back',
      ],
      ['?', 'this list'],
    ] as readonly (readonly [string, string])[],
  },
  perspective: {
    label: 'See',
    open: 'all four hands',
    table: 'what the table saw',
    declarer: 'declarer and dummy',
    seat: ({ seat }: { seat: string }) => `only ${seat}`,
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    languageFailed: 'The other language could not be loaded.',
    letters: 'Card letters',
    lettersAuto: ({ letters }: { letters: string }) => `by language (${letters})`,
    seats: 'Seat letters',
    ten: 'Ten',
    suits: 'Suit colours',
    suitChoices: { two: 'two', four: 'four', mono: 'black and white' },
    played: 'Played cards',
    playedChoices: { grey: 'grey', hide: 'removed', show: 'shown' },
    theme: 'Light or dark',
    themes: { auto: 'as the system', light: 'light', dark: 'dark' },
    keys: 'Single-letter keys',
    edition: 'Laws of',
    editionOfRecord: 'as recorded',
  },
  announce: {
    wins: ({ seat }: { seat: string }) => `${seat} wins the trick`,
    atStart: 'Start of the deal',
    /** Behind the news that an entry was taken back: that entry. */
    entryBefore: ({ entry }: { readonly entry: string }): string => `It said: ${entry}`,
    /** Behind a correction, or an entry that takes another back, which none is found for. */
    changesNothing: 'The record has no such entry: nothing is changed.',
    noMark: 'There is no other irregularity in this direction.',
    choices: ({ seat, options }: { seat: string; options: number }) =>
      `${seat} has ${count(options, 'choice', 'choices')}`,
  },
};
