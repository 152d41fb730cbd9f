/** The screens in front of a deal that are loaded on demand. */

import { DialogDoor, type DialogHost } from './dialogDoor.ts';

/** The screens that share and seal a deal. */
export function doorsOf(host: DialogHost): { readonly share: DialogDoor; readonly seal: DialogDoor } {
  return {
    share: new DialogDoor(host, 'share', async () => (await import('./sharing/studio.ts')).openStudio),
    seal: new DialogDoor(host, 'seal', async () => (await import('./sealing/dialog.ts')).openSealing),
  };
}
