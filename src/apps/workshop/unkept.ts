/** What people have entered and this browser does not keep: they are told, because it is lost when the page ends. */

import type { Words } from '../../i18n/words.ts';
import type { Kept } from './keeping/kept.ts';
import type { Notice } from '../../ui/notices/notices.element.ts';

/** `refused`: the browser has no room, or keeps nothing. `tooLong`: pasted text of which nothing is kept. */
type Why = 'refused' | 'tooLong';

/** By the name of the entry. */
const unkept = new Map<string, Why>();

/** The reasons for which somebody has closed the notice: it comes again when all was kept in between. */
const closed = new Set<Why>();

const news = new EventTarget();
const CHANGED = 'unkept';

/** Calls back whenever something else is to be told. */
export function onUnkept(changed: () => void): void {
  news.addEventListener(CHANGED, changed);
}

const shown = (): string => [...new Set(unkept.values())].join();

/** Notes that an entry is not kept; null if it is, or if there is nothing left to keep. */
export function noteUnkept(name: string, why: Why | null): void {
  const before = shown();
  if (why === null) unkept.delete(name);
  else unkept.set(name, why);
  const now = new Set(unkept.values());
  for (const each of closed) if (!now.has(each)) closed.delete(each);
  if (shown() !== before) news.dispatchEvent(new Event(CHANGED));
}

/** One notice for each reason. That a browser keeps nothing at all stands in the notice of the storage: there is no room to make. */
export function unkeptNotices(
  { screen }: Pick<Words, 'screen'>,
  { problems }: Pick<Kept, 'problems'>,
): readonly Notice[] {
  const { notKept, close } = screen.keeping;
  const keepsNothing = problems.some(({ code }) => code === 'unavailable');
  return [...new Set(unkept.values())]
    .filter((why) => !closed.has(why) && !(keepsNothing && why === 'refused'))
    .map((why) => ({
      id: `unkept-${why}`,
      urgent: true,
      text: notKept[why],
      actions: [],
      dismiss: {
        label: close,
        act: () => {
          closed.add(why);
          news.dispatchEvent(new Event(CHANGED));
        },
      },
    }));
}
