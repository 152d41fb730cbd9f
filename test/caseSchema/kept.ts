/** Where the published schemas are kept, and what is to stand there. */

import { format } from 'prettier';
import { ORGANISATION_SCHEMA } from './organisation.ts';
import { CASE_SCHEMA } from './schema.ts';

export const SCHEMA_FILE = 'src/formats/case/case.schema.json';
export const ORGANISATION_SCHEMA_FILE = 'organisations/organisation.schema.json';

const written = (schema: object): Promise<string> =>
  format(JSON.stringify(schema), { parser: 'json', printWidth: 110 });

export const schemaText = (): Promise<string> => written(CASE_SCHEMA);
export const organisationSchemaText = (): Promise<string> => written(ORGANISATION_SCHEMA);
