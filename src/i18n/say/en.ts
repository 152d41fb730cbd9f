/** What a director says at the table, in English. */

import type { SaySlots, SayWords } from './words.ts';

const be = ({ count }: SaySlots): string =>
  count > 1 ? 'are major penalty cards' : 'is a major penalty card';

export const say: SayWords = {
  title: 'Say this',
  language: 'The players’ language',
  choose: ({ seat }) => `${seat}, you choose one of these:`,
  nothing: 'There is nothing to explain at this moment.',
  close: 'Close',
  findFirst: 'First find out whether this is true. What depends on it below holds only if it is.',
  says: {
    'penaltyCard.minor': (s) => [
      `The ${s.cards} is a minor penalty card.`,
      `${s.seat}: leave it face up on the table. You may play any other suit, or an honour of this suit, but no other small card of this suit before it.`,
      `${s.partner}: you may lead anything. If seeing that card turns out to hurt declarer, I may adjust the score.`,
    ],
    'penaltyCard.major': (s) => [
      `The ${s.cards} ${be(s)}.`,
      s.count > 1
        ? `${s.seat}: leave them face up on the table. Play each at the first legal chance, when you lead, follow suit, discard or ruff; if you can play more than one, declarer says which.`
        : `${s.seat}: leave it face up on the table. Play it at the first legal chance, when you lead, follow suit, discard or ruff.`,
      `${s.partner}: whenever you are to lead while ${s.count > 1 ? 'they lie' : 'it lies'} there, wait until ${s.declarer} has spoken.`,
    ],
    'leadRestriction.pendingChoice': (s) => [
      '',
      '',
      `${s.seat}: do not lead before ${s.declarer} has chosen.`,
    ],
    'leadRestriction.required': (s) => [
      '',
      '',
      `${s.seat}: lead ${s.suits} now if you can; if you cannot, lead anything.`,
    ],
    'leadRestriction.forbidden': (s) => [
      '',
      '',
      `${s.seat}: you may not lead ${s.suits} as long as you keep the lead.`,
    ],
    'revoke.attention': (s) => [
      `${s.seat} has revoked, and there is still time to correct it.`,
      `${s.seat}: take the card back and follow suit.`,
      'An opponent who has played after the revoke may take that card back.',
    ],
    'revoke.established': () => [
      'The revoke is established: it can no longer be corrected.',
      'Play on as if nothing had happened.',
      'After play I will check whether the tricks that move make up for it, and come back to you if they do not.',
    ],
    'leadOutOfTurn.pending': (s) => [
      `${s.seat} has led out of turn.`,
      `${s.seat}: leave the card on the table.`,
      'Everybody else: do not play before the lead has been accepted or refused.',
    ],
    'openingLead.pending': (s) => [
      'The opening lead was faced out of turn.',
      `${s.seat}: leave the card face up on the table.`,
      `${s.partner}: do not lead, and nobody spreads a hand before the choice is made.`,
    ],
    'prematurePlay.optionPending': (s) => [
      `${s.seat} has played before ${s.partner}. The ${s.cards} is a major penalty card.`,
      `${s.seat}: leave it face up on the table.`,
      `${s.partner}: do not play before ${s.declarer} has chosen.`,
    ],
    'prematurePlay.restricted': (s) => [
      '',
      '',
      `${s.partner}: play as ${s.declarer} has chosen; if you cannot, play any legal card.`,
    ],
    'penaltyCardUnplayed.pending': (s) => [
      'A penalty card that was due has not been played.',
      `${s.seat}: leave both cards on the table.`,
      `${s.partner}: do not play before ${s.declarer} has chosen.`,
    ],
    'penaltyCardChoice.pending': (s) => [
      `${s.seat} can play more than one penalty card.`,
      `${s.seat}: wait until ${s.declarer} says which.`,
      '',
    ],
    'claim.made': (s) => [
      s.givesUp === null
        ? 'There is a claim, and play stops.'
        : s.givesUp === 'some'
          ? 'Tricks are given up, and play stops.'
          : 'All the remaining tricks are given up, and play stops.',
      s.givesUp === 'all' ? '' : `${s.seat}: say how you would play the rest, and show your cards.`,
      (s.partnerMayObject
        ? `${s.partner}: if you object at once, nothing is given up, and play goes on. `
        : '') + 'Everybody else: do you agree, or do you doubt it?',
    ],
  },
};
