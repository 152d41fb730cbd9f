import type { Typing } from '../phrases/typing.ts';

export const typing: Typing = {
  fault: ({ line, code, at, text, word, field, call = '', near = '' }) => {
    const place = line === null ? `${at + 1}. karakter` : `${line}. satır, ${at + 1}. karakter`;
    const reason = {
      unknownWord: `“${text}” ne bir kart ne de burada yazılabilecek bir sözcük${near === '' ? '' : ` (“${near}” mi demek istediniz?)`}`,
      notUnderstood: `“${word}” sözcüğünden sonra “${text}” anlaşılmadı`,
      quotesNeeded: `“${word}” sözcüğünden sonra “${text}” anlaşılmadı; söylenenler tırnak içinde yazılır, örneğin "${text} …"`,
      missing: `“${word}” eksik: ${field} yazılmamış`,
      quoteOpen: `“${text.slice(1)}” önündeki tırnak kapanmıyor`,
      seatUnknown: `“${word}” burada bir yön ister`,
      turnUnknown: `“${text}” için sıra kimsede değil; kimin kartı olduğunu yazın: “n: ${text}”${call === '' ? '' : `; konuşmaysa “bid ${call}”`}`,
      callerUnknown: `ilk kimin konuşacağı bilinmiyor; konuşmalardan önce oyuncuyu yazın: “n ${text}”`,
      callNeedsWord: `konuşmalar “bid” sözcüğüyle başlar: “bid ${text}” yazın`,
      questionUnknown: `“${word}” hangi soru olduğunu söylemiyor${near === '' ? '; açık soru da yok' : `; açık sorular: ${near}`}`,
      tooMany: `bir dağıtıma en çok ${text} giriş kaydedilebilir`,
    }[code];
    return line === null ? `${place}: ${reason}` : `${place}: ${reason}; bu satırdan hiçbir şey kaydedilmedi`;
  },
  choices: ({ seat, options }) => `Seçim sırası ${seat} oyuncusunda: ${options}`,
  questions: ({ questions }) => `İnsanların yanıtlaması gereken: ${questions}`,
  turn: ({ seat }) => `Çıkış ya da oyun sırası: ${seat}`,
};
