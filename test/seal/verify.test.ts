import { beforeAll, describe, expect, test } from 'vitest';
import { base64, utf8 } from '../../src/seal/bytes.ts';
import { writeCheckpoint } from '../../src/seal/checkpoint.ts';
import { signed, type Envelope } from '../../src/seal/envelope.ts';
import { isSealed, verifySealed } from '../../src/seal/verify.ts';
import {
  ADDED,
  faultsIn,
  grown,
  joined,
  linesOf,
  MATTER,
  person,
  sealedBy,
  type Person,
  type Sample,
} from './sample.ts';

let ada: Person;
let bo: Person;
let eve: Person;
/** By Ada and Bo: the opening, six facts, the checkpoint; then by Bo two facts and a checkpoint. */
let sample: Sample;
let lines: readonly Uint8Array[];

beforeAll(async () => {
  [ada, bo, eve] = [await person('Ada'), await person('Bo'), await person('Eve')];
  sample = await grown(await sealedBy([ada, bo]), [bo, ada]);
  lines = linesOf(sample.bytes);
});

const textOf = (line: Uint8Array): string => new TextDecoder().decode(line);
const eventIn = (line: Uint8Array): Envelope => (JSON.parse(textOf(line)) as { event: Envelope }).event;
const withLine = (index: number, ...others: readonly (Uint8Array | string)[]): Uint8Array =>
  joined(lines.toSpliced(index, 1, ...others.map((line) => (typeof line === 'string' ? utf8(line) : line))));
/** The event with other values, signed by somebody; with a line end. */
async function resigned(line: Uint8Array, { signer }: Person, changes: object): Promise<Uint8Array> {
  const made = await signed({ ...eventIn(line), ...changes }, signer);
  return joined([made.line, utf8('\n')]);
}
const at = (index: number): Uint8Array => lines[index] ?? new Uint8Array();

describe('a sealed record', () => {
  test('holds as it was written, and says who vouches for how much', async () => {
    const verdict = await verifySealed(sample.bytes, sample.checkpoints);
    expect(verdict).toMatchObject({ faults: [], events: 11, frozen: 10, added: [] });
    expect(verdict.vouched.map(({ member, size }) => [member.name, size])).toEqual([
      ['Ada', 10],
      ['Bo', 10],
    ]);
    expect(verdict.holds).toHaveLength(11);
    expect(isSealed(verdict)).toBe(true);
  });

  test('that a member has not signed is not frozen, and is once they have', async () => {
    const early = await sealedBy([ada], MATTER, [ada, bo]);
    const waits = await verifySealed(early.bytes);
    expect(waits).toMatchObject({ faults: [], frozen: 0 });
    expect(isSealed(waits)).toBe(false);
    const late = await verifySealed((await grown(early, [bo], [])).bytes);
    expect(late).toMatchObject({ faults: [], frozen: 7, added: [] });
    expect(isSealed(late)).toBe(true);
  });

  test('shows what was added after the freeze, until it is frozen as well', async () => {
    const added = await verifySealed(joined(lines.slice(0, -1)));
    expect(added).toMatchObject({ faults: [], frozen: 7, added: [8, 9] });
    expect(isSealed(added)).toBe(false);
  });
});

