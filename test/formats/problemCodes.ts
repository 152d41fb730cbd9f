import { KINDS, type ProblemCode } from '../../src/formats/problem.ts';

/** All there are. */
export const PROBLEM_CODES = Object.keys(KINDS) as readonly ProblemCode[];
