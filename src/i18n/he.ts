/** Hebrew: the words of directors and of the federation’s course notes where those are known. */

export { auditList as audit } from './he/audit.ts';
export { clauses } from './he/clauses.ts';
export { disputes } from './he/disputes.ts';
export { factText, vouched } from './he/facts.ts';
export { findings, otherFinding, reasons } from './he/findings.ts';
export { machines, stateNotKnown } from './he/machines.ts';
export { memory } from './he/memory.ts';
export { names } from './he/names.ts';
export { obligations } from './he/obligations.ts';
export { optionText } from './he/optionEffects.ts';
export { optionName, optionWithSuit } from './he/options.ts';
export { picture } from './he/picture.ts';
export { otherProblem, problems, suggestions } from './he/problems.ts';
export { publish } from './he/publish.ts';
export { questions } from './he/questions.ts';
export { reporting } from './he/reporting.ts';
export { screen } from './he/screen.ts';
export { storage } from './he/storage.ts';
export { typing } from './he/typing.ts';
