/** Words in another language than English, which may not have all of them yet: what is missing is read in English. */

/** What a translator writes for English words of type `Words`: any part of it, each in the same shape. */
export type Translated<Words> = Words extends string | readonly unknown[] | ((...slots: never[]) => unknown)
  ? Words
  : { readonly [Key in keyof Words]?: Translated<Words[Key]> };

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All the words: the translated ones, and the English ones wherever there is no translation. */
export function completed<Words extends object>(english: Words, translated: Translated<Words>): Words {
  const whole: Record<string, unknown> = { ...(translated as Group) };
  for (const [key, text] of Object.entries(english)) {
    const mine = whole[key];
    if (mine === undefined) whole[key] = text;
    else if (isGroup(text) && isGroup(mine)) whole[key] = completed<Group>(text, mine as Translated<Group>);
  }
  return whole as Words;
}