describe('each fault is named by number and author', () => {
  test('a changed, dropped, doubled, moved event', async () => {
    expect(await faultsIn(withLine(4, textOf(at(4)).replace('"H3"', '"H4"')))).toEqual(['4 changed by Ada']);
    expect(await faultsIn(withLine(4))).toEqual(['4 dropped by Ada']);
    expect(await faultsIn(withLine(4, at(4), at(4)))).toEqual(['4 doubled by Ada']);
    expect(await faultsIn(joined([...lines, at(4)]))).toEqual(['4 doubled by Ada']);
    expect(await faultsIn(joined(lines.toSpliced(3, 2, at(4), at(3))))).toEqual(['3 moved by Ada']);
    const far = lines.with(2, at(6)).with(6, at(2));
    expect(await faultsIn(joined(far))).toEqual(['2 moved by Ada', '6 moved by Ada']);
    expect(await faultsIn(joined([...lines.slice(0, 3), at(9), ...lines.slice(3, 9), at(10)]))).toEqual([
      '9 moved by Bo',
    ]);
  });

  test('an author who is heard no more is named by the checkpoint behind them', async () => {
    // Event 7 is Ada’s last.
    expect(await faultsIn(withLine(7))).toEqual(['7 dropped by Ada']);
  });

  test('several at once, each by itself', async () => {
    const some = [
      at(0),
      at(1),
      at(3),
      at(4),
      utf8('what is this\n'),
      at(6),
      at(7),
      at(8),
      at(8),
      at(9),
      at(10),
    ];
    expect(await faultsIn(joined(some))).toEqual(['2 dropped by Ada', '5 changed by Ada', '8 doubled by Bo']);
  });

  test('an event that somebody outside the roster signed, in the place of another one or added', async () => {
    const his = await resigned(at(4), eve, { by: eve.key });
    expect(await faultsIn(withLine(4, his))).toEqual([`4 stranger by ${eve.key}`]);
    expect(await faultsIn(withLine(4, at(4), his))).toEqual([`5 stranger by ${eve.key}`]);
    expect(await faultsIn(joined([...lines, his]))).toEqual([`11 stranger by ${eve.key}`]);
    // In Ada’s name, by another key.
    expect(await faultsIn(withLine(4, await resigned(at(4), eve, {})))).toEqual(['4 changed by Ada']);
  });

  test('an event that a member writes into the past, or signs anew', async () => {
    const again = await resigned(at(4), ada, {
      body: { items: [{ type: 'CardPlayed', seat: 'S', card: 'HA' }] },
    });
    expect(await faultsIn(withLine(4, again))).toEqual(['4 changed by Ada']);
    expect(await faultsIn(withLine(4, at(4), again))).toEqual(['5 added by Ada']);
    // Bo counts on, and names as his own before it what was; but it was never in the record.
    const { hash } = await signed(eventIn(at(10)), bo.signer);
    const late = await resigned(at(8), bo, { seen: eventIn(at(4)).seen, n: 4, aprev: hash });
    expect(await faultsIn(withLine(4, late, at(4)))).toEqual(['4 added by Bo']);
  });

  test('an author who counts otherwise', async () => {
    const { hash } = await signed(eventIn(at(10)), bo.signer);
    const skips = await resigned(at(9), bo, { n: 9, aprev: hash, seen: hash });
    expect(await faultsIn(joined([...lines, skips]))).toEqual(['11 miscounted by Bo']);
    const other = await resigned(at(9), bo, { n: 4, aprev: eventIn(at(4)).seen, seen: hash });
    expect(await faultsIn(joined([...lines, other]))).toEqual(['11 miscounted by Bo']);
  });

  test('events of another record, whoever signed them', async () => {
    const [, theirs = new Uint8Array()] = linesOf((await sealedBy([ada, bo])).bytes);
    expect(await faultsIn(withLine(4, at(4), theirs))).toEqual(['5 foreign by Ada']);
    expect(await faultsIn(withLine(1, theirs))).toEqual(['1 foreign by Ada']);
  });

  test('another roster: changed in the opening, opened a second time, or all of it signed by others', async () => {
    const { members, ...rest } = eventIn(at(0)).body as { members: object[] };
    const body = { ...rest, members: [...members, { name: 'Eve', key: eve.key }] };
    const changed = textOf(at(0)).replace('"members":[', `"members":[{"key":"${eve.key}","name":"Eve"},`);
    expect(await faultsIn(withLine(0, changed))).toEqual(['0 changed by Ada']);
    expect(await faultsIn(withLine(0, await resigned(at(0), ada, { body })))).toEqual(['0 changed by Ada']);
    expect(await faultsIn(withLine(3, await resigned(at(0), ada, { body }), at(3)))).toEqual([
      '3 added by Ada',
    ]);
    // Eve opens the record in her own name: then nobody else is known in it.
    const hers = await resigned(at(0), eve, {
      by: eve.key,
      body: { ...rest, members: [{ name: 'Eve', key: eve.key }] },
    });
    const faults = await faultsIn(withLine(0, hers));
    expect(faults.filter((fault) => fault.includes('stranger'))).toHaveLength(10);
    // A file that was written anew as a whole has a seal that holds. Only a checkpoint that somebody kept shows the change.
    const anew = await sealedBy([eve]);
    expect(await faultsIn(anew.bytes)).toEqual([]);
    expect(await faultsIn(anew.bytes, sample.checkpoints.slice(-1))).toEqual(['otherRecord']);
  });
});

