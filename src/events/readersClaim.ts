/** Claims that a reader of files adds: nobody at the table made them. */

/** True for the note of a claim that a reader of files made from the number of tricks in a file; nobody at the table said it. */
export function isReadersClaim(note: string | undefined): boolean {
  return note !== undefined && /^(?:\*|mc\|\d{1,2}\|)$/.test(note);
}
