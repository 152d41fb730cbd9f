import { onlyThePage, onlyThisMachine, securityHeaders } from './scripts/headers.mjs';

/** @import { DevServerConfig } from '@web/dev-server' */
/** @typedef {NonNullable<DevServerConfig['middleware']>[number]} Middleware */

/**
 * The service worker is built with the rest, but may only keep what stands below its own address: it is served at the top.
 * @type {Middleware}
 */
const offlineWorker = (context, next) => {
  if (context.path === '/offline.js') context.url = '/build/offline.js';
  return next();
};

/**
 * The page as it is built (`npm run build`), on the loopback interface. `npm start` uses this file and chooses the port.
 * The sources are not served one by one: rxjs alone would be 254 requests.
 * @type {DevServerConfig}
 */
export default {
  rootDir: import.meta.dirname,
  appIndex: 'index.html',
  // 127.0.0.1 in its short spelling. For the usual one and for "localhost" the server would listen on every interface
  // of the machine, for the sake of one browser's remote testing; onlyThisMachine guards the same door once more.
  hostname: '127.1',
  nodeResolve: false,
  // It would add a script to the page that nothing here uses.
  injectWebSocket: false,
  middleware: [securityHeaders, onlyThisMachine, offlineWorker, onlyThePage],
};
