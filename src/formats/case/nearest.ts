/** Which field of the format may be meant by one that it does not have. */

/** The known field that differs by one letter, by two that changed places, or by capitals and signs; undefined for none. */
export function nearestTo(field: string, known: readonly string[]): string | undefined {
  const one = letters(field);
  return known.find((each) => isNear(one, letters(each)));
}

const letters = (field: string): string => field.toLowerCase().replaceAll(/[^a-z\d]/g, '');

function isNear(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - from && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [rest, otherRest] = [one, other].map((each) => each.slice(from, each.length - end));
  if (rest === undefined || otherRest === undefined) return false;
  if (other.length < 4) return rest + otherRest === '';
  return (
    (rest.length < 2 && otherRest.length < 2) ||
    (rest.length === 2 && rest === `${otherRest[1]}${otherRest[0]}`)
  );
}
