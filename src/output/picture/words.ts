/** The part of a language that a picture needs: small, so that a page with a picture need not load all sentences. */

import { ifSo } from '../../i18n/ifSo.ts';
import type { Words } from '../../i18n/words.ts';
import type { LaidAt } from '../../view/lie.ts';

type Screen = Words['screen'];

export interface PictureWords extends Pick<
  Words,
  'settings' | 'direction' | 'written' | 'spoken' | 'picture'
> {
  readonly screen: {
    readonly replay: Pick<
      Screen['replay'],
      | 'board'
      | 'dealer'
      | 'vulnerable'
      | 'nobody'
      | 'everybody'
      | 'declarer'
      | 'dummy'
      | 'trick'
      | 'won'
      | 'auction'
      | 'unknownHand'
      | 'noContract'
    >;
    readonly card: Pick<
      Screen['card'],
      'majorTag' | 'minorTag' | 'looseTag' | 'exposedTag' | 'revokeTag' | 'withdrawnTag'
    >;
  };
}

/** Why a card lies face up before its owner. */
export function laidTag(
  { spot, how, doubtful = false }: LaidAt,
  place: 'tag' | 'name',
  words: PictureWords,
): string {
  const { majorTag, minorTag, looseTag, exposedTag } = words.screen.card;
  const tag = { major: majorTag, minor: minorTag, loose: how === 'exposed' ? exposedTag : looseTag }[spot];
  return ifSo(tag, doubtful, place, words.settings);
}
