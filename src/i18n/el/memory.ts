/** What is certain where not every card is remembered, in Greek. */

import type { memory as english } from '../en/memory.ts';
import type { Translated } from '../translated.ts';

export const memory: Translated<typeof english> = {
  title: 'Τι είναι βέβαιο',
  /** While every card is told. */
  allKnown: 'Έως εδώ έχει καταγραφεί κάθε φύλλο.',
  /** Above what in the record can’t all be true. */
  against: 'Αντιφάσεις στην καταγραφή',
  /** Beside a card nobody remembered. */
  followed: 'ήταν οπωσδήποτε αυτό το φύλλο',
  tricks: ({ ns, ew, undecided, byLeads, NS, EW }) => {
    const going = byLeads ? ', με βάση το ποιος έκανε έξοδο στην επόμενη λεβέ' : '';
    const won = `${NS} ${ns} λεβέ, ${EW} ${ew}${going}`;
    if (undecided === 0) return `${won}.`;
    return undecided === 1
      ? `Με βεβαιότητα ${won}· ποιος κέρδισε μία ακόμη δεν είναι γνωστό.`
      : `Με βεβαιότητα ${won}· ποιος κέρδισε άλλες ${undecided} δεν είναι γνωστό.`;
  },
  mustHaveBeen: ({ seat, trick, card }) => `Λεβέ ${trick}, ${seat}: το φύλλο ήταν οπωσδήποτε ${card}.`,
  oneOf: ({ seat, trick, cards }) => `Λεβέ ${trick}, ${seat}: το φύλλο ήταν ${cards}.`,
  ofSuit: ({ seat, trick, suit }) => `Λεβέ ${trick}, ${seat}: το φύλλο ήταν ${suit}.`,
  /** Whatever the cards were that nobody remembers. */
  revoked: ({ seat, count, tricks }) =>
    `${seat}: ρενόνς ${count === 1 ? 'στη λεβέ' : 'στις λεβέ'} ${tricks}, όποια κι αν ήταν τα φύλλα που δεν θυμάται κανείς.`,
  revokedSomewhere: ({ seat, tricks }) => `${seat}: τουλάχιστον ένα ρενόνς, στη λεβέ ${tricks}.`,
  mayHaveRevoked: ({ seat, trick }) => `${seat}: ίσως ρενόνς στη λεβέ ${trick}.`,
  /** In one of several tricks. */
  mayHaveRevokedFrom: ({ seat, trick }) => `${seat}: ίσως ρενόνς, το νωρίτερο στη λεβέ ${trick}.`,
  cannotHaveRevoked: ({ seat }) => `${seat}: αποκλείεται ρενόνς στις λεβέ που καταγράφονται εδώ.`,
};