describe('the text of a line', () => {
  test('is read in one writing only, though others mean the same', async () => {
    const line = textOf(at(6));
    const same: readonly [string, string][] = [
      ['a blank', line.replace('{"event":{', '{"event": {')],
      ['a blank inside', line.replace('"lane":"main"', '"lane": "main"')],
      ['another order', line.replace('"lane":"main","n":7', '"n":7,"lane":"main"')],
      ['an escape', line.replace('"lane":"main"', '"lane":"m\\u0061in"')],
      ['a number with a point', line.replace('"n":7', '"n":7.0')],
      ['a number with an exponent', line.replace('"v":1', '"v":1e0')],
      ['a key twice', line.replace('"lane":"main"', '"lane":"cp","lane":"main"')],
      ['a key more', line.replace('"lane":"main"', '"lane":"main","more":1')],
      ['a key outside', line.replace(',"sig":', ',"more":1,"sig":')],
      ['a signature twice', line.replace(',"sig":', `,"sig":"${'A'.repeat(86)}","sig":`)],
      ['padding', line.replace('"}\n', '=="}\n')],
      ['a blank at the end', line.replace('\n', ' \n')],
      ['a tab at the beginning', `\t${line}`],
      ['a byte order mark', `\uFEFF${line}`],
    ];
    for (const [name, text] of same) {
      expect(text, name).not.toBe(line);
      expect(await faultsIn(withLine(6, text)), name).toEqual(['6 changed by Ada']);
    }
  });

  test('with a number that nobody can write, such as 1e999, is a changed line', async () => {
    const line = textOf(at(6));
    const endless = line.replace('"body":{', '"body":{"A":1e999,');
    expect(endless).not.toBe(line);
    expect(await faultsIn(withLine(6, endless))).toEqual(['6 changed by Ada']);
  });

  test('is not read as Unicode composes it: what looks the same is another text', async () => {
    const opening = textOf(at(0));
    const parted = opening.normalize('NFD');
    expect(parted).not.toBe(opening);
    expect(parted.normalize('NFC')).toBe(opening);
    expect(await faultsIn(withLine(0, parted))).toEqual(['0 changed by Ada']);
  });

  test('with the last bits of its signature set, which mean nothing, is another text', async () => {
    const line = textOf(at(10));
    const end = line.lastIndexOf('"}') - 1;
    const own = line[end] ?? '';
    const alike = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].filter(
      (letter) =>
        letter !== own && Buffer.from(`A${letter}`, 'base64url').equals(Buffer.from(`A${own}`, 'base64url')),
    );
    expect(alike).toHaveLength(15);
    for (const letter of alike)
      expect(await faultsIn(withLine(10, line.slice(0, end) + letter + line.slice(end + 1)))).toEqual([
        '10 changed by Bo',
      ]);
  });

  test('may be cut, empty or no text at all', async () => {
    expect(await faultsIn(withLine(4, at(4), '\n'))).toEqual(['5 added by ?']);
    expect(await faultsIn(withLine(4, Uint8Array.of(0xff, 0xfe, 0, 10)))).toEqual(['4 changed by Ada']);
    expect(await faultsIn(withLine(4, `{"event":${'['.repeat(100_000)}\n`))).toEqual(['4 changed by Ada']);
    expect(await faultsIn(sample.bytes.subarray(0, sample.bytes.length - 1))).toEqual(['noEnd']);
    expect(await faultsIn(new Uint8Array())).toEqual(['noOpening']);
    expect(await faultsIn(utf8('\n\n'))).toContain('noOpening');
  });

  test('at which the file was cut off is incomplete, and nobody changed it', async () => {
    const cut = sample.bytes.subarray(0, sample.bytes.length - 100);
    expect(await faultsIn(cut)).toEqual(['10 unfinished by Bo']);
    // Whole but for its end, and unreadable: this was changed.
    const changed = textOf(sample.bytes).trimEnd().replace(/"\}$/, '","more":1}');
    expect(await faultsIn(utf8(changed))).toEqual(['noEnd', '10 changed by Bo']);
  });

  test('with the line ends of another system is told, and the events hold', async () => {
    const mailed = utf8(textOf(sample.bytes).replaceAll('\n', '\r\n'));
    const verdict = await verifySealed(mailed, sample.checkpoints);
    expect(verdict.faults.map(({ kind }) => kind)).toEqual(['lineEnds']);
    expect([verdict.holds.length, isSealed(verdict)]).toEqual([11, false]);
    expect(await faultsIn(withLine(4, textOf(at(4)).replace('\n', '\r\n')))).toEqual(['lineEnds']);
  });

  test('with the mark that an editor put before its first line is told, and the opening holds, too', async () => {
    const verdict = await verifySealed(utf8(`\uFEFF${textOf(sample.bytes)}`), sample.checkpoints);
    expect(verdict.faults.map(({ kind }) => kind)).toEqual(['startMark']);
    expect([verdict.holds.length, isSealed(verdict)]).toEqual([11, false]);
  });

  test('that names a later version is said to do so, beside what is wrong with it for this one', async () => {
    const text = textOf(sample.bytes);
    const later = await faultsIn(utf8(text.replaceAll('"v":1},"sig":', '"v":2},"sig":')));
    expect(later.slice(0, 2)).toEqual(['laterVersion', 'noOpening']);
    const format = await faultsIn(utf8(text.replaceAll('"dealtrail-sealed/1"', '"dealtrail-sealed/2"')));
    expect(format[0]).toBe('laterVersion');
    // Words within a note of the case name no version.
    const said = textOf(at(4)).replace('"items":[', '"items":["\\"v\\":2},\\"sig\\":",');
    expect(await faultsIn(withLine(4, said))).toEqual(['4 changed by Ada']);
  });
});

