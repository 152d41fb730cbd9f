/** A settings file of an organisation: what the schema publishes is what the reader takes, and what is wrong is told with its place. */

import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { readOrganisation, readOrganisationFile } from '../../src/events/organisation/readOrganisation.ts';
import { SETTING_NAMES } from '../../src/events/organisation/settings.ts';
import { ORGANISATION_SCHEMA_FILE } from '../caseSchema/kept.ts';
import { ORGANISATION_SCHEMA } from '../caseSchema/organisation.ts';

type Json = Readonly<Record<string, unknown>>;

const schema = readFileSync(ORGANISATION_SCHEMA_FILE, 'utf8');
const validate = new Ajv2020({ allowUnionTypes: true }).compile(JSON.parse(schema) as object);
const examples = readdirSync('organisations')
  .filter((name) => name !== 'organisation.schema.json')
  .map((name) => `organisations/${name}`);

/** Everything that can be said, once. */
const WHOLE: Json = {
  format: 'dealtrail-organisation/1',
  name: 'Example Union',
  shortName: 'EU',
  source: { title: 'Rules', address: 'https://example.org/rules', date: '2026-01' },
  deposits: [{ amount: 12.5, currency: 'EUR', form: 'pairs', events: 'League', note: 'In cash' }],
  depositKept: [{ when: 'withoutMerit', vote: 'unanimous' }],
  limits: [{ what: 'appeal', minutes: 30, from: 'scoreAvailable', source: { clause: '7' } }],
  consent: [{ who: 'captain' }],
  hearing: [{ by: 'committee', members: 3, quorum: 2, castingVote: true }],
  sanctions: [{ amount: 1, unit: 'warnings' }],
  penalties: [{ amount: 10, unit: 'percent' }],
  polls: { asked: 5, threshold: 2, counts: 'chosen' },
  scoring: [{ weighting: false, places: 1, source: { title: 'Scoring', clause: '3' } }],
};

const placesOf = (json: unknown): string[] =>
  readOrganisation(json).problems.map(({ code, where }) => `${code} ${where}`.trimEnd());

describe('a settings file', () => {
  test('is what `npm run schema` publishes', () => {
    expect(JSON.stringify(JSON.parse(schema))).toBe(JSON.stringify(ORGANISATION_SCHEMA));
  });

  test('every setting has its source: its own, or that of the file with its clause', () => {
    const { organisation, problems } = readOrganisation(WHOLE);
    expect(problems).toEqual([]);
    expect(validate(WHOLE)).toBe(true);
    for (const name of SETTING_NAMES) expect(Object.keys(organisation ?? {})).toContain(name);
    expect(organisation?.limits?.[0]?.source).toEqual({ ...(WHOLE['source'] as Json), clause: '7' });
    expect(organisation?.scoring).toEqual([
      { weighting: false, places: 1, source: { title: 'Scoring', clause: '3' } },
    ]);
    expect(organisation?.polls).toMatchObject({ asked: 5, threshold: 2 });
  });

  test.each(examples)('%s is read whole, and says where each setting is written', (path) => {
    const text = readFileSync(path, 'utf8');
    const { organisation, problems } = readOrganisationFile(text);
    expect(problems).toEqual([]);
    expect(validate(JSON.parse(text))).toBe(true);
    const settings = Object.values(organisation ?? {}).flatMap((each): unknown => each);
    const sources = settings.flatMap((each) =>
      typeof each === 'object' ? [(each as { readonly source: Json }).source] : [],
    );
    expect(sources.length).toBeGreaterThan(4);
    for (const source of sources) expect(source).toMatchObject({ title: expect.stringMatching(/\S/) });
  });

  test('what is wrong is left out, and the rest is kept', () => {
    const { source: _source, ...sourceless } = WHOLE;
    expect(placesOf({ ...sourceless, polls: null, scoring: [] })).toContain('source deposits[1].source');
    const spoilt = {
      ...WHOLE,
      shortName: 7,
      owner: 'x',
      deposits: [
        { amount: -1, currency: 'EUR' },
        { currency: 'EUR' },
        { amount: 5, currency: 'euro' },
        4,
        { amount: 5, currency: 'EUR', note: ['no'], more: 1 },
      ],
      limits: { minutes: 30 },
      sanctions: [{ amount: 6, unit: 'points' }],
      polls: { asked: 3, threshold: 4 },
      scoring: [{ weighting: 'no' }, { places: 2.5, weighting: true }],
      consent: [{ who: 'captain', source: { title: 'Rules', address: 'javascript:alert(1)', date: 'May' } }],
    };
    const { organisation } = readOrganisation(spoilt);
    expect(placesOf(spoilt)).toEqual([
      'wrong shortName',
      'wrong deposits[1].amount',
      'missing deposits[2].amount',
      'wrong deposits[3].currency',
      'notObject deposits[4]',
      'wrong deposits[5].note',
      'unknown deposits[5].more',
      'wrong limits',
      'wrong consent[1].source.address',
      'wrong consent[1].source.date',
      'wrong sanctions[1].unit',
      'wrong polls.threshold',
      'unknown owner',
      'wrong scoring[1].weighting',
      'wrong scoring[2].places',
    ]);
    const { deposits, consent, scoring, ...rest } = organisation ?? { name: '' };
    expect(deposits).toEqual([{ amount: 5, currency: 'EUR', source: WHOLE['source'] }]);
    expect(consent).toEqual([{ who: 'captain', source: { title: 'Rules' } }]);
    expect(scoring).toEqual([{ weighting: true, source: WHOLE['source'] }]);
    expect(Object.keys(rest)).toEqual(['name', 'depositKept', 'hearing', 'penalties']);
  });

  test('what is no settings file is refused whole', () => {
    expect(readOrganisationFile('{')).toEqual({
      organisation: null,
      problems: [{ code: 'notJson', where: '' }],
    });
    expect(readOrganisationFile(`"${'x'.repeat(100_000)}"`).problems[0]?.code).toBe('tooLong');
    expect(readOrganisationFile('['.repeat(50_000)).organisation).toBeNull();
    expect(placesOf([])).toEqual(['notObject']);
    expect(placesOf({ ...WHOLE, format: 'dealtrail-case/1' })).toEqual(['format format']);
    const { name: _name, ...nameless } = WHOLE;
    expect(readOrganisation(nameless).organisation).toBeNull();
    expect(placesOf({ ...WHOLE, deposits: Array.from({ length: 51 }, () => ({})) })).toEqual([
      'wrong deposits',
    ]);
    expect(readOrganisation(JSON.parse('{ "__proto__": { "polluted": true } }')).organisation).toBeNull();
    expect(({} as Json)['polluted']).toBeUndefined();
  });
});
