/** All forms in which a deal is published: pictures, page, data. Only texts; the caller makes bitmaps. */

import { bake, bakedFile } from '../baked/bake.ts';
import { momentAddressed } from '../../view/moment.ts';
import type { DoubleDummy } from '../baked/texts.ts';
import { factsInLanguage } from '../../events/inLanguage.ts';
import type { DealRecord } from '../../events/record.ts';
import { writeCase } from '../../formats/case/writeCase.ts';
import type { Language } from '../../i18n/settings.ts';
import type { Words } from '../../i18n/words.ts';
import { compose } from '../picture/compose.ts';
import { diagramAt } from '../picture/diagramAt.ts';
import type { Picture } from '../picture/items.ts';
import { layout } from '../picture/layout.ts';
import type { Theme } from '../picture/palette.ts';
import { plainDiagram } from '../picture/plain.ts';
import { svgOf } from '../picture/svg.ts';
import { timelineOf, type Timeline } from '../../replay/timeline.ts';
import { momentsOf } from '../../view/moments.ts';
import { reticent, type Reticence } from './names.ts';
import type { Pictures } from './page.ts';
import { storyOf, type Story } from './story.ts';
import { altOf, toText } from './text.ts';

export interface PublishWishes {
  readonly words: Words;
  readonly reticence: Reticence;
  /** `t2.3`, `first-irregularity`, …; the start if null or not in the record. */
  readonly moment: string | null;
  /** The day, ISO 8601. */
  readonly day: string;
  /** The languages of the replay’s sentences; all must be loaded. */
  readonly languages: readonly Language[];
  /** True to include what each open choice would have led to, for a reader to try. */
  readonly branches?: boolean;
  /** Returns the double-dummy tricks of a position, for the replay; without it none are included. */
  readonly doubleDummy?: DoubleDummy | undefined;
  /** The colours of the separate picture; light by default. In the page it has the reader’s colours. */
  readonly theme?: Theme | undefined;
}

export interface Published {
  /** The record without the names and notes that the writer withholds. */
  readonly record: DealRecord;
  readonly timeline: Timeline;
  /** The position of the picture. */
  readonly at: number;
  readonly story: Story;
  readonly alt: string;
  readonly text: string;
  /** The layout of the separate picture. */
  readonly picture: Picture;
  /** The separate picture as SVG. */
  readonly svg: string;
  /** The same for dark pages; identical if the writer chose dark or print. */
  readonly darkSvg: string;
  /** The same as text without blank lines, for places without pictures. */
  readonly signs: string;
  /** The picture for a page that has heading and auction as text. */
  readonly inPage: Pictures;
  /** True when `<deal-replay>` offers choices to try. */
  readonly branches: boolean;
  /** True if it contains double-dummy tricks. */
  readonly doubleDummy: boolean;
  /** The data for `<deal-replay>`. */
  readonly baked: string;
  /** The case as a file. */
  readonly json: string;
}

/** The width of a hand in characters, so that three fit side by side on a phone. */
const NARROW = 16;

/**
 * Everything a deal is published as, made of the record without what its writer withholds. It starts at
 * position 0 when the wanted moment is not in the record.
 */
export function published(record: DealRecord, wishes: PublishWishes): Published {
  const { words, reticence, moment, day, languages, branches = false, theme, doubleDummy } = wishes;
  const kept = reticent(record, reticence);
  const timeline = timelineOf(factsInLanguage(kept, words.language));
  const at = (moment === null ? null : momentAddressed(moment, momentsOf(timeline))) ?? 0;
  const story = storyOf(timeline, words);
  const diagram = diagramAt(timeline, at, words);
  const picture = layout(diagram, words);
  const { suits } = words.settings;
  const bare = layout(diagram, words, { heading: false, auction: 'none' });
  const svg = svgOf(picture, { theme: theme ?? 'light', suits });
  const inPage = (of: Theme, id: string): string => svgOf(bare, { theme: of, suits, id, yielding: true });
  return {
    record: kept,
    timeline,
    at,
    story,
    alt: altOf(storyOf(timeline, words, { how: 'spoken' })),
    text: toText(story, words),
    picture,
    svg,
    darkSvg: theme === 'dark' || theme === 'print' ? svg : svgOf(picture, { theme: 'dark', suits }),
    signs: plainDiagram(compose(diagram, words), words.screen.replay.unknownHand, NARROW)
      .filter((line) => line !== '')
      .join('\n'),
    inPage: { screen: inPage('page', 'deal'), print: inPage('print', 'print'), width: bare.width },
    branches,
    doubleDummy: doubleDummy !== undefined,
    baked: `${JSON.stringify(
      bakedFile([
        bake(timeline, {
          languages,
          day,
          branches,
          ...(doubleDummy === undefined ? {} : { doubleDummy }),
          names: reticence.names !== 'none',
        }),
      ]),
    )}\n`,
    json: writeCase(kept),
  };
}
