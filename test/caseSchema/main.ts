/** `npm run schema`: writes the published schemas of a case and of a settings file anew. Read the difference before you keep it: they are public contracts. */

import { writeFileSync } from 'node:fs';
import { ORGANISATION_SCHEMA_FILE, organisationSchemaText, SCHEMA_FILE, schemaText } from './kept.ts';

writeFileSync(SCHEMA_FILE, await schemaText());
writeFileSync(ORGANISATION_SCHEMA_FILE, await organisationSchemaText());
