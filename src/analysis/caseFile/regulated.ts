/** What is noted in a case held against the regulations of an organisation. What follows from it people say. */

import type { CaseNotes } from '../../events/caseNotes.ts';
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
    ...(isUnmerited && sanctions.length > 0 ? (['penalties'] as const) : []),
    ...(notes.get('concurred')?.text === 'captain' && consent.some(({ who }) => who === 'captain')
      ? (['captains'] as const)
      : []),
  ]);
}

/** Where every deposit is nothing, nobody need note one. */
export function notAsked(organisation: Organisation | null): ReadonlySet<CaseField> {
  const { deposits = [] } = organisation ?? {};
  const isFree = deposits.length > 0 && deposits.every(({ amount }) => amount === 0);
  return new Set<CaseField>(isFree ? ['depositAmount', 'deposit'] : []);
}

/** Something noted, beside what the regulations say of it. */
export type Regulated =
  /** The appeal was asked for so many minutes after the time began; null where the notes do not tell. */
  | { readonly about: 'limit'; readonly limit: Setting<'limits'>; readonly minutes: number | null }
  /** Somebody noted that it was in time, or that it was not; the times say otherwise. */
  | { readonly about: 'inTime'; readonly noted: boolean }
  /** Who agreed to appeal. `asked`: whose consent the regulations ask for. */
  | {
      readonly about: 'consent';
      readonly noted: string;
      readonly asked: readonly Setting<'consent'>['who'][];
    }
  /** The deposit is returned although regulations keep it, or kept with merit. */
  | { readonly about: 'deposit'; readonly kept: boolean }
  /** A score is weighted, and the regulations do not allow that. `event`: its number. */
  | { readonly about: 'weighted'; readonly event: number }
  /** Scores are worked out here otherwise than the regulations say. */
  | { readonly about: 'scores'; readonly used: Partial<Regulations> };

interface Noted {
  readonly notes: CaseNotes;
  readonly scores: readonly { readonly fact: FactOf<'ScoreAssigned'>; readonly event: number }[];
  readonly comparison: Comparison;
}

/** In the order of a hearing; nothing of what nobody has noted. */
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
    ...deposited(organisation, notes),
    ...(decided.weighting === false
      ? scores
          .filter(({ fact }) => isWeighted(fact))
          .map(({ event }) => ({ about: 'weighted', event }) as const)
      : []),
    ...(Object.keys(other).length === 0 ? [] : [{ about: 'scores', used: other } as const]),
  ];
}

function limitsKept({ limits = [] }: Organisation, notes: CaseNotes): Regulated[] {
  const asked = notes.get('appealTime')?.text;
  const began = notes.get('limitBegan')?.text;
  const appeal = limits.filter(({ what }) => what === 'appeal');
  if (asked === undefined || appeal.length === 0) return [];
  const told = appeal.map((limit) => ({
    about: 'limit' as const,
    limit,
    minutes: began === undefined ? null : minutesFrom(began, asked, limit.minutes),
  }));
  const kept = told.map(({ limit, minutes }) => (minutes === null ? null : minutes <= limit.minutes));
  const inTime = notes.get('inTime')?.text;
  // Of several limits people say which one applies.
  const otherwise =
    (inTime === 'yes' && kept.every((one) => one === false)) ||
    (inTime === 'no' && kept.every((one) => one === true));
  return [...told, ...(otherwise ? [{ about: 'inTime', noted: inTime === 'yes' } as const] : [])];
}

function consented({ consent = [] }: Organisation, notes: CaseNotes): Regulated[] {
  const noted = notes.get('concurred')?.text;
  if (noted === undefined || consent.length === 0) return [];
  return [{ about: 'consent', noted, asked: [...new Set(consent.map(({ who }) => who))] }];
}

function deposited({ depositKept = [] }: Organisation, notes: CaseNotes): Regulated[] {
  const deposit = notes.get('deposit')?.text;
  const merit = notes.get('merit')?.text;
  const keeps = depositKept.some(({ when }) => when === 'withoutMerit');
  if (keeps && merit === 'withoutMerit' && deposit === 'returned') return [{ about: 'deposit', kept: false }];
  const onlyThen = keeps && depositKept.every(({ when }) => when === 'withoutMerit');
  return onlyThen && merit === 'withMerit' && deposit === 'kept' ? [{ about: 'deposit', kept: true }] : [];
}

/** Several outcomes that count. */
const isWeighted = ({ outcomes }: FactOf<'ScoreAssigned'>): boolean =>
  outcomes.filter(({ weight }) => weight > 0).length > 1;

const TIME = /^(?:(\d{4}-\d{2}-\d{2})[T ,]*)?(\d{1,2})[:.](\d{2})$/;
const HALF_A_DAY = 720;

/**
 * Minutes from one time to another, as people note them: `22:40`, `2026-11-24 22:40`. Null where one of them is none, and where a limit
 * of half a day and more can’t be told without dates.
 */
export function minutesFrom(began: string, asked: string, limit: number): number | null {
  const [from, to] = [minuteIn(began), minuteIn(asked)];
  if (from === null || to === null) return null;
  if (from.day !== null && to.day !== null) return (to.day - from.day) * 1440 + to.minute - from.minute;
  if (limit >= HALF_A_DAY) return null;
  // Past midnight it is the day after; a little before it began, it is the same day.
  const apart = (to.minute - from.minute + 1440) % 1440;
  return apart > HALF_A_DAY ? apart - 1440 : apart;
}

function minuteIn(text: string): { readonly day: number | null; readonly minute: number } | null {
  const [, date, hours = '', minutes = ''] = TIME.exec(text) ?? [];
  if (hours === '' || Number(hours) > 24 || Number(minutes) > 59) return null;
  const day = date === undefined ? null : Date.parse(date) / 86_400_000;
  return Number.isNaN(day) ? null : { day, minute: Number(hours) * 60 + Number(minutes) };
}
