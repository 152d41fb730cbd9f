/** Whether the text of a date can be a day of the calendar. */

/** A day in figures with its year first, `2026-11-29`, or last, `29.11.2026` and `11/29/2026`. */
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

function isInCalendar(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * False for a text without a year, and for a day in figures that the calendar lacks. Of a month in words only the year is looked for;
 * with the year last, day and month may stand in either order.
 */
export function namesDay(text: string): boolean {
  const first = YEAR_FIRST.exec(text.trim())?.slice(1).map(Number);
  if (first !== undefined) {
    const [year = 0, month = 0, day = 0] = first;
    return isInCalendar(year, month, day);
  }
  const last = YEAR_LAST.exec(text.trim())?.slice(1).map(Number);
  if (last !== undefined) {
    const [one = 0, other = 0, year = 0] = last;
    return isInCalendar(year, one, other) || isInCalendar(year, other, one);
  }
  return /(?:^|\D)\d{4}(?:\D|$)/.test(text);
}
