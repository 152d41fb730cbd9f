/** A text as a QR code, for a phone to scan. */

import { renderSVG } from 'uqr';
import { utf8 } from '../../seal/bytes.ts';

/** The most bytes of a QR code (version 40, level L). */
const MOST_BYTES = 2953;

/** An SVG picture; null for a text that no QR code can hold. */
export function qrCodeOf(text: string): string | null {
  return utf8(text).length > MOST_BYTES ? null : renderSVG(text, { ecc: 'L', border: 2 });
}
