/**
 * The settings of an organisation for its rulings and appeals, declared once: the type, the reader and the published schema (`npm run
 * schema`) are derived from this table. It is a public contract: add, never change. It contains no organisation's numbers.
 */

import { PENALTY_UNITS, type Regulations } from '../comparison.ts';

export const ORGANISATION_FORMAT = 'dealtrail-organisation/1';

/** A number between two limits, both included. */
export interface NumberField {
  readonly least: number;
  readonly most: number;
  readonly whole?: true;
}

/** A list of values means one of them. */
export type SettingField =
  | readonly string[]
  | NumberField
  | 'flag'
  | 'text'
  | 'currency'
  | 'address'
  | 'date';

export interface SettingFields {
  /** A name with `?` at its end may be missing. */
  readonly [field: string]: SettingField;
}

const whole = (least: number, most: number): NumberField => ({ least, most, whole: true });
const AMOUNT: NumberField = { least: 0, most: 1_000_000 };
/** No hearing or poll has more people. */
const PEOPLE = whole(1, 1000);

/** The document in which a setting stands. */
export const SOURCE = {
  title: 'text',
  'clause?': 'text',
  'address?': 'address',
  'date?': 'date',
} as const satisfies SettingFields;

/** Fields that any setting may have: the form of scoring or the events to which it applies, and remarks in free text. */
export const BESIDE = {
  'form?': ['pairs', 'teams', 'individual'],
  'events?': 'text',
  'note?': 'text',
} as const satisfies SettingFields;

export const SETTINGS = {
  deposits: { amount: AMOUNT, currency: 'currency' },
  // When the deposit is kept, and by which majority.
  depositKept: {
    when: ['withoutMerit', 'rejected', 'withdrawn', 'discretion'],
    'vote?': ['unanimous', 'majority'],
  },
  // In minutes: a week is 10,080. The limit of a year exceeds any regulation.
  limits: {
    what: ['correction', 'ruling', 'appeal'],
    minutes: whole(0, 527_040),
    from: ['scoreAvailable', 'rulingTold', 'boardEnd', 'roundEnd', 'sessionEnd', 'eventEnd'],
  },
  // Whose consent an appeal needs: Law 92D names both partners, or the captain.
  consent: { who: ['partners', 'captain', 'player'] },
  hearing: {
    by: ['committee', 'reviewer', 'referee', 'director'],
    'members?': PEOPLE,
    'quorum?': PEOPLE,
    // True when the chair’s vote decides a tie.
    'castingVote?': 'flag',
  },
  // Penalties for an appeal without merit, besides the deposit.
  sanctions: { amount: AMOUNT, unit: [...PENALTY_UNITS, 'warnings'] },
  // The usual procedural penalty (90).
  penalties: { amount: AMOUNT, unit: [...PENALTY_UNITS, 'warnings'] },
  // An action is a logical alternative when `threshold` of `asked` players chose or considered it (16B1).
  polls: { asked: PEOPLE, threshold: whole(0, 1000), 'counts?': ['chosen', 'considered'] },
} as const satisfies Readonly<Record<string, SettingFields>>;

type Table = typeof SETTINGS;
type ValueOf<Field> = Field extends readonly (infer One)[]
  ? One
  : Field extends NumberField
    ? number
    : Field extends 'flag'
      ? boolean
      : string;
type ValuesOf<Fields> = {
  readonly [Field in keyof Fields as Field extends `${string}?` ? never : Field]: ValueOf<Fields[Field]>;
} & {
  readonly [Field in keyof Fields as Field extends `${infer Name}?` ? Name : never]?: ValueOf<Fields[Field]>;
};

export type SettingSource = ValuesOf<typeof SOURCE>;
type Beside = ValuesOf<typeof BESIDE> & { readonly source: SettingSource };
export type Setting<Name extends keyof Table> = ValuesOf<Table[Name]> & Beside;
/** What an organisation decides about scores (see `Regulations`). */
export type ScoringSetting = Partial<Regulations> & Beside;

/** The settings of an organisation as in its file, each with its source. */
export interface Organisation {
  readonly name: string;
  readonly shortName?: string;
  readonly deposits?: readonly Setting<'deposits'>[];
  readonly depositKept?: readonly Setting<'depositKept'>[];
  readonly limits?: readonly Setting<'limits'>[];
  readonly consent?: readonly Setting<'consent'>[];
  readonly hearing?: readonly Setting<'hearing'>[];
  readonly sanctions?: readonly Setting<'sanctions'>[];
  readonly penalties?: readonly Setting<'penalties'>[];
  readonly polls?: Setting<'polls'>;
  readonly scoring?: readonly ScoringSetting[];
}

/** Each is a list of settings, except `polls`, which is a single one. */
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly (keyof Table)[];

export const MOST_SETTINGS = 50;
export const LONGEST_TEXT = 500;
/** The most characters that a settings file may have. */
export const LONGEST_FILE = 100_000;
