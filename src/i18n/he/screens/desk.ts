export const desk = {
  desk: {
    record: 'רישום',
    enter: 'רישום השורה',
    hint: 's5 hk משחק שני קלפים לפי התור; e: h4 קלף של מזרח; dropped e d9,‏ attention n revoke,‏ claim s 5 אומרים מה עוד קרה.',
    goOn: 'המשך רישום',
    take: 'רישום הבחירה הזאת',
    notUnderstood: 'דבר לא נרשם: השורה לא הובנה.',
    copied: 'הרישום נעשה בעותק משלכם; המקור נשאר כפי שהוא.',
  },
};
