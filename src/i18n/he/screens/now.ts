export const now = {
  now: {
    title: 'עכשיו',
    group: 'עוד על החלוקה',
    tried: 'מה שנלחץ כאן ינוסה בהמשך נפרד. הרישום עצמו אינו משתנה.',
    say: 'מה אומרים לשחקנים',
    tabs: {
      laws: 'חוקים',
      result: 'תוצאה',
      choices: 'בחירות שנעשו',
      certain: 'ודאי',
      status: 'מצב',
      information: 'מידע',
      markers: 'אי־סדירויות',
      facts: 'עובדות',
      claim: 'תביעה',
      play: 'המשחק',
    },
  },
};
