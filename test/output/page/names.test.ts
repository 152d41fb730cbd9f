import { describe, expect, it, vi } from 'vitest';
import type { Fact } from '../../../src/events/event.ts';
import type { DealRecord } from '../../../src/events/record.ts';
import { initialsOf, reticent, type Reticence } from '../../../src/output/page/names.ts';
import { NOTHING_PERSONAL } from './nothingPersonal.ts';
import { CORRECTED, fold, recordAt } from '../picture/support.ts';

/** Nobody's names. */
const NAMES = { N: 'Quillon Varnsworth', E: 'Zed.Ä+ Orblat', S: 'Mirelda', W: 'Şule Öztest-Deneme' };
const plain = recordAt(CORRECTED);
const said: Fact[] = [
  { type: 'StatementMade', by: 'Quillon Varnsworth', text: 'varnsworth says that Mirelda had a diamond' },
  { type: 'DirectorCalled', by: 'N', note: 'called by Öztest-Deneme' },
  { type: 'RulingGiven', by: 'Head director Fenwick', law: '61A', text: 'Orblat was told' },
  { type: 'ClaimMade', by: 'E', kind: 'claim', tricks: 3, statement: 'Zed.Ä+ draws trumps' },
  { type: 'CardCalled', by: 'E', words: 'low, Mirelda' },
];
const record: DealRecord = {
  ...plain,
  header: {
    ...plain.header,
    names: NAMES,
    title: 'How Quillon Varnsworth lost a trick to MIRELDA',
    source: 'Club of Varnsworth',
    event: 'The Orblat cup',
    session: 'Mirelda’s evening',
    table: '7',
    room: 'open',
    notes: 'Zed.Ä+ Orblat asked.',
    translations: {
      tr: {
        title: 'Quillon Varnsworth MIRELDA’ya bir löve veriyor',
        source: 'Varnsworth kulübü',
        notes: 'Zed.Ä+ Orblat sordu.',
      },
    },
  },
  events: [...plain.events, ...said],
};

const PARTS = ['Quillon', 'Varnsworth', 'Orblat', 'Mirelda', 'Öztest', 'Şule', 'Fenwick', 'Zed.'];
const people = (how: Reticence): string[] => {
  const text = JSON.stringify(reticent(record, how)).toLowerCase();
  return PARTS.filter((part) => text.includes(part.toLowerCase()));
};

describe('a published record', () => {
  it('names nobody and keeps no note unless its writer wants it', () => {
    expect(people(NOTHING_PERSONAL)).toEqual([]);
    expect(people({ names: 'seats', notes: false })).toEqual([]);
    expect(people({ names: 'initials', notes: false })).toEqual([]);
  });

  it('can be seen to name them otherwise', () => {
    expect(people({ names: 'full', notes: true })).toEqual(PARTS);
    expect(people({ names: 'full', notes: false })).toContain('Mirelda');
  });

  it('hides the players in the notes that are kept; others only their writer knows', () => {
    expect(people({ names: 'none', notes: true })).toEqual(['Fenwick']);
    const { header } = reticent(record, { names: 'none', notes: true });
    expect(header.title).toBe('How N lost a trick to S');
    expect(header.notes).toBe('E asked.');
    expect(header.translations).toEqual({
      tr: { title: 'N S’ya bir löve veriyor', source: 'N kulübü', notes: 'E sordu.' },
    });
    expect(reticent(record, NOTHING_PERSONAL).header.translations).toEqual({
      tr: { title: 'N S’ya bir löve veriyor' },
    });
    expect(reticent(record, { names: 'initials', notes: true }).header.notes).toBe('Z. O. asked.');
  });

  it.each([
    ['Declarer may accept the lead; he will decide.', 'Declarer may accept the lead; he will decide.'],
    ['May led; HUGH, and then kate may, said that Will did.', 'E led; W, and then E, said that W did.'],
    ['North led the King, Law 57.', 'North led the King, Law 57.'],
    ['Güney did, and the king of Jean King.', 'Güney did, and the king of N.'],
    ['pixie had it, and so had Pixie.', 'S had it, and so had S.'],
  ])('leaves ordinary words that are also names alone: %s', (written, shown) => {
    const names = { N: 'Jean King', E: 'Kate May', S: 'pixie', W: 'Hugh Will Güney North Law' };
    const whole = { ...plain, header: { ...plain.header, names, title: written } };
    expect(reticent(whole, { names: 'none', notes: true }).header.title).toBe(shown);
  });

  it('keeps every card, call and finding', () => {
    const { events } = reticent(record, NOTHING_PERSONAL);
    expect(events.filter(({ type }) => type === 'CardPlayed')).toEqual(
      record.events.filter(({ type }) => type === 'CardPlayed'),
    );
    expect(events.map(({ type }) => type)).toEqual(record.events.map(({ type }) => type));
    const keys = (one: DealRecord): string[] => fold(one).findings.map(({ key, at }) => `${key} ${at}`);
    expect(keys(reticent(record, NOTHING_PERSONAL))).toEqual(keys(record));
    expect(reticent(record, NOTHING_PERSONAL).header.deal).toBe(record.header.deal);
  });
});

describe('initials', () => {
  it.each([
    ['Quillon Varnsworth', 'Q. V.'],
    ['  şule öztest-deneme ', 'Ş. Ö. D.'],
    ['', ''],
    ['123 (x)', 'X.'],
    ['Ωμέγα', 'Ω.'],
  ])('of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

  it('are the same on a machine in Turkish', () => {
    const native = String.prototype.toLocaleUpperCase;
    const turkish = vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (
      this: string,
      locale = 'tr',
    ) {
      return native.call(this, locale);
    });
    expect(initialsOf('iris orblat')).toBe('I. O.');
    turkish.mockRestore();
  });
});
