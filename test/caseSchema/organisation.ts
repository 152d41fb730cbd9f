/** The published schema of a settings file of an organisation: it follows from the table of `src/events/organisation/settings.ts`. */

import {
  BESIDE,
  LONGEST_TEXT,
  MOST_SETTINGS,
  ORGANISATION_FORMAT,
  SETTINGS,
  SOURCE,
  type SettingField,
  type SettingFields,
} from '../../src/events/organisation/settings.ts';
import { ADDRESS, CURRENCY, DATE } from '../../src/events/organisation/readOrganisation.ts';
import { REGULATIONS } from './comparison.ts';
import { object, oneOf, ref, text, type Schema } from './forms.ts';

const TEXT: Schema = { type: 'string', pattern: '\\S', maxLength: LONGEST_TEXT };

function schemaOf(field: SettingField): Schema {
  if (typeof field === 'object' && 'most' in field)
    return { type: field.whole === true ? 'integer' : 'number', minimum: field.least, maximum: field.most };
  if (typeof field === 'object') return oneOf(field);
  switch (field) {
    case 'flag':
      return { type: 'boolean' };
    case 'currency':
      return { description: 'The code of the currency (ISO 4217).', ...text(CURRENCY) };
    case 'address':
      return { ...text(ADDRESS), maxLength: LONGEST_TEXT };
    case 'date':
      return { description: 'A year, a month or a day.', ...text(DATE) };
    case 'text':
      return TEXT;
  }
}

const schemasOf = (fields: SettingFields): Record<string, Schema> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
const many = (items: Schema, description: string): Schema => ({
  description,
  type: 'array',
  maxItems: MOST_SETTINGS,
  items,
});

const DESCRIBED: Readonly<Record<keyof typeof SETTINGS, string>> = {
  deposits: 'The deposit for an appeal.',
  depositKept: 'When the deposit is not returned, and which vote this needs.',
  limits:
    'The time limits for the correction of a score, for a ruling and for an appeal, and when each begins.',
  consent: 'Who must consent to an appeal.',
  hearing: 'Who hears an appeal.',
  sanctions: 'The penalty for an appeal without merit, besides the deposit. `percent`: per cent of a top.',
  penalties: 'The usual procedural penalty for each form of scoring (90). `percent`: per cent of a top.',
  polls: 'If `threshold` of the `asked` players name an action, it is a logical alternative (16B1).',
};

const setting = (fields: Record<string, Schema>): Schema =>
  object({ ...fields, ...schemasOf(BESIDE), 'source?': ref('source') });

const { title: _title, ...beside } = schemasOf(SOURCE);

export const ORGANISATION_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'organisation.schema.json',
  title: `A settings file of an organisation, ${ORGANISATION_FORMAT}`,
  description:
    'The regulations of an organisation. Each setting names its source; without one, the `source` of the file counts.',
  ...object({
    '$schema?': { type: 'string' },
    format: { const: ORGANISATION_FORMAT },
    name: TEXT,
    'shortName?': TEXT,
    'source?': ref('source'),
    ...Object.fromEntries(
      (Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]).map((name) => {
        const one = setting(schemasOf(SETTINGS[name]));
        return [
          `${name}?`,
          name === 'polls' ? { description: DESCRIBED[name], ...one } : many(one, DESCRIBED[name]),
        ];
      }),
    ),
    'scoring?': many(
      setting(Object.fromEntries(Object.entries(REGULATIONS).map(([name, schema]) => [`${name}?`, schema]))),
      'What is decided of scores, as in the `regulations` of a case.',
    ),
  }),
  $defs: {
    source: {
      description:
        'The document and the place in it. Without `title`, it is the document in the `source` of the file.',
      ...object({ 'title?': TEXT, ...beside }),
    },
  },
};
