import { findingText, type AnyFinding } from '../../src/i18n/sentence.ts';
import type { Settings } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';

/** What the Laws say, as one sentence; in words instead of symbols when it is to be spoken. */
export function sentence(
  finding: AnyFinding,
  settings: Settings,
  how: 'written' | 'spoken' = 'written',
): string {
  const words = wordsFor(settings);
  return findingText(finding, words, words[how]);
}
