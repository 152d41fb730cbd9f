/** Elements in the form in which the parser keeps their order: an object with the element's name as key, and its children as value. */

export type Element = Readonly<Record<string, unknown>>;

/** The element's name; `#text` for text. */
export function nameOf(element: Element): string {
  for (const key in element) if (key !== ':@') return key;
  return '';
}

/** The children of the element, text included, in their order; empty where it has none. */
export function allChildrenOf(element: Element): readonly Element[] {
  const content = element[nameOf(element)];
  return Array.isArray(content) ? (content as readonly Element[]) : [];
}

/** The children of that name, in any case. `name`: in capitals. */
export function childrenOf(element: Element, name: string): Element[] {
  return allChildrenOf(element).filter((child) => nameOf(child).toUpperCase() === name);
}

/** All elements of that name at any depth, but none inside another of the same name. */
export function descendants(element: Element, name: string): Element[] {
  const found: Element[] = [];
  const waiting: Element[] = [...allChildrenOf(element)].reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (nameOf(next).toUpperCase() === name) found.push(next);
    else for (const child of [...allChildrenOf(next)].reverse()) waiting.push(child);
  }
  return found;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first child of that name; the five entities of XML and numbers are the only ones known. */
export function textOf(element: Element, name: string): string {
  const child = childrenOf(element, name)[0];
  if (child === undefined) return '';
  const text = allChildrenOf(child)
    .map((each) => each['#text'])
    .filter((each): each is string => typeof each === 'string')
    .join('');
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, word) => {
    if (typeof word === 'string') return ENTITIES[word] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The text of an attribute; empty without it. Names in any case. */
export function attributeOf(element: Element, name: string): string {
  const attributes = element[':@'];
  if (typeof attributes !== 'object' || attributes === null) return '';
  const found = Object.entries(attributes).find(([key]) => key.toUpperCase() === `@_${name}`);
  return typeof found?.[1] === 'string' ? found[1] : '';
}
