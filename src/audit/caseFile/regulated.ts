/** Compares the notes of a case with the regulations of an organisation. People decide what follows. */

import { procedureIn, type CaseNotes } from '../../events/caseNotes.ts';
import type { Comparison, Regulations } from '../../events/comparison.ts';
import type { CaseField, FactOf } from '../../events/event.ts';
import type { Organisation, Setting } from '../../events/organisation/settings.ts';
import { regulationsOf } from '../scoring/regulations.ts';
import { scoresOf } from './organisation.ts';

/** Fields that a hearing may leave empty, and not under these regulations. */
export function alsoAsked(organisation: Organisation | null, notes: CaseNotes): ReadonlySet<CaseField> {
  const { limits = [], sanctions = [], consent = [] } = organisation ?? {};
  const isUnmerited = notes.get('merit')?.text === 'withoutMerit';
  return new Set<CaseField>([
    ...(limits.some(({ what }) => what === 'appeal') ? (['limitBegan'] as const) : []),
    ...(limits.some(({ what }) => what === 'ruling') ? (['rulingBegan'] as const) : []),
    ...(isUnmerited && sanctions.length > 0 ? (['penalties'] as const) : []),
    ...(notes.get('concurred')?.text === 'captain' && consent.some(({ who }) => who === 'captain')
      ? (['captains'] as const)
      : []),
  ]);
}

/** Fields that need not be filled in: if every deposit is 0, those of the deposit. */
export function notAsked(organisation: Organisation | null): ReadonlySet<CaseField> {
  const { deposits = [] } = organisation ?? {};
  const isFree = deposits.length > 0 && deposits.every(({ amount }) => amount === 0);
  return new Set<CaseField>(isFree ? ['depositAmount', 'deposit'] : []);
}

/** The fields for the times of a limit: its beginning, and the request. */
const LIMIT_TIMES = {
  appeal: ['limitBegan', 'appealTime'],
  ruling: ['rulingBegan', 'calledAt'],
  correction: ['correctionBegan', 'correctionTime'],
} as const satisfies Readonly<Record<Setting<'limits'>['what'], readonly CaseField[]>>;

/** Fields that are asked for where the organisation has such a limit, and shown nowhere else. */
export function isAskedUnder(organisation: Organisation | null, field: CaseField): boolean {
  const what = (['ruling', 'correction'] as const).find((each) =>
    LIMIT_TIMES[each].some((one) => one === field && one !== 'calledAt'),
  );
  return what === undefined || (organisation?.limits ?? []).some((limit) => limit.what === what);
}

/** A note, with what the regulations say about it. `event`: the number of the note's entry; null for the regulations themselves. */
export type Regulated = { readonly event: number | null } &
  /** The minutes between the beginning of a limit and the appeal, ruling or correction asked for; null if the notes don't tell. */
  (
    | { readonly about: 'limit'; readonly limit: Setting<'limits'>; readonly minutes: number | null }
    /** The note says that the request was in time, or that it was not, but the times say the opposite. */
    | { readonly about: 'inTime'; readonly noted: boolean }
    /** Who consented to the appeal. `asked`: whose consent the regulations require. */
    | {
        readonly about: 'consent';
        readonly noted: string;
        readonly asked: readonly Setting<'consent'>['who'][];
      }
    /** The deposit by the regulations, as far as it fits the note. */
    | {
        readonly about: 'deposited';
        readonly noted: string;
        readonly verdict: 'asked' | 'other' | 'none' | 'unknown';
        readonly asked: readonly Setting<'deposits'>[];
      }
    /** Whether the deposit is returned. `kept`: the reasons for which the regulations keep it. */
    | {
        readonly about: 'deposit';
        readonly verdict: 'asRegulated' | 'returned' | 'kept' | 'unknown';
        readonly kept: readonly Setting<'depositKept'>[];
      }
    /** The number of members of the committee, with the chair; null if the names can't be counted. */
    | { readonly about: 'panel'; readonly count: number | null; readonly setting: Setting<'hearing'> }
    /** A score is weighted although the regulations don't allow it. */
    | { readonly about: 'weighted' }
    /** The scores here are computed by other rules than the regulations have. */
    | { readonly about: 'scores'; readonly used: Partial<Regulations> }
  );

