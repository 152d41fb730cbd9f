/** A list that the build made beside this page; empty when it can’t be had. */
export async function builtList(name: 'examples' | 'laws' | 'organisations'): Promise<readonly unknown[]> {
  try {
    const answer = await fetch(`build/${name}.json`);
    const list = answer.ok ? ((await answer.json()) as unknown) : [];
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
