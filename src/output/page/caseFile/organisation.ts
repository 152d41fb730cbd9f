/** The regulations of an organisation, line by line, each with its source. */

import type { CaseFile } from '../../../audit/caseFile/caseFile.ts';
import { regulated } from '../../../audit/caseFile/regulated.ts';
import { grouped } from '../../../domain/grouped.ts';
import type { CaseField } from '../../../events/event.ts';
import { LONGEST_FILE, LONGEST_TEXT, ORGANISATION_FORMAT } from '../../../events/organisation/settings.ts';
import type { Organisation, SettingSource } from '../../../events/organisation/settings.ts';
import type { OrganisationProblem, OrganisationRead } from '../../../events/organisation/readOrganisation.ts';
import { share } from '../../../i18n/figure.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { regulatedLine } from './regulatedLine.ts';
import {
  amountText,
  hearingText,
  keptText,
  listed,
  moneyText,
  scoringText,
  timeText,
  type BesideSetting,
} from './settingText.ts';
import type { CaseLine, CaseWording } from './wording.ts';

type Labels = CaseWording['text']['organisation']['labels'];

/** The organisation whose regulations apply, its settings, and the problems with them. */
export function organisationLines(file: CaseFile, wording: CaseWording): readonly CaseLine[] {
  if (file.organisation === null) return [];
  const { organisation } = file.organisation;
  const { organisationNoted: noted } = file;
  const { text } = wording;
  const { title } = text.organisation;
  const at = noted === null ? null : noted + 1;
  const problems = problemLines(file.organisation, wording).map((line) => ({ ...line, at }));
  if (organisation === null) return problems;
  const line = (sentence: string): CaseLine => ({ text: sentence, at });
  return [
    line(title({ name: text.own({ words: organisation.name }) })),
    ...settingsShown(organisation, wording).map(({ text: sentence }) => line(sentence)),
    ...regulated(organisation, notedIn(file)).map((one) => regulatedLine(one, file, wording)),
    ...addressTexts(organisation, wording).map(line),
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
export function problemLines({ problems }: OrganisationRead, wording: CaseWording): readonly CaseLine[] {
  return problems.map((one) => ({ text: settingsProblemText(one, wording), at: null, matters: true }));
}

interface SettingShown {
  readonly label: keyof Labels;
  readonly text: string;
}

/** By field: the regulations about what is noted there. */
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

/** The regulations for this field, as hints for the person who fills it in; empty if there are none. */
export function hintTexts(field: CaseField, file: CaseFile, wording: CaseWording): readonly string[] {
  const labels = ABOUT[field];
  const organisation = file.organisation?.organisation ?? null;
  if (labels === undefined || organisation === null) return [];
  return settingsShown(organisation, wording).flatMap(({ label, text }) =>
    labels.includes(label) ? [text] : [],
  );
}

/** The documents with an address, without repetitions. */
function addressTexts(organisation: Organisation, { text }: CaseWording): readonly string[] {
  const settings = Object.values(organisation).flatMap((each): unknown => each);
  const sources = settings.flatMap((each) =>
    typeof each === 'object' ? [(each as { readonly source: SettingSource }).source] : [],
  );
  const addresses = sources.flatMap(({ title, address }) =>
    address === undefined
      ? []
      : [text.organisation.written({ title: text.own({ words: title }), address: isolate(address) })],
  );
  return [...new Set(addresses)];
}

/** One line for each setting, in the order of a hearing. Settings that differ only in their text share a line. */
function settingsShown(organisation: Organisation, wording: CaseWording): readonly SettingShown[] {
  const { text, words } = wording;
  const { organisation: own } = text;
  const { deposits, depositKept, limits, consent, hearing } = organisation;
  const { sanctions, penalties, polls, scoring } = organisation;
  return [
    ...alikeSettings('deposits', deposits, (one) => moneyText(one, wording)),
    ...alikeSettings('depositKept', depositKept, (one) => keptText(one, wording)),
    ...(limits ?? []).flatMap((limit) =>
      alikeSettings(limit.what, [limit], ({ minutes, from }) =>
        own.within({ time: timeText(minutes, wording), from: own.from[from] }),
      ),
    ),
    ...alikeSettings('consent', consent, (one) => own.who[one.who]),
    ...alikeSettings('hearing', hearing, (one) => hearingText(one, wording)),
    ...alikeSettings('sanctions', sanctions, (one) => amountText(one, wording)),
    ...alikeSettings('penalties', penalties, (one) => amountText(one, wording)),
    ...alikeSettings('polls', polls && [polls], ({ threshold, asked, counts }) =>
      own.polled[counts ?? 'any']({ threshold: share(threshold, 0, words), asked: share(asked, 0, words) }),
    ),
    ...alikeSettings('scoring', scoring, (one) => scoringText(one, wording)),
  ];
  function alikeSettings<One extends BesideSetting>(
    label: keyof Labels,
    settings: readonly One[] | undefined,
    describe: (one: One) => string,
  ): SettingShown[] {
    const alike = grouped(settings ?? [], (one) => lineOf(label, one, '', wording));
    return [...alike.values()].map((ones) => {
      const sentences = wording.words.written.series(ones.map(describe));
      return { label, text: lineOf(label, ones[0] as One, sentences, wording) };
    });
  }
}

function lineOf(
  label: keyof Labels,
  setting: BesideSetting,
  sentence: string,
  { text }: CaseWording,
): string {
  const { form, events, note = '', source } = setting;
  const { setting: settingLine, labels, forms } = text.organisation;
  return settingLine({
    label: labels[label],
    scope: listed([form && forms[form], events && text.own({ words: events })]),
    sentence,
    note: note === '' ? '' : text.own({ words: note }),
    source: sourceText(source, text),
  });
}

/** `White Book 2023, 1.7.1`. */
function sourceText({ title, clause, date }: SettingSource, { own }: CaseWording['text']): string {
  const dated = date === undefined || title.includes(date) ? title : `${title} (${date})`;
  return listed([own({ words: dated }), clause && isolate(clause)]);
}

/** An unreadable part of a settings file, with its place and the allowed values. */
function settingsProblemText(
  { code, where, expected }: OrganisationProblem,
  { text, words }: CaseWording,
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
      return problems.wrong({ ...at, right: rightText() });
    default:
      return problems[code](at);
  }

  function rightText(): string {
    if (expected === undefined) return '';
    if (typeof expected === 'string')
      return expected === 'text' ? right.text({ most: count(LONGEST_TEXT) }) : right[expected];
    if ('list' in expected) return right.list({ most: count(expected.list) });
    if (!('most' in expected)) return right.oneOf({ list: isolate(expected.join(', ')) });
    const range = { least: count(expected.least), most: count(expected.most) };
    return expected.whole === true ? right.whole(range) : right.number(range);
  }
}
