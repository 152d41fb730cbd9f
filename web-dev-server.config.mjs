import { onlyThePage, onlyThisMachine, securityHeaders } from './scripts/headers.mjs';

/** @import { DevServerConfig } from '@web/dev-server' */
/** @typedef {NonNullable<DevServerConfig['middleware']>[number]} Middleware */

/**
 * The service worker is built into build/, but controls only pages below its own address, so it is served from the root folder.
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
  // The short spelling of 127.0.0.1. For the usual spelling and for "localhost" the server would listen on every interface
  // of the machine, for remote testing in one browser; onlyThisMachine also refuses other machines.
  hostname: '127.1',
  nodeResolve: false,
  // A web socket would add a script to the page that nothing here uses.
  injectWebSocket: false,
  middleware: [securityHeaders, onlyThisMachine, offlineWorker, onlyThePage],
};
