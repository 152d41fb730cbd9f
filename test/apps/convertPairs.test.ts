/**
 * From every format that is read into every one that is written, as the command line does it: what comes back is compared with
 * what went in, fact by fact, and has to differ in just those facts that the loss report names.
 */

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { convert } from '../../src/apps/cli/convert.ts';
import { readSource } from '../../src/apps/cli/source.ts';
import { WORDS, plain } from '../../src/apps/cli/wording.ts';
import { formatHands } from '../../src/domain/deal.ts';
import { leftOutOf } from '../../src/formats/leftOut.ts';
import type { LossItem } from '../../src/formats/losses.ts';
import type { ReadResult } from '../../src/formats/read.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { targetOf, writeFile, type WriteResult } from '../../src/formats/write.ts';
import { keptLoss, losses as LOSSES } from '../../src/i18n/en/losses.ts';
import { BRIDGEMATE } from '../ui/support/database.ts';
import { hasRealFiles, OF_REAL_FILES, REAL_FILES } from '../realFiles.ts';
import { lostFacts, listedFacts } from './facts.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealtrail-pairs-'));
afterAll(() => rmSync(folder, { recursive: true }));

function put(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const RBN =
  '% RBN\nE Cup:A\nN Ann+Cem:Wim+Eva:O\nB 2\nH W:KQ6532.8.QJ84.54:T74.A92.AK53.K87:J98.KJ76.T92.Q92:\n' +
  'A EN:P1H^12S4H:X*PPP\n1 note\nC 4HX:S\nP SK48A:H4^2\n2 slip\nR 9:590\n{two\nlines}\n';

const USEBIO =
  '<?xml version="1.0"?><USEBIO Version="1.2"><EVENT><EVENT_DESCRIPTION>A &amp; B</EVENT_DESCRIPTION><DATE>01/03/2024</DATE>' +
  '<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>Ann</PLAYER_NAME></PLAYER></PAIR></PARTICIPANTS>' +
  '<BOARD><BOARD_NUMBER>2</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>' +
  '<CONTRACT>4Hx</CONTRACT><PLAYED_BY>S</PLAYED_BY><LEAD>S10</LEAD><TRICKS>9</TRICKS><SCORE>-200</SCORE></TRAVELLER_LINE>' +
  '<TRAVELLER_LINE><CONTRACT>3NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS></TRAVELLER_LINE></BOARD></EVENT></USEBIO>';

const LINK =
  'https://www.bridgebase.com/tools/handviewer.html?s=sa4hk63dj982ca732&w=skq2hqt4dq54ckq54&n=sj765h82dak763c96&e=st983haj975dtcjt8' +
  '&sn=Ann&d=s&v=e&b=7&a=1dp1s!(natural)p2dppp&p=sks5{a%20note}s3s4&c=9\n';

const HANDS = '♠J98 ♥KJ76 ♦T92 ♣Q92\n♠A ♥QT543 ♦76 ♣AJT63\n♠KQ6532 ♥8 ♦QJ84 ♣54\n♠T74 ♥A92 ♦AK53 ♣K87\n';

/** A match with all that stands outside its boards: teams, carry-over, words before the first board, a pass and a board not in the file. */
const MATCH =
  'vg|Cup,Final,I,1,3,Reds,0,Blues,12|rs|P,P,4SS-10,,3NN=,|nt|The first evening|mp|1,2|\n' +
  'qx|o1|md|3S26TH9QAD2567C249,S589QKH7JD48KCJQA,S47AH6KD3TQAC37TK,|sv|o|mb|p|mb|p|mb|p|mb|p|zz|3.5|pg||\n' +
  'qx|c1|md|3S26TH9QAD2567C249,S589QKH7JD48KCJQA,S47AH6KD3TQAC37TK,|sv|o|pg||\n';

const PASSED_OUT =
  '{words before the first board}\n\n[Event "Cup"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n' +
  '[Deal "N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54"]\n[Declarer "N"]\n[Contract "Pass"]\n[Result "0"]\n' +
  `[Description "${'long '.repeat(70)}"]\n[Auction "N"]\nPass* Pass Pass AP {thrown in}\n[Note "3:nobody refers to it"]\n`;

type Input = readonly [name: string, path: string];

const REAL: readonly Input[] = [
  ['PBN of a match', `${REAL_FILES}/dominicprice+endplay/tests/pbn/example1.pbn`],
  ['PBN with notes', `${REAL_FILES}/richardschneider+pbn/test/sample/Schiphol.pbn`],
  ['LIN', `${REAL_FILES}/dominicprice+endplay/tests/lin/example1.lin`],
  ['DUP', `${REAL_FILES}/emkael+deal-convert/test/test.dup`],
  ['BRI', `${REAL_FILES}/richardschneider+pbn/test/sample/dealer.bri`],
  ['DLM', `${REAL_FILES}/emkael+deal-convert/test/test.dlm`],
];

/** Of each other format a file, and cases. */
const INPUTS: readonly Input[] = [
  ['a case with a card shown', 'fixtures/law49/49-shown-to-partner.json'],
  ['a case with a ruling', 'fixtures/deals/seed-002-deal-3.json'],
  ['RBN', put('a.rbn', RBN)],
  ['USEBIO', put('a.xml', USEBIO)],
  ['a scoring database', put('a.bws', BRIDGEMATE)],
  ['a link', put('a.url', LINK)],
  ['hands as text', put('hands.txt', HANDS)],
  ['LIN of a match', put('match.lin', MATCH)],
  ['PBN of a board passed out', put('passed.pbn', PASSED_OUT)],
];

const ENDINGS = ['json', 'pbn', 'lin', 'url', 'rbn', 'xml', 'dup', 'bri', 'dlm'];

const read = (path: string): Promise<ReadResult> => readSource({ name: path, path, size: 0 });

interface Converted {
  readonly code: number;
  readonly errors: readonly string[];
  /** Files that were written, read again. */
  readonly back: readonly ReadResult[];
}

async function converted(paths: readonly string[], ending: string): Promise<Converted> {
  const own = mkdtempSync(join(folder, 'out-'));
  const errors: string[] = [];
  const code = await convert(paths, join(own, `out.${ending}`), {
    print: () => {},
    error: (line) => errors.push(line),
  });
  const back = await Promise.all(
    readdirSync(own)
      .sort()
      .map((name) => read(join(own, name))),
  );
  return { code, errors, back };
}

/** What was left out has no place in the file; tables of one board may share theirs. */
function paired(
  deals: readonly ReadDeal[],
  losses: readonly LossItem[],
  back: readonly ReadDeal[],
  merges: boolean,
): (ReadDeal | undefined)[] {
  const left = [...back];
  return deals.map((deal, number) => {
    const leftOut = losses.some(
      ({ deal: of, code }) => of === number && (code === 'incompleteDeal' || code === 'cardlessDeal'),
    );
    if (leftOut) return undefined;
    return merges ? back.find((one) => handsOf(one) === handsOf(deal)) : left.shift();
  });
}

const handsOf = ({ record }: ReadDeal): string => formatHands(record.header.deal.hands);

/** Every fact of the deals is in what was written, or in the report; and nothing is in the report that came back. */
async function losesWhatItLists(paths: readonly string[], ending: string): Promise<void> {
  const inputs = await Promise.all(paths.map(read));
  expect(inputs.flatMap(({ problems }) => problems.filter(({ severity }) => severity !== 'note'))).toEqual(
    [],
  );
  const deals = inputs.flatMap((one) => one.deals);
  expect(deals.length).toBeGreaterThan(0);
  const only = inputs.length === 1 ? inputs[0] : undefined;
  const target = targetOf(`out.${ending}`)!;
  const { losses }: WriteResult = writeFile(target, deals, only);
  const { code, errors, back } = await converted(paths, ending);
  const sentences = losses.map(({ code: of, params, deal = null, event = null, kept }) => {
    const sentence = LOSSES[of](params, WORDS.written);
    return plain(
      WORDS.converting.loss({ deal, event, text: kept === true ? `${sentence} ${keptLoss}` : sentence }),
    );
  });
  const untouched = only !== undefined && only.format === target;
  const left = untouched ? [] : leftOutOf(deals);
  const beside = left.map(({ kind, names }) => {
    const list = [...names].map(([name, count]) => (count === 1 ? name : `${name} (${count})`)).join(', ');
    return plain(WORDS.converting.leftOut[kind]({ names: list }));
  });
  expect(errors.slice(0, -1)).toEqual([...sentences, ...beside]);
  expect(back.flatMap(({ problems }) => problems.filter(({ severity }) => severity !== 'note'))).toEqual([]);
  expect(code).toBe(
    back.length === 0 ? 2 : losses.length + left.filter(({ kind }) => kind !== 'layout').length === 0 ? 0 : 1,
  );
  const again = back.flatMap((one) => one.deals);
  const pairs = paired(deals, losses, again, ending === 'dlm');
  if (ending !== 'dlm') expect(again).toHaveLength(pairs.filter((one) => one !== undefined).length);
  const foreign = /[^\0-\u00ff]/.test(JSON.stringify(deals.map(({ record }) => record)));
  expect(losses.filter(({ deal }) => deal === undefined).map((item) => item.code)).toEqual(
    ending === 'pbn' && only?.format !== 'pbn' && foreign ? ['letters'] : [],
  );
  for (const [number, deal] of deals.entries()) {
    const listed = losses.filter((item) => item.deal === number);
    expect(listedFacts(listed, deal), `deal ${number + 1}`).toEqual(lostFacts(deal, pairs[number]));
  }
}

test('what a match says outside its boards is read with them', async () => {
  const [open, closed] = (await read(put('match.lin', MATCH))).deals;
  expect([...(open?.tags ?? [])]).toEqual([
    ['HomeTeam', 'Reds'],
    ['VisitTeam', 'Blues'],
    ['VisitCarryOver', '12'],
    ['LIN_mp', '1,2'],
    ['LIN_zz', '3.5'],
  ]);
  expect(open?.record.header.notes).toBe('The first evening');
  expect(open?.statedPassedOut).toBe(true);
  expect(closed?.record.header.auction).toEqual(['P', 'P', 'P', 'P']);
  expect(closed?.tags?.get('LIN_rs')).toBe('2 open 4SS-10, 3 open 3NN=');
});

describe.each(INPUTS)('%s', (_name, path) => {
  test.each(ENDINGS)('into %s', (ending) => losesWhatItLists([path], ending));
});

describe.runIf(hasRealFiles)(`converted, ${OF_REAL_FILES}`, () => {
  describe.each(REAL)('%s', (_name, path) => {
    test.each(ENDINGS)('into %s', (ending) => losesWhatItLists([path], ending));
  });
});

test.each(ENDINGS)('several files of different sessions into one %s', (ending) =>
  losesWhatItLists(
    INPUTS.slice(-8).map(([, path]) => path),
    ending,
  ),
);
