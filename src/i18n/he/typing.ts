import { isolate } from '../isolate.ts';
import type { Typing } from '../phrases/typing.ts';
import { quote } from './quote.ts';

export const typing: Typing = {
  fault: ({ line, code, at, text, word, field, call = '', near = '' }) => {
    const place = line === null ? `תו ${at + 1}` : `שורה ${line}, תו ${at + 1}`;
    const reason = {
      unknownWord: `${quote(text)} אינו קלף ואינו מילה שאפשר להקליד כאן${near === '' ? '' : ` (האם הכוונה ל־${quote(near)}?)`}`,
      notUnderstood: `${quote(text)} לא הובן אחרי ${quote(word ?? '')}`,
      quotesNeeded: `${quote(text)} לא הובן אחרי ${quote(word ?? '')}; דברים שנאמרו נכתבים במירכאות, למשל ${quote(`"${text} …"`)}`,
      missing: `${quote(word ?? '')} אינו שלם: חסר ${isolate(field ?? '')}`,
      quoteOpen: `המירכאות לפני ${quote(text.slice(1))} אינן נסגרות`,
      seatUnknown: `${quote(word ?? '')} צריך כאן מושב`,
      turnUnknown: `אין מי שתורו לשחק את ${quote(text)}; יש להקליד של מי הקלף: ${quote(`n: ${text}`)}${call === '' ? '' : `, או ${quote(`bid ${call}`)} אם זו הכרזה`}`,
      callerUnknown: `לא ידוע מי מכריז ראשון; יש להקליד את השחקן לפני ההכרזות: ${quote(`n ${text}`)}`,
      callNeedsWord: `הכרזות מתחילות במילה ${quote('bid')}: יש להקליד ${quote(`bid ${text}`)}`,
      questionUnknown: `${quote(word ?? '')} אינו אומר איזו שאלה${near === '' ? ', ואף שאלה אינה פתוחה' : `; השאלות הפתוחות: ${isolate(near)}`}`,
      tooMany: `חלוקה יכולה להכיל לכל היותר ${text} רשומות`,
    }[code];
    return line === null ? `${place}: ${reason}` : `${place}: ${reason}; דבר משורה זו לא נרשם`;
  },
  choices: ({ seat, options }) => `הבחירה בידי ${seat}: ${options}`,
  questions: ({ questions }) => `לאנשים לענות: ${questions}`,
  turn: ({ seat }) => `התור להוביל או לשחק: ${seat}`,
};
