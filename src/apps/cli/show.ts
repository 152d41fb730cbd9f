/** `dealtrail show FILE…`: one deal of the files at any card, as a diagram of plain text with all the record says, or as a picture. */

import { remarked } from '../../formats/remarked.ts';
import { lastCard, momentOf } from '../../bake/moment.ts';
import type { RecordHeader } from '../../events/record.ts';
import { headerTold, placeTold, type HeaderSection } from '../../i18n/header.ts';
import { wordsFor, type Words } from '../../i18n/words.ts';
import { compose, type AuctionBlock } from '../../picture/compose.ts';
import { diagramAt } from '../../picture/diagramAt.ts';
import { layout } from '../../picture/layout.ts';
import { plainDiagram } from '../../picture/plain.ts';
import { svgOf } from '../../picture/svg.ts';
import { momentsOf } from '../../publish/moments.ts';
import { factsInLanguage } from '../../events/inLanguage.ts';
import { reticent, type NamesShown } from '../../publish/names.ts';
import { certainTold, notedFacts } from '../../publish/story.ts';
import { timelineOf, type Timeline } from '../../replay/timeline.ts';
import { lookOf, type LookOptions } from './chosen.ts';
import { dealsMeant, type WhichDeal } from './meant.ts';
import { EXIT, type Output } from './output.ts';
import { plain, WORDS } from './told.ts';

export interface ShowOptions extends WhichDeal, LookOptions {
  /** `t3.2`: after the second card of trick 3; `t3`: before it; the end of the record when left out. */
  readonly at?: string | undefined;
  readonly svg?: boolean | undefined;
}

export async function show(paths: readonly string[], options: ShowOptions, output: Output): Promise<number> {
  const look = await lookOf(options, output);
  if (look === null) return EXIT.couldNotRun;
  const meant = await dealsMeant(paths, options, 1, output);
  if (meant === null) return EXIT.couldNotRun;
  const read = remarked(meant[0]);
  const shown = reticent(read, { names: look.names, notes: true });
  const timeline = timelineOf(factsInLanguage(shown, look.settings.language));
  const moments = momentsOf(timeline);
  const { at: moment = 'end' } = options;
  const at = momentOf(moment, moments);
  if (at === null) {
    output.error(plain(WORDS.commandLine.unknownMoment({ moment, last: lastCard(moments) })));
    return EXIT.couldNotRun;
  }
  const words = wordsFor(look.settings);
  const diagram = diagramAt(timeline, at, words);
  if (options.svg === true) {
    output.print(svgOf(layout(diagram, words), { theme: look.theme, suits: look.settings.suits }));
    return EXIT.nothingFound;
  }
  const composition = compose(diagram, words);
  const lines = [
    ...plainDiagram(composition, words.screen.replay.unknownHand),
    ...beneath(timeline, at, composition.auction, words),
    ...withheld(read.header, look.names),
  ];
  for (const line of lines) output.print(plain(line));
  return EXIT.nothingFound;
}

/** What the record says besides its diagram: of the calls, of what is certain, of the facts so far, of the deal and its people. */
function beneath(timeline: Timeline, at: number, auction: AuctionBlock | null, words: Words): string[] {
  const { header } = timeline.record;
  const { replay, facts } = words.screen;
  const place = placeTold(header, words);
  const sections: readonly HeaderSection[] = [
    { title: replay.auction, lines: (auction?.notes ?? []).map(({ call, text }) => `${call}: ${text}`) },
    { title: words.memory.title, lines: certainTold(timeline, at, words) },
    {
      title: facts.title,
      // The last fact is told beneath the diagram as it is.
      lines: notedFacts(timeline, words, 'written', at - 1).map(
        ({ where, parts }) => `${where}: ${parts.join('. ')}`,
      ),
    },
    ...headerTold(header, words),
  ];
  return [
    ...sections
      .filter(({ lines }) => lines.length > 0)
      .flatMap(({ title, lines }) => ['', title, ...lines.flatMap((line) => line.split(/\r?\n/))]),
    ...(place.length === 0 ? [] : ['', place.join(' · ')]),
  ];
}

/** Who took part, and a seal, are shown with whole names only: then it is said that they are there. */
function withheld({ people, seal }: RecordHeader, names: NamesShown): string[] {
  return names === 'full' || (people === undefined && seal === undefined)
    ? []
    : ['', WORDS.commandLine.peopleWithheld({ option: '--names full' })];
}
