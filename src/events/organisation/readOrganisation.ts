/** Reads the settings file of an organisation, or the settings that a case holds. Wrong parts are left out and reported with their place. */

import { textAfterMark } from '../../domain/byteOrderMark.ts';
import { isObject } from '../../domain/json.ts';
import { REGULATIONS } from '../comparison.ts';
import {
  BESIDE,
  LONGEST_FILE,
  LONGEST_TEXT,
  MOST_SETTINGS,
  ORGANISATION_FORMAT,
  SETTING_NAMES,
  SETTINGS,
  SOURCE,
  type Organisation,
  type SettingField,
  type SettingFields,
} from './settings.ts';

/**
 * `notOpened`: the file is gone, or may not be read. `unknown`: an unknown field, ignored. `missing`: a required field is missing.
 * `source`: a setting does not name its source. `wrong`: a value that is not allowed. After `missing`, `wrong` and `source` the setting
 * is left out.
 */
export interface OrganisationProblem {
  readonly code:
    | 'notOpened'
    | 'notJson'
    | 'notObject'
    | 'format'
    | 'tooLong'
    | 'unknown'
    | 'missing'
    | 'source'
    | 'wrong';
  /** The place in the file: `deposits[2].amount`, counted from 1; empty for the file itself. */
  readonly where: string;
  /** The values that are allowed. */
  readonly expected?: SettingField | { readonly list: number };
}

export interface OrganisationRead {
  /** Null if the file is no settings file, or names no organisation. */
  readonly organisation: Organisation | null;
  readonly problems: readonly OrganisationProblem[];
}

/** No more problems than this are reported. */
const MOST_PROBLEMS = 50;

/** The settings in a file's text, and its problems. Never throws: invalid JSON and too long a text are problems, too. */
export function readOrganisationFile(text: string): OrganisationRead {
  const refused = (code: OrganisationProblem['code']): OrganisationRead => ({
    organisation: null,
    problems: [{ code, where: '' }],
  });
  if (text.length > LONGEST_FILE) return refused('tooLong');
  try {
    return readOrganisation(JSON.parse(textAfterMark(text)));
  } catch {
    // A SyntaxError, or a RangeError when the nesting is too deep for the stack.
    return refused('notJson');
  }
}

/**
 * The settings, and the problems with their places; wrong settings are left out.
 * @param json any JSON value
 */
export function readOrganisation(json: unknown): OrganisationRead {
  const reader = new OrganisationReader();
  const organisation = reader.read(json);
  return { organisation, problems: reader.problems };
}

type Json = Readonly<Record<string, unknown>>;
/** In JSON a null counts as a missing field. */
const isThere = (value: unknown): boolean => value !== undefined && value !== null;

class OrganisationReader {
  readonly problems: OrganisationProblem[] = [];

  read(json: unknown): Organisation | null {
    if (!isObject(json)) return this.#report('notObject', '');
    if (json['format'] !== ORGANISATION_FORMAT) return this.#report('format', 'format');
    const { format: _format, $schema: _schema, name, shortName, source, scoring, ...rest } = json;
    const own = this.#fields({ name, shortName }, { name: 'text', 'shortName?': 'text' }, '');
    // The source of all settings that name no document of their own.
    const written = isThere(source) ? this.#source(source, {}, 'source') : null;
    const settings = Object.entries(rest).flatMap(([field, value]) => {
      const known = SETTING_NAMES.find((each) => each === field);
      if (known === undefined) this.#report('unknown', field);
      if (known === undefined || !isThere(value)) return [];
      const fields = { ...SETTINGS[known], ...BESIDE };
      const read =
        known === 'polls'
          ? this.#poll(this.#setting(value, fields, written ?? {}, known))
          : this.#list(value, known, (each, where) => this.#setting(each, fields, written ?? {}, where));
      return read === null ? [] : [[known, read]];
    });
    const scores = isThere(scoring)
      ? this.#list(scoring, 'scoring', (each, where) => this.#scoring(each, written ?? {}, where))
      : null;
    if (own === null) return null;
    return {
      ...own,
      ...Object.fromEntries(settings),
      ...(scores === null ? {} : { scoring: scores }),
    } as Organisation;
  }

