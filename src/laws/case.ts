/** The lifecycles in progress as plain data: what each remembers. `machines/` says when they move. */

import type { Card, Placed, Suit } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { Option } from '../lawbook/choices.ts';
import type { Clause, EndOf } from './finding.ts';
import type { CaseState, MachineName } from './states.ts';

/** `revoke@17`: the machine and the number of the event that opened it, with a further number where it opened several. */
export type CaseId = string;

/** A defender's card exposed, led or played too soon, or withdrawn (24, 49, 50). */
export interface PenaltyCardContext {
  readonly owner: Seat;
  readonly card: Card;
  /** Exposed by accident: dropped, or sticking to the card played (50B). */
  readonly inadvertent: boolean;
  /** The clause that exposes it to 50. */
  readonly origin: Clause;
  /** Exposed before the opening lead was faced (24). */
  readonly inAuction: boolean;
  /** Shown in making or meeting a claim (68D2b). */
  readonly byClaim: boolean;
  /** Partner could have seen the face, as the record has it. */
  readonly seen: boolean;
  /** Held up for others to see, not dropped or played. */
  readonly shown: boolean;
  /** The owner had another penalty card when this one came, or got one later (50B). */
  readonly several: boolean;
  /** The owner's other penalty cards that lay there when this one came. */
  readonly beside?: readonly Card[];
  /** It turned out never to have been a penalty card: by a finding, or because its owner had been told to play (47E1). */
  readonly neverWas?: 'found' | 'told' | undefined;
  /** A fifth card (45E1): the trick it was put to, and whether partner was still to play to that (57A). */
  readonly fifthTo?: { readonly trick: number; readonly beforePartner: boolean };
  /** A fifth card that was led on purpose, as was found too late for the lead to be dealt with (50B). */
  readonly foundLed?: true;
  /** When declarer's choice about partner's lead returned it to the hand: number of the event. */
  readonly pickedUpAt?: number;
  /** That choice turned out to have no ground in this card. */
  readonly groundless?: true;
  readonly openedAt: number;
}

/** Declarer's choice about the lead of a penalty card's owner's partner (50D2, 51B). */
export interface LeadRestrictionContext {
  readonly leader: Seat;
  /** The defender whose penalty card, or withdrawn call (26B), gives declarer the choice. */
  readonly owner: Seat;
  readonly source: 'penaltyCard' | 'withdrawnCall';
  /** After a withdrawn call: the paragraph of 26 that gives the choice, or takes it away (26A1 of 2007). */
  readonly law?: '26A1' | '26A2' | '26B';
  /** The trick by which the lead was lost. */
  readonly lostAt: number | null;
  /** The trick about to be led when declarer had to choose. */
  readonly trick: number;
  readonly require: Suit | null;
  /** Suits in the order C D H S; empty for none. */
  readonly forbid: string;
  /** When declarer chose: number of the event. */
  readonly chosenAt?: number;
}

/** `missingCard`: no card was given to the trick at all (67B1). */
export type RevokeDuty = 'followSuit' | 'requiredSuit' | 'forbiddenSuit' | 'missingCard';

export interface RevokeContext {
  /** The hand that revoked, dummy's included. */
  readonly seat: Seat;
  /** Of one nobody remembers, its suit. */
  readonly card: Placed;
  readonly trick: number;
  readonly duty: RevokeDuty;
  /** The suit that ought to have been led or played; null for a duty of another kind (57A). */
  readonly suit: Suit | null;
  readonly dummysHand: boolean;
  /** The card that revoked lay face up already: it is replaced, nothing more (62B2). */
  readonly cardWasFaced: boolean;
  /** The card that ought to have been played was a penalty card (64B3). */
  readonly dueCardWasPenalty: boolean;
  /** Establishing limb, 63A1 to 63A4; null while there is none. */
  readonly by: Clause | null;
  /** Number of the event that established it; null while none has. */
  readonly establishedAt: number | null;
  /** Who led or played to the next trick, for 47E1. */
  readonly playedOnBy: Seat | null;
  /** Attention: number of the event and by whom; null when nobody has spoken. */
  readonly attentionAt: number | null;
  readonly attentionBy: Seat | null;
  /** Cards in the revoke trick and the next when attention was drawn: only these may be changed (62C1). */
  readonly laidBeforeAttention: readonly Card[];
  /** Cards that lay in the trick when it happened; left out where nobody can tell. */
  readonly laidBefore?: readonly Card[];
  /** 64B4, 64B5 or 43B3 when attention came too late or from the wrong mouth. */
  readonly barredBy: EndOf<'revoke.adjusted'> | null;
  /** Dummy without his rights asked first (43B2b): 64 runs although the revoke is corrected. */
  readonly asIfEstablished: boolean;
  /** Corrected, and the hand has revoked in that trick once more. */
  readonly again?: true;
  /** 62D1, 62C3: the correction of an established revoke, or of both sides'. */
  readonly correctedBy: Clause | null;
  /** The partner had already played to the trick (62D2). */
  readonly partnerHadPlayed: boolean;
  /** A defender has asked about it already (43B2b). */
  readonly questioned: boolean;
  readonly openedAt: number;
}

