/** The title of the screen for the browser's tab, history and bookmarks. */

import { dealTitle } from '../../i18n/sentence.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { formOf } from './address.ts';
import { nameOf, type Workshop } from './screens.ts';

type Shown = Pick<Workshop, 'screen' | 'list' | 'words' | 'route'> & {
  readonly fronts: Pick<Workshop['fronts'], 'front'>;
  readonly audit: Pick<Workshop['audit'], 'auditing'>;
  readonly caseFile: Pick<Workshop['caseFile'], 'isHidden'>;
};

/**
 * The title of the browser's tab: what the screen shows and the product's name, or the name alone while a
 * case file is hidden or on the library page.
 */
export function titleOf(shown: Shown): string {
  const { product } = shown.words.screen;
  const about = shown.caseFile.isHidden ? null : subjectOf(shown);
  return withoutIsolates(about === null ? product : `${about} · ${product}`);
}

function subjectOf({ screen, list, route, words, audit, fronts: { front } }: Shown): string | null {
  const { check, lawsPage, auditPage, boardsPage, studio, help, now, home, desk, facts, replay } =
    words.screen;
  switch (screen.show) {
    case 'replay': {
      const deal = dealTitle(screen.record.header, words);
      if (front === null) return deal;
      const called = {
        share: studio.title,
        seal: facts.seal,
        keys: help.title,
        say: now.say,
        case: replay.caseFile,
      };
      return `${called[front]}: ${deal}`;
    }
    case 'check':
      return check.title({ name: nameOf(screen.file, words) });
    case 'laws':
      return screen.wanted.search === '' ? lawsPage.title : `${lawsPage.title}: ${screen.wanted.search}`;
    case 'audit':
      if (list.view !== 'boards') return auditPage.title;
      return audit.auditing?.boardTitle(list.board, words) ?? boardsPage.title;
    default:
      return { none: null, new: desk.newDeal, paste: home.paste }[formOf(route) ?? 'none'];
  }
}
