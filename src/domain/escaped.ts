/** Escapes any text for XML or HTML, between tags or inside quotes. */

/** Text for XML: no character of it can become markup, and characters XML doesn’t allow are left out. */
export function escaped(text: string): string {
  return [...text]
    .filter(isAllowed)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function isAllowed(sign: string): boolean {
  const code = sign.codePointAt(0) as number;
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
