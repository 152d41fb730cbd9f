/** Greek. */

import { auditList } from './el/audit.ts';
import { clauses } from './el/clauses.ts';
import { disputes } from './el/disputes.ts';
import { factText, vouched } from './el/facts.ts';
import { findings, otherFinding, reasons } from './el/findings.ts';
import { machines, stateNotKnown } from './el/machines.ts';
import { memory } from './el/memory.ts';
import { names } from './el/names.ts';
import { obligations } from './el/obligations.ts';
import { optionText } from './el/optionEffects.ts';
import { optionName, optionWithSuit } from './el/options.ts';
import { picture } from './el/picture.ts';
import { publish } from './el/publish.ts';
import { questions } from './el/questions.ts';
import { otherProblem, problems, suggestions } from './el/problems.ts';
import { reporting } from './el/reporting.ts';
import { screen } from './el/screen.ts';
import { storage } from './el/storage.ts';
import { typing } from './el/typing.ts';
import type { Translated } from './translated.ts';
import type { Messages } from './words.ts';

export const el: Translated<Messages> = {
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
