/** `npm run schema`: writes the published schema of the case format anew. Read the difference before you keep it: it is a public contract. */

import { writeFileSync } from 'node:fs';
import { SCHEMA_FILE, schemaText } from './kept.ts';

writeFileSync(SCHEMA_FILE, await schemaText());
