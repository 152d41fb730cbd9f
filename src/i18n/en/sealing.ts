/** What is said of sealed files, in English: on the command line, and where such a file is opened. */

import { count } from './count.ts';
import { ended } from '../inOrder.ts';

/** An event: its number in the order of signing, the opening is 0. */
export interface NumberedEvent {
  readonly number: number;
  /** A name, or a public key; null where nothing tells. */
  readonly author: string | null;
}

const event = ({ number, author }: NumberedEvent): string =>
  number === 0
    ? `The opening${author === null ? '' : ` by ${author}`}, with the deal in it,`
    : author === null
      ? `Event ${number} (author unknown)`
      : `Event ${number} by ${author}`;

export const sealing = {
  /** `members`: names with commas between. */
  title: 'Seal',
  holds: ({ events, members }: { events: number; members: string }) =>
    `The seal holds: ${count(events, 'event', 'events')} with the opening and each checkpoint, all as they were signed. Frozen by ${members}.`,
  broken: ({ faults }: { faults: number }) =>
    `The seal does not hold: ${count(faults, 'fault', 'faults')}. What is not named here is as it was signed.`,
  open: 'Nothing was changed, but not every member has frozen all of it.',
  frozenUpTo: ({ events }: { events: number }) =>
    events === 0
      ? 'No event has been frozen by every member yet.'
      : `Frozen by every member: the first ${count(events, 'event', 'events')}, counted from 0.`,
  /** `numbers`: numbers of events with commas between. */
  added: ({ numbers }: { numbers: string }) =>
    `Added after the freeze, and not frozen yet: event ${numbers}.`,
  waitsFor: ({ names }: { names: string }) => ended(`Members who have not frozen it yet: ${names}`),
  member: ({ name, key }: { name: string; key: string }) => `${name}: key ${key}`,
  limit:
    'Only a checkpoint that was kept elsewhere shows that nothing was cut off at the end and that it was not all written anew.',
  agrees: 'It agrees with the checkpoint that was kept.',
  /** What is wrong with one event, or with the file. */
  faults: {
    changed: (numbered: NumberedEvent) =>
      numbered.author === null && numbered.number > 0
        ? `What stands as event ${numbered.number} is signed by nobody: it was changed or added.`
        : `${event(numbered)} was changed.`,
    unfinished: (numbered: NumberedEvent) =>
      `${event(numbered)} is incomplete: the file ends in the middle of it. Ask for the whole file.`,
    dropped: (numbered: NumberedEvent) => `${event(numbered)} is missing.`,
    doubled: (numbered: NumberedEvent) => `${event(numbered)} is there twice.`,
    moved: (numbered: NumberedEvent) => `${event(numbered)} is not in its place.`,
    added: ({ number, author }: NumberedEvent) =>
      `At event ${number} something was added that does not belong to the record${author === null ? '' : `, in the name of ${author}`}.`,
    stranger: ({ number, author }: NumberedEvent) =>
      `In the place of event ${number} is one signed by a key that is not in the list of members: ${author ?? '?'}.`,
    foreign: ({ number, author }: NumberedEvent) =>
      `In the place of event ${number} is one that ${author ?? 'somebody'} signed for another record.`,
    miscounted: (numbered: NumberedEvent) =>
      `${event(numbered)} does not follow the event that its author signed before it.`,
    checkpoint: (numbered: NumberedEvent) =>
      `${event(numbered)} is a checkpoint, but of other events than those before it.`,
    cosignature: ({ number, author }: NumberedEvent) =>
      `The checkpoint at event ${number} names ${author ?? '?'}, who did not sign it.`,
    noOpening: 'The opening, with the deal in it, cannot be read: the names are those of a checkpoint.',
    nobodyNamed:
      'The opening, with the deal in it, cannot be read, and no checkpoint either: nothing tells who had to sign.',
    lineEnds: 'The line endings were changed; that did not change the events themselves.',
    laterVersion:
      'It says that a later version of this program wrote it. This one can’t check such a seal: what it calls changed may only be unknown to it.',
    startMark:
      'An invisible mark was put before the first line, as some editors do; that did not change the events themselves.',
    noEnd: 'The last line has no line ending.',
    cutOff: 'The end was cut off: the checkpoint that was kept knows of more events.',
    rewritten: 'It was written anew: the checkpoint that was kept is of other events.',
    otherRecord: 'The checkpoint that was kept is of another record.',
    keptUnsigned: 'The checkpoint that was kept proves nothing: no member of this record has signed it.',
  },
  /** The same fault of several events, at least two. */
  alike: {
    stranger: ({ events, author }: { events: number; author: string }) =>
      `${count(events, 'event is', 'events are')} signed by a key that is not in the list of members: ${author}.`,
    foreign: ({ events, author }: { events: number; author: string }) =>
      `${count(events, 'event was', 'events were')} signed for another record by ${author}.`,
  },
  inLine: ({ text, line }: { text: string; line: number }) => `${text} (line ${line})`,
  /** `lines`: numbers of lines with commas between. */
  inLines: ({ text, lines }: { text: string; lines: string }) => `${text} (lines ${lines})`,
  /** The command line. */
  ofFile: ({ file, text }: { file: string; text: string }) => `${file}: ${text}`,
  notSealed: ({ file }: { file: string }) => `dealtrail: ${file} carries no seal`,
  keyNeeded: ({ option }: { option: string }) =>
    `dealtrail: nothing is sealed without a key; give one with ${option}, made by “dealtrail identity NAME OUT”`,
  noIdentity: ({ file }: { file: string }) => `dealtrail: ${file} is no identity, or is damaged`,
  noSecret: ({ file }: { file: string }) =>
    `dealtrail: ${file} has the public half of an identity only; nobody can sign with it`,
  badName: ({ name }: { name: string }) => `dealtrail: this cannot be a name: ${name}`,
  badRoster: 'dealtrail: each member needs a name and a key of their own, and there are at most 16',
  tooManyFiles:
    'dealtrail: seal reads at most two files: a sealed one, and the case with the events to add to it',
  firstNotSealed: ({ file }: { file: string }) =>
    `dealtrail: ${file} is no sealed file, so nothing can be added to it; seal one case at a time`,
  membersStay: ({ option, file }: { option: string; file: string }) =>
    `dealtrail: ${file} is sealed and its members stay as they are; ${option} is for a case that is not sealed yet`,
  notMember: ({ name }: { name: string }) => `dealtrail: ${name} is not in the roster of this record`,
  damaged: ({ file }: { file: string }) =>
    `dealtrail: nothing was added to ${file}, since its seal does not hold`,
  differs: ({ file, number }: { file: string; number: number }) =>
    `dealtrail: ${file} differs from what is sealed, from event ${number} on; what is sealed stays as it is, and you can only add to it`,
  keepIdentity: ({ file }: { file: string }) =>
    `${file} is yours alone: whoever has it signs in your name. What is printed here is for the others.`,
  frozenWithout: ({ fields }: { fields: string }) =>
    `Frozen, but the page asks for these before a freeze, and they are missing: ${fields}.`,
  keepCheckpoint: ({ file }: { file: string }) =>
    `${file} is sealed. Keep the checkpoint that is printed here in another place.`,
};

/** What every language may supply. */
export type SealWords = typeof sealing;
