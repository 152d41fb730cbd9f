/** What the attributes of `<deal-replay>` say. What nobody understands is as if it were not there, or shows nothing special. */

import type { LetterSet } from '../../i18n/settings.ts';
import type { Perspective } from '../../view/perspective.ts';
import { USUAL_PACE } from '../../view/reel.ts';

/** What an attribute says when it is not there. Which words each knows stands in `manifest.ts`. */
const USUAL = {
  letters: 'auto',
  ten: '10',
  seats: 'intl',
  suits: 'two',
  step: 'card',
  start: 'start',
  orient: 'S',
  view: 'open',
  reveal: 'all',
  played: 'grey',
  names: 'none',
  dd: 'off',
  whatif: 'off',
  storage: 'none',
  theme: 'auto',
  density: 'full',
  keys: 'focus',
  show: 'auction law options timeline notes',
  hide: '',
  autoplay: 'off',
  law: '',
  caption: '',
  app: '',
};

export const ATTRIBUTES = [...Object.keys(USUAL), 'src', 'data', 'board', 'lang'];

export interface Options extends Readonly<Omit<typeof USUAL, 'letters' | 'view' | 'whatif' | 'autoplay'>> {
  readonly letters: LetterSet | 'auto';
  readonly view: Perspective;
  /** Words of `show`, with those that have an attribute of their own, less those of `hide`. */
  readonly panels: ReadonlySet<string>;
  /** Choices can be tried. */
  readonly whatif: boolean;
  /** Begins to play as soon as it is shown. */
  readonly autoplay: boolean;
  /** Address of the deal in the app; empty where nobody named one. */
  readonly app: string;
  /** Milliseconds a step. */
  readonly pace: number;
}

/** Quicker than this nobody can follow. Milliseconds. */
const QUICKEST = 200;

/**
 * `get` reads an attribute; null when it is not there.
 * @param scheme `dark` or `light`, as the page around is
 */
export function optionsOf(get: (name: string) => string | null, scheme = ''): Options {
  const said = Object.fromEntries(
    Object.entries(USUAL).map(([name, usual]) => [name, get(name) ?? usual]),
  ) as typeof USUAL;
  const hidden = said.hide.split(' ');
  const asked = `${said.show} ${said.dd === 'on' && 'dd'} ${said.names !== 'none' && 'names'}`;
  const panels = new Set(asked.split(/\s+/).filter((panel) => !hidden.includes(panel)));
  return {
    ...said,
    theme: said.theme === 'auto' ? scheme : said.theme,
    // Whoever shows names and does not say how wants them as they are.
    names: panels.has('names') ? said.names.replace('none', 'full') : 'none',
    letters: said.letters as LetterSet,
    view: said.view.replace('seat:', '') as Perspective,
    panels,
    whatif: said.whatif === 'on' || panels.has('branches'),
    autoplay: said.autoplay !== 'off',
    // Whoever names the app alone means the deal that the element carries itself.
    app: said.app === '' || said.app.includes('#') ? said.app : `${said.app}#d=${get('data') ?? ''}`,
    pace: Math.max(QUICKEST, Number(said.autoplay) || USUAL_PACE),
  };
}
