/** `dealtrail show FILE…`: one deal of the files at any card, as a plain-text diagram with everything in the record, or as a picture. */

import { remarked } from '../../formats/remarked.ts';
import { boardsOf } from '../../audit/scoring/fieldBoards.ts';
import { comparisonOf } from '../../audit/scoring/ownField.ts';
import { tableResultOf, type TableResult } from '../../audit/scoring/tableResult.ts';
import { lastCard, momentAddressed } from '../../view/moment.ts';
import type { Comparison } from '../../events/comparison.ts';
import type { DealRecord, RecordHeader } from '../../events/record.ts';
import { completionsText } from '../../i18n/completions.ts';
import { joined } from '../../i18n/inOrder.ts';
import { headerSections, occasionLines, type HeaderSection } from '../../i18n/header.ts';
import { wordsFor, type Words } from '../../i18n/words.ts';
import { compose, type AuctionBlock } from '../../output/picture/compose.ts';
import { diagramAt } from '../../output/picture/diagramAt.ts';
import { layout } from '../../output/picture/layout.ts';
import { plainDiagram } from '../../output/picture/plain.ts';
import { svgOf } from '../../output/picture/svg.ts';
import { momentsOf } from '../../view/moments.ts';
import { factsInLanguage } from '../../events/inLanguage.ts';
import { findingLine } from '../../output/page/caseFile/irregularities.ts';
import { reticent, type NamesShown } from '../../output/page/names.ts';
import { passedOutLines, scoreLines } from '../../output/page/result.ts';
import { certainLines, notedFacts } from '../../output/page/story.ts';
import type { Finding } from '../../laws/finding.ts';
import { completionsOf } from '../../replay/completions.ts';
import { knowledgeAt } from '../../replay/knowledge.ts';
import { lastPosition, timelineOf, type Timeline } from '../../replay/timeline.ts';
import { lookOf, type LookOptions } from './chosen.ts';
import type { ReadDeal } from '../../formats/readDeal.ts';
import { dealsMeant, type WhichDeal } from './meant.ts';
import { EXIT, refused, type Output } from './output.ts';
import { signsLines } from './signs.ts';
import { plain, WORDS } from './wording.ts';

interface ShowOptions extends WhichDeal, LookOptions {
  /** See `momentAddressed`; the default is the end of the record. */
  readonly at?: string | undefined;
  readonly svg?: boolean | undefined;
  /** Adds double-dummy tricks, only for information. */
  readonly 'double-dummy'?: boolean | undefined;
}

/**
 * Prints one deal at a moment, as text or as an SVG picture.
 * @returns the exit code: 2 when the deal, the moment or an option cannot be used; otherwise 0
 */
export async function show(paths: readonly string[], options: ShowOptions, output: Output): Promise<number> {
  const look = await lookOf(options, output);
  if (look === null) return EXIT.couldNotRun;
  const meant = await dealsMeant(paths, options, 1, output);
  if (meant === null) return EXIT.couldNotRun;
  const [deal] = meant;
  const read = remarked(deal);
  const shown = reticent(read, { names: look.names, notes: true });
  const timeline = timelineOf(factsInLanguage(shown, look.settings.language));
  const moments = momentsOf(timeline);
  const { at: moment = 'end' } = options;
  const at = momentAddressed(moment, moments);
  if (at === null)
    return refused(output, plain(WORDS.commandLine.unknownMoment({ moment, last: lastCard(moments) })));
  const words = wordsFor(look.settings);
  const known = await otherTables(paths, deal, output);
  if (options.svg === true) {
    const diagram = diagramAt(timeline, at, words);
    output.print(svgOf(layout(diagram, words), { theme: look.theme, suits: look.settings.suits }));
    return EXIT.nothingFound;
  }
  const untilThen = { ...timeline, positions: timeline.positions.slice(0, at + 1) };
  const withClauses = (finding: Finding): string => findingLine(finding, untilThen, words);
  const composition = compose(diagramAt(timeline, at, words, withClauses), words);
  const lines = [
    ...plainDiagram(composition, words.screen.replay.unknownHand),
    ...signsLines(composition),
    ...beneath(timeline, at, composition.auction, words, known),
    ...(await advised(timeline, at, words, options)),
    ...withheld(read.header, look.names),
  ];
  for (const line of lines) output.print(plain(line));
  return EXIT.nothingFound;
}