describe('a checkpoint in the file', () => {
  const freeze = async (
    head: object,
    by: readonly Person[],
    change = (note: string) => note,
  ): Promise<Uint8Array> => {
    const { hash } = await signed(eventIn(at(9)), bo.signer);
    const last = eventIn(at(10));
    const note = String(last.body['note']);
    const [origin = '', size = '', root = ''] = note.split('\n');
    const made = await writeCheckpoint(
      { origin, size: Number(size), root: Uint8Array.from(Buffer.from(root, 'base64')), ...head },
      by.map(({ signer }) => signer),
    );
    return withLine(
      10,
      await resigned(at(10), bo, { seen: hash, body: { ...last.body, note: change(made) } }),
    );
  };

  test('of the events before it holds', async () => {
    expect(await faultsIn(await freeze({}, [ada, bo]))).toEqual([]);
  });

  test('of another record, of other events, or of more than there are, is named', async () => {
    const wrong = ['10 checkpoint by Bo'];
    expect(await faultsIn(await freeze({ origin: 'dealtrail/local/other' }, [ada, bo]))).toEqual(wrong);
    expect(await faultsIn(await freeze({ root: new Uint8Array(32) }, [ada, bo]))).toEqual(wrong);
    expect(await faultsIn(await freeze({ size: 9 }, [ada, bo]))).toEqual(wrong);
    expect(await faultsIn(await freeze({ size: 11 }, [ada, bo]))).toEqual(wrong);
    expect(await faultsIn(await freeze({ size: 0 }, [ada, bo]))).toEqual(wrong);
    expect(await faultsIn(await freeze({}, [ada, bo], () => 'no checkpoint'))).toEqual(wrong);
    expect(await faultsIn(await freeze({}, [eve]))).toEqual(wrong);
  });

  test('with the signatures of two members exchanged names both', async () => {
    const exchanged = await freeze({}, [ada, bo], (note) =>
      note.replace(/— Ada (\S+)\n— Bo (\S+)\n/, (_all, one: string, other: string) => {
        const ids = [one, other].map((text) => Buffer.from(text, 'base64').subarray(0, 4));
        const kept = [one, other].map((text) => Buffer.from(text, 'base64').subarray(4));
        const line = (name: string, id = new Uint8Array(), rest = new Uint8Array()): string =>
          `— ${name} ${base64(joined([id, rest]))}\n`;
        return line('Ada', ids[0], kept[1]) + line('Bo', ids[1], kept[0]);
      }),
    );
    expect(await faultsIn(exchanged)).toEqual([
      '10 cosignature by Ada',
      '10 cosignature by Bo',
      '10 checkpoint by Bo',
    ]);
    // With their beginnings, which say whose they are, both are of keys that nobody knows.
    const names = await freeze({}, [ada, bo], (note) =>
      note.replace(/— Ada (\S+)\n— Bo (\S+)\n/, '— Ada $2\n— Bo $1\n'),
    );
    expect(await faultsIn(names)).toEqual(['10 checkpoint by Bo']);
  });

  test('that one member signed for another does not count for the other', async () => {
    const alone = await freeze({}, [bo]);
    const verdict = await verifySealed(alone);
    expect(verdict).toMatchObject({ faults: [], frozen: 7, added: [8, 9] });
    expect(isSealed(verdict)).toBe(false);
  });
});

