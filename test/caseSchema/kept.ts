/** Where the published schema is kept, and what is to stand there. */

import { format } from 'prettier';
import { CASE_SCHEMA } from './schema.ts';

export const SCHEMA_FILE = 'src/formats/case/case.schema.json';

export const schemaText = (): Promise<string> =>
  format(JSON.stringify(CASE_SCHEMA), { parser: 'json', printWidth: 110 });
