/** The editions of the Laws that the program knows, and what the regulating authority elected. */

/** Links store the index of an edition, so a new one goes to the end. */
export const EDITIONS = ['2017', '2007'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The edition of a new deal, and of a record that names none. */
export const USUAL_EDITION: Edition = '2017';

/** True for the year of an edition that the program reads, as text: `2017`. */
export function isEdition(text: unknown): text is Edition {
  return EDITIONS.some((edition) => edition === text);
}

/** Disputed points that a regulating authority may settle differently from the default. */
export interface Elections {
  /** C-1: a defender's lead out of turn taken back under 53B becomes a penalty card. */
  readonly pcOn53B?: boolean;
  /** C-2: 57C1 also covers a lead to the next trick. */
  readonly '57C1CoversLead'?: boolean;
  /** C-3: partner's play to the next trick establishes a revoke its maker has already announced. */
  readonly announcedRevokeEstablished?: boolean;
  /** C-4: the card of a revoke corrected at trick twelve is a penalty card. */
  readonly trickTwelvePenaltyCard?: boolean;
  /** C-6: penalty cards from before a claim stay penalty cards when all agree to play on. */
  readonly keepPenaltyCardsOnPlayOn?: boolean;
  /** C-9: a claim that play-on made void still establishes the claiming side's revoke. */
  readonly voidClaimEstablishes?: boolean;
}

/** One reading of the Laws: an edition, with each difference between editions as a field of its own, and the elections. */
export interface LawSet {
  readonly edition: Edition;
  /** 57A: declarer may require a card of another suit (2017). */
  readonly mayRequireOtherSuit: boolean;
  /** 57D: a play at the right-hand opponent's turn waits for its own turn (2017). */
  readonly playAtRightHandTurnWaits: boolean;
  /** 53A: a lead out of turn to trick thirteen can't be accepted (2017). */
  readonly lastTrickLeadAlwaysWithdrawn: boolean;
  /** 62C3: both sides revoked on one trick, only one has played on: both correct (2017). */
  readonly bothRevokedRollsBack: boolean;
  /** 63A1 with 47E1: a card played because an opponent said it was his turn establishes no revoke (2017). */
  readonly misinformedPlayNeverEstablishes: boolean;
  /** 63A3: agreeing to a claim establishes a revoke at once (2007), or only under 69A (2017: 63A4). */
  readonly agreeingEstablishesAtOnce: boolean;
  /** 64B2: the second revoke goes free only when the first was established (2017). */
  readonly firstRevokeMustBeEstablished: boolean;
  /** 64B3 covers any card faced on the table (2007), or only a penalty card and dummy's cards (2017). */
  readonly anyFacedCardExempt: boolean;
  /** 64B7: both revokes must have become established (2017). */
  readonly bothMustBeEstablished: boolean;
  /** 64C2: equity may be restored beyond the automatic tricks after repeated revokes or revokes of both sides (2017). */
  readonly equityAfterRepeatedRevokes: boolean;
  /** 65B3: the time to point at a turned card ends when one’s own side plays (2017), or when anybody leads to the next trick (2007). */
  readonly turnedCardUntilOwnSidePlays: boolean;
  /** 50E: everything a penalty card shows is authorised while it lies there (2017), or only that it must be played (2007). */
  readonly penaltyCardInformsAll: boolean;
  /** 42B2: dummy may try to prevent anybody's irregularity (2017), or only declarer's (2007). */
  readonly dummyMayPreventAny: boolean;
  /** 68D: play ceases at a claim (2007), so that quitted tricks may be looked at (66C); in 2017 it is only suspended. */
  readonly claimEndsPlay: boolean;
  /** 68D2b: all four may agree to play on after a claim (2017). */
  readonly mayPlayOn: boolean;
  /** Law 24 covers the auction, which the first call begins (2017), or the auction period (2007). */
  readonly firstCallBeginsAuction: boolean;
  /** 26B: declarer may only forbid a suit (2017), or also require one (2007). */
  readonly withdrawnCallMayRequire: boolean;
  /** 31, 32: what follows depends on whether the next call is comparable (2017), or on its denomination and the turn (2007). */
  readonly comparesCalls: boolean;
  /** The clause by which dummy's misplaced card stands when it is too late to change: 45D2 is new in 2017. */
  readonly misplacedCardStandsBy: '45D2' | '45D';
  /** The clause that puts a card which got back into the hand with the played cards: 67B3 is new in 2017. */
  readonly reappearedCardLaw: '67B3' | '67B';
  readonly elections: Required<Elections>;
}

export const DEFAULT_ELECTIONS: Required<Elections> = {
  pcOn53B: false,
  '57C1CoversLead': false,
  announcedRevokeEstablished: false,
  trickTwelvePenaltyCard: true,
  keepPenaltyCardsOnPlayOn: true,
  voidClaimEstablishes: false,
};

/** True if an edition's fields are as in 2017, false if as in 2007. A rule that is new in a later edition gets a field of its own. */
const AS_IN_2017: Readonly<Record<Edition, boolean>> = { '2017': true, '2007': false };

/** The reading of an edition with the authority's elections; defaults as in the disputed-points list. */
export function lawSet(edition: Edition, elections: Elections = {}): LawSet {
  const is2017 = AS_IN_2017[edition];
  return {
    edition,
    mayRequireOtherSuit: is2017,
    playAtRightHandTurnWaits: is2017,
    lastTrickLeadAlwaysWithdrawn: is2017,
    bothRevokedRollsBack: is2017,
    misinformedPlayNeverEstablishes: is2017,
    agreeingEstablishesAtOnce: !is2017,
    firstRevokeMustBeEstablished: is2017,
    anyFacedCardExempt: !is2017,
    bothMustBeEstablished: is2017,
    equityAfterRepeatedRevokes: is2017,
    turnedCardUntilOwnSidePlays: is2017,
    penaltyCardInformsAll: is2017,
    dummyMayPreventAny: is2017,
    claimEndsPlay: !is2017,
    mayPlayOn: is2017,
    firstCallBeginsAuction: is2017,
    withdrawnCallMayRequire: !is2017,
    comparesCalls: is2017,
    misplacedCardStandsBy: is2017 ? '45D2' : '45D',
    reappearedCardLaw: is2017 ? '67B3' : '67B',
    elections: { ...DEFAULT_ELECTIONS, ...elections },
  };
}
