/** Claims that nobody at the table made in so many words. */

/** The note of a claim that a reader of files made of the number of tricks a file gives; nobody at the table said it. */
export function isReadersClaim(note: string | undefined): boolean {
  return note !== undefined && /^(?:\*|mc\|\d{1,2}\|)$/.test(note);
}
