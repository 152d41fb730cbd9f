/** The settings of an organisation in words: amounts, times, who hears a case, how scores are calculated. */

import type { Regulations } from '../../../events/comparison.ts';
import type { ScoringSetting, Setting } from '../../../events/organisation/settings.ts';
import { share } from '../../../i18n/figure.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { scoringWords } from '../../../i18n/scoring/words.ts';
import type { CaseWording } from './wording.ts';

/** The sanction in words: a number of warnings, or a fine in its own unit. */
export function amountText({ amount, unit }: Setting<'sanctions'>, { text, words }: CaseWording): string {
  const shown = { figure: share(amount, 4, words) };
  return unit === 'warnings'
    ? text.organisation.warnings(shown)
    : scoringWords(words.language).fined[unit](shown);
}

export type BesideSetting = Pick<Setting<'deposits'>, 'form' | 'events' | 'note' | 'source'>;

/** The non-empty parts with commas between them; empty if there are none. */
export const listed = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

/**
 * The text followed by the form and the events that it is for: `20 GBP (pairs)`. The text alone when it
 * is for all of them.
 */
export function scoped(sentence: string, { form, events }: BesideSetting, { text }: CaseWording): string {
  const scope = listed([form && text.organisation.forms[form], events && text.own({ words: events })]);
  return scope === '' ? sentence : `${sentence} (${scope})`;
}

/** The amount of money and its currency, with two decimals at most: `20 GBP`. */
export function moneyText({ amount, currency }: Setting<'deposits'>, { words }: CaseWording): string {
  return isolate(`${share(amount, 2, words)} ${currency}`);
}

/** When the deposit is kept, and by which vote if that is set. */
export function keptText({ when, vote }: Setting<'depositKept'>, { text }: CaseWording): string {
  const { kept, votes } = text.organisation;
  return listed([kept[when], vote && votes[vote]]);
}

/** In the largest unit that leaves no rest; one hour is told as 60 minutes. */
export function timeText(minutes: number, { text, words }: CaseWording): string {
  const { minutes: inMinutes, hours, days } = text.organisation;
  const count = (value: number): { count: string } => ({ count: share(value, 0, words) });
  if (minutes > 0 && minutes % 1440 === 0) return days(count(minutes / 1440));
  if (minutes > 60 && minutes % 60 === 0) return hours(count(minutes / 60));
  return inMinutes(count(minutes));
}

/** Who hears the case, the members, the quorum and the casting vote, as far as they are set. */
export function hearingText(one: Setting<'hearing'>, { text, words }: CaseWording): string {
  const own = text.organisation;
  const count = (value: number): { count: string } => ({ count: share(value, 0, words) });
  return listed([
    own.heardBy[one.by],
    one.members === undefined ? '' : own.members(count(one.members)),
    one.quorum === undefined ? '' : own.quorum(count(one.quorum)),
    one.castingVote === undefined ? '' : one.castingVote ? own.castingVote : own.noCastingVote,
  ]);
}

/** What regulations say of scores, in the order in which they say it. */
export function scoringText(
  given: Partial<Regulations> | ScoringSetting,
  { text, words }: CaseWording,
): string {
  const { scores } = text.organisation;
  const figure = (value: number): { figure: string } => ({ figure: share(value, 4, words) });
  const { weighting, places, rounding, averageMinus, average, averagePlus, averageImps } = given;
  const { sessions, missing, adjusted, crossImps, likely, probable } = given;
  return listed([
    weighting === undefined ? '' : scores.weighting({ yes: weighting }),
    places === undefined ? '' : scores.places(figure(places)),
    rounding === undefined ? '' : scores.rounding({ innocent: rounding === 'innocent' }),
    averageMinus === undefined ? '' : scores.averageMinus(figure(averageMinus)),
    average === undefined ? '' : scores.average(figure(average)),
    averagePlus === undefined ? '' : scores.averagePlus(figure(averagePlus)),
    averageImps === undefined ? '' : scores.averageImps(figure(averageImps)),
    sessions === undefined ? '' : scores.sessions({ yes: sessions }),
    missing === undefined ? '' : scores.missing({ neuberg: missing === 'neuberg' }),
    adjusted === undefined ? '' : scores.adjusted({ compared: adjusted === 'compared' }),
    crossImps === undefined ? '' : scores.crossImps({ mean: crossImps === 'mean' }),
    likely === undefined ? '' : scores.likely(figure(likely)),
    probable === undefined ? '' : scores.probable(figure(probable)),
  ]);
}
