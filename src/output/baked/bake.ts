/** Bakes a folded deal: the events and the findings of the Laws, in the requested languages. */

import { cardsOf } from '../../domain/hand.ts';
import { bySeat, type BySeat } from '../../domain/seat.ts';
import { inLanguage, translating } from '../../events/inLanguage.ts';
import { languagesIn } from '../../events/ownWords.ts';
import type { RecordHeader } from '../../events/record.ts';
import { bakedLabels, bakedSentences, type BakedLabels } from '../../i18n/baked.ts';
import { headerSections, occasionLines, type HeaderSection } from '../../i18n/header.ts';
import { clauseLabel, factSentence } from '../../i18n/sentence.ts';
import type { Language } from '../../i18n/settings.ts';
import type { Words } from '../../i18n/words.ts';
import { numberIn } from '../../lawbook/catalogue.ts';
import type { Clause } from '../../laws/finding.ts';
import { auctionOf as auctionIn } from '../picture/diagramAt.ts';
import type { Timeline } from '../../replay/timeline.ts';
import {
  BAKED_FORMAT,
  BAKED_VERSION,
  type Baked,
  type BakedCall,
  type BakedFile,
  type BakedMark,
  type TranslatedText,
} from './baked.ts';
import { branchesOf } from './branches.ts';
import { courseOf, coursesOf, irregularitiesOf, KIND, type JudgedCourse } from '../../view/irregularities.ts';
import { playerIn } from './obligation.ts';
import { scoreOf } from './state.ts';
import { stepsOf, findingNumbers } from './steps.ts';
import { collectTexts, translationsOf, type DoubleDummy, type Oven } from './texts.ts';

export interface BakeOptions {
  /** All must be loaded. The first is shown to readers of other languages. */
  readonly languages: readonly Language[];
  /** The day, ISO 8601: the baked replay has the Laws as the program read them on that day. */
  readonly day: string;
  /** True to include players' names. By default they are left out. */
  readonly names?: boolean;
  /** True to include the result of every choice that the Laws leave open. */
  readonly branches?: boolean;
  /** The address of the app with the deal in it; without it no link is shown. */
  readonly app?: string | null;
  /** Returns the double-dummy tricks of a position; without it none are baked. */
  readonly doubleDummy?: DoubleDummy;
}

/** The boards as one file, with the format's name and version. */
export function bakedFile(boards: readonly Baked[]): BakedFile {
  return { format: BAKED_FORMAT, version: BAKED_VERSION, boards };
}

/**
 * The whole deal as data that a replay shows without the Laws: every position, finding, case and choice,
 * with its sentences in each language. The languages must be loaded.
 */
export function bake(timeline: Timeline, options: BakeOptions): Baked {
  const { languages, day, names = false, branches = false, app = null, doubleDummy = () => null } = options;
  const { record, positions, laws } = timeline;
  const [first = ''] = languages;
  const header = inLanguage(record.header, first);
  const translated = (field: 'title' | 'notes'): TranslatedText | null =>
    translationsOf(
      header,
      languages,
      (language) =>
        record.header.translations?.[language]?.[field] ??
        (language === header.lang ? record.header[field] : undefined),
    );
  const texts = collectTexts(languages);
  const clauses: Record<string, number> = {};
  const number = (clause: Clause): string => {
    const shown = numberIn(clause, laws.edition);
    clauses[shown] ??= texts.add((words) => clauseLabel(clause, words));
    return shown;
  };
  const translators = new Map(
    languages.map((language) => [language, translating(record.header, first, language)]),
  );
  const inTheirs: Oven['inLanguage'] = (fact, language) => translators.get(language)?.(fact) ?? fact;
  const oven: Oven = { timeline, texts, number, doubleDummy, inLanguage: inTheirs };
  const steps = stepsOf(oven);
  const deal = courseOf(timeline);
  const score = scoreOf(oven);
  return {
    law: { edition: laws.edition, baked: day },
    title: header.title,
    ...(header.lang === undefined ? {} : { lang: header.lang }),
    ...given({ titles: translated('title'), notesIn: translated('notes') }),
    board: header.deal.board,
    dealer: header.deal.dealer,
    vulnerable: header.deal.vulnerable,
    hands: handsOf(header),
    auction: auctionOf(timeline),
    ...(names && header.names !== undefined ? { names: header.names } : {}),
    ...(header.notes === undefined ? {} : { notes: header.notes }),
    ...(app === null ? {} : { app }),
    ...aboutOf(oven),
    steps,
    marks: marksOf(oven, deal),
    spans: coursesOf(deal).map(({ machine, opened, closed }) => [
      KIND[machine],
      opened + 1,
      closed === null ? positions.length - 1 : closed + 1,
    ]),
    ...(branches ? { branches: branchesOf(oven) } : {}),
    labels: {
      ...labelsOf(oven),
      headline: headlineOf(oven),
      bakedOn: texts.add((words) => bakedSentences(words).bakedOn(laws.edition, day)),
      ...(score === null ? {} : { score }),
    },
    clauses,
    texts: withForeignWords(oven, texts.texts()),
  };
}

