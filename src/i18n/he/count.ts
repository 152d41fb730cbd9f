const written = new Intl.NumberFormat('he');

/** A number with its noun, in groups of thousands: Hebrew says one and two with words of their own. */
export const count = (number: number, one: string, two: string, many: string): string =>
  number === 1 ? one : number === 2 ? two : `${written.format(number)} ${many}`;

export const tricks = (number: number): string => count(number, 'לקיחה אחת', 'שתי לקיחות', 'לקיחות');

/** `ללקיחה אחת`, `ל־5 לקיחות`: the preposition stands off from a figure. */
export const toTricks = (number: number): string =>
  `${number === 1 || number === 2 ? 'ל' : 'ל־'}${tricks(number)}`;

/** Things the screens count. */
export const deals = (number: number): string => count(number, 'חלוקה אחת', 'שתי חלוקות', 'חלוקות');
export const cards = (number: number): string => count(number, 'קלף אחד', 'שני קלפים', 'קלפים');
export const files = (number: number): string => count(number, 'קובץ אחד', 'שני קבצים', 'קבצים');
export const findings = (number: number): string => count(number, 'ממצא אחד', 'שני ממצאים', 'ממצאים');
export const clauses = (number: number): string => count(number, 'סעיף אחד', 'שני סעיפים', 'סעיפים');
