/** What the regulations of an organisation say, line by line, each with its source. */

import type { CaseFile } from '../../../audit/caseFile/caseFile.ts';
import { regulated } from '../../../audit/caseFile/regulated.ts';
import type { CaseField } from '../../../events/event.ts';
import { LONGEST_FILE, LONGEST_TEXT, ORGANISATION_FORMAT } from '../../../events/organisation/settings.ts';
import type { Organisation, SettingSource } from '../../../events/organisation/settings.ts';
import type { OrganisationProblem, OrganisationRead } from '../../../events/organisation/readOrganisation.ts';
import { share } from '../../../i18n/figure.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { regulatedTold } from './regulatedTold.ts';
import {
  amountTold,
  hearingTold,
  listed,
  moneyTold,
  scoringTold,
  timeTold,
  type BesideSetting,
} from './settingTold.ts';
import type { CaseLine, CaseTelling } from './telling.ts';

type Labels = CaseTelling['text']['organisation']['labels'];

/** Whose regulations apply, what they say, and what could not be read of them. */
export function organisationTold(file: CaseFile, telling: CaseTelling): readonly CaseLine[] {
  if (file.organisation === null) return [];
  const { organisation } = file.organisation;
  const { organisationNoted: noted } = file;
  const { text } = telling;
  const { title } = text.organisation;
  const at = noted === null ? null : noted + 1;
  const problems = problemsTold(file.organisation, telling).map((line) => ({ ...line, at }));
  if (organisation === null) return problems;
  const line = (said: string): CaseLine => ({ text: said, at });
  return [
    line(title({ name: text.own({ words: organisation.name }) })),
    ...settingsTold(organisation, telling).map(({ text: said }) => line(said)),
    ...regulated(organisation, notedIn(file)).map((one) => regulatedTold(one, file, telling)),
    ...addressesTold(organisation, telling).map(line),
    ...problems,
  ];
}

function notedIn({ notes, rulings, timeline }: CaseFile): Parameters<typeof regulated>[1] {
  return {
    notes,
    scores: rulings.flatMap(({ fact, event }) => (fact.type === 'ScoreAssigned' ? [{ fact, event }] : [])),
    comparison: timeline.record.header.comparison ?? {},
  };
}

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
  rulingBegan: ['ruling'],
  correctionBegan: ['correction'],
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
  function told<One extends BesideSetting>(
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
      return said.length === 0 ? [] : [{ label, text: line(telling.words.written.series(said)) }];
    });
  }
}

function lineOf(label: keyof Labels, setting: BesideSetting, said: string, { text }: CaseTelling): string {
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
