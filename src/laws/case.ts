/** The lifecycles in progress as plain data: the context of each machine. `machines/` says when a lifecycle changes its state. */

import type { Card, Placed, Suit } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { Clause, EndOf } from './finding.ts';
import type { PrematurePlayContext } from './prematurePlayContext.ts';
import type { SimultaneousContext } from './simultaneousContext.ts';
import type { CaseState, MachineName } from './states.ts';

/** The machine and the number of the event that opened the lifecycle: `revoke@17`. If the event opened several, a further number follows. */
export type CaseId = string;

/** A defender's card exposed, led or played too soon, or withdrawn (24, 49, 50). */
export interface PenaltyCardContext {
  readonly owner: Seat;
  readonly card: Card;
  /** Exposed by accident: dropped, or sticking to the card played (50B). */
  readonly inadvertent: boolean;
  /** The clause by which Law 50 applies to the card. */
  readonly origin: Clause;
  /** Exposed before the opening lead was faced (24). */
  readonly inAuction: boolean;
  /** Shown in making or meeting a claim (68D2b). */
  readonly byClaim: boolean;
  /** Partner could have seen the face of the card, according to the record. */
  readonly seen: boolean;
  /** Held up for others to see or named (49: exposed whatever partner could see), not dropped or played. */
  readonly shown: boolean;
  readonly named?: true;
  /** Led or played too soon, and so exposed under 24 or 49: all have seen it, and it was no accident. */
  readonly played?: true;
  /** The owner had another penalty card when this card was exposed, or got one later (50B). */
  readonly several: boolean;
  /** The owner's other penalty cards at the moment when this card was exposed. */
  readonly beside?: readonly Card[];
  /** The card never was a penalty card after all: by a finding, or because an opponent had told its owner to play (47E1). */
  readonly neverWas?: 'found' | 'told' | undefined;
  /** For a fifth card (45E1): the trick to which it was played, and whether partner had yet to play to that trick (57A). */
  readonly fifthTo?: { readonly trick: number; readonly beforePartner: boolean };
  /** The fifth card was led on purpose, but people found this too late to treat it as a lead (50B). */
  readonly foundLed?: true;
  /** Declarer's choice about partner's lead returned the card to the hand: the number of that event. */
  readonly pickedUpAt?: number;
  /** Declarer made that choice because of this card, but the card gave him no right to it. */
  readonly groundless?: true;
  readonly openedAt: number;
}

/** Declarer's choice about the lead of a penalty card's owner's partner (50D2, 51B). */
export interface LeadRestrictionContext {
  readonly leader: Seat;
  /** The defender whose penalty card or withdrawn call (26B) gives declarer the choice. */
  readonly owner: Seat;
  readonly source: 'penaltyCard' | 'withdrawnCall';
  /** After a withdrawn call: the paragraph of 26 that gives declarer the choice, or denies it (26A1 of 2007). */
  readonly law?: '26A1' | '26A2' | '26B';
  /** The trick in which the leader lost the lead; null while he has not, and where he lost it to a trick with a card missing (67). */
  readonly lostAt: number | null;
  /** The number of the trick to be led when declarer had to choose. */
  readonly trick: number;
  readonly require: Suit | null;
  /** Suits in the order C D H S; empty for none. */
  readonly forbid: string;
  /** The number of the event by which declarer chose. */
  readonly chosenAt?: number;
  /** The choice by which declarer left the lead free gave up another right about it, too. */
  readonly freedTogether?: true;
  /** Declarer has named only suits that he could not name: the leader need not wait longer. */
  readonly misled?: true;
}

/** `missingCard`: the hand gave no card to the trick (67B1). */
export type RevokeDuty = 'followSuit' | 'requiredSuit' | 'forbiddenSuit' | 'missingCard';

