/** The least a published deal may say of people. */

import type { Reticence } from '../../../src/output/page/names.ts';

export const NOTHING_PERSONAL: Reticence = { names: 'none', notes: false };