/** For a record with forgotten cards: ways to fill the gaps, by the whole record. */
function waysToFill(timeline: Timeline, at: number, words: Words): readonly HeaderSection[] {
  const completions = completionsOf(lastPosition(timeline).table);
  if (completions === null || knowledgeAt(timeline, at) === null) return [];
  const { title, sentences, ways } = completionsText(completions, words.settings.language, words.written);
  return [{ title, lines: [...sentences, ...ways] }];
}

async function advised(
  timeline: Timeline,
  at: number,
  words: Words,
  { 'double-dummy': isWanted }: ShowOptions,
): Promise<readonly string[]> {
  const position = timeline.positions[at];
  if (isWanted !== true || position === undefined) return [];
  const { adviceAt } = await import('./advice.ts');
  return adviceAt(position, words, WORDS.commandLine);
}

/** The record below its diagram: calls, what is certain, facts so far, the deal and its people. */
function beneath(
  timeline: Timeline,
  at: number,
  auction: AuctionBlock | null,
  words: Words,
  known: Comparison | null,
): string[] {
  const { header } = timeline.record;
  const { replay, facts } = words.screen;
  const occasion = occasionLines(header, words);
  const passed = at === lastPosition(timeline).at ? passedOutLines(timeline, words) : [];
  const sections: readonly HeaderSection[] = [
    { title: replay.auction, lines: (auction?.notes ?? []).map(({ call, text }) => `${call}: ${text}`) },
    { title: words.picture.result, lines: [...passed, ...scoreLines(timeline, at, words, known)] },
    { title: words.memory.title, lines: certainLines(timeline, at, words) },
    ...waysToFill(timeline, at, words),
    {
      title: facts.title,
      // The last fact is shown separately below the diagram.
      lines: notedFacts(timeline, words, 'written', at - 1).map(
        ({ where, sentences }) => `${where}: ${joined(sentences)}`,
      ),
    },
    ...headerSections(header, words),
  ];
  return [
    ...sections
      .filter(({ lines }) => lines.length > 0)
      .flatMap(({ title, lines }) => ['', title, ...lines.flatMap((line) => line.split(/\r?\n/))]),
    ...(occasion.length === 0 ? [] : ['', occasion.join(' · ')]),
  ];
}

/** The most results of one board that are read: more than any field has. */
const MOST_TABLES = 5000;

/** The results of the other tables in the files, if a score was assigned and the record does not say what it is compared with. */
async function otherTables(
  paths: readonly string[],
  deal: ReadDeal,
  output: Output,
): Promise<Comparison | null> {
  const { header } = deal.record;
  const own = tableResultOf(deal);
  if (own === null || header.comparison !== undefined || !isAssigned(deal.record)) return null;
  // Problems of other deals have been reported, or don't matter here.
  const quiet = { print: (line: string) => output.print(line), error: () => undefined };
  const tables = (await dealsMeant(paths, { board: header.deal.board }, MOST_TABLES, quiet)) ?? [];
  const isOwn = (result: TableResult): boolean =>
    result.deal === own.deal && result.room === own.room && result.table === own.table;
  const boards = boardsOf(
    tables.flatMap((one) => tableResultOf(one) ?? []),
    () => '',
  );
  return boards.map(({ results }) => comparisonOf(results, isOwn)).find((one) => one !== null) ?? null;
}

const isAssigned = ({ events }: DealRecord): boolean => events.some(({ type }) => type === 'ScoreAssigned');

/** Participants and a seal are shown only with full names; otherwise a line says that they exist. */
function withheld({ people, seal }: RecordHeader, names: NamesShown): string[] {
  return names === 'full' || (people === undefined && seal === undefined)
    ? []
    : ['', WORDS.commandLine.peopleWithheld({ option: '--names full' })];
}
