/** Draws sentences, with notation as left-to-right islands and coloured suits. */

import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { BakedRow, TextNumber } from '../../output/baked/baked.ts';
import { partedAt } from '../../events/said.ts';
import { directionOf } from '../../i18n/replayWords.ts';
import { runsOf } from '../../i18n/isolate.ts';
import type { Drawn } from '../deal-replay/drawing.ts';
import type { EmbedPicture } from './picture.ts';

type Shown = Pick<EmbedPicture, 'voice' | 'options'>;

const SYMBOLS = '♠♥♦♣';
const HOLLOW = '♠♡♢♣';

/** Draws a sentence in which suit symbols have their colour and notation keeps its direction. */
export function rich(sentence: string, { options }: Shown): Drawn {
  return runsOf(sentence).map(({ text, notation, english }) =>
    notation
      ? html`<bdi dir="ltr" lang=${english ? 'en' : nothing}
          >${text
            .split(/([♠♥♦♣])/)
            .map((part) =>
              part && SYMBOLS.includes(part) ? suit(SYMBOLS.indexOf(part), options) : part,
            )}</bdi
        >`
      : text,
  );
}

/** Draws a baked sentence, with its language if that is not the reader's. */
export function richText(number: TextNumber, shown: Shown): TemplateResult {
  const { foreign, quoted, bakedText } = shown.voice;
  const parts = partedAt(bakedText(number, 'written'), Object.keys(quoted)).map(({ text, own }) =>
    own ? html`<bdi lang=${quoted[text]}>${text}</bdi>` : rich(text, shown),
  );
  return foreign === null
    ? html`<span>${parts}</span>`
    : html`<span lang=${foreign} dir=${directionOf(foreign)}>${parts}</span>`;
}

/** The sentence of a row; in a view that does not show all hands, the one without hidden cards. */
export function textNumberOf([, number, , closed]: BakedRow, { view }: EmbedPicture): TextNumber {
  return view === 'open' ? number : (closed ?? number);
}

/** Draws a row: its clauses, then its sentence. */
export function row(one: BakedRow, shown: EmbedPicture): Drawn {
  const [laws] = one;
  return [
    laws.map((clause) => {
      const about = shown.film.clauses[clause];
      const title = about === undefined ? nothing : shown.voice.bakedText(about, 'spoken');
      return html`<abbr class="ref" part="law-ref" dir="ltr" title=${title}>${clause}</abbr> `;
    }),
    richText(textNumberOf(one, shown), shown),
  ];
}

/** Draws a suit symbol, by its index in spades, hearts, diamonds, clubs; red suits are hollow if colours can’t be relied on. */
export function suit(index: number, { suits, theme }: EmbedPicture['options']): TemplateResult {
  const symbols = suits === 'mono' || theme === 'print' ? HOLLOW : SYMBOLS;
  return html`<span class="suit ${'SHDC'[index]}">${symbols[index]}</span>`;
}