/** A card another player's correction allows to be taken back (62C, 47D, 45D1, 58B3, 53B). */
export interface CardChangeContext {
  readonly seat: Seat;
  readonly card: Card;
  readonly trick: number;
  readonly law: Clause;
  /** A defender's card changed under 62C2 becomes a penalty card. */
  readonly becomesPenaltyCard: boolean;
  /** 62C2 follows 62C1 for the other side. */
  readonly thenOtherSide: boolean;
  /** It went back by itself, a lead whose trick was another hand's (44G). */
  readonly goneBack?: true;
  /** It lies before the revoke in the order of play, though it was played after it: disputed. */
  readonly earlierPlace?: true;
  /** A lead out of turn: it lies there, and stands in no trick unless it is accepted. */
  readonly leadInWaiting?: true;
  readonly openedAt: number;
}

export interface LeadOutOfTurnContext {
  readonly leader: Seat;
  readonly properLeader: Seat;
  readonly card: Card;
  readonly trick: number;
  readonly byDefender: boolean;
  /** Whose choice counts so far; the other defender may overrule it where 55A says so. */
  readonly chosenBy: Seat | null;
  /** The proper lead came at the same moment (58A). */
  readonly together?: boolean;
  /** It was made before the trick was full (C-8), and only then turned out to be out of turn. */
  readonly madeEarly?: true;
}

export interface OpeningLeadContext {
  readonly leader: Seat;
  readonly properLeader: Seat;
  readonly card: Card;
  readonly declarer: Seat;
  /** It stands because declarer could have seen a card of dummy's (54C). */
  readonly seen?: boolean;
}

export interface PrematurePlayContext {
  readonly offender: Seat;
  readonly partner: Seat;
  readonly card: Card;
  readonly as: 'lead' | 'play';
  readonly trick: number;
  readonly suitLed: Suit;
  readonly choice: Option | null;
  /** A lead at the same moment as the proper one (58A): whose came first has been found already. */
  readonly besideLead?: true;
}

export interface PenaltyCardUnplayedContext {
  readonly owner: Seat;
  /** The penalty cards of which one was due. */
  readonly due: readonly Card[];
  /** The card led or played instead. */
  readonly card: Card;
  readonly trick: number;
  readonly led: boolean;
}

export interface PenaltyCardChoiceContext {
  readonly owner: Seat;
  readonly trick: number;
  readonly chosen: Card | null;
}

export interface ClaimContext {
  readonly by: Seat;
  readonly kind: 'claim' | 'concession';
  /** Tricks of the claimer's side from `trick` on; null when a faced hand is only presumed to claim (48B2). */
  readonly tricks: number | null;
  /** The trick in progress, or the next when it was full. */
  readonly trick: number;
  readonly agreedBy: Seat | null;
  readonly doubtedBy: Seat | null;
  readonly requestedBy: Seat | null;
  readonly consents: readonly Seat[];
  /** Tricks of the claimer's side as adjudicated. */
  readonly settled: number | null;
  /** Play went on without four consents: evidence only. */
  readonly playedWithoutConsent: boolean;
  /** An opponent of the claimer held a trump at the moment of the claim (70C). */
  readonly trumpOut: boolean;
  /** When it was agreed to or settled: number of the event. */
  readonly endedAt?: number;
  readonly openedAt: number;
  /** A number in a file, which counts as it stands: who claimed, and what was said to it, is not recorded. */
  readonly asRecorded?: true;
}

