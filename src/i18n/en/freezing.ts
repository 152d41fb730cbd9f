/** What is said where a deal is signed and frozen on the page, in English. */

import { count } from './count.ts';

const facts = (number: number): string => count(number, 'fact', 'facts');

export const freezing = {
  title: 'Sign and freeze',
  intro:
    'Each fact is signed by a person and is bound to the fact before it. A fact that is changed, dropped or added afterwards is noticed.',
  close: 'Close',
  /** What stands. */
  nothingSigned: ({ number }: { number: number }) =>
    `Nothing of this deal is signed yet. It has ${facts(number)}.`,
  signed: ({ number, of }: { number: number; of: number }) =>
    number === of ? `All are signed: ${facts(of)}.` : `${number} of ${facts(of)} are signed.`,
  frozen: ({ number, day }: { number: number; day: string }) => `Frozen on ${day}: ${facts(number)}.`,
  additions: ({ number }: { number: number }) => `Added after the freeze: ${facts(number)}`,
  addition: ({ number, text }: { number: number; text: string }) => `${number}. ${text}`,
  unsigned: 'not signed yet',
  signedBy: ({ name }: { name: string }) => `signed by ${name}`,
  differs: 'The signed facts are not those of the deal now. Nothing can be added to them.',
  broken: 'The seal does not hold. Nothing can be added to it.',
  ofFile: 'This browser does not keep this file. Save it after you have signed.',
  /** Who is here. */
  here: 'Who is here',
  hereHint: 'Tick everybody who is here and signs. Keys stay in this browser; no backup holds them.',
  nobody: 'There is no identity in this browser yet.',
  is: ({ name, role }: { name: string; role: string }) => (role === '' ? name : `${name}, ${role}`),
  fingerprint: ({ digits }: { digits: string }) => `Fingerprint ${digits}`,
  kept: {
    here: 'The key cannot leave this browser.',
    file: 'The key can be saved to a file.',
    locked:
      'This browser cannot make such keys by itself. The key lies locked in it, which protects it less.',
    page: 'This browser keeps nothing here. The key is gone when you close the page, unless you save it to a file.',
    pageOnly:
      'This browser keeps nothing here, and this key cannot be saved to a file. It is gone when you close the page.',
  },
  saveKey: 'Save the key',
  savePublic: 'Save the public half',
  publicHint: 'Give the public half to whoever makes up the list of members. It signs nothing.',
  remove: 'Remove',
  removeSure: ({ name }: { name: string }) =>
    `Remove the key of ${name} from this browser? Without a file of it nobody can sign with it again.`,
  removeNot: 'Keep it',
  /** A new one. */
  make: 'Make an identity',
  name: 'Name',
  role: 'Role',
  noRole: 'none',
  roles: {
    director: 'director',
    committee: 'committee member',
    reviewer: 'reviewer',
    recorder: 'recorder',
    player: 'player',
  },
  leaves: 'The key can be saved to a file. Whoever has that file signs in this name.',
  open: 'Open an identity file',
  badName: 'That cannot be a name.',
  noIdentity: 'That is not an identity file.',
  publicOnly: 'That file has only the public half. Nobody can sign with it.',
  /** The list of members. */
  members: 'Who must sign',
  membersHint: 'The deal is frozen once everybody here has signed. The first freeze fixes this list.',
  membersFixed: 'The first freeze has fixed this list.',
  addMember: 'Add a member by the public half of an identity',
  takeOut: ({ name }: { name: string }) => `Take out ${name}`,
  strangers: ({ names }: { names: string }) =>
    `Identities that are not in the list and cannot sign this deal: ${names}.`,
  badRoster: 'Each member needs a name and another key than the others, and there are at most 16.',
  recorder: 'Who records',
  authors: ({ name }: { name: string }) =>
    `A fact that names its author is signed by that author, if ticked. All other facts are signed by ${name}, who records.`,
  /** What can be done. */
  tickFirst: 'First tick who is here.',
  sign: ({ number }: { number: number }) => `Sign ${facts(number)}`,
  signAnew: 'Sign all facts again for the new list',
  signHere: ({ name }: { name: string }) =>
    `From now on ${name} signs at once what is recorded on this device`,
  signFirst: 'Facts are waiting that are not signed. Sign them once; those that follow are signed at once.',
  /** Above the deal, until it works again. */
  notAtOnce: {
    keyGone:
      'What is recorded here is no longer signed at once: the key that was to sign it is not in this browser any more.',
    notStored:
      'What was recorded last is not signed: the browser did not store the signature. It is tried again with the next fact.',
    failed: 'What was recorded last is not signed: that did not work. It is tried again with the next fact.',
  },
  signNothing: 'Stop signing each fact at once',
  freeze: 'Freeze',
  freezeMore: 'Sign the freeze',
  freezeHint: 'After a freeze facts can only be added, and each addition is shown as one.',
  missing: 'These are missing before the deal can be frozen:',
  fillIn: 'Go to these fields in the case file',
  save: 'Save the sealed file',
  saveHint: 'Everybody else who must sign opens the file in Dealtrail, signs it and passes it on.',
  /** What came of it. */
  working: 'Signing…',
  doneSigned: ({ number }: { number: number }) => `Signed and stored: ${facts(number)}.`,
  doneFrozen: ({ number }: { number: number }) => `Frozen and stored: ${facts(number)}.`,
  doneInFile: 'Signed. Save the file now.',
  saved: ({ name }: { name: string }) => `${name} was handed to the browser to be saved.`,
  come: ({ name }: { name: string }) => `${name} now has an identity in this browser.`,
  gone: ({ name }: { name: string }) => `The key of ${name} is no longer in this browser.`,
  conflict: 'Something was added meanwhile, and nothing was signed. Look again and try again.',
  notStored: 'The browser did not store it, and nothing was signed.',
  failed: 'That did not work, and nothing was signed.',
};

/** What every language may supply. */
export type FreezingWords = typeof freezing;
