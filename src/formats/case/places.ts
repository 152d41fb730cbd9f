/** Finds places in a JSON text: its lines, and fields that one object has more than once, of which `JSON.parse` keeps the last value without a report. */

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
  /** The offset of the sign before each item of `events`. */
  readonly items: number[] = [];
  /** The offsets of the fields of the outermost object, and of its deal. */
  readonly heads = new Map<string, number>();
  /** The fields seen of each object around the present place, the outermost first; null for a list. */
  readonly #around: (Set<string> | null)[] = [];
  #outermost = '';
  #item = -1;

  take(sign: string, at: number): void {
    switch (sign) {
      case '{':
        return void this.#around.push(new Set());
      case '[':
        if (this.#around.length === 1 && this.#outermost === 'events') this.begin(0, at);
        return void this.#around.push(null);
      case ',':
        if (this.#around.length === 2 && this.#item >= 0) this.begin(this.#item + 1, at);
        return;
      default:
        this.#around.pop();
        if (this.#around.length === 1) this.#item = -1;
    }
  }

  private begin(item: number, at: number): void {
    this.#item = item;
    this.items[item] = at;
  }

  /** @param quoted the name of the field, with its quotation marks, of which the first stands at this offset */
  field(quoted: string, at: number): void {
    const field = quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
    if (this.#around.length === 1) {
      this.#outermost = field;
      this.heads.set(field, at);
    } else if (this.#around.length === 2 && this.#outermost === 'deal' && !this.heads.has(field))
      this.heads.set(field, at);
    const fields = this.#around.at(-1);
    if (fields?.has(field)) this.found.push({ field, item: this.#item });
    fields?.add(field);
  }
}

interface CasePlaces {
  /** The doubled fields in the order in which their later values stand. */
  readonly doubled: readonly DoubledField[];
  /** The offset at which an item of `events` begins, or, for item -1, the field of the head, or its deal if there is no such field. */
  readonly placeOf: (item: number, field: string) => number;
}

/** The places in a valid JSON text. */
export function placesIn(json: string): CasePlaces {
  const search = new FieldSearch();
  let begun: number | null = null;
  for (const { 0: sign, index } of json.matchAll(SIGN)) {
    if (sign !== '"') {
      if (begun === null) search.take(sign, index);
      continue;
    }
    COLON.lastIndex = index + 1;
    if (begun !== null && COLON.test(json)) search.field(json.slice(begun, index + 1), begun);
    begun = begun === null ? index : null;
  }
  const { found, heads, items } = search;
  return {
    doubled: found,
    placeOf: (item, field) => {
      if (item < 0) return heads.get(/^\w*/.exec(field)?.[0] ?? '') ?? heads.get('deal') ?? 0;
      const inside = (items[item] ?? -1) + 1;
      return inside + json.slice(inside).search(/\S/);
    },
  };
}

const LINE_END = /\r\n?|\n/g;

/** The number of the line, from 1, at an offset of the text. It goes on from the offset before, since most offsets grow. */
function linesIn(text: string): (at: number) => number {
  let from = 0;
  let line = 1;
  return (at) => {
    if (at < from) [from, line] = [0, 1];
    LINE_END.lastIndex = from;
    for (let end = LINE_END.exec(text); end !== null && end.index < at; end = LINE_END.exec(text)) {
      from = LINE_END.lastIndex;
      line++;
    }
    return line;
  };
}

interface Placed {
  readonly code: string;
  readonly item: number;
  readonly text: string;
}

/** A blank, a text, another value, a sign of the structure. */
const TOKEN =
  /[ \t\r\n\ufeff]+|("(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)|([[\]{},:])/y;
/** What a value may begin with: a text, another value, a list, an object. */
const VALUE = 'sv[{';

/** The offset of what is wrong in a text that is no JSON: engines tell it in different words, and some not at all. */
function faultIn(json: string): number {
  const open: string[] = [];
  let allowed = VALUE;
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < json.length;) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(json);
    if (token === null) return at;
    const kind = token[1] !== undefined ? 's' : token[2] !== undefined ? 'v' : token[3];
    if (kind === undefined) continue;
    if (!allowed.includes(kind)) return at;
    const isField = kind === 's' && !allowed.includes('v');
    if (kind === '{' || kind === '[') open.push(kind);
    if (kind === '}' || kind === ']') open.pop();
    const isInObject = open.at(-1) === '{';
    if (isField) allowed = ':';
    else if (kind === '{') allowed = 's}';
    else if (kind === '[') allowed = `${VALUE}]`;
    else if (kind === ':' || (kind === ',' && !isInObject)) allowed = VALUE;
    else if (kind === ',') allowed = 's';
    else allowed = open.length === 0 ? '' : isInObject ? ',}' : ',]';
  }
  return json.length;
}

/** The line of the file, from 1, for each problem of reading it as a case; 1 for those whose place nobody knows. */
export function linesOfProblems(text: string, problems: readonly Placed[]): readonly number[] {
  const lineAt = linesIn(text);
  const isJson = problems.every(({ code }) => code !== 'caseNotJson' && code !== 'caseNotObject');
  if (!isJson) return problems.map((one) => lineAt(one.code === 'caseNotJson' ? faultIn(text) : 0));
  if (problems.length === 0) return [];
  const { placeOf } = placesIn(text);
  return problems.map((one) =>
    lineAt(placeOf(one.item, one.code === 'caseFormatUnknown' ? 'format' : one.text)),
  );
}
