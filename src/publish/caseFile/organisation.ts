/** What the regulations of an organisation say, line by line, each with its source. */

import type { CaseFile } from '../../analysis/caseFile/caseFile.ts';
import { regulated, type Regulated } from '../../analysis/caseFile/regulated.ts';
import type { CaseField } from '../../events/event.ts';
import type { Regulations } from '../../events/comparison.ts';
import { LONGEST_FILE, LONGEST_TEXT, ORGANISATION_FORMAT } from '../../events/organisation/settings.ts';
import type {
  Organisation,
  ScoringSetting,
  Setting,
  SettingSource,
} from '../../events/organisation/settings.ts';
import type { OrganisationProblem, OrganisationRead } from '../../events/organisation/readOrganisation.ts';
import { share } from '../../i18n/figure.ts';
import { isolate } from '../../i18n/isolate.ts';
import { scoringWords } from '../../i18n/scoring/words.ts';
import { noteTold, type CaseLine, type CaseTelling } from './telling.ts';

type Labels = CaseTelling['text']['organisation']['labels'];

/** Whose regulations apply, what they say, and what could not be read of them. */
export function organisationTold(file: CaseFile, telling: CaseTelling): readonly CaseLine[] {
  if (file.organisation === null) return [];
  const { organisation } = file.organisation;
  const { text } = telling;
  const { title } = text.organisation;
  if (organisation === null) return problemsTold(file.organisation, telling);
  const line = (said: string): CaseLine => ({ text: said, at: null });
  return [
    line(title({ name: text.own({ words: organisation.name }) })),
    ...settingsTold(organisation, telling).map(({ text: said }) => line(said)),
    ...regulated(organisation, notedIn(file)).map((one) => regulatedTold(one, file, telling)),
    ...addressesTold(organisation, telling).map(line),
    ...problemsTold(file.organisation, telling),
  ];
}

function notedIn({ notes, rulings, timeline }: CaseFile): Parameters<typeof regulated>[1] {
  return {
    notes,
    scores: rulings.flatMap(({ fact, event }) => (fact.type === 'ScoreAssigned' ? [{ fact, event }] : [])),
    comparison: timeline.record.header.comparison ?? {},
  };
}

/** What is noted, beside what the regulations say; what differs is not to be passed over. */
function regulatedTold(one: Regulated, file: CaseFile, telling: CaseTelling): CaseLine {
  const { noted } = telling.text.organisation;
  const line = (text: string): CaseLine => ({ text, at: null });
  const doubt = (text: string, at: number | null = null): CaseLine => ({ text, at, matters: true });
  switch (one.about) {
    case 'limit': {
      const limit = timeTold(one.limit.minutes, telling);
      if (one.minutes === null) return line(noted.limitUnknown({ limit }));
      if (one.minutes < 0) return line(noted.limitBefore);
      const told = { minutes: timeTold(one.minutes, telling), limit };
      return one.minutes <= one.limit.minutes ? line(noted.limitKept(told)) : doubt(noted.limitMissed(told));
    }
    case 'inTime':
      return doubt(one.noted ? noted.inTime : noted.notInTime);
    case 'consent': {
      const who = noteTold('concurred', one.noted, file, telling);
      if (one.noted === 'no') return doubt(noted.notAgreed);
      return one.asked.some((each) => each === one.noted)
        ? line(noted.agreed({ who }))
        : doubt(noted.agreedOther({ who, asked: listed(one.asked.map((each) => askedTold(each, telling))) }));
    }
    case 'deposit':
      return doubt(one.kept ? noted.depositKept : noted.depositReturned);
    case 'weighted':
      return doubt(noted.weighted, one.event + 1);
    case 'scores':
      return doubt(noted.scores({ used: scoringTold(one.used, telling) }));
  }
}

const askedTold = (who: Setting<'consent'>['who'], { text }: CaseTelling): string =>
  text.organisation.who[who];

/** A line for each problem that a settings file has. */
export function problemsTold({ problems }: OrganisationRead, telling: CaseTelling): readonly CaseLine[] {
  return problems.map((one) => ({ text: settingsProblemTold(one, telling), at: null, matters: true }));
}

interface SettingTold {
  readonly label: keyof Labels;
  readonly text: string;
}

/** What the regulations say of that which is noted in a field. */
const ABOUT: Readonly<Partial<Record<CaseField, readonly (keyof Labels)[]>>> = {
  depositAmount: ['deposits'],
  deposit: ['depositKept'],
  limitBegan: ['appeal'],
  concurred: ['consent'],
  members: ['hearing'],
  reviewer: ['hearing'],
  merit: ['sanctions'],
  penalties: ['penalties'],
  poll: ['polls'],
};

/** For whoever fills in that field; nothing where the regulations are silent. */
export function hintsTold(field: CaseField, file: CaseFile, telling: CaseTelling): readonly string[] {
  const labels = ABOUT[field];
  const organisation = file.organisation?.organisation ?? null;
  if (labels === undefined || organisation === null) return [];
  return settingsTold(organisation, telling).flatMap(({ label, text }) =>
    labels.includes(label) ? [text] : [],
  );
}

/** The documents that have an address, each once. */
function addressesTold(organisation: Organisation, { text }: CaseTelling): readonly string[] {
  const settings = Object.values(organisation).flatMap((each): unknown => each);
  const sources = settings.flatMap((each) =>
    typeof each === 'object' ? [(each as { readonly source: SettingSource }).source] : [],
  );
  const told = sources.flatMap(({ title, address }) =>
    address === undefined
      ? []
      : [text.organisation.written({ title: text.own({ words: title }), address: isolate(address) })],
  );
  return [...new Set(told)];
}

