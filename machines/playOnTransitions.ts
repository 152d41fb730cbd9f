/** The transitions of a claim that is played on: who asks for it, who consents, and who plays without that (68D2b, 70D3 of 2007). */

import type { ClaimContext } from '../src/laws/case.ts';
import {
  boardLeft,
  isConsent,
  isFirstConsentIn2007,
  isLastConsent,
  isLastConsentTooLate,
  isOwnRequest,
  isPlayedOn,
  isPlayedWithoutConsent,
  isRequestOfOtherSide,
  isRequested,
  noPlayOn,
  playOn,
  playedWithoutConsent,
  request,
  withConsent,
  withOwnConsent,
  wrongRequest,
  withRequest,
} from '../src/laws/law68D2.ts';
import { lifecycle } from './lifecycle.ts';

const { when, conclude, remember } = lifecycle<ClaimContext>();

const wrongRequests = [
  { guard: when(isOwnRequest), actions: [conclude(wrongRequest), remember(withOwnConsent)] },
  {
    guard: when(isRequestOfOtherSide),
    target: 'doubted',
    actions: [conclude(wrongRequest), remember(withConsent)],
  },
] as const;
/** A request to play on while nobody has assented. */
export const requested = [
  { guard: when(isPlayedOn), target: 'playedOn', actions: conclude(playOn) },
  {
    guard: when(isRequested),
    target: 'playOnAsked',
    actions: [conclude(request), remember(withConsent)],
  },
  ...wrongRequests,
] as const;
/** A request after an assent is a doubt, too: it comes before the time of 69A. */
export const requestedAfterAssent = [
  {
    guard: when(isRequested),
    target: 'doubted',
    actions: [conclude(request), remember(withRequest)],
  },
  ...wrongRequests,
] as const;
/** Before anybody has asked, a consent is only noted: it counts once the side that did not claim asks. */
export const consented = [
  { guard: when(isFirstConsentIn2007), actions: [conclude(noPlayOn), remember(withConsent)] },
  { actions: remember(withConsent) },
] as const;
/** Once the players have left the board the last consent comes too late, and the director settles the claim (68D2a). */
export const consentTooLate = {
  guard: when(isLastConsentTooLate),
  target: 'doubted',
  actions: [conclude(boardLeft), remember(withConsent)],
} as const;
/** 68D2b: a player consents where that side has asked, also by asking or choosing to play on himself. */
export const consentedNow = [
  consentTooLate,
  { guard: when(isLastConsent), target: 'playedOn', actions: conclude(playOn) },
  { guard: when(isConsent), actions: remember(withConsent) },
] as const;
/** 68D: somebody plays on although not all four have agreed. */
export const playedAnyway = {
  guard: when(isPlayedWithoutConsent),
  actions: [conclude(playedWithoutConsent), remember(() => ({ playedWithoutConsent: true }))],
} as const;
