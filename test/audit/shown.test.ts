/** Every sentence of the audit stands beside a session that makes it say so: which finding each of `fixtures/sessions/` is about. */

import { describe, expect, test } from 'vitest';
import { a12DoubleDummy } from '../../src/audit/checks/a12DoubleDummy.ts';
import { a12Stated } from '../../src/audit/checks/a12Stated.ts';
import type { LocatedFinding } from '../../src/audit/located.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { auditTexts } from '../mutants/score.ts';
import { filesOf, FILES, SESSIONS, textOf } from './sessionFixtures.ts';

/** What each guilty session is told, in order and each key once; notes of the reader are left out. */
const GUILTY: Readonly<Record<string, readonly string[]>> = {
  'A01-guilty-card-dealt-twice.pbn': ['record.cardDealtTwice'],
  'A01-guilty-fourteen-and-twelve.pbn': ['record.handCount'],
  'A01-guilty-lesson-of-three-hands-with-a-card-twice.lin': ['record.cardDealtTwice'],
  'A01-guilty-lesson-with-a-card-twice.lin': ['record.handCount', 'record.cardDealtTwice'],
  'A02-guilty-dealer.pbn': ['audit.dealerNotOfBoard'],
  'A02-guilty-vulnerability.pbn': ['audit.vulnerabilityNotOfBoard'],
  'A03-guilty-auction-from-another-seat.pbn': ['audit.dealerDiffers'],
  'A03-guilty-auctions-from-another-seat-in-every-deal.pbn': ['audit.file.dealersDiffer'],
  'A03-guilty-call-after-end.pbn': ['audit.callAfterEnd'],
  'A03-guilty-calls-after-the-end-in-every-deal.pbn': ['audit.file.callsAfterEnd'],
  'A03-guilty-contract-not-last-bid.pbn': ['record.contractDiffers'],
  'A03-guilty-double-of-partner.pbn': ['audit.inadmissibleDouble'],
  'A03-guilty-insufficient-bid.pbn': ['audit.insufficientBid'],
  'A03-guilty-list-of-results-out-of-step.lin': ['audit.file.resultsOfOtherBoards'],
  'A03-guilty-list-of-results.lin': ['audit.resultForOtherContract'],
  'A03-guilty-auction-stops-short.pbn': ['audit.auctionStopsShort'],
  'A03-guilty-passed-out-but-bid.pbn': ['audit.statedPassedOutButBid'],
  'A03-guilty-passed-out-but-contract.pbn': ['audit.passedOutButContract'],
  'A03-guilty-passed-out-but-listed.lin': ['audit.passedOutButContract'],
  'A03-guilty-passed-out-but-played.pbn': ['audit.passedOutButPlayed'],
  'A03-guilty-passed-out-but-scored.pbn': ['audit.passedOutButScored'],
  'A03-guilty-passed-out-but-tricks.pbn': ['audit.passedOutButScored'],
  'A03-guilty-passed-out-then-cards.lin': ['audit.passedOutButPlayed'],
  'A03-guilty-passed-out-then-claim.lin': ['audit.passedOutButScored'],
  'A03-guilty-three-passes-then-cards.lin': ['audit.nobodyBidButPlayed'],
  'A03-guilty-three-passes-then-cards.pbn': ['audit.nobodyBidButPlayed'],
  'A03-guilty-three-passes-then-claim.lin': ['audit.nobodyBidButScored'],
  'A03-guilty-bid-not-passed-then-claim.lin': ['audit.notOverButScored'],
  'A03-guilty-bid-not-passed-then-cards.lin': ['audit.notOverButPlayed'],
  'A04-guilty-auction-turned.pbn': ['audit.auctionTurned'],
  'A04-guilty-auctions-turned-in-every-deal.pbn': ['audit.file.auctionsTurned'],
  'A04-guilty-dummy-named.pbn': ['record.declarerDiffers', 'audit.leadFromWrongHand'],
  'A05-guilty-lead-in-a-score-table.pbn': ['audit.leadNotHeld'],
  'A05-guilty-leads-of-other-hands': ['audit.file.leadsOfOtherHands'],
  'A05-guilty-play-tag-names-another-leader.pbn': ['audit.leadSeatDiffers'],
  'A05-guilty-play-tag-names-declarer-in-every-deal.pbn': ['audit.file.leadSeatsDiffer'],
  'A05-guilty-seed-002-example-3.pbn': ['audit.leadNotHeld'],
  'A06-guilty-card-not-held.pbn': ['record.cardNotHeld'],
  'A06-guilty-card-played-twice.pbn': ['record.cardTwice'],
  'A06-guilty-hands-of-another-board.pbn': ['audit.handsDoNotFit'],
  'A06-guilty-lead-from-wrong-hand.lin': ['audit.leadFromWrongHand'],
  'A06-guilty-play-out-of-turn.lin': ['prematurePlay.waitsForTurn'],
  'A06-guilty-rows-turned.pbn': ['audit.rowTurned'],
  'A06-guilty-two-leads-from-wrong-hands.lin': ['leadOutOfTurn.byDefender', 'audit.outOfTurn'],
  'A07-guilty-discard-with-the-suit-in-hand.pbn': ['revoke.followSuit'],
  'A07-guilty-lesson-with-a-revoke.lin': ['revoke.followSuit'],
  'A08-guilty-penalty-card-kept-back.json': ['penaltyCard.majorPassedOver'],
  'A09-guilty-both-sides-not-thirteen.pbn': ['audit.resultNotWhole'],
  'A09-guilty-claim-not-as-listed.lin': ['audit.claimNotAsListed'],
  'A09-guilty-no-trick-at-all.lin': ['audit.noTrickAtAll'],
  'A09-guilty-claim-and-list-differ.lin': ['record.resultDiffers'],
  'A09-guilty-claim-impossible.pbn': ['audit.resultImpossible'],
  'A09-guilty-last-trick.pbn': ['audit.lastTrickCertain'],
  'A09-guilty-result-differs-from-play.pbn': ['record.resultDiffers'],
  'A10-guilty-row-of-a-score-table.pbn': ['audit.scoreDiffers'],
  'A10-guilty-score-of-neither-vulnerability.pbn': ['audit.scoreDiffers'],
  'A10-guilty-score-of-other-vulnerability.pbn': ['audit.scoreDiffers'],
  'A11-guilty-both-sides-in-spades.pbn': ['audit.bothSidesDeclared'],
  'A12-guilty-results-stated-of-other-hands.pbn': [
    'audit.doubleDummyStated',
    'audit.parStated',
    'audit.parContractStated',
  ],
  'A12-guilty-results-stated-unreadably.pbn': ['audit.statedUnreadable'],
  'A12-guilty-tricks-nobody-can-take.pbn': ['audit.farFromDoubleDummy'],
  'A13-guilty-board-turned.pbn': ['audit.twoGroups'],
  'A14-guilty-claim-with-a-statement.json': ['audit.claimStatement'],
  'A15-guilty-averages-on-every-board.pbn': ['audit.file.averages'],
  'A15-guilty-board-played-twice.pbn': ['audit.boardPlayedTwice'],
  'A15-guilty-boards-played-twice-all-over.pbn': ['audit.file.boardsPlayedTwice'],
  'A15-guilty-files-disagree': ['audit.filesDisagree'],
  'A15-guilty-instead-of-a-result.pbn': ['audit.average', 'audit.notPlayed', 'audit.playedLate'],
  'A15-guilty-late-plays-on-every-board.pbn': ['audit.file.playedLate'],
  'A15-guilty-names-on-both-sides-in-every-deal.pbn': ['audit.file.pairsMeetThemselves'],
  'A15-guilty-names-on-both-sides.pbn': ['audit.pairMeetsItself'],
  'A15-guilty-not-played-on-any-board.pbn': ['audit.file.notPlayed'],
  'A15-guilty-pair-number-on-both-sides.pbn': ['audit.pairMeetsItself'],
  'A15-guilty-pair-with-two-results.pbn': ['audit.pairTwoResults'],
  'A15-guilty-pairs-meet-twice.pbn': ['audit.pairsMeetTwice'],
  'A15-guilty-result-missing.pbn': ['audit.resultMissing'],
  'A16-guilty-adjusted-score-without-ruling.json': ['audit.adjustedWithoutRuling'],
  'A17-guilty-claim-left-open.json': ['claim.doubted', 'audit.matterOpen', 'audit.questionOpen'],
  'A18-guilty-marked-lead-in-turn.pbn': ['audit.markedLeadInTurn'],
  'A18-guilty-marked-revoke-not-there.pbn': ['audit.markedRevokeNotSeen'],
  'A19-guilty-entered-for-the-other-side.pbn': ['audit.mirror'],
  'A20-guilty-two-alphabets.pbn': ['audit.lettersMixed'],
  'A21-guilty-board-changed-after-a-round.pbn': ['audit.fieldOfTwoHands'],
  'A21-guilty-field-of-two-hands.pbn': ['audit.fieldOfTwoHands'],
  'A21-guilty-two-tables-other-hands.lin': ['audit.twoTablesOtherHands'],
  'A21-guilty-leads-of-two-boards-swapped': ['audit.otherLeadsThanField', 'audit.leadNotHeld'],
  'A21-guilty-play-of-another-board.pbn': [
    'audit.leadNotHeld',
    'audit.handsDoNotFit',
    'audit.otherPlayThanField',
  ],
  'A21-guilty-two-boards-swapped.pbn': ['audit.otherHandsThanField'],
};

