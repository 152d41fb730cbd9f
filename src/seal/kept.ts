/** Compares a record with a checkpoint kept outside the file, which alone shows that the end was cut off, or the whole record rewritten. */

import { base64, type Bytes } from './bytes.ts';
import { originOf, readCheckpoint, vouchedBy } from './checkpoint.ts';
import type { Verifier } from './ed25519.ts';
import { linesOf, type SealOpening } from './reading.ts';
import { rootsOf } from './tree.ts';

/** The last checkpoint of a sealed file, to be kept outside the file; null where nothing is frozen. Never throws. */
export function lastCheckpoint(bytes: Uint8Array): string | null {
  const last = linesOf(bytes).lines.findLast(({ read }) => read?.event.t === 'checkpoint')?.read;
  const note = last?.event.body['note'];
  return typeof note === 'string' ? note : null;
}

export type KeptFault =
  | 'cutOff'
  | 'rewritten'
  | 'otherRecord'
  /** No member of this record has signed the checkpoint, so it proves nothing. */
  | 'keptUnsigned';

export interface Held {
  readonly opening: SealOpening | null;
  /** Null if events are damaged: then nothing can be compared, and there is a fault already. */
  readonly leaves: readonly Bytes[] | null;
  readonly events: number;
}

/** What the kept checkpoints show to be wrong with the record. */
export async function compared(
  kept: readonly string[],
  { opening, leaves, events }: Held,
  verify: Verifier,
): Promise<readonly KeptFault[]> {
  const faults: KeptFault[] = [];
  for (const note of kept) {
    // A mail program may have changed its line ends.
    const checkpoint = readCheckpoint(note.replaceAll('\r\n', '\n'));
    if (checkpoint === null) faults.push('keptUnsigned');
    else if (opening === null || checkpoint.origin !== originOf(opening)) faults.push('otherRecord');
    else if (checkpoint.size > events) faults.push('cutOff');
    else {
      const root = leaves === null ? undefined : rootsOf(leaves, [checkpoint.size]).get(checkpoint.size);
      if (root !== undefined && base64(root) !== base64(checkpoint.root)) faults.push('rewritten');
      else if ((await vouchedBy(checkpoint, opening.members, verify)).by.length === 0)
        faults.push('keptUnsigned');
    }
  }
  return faults;
}
