/** Double dummy below a diagram: the twenty results of the deal with their par, and each card of the hand in turn. Loaded on demand. */

import { cardsAtDoubleDummy } from '../../audit/doubleDummy/along.ts';
import { parOf, type ParContract } from '../../audit/doubleDummy/par.ts';
import { resultsOf, type Results } from '../../audit/doubleDummy/results.ts';
import { STRAINS, tricksNeeded } from '../../domain/contract.ts';
import type { Deal } from '../../domain/deal.ts';
import { SEATS } from '../../domain/seat.ts';
import { margin } from '../../i18n/figure.ts';
import type { Words } from '../../i18n/words.ts';
import type { Position } from '../../replay/position.ts';
import type { WORDS } from './wording.ts';

/** The words for it on the command line. */
type Text = Pick<(typeof WORDS)['commandLine'], 'doubleDummy' | 'par'>;

/**
 * The double-dummy figures as lines of text: a line for each strain and the par result; then the tricks after each legal card, if they
 * can be computed.
 */
export function adviceAt(position: Position, words: Words, text: Text): readonly string[] {
  const { deal, turn } = position.table;
  const { written } = words;
  const solved = resultsOf(deal);
  const results =
    solved === null
      ? []
      : STRAINS.map(
          (strain) =>
            `${written.strain(strain)}: ${SEATS.map((seat) => `${written.seat(seat)} ${solved[strain][seat]}`).join(', ')}`,
        );
  const cards = cardsAtDoubleDummy(position, deal);
  const next =
    cards === null || turn === null
      ? []
      : [
          `${written.seat(turn)}: ${cards.map(({ card, tricks }) => `${written.card(card)} ${tricks}`).join(', ')}`,
        ];
  if (results.length === 0 && next.length === 0) return [];
  return ['', text.doubleDummy, ...results, ...parLine(deal, solved, words, text), ...next];
}

/** No line if the dealer, the vulnerability or the hands are unknown. */
function parLine({ dealer, vulnerable }: Deal, solved: Results | null, words: Words, text: Text): string[] {
  if (dealer === null || vulnerable === null || solved === null) return [];
  const { score, contracts } = parOf(solved, dealer, vulnerable);
  const contractText = ({ contract, declarers, tricks }: ParContract): string =>
    [
      words.written.contract(contract),
      declarers.map((seat) => words.written.seat(seat)).join('/'),
      margin(tricks - tricksNeeded(contract)),
    ].join(' ');
  return [
    text.par({
      score: words.written.score(score),
      contracts: words.written.series(contracts.map(contractText)),
    }),
  ];
}
