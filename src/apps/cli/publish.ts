/** `dealtrail publish FILE… OUT`: one deal as a folder for a site, or with `--single` as one page that works from a disk. */

import { remarked } from '../../formats/remarked.ts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LARGEST_FILE, MOST_STEPS } from '../../output/baked/baked.ts';
import { readBaked } from '../../output/baked/read.ts';
import { doubleDummyAlong } from '../../audit/doubleDummy/along.ts';
import { lastCard, momentAddressed } from '../../view/moment.ts';
import { wordsFor } from '../../i18n/words.ts';
import { folderOf, programsRead, singleOf, type FileWishes } from '../../output/page/files.ts';
import { momentsOf } from '../../view/moments.ts';
import { forReaders } from '../../output/page/forReaders.ts';
import { published } from '../../output/page/published.ts';
import { linkInApp } from '../../output/page/sharing.ts';
import { IFRAME_HEIGHT } from '../../output/page/snippets.ts';
import { timelineOf } from '../../replay/timeline.ts';
import { lookOf, type LookOptions } from './chosen.ts';
import { dotsOf } from './dots.ts';
import { addressGiven } from './addressGiven.ts';
import { failure } from '../../audit/run/failure.ts';
import { dealsMeant, type WhichDeal } from './meant.ts';
import { EXIT, refused, type Output } from './output.ts';
import { plain, reasonOf, WORDS } from './wording.ts';
import { written, type WritingOptions } from './writing.ts';

interface PublishOptions extends WhichDeal, LookOptions, WritingOptions {
  /** The moment of the picture and of the replay's beginning, see `momentAddressed`; the default is the start. */
  readonly at?: string | undefined;
  readonly single?: boolean | undefined;
  /** Includes notes, statements and explanations. */
  readonly notes?: boolean | undefined;
  /** Includes the result of each open choice, for readers to try. */
  readonly branches?: boolean | undefined;
  /** Includes declarer's double-dummy tricks at each position. */
  readonly 'double-dummy'?: boolean | undefined;
  /** The web address of the folder. */
  readonly address?: string | undefined;
  /** The address of the app, for a link to the deal beside the table. */
  readonly app?: string | undefined;
}

/** The root folder, with the output of `npm run build` in `build`. The path is the same from the bundle as from this file. */
const ROOT = '../../../';

/**
 * Writes one deal as a folder of files, or as a single page, and prints the path of each file written.
 * @returns the exit code: 2 when the deal, an option or the target cannot be used; otherwise 0
 */
export async function publish(
  paths: readonly string[],
  target: string,
  options: PublishOptions,
  output: Output,
): Promise<number> {
  const look = await lookOf(options, output);
  if (look === null) return EXIT.couldNotRun;
  const address = addressGiven('address', options.address, output);
  const home = addressGiven('app', options.app, output);
  if (address === undefined || home === undefined) return EXIT.couldNotRun;
  const meant = await dealsMeant(paths, options, 1, output);
  if (meant === null) return EXIT.couldNotRun;
  const whole = remarked(meant[0]);
  const moment = options.at ?? 'start';
  const moments = momentsOf(timelineOf(whole));
  const at = momentAddressed(moment, moments);
  if (at === null)
    return refused(output, plain(WORDS.commandLine.unknownMoment({ moment, last: lastCard(moments) })));
  const { record, here } = forReaders(whole, at);
  const words = wordsFor(look.settings);
  const programs = await programsRead(builtFile);
  if (programs === null) output.error(WORDS.publish.withoutReplay);
  const reticence = { names: look.names, notes: options.notes === true };
  const deal = published(record, {
    words,
    reticence,
    moment: here,
    day: new Date().toISOString().slice(0, 10),
    languages: [look.settings.language],
    branches: options.branches === true,
    doubleDummy: options['double-dummy'] === true ? doubleDummyAlong(record.header.deal) : undefined,
    theme: options.theme === undefined ? undefined : look.theme,
  });
  const kilobytes = Math.ceil(Buffer.byteLength(deal.baked) / 1000);
  if (Buffer.byteLength(deal.baked) > LARGEST_FILE)
    return refused(output, WORDS.baking.tooLargeAlone({ kilobytes, most: LARGEST_FILE / 1000 }));
  if (!readBaked(deal.baked).ok) {
    const { board } = record.header.deal;
    return refused(output, plain(WORDS.baking.tooLong({ board, most: MOST_STEPS })));
  }
  const { suits } = look.settings;
  const drawn = dotsOf(deal.picture, { theme: look.theme, suits });
  const isEnough = options.single === true || deal.darkSvg === deal.svg;
  const [dots, darkDots] = await Promise.all([
    drawn,
    isEnough ? drawn : dotsOf(deal.picture, { theme: 'dark', suits }),
  ]).catch((error: unknown) => {
    const { code, reason } = failure(error);
    // After the first line Node lists the places where it searched.
    const [firstLine = ''] = reason.split('\n');
    output.error(WORDS.publish.withoutDots({ reason: reasonOf(code, firstLine) }));
    return [null, null];
  });
  const app = home === null ? null : linkInApp(home, words.language, deal.record, reticence);
  if (home !== null && app === null) output.error(WORDS.publish.withoutApp);
  const theme = options.theme === 'dark' || options.theme === 'light' ? options.theme : 'auto';
  const iframeHeight = IFRAME_HEIGHT;
  const wishes: FileWishes = { words, address, programs, dots, darkDots, app, theme, iframeHeight };
  const files =
    options.single === true
      ? [{ path: target, content: await singleOf(deal, wishes) }]
      : (await folderOf(deal, wishes)).map(({ name, content }) => ({ path: join(target, name), content }));
  if (!written(files, output, options)) return EXIT.couldNotRun;
  for (const file of files) output.print(file.path);
  return EXIT.nothingFound;
}

function builtFile(path: string): Promise<string | null> {
  const file = fileURLToPath(new URL(`${ROOT}${path}`, import.meta.url));
  return existsSync(file) ? readFile(file, 'utf8') : Promise.resolve(null);
}