export interface DesignationContext {
  readonly caller: Seat;
  readonly dummy: Seat;
  /** The card the call designates; null while someone must still choose (46B3, 46B5). */
  readonly card: Card | null;
  readonly clause: Clause;
  readonly trick: number;
  /** Who may choose the card, and from which. */
  readonly choosers: readonly Seat[];
  readonly candidates: readonly Card[];
  /** Dummy was to lead when declarer called. */
  readonly leads?: true;
  /** The card wanted instead (45C4b). */
  readonly changeTo: Card | null;
  /** The card dummy put there in its stead (45D). */
  readonly placed: Card | null;
  /** A lead to the next trick that went back, the trick being another hand's now. */
  readonly leadTakenBack?: { readonly seat: Seat; readonly card: Card };
  readonly openedAt: number;
}

export interface SimultaneousContext {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly trick: number;
  /** The record itself tells which of the cards is played: the other came along with it. */
  readonly presumed: boolean;
}

export interface DefectiveTrickContext {
  readonly trick: number;
  readonly seat: Seat;
  readonly fault: 'short' | 'long';
  readonly card: Card | null;
  readonly openedAt: number;
}

/** A right that another player's breach gave, and that one player may use now (43B2a). */
export interface LeadingHandContext {
  readonly declarer: Seat;
  readonly trick: number;
  /** Dummy warned while what looked like a claim stood: a warning only if no claim was meant. */
  readonly duringClaim?: true;
}

interface CaseOf<Machine extends MachineName, Context> {
  readonly id: CaseId;
  readonly machine: Machine;
  readonly state: CaseState<Machine>;
  readonly context: Context;
  /** In a final state: it listens to nothing more. */
  readonly ended: boolean;
}

export type PenaltyCardCase = CaseOf<'penaltyCard', PenaltyCardContext>;
export type LeadRestrictionCase = CaseOf<'leadRestriction', LeadRestrictionContext>;
export type RevokeCase = CaseOf<'revoke', RevokeContext>;
export type CardChangeCase = CaseOf<'cardChange', CardChangeContext>;
export type LeadOutOfTurnCase = CaseOf<'leadOutOfTurn', LeadOutOfTurnContext>;
export type OpeningLeadCase = CaseOf<'openingLead', OpeningLeadContext>;
export type PrematurePlayCase = CaseOf<'prematurePlay', PrematurePlayContext>;
export type PenaltyCardUnplayedCase = CaseOf<'penaltyCardUnplayed', PenaltyCardUnplayedContext>;
type PenaltyCardChoiceCase = CaseOf<'penaltyCardChoice', PenaltyCardChoiceContext>;
export type ClaimCase = CaseOf<'claim', ClaimContext>;
type DesignationCase = CaseOf<'designation', DesignationContext>;
export type SimultaneousCase = CaseOf<'simultaneous', SimultaneousContext>;
export type DefectiveTrickCase = CaseOf<'defectiveTrick', DefectiveTrickContext>;
type LeadingHandCase = CaseOf<'leadingHand', LeadingHandContext>;

export type Case =
  | PenaltyCardCase
  | LeadRestrictionCase
  | RevokeCase
  | CardChangeCase
  | LeadOutOfTurnCase
  | OpeningLeadCase
  | PrematurePlayCase
  | PenaltyCardUnplayedCase
  | PenaltyCardChoiceCase
  | ClaimCase
  | DesignationCase
  | SimultaneousCase
  | DefectiveTrickCase
  | LeadingHandCase;

export type { MachineName } from './states.ts';
export type CaseIn<Machine extends MachineName> = Extract<Case, { readonly machine: Machine }>;
export type ContextOf<Machine extends MachineName> = CaseIn<Machine>['context'];

/** The event that opened a lifecycle: 17 of `revoke@17.1`. */
export function beginningOf(id: CaseId): number {
  return Number.parseInt(id.slice(id.indexOf('@') + 1), 10);
}
