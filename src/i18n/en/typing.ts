/** What is said about a typed line: what of it was not understood, and what may be typed next. */

import type { Typing } from '../phrases/typing.ts';

export const typing: Typing = {
  fault: ({ line, code, at, text, word, field, call = '', near = '' }) => {
    const place = line === null ? `character ${at + 1}` : `line ${line}, character ${at + 1}`;
    const reason = {
      unknownWord: `“${text}” is neither a card nor a word that can be typed here${near === '' ? '' : ` (did you mean “${near}”?)`}`,
      notUnderstood: `“${text}” is not understood after “${word}”`,
      quotesNeeded: `“${text}” is not understood after “${word}”; what was said stands in quotation marks, as in "${text} …"`,
      missing: `“${word}” is not complete; ${field} is missing`,
      quoteOpen: `the quotation mark before “${text.slice(1)}” is never closed`,
      seatUnknown: `“${word}” needs a seat here`,
      turnUnknown: `nobody is in turn for “${text}”; type whose card it is, as in “n: ${text}”${call === '' ? '' : `, or “bid ${call}” if it is a call`}`,
      callerUnknown: `nobody knows who calls first; type the player before the calls, as in “n ${text}”`,
      callNeedsWord: `calls begin with the word “bid”: type “bid ${text}”`,
      questionUnknown: `“${word}” does not say which question${near === '' ? ', and none is open' : `; open are: ${near}`}`,
      tooMany: `a deal holds ${text} facts at most`,
    }[code];
    return line === null ? `${place}: ${reason}` : `${place}: ${reason}; nothing of this line was recorded`;
  },
  choices: ({ seat, options }) => `${seat} may choose: ${options}`,
  questions: ({ questions }) => `For people to answer: ${questions}`,
  turn: ({ seat }) => `${seat} is next to lead or play`,
};
