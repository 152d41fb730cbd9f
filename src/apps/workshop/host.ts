/** The workshop, for what opens, records and keeps on its screens. */

import type { ReactiveControllerHost } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { Choices } from '../../ui/settings-bar/settings-bar.element.ts';
import type { Route } from './address.ts';
import type { Keeping } from './keeping/keeping.ts';
import type { Kept } from './keeping/kept.ts';
import type { Screen } from './shown.ts';

/** The part of the workshop that its controllers use. */
export interface Host extends ReactiveControllerHost {
  screen: Screen;
  at: number;
  readonly route: Route;
  readonly choices: Choices;
  readonly words: Words;
  readonly keeping: Keeping;
  readonly kept: Kept;
  readonly renderRoot: ParentNode;
  readonly updateComplete: Promise<boolean>;
  /** Shows that position, and writes it into the address. */
  stepped(at: number): void;
}
