/**
 * What the rules of the house let pass, each with its reason. An entry that is no longer needed is a complaint too.
 */

/** Files of more than 300 lines: path -> why it is still one noun. */
export const longFiles: Record<string, string> = {};

/** Laws without fixtures of their own: number -> why no case can show them. */
export const procedureOnly: Record<number, string> = {};
