/** Checks an option whose value is a web address. */

import { wholeAddress } from '../../output/page/sharing.ts';
import type { Output } from './output.ts';
import { WORDS } from './wording.ts';

/** The option's address, ending in a slash; null without the option; undefined, after an error message, if it is no address. */
export function addressGiven(
  option: string,
  text: string | undefined,
  { error }: Pick<Output, 'error'>,
): string | null | undefined {
  const address = text === undefined ? null : wholeAddress(text);
  if (address === undefined) error(WORDS.publish.noAddress({ option, address: text ?? '' }));
  return address;
}
