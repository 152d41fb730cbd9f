/** The words for what a hearing records: notes of the case, accounts of what happened, polls of peers. */

import { ASKS, CASE_FIELDS, JUDGES } from '../../events/facts.ts';
import { conditions, maybe, need, seat, type WordKind } from './slots.ts';

export const HEARING_WORDS: Readonly<Record<string, WordKind>> = {
  noted: {
    type: 'CaseNoted',
    slots: [need('field', CASE_FIELDS), need('text', 'noted'), maybe('settings', 'json', 'settings')],
  },
  account: {
    type: 'AccountGiven',
    slots: [need('by', 'name'), need('from', 'name'), need('events', 'facts'), maybe('time', 'name', 'time')],
  },
  // Without a name, the record itself was found to be true.
  finds: {
    type: 'AccountFound',
    slots: [need('by', JUDGES), { field: 'account', kind: 'name', otherwise: '' }],
  },
  poll: {
    type: 'PollPrepared',
    slots: [
      need('from', 'name'),
      seat(),
      need('hand', 'hand'),
      need('asks', ASKS),
      need('told', 'facts'),
      ...conditions,
      maybe('turn', 'seat', 'turn'),
      maybe('dummy', 'hand', 'dummy'),
      maybe('scoring', 'name', 'scoring'),
      maybe('methods', 'name', 'methods'),
      maybe('considering', 'number', 'considering'),
      maybe('choosing', 'number', 'choosing'),
      maybe('outOf', 'number', 'of'),
      maybe('rule', 'name', 'rule'),
    ],
  },
  peer: {
    type: 'PollAnswered',
    slots: [
      need('poll', 'name'),
      need('choice', 'pick'),
      maybe('considered', 'picks', 'considered'),
      maybe('others', 'picks', 'others'),
      maybe('level', 'name', 'level'),
      maybe('initials', 'name', 'initials'),
      maybe('remark', 'name', 'remark'),
      maybe('time', 'name', 'time'),
    ],
  },
};
