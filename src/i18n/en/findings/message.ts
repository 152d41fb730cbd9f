/** A finding’s sentence: whole, with named slots, ending in a full stop. */

import type { Params } from '../../../laws/finding.ts';
import type { Slots } from '../../slots.ts';

export type Message<Tells = Params> = (slots: Slots<Tells>) => string;

/** A sentence for each key, of nothing but what the finding tells. */
export type Sentences<Findings> = { readonly [Key in keyof Findings]: Message<Findings[Key]> };

export const tricks = (count: number): string => (count === 1 ? '1 trick' : `${count} tricks`);
