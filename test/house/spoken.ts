import type { Complaint } from './rules.ts';
import type { Source } from './source.ts';

/** A word of the name is a form of hear, tell or say. */
const SPOKEN =
  /^(?:(?:.*[a-z\d])?(?:Hear(?:s|d|ing)?|Tell(?:s|ing|er)?|Told|Say(?:s|ing)?|Said)|hear(?:s|d|ing)?|tell(?:s|ing|er)?|told|say(?:s|ing)?|said)(?:[A-Z].*)?$/;

/** The same for a constant in capitals. */
const SPOKEN_CONSTANT = /^(?:.*_)?(?:HEAR(?:S|D|ING)?|TELL(?:S|ING|ER)?|TOLD|SAY(?:S|ING)?|SAID)(?:_.*)?$/;

/**
 * Plain words: in the program only a person hears, tells or says something. A reader reports a problem, a thread posts a message, a
 * function returns a text. `allowed`: the names for what people say and hear, each with who does.
 */
export function personsOnly(sources: Source[], allowed: Readonly<Record<string, string>>): Complaint[] {
  const used = new Set<string>();
  const complaints = sources
    .filter(({ path }) => !path.startsWith('test/'))
    .flatMap(({ path, names }) =>
      names.flatMap(({ name, line }) => {
        if (!SPOKEN.test(name) && !SPOKEN_CONSTANT.test(name)) return [];
        used.add(name);
        return Object.hasOwn(allowed, name) ? [] : [`${path}:${line}: ${name}, but nobody speaks there`];
      }),
    );
  const idle = Object.keys(allowed).filter((name) => !used.has(name));
  return [...complaints, ...idle.map((name) => `${name} is allowed and stands nowhere`)];
}
