/** What the page around an iframe appends to its address: how to reply to it. */

export interface ReplyTo {
  /** The secret that WordPress expects with every message; null without one. */
  readonly secret: string | null;
  /** The host’s own id for this iframe; empty without one. */
  readonly id: string;
}

/** The most letters that are taken of a value in an address. */
export const LONGEST = 200;

/** The text of an address's fragment before what WordPress appends, and the secret; undefined without one. */
export function cutAtSecret(hash: string): readonly [text: string, secret: string | undefined] {
  // WordPress appends a second `#` to an address that already has a fragment.
  const [text = '', secret] = hash.replace(/^#/, '').split(/#?\?secret=/);
  return [text, secret];
}

/** What a reply to the host needs, in an address's fragment: `#id=3`, `#?secret=x7`. Long values are cut. */
export function replyTo(hash: string): ReplyTo {
  const [text, secret = ''] = cutAtSecret(hash);
  return {
    secret: secret === '' ? null : secret.slice(0, LONGEST),
    id: (new URLSearchParams(text).get('id') ?? '').slice(0, LONGEST),
  };
}
