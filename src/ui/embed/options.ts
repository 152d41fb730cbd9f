/** Reads the attributes of `<deal-replay>`. An unknown value counts as missing, or has no effect. */

import type { LetterSet } from '../../i18n/settings.ts';
import { PERSPECTIVES, type Perspective } from '../../view/perspective.ts';
import { USUAL_PACE } from '../../view/reel.ts';

/** The value of each attribute that is missing. `manifest.ts` lists the words that each one knows. */
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
  /** True if readers can try choices. */
  readonly whatif: boolean;
  /** True if the replay plays as soon as it is visible. */
  readonly autoplay: boolean;
  /** Address of the deal in the app; empty for none. */
  readonly app: string;
  /** Milliseconds for each step. */
  readonly pace: number;
}

/** The shortest time between two steps in milliseconds; nobody can follow faster ones. */
const QUICKEST = 200;
/** The longest time that a browser waits; after a longer one it would not wait at all. */
const SLOWEST = 2 ** 31 - 1;

/**
 * `get` reads an attribute; null when it is not there.
 * @param scheme `dark` or `light`, as the page around is
 */
export function optionsOf(get: (name: string) => string | null, scheme = ''): Options {
  const values = Object.fromEntries(
    Object.entries(USUAL).map(([name, usual]) => [name, get(name) ?? usual]),
  ) as typeof USUAL;
  const hidden = values.hide.split(' ');
  const asked = `${values.show} ${values.dd === 'on' && 'dd'} ${values.names !== 'none' && 'names'}`;
  const panels = new Set(asked.split(/\s+/).filter((panel) => !hidden.includes(panel)));
  return {
    ...values,
    theme: values.theme === 'auto' ? scheme : values.theme,
    // Names shown without a chosen form are shown in full.
    names: panels.has('names') ? values.names.replace('none', 'full') : 'none',
    letters: values.letters as LetterSet,
    view: PERSPECTIVES.find((view) => view === values.view.replace('seat:', '')) ?? 'open',
    panels,
    whatif: values.whatif === 'on' || panels.has('branches'),
    autoplay: values.autoplay !== 'off',
    // An app named without a deal means the deal in the element itself.
    app: values.app === '' || values.app.includes('#') ? values.app : `${values.app}#d=${get('data') ?? ''}`,
    pace: Math.min(SLOWEST, Math.max(QUICKEST, Number(values.autoplay) || USUAL_PACE)),
  };
}
