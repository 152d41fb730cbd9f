/**
 * What an organisation regulates for its rulings and appeals, declared once: the type, what the reader takes, and the published schema
 * (`npm run schema`) follow from this table. It is a public contract: add, never change. No organisation's number stands here.
 */

import { PENALTY_UNITS, type Regulations } from '../comparison.ts';

export const ORGANISATION_FORMAT = 'dealtrail-organisation/1';

/** A number from one to another. */
export interface NumberField {
  readonly least: number;
  readonly most: number;
  readonly whole?: true;
}

/** A list of values means one of them. */
export type SettingField =
  readonly string[] | NumberField | 'flag' | 'text' | 'currency' | 'address' | 'date';

export interface SettingFields {
  /** One whose name ends in `?` may be missing. */
  readonly [field: string]: SettingField;
}

const whole = (least: number, most: number): NumberField => ({ least, most, whole: true });
const AMOUNT: NumberField = { least: 0, most: 1_000_000 };
/** Nobody hears a case, or is asked of one, with more. */
const PEOPLE = whole(1, 1000);

/** Where it stands that it is so. */
export const SOURCE = {
  title: 'text',
  'clause?': 'text',
  'address?': 'address',
  'date?': 'date',
} as const satisfies SettingFields;

/** What may stand beside any setting: to which form of scoring or which events it applies, in own words what else it says. */
export const BESIDE = {
  'form?': ['pairs', 'teams', 'individual'],
  'events?': 'text',
  'note?': 'text',
} as const satisfies SettingFields;

export const SETTINGS = {
  deposits: { amount: AMOUNT, currency: 'currency' },
  // When it is not given back, and by which vote.
  depositKept: {
    when: ['withoutMerit', 'rejected', 'withdrawn', 'discretion'],
    'vote?': ['unanimous', 'majority'],
  },
  // A week is 10,080 minutes. The longest a regulation could mean is a year.
  limits: {
    what: ['correction', 'ruling', 'appeal'],
    minutes: whole(0, 527_040),
    from: ['scoreAvailable', 'rulingTold', 'boardEnd', 'roundEnd', 'sessionEnd', 'eventEnd'],
  },
  // Law 92D leaves it to both partners, or to the captain.
  consent: { who: ['partners', 'captain', 'player'] },
  hearing: {
    by: ['committee', 'reviewer', 'referee', 'director'],
    'members?': PEOPLE,
    'quorum?': PEOPLE,
    // The chair’s vote counts twice where the others are even.
    'castingVote?': 'flag',
  },
  // For an appeal without merit, besides the deposit.
  sanctions: { amount: AMOUNT, unit: [...PENALTY_UNITS, 'warnings'] },
  // The usual procedural penalty (90).
  penalties: { amount: AMOUNT, unit: [...PENALTY_UNITS, 'warnings'] },
  // Of so many players asked, so many make an action a logical alternative (16B1).
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
/** What it decides of the scores (see `Regulations`). */
export type ScoringSetting = Partial<Regulations> & Beside;

/** An organisation as its file has it: each setting with its source. */
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

/** Each has a list of settings, `polls` one alone. */
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly (keyof Table)[];

export const MOST_SETTINGS = 50;
export const LONGEST_TEXT = 500;
/** So many letters a settings file may have. */
export const LONGEST_FILE = 100_000;