export interface RevokeContext {
  /** The hand that revoked, dummy's included. */
  readonly seat: Seat;
  /** The card, or only its suit where nobody remembers the card. */
  readonly card: Placed;
  readonly trick: number;
  readonly duty: RevokeDuty;
  /** The suit that ought to have been led or played; null for a duty of another kind (57A). */
  readonly suit: Suit | null;
  readonly dummysHand: boolean;
  /** The card that revoked had been lying face up already: its owner replaces it, and nothing more follows (62B2). */
  readonly cardWasFaced: boolean;
  /** The card that ought to have been played was a penalty card (64B3). */
  readonly dueCardWasPenalty: boolean;
  /** The limb that established the revoke, 63A1 to 63A4, or the clause of 67B that does so itself; null while it is not established. */
  readonly by: Clause | null;
  /** The number of the event that established it; null while it is not established, and where 67B does so itself. */
  readonly establishedAt: number | null;
  /** The player who led or played to the next trick; 47E1 asks for him. */
  readonly playedOnBy: Seat | null;
  /** The event that drew attention to the revoke; null while nobody has. */
  readonly attentionAt: number | null;
  /** Cards in the revoke trick and the next when attention was drawn: only these may be changed (62C1). */
  readonly laidBeforeAttention: readonly Card[];
  /** Cards that lay in the trick when the hand revoked; left out where nobody can tell. */
  readonly laidBefore?: readonly Card[];
  /** 64B4 or 64B5 when attention came too late, 43B3 when dummy, without his rights, drew it. */
  readonly barredBy: EndOf<'revoke.adjusted'> | null;
  /** Dummy, without his rights, asked first (43B2b): Law 64 applies although the revoke has been corrected. */
  readonly asIfEstablished: boolean;
  /** The revoke was corrected, and then the hand revoked in the same trick again. */
  readonly again?: true;
  /** C-3: the side has played on after attention was drawn. */
  readonly playedOnNoticed?: true;
  /** C-3, 43B2b: all cards were played, and the revoke was never corrected although attention had been drawn to it. */
  readonly neverCorrected?: true;
  /** The latest answer on what the revoke has cost, where nothing else changes by it (64C). */
  readonly judgedAt?: number;
  /** The clause by which an established revoke was corrected: 62D1, or 62C3 where both sides revoked. */
  readonly correctedBy: Clause | null;
  /** The partner had already played to the trick (62D2). */
  readonly partnerHadPlayed: boolean;
  /** A defender has already asked the player about it (43B2b). */
  readonly questioned: boolean;
  readonly openedAt: number;
}

/** A card that its owner may take back because another player corrects something (62C, 47D, 45D1, 58B3, 53B). */
export interface CardChangeContext {
  readonly seat: Seat;
  readonly card: Card;
  readonly trick: number;
  readonly law: Clause;
  /** A defender who changes the card under 62C2 makes it a penalty card. */
  readonly becomesPenaltyCard: boolean;
  /** After this change (62C1) the other side may change its card, too (62C2). */
  readonly thenOtherSide: boolean;
  /** It is in the hand again when the right begins: another hand leads instead (44G), or its owner did not wait for the correction (62C1). */
  readonly goneBack?: true;
  /** The card was played after the revoke, but its place in the trick is before it. Whether it may be changed is disputed. */
  readonly earlierPlace?: true;
  /** The card is a lead out of turn that waits for the other side's choice, and stands in no trick until it is accepted. */
  readonly leadInWaiting?: true;
  readonly openedAt: number;
}

export interface LeadOutOfTurnContext {
  readonly leader: Seat;
  readonly properLeader: Seat;
  readonly card: Card;
  readonly trick: number;
  readonly byDefender: boolean;
  /** The player whose choice counts so far; the other defender may overrule him where 55A says so. */
  readonly chosenBy: Seat | null;
  /** The proper lead came at the same moment (58A). */
  readonly together?: boolean;
  /** The lead was made before the trick was full (C-8); only when the trick was full did it turn out to be out of turn. */
  readonly madeEarly?: true;
  /** The record says that the card was played, not led: to a card that dummy, on lead, had put down unasked (45D1). */
  readonly toDummysCard?: true;
  /** The record has it as the second of two leads at the same moment (58A), of which partner's was the right one. */
  readonly besideRightLead?: boolean;
  /** The card that declarer called, where dummy has put `card` instead and it lies there as the lead (45D). */
  readonly called?: Card | null;
  /** The event of the lead; missing where only a later event showed that the card was led out of turn. */
  readonly openedAt?: number;
}

export interface OpeningLeadContext {
  readonly leader: Seat;
  readonly properLeader: Seat;
  readonly card: Card;
  readonly declarer: Seat;
  /** The lead stands because declarer could have seen a card of dummy's (54C). */
  readonly seen?: boolean;
  /** The record has it as the second of two leads at the same moment (58A), of which partner's was the right one. */
  readonly besideRightLead?: boolean;
  readonly openedAt: number;
}

export interface PenaltyCardUnplayedContext {
  readonly owner: Seat;
  /** The penalty cards of which one was due. */
  readonly due: readonly Card[];
  /** The card led or played instead. */
  readonly card: Card;
  readonly trick: number;
}

export interface PenaltyCardChoiceContext {
  readonly owner: Seat;
  readonly trick: number;
  readonly chosen: Card | null;
}

