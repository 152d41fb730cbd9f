/**
 * The policy a page tells of itself, on whatever host and from a disk: what was written into it runs, and nothing else does,
 * whatever somebody has put into it since.
 */

import { element } from './html.ts';

export interface Inline {
  /** Scripts and sheets that stand in the page, to the letter. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The page also loads scripts that lie beside it. */
  readonly besides?: boolean;
}

/** Text becomes markup only in the hands of Lit, which makes it of its own templates. */
const ONE_MAKER_OF_MARKUP = "require-trusted-types-for 'script'; trusted-types lit-html";

/** The element that tells it, as HTML: before anything it is to hold for. Who may frame a page only a server can say. */
export async function policyOf({ scripts, styles, besides = false }: Inline): Promise<string> {
  const [script, style] = await Promise.all([allowed(scripts, besides), allowed(styles, false)]);
  const directives = [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    ONE_MAKER_OF_MARKUP,
  ];
  return element('meta', { 'http-equiv': 'Content-Security-Policy', content: directives.join('; ') });
}

async function allowed(texts: readonly string[], besides: boolean): Promise<string> {
  const sources = await Promise.all(texts.map(sourceOf));
  if (besides) sources.unshift("'self'");
  return sources.length === 0 ? "'none'" : sources.join(' ');
}

/** A text by its digest. A page without a secure connection may compute none: then whatever stands in the page may run, as ever. */
async function sourceOf(text: string): Promise<string> {
  // Typed as always there, and absent from pages served without a secure connection.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return "'unsafe-inline'";
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}
