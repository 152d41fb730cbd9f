/** The part of a language that a picture needs: small, so that a page with a picture need not load all sentences. */

import type { Words } from '../../i18n/words.ts';

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
    readonly card: Pick<Screen['card'], 'majorTag' | 'minorTag' | 'looseTag' | 'revokeTag' | 'withdrawnTag'>;
  };
}
