/**
 * For each deal the key that automatically signs what is recorded on this device, and the facts recorded here that are not signed yet.
 * Other tabs on the device know it, too.
 */

import { storedValue, storeValue } from '../browserStorage.ts';

/** Why recorded facts are not signed: the key is gone from this browser, the storage refused, or another error. */
export type SigningTrouble = 'keyGone' | 'notStored' | 'failed';

interface Choice {
  /** The public key. */
  readonly key: string;
  /** Numbers of facts, from 1. */
  readonly waiting: readonly number[];
  /** Set until signing works again. */
  readonly trouble?: SigningTrouble;
}

const KEY = 'dealtrail.signing';
/** Where the browser can't store them, the choices last as long as the page; null if the last ones are stored. */
let here: Readonly<Record<string, Choice>> | null = null;

/** The key chosen for this deal; null when none is. */
export function choiceFor(stream: string): Choice | null {
  const all = read();
  return Object.hasOwn(all, stream) ? (all[stream] ?? null) : null;
}

/** Chooses the key that from now on signs the facts recorded here in this deal; null for none. */
export function chooseSigner(stream: string, key: string | null): void {
  const { [stream]: before, ...others } = read();
  write(
    key === null
      ? others
      : { ...others, [stream]: { key, waiting: before?.key === key ? before.waiting : [] } },
  );
}

/** Takes signed facts off the list of those that wait. */
export function signedAlready(stream: string, isDone: (fact: number) => boolean): void {
  const choice = choiceFor(stream);
  if (choice === null) return;
  const waiting = choice.waiting.filter((fact) => !isDone(fact));
  write({ ...read(), [stream]: { ...choice, waiting } });
}

/** Stores what went wrong at the last attempt to sign; null for nothing. */
export function noteTrouble(stream: string, trouble: SigningTrouble | null): void {
  const choice = choiceFor(stream);
  if (choice === null || choice.trouble === (trouble ?? undefined)) return;
  const { key, waiting } = choice;
  write({ ...read(), [stream]: { key, waiting, ...(trouble === null ? {} : { trouble }) } });
}

/** Notes that this page stored `count` facts, the last of them number `version`. True if a chosen key signs them. */
export function recordedHere(stream: string, version: number, count: number): boolean {
  const choice = choiceFor(stream);
  if (choice === null || count === 0) return false;
  const added = Array.from({ length: count }, (_, index) => version - count + index + 1);
  write({ ...read(), [stream]: { ...choice, waiting: [...new Set([...choice.waiting, ...added])] } });
  return true;
}

function read(): Readonly<Record<string, Choice>> {
  if (here !== null) return here;
  const kept = storedValue(KEY);
  return typeof kept === 'object' && kept !== null ? onlyChoices(kept) : {};
}

/** Drops damaged entries. */
function onlyChoices(kept: object): Readonly<Record<string, Choice>> {
  const isChoice = (one: unknown): one is Choice => {
    const { key, waiting }: Partial<Record<keyof Choice, unknown>> = { ...(one as object | null) };
    return typeof key === 'string' && Array.isArray(waiting) && waiting.every(Number.isInteger);
  };
  return Object.fromEntries(
    Object.entries(kept as Readonly<Record<string, unknown>>).flatMap(([stream, one]) =>
      isChoice(one) ? [[stream, one]] : [],
    ),
  );
}

function write(all: Readonly<Record<string, Choice>>): void {
  here = storeValue(KEY, all) ? null : all;
}
