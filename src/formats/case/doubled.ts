/** Finds fields that one object of a JSON text has more than once. `JSON.parse` keeps the last value of such a field and reports nothing. */

export interface DoubledField {
  readonly field: string;
  /** The index of the item in the list `events` of the outermost object, from 0; -1 elsewhere. */
  readonly item: number;
}

/** A sign of the structure, a quotation mark, or an escaped character of a string. */
const SIGN = /[[\]{},"]|\\./gs;
const COLON = /\s*:/y;

/** Walks through the text once, and knows in which objects it is. */
class FieldSearch {
  readonly found: DoubledField[] = [];
  /** The fields seen of each object around the present place, the outermost first; null for a list. */
  readonly #around: (Set<string> | null)[] = [];
  #outermost = '';
  #item = -1;

  take(sign: string): void {
    switch (sign) {
      case '{':
        return void this.#around.push(new Set());
      case '[':
        if (this.#around.length === 1 && this.#outermost === 'events') this.#item = 0;
        return void this.#around.push(null);
      case ',':
        if (this.#around.length === 2 && this.#item >= 0) this.#item++;
        return;
      default:
        this.#around.pop();
        if (this.#around.length === 1) this.#item = -1;
    }
  }

  /** @param quoted the name of the field, with its quotation marks */
  field(quoted: string): void {
    const field = quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
    if (this.#around.length === 1) this.#outermost = field;
    const fields = this.#around.at(-1);
    if (fields?.has(field)) this.found.push({ field, item: this.#item });
    fields?.add(field);
  }
}

/** The doubled fields of a valid JSON text in the order in which their later values stand. */
export function doubledFields(json: string): readonly DoubledField[] {
  const search = new FieldSearch();
  let begun: number | null = null;
  for (const { 0: sign, index } of json.matchAll(SIGN)) {
    if (sign !== '"') {
      if (begun === null) search.take(sign);
      continue;
    }
    COLON.lastIndex = index + 1;
    if (begun !== null && COLON.test(json)) search.field(json.slice(begun, index + 1));
    begun = begun === null ? index : null;
  }
  return search.found;
}
