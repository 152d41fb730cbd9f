/** An entry of a case file by itself, as it is told to whoever has just typed it: the field of a note, the facts of an account, the sheet of a poll. */

import { sheetOf } from '../../../audit/polls/sheet.ts';
import { choicesFor, PROCEDURES } from '../../../events/caseNotes.ts';
import type { Fact } from '../../../events/event.ts';
import { factSentence } from '../../../i18n/sentence.ts';
import { answerTold } from '../polls/counted.ts';
import { sheetTold } from '../polls/told.ts';
import { noteTold, type CaseTelling } from './telling.ts';

/** A line each, without a full stop; of any other fact its sentence. */
export function entryTold(fact: Fact, telling: CaseTelling): readonly string[] {
  const { words, text } = telling;
  const sentence = (one: Fact): string => factSentence(one, null, words, words.written);
  switch (fact.type) {
    case 'CaseNoted': {
      const { field, text: noted } = fact;
      const procedure = PROCEDURES.find((each) => choicesFor(field, each)?.includes(noted)) ?? PROCEDURES[0];
      const said = noted === '' ? '–' : noteTold(field, noted, { procedure }, telling);
      return [`${text.fields[field]}: ${said}`];
    }
    case 'AccountGiven':
      return [sentence(fact), ...fact.events.map(sentence)];
    case 'AccountFound': {
      const account = fact.account === '' ? text.recordAccount : text.own({ words: fact.account });
      return [`${account}: ${text.accountFound({ who: text.offices[fact.by] })}`];
    }
    case 'PollPrepared': {
      const { conditions, hand, dummy } = sheetTold(sheetOf(fact), { words, text: text.polls });
      return [
        sentence(fact),
        conditions.join(' · '),
        `${text.polls.yourHand}: ${hand.join(' ')}`,
        ...(dummy === null ? [] : [`${text.polls.dummy}: ${dummy.join(' ')}`]),
        ...fact.told.map(sentence),
      ].filter((line) => line !== '');
    }
    case 'PollAnswered':
      return [answerTold({ fact }, telling)];
    default:
      return [sentence(fact)];
  }
}