interface Noted {
  readonly notes: CaseNotes;
  readonly scores: readonly { readonly fact: FactOf<'ScoreAssigned'>; readonly event: number }[];
  readonly comparison: Comparison;
}

/** The regulations beside the noted values, in the order of a hearing; fields that nobody noted are left out. */
export function regulated(organisation: Organisation, noted: Noted): readonly Regulated[] {
  const { notes, scores, comparison } = noted;
  const decided = scoresOf(organisation);
  const used = regulationsOf(comparison);
  const other = Object.fromEntries(
    Object.entries(used).filter(
      ([field]) =>
        Object.hasOwn(decided, field) &&
        decided[field as keyof Regulations] !== used[field as keyof Regulations],
    ),
  );
  return [
    ...limitsKept(organisation, notes),
    ...consented(organisation, notes),
    ...panelled(organisation, notes),
    ...deposited(organisation, notes),
    ...keptDeposit(organisation, notes),
    ...(decided.weighting === false
      ? scores
          .filter(({ fact }) => isWeighted(fact))
          .map(({ event }) => ({ about: 'weighted', event }) as const)
      : []),
    ...(Object.keys(other).length === 0 ? [] : [{ about: 'scores', event: null, used: other } as const]),
  ];
}

function limitsKept({ limits = [] }: Organisation, notes: CaseNotes): Regulated[] {
  const regulated = limits.flatMap((limit) => {
    const [from, to] = LIMIT_TIMES[limit.what];
    const [began, asked] = [notes.get(from), notes.get(to)];
    if (asked === undefined) return [];
    const minutes = began === undefined ? null : minutesFrom(began.text, asked.text, limit.minutes);
    return [{ about: 'limit' as const, event: asked.event, limit, minutes }];
  });
  const kept = regulated.flatMap(({ limit, minutes }) =>
    limit.what === 'appeal' ? [minutes === null ? null : minutes <= limit.minutes] : [],
  );
  const inTime = notes.get('inTime');
  // If there are several limits, people say which one applies.
  const otherwise =
    kept.length > 0 &&
    ((inTime?.text === 'yes' && kept.every((one) => one === false)) ||
      (inTime?.text === 'no' && kept.every((one) => one === true)));
  if (inTime === undefined || !otherwise) return regulated;
  return [...regulated, { about: 'inTime', event: inTime.event, noted: inTime.text === 'yes' }];
}

function consented({ consent = [] }: Organisation, notes: CaseNotes): Regulated[] {
  const noted = notes.get('concurred');
  if (noted === undefined || consent.length === 0) return [];
  const { text, event } = noted;
  return [{ about: 'consent', event, noted: text, asked: [...new Set(consent.map(({ who }) => who))] }];
}

/** Only a committee has members beside its chair; a reviewer decides alone. */
function panelled({ hearing = [] }: Organisation, notes: CaseNotes): Regulated[] {
  const members = notes.get('members');
  if (members === undefined || procedureIn(notes) !== 'committee') return [];
  const { event } = members;
  const count = peopleIn(members.text, notes.get('chair')?.text);
  return hearing
    .filter((setting) => setting.by === 'committee' && (setting.members ?? setting.quorum) !== undefined)
    .map((setting) => ({ about: 'panel', event, count, setting }) as const);
}

/** A text with more words, or with a digit, is not taken for a name. */
const LONGEST_NAME = 5;

/** The number of names in the list, plus the chair; null if the text is no list of names. */
function peopleIn(list: string, chair: string | undefined): number | null {
  const names = list
    .split(/[,;\n]| (?:and|&|ve|και|und|et) /u)
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const isName = (name: string): boolean =>
    !/\d/.test(name) && name.split(/\s+/).length <= LONGEST_NAME && /\p{L}/u.test(name);
  return chair === undefined || !names.every(isName) ? null : new Set([...names, chair.toLowerCase()]).size;
}

