/** A checksum that detects damage to a line. It does not protect against forgery; the digests do. */

const FIRST = { prime: 4_294_967_291, factor: 65_599 };
const SECOND = { prime: 4_294_967_279, factor: 92_821 };

/** Sixteen hexadecimal digits: two polynomials modulo primes below 2 to the 32nd, so that every product stays exact. */
export function checksum(text: string): string {
  let one = text.length;
  let two = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at) + 1;
    one = (one * FIRST.factor + unit) % FIRST.prime;
    two = (two * SECOND.factor + unit) % SECOND.prime;
  }
  return hex(one) + hex(two);
}

function hex(number: number): string {
  return number.toString(16).padStart(8, '0');
}
