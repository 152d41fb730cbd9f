import type { Typing } from '../phrases/typing.ts';

export const typing: Typing = {
  fault: ({ line, code, at, text, word, field }) => {
    const place = line === null ? `תו ${at + 1}` : `שורה ${line}, תו ${at + 1}`;
    const said = {
      unknownWord: `“${text}” אינו קלף ואינו מילה של שורה מוקלדת`,
      notUnderstood: `“${text}” לא הובן אחרי “${word}”`,
      missing: `“${word}” אינו שלם: חסר ${field}`,
      quoteOpen: `המירכאות לפני “${text.slice(1)}” אינן נסגרות`,
      seatUnknown: `“${word}” חייב לציין כאן מושב`,
    }[code];
    return line === null ? `${place}: ${said}` : `${place}: ${said}; דבר משורה זו לא נרשם`;
  },
  choices: ({ seat, options }) => `הבחירה בידי ${seat}: ${options}`,
  questions: ({ questions }) => `רק אנשים יכולים לענות: ${questions}`,
  turn: ({ seat }) => `התור להוביל או לשחק: ${seat}`,
};