function deposited({ deposits = [] }: Organisation, notes: CaseNotes): Regulated[] {
  const [amount, deposit] = [notes.get('depositAmount'), notes.get('deposit')];
  const noted = amount?.text;
  const regulated = (verdict: 'asked' | 'other' | 'none' | 'unknown', asked = deposits): Regulated[] => [
    { about: 'deposited', event: (amount ?? deposit)?.event ?? null, noted: noted ?? '', verdict, asked },
  ];
  if (deposits.length === 0) return [];
  if (noted === undefined)
    return deposit?.text === 'none' && deposits.every((one) => one.amount > 0) ? regulated('none') : [];
  const money = moneyIn(noted);
  if (money === null) return regulated('unknown');
  const fitting = deposits.filter(
    (one) => one.amount === money.amount && (money.currency === null || money.currency === one.currency),
  );
  return fitting.length === 0 ? regulated('other') : regulated('asked', fitting);
}

const SIGNS: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', '₺': 'TRY', '₪': 'ILS' };

/** Reads `20 GBP`, `€ 30`, `12,50`: one amount, and its currency if named. Null for anything else. */
function moneyIn(text: string): { readonly amount: number; readonly currency: string | null } | null {
  const [number, more] = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  if (number === undefined || more !== undefined || !/^\d+(?:[.,]\d{1,2})?$/.test(number)) return null;
  const sign = Object.keys(SIGNS).find((each) => text.includes(each));
  const code = /\b[A-Z]{3}\b/.exec(text)?.[0] ?? null;
  return {
    amount: Number(number.replace(',', '.')),
    currency: sign === undefined ? code : (SIGNS[sign] ?? null),
  };
}

function keptDeposit({ depositKept = [] }: Organisation, notes: CaseNotes): Regulated[] {
  const { text: deposit, event = null } = notes.get('deposit') ?? {};
  if (depositKept.length === 0 || (deposit !== 'kept' && deposit !== 'returned')) return [];
  const holds = depositKept.map((setting) => isSo(setting, notes));
  const keeps = holds.includes(true) ? true : holds.includes(null) ? null : false;
  const asRegulated = keeps === (deposit === 'kept');
  const verdict = keeps === null ? 'unknown' : asRegulated ? 'asRegulated' : deposit;
  return [{ about: 'deposit', event, verdict, kept: depositKept }];
}

/** Whether the deposit is kept for that reason; null if the notes don't tell. Votes are noted in words, which people read. */
function isSo({ when, vote }: Setting<'depositKept'>, notes: CaseNotes): boolean | null {
  const holds = isReason(when, notes);
  return holds === true && vote !== undefined ? null : holds;
}

function isReason(when: Setting<'depositKept'>['when'], notes: CaseNotes): boolean | null {
  const [merit, decision] = [notes.get('merit')?.text, notes.get('decision')?.text];
  if (when === 'withoutMerit') return merit === undefined ? null : merit === 'withoutMerit';
  if (when === 'rejected')
    return decision === undefined ? null : decision === 'stands' || decision === 'sound';
  return null;
}

/** True when several outcomes have a weight. */
const isWeighted = ({ outcomes }: FactOf<'ScoreAssigned'>): boolean =>
  outcomes.filter(({ weight }) => weight > 0).length > 1;

const TIME = /^(?:(\d{4}-\d{2}-\d{2})[T ,]*)?(\d{1,2})[:.](\d{2})$/;
const HALF_A_DAY = 720;

/**
 * Minutes between two noted times: `22:40`, `2026-11-24 22:40`. Null if one is no time, or if the limit is half a day or more and the
 * dates are missing.
 */
export function minutesFrom(began: string, asked: string, limit: number): number | null {
  const [from, to] = [minuteIn(began), minuteIn(asked)];
  if (from === null || to === null) return null;
  if (from.day !== null && to.day !== null) return (to.day - from.day) * 1440 + to.minute - from.minute;
  if (limit >= HALF_A_DAY) return null;
  // Times have no date: the shorter way round midnight counts, forward or backward.
  const apart = (to.minute - from.minute + 1440) % 1440;
  return apart > HALF_A_DAY ? apart - 1440 : apart;
}

function minuteIn(text: string): { readonly day: number | null; readonly minute: number } | null {
  const [, date, hours = '', minutes = ''] = TIME.exec(text) ?? [];
  if (hours === '' || Number(hours) > 24 || Number(minutes) > 59) return null;
  const day = date === undefined ? null : Date.parse(date) / 86_400_000;
  return Number.isNaN(day) ? null : { day, minute: Number(hours) * 60 + Number(minutes) };
}
