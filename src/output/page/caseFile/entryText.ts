/** The text of a single entry of a case file, for the person who has just typed it: a note, the facts of an account, the sheet of a poll. */

import { sheetOf } from '../../../audit/polls/sheet.ts';
import { choicesFor, PROCEDURES } from '../../../events/caseNotes.ts';
import type { Fact } from '../../../events/event.ts';
import { factSentence } from '../../../i18n/sentence.ts';
import { answerText } from '../polls/counted.ts';
import { wordedSheet } from '../polls/wordedSheet.ts';
import { noteText, type CaseWording } from './wording.ts';

/** A line each, without a full stop; of any other fact its sentence. */
export function entryText(fact: Fact, wording: CaseWording): readonly string[] {
  const { words, text } = wording;
  const sentence = (one: Fact): string => factSentence(one, null, words, words.written);
  switch (fact.type) {
    case 'CaseNoted': {
      const { field, text: noted } = fact;
      const procedure = PROCEDURES.find((each) => choicesFor(field, each)?.includes(noted)) ?? PROCEDURES[0];
      const shown = noted === '' ? '–' : noteText(field, noted, { procedure }, wording);
      return [`${text.fields[field]}: ${shown}`];
    }
    case 'AccountGiven':
      return [sentence(fact), ...fact.events.map(sentence)];
    case 'AccountFound': {
      const account = fact.account === '' ? text.recordAccount : text.own({ words: fact.account });
      return [`${account}: ${text.accountFound({ who: text.offices[fact.by] })}`];
    }
    case 'PollPrepared': {
      const { conditions, hand, dummy } = wordedSheet(sheetOf(fact), { words, text: text.polls });
      return [
        sentence(fact),
        conditions.join(' · '),
        `${text.polls.yourHand}: ${hand.join(' ')}`,
        ...(dummy === null ? [] : [`${text.polls.dummy}: ${dummy.join(' ')}`]),
        ...fact.told.map(sentence),
      ].filter((line) => line !== '');
    }
    case 'PollAnswered':
      return [answerText({ fact }, wording)];
    default:
      return [sentence(fact)];
  }
}
