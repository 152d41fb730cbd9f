/** The identities of this browser: created, opened from a file, saved to one, and used for signing. */

import type { Signer } from '../../../seal/ed25519.ts';
import { fromBase64url } from '../../../seal/bytes.ts';
import { nameFrom, readIdentity, writeIdentity } from '../../../seal/identity.ts';
import {
  keyPairOf,
  newKeyPair,
  secretOf,
  signerWith,
  type KeyPair,
  type SecretHalf,
} from '../../../seal/keys.ts';
import { roleIn, type Member } from '../../../seal/member.ts';
import { openKeyShelf, type KeyShelf, type ShelvedKey } from '../../../store/keyShelf.ts';
import type { IdentityShown, IdentityWish, KeptHow } from '../../../ui/sealing/shown.ts';

type Refused = 'badName' | 'noIdentity' | 'publicOnly';

export class Identities {
  readonly #shelf: Promise<KeyShelf>;
  /** Keys that last only as long as the page. */
  readonly #passing = new Set<string>();

  constructor(shelf = openKeyShelf()) {
    this.#shelf = shelf;
  }

  async all(): Promise<readonly IdentityShown[]> {
    const rows = await (await this.#shelf).all();
    return rows.map((row) => ({ ...memberOf(row), kept: this.#keptHow(row), leaves: row.leaves }));
  }

  /** Null if it was created. */
  async make({ name, role, leaves }: IdentityWish): Promise<Refused | null> {
    const own = nameFrom(name);
    if (own === null) return 'badName';
    await this.#keep(await newKeyPair(leaves), { name: own, ...roleIn(role) });
    return null;
  }

  /** Opens an identity from a file, made here or on the command line. Null if it succeeded. */
  async open(text: string): Promise<Refused | null> {
    const identity = readIdentity(text);
    if (identity === null) return 'noIdentity';
    const secret = identity.secret === null ? null : fromBase64url(identity.secret);
    if (secret === null) return 'publicOnly';
    await this.#keep(await keyPairOf(identity.key, secret), identity);
    return null;
  }

  /** The file of an identity for the command line; null if there is no such key, or its private key can't be exported. */
  async file(key: string, withSecret: boolean): Promise<string | null> {
    const row = await this.#row(key);
    if (row === null) return null;
    const secret = withSecret ? await secretOf(pairOf(row)) : null;
    return withSecret && secret === null ? null : writeIdentity({ ...memberOf(row), secret }, withSecret);
  }

  async drop(key: string): Promise<void> {
    await (await this.#shelf).drop(key);
    this.#passing.delete(key);
  }

  /** The signers among these keys, in the order of the keys. */
  async signers(keys: readonly string[]): Promise<readonly Signer[]> {
    const rows = await Promise.all(keys.map((key) => this.#row(key)));
    return rows.flatMap((row) => (row === null ? [] : [signerWith(pairOf(row), memberOf(row))]));
  }

  async end(): Promise<void> {
    (await this.#shelf).end();
  }

  async #row(key: string): Promise<ShelvedKey | null> {
    return (await (await this.#shelf).all()).find((row) => row.key === key) ?? null;
  }

  async #keep(pair: KeyPair, { name, role }: Omit<Member, 'key'>): Promise<void> {
    const row = { ...pair, name, ...roleIn(role), madeAt: new Date().toISOString() };
    // An unencrypted key is never stored.
    const lasts = await (await this.#shelf).keep(row, pair.secret.kind !== 'bare');
    if (lasts) this.#passing.delete(pair.key);
    else this.#passing.add(pair.key);
  }

  #keptHow(row: ShelvedKey): KeptHow {
    if (this.#passing.has(row.key)) return 'page';
    return pairOf(row).secret.kind === 'locked' ? 'locked' : row.leaves ? 'file' : 'here';
  }
}

function memberOf({ name, key, role }: ShelvedKey): Member {
  return { name, key, ...roleIn(role) };
}

function pairOf({ key, secret, leaves }: ShelvedKey): KeyPair {
  return { key, secret: secret as SecretHalf, leaves };
}
