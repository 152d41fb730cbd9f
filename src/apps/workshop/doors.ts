/** The screens in front of a deal that are loaded on demand. */

import { DialogDoor, type DialogHost } from './dialogDoor.ts';
import type { Host } from './host.ts';
import { dealShown } from './keeping/kept.ts';

/** The screens that share and seal a deal. */
export function doorsOf(host: DialogHost): { readonly share: DialogDoor; readonly seal: DialogDoor } {
  return {
    share: new DialogDoor(host, 'share', async () => (await import('./sharing/studio.ts')).openStudio),
    seal: new DialogDoor(
      host,
      'seal',
      async () => (await import('./sealing/dialog.ts')).openSealing,
      isSealable,
    ),
  };
}

/** True for a stored deal that is no tried line, and for a deal in a sealed file. */
export function isSealable({ screen, route, kept }: Pick<Host, 'screen' | 'route' | 'kept'>): boolean {
  if (route.view !== 'deal') return screen.show === 'replay' && screen.from?.sealed !== undefined;
  return dealShown(route, kept)?.parent === undefined;
}
