/** A board described before anything is recorded: hands and contract as people write them. */

import { expect, test } from 'vitest';
import { formatHand } from '../../src/domain/deal.ts';
import { SEATS } from '../../src/domain/seat.ts';
import {
  declarerIn,
  headerOf,
  isContractRead,
  NOTHING_DESCRIBED,
  understandHands,
} from '../../src/formats/typed/describedBoard.ts';

const { hands: NONE } = NOTHING_DESCRIBED;
const NORTH = 'T74.A92.AK53.K87';
const EAST = 'J98.KJ76.T92.Q92';
const SOUTH = 'A.QT543.76.AJT63';
const WEST = 'KQ6532.8.QJ84.54';

const read = (texts: Partial<typeof NONE>): readonly (string | null)[] => {
  const { hands, unreadable } = understandHands({ ...NONE, ...texts });
  expect(unreadable).toEqual([]);
  return SEATS.map((seat) => (hands[seat] === null ? null : formatHand(hands[seat])));
};

test('several hands on one line are those of the seats clockwise, and the fourth fills itself', () => {
  const whole = [NORTH, EAST, SOUTH, WEST];
  expect(read({ N: `${NORTH} ${EAST} ${SOUTH}`.toLowerCase() })).toEqual(whole);
  expect(read({ N: `e: ${EAST} ${SOUTH} ${WEST}` })).toEqual(whole);
  expect(read({ S: `${SOUTH} ${WEST} - ${EAST}` })).toEqual(whole);
  expect(read({ N: `${NORTH}  ${EAST}` })).toEqual([NORTH, EAST, null, null]);
  // Four suits with spaces are still one hand.
  expect(read({ N: 'T74 A92 AK53 K87' })).toEqual([NORTH, null, null, null]);
});

test('a diagram pasted into any field fills them all', () => {
  const drawn = `
      North
      ♠ T74
      ♥ A92
      ♦ AK53
      ♣ K87
♠ KQ6532     ♠ J98
♥ 8          ♥ KJ76
♦ QJ84       ♦ T92
♣ 54         ♣ Q92
      ♠ A
      ♥ QT543
      ♦ 76
      ♣ AJT63`;
  for (const seat of SEATS) expect(read({ [seat]: drawn })).toEqual([NORTH, EAST, SOUTH, WEST]);
  expect(read({ W: `N: ${NORTH}\nO: ${EAST}\nS: ${SOUTH}\nW: ${WEST}` })).toEqual([NORTH, EAST, SOUTH, WEST]);
});

test('a contract may have its declarer behind it, in either case', () => {
  for (const text of ['4hs', '4H S', ' 4♥ s ']) {
    expect(isContractRead(text), text).toBe(true);
    expect(declarerIn(text), text).toBe('S');
    const { contract } = headerOf({ ...NOTHING_DESCRIBED, contract: text }, '2017');
    expect(contract, text).toMatchObject({ level: 4, strain: 'H' });
  }
  expect(declarerIn('3ntw')).toBe('W');
  expect(declarerIn('2sxe')).toBe('E');
  // Contracts by themselves.
  for (const text of ['1s', '3n', '3NT', '2SX', '']) expect(declarerIn(text), text).toBeNull();
  for (const text of ['1s', '3NT', '']) expect(isContractRead(text), text).toBe(true);
  for (const text of ['4', '8h', 'hs', '4hq']) expect(isContractRead(text), text).toBe(false);
});

test('a contract may be typed on a Greek keyboard, which has letters that only look Latin', () => {
  for (const [text, strain, doubling] of [
    ['4Η', 'H', 1],
    ['4η', 'H', 1],
    ['3ΝΤ', 'NT', 1],
    ['3νΤ', 'NT', 1],
    ['3ΧΑ', 'NT', 1],
    ['3ΧΑΧ', 'NT', 2],
    ['2♠χχ', 'S', 4],
  ] as const) {
    const { contract } = headerOf({ ...NOTHING_DESCRIBED, contract: text }, '2017');
    expect(contract, text).toMatchObject({ strain, doubling });
  }
  // Κ begins two suits, Σ clubs in Greek and spades on the keyboard; Ν is south.
  for (const text of ['4Κ', '4Σ', '4ΗΝ']) expect(isContractRead(text), text).toBe(false);
});

test('nothing is said of dealer and vulnerability that nobody has chosen', () => {
  const { deal } = headerOf(NOTHING_DESCRIBED, '2017');
  expect([deal.dealer, deal.vulnerable]).toEqual([null, null]);
  expect(headerOf({ ...NOTHING_DESCRIBED, vulnerable: 'None' }, '2017').deal.vulnerable).toBe('None');
});
