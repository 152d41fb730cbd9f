/**
 * Real files, counted against an independent checker's opinion. The files stay where they are; without them there is nothing
 * to compare. Every difference is explained by hand in `DIFFERENCES`, and one that has gone is a failure, too.
 */

import { describe, expect, test } from 'vitest';
import { auditDeal } from '../../src/audit/checks/index.ts';
import { isCompleteDeal } from '../../src/domain/deal.ts';
import { readFile } from '../../src/formats/read.ts';
import { bytesOfReal, hasRealFiles, OF_REAL_FILES } from '../realFiles.ts';

const LIST = 'EXPECTED_share_only.json';

interface Listed {
  readonly file: string;
  readonly fmt: string;
  readonly counts: Readonly<Record<string, number>>;
  /** At most forty of a code; `i` is the number of the deal, from 0. */
  readonly anomalies: readonly { readonly i: number; readonly code: string; readonly detail: string }[];
}

const COUNTED = [
  'deals',
  'deal_full',
  'deal_partial',
  'deal_none',
  'no_deal_games',
  'played',
  'cards',
  'complete',
  'passed_out',
  'fourth_hand_derived',
] as const;

type Counts = Partial<Record<(typeof COUNTED)[number], number>>;

/** File name -> what we count instead, and why. */
const DIFFERENCES: Readonly<Record<string, { readonly counts: Counts; readonly why: string }>> = {
  'timheilman+bridge-pbn/spec/resource/reference_impl_tests/correct_10.pbn': {
    counts: { deal_none: 2, deal_partial: 2 },
    why:
      'Game 26 is an auction with a dealer of its own and no deal. The checker gives it the deal of the game before, whose ' +
      'dealer is another player; a game inherits the board only when it says nothing at all of a board.',
  },
};

const files: readonly Listed[] = hasRealFiles
  ? (JSON.parse(new TextDecoder().decode(bytesOfReal(LIST))) as { files: Listed[] }).files.filter(
      ({ fmt }) => fmt === 'pbn' || fmt === 'lin',
    )
  : [];

function countsOf({ file, fmt }: Listed): Counts {
  const { deals, problems, text } = readFile(file, bytesOfReal(file));
  const hands = deals.map(({ record }) => Object.values(record.header.deal.hands));
  const cards = deals.map(({ record }) => record.events.filter(({ type }) => type === 'CardPlayed').length);
  const known = hands.map((each) => each.filter((hand) => hand !== null).length);
  return {
    deals: deals.length,
    deal_full: deals.filter(({ record }) => isCompleteDeal(record.header.deal.hands)).length,
    deal_partial: known.filter((count) => count > 0 && count < 4).length,
    deal_none: known.filter((count) => count === 0).length,
    no_deal_games: Number(problems.find(({ code }) => code === 'gamesWithoutDeal')?.params['count'] ?? 0),
    played: cards.filter((count) => count > 0).length,
    cards: cards.reduce((sum, count) => sum + count, 0),
    complete: cards.filter((count) => count === 52).length,
    passed_out: deals.filter(({ kind }) => kind === 'passedOut').length,
    // The checker counts hands left out of `md` values; ours are whole by then.
    fourth_hand_derived: fmt === 'lin' ? (text.match(/\bmd\|[^|]*,\|/g)?.length ?? 0) : 0,
  };
}

/** What the checker calls an anomaly, and where we tell it: keys of the audit, codes of the reader. */
const TOLD_AS: Readonly<Record<string, readonly string[]>> = {
  AUCTION_CALL_AFTER_END: ['audit.callAfterEnd'],
  AUCTION_INSUFFICIENT: ['audit.insufficientBid', 'declaredInsufficientBid'],
  CLAIM_IMPOSSIBLE: ['audit.resultImpossible'],
  CONTRACT_MISMATCH: ['record.contractDiffers'],
  DECLARER_MISMATCH: ['audit.auctionTurned', 'record.declarerDiffers'],
  REVOKE: ['revoke.followSuit'],
};

/** Codes that are no faults of a record, and why. */
const NO_FAULTS: Readonly<Record<string, string>> = {
  AUCTION_INCOMPLETE:
    'A bidding problem stops where the reader is to find the next call: nothing was played.',
  RS_INDEX_OUT_OF_RANGE:
    'The list of results is shorter than the boards, so that these have no result there.',
};

/** Deals in which the checker sees what is not there: file and number of the deal -> why. */
const MISREAD: Readonly<Record<string, string>> = {
  'Establishment.pbn 2': '“all pass” is two words; the checker takes the second for one more pass.',
  'Establishment.pbn 5': '“all pass” again.',
  'Squeeze.pbn 4': '“all pass” again.',
};

/** Anomalies of the list that we don't tell, as `file deal code`. */
function missedIn({ file, anomalies }: Listed): string[] {
  const { deals, problems } = readFile(file, bytesOfReal(file));
  return anomalies.flatMap(({ i, code }) => {
    if (NO_FAULTS[code] !== undefined) return [];
    const deal = deals.find(({ index }) => index === i);
    const keys = deal === undefined ? [] : auditDeal(deal).findings.map(({ key }) => key);
    const codes = problems.filter((each) => each.deal === i).map((each): string => each.code);
    const own = [...keys, ...codes, ...codes.map((each) => `audit.${each}`)];
    return TOLD_AS[code]?.some((key) => own.includes(key)) === true
      ? []
      : [`${file.split('/').at(-1)} ${i} ${code}`];
  });
}

describe.runIf(hasRealFiles)(`counted, ${OF_REAL_FILES}`, () => {
  test.each(files.map((each) => [each.file, each] as const))('%s', (file, listed) => {
    const expected = Object.fromEntries(COUNTED.map((key) => [key, listed.counts[key] ?? 0]));
    const difference = DIFFERENCES[file];
    if (difference !== undefined) expect(difference.counts).not.toMatchObject(expected);
    expect(countsOf(listed)).toEqual({ ...expected, ...difference?.counts });
  });

  test('every anomaly of the list is told, or explained', () => {
    const left = files.flatMap(missedIn);
    expect(left).toEqual(Object.keys(MISREAD).map((deal) => `${deal} AUCTION_CALL_AFTER_END`));
    const codes = new Set(files.flatMap(({ anomalies }) => anomalies.map(({ code }) => code)));
    expect(new Set([...Object.keys(TOLD_AS), ...Object.keys(NO_FAULTS)])).toEqual(codes);
  });

  test('an explained difference names a file of the list', () => {
    expect(Object.keys(DIFFERENCES).filter((file) => files.every((each) => each.file !== file))).toEqual([]);
  });

  test('only files written for the purpose hold a card or hand that can’t be read', () => {
    const errors = files.flatMap(({ file }) =>
      readFile(file, bytesOfReal(file))
        .problems.filter(({ severity }) => severity === 'error')
        .map(({ code, line }) => `${file}:${line} ${code}`),
    );
    expect(errors).toEqual([]);
  });
});
