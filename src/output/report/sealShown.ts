/** The result for a sealed file, line by line. */

import type { SealWords } from '../../i18n/sealing.ts';
import { isSealed, type SealFault, type SealState } from '../../seal/verify.ts';

/** The most faults that are listed; the total counts all. */
const MOST_SHOWN = 1000;

export interface SealShown {
  /** Whether it is valid, in one sentence. */
  readonly verdict: string;
  /** The faults, event by event. */
  readonly faults: readonly string[];
  /** The number of faults that are in none of these lines. */
  readonly untold: number;
  /** Who has signed, and how far. */
  readonly signed: readonly string[];
}

/**
 * Whether the signatures hold, what is wrong, and who has signed how far. The first 1,000 faults are told.
 * @param kept true when the file was compared with a checkpoint kept elsewhere
 * @param most the most lines for faults
 */
export function sealShown(found: SealState, words: SealWords, kept: boolean, most = MOST_SHOWN): SealShown {
  const { members, events, faults, vouched, frozen, added } = found;
  const names = members.map(({ name }) => name).join(', ');
  const holds = isSealed(found);
  const late = vouched.filter(({ size }) => size === 0).map(({ member }) => member.name);
  const runs = alikeTogether(faults.slice(0, MOST_SHOWN)).slice(0, most);
  return {
    verdict:
      faults.length > 0
        ? words.broken({ faults: faults.length })
        : holds
          ? words.holds({ events, members: names })
          : words.open,
    faults: runs.map((alike) => faultText(alike, names === '', words)),
    untold: faults.length - runs.flat().length,
    signed: [
      ...(holds || faults.length > 0 ? [] : [words.frozenUpTo({ events: frozen })]),
      ...(added.length === 0 || frozen === 0 ? [] : [words.added({ numbers: ranges(added) })]),
      ...(late.length === 0 ? [] : [words.waitsFor({ names: late.join(', ') })]),
      ...members.map((member) => words.member(member)),
      ...(faults.length > 0 ? [] : [kept ? words.agrees : words.limit]),
    ],
  };
}

/** The faults in runs. One foreign key or one foreign record can stand in the place of every event: that is one line, not one for each. */
function alikeTogether(faults: readonly SealFault[]): readonly (readonly [SealFault, ...SealFault[]])[] {
  const runs: [SealFault, ...SealFault[]][] = [];
  for (const fault of faults) {
    const run = runs.at(-1);
    const isAlike = run?.[0].kind === fault.kind && run[0].author === fault.author;
    if (isAlike && (fault.kind === 'stranger' || fault.kind === 'foreign')) run.push(fault);
    else runs.push([fault]);
  }
  return runs;
}

function faultText(
  run: readonly [SealFault, ...SealFault[]],
  isNobodyNamed: boolean,
  words: SealWords,
): string {
  const [{ kind, number, author, line }] = run;
  if (run.length > 1 && (kind === 'stranger' || kind === 'foreign')) {
    const text = words.alike[kind]({ events: run.length, author: author ?? '?' });
    const lines = run.flatMap((one) => one.line ?? []).sort((one, other) => one - other);
    return words.inLines({ text, lines: ranges(lines) });
  }
  const sentence = words.faults[kind === 'noOpening' && isNobodyNamed ? 'nobodyNamed' : kind];
  const text = typeof sentence === 'string' ? sentence : sentence({ number: number ?? 0, author });
  return line === null ? text : words.inLine({ text, line });
}

/** `7–9, 12`. */
function ranges(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}
