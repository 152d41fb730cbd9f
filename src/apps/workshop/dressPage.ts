/** The page around the workshop takes on the reader’s language, direction and theme. */

import type { Words } from '../../i18n/words.ts';
import type { Choices } from '../../ui/settings-bar/settings-bar.element.ts';

export function dressPage({ theme }: Choices, words: Words): void {
  const root = document.documentElement;
  root.lang = words.language;
  root.dir = words.direction;
  if (theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}
