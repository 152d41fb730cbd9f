/**
 * One sealed event, signed once and never changed. The signed bytes are its canonical JSON (RFC 8785). Their SHA-256 is signed, and later
 * events refer to it. A line of a sealed file holds exactly these bytes, and the signature after them.
 */

import canonicalize from 'canonicalize';
import { isObject } from '../domain/json.ts';
import { base64url, sha256Of, utf8, type Bytes } from './bytes.ts';
import type { Signer } from './ed25519.ts';

/** The version of the envelope, and the name of the file format. */
export const VERSION = 1;
export const SEALED_FORMAT = 'dealtrail-sealed/1';

/** `opening`: the beginning of the record. `fact`: something of the case. `checkpoint`: a member vouches for everything before it. */
const TYPES = ['opening', 'fact', 'checkpoint'] as const;
export type EventType = (typeof TYPES)[number];

export interface Envelope {
  readonly v: typeof VERSION;
  /** UUID, version 7. */
  readonly id: string;
  /** The competition, and the record in it, each of letters, digits, `_` and `-`. */
  readonly comp: string;
  readonly deal: string;
  readonly lane: 'main' | 'cp';
  readonly t: EventType;
  /** The author's public key. */
  readonly by: string;
  /** When it was signed, by the author's clock. */
  readonly at: string;
  /** The number of the event among the author's own in this record, from 1. */
  readonly n: number;
  /** The hash of the author's previous event; null for the first. */
  readonly aprev: string | null;
  /** The hash of the last event that the author had seen; null for the opening. */
  readonly seen: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Signed {
  readonly event: Envelope;
  readonly hash: string;
  readonly line: Bytes;
}

const BEFORE = '{"event":';
const BETWEEN = ',"sig":"';
const AFTER = '"}';
/** 64 bytes in base64. */
const SIGNATURE_LETTERS = 86;
const TAIL = BETWEEN.length + SIGNATURE_LETTERS + AFTER.length;

/** The event with its SHA-256 in base64url and the line of the file: its canonical JSON (RFC 8785) and the signature. */
export async function signed(event: Envelope, { sign }: Signer): Promise<Signed> {
  const bytes = utf8(canonicalize(event) ?? '');
  const hash = sha256Of(bytes);
  const signature = base64url(await sign(hash));
  const line = utf8(`${BEFORE}${new TextDecoder().decode(bytes)}${BETWEEN}${signature}${AFTER}`);
  return { event, hash: base64url(hash), line };
}

/** A line that was read. Only its form has been checked. */
export interface ReadLine {
  readonly event: Envelope;
  /** The hash of the signed bytes. */
  readonly digest: Bytes;
  readonly hash: string;
  /** The 86 letters in the line, which need not be a valid signature. */
  readonly signature: string;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const decoderOfAnything = new TextDecoder();

/**
 * Parses a line; null if {@link signed} can't have written it: other keys, another order or form of the same values, broken UTF-8, or a
 * number like 1e999 that has no canonical form. It does not check the signature.
 * @throws {Error} where the program itself is at fault, never for what the line holds
 */
export function readLine(line: Uint8Array): ReadLine | null {
  let text: string;
  try {
    text = decoder.decode(line);
  } catch {
    return null;
  }
  if (!text.startsWith(BEFORE) || !text.endsWith(AFTER)) return null;
  const end = text.length - TAIL;
  if (end < BEFORE.length || !text.startsWith(BETWEEN, end)) return null;
  const json = text.slice(BEFORE.length, end);
  let event: unknown;
  try {
    event = JSON.parse(json);
    if (!isEnvelope(event) || !isCanonical(event, json)) return null;
  } catch (error) {
    // The text is no JSON, or nested too deep for the stack.
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
  // The bytes around the signed ones are plain ASCII.
  const digest = sha256Of(line.subarray(BEFORE.length, line.length - TAIL));
  return {
    event,
    digest,
    hash: base64url(digest),
    signature: text.slice(end + BETWEEN.length, -AFTER.length),
  };
}

/** The public key that an unreadable line names as its author's; null where it names none. It proves nothing. */
export function claimedAuthor(line: Uint8Array): string | null {
  return /"by":"([A-Za-z0-9_-]{43})","comp":/.exec(decoderOfAnything.decode(line))?.[1] ?? null;
}

/** True if an unreadable line, or the opening, names a later version of the envelope or of the file format. It proves nothing. */
export function namesLaterVersion(line: Uint8Array, read: ReadLine | null): boolean {
  if (read !== null) return read.event.t === 'opening' && isLaterFormat(read.event.body['format']);
  const text = decoderOfAnything.decode(line);
  const version = /,"v":(\d{1,4})\},"sig":/.exec(text)?.[1];
  return Number(version ?? 0) > VERSION || isLaterFormat(/"format":"([^"]{1,40})","head":/.exec(text)?.[1]);
}

function isLaterFormat(format: unknown): boolean {
  const [name, version] = SEALED_FORMAT.split('/');
  const [stated, later] = typeof format === 'string' ? format.split('/') : [];
  return stated === name && Number(later) > Number(version);
}

/** True if the text is the canonical form of the value (RFC 8785). */
function isCanonical(value: unknown, json: string): boolean {
  // The quick check is enough for most lines: JSON as the platform writes it, with keys in order.
  return (
    (JSON.stringify(value) === json && hasKeysInOrder(value)) ||
    (isFiniteThroughout(value) && canonicalize(value) === json)
  );
}

/** False if a number in the value is infinite, as JSON.parse reads 1e999: RFC 8785 has no form for it. */
function isFiniteThroughout(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isFiniteThroughout);
  return typeof value !== 'number' || Number.isFinite(value);
}

