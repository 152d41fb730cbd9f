/** `dealtrail show FILE…`: one deal of the files at any card, as a diagram of plain text or as a picture. */

import { remarked } from '../../formats/remarked.ts';
import { lastCard, momentOf } from '../../bake/moment.ts';
import { factSentence } from '../../i18n/sentence.ts';
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
  const timeline = timelineOf(reticent(remarked(meant[0]), { names: look.names, notes: true }));
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
  // The last fact is told beneath the diagram as it is; the outcomes and weights of scores assigned before it would be lost.
  const assigned = timeline.record.events
    .slice(0, Math.max(at - 1, 0))
    .flatMap((fact) =>
      fact.type === 'ScoreAssigned' ? [factSentence(fact, null, words, words.written)] : [],
    );
  for (const line of [...plainDiagram(compose(diagram, words), words.screen.replay.unknownHand), ...assigned])
    output.print(plain(line));
  return EXIT.nothingFound;
}
