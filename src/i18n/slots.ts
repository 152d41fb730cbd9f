/** The parameters of a finding as a sentence uses them: told, never raw. */

import {
  isCard,
  isPlaced,
  isSuit,
  type Card,
  type CardList,
  type Placed,
  type Suit,
  type SuitSet,
} from '../domain/card.ts';
import { isSeat, type Seat } from '../domain/seat.ts';
import type { Judge } from '../events/event.ts';
import type { Params } from '../laws/finding.ts';
import type { Teller } from './teller.ts';

/** The names of the parameters of one kind, or null, and not of another; any name where nobody says what is told. */
type NameOf<Tells, Kind, Not = never> = string extends keyof Tells
  ? string
  : {
      [Name in keyof Tells]-?: Tells[Name] extends Not | null
        ? never
        : Tells[Name] extends Kind | null
          ? Name
          : never;
    }[keyof Tells] &
      string;

/** The parameters of a finding that tells `Tells`: each slot takes the names of those it can tell. */
export interface Slots<Tells = Params> {
  readonly tell: Teller;
  /** A player by the parameter’s name, or either a player or a judge; a dash when the record does not say. */
  readonly seat: (name: NameOf<Tells, Seat | Judge, Judge>) => string;
  readonly card: (name: NameOf<Tells, Placed>) => string;
  /** Cards written with spaces between: `S3 S5`. */
  readonly cards: (name: NameOf<Tells, CardList>, joint?: 'and' | 'or') => string;
  readonly suit: (name: NameOf<Tells, Suit>) => string;
  /** A set such as `DH`. */
  readonly suits: (name: NameOf<Tells, SuitSet>, joint?: 'and' | 'or') => string;
  /** Words and codes as they are: nothing another slot tells. */
  readonly text: (name: NameOf<Tells, string | number, Seat | Placed | CardList | SuitSet>) => string;
  readonly number: (name: NameOf<Tells, number>) => number;
  readonly has: (name: keyof Tells & string) => boolean;
  /** True when the parameter names a player. */
  readonly hasSeat: (name: NameOf<Tells, Seat | Judge, Judge>) => boolean;
}

/** What a phrase needs of the finding it is told of: slots that take these names, `Using<{ seat: 'by' }>`. */
export type Using<Names extends { readonly [Slot in Exclude<keyof Slots, 'tell'>]?: string }> = {
  readonly [Slot in keyof Names & Exclude<keyof Slots, 'tell'>]: (
    name: Names[Slot],
    joint?: 'and' | 'or',
  ) => ReturnType<Slots[Slot]>;
};

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
