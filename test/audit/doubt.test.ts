/** One slip of the pen is one finding: nobody is accused of a revoke, a lead or a result that only follows from it. */

import { describe, expect, test } from 'vitest';
import { auditText } from '../mutants/score.ts';

const DOUBLED = `[Board "15"]
[Dealer "S"]
[Vulnerable "NS"]
[Deal "S:JT854.3.Q6.QJ953 96.J865.T532.A74 AQ2.KT974.AJ8.K8 K73.AQ2.K974.T62"]
[Declarer "S"]
[Contract "4SX"]
[Result "9"]
[Auction "S"]
4S X Pass Pass
Pass
[Play "W"]
D5 DA D7 D6
H5 H4 HA H3
S9 SQ SK ST
S6 SA S7 S8
HJ H9 H2 DQ
DT DJ D9 S5
C4 S2 S3 SJ
CA CK CT C9
D2 D8 D4 C3
C7 C8 C2 CJ
H8 HT C6 S4
D3 H7 HQ C5
H6 HK DK CQ
`;

const NOTRUMP = `[Board "16"]
[Dealer "W"]
[Vulnerable "EW"]
[Deal "W:J42.QJ763.KJ8.JT KT98753.T542..84 Q6.A8.AQ654.AK62 A.K9.T9732.Q9753"]
[Declarer "N"]
[Contract "2NT"]
[Result "4"]
[Auction "W"]
Pass 1NT Pass 2NT
Pass Pass Pass
[Play "E"]
HA H9 H7 HT
CK C5 CJ C4
D4 D9 DK S7
H8 HK HQ H2
C2 C3 CT C8
SQ SA SJ S9
D6 D7 D8 S8
DQ C9 HJ H5
S6 D3 H3 H4
CA CQ S2 S5
D5 C7 S4 S3
C6 DT H6 SK
DA D2 DJ ST
`;

const LIN =
  'pn|South,West,North,East|st||md|4S23TH46JD69AC247T,S45HD5TJQC3589JKA,S6JKAH27TQAD27C6Q,|rh||ah|Board 22|sv|e|mb|p|mb|4D|mb|p|mb|p|mb|p|pg||' +
  'pc|S4|pc|SK|pc|S7|pc|ST|pg||pc|CQ|pc|H8|pc|CT|pc|CK|pg||pc|C9|pc|C6|pc|DK|pc|C7|pg||pc|HK|pc|H6|pc|C3|pc|H2|pg||pc|D4|pc|D6|pc|D5|pc|D2|pg||pc|C4|pc|C5|pc|SJ|pc|D3|' +
  'pg||pc|H9|pc|H4|pc|CJ|pc|HA|pg||pc|HT|pc|H5|pc|HJ|pc|CA|pg||pc|S2|pc|S5|pc|SA|pc|SQ|pg||pc|HQ|pc|H3|pc|DA|pc|DJ|pg||pc|C2|pc|C8|pc|D7|pc|S8|pg||pc|S6|pc|S9|pc|S3|pc|DT|pg||pc|DQ|pc|H7|pc|D8|pc|D9|pg||mc|7|';

/** South trumps in with the ♦4 at trick 7 though a spade was led and spades are held; the lead to trick 3 is no card of West's. */
const REVOKE_AND_SLIP =
  'pn|South,West,North,East|st||md|4S678TH5TD47JKC9TJ,S5KH378D2358TQC25,S34JAH2JKD69AC38Q,|rh||ah|Board 30|sv|o|mb|1D|mb|p|mb|2D|mb|p|mb|4D|mb|d|mb|r|mb|p|mb|p|mb|p|pg||' +
  'pc|DK|pc|D3|pc|D6|pc|C7|pg||pc|S7|pc|SK|pc|S4|pc|S9|pg||pc|C4|pc|C3|pc|CK|pc|C9|pg||pc|CA|pc|CT|pc|C2|pc|C8|pg||pc|H4|pc|H5|pc|H8|pc|HJ|pg||pc|HK|pc|H9|pc|HT|pc|H7|' +
  'pg||pc|SA|pc|S2|pc|D4|pc|S5|pg||pc|ST|pc|D8|pc|SJ|pc|SQ|pg||pc|DT|pc|DA|pc|HA|pc|D7|pg||pc|CQ|pc|C4|pc|CJ|pc|D5|pg||pc|D2|pc|D9|pc|HQ|pc|DJ|pg||pc|S8|pc|H3|pc|S3|pc|C6|pg||pc|S6|pc|DQ|pc|H2|pc|H6|pg||mc|6|';

const findingsIn = (name: string, text: string): string[] =>
  auditText(name, text)
    .filter(({ severity }) => severity !== 'info')
    .map(({ check, trick, card }) => [check, trick, card].filter((each) => each !== null).join(' '));

describe('what only follows from a slip', () => {
  test('the records are clean as they stand', () => {
    expect(findingsIn('a.pbn', DOUBLED)).toEqual([]);
    expect(findingsIn('a.pbn', NOTRUMP)).toEqual([]);
    expect(findingsIn('a.lin', LIN)).toEqual([]);
  });

  test('a card led that was never held makes nobody revoke, lead out of turn or count wrong', () => {
    expect(findingsIn('a.lin', LIN.replace('pc|CQ|', 'pc|DA|'))).toEqual(['A06 2 DA']);
    expect(findingsIn('a.lin', LIN.replace('pc|CK|pg||pc|C9', 'pc|SQ|pg||pc|C9'))).toEqual(['A06 2 SQ']);
  });

  test('a trick whose cards are out of order makes nobody revoke', () => {
    expect(findingsIn('a.lin', LIN.replace('pc|H9|pc|H4|pc|CJ|pc|HA|', 'pc|CJ|pc|HA|pc|H9|pc|H4|'))).toEqual([
      'A06 7 CJ',
    ]);
  });

  test('a wrong declarer does not make the result wrong as well', () => {
    const wrong = DOUBLED.replace('"S"]\n[Contract', '"W"]\n[Contract');
    expect(findingsIn('a.pbn', wrong).toSorted()).toEqual(['A04', 'A05 1 D5']);
    expect(findingsIn('a.pbn', wrong.replace('"9"', '"8"')).toSorted()).toEqual(['A04', 'A05 1 D5', 'A09']);
  });

  test('a wrong strain makes nobody revoke: the order of the rows was found by it', () => {
    expect(findingsIn('a.pbn', NOTRUMP.replace('2NT"]', '2D"]'))).toEqual(['A03']);
  });

  test('what a slip does not explain is told beside it', () => {
    expect(findingsIn('a.lin', REVOKE_AND_SLIP)).toEqual(['A06 3 C4', 'A07 7 D4']);
    expect(findingsIn('a.lin', LIN.replace('pc|D9|pg||mc|7', 'pc|SQ|pg||mc|13'))).toEqual([
      'A06 13 SQ',
      'A09',
    ]);
  });
});
