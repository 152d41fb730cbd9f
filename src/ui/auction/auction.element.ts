/** The auction of a deal. Calls made after the shown position are pale. */

import { css, html, nothing, unsafeCSS, type TemplateResult } from '../lit.ts';
import { languageOf } from '../../events/inLanguage.ts';
import { auctionOf } from '../../output/picture/diagramAt.ts';
import { auctionStyles } from '../deal-replay/auction.styles.ts';
import { auctionTable } from '../deal-replay/auction.ts';
import { notation } from '../notation/notation.ts';
import type { Replay } from '../../view/replay.ts';
import { PageElement, given } from '../element.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';

const laterStyles = css`
  .later {
    opacity: 0.72;
  }
`;

export class AuctionElement extends PageElement {
  static override styles = [base, panel, unsafeCSS(auctionStyles), laterStyles];
  static override properties = given('replay', 'at');
  declare replay: Replay;
  declare at: number;

  override render(): TemplateResult | typeof nothing {
    const { words, at } = this;
    const { record } = this.replay;
    const auction = auctionOf(record);
    if (auction === null) return nothing;
    const { replay } = words.screen;
    return auctionTable({
      heading: replay.auction,
      explanations: replay.explanations,
      dealer: auction.dealer,
      calls: auction.calls.map(({ call, alert, explanation, at: made, gone }) => {
        const shown = call === '' ? '' : notation(words.written.call(call), words);
        return {
          call: shown,
          alert,
          explanation:
            explanation &&
            html`${shown}:
              <bdi class="prose" lang=${languageOf(record.header, explanation, words.language)}
                >${explanation}</bdi
              >`,
          isLater: made >= at,
          gone: gone?.map(
            (one) =>
              html`<s role="img" aria-label="${words.spoken.call(one)}, ${words.screen.card.withdrawn}"
                >${notation(words.written.call(one), words)}</s
              > `,
          ),
        };
      }),
      seat: (seat) => words.spoken.seat(seat),
    });
  }
}
