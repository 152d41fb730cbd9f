/** Whole ways to fill what nobody remembers, as sentences in every language: loaded only where somebody looks at them. */

import type { Completion, Completions } from '../replay/completions.ts';
import { completions as el } from './el/completions.ts';
import { completions as en, type CompletionWords } from './en/completions.ts';
import { completions as he } from './he/completions.ts';
import { inEach } from './inEach.ts';
import type { Language } from './settings.ts';
import type { Naming } from './naming.ts';
import { completions as tr } from './tr/completions.ts';

const completionWords = inEach(en, { tr, el, he });

export interface CompletionsText {
  readonly title: string;
  readonly sentences: readonly string[];
  /** One line for each way that is listed. */
  readonly ways: readonly string[];
}

/**
 * Says how many ways there are to fill in the unknown cards, and describes those that are shown. `count`
 * is null when there are more than a million.
 */
export function completionsText(
  { count, shown }: Completions,
  language: Language,
  naming: Naming,
): CompletionsText {
  const text = completionWords(language);
  const isAll = count === shown.length;
  const revoked = shown.filter(({ revokes }) => revokes.length > 0).length;
  return {
    title: text.title,
    sentences: [
      count === null ? text.more({ number: '1 000 000' }) : text.number({ number: count }),
      ...(isAll ? [text.withRevoke({ number: revoked, of: shown.length })] : [text.examples]),
    ],
    ways: shown.map((way) => wayText(way, text, naming)),
  };
}

function wayText({ cards, revokes }: Completion, text: CompletionWords, naming: Naming): string {
  const played = cards.map(({ seat, trick, card }) =>
    text.card({ seat: naming.seat(seat), trick, card: naming.card(card) }),
  );
  const revoked = revokes.map(({ seat, trick }) => text.revoke({ seat: naming.seat(seat), trick }));
  return naming.series([...played, ...(revoked.length === 0 ? [text.noRevoke] : revoked)]);
}
