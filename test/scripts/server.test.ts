import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { startDevServer } from '@web/dev-server';
import { contentSecurityPolicy, iframePolicy, ownPolicy } from '../../scripts/headers.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The server as `npm start` runs it: web-dev-server.config.mjs, with a port nobody uses. */
let server: Awaited<ReturnType<typeof startDevServer>>;
let address: AddressInfo;

beforeAll(async () => {
  server = await startDevServer({
    config: { port: 0 },
    readCliArgs: false,
    autoExitProcess: false,
    logStartMessage: false,
  });
  address = server.server?.address() as AddressInfo;
});
afterAll(() => server.stop());

type Answer = { status: number | undefined; headers: Record<string, string | string[] | undefined> };

/** Asks for a path exactly as written; fetch would tidy it up first. */
function get(path: string, name = '127.0.0.1', interfaceAddress = '127.0.0.1'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = address;
    const headers = { host: `${name}:${port}` };
    request({ host: interfaceAddress, port, path, headers, timeout: 2000 }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .once('timeout', () => reject(new Error('timeout')))
      .once('error', reject)
      .end();
  });
}

test('each page tells the policy itself, for servers that tell none', () => {
  expect(readFileSync('index.html', 'utf8')).toContain(`content="${ownPolicy}"`);
  expect(readFileSync('embed.html', 'utf8')).toContain(`content="${iframePolicy}"`);
  // Without rights a page has no origin, and WebKit matches `'self'` with nothing.
  expect(iframePolicy).toContain("script-src 'self' https: http:; style-src 'self' https: http:;");
  expect(ownPolicy).toContain("script-src 'self'; style-src 'self';");
  expect(`${ownPolicy}; frame-ancestors 'self'`.split('; ').sort()).toEqual(
    contentSecurityPolicy.split('; ').sort(),
  );
});

test.runIf(process.platform !== 'win32')('it follows no link that leads out of the checkout', async () => {
  const out = `docs/outside-${process.pid}.md`;
  const inside = `docs/inside-${process.pid}.md`;
  symlinkSync('/etc/hosts', out);
  symlinkSync('terms.md', inside);
  try {
    expect([(await get(`/${out}`)).status, (await get(`/${inside}`)).status]).toEqual([404, 200]);
  } finally {
    rmSync(out);
    rmSync(inside);
  }
});

test('it listens on the loopback interface and on no other', async () => {
  expect(address.address).toBe('127.0.0.1');
  const others = Object.values(networkInterfaces()).flatMap(
    (all) => all?.filter((one) => !one.internal) ?? [],
  );
  for (const { address: other, family } of others) {
    if (family === 'IPv4') await expect(get('/', undefined, other), other).rejects.toThrow();
  }
});

test('it serves the page and the cases under the strict policy', async () => {
  for (const path of ['/package.json', '/fixtures/']) {
    const { headers } = await get(path);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "require-trusted-types-for 'script'",
      ]),
    );
    expect(policy.join()).not.toMatch(/unsafe|\*|https?:/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  }
});

test('it serves nothing else of the checkout, by whatever spelling', async () => {
  const outside = ['/package.json', '/.git/config', '/node_modules/lit/package.json', '/src/domain/card.ts'];
  const disguised = [
    '/build/../package.json',
    '/build/%2e%2e/package.json',
    '/fixtures/..%2fpackage.json',
    '/build/%',
  ];
  for (const path of [...outside, ...disguised]) expect((await get(path)).status, path).toBe(404);
});

test('it answers this machine by its own names only', async () => {
  for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
    expect((await get('/nothing', name)).status, name).toBe(404);
  }
  for (const name of ['example.org', '127.0.0.1.example.org']) {
    expect((await get('/nothing', name)).status, name).toBe(403);
  }
});

test('a frame without rights in any article may load its page and what that loads, and nothing else', async () => {
  for (const path of ['/embed.html', '/?view=embed', '/build/iframe.js', '/assets/embed.css']) {
    const { headers } = await get(path);
    expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
    expect(headers['access-control-allow-origin'], path).toBe('*');
    expect(String(headers['content-security-policy'])).toContain("script-src 'self'");
    expect(String(headers['content-security-policy'])).not.toContain("frame-ancestors 'self'");
  }
  for (const path of [
    '/',
    '/index.html',
    '/?view=home',
    '/fixtures/deals/seed-002-deal-1.json',
    '/package.json',
  ]) {
    const { headers } = await get(path);
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers['access-control-allow-origin'], path).toBeUndefined();
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'self'");
  }
});
