// npm run build: the pages into build/.
import { ensureInstalled } from './install.mjs';
import { buildPages } from './bundle.mjs';

ensureInstalled();
const count = await buildPages();
console.log(`Built ${count} ${count === 1 ? 'application' : 'applications'} into build/.`);
