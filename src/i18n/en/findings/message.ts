/** A finding’s sentence: whole, with named slots, ending in a full stop. */

import type { Params } from '../../../laws/finding.ts';
import type { Slots } from '../../slots.ts';

export type Message<Given = Params> = (slots: Slots<Given>) => string;

/** A sentence for each key, of nothing but what the finding gives. */
export type Sentences<Findings> = { readonly [Key in keyof Findings]: Message<Findings[Key]> };
