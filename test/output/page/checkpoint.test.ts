/** The checkpoint on the papers of a frozen case: it is the file’s last one, and read back from paper it still tells what was done to the file. */

import { expect, test } from 'vitest';
import { caseFileOf } from '../../../src/audit/caseFile/caseFile.ts';
import { loadLanguage } from '../../../src/i18n/load.ts';
import { caseFileWords } from '../../../src/i18n/caseFile/load.ts';
import { DEFAULT_SETTINGS } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { qrCodeOf } from '../../../src/output/page/qrCode.ts';
import { paperPage } from '../../../src/output/page/caseFile/paperHtml.ts';
import { PAPERS } from '../../../src/output/page/caseFile/papers.ts';
import { paperText } from '../../../src/output/page/caseFile/text.ts';
import { lastCheckpoint } from '../../../src/seal/kept.ts';
import { timelineIn } from '../../fixtures.ts';
import { ADDED, faultsIn, grown, linesOf, MATTER, person, sealedBy } from '../../seal/sample.ts';

const FILE = caseFileOf(timelineIn('fixtures/hearings/low-card-dropped-or-shown.json'));

async function wordingWith(checkpoint: string | null) {
  return { words: wordsFor(DEFAULT_SETTINGS), text: await caseFileWords('en'), checkpoint };
}

test('the last checkpoint of a file is the one of its last freeze', async () => {
  const ada = await person('Ada Byron');
  const first = await sealedBy([ada]);
  const second = await grown(first, [ada]);
  expect(lastCheckpoint(first.bytes)).toBe(first.checkpoints[0]);
  expect(lastCheckpoint(second.bytes)).toBe(second.checkpoints[1]);
  expect(lastCheckpoint(linesOf(first.bytes)[0]!)).toBeNull();
  expect(lastCheckpoint(Uint8Array.of(1, 2, 3))).toBeNull();
});

test('from the paper that is signed it finds a file that was written anew or cut off', async () => {
  const ada = await person('Ada Byron');
  const sealed = await grown(await sealedBy([ada]), [ada]);
  const lines = paperText('decision', FILE, await wordingWith(lastCheckpoint(sealed.bytes)));
  const origin = (sealed.checkpoints[1] ?? '').split('\n', 1)[0] ?? '';
  // The last line of the paper stands behind an empty one.
  const kept = `${lines.slice(lines.indexOf(origin), -2).join('\n')}\n`;
  expect(kept).toBe(sealed.checkpoints[1]);
  expect(await faultsIn(sealed.bytes, [kept])).toEqual([]);
  const anew = await grown(await sealedBy([ada], MATTER), [ada], ADDED.toReversed());
  expect(await faultsIn(anew.bytes, [kept])).not.toEqual([]);
  const cut = Uint8Array.from(Buffer.concat(linesOf(sealed.bytes).slice(0, -2)));
  expect(await faultsIn(cut, [kept])).toContain('cutOff');
});

test('papers that are signed bear it, with a QR code, as text and not as markup; no other does', async () => {
  const told = await wordingWith('example/1\n7\nabc=\n\n— <b>Ada</b> xyz=\n');
  const bearing = PAPERS.filter((name) => paperPage(name, FILE, told).includes('class="checkpoint"'));
  expect(bearing).toEqual(['report', 'decision', 'appeal']);
  const page = paperPage('decision', FILE, told);
  expect(page).toContain('&lt;b&gt;Ada');
  expect(page.match(/<svg/g)?.length).toBe(1);
  expect(paperPage('decision', FILE, await wordingWith(null))).not.toContain('class="checkpoint"');
});

test('what no QR code can hold stands there as text alone', async () => {
  expect(qrCodeOf('x'.repeat(2953))).toMatch(/^<svg/);
  expect(qrCodeOf('x'.repeat(2954))).toBeNull();
  expect(qrCodeOf('é'.repeat(1477))).toBeNull();
  expect(paperPage('decision', FILE, await wordingWith('x'.repeat(2954)))).toContain('xxx');
});

test.each(['en', 'he'] as const)(
  'no line of the paper ends within the option to type: %s',
  async (language) => {
    await loadLanguage(language);
    const wording = {
      words: wordsFor({ ...DEFAULT_SETTINGS, language }),
      text: await caseFileWords(language),
      checkpoint: (await sealedBy([await person('Ada Byron')])).checkpoints[0] ?? '',
    };
    expect(paperPage('decision', FILE, wording)).toContain('<bdi dir="ltr">--checkpoint</bdi>');
    // Somebody who copies the checkpoint by hand from the text does not type its marks of direction.
    expect(paperText('decision', FILE, wording).join('\n')).toContain(' --checkpoint ');
  },
);
