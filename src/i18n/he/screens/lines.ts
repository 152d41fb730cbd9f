export const lines = {
  lines: {
    title: 'המשכים',
    account: 'גרסה',
    whatIf: 'מה אילו',
    otherRecord: 'רישום אחר',
    entries: 'רשומות משם והלאה',
    named: ({ trick, what }: { trick: number | null; what: string }) =>
      trick === null ? what : `לקיחה ${trick}: ${what}`,
    unnamed: ({ event }: { event: number }) => `מאירוע ${event} ואילך`,
    rename: 'שינוי השם',
    nameLabel: 'שם ההמשך הזה',
    save: 'שמירת השם',
    removeLine: 'הסרת ההמשך הזה',
    begins: ({ event }: { event: number }) => `מתחיל אחרי אירוע ${event}`,
    beside: 'זה לצד זה עם',
    tryAll: ({ choices }: { choices: number }) => `ניסיון של כל בחירה: ${choices} המשכים`,
    begun: ({ lines }: { lines: number }) =>
      lines === 0
        ? 'כל בחירה כבר מנוסה: ההמשכים מופיעים מתחת לציר הזמן.'
        : lines === 1
          ? 'התחיל המשך אחד. הוא מופיע מתחת לציר הזמן.'
          : `התחילו ${lines} המשכים. הם מופיעים מתחת לציר הזמן.`,
    compared: 'שני המשכים זה לצד זה',
    apart: ({ event }: { event: number }) =>
      event === 0 ? 'הם שונים מן האירוע הראשון.' : `הם זהים עד אירוע ${event}.`,
    alike: 'אין הבדל בין שני ההמשכים.',
    differs: 'שונה',
    first: 'מה שקורה במקום זאת',
    goesNoFurther: 'ההמשך אינו מגיע רחוק יותר.',
    findings: 'מה שהחוקים אומרים משם והלאה',
    noFindings: 'דבר.',
    onlyHere: 'רק כאן',
    tricks: 'לקיחות עד כה',
    tricksByRole: ({ declarer, defenders }: { declarer: number; defenders: number }) =>
      `צד הכרוז ${declarer}, המגנים ${defenders}`,
    tricksBySide: ({ ns, ew }: { ns: number; ew: number }) => `צפון–דרום ${ns}, מזרח–מערב ${ew}`,
    result: 'תוצאה',
    notOver: 'המשחק לא הסתיים.',
    open: 'עדיין פתוח',
    nothingOpen: 'דבר.',
  },
};
