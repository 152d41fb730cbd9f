/**
 * What the rules of the house let pass, each with its reason. An entry that is no longer needed is a complaint too.
 */

/** Files of more than 300 lines: path -> why it is still one noun. */
export const longFiles: Record<string, string> = {};

/** Who reads a file otherwise than through the one door: path -> why. */
export const otherDoors: Record<string, string> = {
  'src/apps/cli/archive.ts': 'lists an archive on the disk and unpacks its entries one by one, in any thread',
  'src/apps/embed-laws/judged.ts': 'an article loads no archives and no databases',
};

/** Laws without fixtures of their own: number -> why no case can show them. */
export const procedureOnly: Record<number, string> = {};