  #report(
    code: OrganisationProblem['code'],
    where: string,
    expected?: OrganisationProblem['expected'],
  ): null {
    if (this.problems.length < MOST_PROBLEMS)
      this.problems.push({
        code,
        where: where.slice(0, 80),
        ...(expected === undefined ? {} : { expected }),
      });
    return null;
  }

  #list<One>(
    value: unknown,
    where: string,
    read: (each: unknown, where: string) => One | null,
  ): One[] | null {
    if (!Array.isArray(value) || value.length > MOST_SETTINGS)
      return this.#report('wrong', where, { list: MOST_SETTINGS });
    const list = value.flatMap((each, index) => read(each, `${where}[${index + 1}]`) ?? []);
    return list.length === 0 ? null : list;
  }

  #setting(value: unknown, fields: SettingFields, written: Json, where: string): Json | null {
    if (!isObject(value)) return this.#report('notObject', where);
    const { source, ...rest } = value;
    const found = this.#fields(rest, fields, where);
    const from = this.#source(source, written, `${where}.source`);
    return found === null || from === null ? null : { ...found, source: from };
  }

  /** More players can't have chosen an action than were asked. */
  #poll(poll: Json | null): Json | null {
    if (poll === null || (poll['threshold'] as number) <= (poll['asked'] as number)) return poll;
    return this.#report('wrong', 'polls.threshold', { least: 0, most: poll['asked'] as number, whole: true });
  }

  #scoring(value: unknown, written: Json, where: string): Json | null {
    if (!isObject(value)) return this.#report('notObject', where);
    const mine = ([field]: readonly [string, unknown]): boolean => Object.hasOwn(REGULATIONS, field);
    const entries = Object.entries(value).filter(([, each]) => isThere(each));
    const beside = this.#setting(
      Object.fromEntries(entries.filter((entry) => !mine(entry))),
      BESIDE,
      written,
      where,
    );
    const scores = entries.filter(mine).filter(([field, each]) => {
      const isRight = REGULATIONS[field as keyof typeof REGULATIONS](each);
      if (!isRight) this.#report('wrong', `${where}.${field}`);
      return isRight;
    });
    return beside === null || scores.length === 0 ? null : { ...Object.fromEntries(scores), ...beside };
  }

  /** The document and clause on which a setting rests; null, and reported, if neither the setting nor the file names a document. */
  #source(source: unknown, written: Json, where: string): Json | null {
    if (!isThere(source) && !isThere(written['title'])) return this.#report('source', where);
    if (isThere(source) && !isObject(source)) return this.#report('wrong', where);
    const named: Json = isObject(source) ? source : {};
    const whole = isThere(named['title']) ? named : { ...written, ...named };
    return isThere(whole['title']) ? this.#fields(whole, SOURCE, where) : this.#report('source', where);
  }

  /** The fields that are right; null if a required one is missing or wrong. */
  #fields(json: Json, fields: SettingFields, where: string): Json | null {
    const at = (field: string): string => (where === '' ? field : `${where}.${field}`);
    const kept: Record<string, unknown> = {};
    let isWhole = true;
    for (const [declared, field] of Object.entries(fields)) {
      const name = declared.replace('?', '');
      const value = Object.hasOwn(json, name) ? json[name] : undefined;
      if (isThere(value) && isRight(value, field)) kept[name] = value;
      else if (isThere(value)) this.#report('wrong', at(name), field);
      else if (name === declared) this.#report('missing', at(name), field);
      if (name === declared && !Object.hasOwn(kept, name)) isWhole = false;
    }
    for (const [name, value] of Object.entries(json))
      if (isThere(value) && !Object.hasOwn(fields, name) && !Object.hasOwn(fields, `${name}?`))
        this.#report('unknown', at(name));
    return isWhole ? kept : null;
  }
}

function isRight(value: unknown, field: SettingField): boolean {
  if (typeof field === 'object' && !('most' in field)) return field.includes(value as string);
  if (typeof field === 'object')
    return (
      typeof value === 'number' &&
      value >= field.least &&
      value <= field.most &&
      (field.whole !== true || Number.isInteger(value))
    );
  if (field === 'flag') return typeof value === 'boolean';
  return typeof value === 'string' && value.length <= LONGEST_TEXT && TEXTS[field].test(value);
}

/** A currency by ISO 4217. */
export const CURRENCY = /^[A-Z]{3}$/;
/** An address that people can open; none that makes a browser run code. */
export const ADDRESS = /^https?:\/\/[^\s"<>]+$/;
/** A year, a month, or a day. */
export const DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

const TEXTS = { text: /\S/, currency: CURRENCY, address: ADDRESS, date: DATE } as const;
