/** The files that somebody chose in a field, which is emptied, so that the same file can be chosen again. */
export function filesIn({ target }: Event): readonly File[] {
  const field = target as HTMLInputElement;
  const files = [...(field.files ?? [])];
  field.value = '';
  return files;
}
