/** In the iframe page of a published folder: replies to the page around it with the height of the replay and the links pressed in it. */

import { postHeight } from '../../ui/iframe/height.ts';
import { fitOnPaper } from '../../ui/iframe/onPaper.ts';
import { replyTo } from '../../ui/iframe/replyTo.ts';
import { postLinks } from '../../ui/iframe/links.ts';

const replay = document.querySelector<HTMLElement>('deal-replay');
if (replay !== null && window !== top) {
  const { secret, id } = replyTo(location.hash);
  if (secret !== null) postLinks(replay, secret);
  postHeight(replay, secret, id);
  fitOnPaper(replay);
}
