/** The regular expressions of a program, and whether each takes linear time. */

import { checkSync } from 'recheck';
import { parseAst } from 'vite';

export interface Expression {
  readonly pattern: string;
  readonly flags: string;
}

/** As a program writes it. */
export function written({ pattern, flags }: Expression): string {
  return `/${pattern}/${flags}`;
}

/** The expressions a file holds as literals; the rules of lint ask that of every one of ours. */
export function expressionsIn(text: string): Expression[] {
  const found: Expression[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: Expression };
    if (regex !== undefined) found.push(regex);
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseAst(text, { lang: 'ts' }));
  return found;
}

/**
 * On a busy machine the checker may run out of time (`unknown`), or measure a match that was only kept waiting (`vulnerable`). Its choice of
 * texts to try is the same each time, so an expression that is not linear stays vulnerable however often it is asked.
 */
const TRIES = 3;

/** `safe` is linear; `unknown` is what the checker could not decide in its time, however often it was asked. */
export function verdict({ pattern, flags }: Expression): string {
  const decided = (): string => checkSync(pattern, flags.replace('v', 'u'), { timeout: 20_000 }).status;
  let status = decided();
  for (let tries = 1; tries < TRIES && status !== 'safe'; tries++) status = decided();
  return status;
}
