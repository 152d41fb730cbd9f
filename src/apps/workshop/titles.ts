/** What the browser calls the screen: in the tab, in the history, in a bookmark. */

import { dealTitle } from '../../i18n/sentence.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { nameOf, type Workshop } from './screens.ts';

type Shown = Pick<Workshop, 'screen' | 'list' | 'words'> & {
  readonly sharing: Pick<Workshop['sharing'], 'isOpen'>;
  readonly audit: Pick<Workshop['audit'], 'auditing'>;
};

export function titleOf(shown: Shown): string {
  const { product } = shown.words.screen;
  const about = subjectOf(shown);
  return withoutIsolates(about === null ? product : `${about} · ${product}`);
}

function subjectOf({ screen, list, words, audit, sharing }: Shown): string | null {
  const { check, lawsPage, auditPage, boardsPage } = words.screen;
  switch (screen.show) {
    case 'replay':
      return sharing.isOpen
        ? `${words.screen.studio.title}: ${dealTitle(screen.record.header, words)}`
        : dealTitle(screen.record.header, words);
    case 'check':
      return check.title({ name: nameOf(screen.file, words) });
    case 'laws':
      return screen.wanted.search === '' ? lawsPage.title : `${lawsPage.title}: ${screen.wanted.search}`;
    case 'audit':
      if (list.view !== 'boards') return auditPage.title;
      return audit.auditing?.boardTitle(list.board, words) ?? boardsPage.title;
    default:
      return null;
  }
}
