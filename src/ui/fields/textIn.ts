/** The text that somebody entered in a field of a form, without spaces around it; empty for a field that the form lacks. */
export function textIn(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === 'string' ? value.trim() : '';
}
