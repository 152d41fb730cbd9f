/** Hebrew: the words of directors and of the federation’s course notes where those are known. */

import { auditList } from './he/audit.ts';
import { clauses } from './he/clauses.ts';
import { disputes } from './he/disputes.ts';
import { factText, vouched } from './he/facts.ts';
import { findings, otherFinding, reasons } from './he/findings.ts';
import { machines, stateNotKnown } from './he/machines.ts';
import { memory } from './he/memory.ts';
import { names } from './he/names.ts';
import { obligations } from './he/obligations.ts';
import { optionText } from './he/optionEffects.ts';
import { optionName, optionWithSuit } from './he/options.ts';
import { picture } from './he/picture.ts';
import { otherProblem, problems, suggestions } from './he/problems.ts';
import { publish } from './he/publish.ts';
import { questions } from './he/questions.ts';
import { reporting } from './he/reporting.ts';
import { screen } from './he/screen.ts';
import { storage } from './he/storage.ts';
import { typing } from './he/typing.ts';
import type { Translated } from './translated.ts';
import type { Messages } from './words.ts';

export const he: Translated<Messages> = {
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
