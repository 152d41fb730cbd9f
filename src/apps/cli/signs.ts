/** What the signs in a diagram of plain text mean. */

import type { Composition } from '../../output/picture/compose.ts';
import { SEATS } from '../../domain/seat.ts';
import { plain, WORDS } from './wording.ts';

/** One line about the signs that this diagram has; none if it has none. */
export function signsLines({ hands, trick }: Composition): readonly string[] {
  const { signPlayed, signWinning, signFaceUp } = WORDS.commandLine;
  const blocks = SEATS.map((seat) => hands[seat]);
  const isPlayed = blocks.some(({ rows }) => rows?.some(({ cards }) => cards.some(({ played }) => played)));
  const signs = [
    ...(isPlayed ? [signPlayed] : []),
    ...(trick.some(({ winning }) => winning) ? [signWinning] : []),
    ...(blocks.some(({ laid }) => laid.length > 0) ? [signFaceUp] : []),
  ];
  return signs.length === 0 ? [] : [plain(signs.join(' · '))];
}
