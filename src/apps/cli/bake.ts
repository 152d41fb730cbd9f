/** `dealtrail bake IN… OUT`: deals with all findings, as one file that a page can show without the Laws. */

import { remarked } from '../../formats/remarked.ts';
import { factsInLanguage } from '../../events/inLanguage.ts';
import { doubleDummyAlong } from '../../audit/doubleDummy/along.ts';
import { bake as baked, bakedFile } from '../../output/baked/bake.ts';
import { LARGEST_FILE, MOST_BOARDS, MOST_STEPS } from '../../output/baked/baked.ts';
import { filmRead } from '../../output/baked/read.ts';
import { loadLanguage } from '../../i18n/load.ts';
import { LANGUAGES, type Language } from '../../i18n/settings.ts';
import { EDITIONS, isEdition, lawSet, type Edition } from '../../lawbook/editions.ts';
import { NAMES_SHOWN, reticent } from '../../output/page/names.ts';
import { linkInApp } from '../../output/page/sharing.ts';
import { timelineOf } from '../../replay/timeline.ts';
import { addressGiven } from './addressGiven.ts';
import { dealsMeant, type WhichDeal } from './meant.ts';
import { EXIT, refused, type Output } from './output.ts';
import { plain, refusedChoice, WORDS } from './wording.ts';
import { written, type WritingOptions } from './writing.ts';

interface BakeArguments extends WhichDeal, WritingOptions {
  /** The languages of the sentences, such as `en,tr`. The first is for readers of other languages. */
  readonly lang?: string | undefined;
  /** How players are named; the default is `none`. */
  readonly names?: string | undefined;
  /** Includes notes, statements and explanations. By default they are left out, because free texts may name anybody. */
  readonly notes?: boolean | undefined;
  /** The edition for the deal: `2017`, `2007` or `both`; the default is the deal's own. */
  readonly law?: string | undefined;
  /** Includes the result of each open choice. */
  readonly branches?: boolean | undefined;
  /** The address of the app, for a link to the deal beside the table. */
  readonly app?: string | undefined;
  /** Includes double-dummy tricks. */
  readonly 'double-dummy'?: boolean | undefined;
}

/** The values of `--law`. */
export const READINGS: readonly string[] = [...EDITIONS, 'both'];

/** Exit code 0 when all that was named is in OUT, 1 when something of it could not be read, 2 when nothing was written. */
export async function bake(
  inputs: readonly string[],
  output: string,
  options: BakeArguments,
  terminal: Output,
): Promise<number> {
  const {
    lang = 'en',
    names,
    notes = false,
    law,
    branches = false,
    app: appGiven,
    'double-dummy': solved = false,
    force = false,
    ...which
  } = options;
  const refuse = (line: string): number => refused(terminal, line);
  const languages = [...new Set(lang.split(','))] as Language[];
  const unknown = languages.find((language) => !LANGUAGES.includes(language));
  if (unknown !== undefined)
    return refuse(WORDS.baking.unknownLanguage({ language: unknown, offered: LANGUAGES.join(', ') }));
  const shown = NAMES_SHOWN.find((choice) => choice === (names ?? 'none'));
  if (shown === undefined) return refusedChoice(terminal, 'names', names ?? '', NAMES_SHOWN);
  if (law !== undefined && !READINGS.includes(law)) return refusedChoice(terminal, 'law', law, READINGS);
  const home = addressGiven('app', appGiven, terminal);
  if (home === undefined) return EXIT.couldNotRun;
  for (const language of languages) await loadLanguage(language);
  let whole = true;
  const deals = await dealsMeant(inputs, which, MOST_BOARDS + 1, terminal, () => (whole = false));
  if (deals === null) return EXIT.couldNotRun;
  const day = new Date().toISOString().slice(0, 10);
  const boards = deals.flatMap((deal) => {
    const reticence = { names: shown, notes };
    const record = reticent(remarked(deal), reticence);
    const { header } = record;
    const app = home === null ? null : linkInApp(home, languages[0] ?? 'en', record, reticence);
    if (home !== null && app === null) terminal.error(WORDS.publish.withoutApp);
    return editionsRead(header.edition, law).map((edition) =>
      baked(timelineOf(factsInLanguage(record, languages[0] ?? 'en'), lawSet(edition, header.elections)), {
        languages,
        day,
        names: true,
        branches,
        app,
        ...(solved ? { doubleDummy: doubleDummyAlong(header.deal) } : {}),
      }),
    );
  });
  if (boards.length > MOST_BOARDS) return refuse(WORDS.baking.tooMany({ most: MOST_BOARDS }));
  const unreadable = boards.find((each) => !filmRead(each).ok);
  if (unreadable !== undefined)
    return refuse(plain(WORDS.baking.tooLong({ board: unreadable.board, most: MOST_STEPS })));
  const text = `${JSON.stringify(bakedFile(boards))}\n`;
  const kilobytes = Math.ceil(Buffer.byteLength(text) / 1000);
  if (Buffer.byteLength(text) > LARGEST_FILE)
    return refuse(WORDS.baking.tooLarge({ kilobytes, most: LARGEST_FILE / 1000 }));
  if (!written([{ path: output, content: text }], terminal, { force })) return EXIT.couldNotRun;
  const steps = boards.reduce((sum, each) => sum + each.steps.length, 0);
  terminal.error(
    WORDS.baking.summary({ boards: boards.length, steps, languages: languages.join(', '), kilobytes }),
  );
  return whole ? EXIT.nothingFound : EXIT.found;
}

/** The deal's own edition first, because an article shows the first one unless it asks for another. */
function editionsRead(own: Edition, law: string | undefined): readonly Edition[] {
  if (law === 'both') return [own, ...EDITIONS.filter((edition) => edition !== own)];
  return isEdition(law) ? [law] : [own];
}
