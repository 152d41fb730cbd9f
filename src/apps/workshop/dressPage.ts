/** Applies the reader’s language, direction and theme to the page around the workshop. */

import type { Words } from '../../i18n/words.ts';
import type { Choices } from '../../ui/settings-bar/settings-bar.element.ts';

/** Sets the page's language, direction and theme. With the theme `auto` the system's own theme applies. */
export function dressPage({ theme }: Choices, words: Words): void {
  const root = document.documentElement;
  root.lang = words.language;
  root.dir = words.direction;
  if (theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}
