/** Valid inputs for every format, from which the mutator makes bad ones: invented deals, fixtures, and real files where they are. */

import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';
import { writeLinks } from '../../src/formats/bbo/writeBbo.ts';
import { writeNumbered } from '../../src/formats/dealfiles/writeNumbered.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import { readCaseFile } from '../../src/formats/caseFile.ts';
import { writePbn } from '../../src/formats/pbn/writePbn.ts';
import { inventDeal, linBoard, pbnGame } from '../formats/synthetic.ts';
import { bytesOfReal, realFiles } from '../realFiles.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Larger files are used in parts: a mutant should be read in a fraction of a millisecond. */
const LARGEST = 6000;

/** The program is bundled elsewhere, so that files are found from the project's folder, in which it is run. */
const root = pathToFileURL(`${process.cwd()}/`);
const fixtures = readdirSync(new URL('fixtures/', root), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort();

/** None where there are no real files. */
function partsOfReal(kind: RegExp): Uint8Array[] {
  return realFiles(kind).flatMap((path) => {
    const bytes = new Uint8Array(bytesOfReal(path));
    const middle = Math.floor(bytes.length / 2);
    return bytes.length <= LARGEST
      ? [bytes]
      : [bytes.slice(0, LARGEST), bytes.slice(middle, middle + LARGEST)];
  });
}

const deals = parsePbn([1, 2, 3].map((seed) => pbnGame(inventDeal(seed), 10 * seed)).join('\n')).deals;
const cases = fixtures
  .filter((_name, index) => index % 40 === 0)
  .map((name) => readFileSync(new URL(`fixtures/${name}`, root), 'utf8'));
const CASES = cases.map(utf8);

const USEBIO = `<?xml version="1.0"?><!DOCTYPE USEBIO [<!ENTITY a "b">]><USEBIO Version="1.2"><EVENT><EVENT_DESCRIPTION>A &amp; B</EVENT_DESCRIPTION>
<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>Ann</PLAYER_NAME></PLAYER></PAIR></PARTICIPANTS>
<BOARD><BOARD_NUMBER>2</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>4Hx</CONTRACT><PLAYED_BY>S</PLAYED_BY><LEAD>S10</LEAD><TRICKS>9</TRICKS><SCORE>-200</SCORE></TRAVELLER_LINE>
<TRAVELLER_LINE><CONTRACT>3NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS><LIN_DATA>${linBoard(inventDeal(4), 9).trim()}</LIN_DATA></TRAVELLER_LINE></BOARD></EVENT></USEBIO>`;

const RBN = `% RBN\nE Cup:A\nN Ann+Cem:Wim+Eva:O\nB 2\nH W:KQ6532.8.QJ84.54:T74.A92.AK53.K87:J98.KJ76.T92.Q92:\nA EN:P1H^12S4H:X*PPP\n1 note\nC 4HX:S\nP SK48A:H4^2\n2 slip\nR 9:590\n{two\nlines}\n\nA EN:P1HA\n`;

const DLM = `[Document]\nFrom board=17\nTo board=18\nBoard 17=aaaaaabffffffkkkkkklpppppp031\nBoard 18=aaaaaabffffffkkkkkklpppppp028\n`;

/** As a test of the fuzz reads it: a row a line. */
const DATABASE = `ReceivedData|Section=1|Table=3|Round=2|Board=2|PairNS=3|PairEW=13|NS/EW=S|Contract=4 H x|Result=-1|LeadCard=S10|Remarks=slow
ReceivedData|Section=1|Table=4|Round=2|Board=2|NS/EW=E|Contract=PASS|Result=|Erased=true
ReceivedData|Section=1|Table=5|Round=3|Board=3|NS/EW=W|Contract=3NT|Result=+1|LeadCard=null
PlayerNumbers|Section=1|Table=3|Round=0|Direction=N|Name=Ann
BiddingData|Section=1|Table=3|Round=2|Board=2|Counter=2|Direction=S|Bid=4H
BiddingData|Section=1|Table=3|Round=2|Board=2|Counter=1|Direction=E|Bid=PASS
PlayData|Section=1|Table=3|Round=2|Board=2|Counter=1|Direction=W|Card=S10
PlayData|Section=1|Table=3|Round=2|Board=2|Counter=2|Direction=N|Card=HA
HandRecord|Section=1|Board=2|NorthSpades=T74|NorthHearts=A92|NorthDiamonds=AK53|NorthClubs=K87|EastSpades=J98|EastHearts=KJ76`;

const zipped = (name: string): Uint8Array => zipSync({ [name]: writePbn(deals.slice(0, 1)).bytes });

const HANDS = 'N: ♠ 10 7 4 ♥ A92 ♦ AK53 ♣ K87\nE: J98 RV76 D92 D92\nA Q10543 76 AV1063\nKQ6532.8.QJ84.54\n';

export const SAMPLES: Readonly<Record<string, readonly Uint8Array[]>> = {
  pbn: [
    writePbn(deals).bytes,
    ...cases.slice(0, 8).map((text) => writePbn(readCaseFile(text).deals).bytes),
    ...partsOfReal(/\.pbn$/i),
  ],
  lin: [utf8(linBoard(inventDeal(1)) + linBoard(inventDeal(2), 17)), ...partsOfReal(/\.lin$/i)],
  case: CASES,
  bbo: [utf8(writeLinks(deals).text)],
  rbn: [utf8(RBN)],
  dlm: [utf8(DLM), ...partsOfReal(/\.dlm$/i)],
  dup: [writeNumbered('dup', deals).bytes, ...partsOfReal(/\.dup$/i)],
  bri: [writeNumbered('bri', deals).bytes, ...partsOfReal(/\.bri$/i)],
  usebio: [utf8(USEBIO)],
  bws: [utf8(DATABASE)],
  zip: [zipped('a.pbn'), zipSync({ 'b.zip': zipped('c.pbn'), 'notes.txt': utf8('x') })],
  hands: [utf8(HANDS), utf8('A Q10543 76 AV1063')],
};
