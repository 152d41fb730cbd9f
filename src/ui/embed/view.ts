/** A replay as a whole: heading, table, words beside it, buttons under it; or the fall-back of the page while there is none. */

import type { Frame } from '../../bake/film.ts';
import { diagram } from './diagram.ts';
import { h, type Child, type Drawn } from './h.ts';
import { panels, type PanelActs } from './panels.ts';
import { label, title, type Picture } from './picture.ts';
import { rich } from './rich.ts';
import { headline, wholeDeal } from './spoken.ts';
import { buttons, slider, type Act } from './steering.ts';
import type { Voice } from './voice.ts';

export interface Stage extends PanelActs {
  readonly replay: PanelActs['replay'] & Readonly<Record<Act, () => void>>;
  readonly playing: boolean;
  /** The whole deal is being read as text. */
  readonly reading: boolean;
  /** What the live region says. */
  readonly news: string;
  readonly isRevealed: (frame: Frame) => boolean;
  /** To a share of the whole, from 0 to 1. */
  readonly seek: (share: number) => void;
  readonly read: () => void;
}

/** The fall-back of the page, with what went wrong. */
export function meanwhile({ language: lang, direction: dir }: Voice, problem: string | null): Drawn {
  return h(
    'div',
    { part: 'base', lang, dir },
    problem && h('p.problem', { part: 'error', role: 'alert' }, problem),
    h('div', { part: 'fallback' }, h('slot', null)),
  );
}

export function replay(picture: Picture, stage: Stage): Drawn {
  const { film, frame, options, voice, keep } = picture;
  const { text, language: lang, direction: dir } = voice;
  const name = title(film, voice);
  const whole = options.density !== 'diagram';
  const panel = { role: 'region', tabindex: 0, 'aria-label': label(picture, 'law') || text.tableName };
  return h(
    'section',
    { class: `base ${options.density}`, part: 'base', lang, dir, 'aria-label': name },
    keep('header', [frame.contract, frame.declarer, picture.revealed], () =>
      h(
        'header',
        { part: 'header' },
        h('b.title', { dir: 'auto' }, name),
        h('span.quiet', null, rich(headline(picture, 'written'), picture)),
        picture.revealed &&
          options.panels.has('score') &&
          h('span.quiet', { part: 'score' }, rich(label(picture, 'score', 'written'), picture)),
      ),
    ),
    h(
      'div.body',
      null,
      diagram(picture),
      whole &&
        h(
          'div.panel',
          panel,
          panels(picture, stage),
          keep('footing', stage.reading, () => footing(picture, stage)),
        ),
    ),
    whole &&
      h(
        'div.steer',
        null,
        buttons(picture, stage.playing, stage.replay),
        options.panels.has('timeline') && slider(picture, stage.seek),
      ),
    options.caption && h('p.note', { dir: 'auto' }, options.caption),
    h('p.unseen', { role: 'status', 'aria-live': 'polite', 'aria-atomic': true }, stage.news),
  );
}

/** Which book it was, and the deal as text. */
function footing(picture: Picture, { reading, read, isRevealed }: Stage): Child {
  const { film, voice, options } = picture;
  const { law } = film;
  const other = law && options.law && options.law !== law.edition;
  const lines = reading ? wholeDeal(picture, isRevealed) : [];
  return h(
    'footer',
    null,
    h('button.wordy', { 'aria-expanded': String(reading), onclick: read }, voice.text.reading),
    h(
      'div',
      null,
      lines.map((line) => h('p', null, rich(line, picture))),
    ),
    law && h('p', { class: other ? 'warn' : 'quiet', part: 'edition' }, label(picture, 'bakedOn')),
  );
}
