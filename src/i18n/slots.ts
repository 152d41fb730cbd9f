/** The parameters of a finding as a sentence uses them: told, never raw. */

import { isCard, isPlaced, isSuit, type Card } from '../domain/card.ts';
import { isSeat } from '../domain/seat.ts';
import type { Params } from '../laws/finding.ts';
import type { Teller } from './teller.ts';

export interface Slots {
  readonly tell: Teller;
  /** A player by the parameter’s name; a dash when the record does not say. */
  seat(name: string): string;
  card(name: string): string;
  /** Cards written with spaces between: `S3 S5`. */
  cards(name: string, joint?: 'and' | 'or'): string;
  suit(name: string): string;
  /** A set such as `DH`. */
  suits(name: string, joint?: 'and' | 'or'): string;
  text(name: string): string;
  number(name: string): number;
  has(name: string): boolean;
  /** True when the parameter names a player. */
  hasSeat(name: string): boolean;
}

const UNKNOWN = '–';

export function slotsOf(params: Params, tell: Teller): Slots {
  const text = (name: string): string => String(params[name] ?? '');
  return {
    tell,
    text,
    seat: (name) => (isSeat(params[name]) ? tell.seat(params[name]) : UNKNOWN),
    card: (name) => (isPlaced(params[name]) ? tell.card(params[name]) : UNKNOWN),
    cards: (name, joint = 'and') =>
      tell.cards(
        text(name)
          .split(' ')
          .filter((card): card is Card => isCard(card)),
        joint,
      ),
    suit: (name) => (isSuit(params[name]) ? tell.suit(params[name]) : UNKNOWN),
    suits: (name, joint = 'and') => tell.suitSet(text(name), joint),
    number: (name) => Number(params[name] ?? 0),
    hasSeat: (name) => isSeat(params[name]),
    has: (name) =>
      params[name] !== undefined && params[name] !== null && params[name] !== '' && params[name] !== false,
  };
}
