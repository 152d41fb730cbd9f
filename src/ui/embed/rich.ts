/** Sentences as things to draw: notation runs as left-to-right islands with coloured suits. */

import type { BakedRow, TextNumber } from '../../bake/baked.ts';
import type { Placed } from '../../domain/card.ts';
import { partedAt } from '../../events/said.ts';
import { RTL } from '../../i18n/embed/messages.ts';
import { runsOf } from '../../i18n/isolate.ts';
import { h, type Children, type Drawn } from './h.ts';
import type { Picture } from './picture.ts';

type Shown = Pick<Picture, 'voice' | 'options'>;

const SYMBOLS = '♠♥♦♣';
const HOLLOW = '♠♡♢♣';

export function rich(sentence: string, { options }: Shown): Children {
  return runsOf(sentence).map(({ text, notation }) =>
    notation
      ? h(
          'bdi',
          { dir: 'ltr' },
          text
            .split(/([♠♥♦♣])/)
            .map((part) => (part && SYMBOLS.includes(part) ? suit(SYMBOLS.indexOf(part), options) : part)),
        )
      : text,
  );
}

/** A baked sentence, marked where it is in another language than the reader's. */
export function told(number: TextNumber, shown: Shown): Drawn {
  const { foreign, said, told: tell } = shown.voice;
  return h(
    'span',
    foreign === null ? null : { lang: foreign, dir: RTL.includes(foreign) ? 'rtl' : 'ltr' },
    partedAt(tell(number, 'written'), Object.keys(said)).map(({ text, own }) =>
      own ? h('bdi', { lang: said[text] }, text) : rich(text, shown),
    ),
  );
}

/** The sentence of a row, or the one for whoever may not see all hands. */
export function textOf([, number, , closed]: BakedRow, { view }: Picture): TextNumber {
  return view === 'open' ? number : (closed ?? number);
}

/** Clauses, then the sentence. */
export function row(one: BakedRow, shown: Picture): Children {
  const [laws] = one;
  return [
    laws.map((clause) => {
      const about = shown.film.clauses[clause];
      return [
        h(
          'abbr.ref.law-ref',
          { dir: 'ltr', title: about !== undefined && shown.voice.told(about, 'spoken') },
          clause,
        ),
        ' ',
      ];
    }),
    told(textOf(one, shown), shown),
  ];
}

/** The symbol by its place in spades, hearts, diamonds, clubs; hollow where colours are not to be relied on. */
export function suit(place: number, { suits, theme }: Picture['options']): Drawn {
  return h(
    'span',
    { class: `suit ${'SHDC'[place]}` },
    (suits === 'mono' || theme === 'print' ? HOLLOW : SYMBOLS)[place],
  );
}

/** What stands on a card. */
export function face(card: Placed, { voice, options }: Shown): Children {
  // A card nobody remembers.
  if (card === '??') return ['?'];
  return [suit('SHDC'.indexOf(card.charAt(0)), options), voice.rank(card.charAt(1))];
}
