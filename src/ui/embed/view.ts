/** A replay as a whole: heading, table, words beside it, buttons under it; or the fall-back of the page while there is none. */

import type { Frame } from '../../bake/film.ts';
import type { Seat } from '../../domain/seat.ts';
import { PERSPECTIVES, type Perspective } from '../../picture/perspective.ts';
import { diagram } from './diagram.ts';
import type { Options } from './options.ts';
import { h, type Child, type Drawn } from './h.ts';
import { panels, radio, type PanelActs } from './panels.ts';
import { ownWords, label, title, type Picture } from './picture.ts';
import { rich, told } from './rich.ts';
import { addressInApp } from './source.ts';
import { headline, wholeDeal } from './spoken.ts';
import { buttons, slider, type Act } from './steering.ts';
import type { Voice } from './voice.ts';

export interface Stage extends PanelActs {
  readonly replay: PanelActs['replay'] & Readonly<Record<Act, () => void>>;
  readonly playing: boolean;
  /** The whole deal is being read as text. */
  readonly reading: boolean;
  readonly isRevealed: (frame: Frame) => boolean;
  /** To a share of the whole, from 0 to 1. */
  readonly seek: (share: number) => void;
  readonly read: () => void;
  /** Through other eyes. */
  readonly look: (view: Perspective) => void;
}

/** What is said aloud of a step, in whole and politely, as a status is; there before anything is said, since only changes are. */
export function heard({ language: lang, direction: dir }: Voice, news: string): Drawn {
  return h('p.unseen', { role: 'status', lang, dir }, news);
}

/** The fall-back of the page, with what went wrong; where there is neither, the room a replay will take. */
export function meanwhile(
  { voice, options }: { readonly voice: Voice; readonly options: Options },
  problem: string | null,
  hasFallback: boolean,
): Drawn {
  const { language: lang, direction: dir } = voice;
  return h(
    'div',
    { class: !problem && !hasFallback && `base ${options.theme}`, part: 'base', lang, dir },
    problem && h('p..error', { class: `error ${options.theme}`, role: 'alert' }, problem),
    h('div..fallback', null, h('slot', null)),
  );
}

export function replay(picture: Picture, stage: Stage): Drawn {
  const { film, frame, options, voice, view, keep } = picture;
  const { words: text, language: lang, direction: dir } = voice;
  const name = title(picture);
  const whole = options.density !== 'diagram';
  const panel = {
    role: 'region',
    tabindex: 0,
    'aria-label': `${label(picture, 'law') || text.tableName}: ${name}`,
  };
  const [given, titleLang] = ownWords(film.title, film.titles, picture);
  return h(
    'section',
    { class: `base ${options.density} ${options.theme}`, part: 'base', lang, dir, 'aria-label': name },
    h(
      'header..header',
      null,
      // By its own direction, at the side where the page begins.
      h('b.title', null, h('span', { dir: 'auto', lang: name === given ? titleLang : lang }, name)),
      h('span.quiet', null, rich(headline(picture, 'written'), picture)),
      picture.revealed &&
        options.panels.has('score') &&
        h('span.quiet.score', null, rich(label(picture, 'score', 'written'), picture)),
    ),
    h(
      'div.body',
      null,
      diagram(picture),
      whole &&
        h(
          'div.side',
          null,
          h(
            'div.panel',
            panel,
            panels(picture, stage),
            keep(
              'footing',
              [frame.tricks.length, stage.reading, view, stage.reading && frame.at, picture.revealed],
              () => footing(picture, stage),
            ),
            inApp(picture),
          ),
        ),
    ),
    whole &&
      h(
        'div.steer',
        null,
        buttons(picture, stage.playing, stage.replay),
        options.panels.has('timeline') && slider(picture, stage.seek),
      ),
    options.caption && h('p.note', { dir: 'auto', lang: '' }, options.caption),
  );
}

/** The way to the whole program, at this moment of the deal. */
function inApp({ film, options, frame, voice, revealed }: Picture): Child {
  // In a quiz the app would give the answer away.
  const href = revealed && addressInApp(options.app || (film.app ?? ''), frame.at, voice.language);
  return href && h('p', null, h('a..app', { href, target: '_blank', rel: 'noopener' }, voice.words.openApp));
}

/** The deal as text, another trick, other eyes, and which book it was. */
function footing(picture: Picture, { replay, reading, read, isRevealed, look }: Stage): Child {
  const { film, frame, voice, options, revealed } = picture;
  const { law } = film;
  const { words: text } = voice;
  const [before, after] = text.trickName.split('$1');
  const views = [voice.side('NESW'), text.dummy, text.declarer];
  const other = law && options.law && options.law !== law.edition;
  const lines = reading ? wholeDeal(picture, isRevealed) : [];
  return h(
    'footer',
    null,
    h('button.wordy', { 'aria-expanded': String(reading), onclick: read }, text.reading),
    h(
      'div',
      null,
      lines.map((line) => h('p', null, rich(line, picture))),
    ),
    h(
      'label',
      null,
      before,
      h('input', {
        type: 'number',
        value: frame.tricks.length || '',
        onchange: ({ target }: Event) => replay.goTo(`t${(target as HTMLInputElement).value}.1`),
      }),
      after,
    ),
    h(
      'details',
      null,
      h('summary', null, text.tableName),
      h(
        'div',
        { role: 'radiogroup', 'aria-label': text.tableName },
        PERSPECTIVES.map((view, at) =>
          radio('view', views[at] ?? text.seats[view as Seat], view === picture.view, {
            onchange: () => look(view),
          }),
        ),
      ),
    ),
    revealed &&
      (film.about ?? []).map(([heading, said]) =>
        h(
          'details',
          null,
          h('summary', null, told(heading, picture)),
          said.map((line) => h('p', { dir: 'auto' }, told(line, picture))),
        ),
      ),
    law &&
      h(
        'p',
        { class: other ? 'warn' : 'quiet', part: 'edition' },
        rich(label(picture, 'bakedOn', 'written'), picture),
      ),
  );
}
