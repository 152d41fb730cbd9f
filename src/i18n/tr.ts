/** Turkish. */

export { auditList as audit } from './tr/audit.ts';
export { clauses } from './tr/clauses.ts';
export { disputes } from './tr/disputes.ts';
export { factText, vouched } from './tr/facts.ts';
export { findings, otherFinding, reasons } from './tr/findings.ts';
export { machines, stateNotKnown } from './tr/machines.ts';
export { memory } from './tr/memory.ts';
export { names } from './tr/names.ts';
export { obligations } from './tr/obligations.ts';
export { optionText } from './tr/optionEffects.ts';
export { optionName, optionWithSuit } from './tr/options.ts';
export { picture } from './tr/picture.ts';
export { otherProblem, problems, suggestions } from './tr/problems.ts';
export { publish } from './tr/publish.ts';
export { questions } from './tr/questions.ts';
export { reporting } from './tr/reporting.ts';
export { screen } from './tr/screen.ts';
export { storage } from './tr/storage.ts';
export { typing } from './tr/typing.ts';
