import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionFile } from '../../src/apps/workshop/audit/messages.ts';
import { auditSession } from '../../src/apps/workshop/audit/sessionOf.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import type { Counts, Row } from '../../src/ui/audit-page/session.ts';
import { rowSentence } from '../../src/ui/audit-page/told.ts';
import { playedDeal, seeded } from '../bench/deals.ts';
import { pbnOf } from '../bench/pbn.ts';

/** What a worker has and Node has not: files read while one waits. A file without bytes has been moved away. */
class Content {
  readonly bytes: Uint8Array | null;
  readonly size: number;
  constructor(bytes: Uint8Array | null, size = bytes?.length ?? 1) {
    this.bytes = bytes;
    this.size = size;
  }
  slice(from: number, to: number): Content {
    return new Content(this.bytes?.slice(from, to) ?? null);
  }
}

class Reader {
  readAsArrayBuffer({ bytes }: Content): ArrayBuffer {
    if (bytes === null) throw new DOMException('', 'NotReadableError');
    return bytes.slice().buffer;
  }
}

const file = (name: string, text: string | null, size?: number): SessionFile => ({
  name,
  content: new Content(text === null ? null : new TextEncoder().encode(text), size) as unknown as Blob,
});

function audited(files: readonly SessionFile[]): { rows: Row[]; counts: Counts; told: number } {
  const rows: Row[] = [];
  let last: Counts | null = null;
  let told = 0;
  auditSession(files, (some, counts) => {
    rows.push(...some);
    last = { ...counts };
    told++;
  });
  return { rows, counts: last!, told };
}

const random = seeded(5);
const board = (number: number, result?: number): string => {
  const text = pbnOf(playedDeal(random, number));
  return result === undefined ? text : text.replace(/\[Result "\d+"\]/, `[Result "${result}"]`);
};

describe('a session read file by file', () => {
  beforeEach(() => vi.stubGlobal('FileReaderSync', Reader));
  afterEach(() => vi.unstubAllGlobals());

  it('counts and numbers over all files', () => {
    const { rows, counts } = audited([
      file('a.pbn', `${board(1, 0)}\n${board(2, 13)}`),
      file('b.pbn', board(3, 0)),
    ]);
    expect(counts).toMatchObject({ filesRead: 2, deals: 3, playedDeals: 3, cards: 156 });
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => index));
    expect(new Set(rows.map(({ name, file: of }) => `${of} ${name}`))).toEqual(
      new Set(['0 a.pbn', '1 b.pbn']),
    );
    expect(new Set(rows.map(({ finding }) => finding)).size).toBe(rows.length);
  });

  it('goes on when a file can no longer be read, and says so', () => {
    const { rows, counts } = audited([
      file('gone.pbn', null),
      file('large.pbn', null, 9_000_000),
      file('b.pbn', board(3)),
    ]);
    expect(counts).toMatchObject({ filesRead: 3, deals: 1 });
    const lost = rows.filter(({ key }) => key === 'import.fileBrokeOff');
    expect(lost.map(({ name }) => name)).toEqual(['gone.pbn', 'large.pbn']);
    expect(rowSentence(lost[0]!, wordsFor(DEFAULT_SETTINGS))).toContain('could not be audited to its end');
  });

  it('reads a large file in pieces to the same findings', () => {
    const text = Array.from({ length: 12 }, (_, index) =>
      board(index + 1, index % 2 === 0 ? 0 : undefined),
    ).join('\n');
    const whole = audited([file('a.pbn', text)]);
    const large = text + '\n'.repeat(9_000_000);
    const pieces = audited([file('a.pbn', large)]);
    expect(pieces.rows.map(({ number: _number, ...row }) => row)).toEqual(
      whole.rows.map(({ number: _number, ...row }) => row),
    );
    expect(pieces.counts).toMatchObject({ deals: 12, bytesRead: large.length });
  });

  it('hands over no more at once than a page takes in without missing a frame', () => {
    const sizes: number[] = [];
    auditSession(
      Array.from({ length: 1200 }, (_, index) => file(`${index}.pbn`, null)),
      (rows) => sizes.push(rows.length),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(400);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1200);
  });
});
