import type { CaseOfLaws } from '../src/lawbook/catalogue/coverage.ts';

export function caseOfLaws(path: string, text: string): CaseOfLaws | null;
export function lawsIndex(root: string): CaseOfLaws[];
