/** The parameters of the findings about dummy's limits, cards called and touched, quitted and defective tricks (42 to 47, 66, 67). */

import type { Card, CardList } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';

export interface DummyFindings {
  'dummy.calledDirector': { by: Seat };
  'dummy.pointedOut': { by: Seat };
  'dummy.pointedOutDefender': { by: Seat; seat: Seat | null };
  'dummy.exchangedHands': { by: Seat; of: Seat };
  'dummy.sawDefendersHand': { by: Seat; of: Seat };
  'dummy.warnedOfWrongHand': { declarer: Seat };
  'dummy.handChosen': { by: Seat; hand: Seat };
  'dummy.suggestedCard': { seat: Seat; card: Card };
  'declarer.cardPlayed': { seat: Seat | null; card: Card };
  'designation.touched': { by: Seat | null; card: Card };
  'designation.46B': { by: Seat; card: Card | null; words: string; candidates: CardList };
  'designation.46B1a': { by: Seat; card: Card | null; words: string; candidates: CardList };
  'designation.46B1b': { by: Seat; card: Card | null; words: string; candidates: CardList };
  'designation.46B1c': { by: Seat; card: Card | null; words: string; candidates: CardList };
  'designation.46B2': { by: Seat; card: Card | null; words: string; candidates: CardList };
  'designation.46B3a': { by: Seat; card: Card | null; words: string; candidates: CardList };
  'designation.46B3b': { by: Seat; card: Card | null; words: string; candidates: CardList };
  'designation.46B4': { by: Seat; card: Card | null; words: string; candidates: CardList };
  'designation.46B5': { by: Seat; card: Card | null; words: string; candidates: CardList };
  'designation.chosen': { by: Seat; card: Card };
  'designation.changeWanted': { called: Card; card: Card; by: Seat };
  'designation.changed': { called: Card; card: Card };
  'designation.leadGoesBack': { seat: Seat; card: Card; leader: Seat; trick: number };
  'designation.changeRefused': { called: Card; card: Card };
  'designation.changeTooLate': { called: Card; card: Card; by?: Seat };
  'designation.misplaced': { called: Card; card: Card };
  'designation.putRight': { called: Card; card: Card };
  'designation.stands': { called: Card | null; card: Card };
  'designation.standsAsRevoke': { called: Card | null; card: Card };
  'fifthCard.defender': { seat: Seat; card: Card };
  'fifthCard.declarer': { seat: Seat; card: Card };
  'trick.inspected': { by: Seat; trick: number };
  'question.whoDoubled': { by: Seat };
  'question.reviewTooLate': { by: Seat };
  'defectiveTrick.short': { seat: Seat; trick: number; card: Card | null };
  'defectiveTrick.long': { seat: Seat; trick: number; card: Card | null };
  'defectiveTrick.early.short': { seat: Seat; trick: number; card: Card | null };
  'defectiveTrick.early.long': { seat: Seat; trick: number; card: Card | null };
  'defectiveTrick.late.couldFollow': { seat: Seat; trick: number; card: Card };
  'defectiveTrick.late.void': { seat: Seat; trick: number; card: Card };
  'defectiveTrick.late.notKnown': { seat: Seat; trick: number; card: Card };
  'defectiveTrick.late.long': { seat: Seat; trick: number; card: Card };
  'defectiveTrick.wrongCardSupplied': { seat: Seat; card: Card; trick: number };
  'designation.intended': { called: Card; card: Card };
  'question.dummyAsked': { by: Seat };
  'question.outOfTurn': { by: Seat };
  'trick.turnedCardTooLate': { by: Seat; trick: number; ownSide: boolean };
  'trick.inspectedByDummy': { by: Seat; trick: number };
  'trick.inspectedAfterTurning': { by: Seat; trick: number };
  'defectiveTrick.restoredCardNotPlayed': { seat: Seat; card: Card; trick: number; played: Card };
  'defectiveTrick.cardReappeared': { seat: Seat; trick: number; card: Card };
  'defectiveTrick.noticedLate': { seat: Seat; trick: number; card: Card | null };
}
