/** Opens what somebody chose or dropped on the page: saved copies, the files of a session, or one file. */

import type { Choices } from '../../../ui/settings-bar/settings-bar.element.ts';
import { AUDIT, hashOf } from '../address.ts';
import type { AuditDoor } from '../audit/door.ts';
import { copiesAmong } from '../keeping/copies.ts';
import type { Keeping } from '../keeping/keeping.ts';
import { openingChoices } from '../language.ts';
import type { ChosenFile } from '../chosenFile.ts';
import type { Screen } from '../shown.ts';

/** The part of the page that opens them. */
interface Page {
  readonly screen: Screen;
  readonly keeping: Keeping;
  readonly audit: AuditDoor;
  choose(choices: Choices): Promise<void>;
  openContents(chosen: readonly ChosenFile[]): Promise<void>;
}

/**
 * Restores the saved copies among the files. Several files with a case among them are listed to be accepted; other files, or those of a
 * folder, are a session.
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
  const ofFolder = file.webkitRelativePath !== '';
  const isSession = files.length > 1 && !ofFolder && !(await (await import('./several.ts')).haveCases(files));
  if (isSession || ofFolder || page.screen.show === 'audit') {
    await auditOf(page, files);
    return;
  }
  await page.openContents(files.map((content) => ({ name: content.name, content })));
}

/** Shows the audit of the files. */
export async function auditOf(
  { audit, screen }: Pick<Page, 'audit' | 'screen'>,
  files: readonly File[],
): Promise<void> {
  await audit.start(files);
  if (screen.show !== 'audit') location.hash = hashOf(AUDIT);
}
