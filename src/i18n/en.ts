/** English: the reference every other language is checked against. */

import { auditList } from './en/audit.ts';
import { clauses } from './en/clauses.ts';
import { disputes } from './en/disputes.ts';
import { factText, vouched } from './en/facts.ts';
import { findings, otherFinding, reasons } from './en/findings.ts';
import { machines, stateNotKnown } from './en/machines.ts';
import { memory } from './en/memory.ts';
import { names } from './en/names.ts';
import { obligations } from './en/obligations.ts';
import { optionText } from './en/optionEffects.ts';
import { optionName, optionWithSuit } from './en/options.ts';
import { picture } from './en/picture.ts';
import { publish } from './en/publish.ts';
import { questions } from './en/questions.ts';
import { otherProblem, problems, suggestions } from './en/problems.ts';
import { reporting } from './en/reporting.ts';
import { screen } from './en/screen.ts';
import { storage } from './en/storage.ts';
import { typing } from './en/typing.ts';

export const en = {
  names,
  audit: auditList,
  screen,
  clauses,
  disputes,
  machines,
  stateNotKnown,
  memory,
  obligations,
  questions,
  findings,
  otherFinding,
  reasons,
  problems,
  otherProblem,
  suggestions,
  storage,
  typing,
  picture,
  publish,
  reporting,
  factText,
  vouched,
  optionName,
  optionText,
  optionWithSuit,
};
