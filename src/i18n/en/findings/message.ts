/** A finding’s sentence: whole, with named slots, ending in a full stop. */

import type { Slots } from '../../slots.ts';

export type Message = (slots: Slots) => string;

export const tricks = (count: number): string => (count === 1 ? '1 trick' : `${count} tricks`);
