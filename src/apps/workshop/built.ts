/**
 * A list that the build made beside this page.
 * @throws {Error} where it can’t be loaded: an empty list would say that there is nothing
 */
export async function builtList(name: 'examples' | 'laws' | 'organisations'): Promise<readonly unknown[]> {
  const path = `build/${name}.json`;
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`Failed to fetch ${path}: ${answer.status}`);
  return (await answer.json()) as readonly unknown[];
}
