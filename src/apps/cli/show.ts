/** `dealtrail show FILE`: one deal of a file at any card, as a diagram of plain text or as a picture. */

import { statSync } from 'node:fs';
import { momentOf } from '../../bake/moment.ts';
import type { ReadDeal } from '../../formats/readDeal.ts';
import { wordsFor } from '../../i18n/words.ts';
import { compose } from '../../picture/compose.ts';
import { diagramAt } from '../../picture/diagramAt.ts';
import { layout } from '../../picture/layout.ts';
import { plainDiagram } from '../../picture/plain.ts';
import { svgOf } from '../../picture/svg.ts';
import { momentsOf } from '../../publish/moments.ts';
import { reticent } from '../../publish/names.ts';
import { timelineOf } from '../../replay/timeline.ts';
import { lookOf, type LookOptions } from './chosen.ts';
import { EXIT, type Output } from './output.ts';
import { dealsOf, type Source } from './source.ts';
import { plain, WORDS } from './told.ts';

/** Which deal of a file is meant. */
export interface WhichDeal {
  /** As the file names it. */
  readonly board?: string | undefined;
  /** Number in the file, from 0. */
  readonly deal?: string | undefined;
  readonly room?: string | undefined;
}

export interface ShowOptions extends WhichDeal, LookOptions {
  /** `t3.2`: after the second card of trick 3; `t3`: before it; the end of the record when left out. */
  readonly at?: string | undefined;
  readonly svg?: boolean | undefined;
}

/** The first deal that is meant; null after telling that there is none. */
export function dealMeant(source: Source, which: WhichDeal, output: Output): ReadDeal | null {
  const says = WORDS.commandLine;
  if (statSync(source.path, { throwIfNoEntry: false })?.isFile() !== true) {
    output.error(says.noSuchFile({ path: source.path }));
    return null;
  }
  for (const deal of dealsOf(source, () => {})) if (isMeant(deal, which)) return deal;
  output.error(says.noSuchDeal({ file: source.name }));
  return null;
}

function isMeant({ index, record }: ReadDeal, { board, deal, room }: WhichDeal): boolean {
  const { header } = record;
  if (deal !== undefined && String(index) !== deal) return false;
  if (board !== undefined && header.deal.board !== board) return false;
  return room === undefined || (header.room ?? '').startsWith(room);
}

export async function show(source: Source, options: ShowOptions, output: Output): Promise<number> {
  const look = await lookOf(options, output);
  if (look === null) return EXIT.couldNotRun;
  const meant = dealMeant(source, options, output);
  if (meant === null) return EXIT.couldNotRun;
  const timeline = timelineOf(reticent(meant.record, { names: look.names, notes: true }));
  const at = momentOf(options.at ?? 'end', momentsOf(timeline));
  if (at === null) {
    output.error(WORDS.commandLine.unknownMoment({ moment: options.at ?? '' }));
    return EXIT.couldNotRun;
  }
  const words = wordsFor(look.settings);
  const diagram = diagramAt(timeline, at, words);
  if (options.svg === true) {
    output.print(svgOf(layout(diagram, words), { theme: look.theme, suits: look.settings.suits }));
    return EXIT.nothingFound;
  }
  for (const line of plainDiagram(compose(diagram, words), words.screen.replay.unknownHand))
    output.print(plain(line));
  return EXIT.nothingFound;
}
