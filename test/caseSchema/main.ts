/** `npm run schema`: writes the published schemas of a case and of a settings file anew. Read the difference before you keep it: they are public contracts. */

import { writeFileSync } from 'node:fs';
import { ORGANISATION_SCHEMA_FILE, SCHEMA_FILE } from './kept.ts';
import { ORGANISATION_SCHEMA } from './organisation.ts';
import { CASE_SCHEMA } from './schema.ts';

// The formatter, which runs next, breaks the lines.
writeFileSync(SCHEMA_FILE, JSON.stringify(CASE_SCHEMA));
writeFileSync(ORGANISATION_SCHEMA_FILE, JSON.stringify(ORGANISATION_SCHEMA));
