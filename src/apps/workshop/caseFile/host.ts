import type { ReactiveControllerHost } from 'lit';
import type { Words } from '../../../i18n/words.ts';
import type { TreeLine } from '../../../ui/lines/tree.ts';
import type { Choices } from '../../../ui/settings-bar/settings-bar.element.ts';
import type { Place } from '../address.ts';
import type { FrontDoor } from '../frontDoor.ts';
import type { Keeping } from '../keeping/keeping.ts';
import type { Kept } from '../keeping/kept.ts';
import type { Screen } from '../shown.ts';

/** The part of the workshop that a case file needs. */
export interface CaseHost extends ReactiveControllerHost {
  readonly screen: Screen;
  readonly at: number;
  readonly place: Place;
  readonly choices: Choices;
  readonly words: Words;
  readonly keeping: Keeping;
  readonly kept: Kept;
  readonly fronts: FrontDoor;
  readonly recording: { lookAgain(): void; readonly trying: { readonly lines: readonly TreeLine[] } };
}
