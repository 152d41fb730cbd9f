/** The trials of a new director: cases of the course texts, each with its decisive moment and what has to be said then. */

export interface Trial {
  readonly name: string;
  readonly path: string;
  /** The decisive moment, and what a director has to say then. */
  readonly decisive: number;
  readonly speech: readonly string[];
}

const seed = (name: string): string => `/fixtures/seeds/seed-${name}.json`;
const MAJOR = 'Play it at the first legal chance';

export const TRIALS: readonly Trial[] = [
  {
    name: 'seed 000, example 1: a small card dropped',
    path: seed('000-example-1a-refused'),
    decisive: 5,
    speech: [
      'The ♠5 is a minor penalty card.',
      'no other small card of this suit before it',
      'you may lead anything',
    ],
  },
  {
    name: 'seed 000, example 2: a card played that was to be another',
    path: seed('000-example-2'),
    decisive: 4,
    speech: ['The ♥6 is a major penalty card.', MAJOR],
  },
  {
    name: 'seed 000, example 3: a lead out of turn',
    path: seed('000-example-3c-forbid'),
    decisive: 5,
    speech: ['East has led out of turn.', 'leave the card on the table', 'South, you choose one of these:'],
  },
  {
    name: 'seed 000, example 4: a revoke corrected',
    path: seed('000-example-4c-forbid'),
    decisive: 12,
    speech: [
      'West has revoked, and there is still time to correct it.',
      'take the card back and follow suit',
    ],
  },
  {
    name: 'seed 000, example 5: two cards together',
    path: seed('000-example-5'),
    decisive: 11,
    speech: ['The ♦5 is a minor penalty card.'],
  },
  {
    name: 'seed 000, example 6: an ace dropped',
    path: seed('000-example-6'),
    decisive: 5,
    speech: ['The ♦A is a major penalty card.', MAJOR],
  },
  {
    name: 'seed 000, example 7: two penalty cards, partner on lead',
    path: seed('000-example-7e'),
    decisive: 10,
    speech: ['The ♦5 and ♥6 are major penalty cards.', 'West: do not lead before South has chosen.'],
  },
  {
    name: 'seed 004, option 1: the highest card',
    path: seed('004-S4-1-lead-to-next-trick-highest'),
    decisive: 7,
    speech: ['East has played before West.', 'do not play before South has chosen'],
  },
  {
    name: 'seed 004, option 2: the lowest card',
    path: seed('004-S4-2-play-before-partner-lowest'),
    decisive: 6,
    speech: ['East has played before West.', 'do not play before South has chosen'],
  },
  {
    name: 'seed 004, option 3: a card of another suit',
    path: seed('004-S4-3-void-partner-must-play-a-club'),
    decisive: 6,
    speech: ['East has played before West.', 'do not play before South has chosen'],
  },
  {
    name: 'seed 004, option 4: no card of another suit',
    path: seed('004-S4-4-void-partner-may-not-ruff'),
    decisive: 14,
    speech: ['West has played before East.', 'do not play before South has chosen'],
  },
  {
    name: 'a faced opening lead out of turn',
    path: '/fixtures/law54/54A-declarer-spreads-his-hand.json',
    decisive: 1,
    speech: ['The opening lead was faced out of turn.', 'East, you choose one of these:'],
  },
  {
    name: 'seed 002, deal 2: a revoke by declarer',
    path: '/fixtures/deals/seed-002-deal-2.json',
    decisive: 5,
    speech: ['The revoke is established: it can no longer be corrected.', 'After play I will check'],
  },
];
