/** The parameters of a finding as a sentence uses them: in the reader’s words and letters, never raw. */

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
import { numberWritten } from '../lawbook/clauseNumber.ts';
import type { Params } from '../laws/finding.ts';
import type { Naming } from './naming.ts';

/** The names of the parameters of one kind, or null, and not of another; any name where nobody says what is given. */
type NameOf<Given, Kind, Not = never> = string extends keyof Given
  ? string
  : {
      [Name in keyof Given]-?: Given[Name] extends Not | null
        ? never
        : Given[Name] extends Kind | null
          ? Name
          : never;
    }[keyof Given] &
      string;

/** The parameters of a finding that gives `Given`: each slot takes the names of those it can show. */
export interface Slots<Given = Params> {
  readonly naming: Naming;
  /** The same parameters with English names. */
  readonly inEnglish: Slots<Given>;
  /** A player by the parameter’s name, or either a player or a judge; a dash when the record does not say. */
  readonly seat: (name: NameOf<Given, Seat | Judge, Judge>) => string;
  readonly card: (name: NameOf<Given, Placed>) => string;
  /** Cards written with spaces between: `S3 S5`. */
  readonly cards: (name: NameOf<Given, CardList>, joint?: 'and' | 'or') => string;
  readonly suit: (name: NameOf<Given, Suit>) => string;
  /** A set such as `DH`. */
  readonly suits: (name: NameOf<Given, SuitSet>, joint?: 'and' | 'or') => string;
  /** Words and codes as they are: nothing another slot tells. */
  readonly text: (name: NameOf<Given, string | number, Seat | Placed | CardList | SuitSet>) => string;
  /** A clause by the number that the record has. */
  readonly clause: (name: NameOf<Given, string, Seat | Placed | CardList | SuitSet>) => string;
  readonly number: (name: NameOf<Given, number>) => number;
  readonly has: (name: keyof Given & string) => boolean;
  /** True when the parameter names a player. */
  readonly hasSeat: (name: NameOf<Given, Seat | Judge, Judge>) => boolean;
}

/** What a phrase needs of the finding it is told of: slots that take these names, `Using<{ seat: 'by' }>`. */
export type Using<
  Names extends { readonly [Slot in Exclude<keyof Slots, 'naming' | 'inEnglish'>]?: string },
> = {
  readonly [Slot in keyof Names & Exclude<keyof Slots, 'naming' | 'inEnglish'>]: (
    name: Names[Slot],
    joint?: 'and' | 'or',
  ) => ReturnType<Slots[Slot]>;
};

const UNKNOWN = '–';

/**
 * The functions with which a sentence puts in its values. A seat, card or suit that is missing becomes
 * the sign for an unknown one, a missing number 0.
 */
export function slotsOf(params: Params, naming: Naming): Slots {
  const text = (name: string): string => String(params[name] ?? '');
  return {
    naming,
    get inEnglish() {
      return slotsOf(params, naming.inEnglish);
    },
    text,
    seat: (name) => (isSeat(params[name]) ? naming.seat(params[name]) : UNKNOWN),
    card: (name) => (isPlaced(params[name]) ? naming.card(params[name]) : UNKNOWN),
    cards: (name, joint = 'and') =>
      naming.cards(
        text(name)
          .split(' ')
          .filter((card): card is Card => isCard(card)),
        joint,
      ),
    suit: (name) => (isSuit(params[name]) ? naming.suit(params[name]) : UNKNOWN),
    suits: (name, joint = 'and') => naming.suitSet(text(name), joint),
    clause: (name) => naming.clause(numberWritten(text(name))),
    number: (name) => Number(params[name] ?? 0),
    hasSeat: (name) => isSeat(params[name]),
    has: (name) =>
      params[name] !== undefined && params[name] !== null && params[name] !== '' && params[name] !== false,
  };
}