/** One line for each setting, in the order of a hearing; those that differ in what they say alone stand on one. */
function settingsTold(organisation: Organisation, telling: CaseTelling): readonly SettingTold[] {
  const { text, words } = telling;
  const { organisation: own } = text;
  const { deposits, depositKept, limits, consent, hearing } = organisation;
  const { sanctions, penalties, polls, scoring } = organisation;
  return [
    ...told('deposits', deposits, (one) => moneyTold(one, telling)),
    ...told('depositKept', depositKept, (one) =>
      listed([own.kept[one.when], one.vote && own.votes[one.vote]]),
    ),
    ...(limits ?? []).flatMap((limit) =>
      told(limit.what, [limit], ({ minutes, from }) =>
        own.within({ time: timeTold(minutes, telling), from: own.from[from] }),
      ),
    ),
    ...told('consent', consent, (one) => own.who[one.who]),
    ...told('hearing', hearing, (one) => hearingTold(one, telling)),
    ...told('sanctions', sanctions, (one) => amountTold(one, telling)),
    ...told('penalties', penalties, (one) => amountTold(one, telling)),
    ...told('polls', polls && [polls], ({ threshold, asked, counts }) =>
      own.polled[counts ?? 'any']({ threshold: share(threshold, 0, words), asked: share(asked, 0, words) }),
    ),
    ...told('scoring', scoring, (one) => scoringTold(one, telling)),
  ];
  function told<One extends Beside>(
    label: keyof Labels,
    settings: readonly One[] | undefined,
    tell: (one: One) => string,
  ): SettingTold[] {
    const alike = new Map<string, string[]>();
    for (const one of settings ?? []) {
      const line = (said: string): string => lineOf(label, one, said, telling);
      alike.set(line(''), [...(alike.get(line('')) ?? []), tell(one)]);
    }
    return (settings ?? []).flatMap((one) => {
      const line = (said: string): string => lineOf(label, one, said, telling);
      const said = alike.get(line('')) ?? [];
      alike.delete(line(''));
      return said.length === 0 ? [] : [{ label, text: line(said.join('; ')) }];
    });
  }
}

function amountTold({ amount, unit }: Setting<'sanctions'>, { text, words }: CaseTelling): string {
  const shown = { figure: share(amount, 4, words) };
  return unit === 'warnings'
    ? text.organisation.warnings(shown)
    : scoringWords(words.language).fined[unit](shown);
}

type Beside = Pick<Setting<'deposits'>, 'form' | 'events' | 'note' | 'source'>;

const listed = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

function lineOf(label: keyof Labels, setting: Beside, said: string, { text }: CaseTelling): string {
  const { form, events, note = '', source } = setting;
  const { setting: told, labels, forms } = text.organisation;
  return told({
    label: labels[label],
    scope: listed([form && forms[form], events && text.own({ words: events })]),
    said,
    note: note === '' ? '' : text.own({ words: note }),
    source: sourceTold(source, text),
  });
}

/** `White Book 2023, 1.7.1`. */
function sourceTold({ title, clause, date }: SettingSource, { own }: CaseTelling['text']): string {
  const dated = date === undefined || title.includes(date) ? title : `${title} (${date})`;
  return listed([own({ words: dated }), clause && isolate(clause)]);
}

function moneyTold({ amount, currency }: Setting<'deposits'>, { words }: CaseTelling): string {
  return isolate(`${share(amount, 2, words)} ${currency}`);
}

/** In the largest unit that leaves no rest. */
function timeTold(minutes: number, { text, words }: CaseTelling): string {
  const { minutes: inMinutes, hours, days } = text.organisation;
  const count = (value: number): { count: string } => ({ count: share(value, 0, words) });
  if (minutes > 0 && minutes % 1440 === 0) return days(count(minutes / 1440));
  if (minutes > 60 && minutes % 60 === 0) return hours(count(minutes / 60));
  return inMinutes(count(minutes));
}

function hearingTold(one: Setting<'hearing'>, { text, words }: CaseTelling): string {
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
function scoringTold(given: Partial<Regulations> | ScoringSetting, { text, words }: CaseTelling): string {
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

/** What could not be read of a settings file, with its place and what would be right. */
function settingsProblemTold(
  { code, where, expected }: OrganisationProblem,
  { text, words }: CaseTelling,
): string {
  const { problems, right, theFile } = text.organisation;
  const count = (value: number): string => share(value, 0, words);
  const at = { where: where === '' ? theFile : isolate(where) };
  switch (code) {
    case 'notOpened':
    case 'notJson':
      return problems[code];
    case 'tooLong':
      return problems.tooLong({ most: count(LONGEST_FILE) });
    case 'format':
      return problems.format({ right: isolate(`"${ORGANISATION_FORMAT}"`) });
    case 'wrong':
      return problems.wrong({ ...at, right: rightTold() });
    default:
      return problems[code](at);
  }

  function rightTold(): string {
    if (expected === undefined) return '';
    if (typeof expected === 'string')
      return expected === 'text' ? right.text({ most: count(LONGEST_TEXT) }) : right[expected];
    if ('list' in expected) return right.list({ most: count(expected.list) });
    if (!('most' in expected)) return right.oneOf({ list: isolate(expected.join(', ')) });
    const range = { least: count(expected.least), most: count(expected.most) };
    return expected.whole === true ? right.whole(range) : right.number(range);
  }
}
