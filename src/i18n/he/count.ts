const written = new Intl.NumberFormat('he');

/** A number with its noun, in groups of thousands: Hebrew says one and two with words of their own. */
export const count = (number: number, one: string, two: string, many: string): string =>
  number === 1 ? one : number === 2 ? two : `${written.format(number)} ${many}`;

/** The number of tricks, with the noun in its form for one, two or more. */
export const tricks = (number: number): string => count(number, 'לקיחה אחת', 'שתי לקיחות', 'לקיחות');

/** `ללקיחה אחת`, `ל־5 לקיחות`: the preposition stands off from a figure. */
export const toTricks = (number: number): string =>
  `${number === 1 || number === 2 ? 'ל' : 'ל־'}${tricks(number)}`;

/** Things the screens count. */
export const deals = (number: number): string => count(number, 'חלוקה אחת', 'שתי חלוקות', 'חלוקות');
/** The number of cards, with the noun in its form for one, two or more. */
export const cards = (number: number): string => count(number, 'קלף אחד', 'שני קלפים', 'קלפים');
/** The number of files, with the noun in its form for one, two or more. */
export const files = (number: number): string => count(number, 'קובץ אחד', 'שני קבצים', 'קבצים');
/** The number of findings, with the noun in its form for one, two or more. */
export const findings = (number: number): string => count(number, 'ממצא אחד', 'שני ממצאים', 'ממצאים');
/** The number of clauses, with the noun in its form for one, two or more. */
export const clauses = (number: number): string => count(number, 'סעיף אחד', 'שני סעיפים', 'סעיפים');
