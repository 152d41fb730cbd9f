// The rules of the server: which requests it answers, and the headers. Pages load nothing from elsewhere; no text becomes markup.
import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { root } from './install.mjs';

/** @import { DevServerConfig } from '@web/dev-server' */
/** @typedef {Parameters<NonNullable<DevServerConfig['middleware']>[number]>} Asked what koa hands to a middleware */
/** @typedef {Asked[0]} Context */
/** @typedef {Asked[1]} Next */

/** The page's content security policy, one directive per line. `lit-html` is Lit's own policy, `dealtrail` is ours. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html dealtrail',
].join('; ');

/** The policy for a page's own <meta> element, on any host; `frame-ancestors` works only as a header of the server. */
export const ownPolicy = contentSecurityPolicy.replace(" frame-ancestors 'self';", '');

/**
 * The policy of the page for iframes. In an iframe without rights WebKit, and so Safari, finds no address to be the page's own: with `'self'`
 * alone neither scripts nor styles were loaded. Addresses of servers are accepted; Lit is still the only maker of markup, so that nothing else
 * can name one.
 * @param {string} policy
 */
const inIframe = (policy) => policy.replace(/(?<=script-src 'self'|style-src 'self')/g, ' https: http:');

/** The same for its own <meta> element. */
export const iframePolicy = inIframe(ownPolicy);

/** The page for iframes in articles, and the files it loads: an iframe without rights is a foreign origin even for its own server. */
const forIframes = [/^\/embed\.html$/, /^\/(build|assets)\//, /^\/favicon\.svg$/];

/**
 * `/?view=embed` shows nothing; it redirects to the page for iframes.
 * @param {Context} context
 */
function handsOver({ path, query }) {
  return /^\/(index\.html)?$/.test(path) && query.view === 'embed';
}

/**
 * Koa middleware: the security headers on every answer.
 * @param {Context} context
 * @param {Next} next
 */
export async function securityHeaders(context, next) {
  await next();
  const framed = forIframes.some((pattern) => pattern.test(context.path)) || handsOver(context);
  context.set(
    'Content-Security-Policy',
    framed
      ? inIframe(contentSecurityPolicy).replace("frame-ancestors 'self'", 'frame-ancestors http: https:')
      : contentSecurityPolicy,
  );
  context.set('X-Content-Type-Options', 'nosniff');
  context.set('Referrer-Policy', 'no-referrer');
  context.set('Cross-Origin-Opener-Policy', 'same-origin');
  context.set('Cross-Origin-Resource-Policy', framed ? 'cross-origin' : 'same-origin');
  if (framed) context.set('Access-Control-Allow-Origin', '*');
}

const names = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Koa middleware: answers only requests from this machine with this machine's name. The check of the name stops a foreign page whose name
 * points here (DNS rebinding) from reading the server's files.
 * @param {Context} context
 * @param {Next} next
 */
export async function onlyThisMachine(context, next) {
  const peer = context.req.socket.remoteAddress ?? '';
  const local = peer === '::1' || /^(::ffff:)?127\./.test(peer);
  const asked = (context.req.headers.host ?? '').replace(/:\d+$/, '');
  if (!local || !names.has(asked)) {
    context.status = 403;
    context.body = 'Dealtrail answers only on this machine.\n';
    return;
  }
  await next();
}

const served = [
  /^\/$/,
  /^\/(index|embed)\.html$/,
  /^\/favicon\.(svg|ico)$/,
  /^\/manifest\.webmanifest$/,
  /^\/(build|fixtures|docs|assets)\//,
];

/**
 * Koa middleware: the page and what it needs, not the rest of the checkout.
 * @param {Context} context
 * @param {Next} next
 */
export async function onlyThePage(context, next) {
  const path = plain(context.path);
  if (path === undefined || !served.some((pattern) => pattern.test(path)) || (await leadsOut(path))) {
    context.status = 404;
    context.body = 'This page does not exist.\n';
    return;
  }
  await next();
}

/**
 * True if a symbolic link leads out of the root folder: such a file is not served.
 * @param {string} path
 */
async function leadsOut(path) {
  try {
    const [home, file] = await Promise.all([realpath(root), realpath(join(root, path))]);
    return file !== home && !file.startsWith(home + sep);
  } catch {
    return false; // There is no such file; the file server answers so.
  }
}

/**
 * The path as the file server decodes it; undefined if it is malformed or has `.` or `..`.
 * @param {string} path
 */
function plain(path) {
  try {
    const decoded = decodeURIComponent(path);
    return /(^|[/\\])\.\.?([/\\]|$)|\0/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
