/** Opens what somebody chose or dropped on the page: saved copies, the files of a session, or one file. */

import type { Choices } from '../../../ui/settings-bar/settings-bar.element.ts';
import { AUDIT, hashOf } from '../address.ts';
import type { AuditDoor } from '../audit/door.ts';
import { copiesAmong } from '../keeping/copies.ts';
import type { Keeping } from '../keeping/keeping.ts';
import { openingChoices } from '../language.ts';
import type { Screen } from '../shown.ts';

/** The part of the page that opens them. */
interface Page {
  readonly screen: Screen;
  readonly keeping: Keeping;
  readonly audit: AuditDoor;
  choose(choices: Choices): Promise<void>;
  openContent(name: string, content: Blob): Promise<void>;
}

/**
 * Restores the saved copies among the files. Several other files, or files of a folder, are a session.
 * @param missing paths of chosen files and folders that the browser did not hand over
 */
export async function openChosen(
  page: Page,
  chosen: readonly File[],
  missing: readonly string[] = [],
): Promise<void> {
  if (missing.length > 0) page.keeping.report({ kind: 'notHandedOver', paths: missing });
  else if (chosen.length === 0) page.keeping.report({ kind: 'noFile' });
  const { copies, files } = await copiesAmong(chosen);
  if (copies.length > 0 && (await page.keeping.restore(copies)))
    await page.choose({ ...openingChoices(), edition: null });
  const [file] = files;
  if (file === undefined) return;
  if (files.length > 1 || file.webkitRelativePath !== '' || page.screen.show === 'audit') {
    await page.audit.start(files);
    if (page.screen.show !== 'audit') location.hash = hashOf(AUDIT);
    return;
  }
  await page.openContent(file.name, file);
}
