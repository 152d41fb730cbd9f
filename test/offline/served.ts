/** A copy of the built pages, served as `npm start` serves them, which a test may change and whose server it may stop. */

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDevServer } from '@web/dev-server';
import { writeOffline } from '../../scripts/offline.mjs';
import settings from '../../web-dev-server.config.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Served {
  readonly address: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Puts other text into a served file. Nobody hears of it before `release`. */
  change(path: string, edit: (text: string) => string): void;
  /** Writes the service worker for what is there now; `changing`: as `npm start -- --watch` does. */
  release(changing?: boolean): void;
  end(): Promise<void>;
}

/** `few`: without the guide and the examples of the course, half of the files, where a test is about a new version as such. */
export type ServedFiles = 'all' | 'few';

export async function serveBuilt(which: ServedFiles = 'all'): Promise<Served> {
  if (!existsSync(join(root, 'build', 'offline.js')))
    throw new Error('The pages are not built: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'dealtrail-offline-'));
  const left = which === 'all' ? /\.map$/ : /\.map$|\/build\/site$/;
  const wanted = (path: string): boolean => !left.test(path);
  for (const name of ['index.html', 'favicon.svg', 'manifest.webmanifest', 'assets', 'build'])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: wanted });
  if (which === 'all') symlinkSync(join(root, 'fixtures'), join(folder, 'fixtures'));
  else cpSync(join(root, 'fixtures/deals'), join(folder, 'fixtures/deals'), { recursive: true });
  const port = await freePort();
  let server: Awaited<ReturnType<typeof startDevServer>> | null = null;
  const served: Served = {
    address: `http://127.0.0.1:${port}/`,
    async start() {
      server = await startDevServer({
        config: { ...settings, rootDir: folder, port },
        readCliArgs: false,
        readFileConfig: false,
        autoExitProcess: false,
        logStartMessage: false,
      });
    },
    async stop() {
      await server?.stop();
      server = null;
    },
    change(path, edit) {
      const file = join(folder, path);
      writeFileSync(file, edit(readFileSync(file, 'utf8')));
    },
    release: (changing = false) => writeOffline(join(folder, 'build'), changing, folder),
    async end() {
      await served.stop();
      rmSync(folder, { recursive: true });
    },
  };
  served.release();
  await served.start();
  return served;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
