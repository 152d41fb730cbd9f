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
      return { description: 'ISO 4217.', ...text(CURRENCY) };
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
  deposits: 'What is deposited with an appeal.',
  depositKept: 'When a deposit is not given back, and by which vote.',
  limits: 'How long a score may be corrected, a ruling or an appeal asked for, and from when on.',
  consent: 'Who must consent to an appeal.',
  hearing: 'Who hears an appeal.',
  sanctions: 'What an appeal without merit costs besides the deposit; `percent` is of a top.',
  penalties: 'The usual procedural penalty by the unit of scoring (90); `percent` is of a top.',
  polls: 'Of `asked` players, `threshold` make an action a logical alternative (16B1).',
};

const setting = (fields: Record<string, Schema>): Schema =>
  object({ ...fields, ...schemasOf(BESIDE), 'source?': ref('source') });

const { title: _title, ...beside } = schemasOf(SOURCE);

export const ORGANISATION_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'organisation.schema.json',
  title: `A settings file of an organisation, ${ORGANISATION_FORMAT}`,
  description: 'Each setting says where it is written, with its own `source` or that of the file.',
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
      description: 'Where it is written. Without `title` it is the document of the file’s own `source`.',
      ...object({ 'title?': TEXT, ...beside }),
    },
  },
};
