/** Sentences under the choices: who waits for whom, what restricts the hand in turn, where a minor card gives no choice. */

import { cardsOf } from '../../domain/hand.ts';
import { partnerOf } from '../../domain/seat.ts';
import type { Hidden } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import type { Moment } from '../../view/replay.ts';
import { minorWithoutChoice } from './options.ts';

/**
 * A sentence for each reason why play waits or is limited now: a choice to be made, a suit required or
 * forbidden, a penalty card. Empty when there is no reason.
 */
export function notesAt(moment: Moment, words: Words, hidden: Hidden): string[] {
  const text = words.screen.options;
  const { written } = words;
  const notes: string[] = [];
  const { turn } = moment.table;
  if (moment.waitsFor !== null && turn !== null)
    notes.push(text.waits({ player: written.seat(turn), chooser: written.seat(moment.waitsFor) }));
  const { restriction } = moment;
  if (restriction?.require !== undefined)
    notes.push(
      text.restrictionRequire({
        seat: written.seat(restriction.on),
        suit: written.suit(restriction.require),
      }),
    );
  if (restriction?.forbid !== undefined && restriction.forbid !== '') {
    notes.push(
      text.restrictionForbid({
        seat: written.seat(restriction.on),
        suits: written.suitSet(restriction.forbid, 'or'),
      }),
    );
  }
  for (const { owner, card } of minorWithoutChoice(moment))
    notes.push(text.minorCloses({ partner: written.seat(partnerOf(owner)), card: written.card(card) }));
  const limited = limitsOf(moment, words, hidden);
  if (limited !== null) notes.push(limited);
  return notes;
}

/** The cards that the player in turn may play, if something besides following suit limits them. */
function limitsOf(moment: Moment, words: Words, hidden: Hidden): string | null {
  const { turn, hands } = moment.table;
  const legal = turn === null ? undefined : moment.legal[turn];
  if (turn === null || legal === undefined || legal.length === 0) return null;
  if (moment.restriction === null && !moment.penaltyCards.some(({ owner }) => owner === turn)) return null;
  // A perspective that can't see the hand does not know what it may play, except for cards that are face up.
  if (legal.some((card) => hidden(card))) return null;
  if (legal.length === cardsOf(hands[turn]).length || legal.length > 6) return null;
  return words.screen.options.legal({
    seat: words.written.seat(turn),
    cards: words.written.cards(legal, 'or'),
  });
}