/** What innocent sessions are told all the same: habits, and faults that the file itself marks or has settled. */
const INNOCENT: Readonly<Record<string, readonly string[]>> = {
  'A02-innocent-own-numbers.pbn': ['audit.file.dealersNotOfBoards', 'audit.file.vulnerabilitiesNotOfBoards'],
  'A10-innocent-scores-for-the-other-side.pbn': ['audit.file.scoresDiffer'],
  'A17-innocent-claim-decided.json': ['claim.doubted'],
  'A21-innocent-one-lead-keyed-wrong': ['audit.leadNotHeld'],
  'A18-innocent-marked-lead.pbn': ['leadOutOfTurn.byDefender'],
  'A18-innocent-marked-revoke.pbn': ['revoke.followSuit'],
};

function keysOf(findings: readonly LocatedFinding[]): string[] {
  return [...new Set(findings.map(({ key }) => key))].filter((key) => !key.startsWith('import.'));
}

/** Double dummy takes a second a deal, so that only the sessions about it are held against it. */
const shownBy = (session: string): string[] =>
  keysOf(auditTexts(filesOf(session), session.startsWith('A12') ? [a12DoubleDummy, a12Stated] : []));

const shown = new Map(SESSIONS.map((session) => [session, shownBy(session)]));

/** The keys of all sentences that only the audit says. */
const SAID = Object.keys(wordsFor(DEFAULT_SETTINGS).findings).filter((key) => key.startsWith('audit.'));

