/** What a frozen case bears on paper: the text of its checkpoint, and the same as a picture that a telephone reads (QR code). */

import { renderSVG } from 'uqr';
import { utf8 } from '../../../seal/bytes.ts';

/** A QR code holds so many bytes at most (version 40, level L). */
const MOST_BYTES = 2953;

/** An SVG picture; null for a text that no QR code can hold. */
export function qrCodeOf(text: string): string | null {
  return utf8(text).length > MOST_BYTES ? null : renderSVG(text, { ecc: 'L', border: 2 });
}
