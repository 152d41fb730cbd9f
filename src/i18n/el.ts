/** Greek. */

export { auditList as audit } from './el/audit.ts';
export { clauses } from './el/clauses.ts';
export { disputes } from './el/disputes.ts';
export { factText, vouched } from './el/facts.ts';
export { findings, otherFinding, reasons } from './el/findings.ts';
export { machines, stateNotKnown } from './el/machines.ts';
export { memory } from './el/memory.ts';
export { names } from './el/names.ts';
export { obligations } from './el/obligations.ts';
export { optionText } from './el/optionEffects.ts';
export { optionName, optionWithSuit } from './el/options.ts';
export { picture } from './el/picture.ts';
export { publish } from './el/publish.ts';
export { questions } from './el/questions.ts';
export { otherProblem, problems, suggestions } from './el/problems.ts';
export { reporting } from './el/reporting.ts';
export { screen } from './el/screen.ts';
export { storage } from './el/storage.ts';
export { typing } from './el/typing.ts';
