/** Writes elements as text. Everything in a record is escaped, so it never becomes markup. */

/** An element with text; empty where the text is empty. Characters with a meaning in XML are escaped. */
export function element(name: string, text: string): string {
  const shown = escaped(text);
  return shown === '' ? '' : `<${name}>${shown}</${name}>\n`;
}

/**
 * An element around its children.
 * @param start the name, perhaps with attributes
 */
export function parent(start: string, ...children: readonly string[]): string {
  const [name = start] = start.split(' ');
  return `<${start}>\n${children.join('')}</${name}>\n`;
}

/** Characters that XML can't contain become spaces. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim();
}
