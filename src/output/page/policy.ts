/**
 * The security policy inside a page, for any host and for a disk: only what the program wrote into the page runs, whatever somebody has
 * added since.
 */

import { element } from './html.ts';

export interface Inline {
  /** The exact texts of the scripts and style sheets in the page. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** True if the page also loads scripts from its own folder. */
  readonly besides?: boolean;
  /** True if it loads style sheets from there. */
  readonly styledBeside?: boolean;
  /** True for a page that stands in iframes without rights. */
  readonly framed?: boolean;
}

/** Only Lit may turn text into markup, from its own templates. */
const ONE_MAKER_OF_MARKUP = "require-trusted-types-for 'script'; trusted-types lit-html";

/** The <meta> element of the policy, as HTML; it must come before everything that it limits. Only a server can limit who frames a page. */
export async function policyOf({
  scripts,
  styles,
  besides = false,
  styledBeside = false,
  framed = false,
}: Inline): Promise<string> {
  const folder = framed ? SERVERS : "'self'";
  const [script, style] = await Promise.all([
    allowed(scripts, besides ? folder : null),
    allowed(styles, styledBeside ? folder : null),
  ]);
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

/** In an iframe without rights WebKit, and so Safari, finds no address to be the page's own. */
const SERVERS = "'self' https: http:";

async function allowed(texts: readonly string[], folder: string | null): Promise<string> {
  const sources = await Promise.all(texts.map(sourceOf));
  if (folder !== null) sources.unshift(folder);
  return sources.length === 0 ? "'none'" : sources.join(' ');
}

/** The source expression for a text by its digest. Without a secure connection no digest can be computed, so any inline script is allowed. */
async function sourceOf(text: string): Promise<string> {
  // The type says that it always exists, but it is missing in pages without a secure connection.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return "'unsafe-inline'";
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}