describe('a record made to hurt', () => {
  /** The last checkpoint of Bo with another body. */
  const withBody = async (body: object): Promise<Uint8Array> => {
    const { hash } = await signed(eventIn(at(9)), bo.signer);
    return withLine(
      10,
      await resigned(at(10), bo, { seen: hash, body: { ...eventIn(at(10)).body, ...body } }),
    );
  };

  test('with letters without end in a checkpoint has a checkpoint that is none', async () => {
    const note = String(eventIn(at(10)).body['note']);
    const long = 'A'.repeat(2_000_000);
    expect(await faultsIn(await withBody({ note: note.replace(/\n[^\n]*\n\n/, `\n${long}\n\n`) }))).toEqual([
      '10 checkpoint by Bo',
    ]);
    expect(await faultsIn(await withBody({ note: `${note}— Ada ${long}\n` }))).toEqual([
      '10 checkpoint by Bo',
    ]);
  });

  test('that counts to the end of numbers is told within bounds', async () => {
    const members = [ada, bo].map(({ name, key }) => ({ name, key, n: Number.MAX_SAFE_INTEGER }));
    expect(await faultsIn(await withBody({ members }))).toEqual(['10 miscounted by Bo']);
    const { hash } = await signed(eventIn(at(10)), bo.signer);
    const far = { n: Number.MAX_SAFE_INTEGER, aprev: hash, seen: 'A'.repeat(43) };
    const { faults } = await verifySealed(joined([...lines, await resigned(at(9), bo, far)]));
    expect(faults.length).toBe(10_000);
    expect(faults[0]).toMatchObject({ kind: 'dropped', number: 11, author: 'Bo' });
  });

  test('with thousands of openings has one', async () => {
    const others = Array.from({ length: 3000 }, (_each, index) =>
      textOf(at(0))
        .replace('"sig":"', `"sig":"${String(index).padStart(4, 'A')}`)
        .replace(/.{4}"\}\n$/, '"}\n'),
    );
    const { faults } = await verifySealed(withLine(0, at(0), ...others));
    expect(faults.length).toBe(3000);
  });
});

describe('a checkpoint that was kept elsewhere', () => {
  test('agrees with the record it is of, then and later', async () => {
    for (const checkpoint of sample.checkpoints)
      expect(await faultsIn(sample.bytes, [checkpoint])).toEqual([]);
    expect(await faultsIn(sample.bytes, [sample.checkpoints[0]?.replaceAll('\n', '\r\n') ?? ''])).toEqual([]);
  });

  test('shows that an older file was put in the place of a newer one, which in itself is whole', async () => {
    const older = joined(lines.slice(0, 8));
    expect(isSealed(await verifySealed(older))).toBe(true);
    expect(await faultsIn(older, sample.checkpoints)).toEqual(['cutOff']);
  });

  test('shows that the members together wrote other events', async () => {
    const head = lines.slice(0, 8);
    const other = await grown({ bytes: joined(head), checkpoints: [] }, [bo, ada], [...ADDED].reverse());
    expect(isSealed(await verifySealed(other.bytes))).toBe(true);
    expect(await faultsIn(other.bytes, sample.checkpoints)).toEqual(['rewritten']);
  });

  test('of another record, unsigned, or by others proves nothing', async () => {
    const theirs = await sealedBy([ada, bo]);
    expect(await faultsIn(sample.bytes, theirs.checkpoints)).toEqual(['otherRecord']);
    expect(await faultsIn(sample.bytes, ['something'])).toEqual(['keptUnsigned']);
    const note = sample.checkpoints[1] ?? '';
    expect(await faultsIn(sample.bytes, [note.replaceAll('— ', '— x')])).toEqual(['keptUnsigned']);
  });
});

describe('a damaged record', () => {
  test('without its opening keeps what holds, and takes the names from its checkpoints', async () => {
    const verdict = await verifySealed(joined(lines.slice(1)));
    expect(verdict.faults.map(({ kind, number, author }) => [kind, number, author])).toEqual([
      ['noOpening', null, null],
      ['dropped', 0, 'Ada'],
    ]);
    // Of an opening that is damaged as well as the checkpoints, only keys are left.
    const keys = await faultsIn(joined(lines.slice(1, 6)));
    expect(keys).toEqual(['noOpening', `0 dropped by ${ada.key}`]);
    expect(verdict.holds).toHaveLength(10);
    expect(isSealed(verdict)).toBe(false);
  });

  test('keeps all but the damaged events', async () => {
    const verdict = await verifySealed(withLine(4, textOf(at(4)).replace('"H3"', '"H4"')));
    expect(verdict.holds.map(({ entry }) => entry?.line)).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9, 10]);
  });
});
