/** Turkish. */

import { auditList } from './tr/audit.ts';
import { clauses } from './tr/clauses.ts';
import { disputes } from './tr/disputes.ts';
import { factText, vouched } from './tr/facts.ts';
import { findings, otherFinding, reasons } from './tr/findings.ts';
import { machines, stateNotKnown } from './tr/machines.ts';
import { memory } from './tr/memory.ts';
import { names } from './tr/names.ts';
import { obligations } from './tr/obligations.ts';
import { optionText } from './tr/optionEffects.ts';
import { optionName, optionWithSuit } from './tr/options.ts';
import { picture } from './tr/picture.ts';
import { otherProblem, problems, suggestions } from './tr/problems.ts';
import { publish } from './tr/publish.ts';
import { questions } from './tr/questions.ts';
import { reporting } from './tr/reporting.ts';
import { screen } from './tr/screen.ts';
import { storage } from './tr/storage.ts';
import { typing } from './tr/typing.ts';
import type { Translated } from './translated.ts';
import type { Messages } from './words.ts';

export const tr: Translated<Messages> = {
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
