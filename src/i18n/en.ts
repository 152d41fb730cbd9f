/** English: the reference every other language is checked against. */

export { auditList as audit } from './en/audit.ts';
export { clauses } from './en/clauses.ts';
export { disputes } from './en/disputes.ts';
export { factText, vouched } from './en/facts.ts';
export { findings, otherFinding, reasons } from './en/findings.ts';
export { machines, stateNotKnown } from './en/machines.ts';
export { memory } from './en/memory.ts';
export { names } from './en/names.ts';
export { obligations } from './en/obligations.ts';
export { optionText } from './en/optionEffects.ts';
export { optionName, optionWithSuit } from './en/options.ts';
export { picture } from './en/picture.ts';
export { publish } from './en/publish.ts';
export { questions } from './en/questions.ts';
export { otherProblem, problems, suggestions } from './en/problems.ts';
export { reporting } from './en/reporting.ts';
export { screen } from './en/screen.ts';
export { storage } from './en/storage.ts';
export { typing } from './en/typing.ts';