/** The sentences of each language, with the record's words in them that are in another language. */
function withForeignWords({ timeline, texts, inLanguage }: Oven, lists: Baked['texts']): Baked['texts'] {
  const { record } = timeline;
  return Object.fromEntries(
    texts.words.map(({ language }) => {
      const list = lists[language] ?? { written: [], spoken: [] };
      const events = record.events.map((fact) => inLanguage(fact, language));
      const foreign = Object.entries(languagesIn({ ...record, events }, language)).filter(
        ([text, lang]) =>
          lang !== '' && lang !== language && list.written.some((sentence) => sentence.includes(text)),
      );
      return [language, foreign.length === 0 ? list : { ...list, said: Object.fromEntries(foreign) }];
    }),
  );
}

/** The fields that are not null. */
function given<Fields extends Readonly<Record<string, unknown>>>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };
}

/** Contract, declarer and opening lead at the end of the record. */
function headlineOf({ timeline, texts }: Oven): number {
  const { contract, declarer } = timeline.positions.at(-1)?.table ?? { contract: null, declarer: null };
  const lead = timeline.record.events.find((event) => event.type === 'CardPlayed')?.card;
  return texts.add((words, naming) =>
    bakedSentences(words).headline(
      contract === null || declarer === null ? null : naming.contract(contract),
      declarer === null ? '' : naming.seat(declarer),
      lead === undefined ? null : naming.card(lead),
    ),
  );
}

function labelsOf({ texts }: Oven): Baked['labels'] {
  const [first] = texts.words;
  if (first === undefined) return {};
  const names = Object.keys(bakedLabels(first)) as (keyof BakedLabels)[];
  return Object.fromEntries(names.map((name) => [name, texts.add((words) => bakedLabels(words)[name])]));
}

/** The head of the record, without the notes, which are baked elsewhere. If one language has a section, every language has it. */
function aboutOf({ timeline, texts }: Oven): Pick<Baked, 'about'> {
  const { header } = timeline.record;
  const sections = (words: Words): readonly HeaderSection[] =>
    [
      { title: words.screen.facts.about, lines: [occasionLines(header, words).join(' · ')] },
      ...headerSections({ ...header, notes: '', translations: {} }, words),
    ].filter(({ lines }) => lines[0] !== '');
  const [first] = texts.words;
  if (first === undefined) return {};
  const about = sections(first).map(
    ({ lines }, at) =>
      [
        texts.add((words) => sections(words)[at]?.title ?? ''),
        lines.map((_line, index) => texts.add((words) => sections(words)[at]?.lines[index] ?? '')),
      ] as const,
  );
  return about.length === 0 ? {} : { about };
}

/** The hands as dealt, card by card. */
function handsOf({ deal }: RecordHeader): BySeat<string | null> {
  return bySeat((seat) => {
    const hand = deal.hands[seat];
    return hand === null ? null : cardsOf(hand).join(' ');
  });
}

function auctionOf({ record }: Timeline): readonly BakedCall[] | null {
  const auction = auctionIn(record);
  return (
    auction?.calls.map(({ call, alert, explanation, gone }): BakedCall =>
      gone === undefined ? bakedCall(call, alert, explanation) : [call, alert, explanation, gone],
    ) ?? null
  );
}

/** A call in its shortest form. */
function bakedCall(call: BakedCall[0], alert: boolean, explanation: string | null): BakedCall {
  return explanation === null ? (alert ? [call, true] : [call]) : [call, alert, explanation];
}

/** For each mark the sentence that explains it best: the first finding there, or the fact. */
function marksOf(oven: Oven, deal: JudgedCourse): readonly BakedMark[] {
  const { timeline, texts, number } = oven;
  const { record, positions, findings } = timeline;
  return irregularitiesOf(deal).map(({ event, kind, case: about, finding }): BakedMark => {
    const here = findings.filter((one) => one.at === event);
    const found = finding ?? here.find((one) => one.case === about?.id) ?? here[0];
    const fact = record.events[event];
    const offender = about === null ? found?.seat : playerIn(about);
    const [law] = found?.laws ?? [];
    const position = positions[event + 1];
    const numbers =
      found === undefined || position === undefined ? null : findingNumbers(oven, found, position);
    return {
      step: event + 1,
      kind,
      text:
        numbers?.all ??
        texts.add((words, naming) =>
          fact === undefined ? '' : factSentence(fact, positions[event]?.table ?? null, words, naming),
        ),
      ...(numbers?.closed === undefined ? {} : { closed: numbers.closed }),
      ...(law === undefined ? {} : { law: number(law) }),
      ...(offender === undefined || offender === null ? {} : { offender }),
    };
  });
}