export interface ClaimContext {
  readonly by: Seat;
  readonly kind: 'claim' | 'concession';
  /** Tricks of the claimer's side from `trick` on; null when the claim is only presumed because a hand was faced (48B2). */
  readonly tricks: number | null;
  /** The trick in progress, or the next one if that trick was full. */
  readonly trick: number;
  readonly doubtedBy: Seat | null;
  /** What the other side has claimed of the same tricks (68D2a); once that is agreed to, what this side had claimed. */
  readonly answer?: Pick<ClaimContext, 'by' | 'kind' | 'tricks' | 'openedAt'>;
  readonly consents: readonly Seat[];
  /** Tricks of the claimer's side by the director's decision. */
  readonly settled: number | null;
  readonly reopened?: true;
  /** Play went on without the consent of all four players: the cards played are evidence only. */
  readonly playedWithoutConsent: boolean;
  /** An opponent of the claimer held a trump at the moment of the claim (70C). */
  readonly trumpOut: boolean;
  /** The number of the event by which the claim was agreed to or settled. */
  readonly endedAt?: number;
  readonly openedAt: number;
  /** That side has asked to play on after it had assented (68D2b). */
  readonly asked?: true;
  /** The claim is a number of tricks in a file, which counts as it is: the file does not say who claimed, or who agreed. */
  readonly asRecorded?: true;
  /** The claimer has faced his hand and put the claim in words, in either order. */
  readonly faced?: true;
}

export interface DesignationContext {
  readonly caller: Seat;
  readonly dummy: Seat;
  /** The card that the call designates; null while somebody must still choose (46B3, 46B5). */
  readonly card: Card | null;
  readonly clause: Clause;
  readonly trick: number;
  readonly choosers: readonly Seat[];
  readonly candidates: readonly Card[];
  /** The cards that the call may mean where nobody knows dummy's hand; missing where it is known. */
  readonly mayBe?: readonly Card[];
  /** Dummy was to lead when declarer called. */
  readonly leads?: true;
  /** The card that declarer wants instead (45C4b). */
  readonly changeTo: Card | null;
  /** The card that dummy put there instead (45D). */
  readonly placed: Card | null;
  /** It lies there as a lead out of turn, about which a defender still chose when dummy put it. */
  readonly waits?: true;
  /** The lead to the next trick that went back, because another hand has won the trick before. */
  readonly leadTakenBack?: { readonly seat: Seat; readonly card: Card };
  readonly openedAt: number;
}

export interface DefectiveTrickContext {
  readonly trick: number;
  readonly seat: Seat;
  readonly fault: 'short' | 'long';
  readonly card: Card | null;
  readonly openedAt: number;
}

/** A right that another player's breach gave, and that either of two players may now use (43B2a). */
export interface LeadingHandContext {
  readonly declarer: Seat;
  readonly trick: number;
  /** Dummy warned while a claim seemed to stand: it is a warning only if people find that no claim was meant. */
  readonly duringClaim?: true;
}

interface CaseOf<Machine extends MachineName, Context> {
  readonly id: CaseId;
  readonly machine: Machine;
  readonly state: CaseState<Machine>;
  readonly context: Context;
  /** The lifecycle is in a final state and takes no more events. */
  readonly ended: boolean;
}

export type PenaltyCardCase = CaseOf<'penaltyCard', PenaltyCardContext>;
export type LeadRestrictionCase = CaseOf<'leadRestriction', LeadRestrictionContext>;
export type RevokeCase = CaseOf<'revoke', RevokeContext>;
export type CardChangeCase = CaseOf<'cardChange', CardChangeContext>;
export type LeadOutOfTurnCase = CaseOf<'leadOutOfTurn', LeadOutOfTurnContext>;
export type OpeningLeadCase = CaseOf<'openingLead', OpeningLeadContext>;
export type PrematurePlayCase = CaseOf<'prematurePlay', PrematurePlayContext>;

export type Case =
  | PenaltyCardCase
  | LeadRestrictionCase
  | RevokeCase
  | CardChangeCase
  | LeadOutOfTurnCase
  | OpeningLeadCase
  | PrematurePlayCase
  | CaseOf<'penaltyCardUnplayed', PenaltyCardUnplayedContext>
  | CaseOf<'penaltyCardChoice', PenaltyCardChoiceContext>
  | CaseOf<'claim', ClaimContext>
  | CaseOf<'designation', DesignationContext>
  | CaseOf<'simultaneous', SimultaneousContext>
  | CaseOf<'defectiveTrick', DefectiveTrickContext>
  | CaseOf<'leadingHand', LeadingHandContext>;

export type { MachineName } from './states.ts';
export type CaseIn<Machine extends MachineName> = Extract<Case, { readonly machine: Machine }>;
export type ContextOf<Machine extends MachineName> = CaseIn<Machine>['context'];

/** The event that opened a lifecycle: 17 of `revoke@17.1`. */
export function beginningOf(id: CaseId): number {
  return Number.parseInt(id.slice(id.indexOf('@') + 1), 10);
}
