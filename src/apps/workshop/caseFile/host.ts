import type { TreeLine } from '../../../ui/lines/tree.ts';
import type { FrontDoor } from '../frontDoor.ts';
import type { Host } from '../host.ts';

/** The part of the workshop that a case file needs. */
export interface CaseHost extends Host {
  readonly fronts: FrontDoor;
  readonly recording: {
    readonly isOn: boolean;
    lookAgain(): void;
    readonly trying: { readonly lines: readonly TreeLine[] };
  };
}
