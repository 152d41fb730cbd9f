import { expect, test } from 'vitest';
import { sealWords } from '../../src/i18n/sealing.ts';
import { sealShown } from '../../src/output/report/sealShown.ts';
import { utf8 } from '../../src/seal/bytes.ts';
import { verifySealed } from '../../src/seal/verify.ts';
import { joined, linesOf, person, sealedBy } from './sample.ts';

const faultsIn = async (bytes: Uint8Array): Promise<readonly string[]> =>
  sealShown(await verifySealed(bytes), sealWords('en'), false).faults;

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

test('a changed opening is named by what it holds', async () => {
  const { bytes } = await sealedBy([await person('Ada')]);
  const changed = utf8(text(bytes).replace('"contract":"4H"', '"contract":"4S"'));
  expect(await faultsIn(changed)).toEqual(['The opening by Ada, with the deal in it, was changed. (line 1)']);
  expect((await faultsIn(joined(linesOf(bytes).slice(1))))[1]).toBe(
    'The opening by Ada, with the deal in it, is missing.',
  );
});

test('a line that nobody signed may have been added: it is not called a changed event', async () => {
  const { bytes } = await sealedBy([await person('Ada')]);
  expect(await faultsIn(utf8(`${text(bytes)}a note\n`))).toEqual([
    'What stands as event 8 is signed by nobody: it was changed or added. (line 9)',
  ]);
});

test('one wrong key in the list of members is one line, not one for each event', async () => {
  const ada = await person('Ada');
  const { bytes } = await sealedBy([ada]);
  const other = (await person('Eve')).key;
  // The first time the key stands in the opening it is in the list of members.
  const faults = await faultsIn(utf8(text(bytes).replace(ada.key, other)));
  expect(faults.length).toBeLessThan(4);
  expect(faults.join('\n')).toContain(
    `7 events are signed by a key that is not in the list of members: ${ada.key}. (lines 2–8)`,
  );
});

test('without an opening and a checkpoint nobody is said to be named by one', async () => {
  expect(await faultsIn(new Uint8Array())).toEqual([
    'The opening, with the deal in it, cannot be read, and no checkpoint either: nothing tells who had to sign.',
  ]);
});

test('as many lines are told as there is room for, and how many faults the rest are', async () => {
  const ada = await person('Ada');
  const { bytes } = await sealedBy([ada]);
  const other = (await person('Eve')).key;
  const found = await verifySealed(utf8(text(bytes).replace(ada.key, other)));
  const whole = sealShown(found, sealWords('en'), false);
  expect([whole.faults.length < found.faults.length, whole.untold]).toEqual([true, 0]);
  // The last line tells of seven events.
  const short = sealShown(found, sealWords('en'), false, whole.faults.length - 1);
  expect([short.faults, short.untold]).toEqual([whole.faults.slice(0, -1), 7]);
});
