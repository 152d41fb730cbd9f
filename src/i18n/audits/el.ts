/** What the list at home says of audits that were run, in Greek. */

import { count } from '../el/count.ts';
import type { Translated } from '../translated.ts';
import type { audits as english } from './en.ts';

export const audits: Translated<typeof english> = {
  audit: 'Έλεγχος',
  more: ({ name, others }) => `${name} και ${count(others, 'ακόμη αρχείο', 'ακόμη αρχεία')}`,
  findings: ({ findings }) => (findings === 0 ? 'κανένα εύρημα' : count(findings, 'εύρημα', 'ευρήματα')),
  boards: ({ boards, more }) => (more === 0 ? `διανομές ${boards}` : `διανομές ${boards} και ${more} ακόμη`),
  chooseAgain: 'τα αρχεία του δεν φυλάσσονται πια εδώ: διαλέξτε τα ξανά και τα σημάδια είναι εκεί',
  notListed: 'Αυτός ο περιηγητής δεν κρατά κατάλογο: ο έλεγχος δεν θα βρίσκεται στην αρχική σελίδα.',
  broughtBack: ({ audits }) =>
    `Αυτός ο περιηγητής είχε χάσει τον κατάλογο των ελέγχων. Από το δεύτερο αντίγραφο επανήλθαν: ${count(audits, 'έλεγχος', 'έλεγχοι')}.`,
};
