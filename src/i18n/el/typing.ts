import type { Typing } from '../phrases/typing.ts';

export const typing: Typing = {
  fault: ({ line, code, at, text, word, field, call = '', near = '' }) => {
    const place = line === null ? `χαρακτήρας ${at + 1}` : `γραμμή ${line}, χαρακτήρας ${at + 1}`;
    const reason = {
      unknownWord: `το «${text}» δεν είναι φύλλο ούτε λέξη που γράφεται εδώ${near === '' ? '' : ` (μήπως εννοείτε «${near}»;)`}`,
      notUnderstood: `το «${text}» δεν έγινε κατανοητό μετά το «${word}»`,
      quotesNeeded: `το «${text}» δεν έγινε κατανοητό μετά το «${word}»· όσα ειπώθηκαν γράφονται σε εισαγωγικά, όπως "${text} …"`,
      missing: `το «${word}» δεν είναι πλήρες: λείπει το ${field}`,
      quoteOpen: `τα εισαγωγικά πριν από το «${text.slice(1)}» δεν κλείνουν`,
      seatUnknown: `το «${word}» χρειάζεται εδώ μια θέση`,
      turnUnknown: `κανείς δεν έχει σειρά για το «${text}»· γράψτε ποιανού φύλλο είναι, όπως «n: ${text}»${call === '' ? '' : `, ή «bid ${call}» αν είναι δήλωση`}`,
      callerUnknown: `δεν είναι γνωστό ποιος δηλώνει πρώτος· γράψτε τον παίκτη πριν από τις δηλώσεις, όπως «n ${text}»`,
      callNeedsWord: `οι δηλώσεις αρχίζουν με τη λέξη «bid»: γράψτε «bid ${text}»`,
      questionUnknown: `το «${word}» δεν λέει ποια ερώτηση${near === '' ? ', και καμία δεν είναι ανοιχτή' : `· ανοιχτές είναι: ${near}`}`,
      tooMany: `μια διανομή χωρά το πολύ ${text} εγγραφές`,
    }[code];
    return line === null
      ? `${place}: ${reason}`
      : `${place}: ${reason}· δεν καταγράφηκε τίποτα από αυτή τη γραμμή`;
  },
  choices: ({ seat, options }) => `Επιλέγει η θέση ${seat}: ${options}`,
  questions: ({ questions }) => `Να απαντήσουν άνθρωποι: ${questions}`,
  turn: ({ seat }) => `Σειρά να παίξει: ${seat}`,
};
