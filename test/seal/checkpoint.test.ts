import { expect, test } from 'vitest';
import { base64, base64url, fromBase64, sha256Of, utf8 } from '../../src/seal/bytes.ts';
import { readCheckpoint, vouchedBy, writeCheckpoint } from '../../src/seal/checkpoint.ts';
import { verifierHere } from '../../src/seal/ed25519.ts';
import { rosterOf } from '../../src/seal/members.ts';
import { person } from './sample.ts';

const HEAD = { origin: 'dealtrail/local/x', size: 7, root: sha256Of(utf8('root')) };

test('is the text of C2SP: origin, size, root, a blank line and a line for each signature', async () => {
  const [ada, bo] = [await person('Ada  Byron + Co'), await person('Βασίλης')];
  const note = await writeCheckpoint(HEAD, [ada.signer, bo.signer]);
  const [origin, size, root, blank, one, other, end, ...more] = note.split('\n');
  expect([origin, size, root, blank, end, more]).toEqual([
    'dealtrail/local/x',
    '7',
    base64(HEAD.root),
    '',
    '',
    [],
  ]);
  expect(one).toMatch(/^— Ada_Byron_Co [A-Za-z0-9+/]{91}=$/);
  expect(other).toMatch(/^— Βασίλης [A-Za-z0-9+/]{91}=$/);
  const read = readCheckpoint(note);
  expect(read).toMatchObject(HEAD);
  if (read === null) return;
  const verify = await verifierHere();
  expect(await vouchedBy(read, [ada, bo], verify)).toEqual({ by: [ada, bo], falsely: [] });
  // Unknown signatures are passed over; a name with another key is one of those.
  expect(await vouchedBy(read, [bo], verify)).toEqual({ by: [bo], falsely: [] });
  expect(await vouchedBy(read, [{ ...ada, key: bo.key }], verify)).toEqual({ by: [], falsely: [] });
});

/** The signed note that Go’s package of that name prints in its documentation: written by others. */
const PUBLISHED = {
  key: 'ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  text: 'If you think cryptography is the answer to your problem,\nthen you don’t know what your problem is.\n'.replace(
    '’',
    "'",
  ),
  signature: 'x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=',
};

test('a note that another program signed holds here', async () => {
  const name = 'PeterNeumann';
  const key = base64url((fromBase64(PUBLISHED.key) ?? utf8('')).slice(1));
  const note = {
    ...HEAD,
    text: PUBLISHED.text,
    signatures: [{ name, bytes: fromBase64(PUBLISHED.signature) ?? utf8('') }],
  };
  const verify = await verifierHere();
  expect(await vouchedBy(note, [{ name, key }], verify)).toEqual({ by: [{ name, key }], falsely: [] });
  const other = { ...note, text: PUBLISHED.text.replace('answer', 'Answer') };
  expect(await vouchedBy(other, [{ name, key }], verify)).toEqual({ by: [], falsely: [{ name, key }] });
});

test('any other form is no checkpoint', async () => {
  const { signer } = await person('Ada');
  const note = await writeCheckpoint(HEAD, [signer]);
  const wrong: readonly [string, string][] = [
    ['another line end', note.replaceAll('\n', '\r\n')],
    ['a leading zero', note.replace('\n7\n', '\n07\n')],
    ['a sign', note.replace('\n7\n', '\n+7\n')],
    ['an extension line', note.replace('\n\n', '\nmore\n\n')],
    ['no blank line', note.replace('\n\n', '\n')],
    ['two blank lines', note.replace('\n\n', '\n\n\n')],
    ['no end', note.slice(0, -1)],
    ['a hyphen', note.replace('—', '-')],
    ['two blanks', note.replace('— Ada ', '— Ada  ')],
    ['no signature', note.slice(0, note.indexOf('—'))],
    ['a root cut short', note.replace(base64(HEAD.root), base64(HEAD.root.subarray(1)))],
    ['a root whose last bits mean nothing', note.replace(/(\n[^\n]{42})([^\n])=\n\n/, '$1/=\n\n')],
    ['nothing', ''],
  ];
  expect(readCheckpoint(note)).not.toBe(null);
  for (const [name, text] of wrong) {
    expect(text, name).not.toBe(note);
    expect(readCheckpoint(text), name).toBe(null);
  }
});

test('a roster has each name and each key once, as a checkpoint writes them', async () => {
  const [ada, bo] = [await person('Ada B'), await person('Bo')];
  const only = ({ name, key }: { name: string; key: string }): unknown => ({ name, key });
  expect(rosterOf([ada, bo].map(only))).toHaveLength(2);
  const wrong: readonly [string, unknown][] = [
    ['one key under two names', [only(ada), { name: 'Eve', key: ada.key }]],
    ['one name twice', [only(ada), { name: 'Ada B', key: bo.key }]],
    ['names that a checkpoint writes alike', [only(ada), { name: 'Ada_B', key: bo.key }]],
    ['a name that Unicode composes otherwise', [{ name: 'Ays\u0327e', key: ada.key }]],
    ['a name that turns the direction of writing', [{ name: 'Ada\u202eoB', key: ada.key }]],
    ['a key of small order', [{ name: 'Eve', key: base64url(new Uint8Array(32)) }]],
    ['nobody', []],
    ['no list', { ada }],
    ['too many', Array.from({ length: 17 }, () => only(ada))],
  ];
  for (const [name, value] of wrong) expect(rosterOf(value), name).toBe(null);
});