function hasKeysInOrder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(hasKeysInOrder);
  let before: string | null = null;
  for (const [key, each] of Object.entries(value)) {
    if ((before !== null && before >= key) || !hasKeysInOrder(each)) return false;
    before = key;
  }
  return true;
}

const KEYS = ['aprev', 'at', 'body', 'by', 'comp', 'deal', 'id', 'lane', 'n', 'seen', 't', 'v'];
const TOKEN = /^[A-Za-z0-9_-]{1,64}$/;
const HASH = /^[A-Za-z0-9_-]{43}$/;
const UUID7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function isEnvelope(value: unknown): value is Envelope {
  if (!isObject(value)) return false;
  const { v, id, comp, deal, lane, t, by, at, n, aprev, seen, body } = value;
  return (
    Object.keys(value).sort().join() === KEYS.join() &&
    v === VERSION &&
    matches(id, UUID7) &&
    matches(comp, TOKEN) &&
    matches(deal, TOKEN) &&
    TYPES.some((type) => type === t) &&
    lane === (t === 'checkpoint' ? 'cp' : 'main') &&
    matches(by, HASH) &&
    matches(at, TIME) &&
    typeof n === 'number' &&
    Number.isSafeInteger(n) &&
    n >= 1 &&
    (n === 1 ? aprev === null : matches(aprev, HASH)) &&
    (t === 'opening' ? seen === null && n === 1 : matches(seen, HASH)) &&
    isObject(body)
  );
}

function matches(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value);
}

/** The last number that a member has counted. */
export interface Tally {
  /** The public key. */
  readonly key: string;
  readonly n: number;
}

/** How far each member had counted when the checkpoint was written; empty for every other event. */
export function talliesOf({ t, body }: Envelope): readonly Tally[] {
  const { members } = body;
  if (t !== 'checkpoint' || !Array.isArray(members)) return [];
  return members.flatMap((each: unknown) => {
    if (!isObject(each)) return [];
    const { key, n } = each;
    return typeof key === 'string' && typeof n === 'number' && Number.isSafeInteger(n) ? [{ key, n }] : [];
  });
}