describe('a session shows what it is about, and nothing else', () => {
  test.each(SESSIONS)('%s', (session) => {
    const expected = session.includes('-guilty-') ? GUILTY[session] : (INNOCENT[session] ?? []);
    expect(shown.get(session)).toEqual(expected);
  });

  test('no session is named that is not there', () => {
    for (const session of [...Object.keys(GUILTY), ...Object.keys(INNOCENT)])
      expect(SESSIONS).toContain(session);
  });
});

describe('every sentence of the audit', () => {
  const all = new Set([...shown.values()].flat());

  test.each(SAID)('%s is shown by a session', (key) => {
    expect([...all]).toContain(key);
  });

  test('is told when the folder is audited as one session, too', () => {
    const together = new Set(keysOf(auditTexts(SESSIONS.flatMap(filesOf))));
    expect(SAID.filter((key) => !together.has(key))).toEqual([
      'audit.farFromDoubleDummy',
      'audit.doubleDummyStated',
      'audit.statedUnreadable',
      'audit.parStated',
      'audit.parContractStated',
    ]);
  });
});

describe('what so few deals have is no habit: told of each of them', () => {
  const HABITS: readonly (readonly [file: string, habit: string, single: string])[] = [
    [
      'A03-guilty-auctions-from-another-seat-in-every-deal.pbn',
      'audit.file.dealersDiffer',
      'audit.dealerDiffers',
    ],
    ['A03-guilty-calls-after-the-end-in-every-deal.pbn', 'audit.file.callsAfterEnd', 'audit.callAfterEnd'],
    ['A04-guilty-auctions-turned-in-every-deal.pbn', 'audit.file.auctionsTurned', 'audit.auctionTurned'],
    [
      'A05-guilty-play-tag-names-declarer-in-every-deal.pbn',
      'audit.file.leadSeatsDiffer',
      'audit.leadSeatDiffers',
    ],
    ['A10-innocent-scores-for-the-other-side.pbn', 'audit.file.scoresDiffer', 'audit.scoreDiffers'],
    ['A15-guilty-averages-on-every-board.pbn', 'audit.file.averages', 'audit.average'],
    ['A15-guilty-late-plays-on-every-board.pbn', 'audit.file.playedLate', 'audit.playedLate'],
    [
      'A15-guilty-names-on-both-sides-in-every-deal.pbn',
      'audit.file.pairsMeetThemselves',
      'audit.pairMeetsItself',
    ],
    ['A15-guilty-not-played-on-any-board.pbn', 'audit.file.notPlayed', 'audit.notPlayed'],
  ];

  test.each(HABITS)('%s', (file, habit, single) => {
    expect(FILES).toContain(file);
    expect(shown.get(file)).toEqual([habit]);
    const three = textOf(file).split('\n\n').slice(0, 3).join('\n\n');
    const findings = auditTexts([[file, three]]).filter(({ key }) => key.startsWith('audit.'));
    expect(findings.map(({ key, deal }) => [key, deal])).toEqual([0, 1, 2].map((deal) => [single, deal]));
  });

  test('three leads that are not in the hands of another file', () => {
    const files = filesOf('A05-guilty-leads-of-other-hands').map(
      ([name, text]) => [name, text.replace(/^ 1  2 .*\n/m, '')] as const,
    );
    expect(
      auditTexts(files)
        .filter(({ key }) => key.startsWith('audit.'))
        .map(({ key }) => key),
    ).toEqual([0, 1, 2].map(() => 'audit.leadNotHeld'));
  });
});
