export const lines = {
  lines: {
    title: 'Συνέχειες',
    account: 'Εκδοχή',
    whatIf: 'Κι αν',
    otherRecord: 'Άλλη καταγραφή',
    entries: 'Εγγραφές από εκεί και πέρα',
    named: ({ trick, what }: { trick: number | null; what: string }) =>
      trick === null ? what : `λεβέ ${trick}: ${what}`,
    unnamed: ({ event }: { event: number }) => `από το συμβάν ${event} και μετά`,
    rename: 'Αλλαγή ονόματος',
    nameLabel: 'Όνομα αυτής της συνέχειας',
    save: 'Αποθήκευση ονόματος',
    removeLine: 'Αφαίρεση αυτής της συνέχειας',
    begins: ({ event }: { event: number }) => `αρχίζει μετά το συμβάν ${event}`,
    beside: 'Δίπλα δίπλα με',
    tryAll: ({ choices }: { choices: number }) => `Δοκιμή κάθε επιλογής: ${choices} συνέχειες`,
    begun: ({ lines }: { lines: number }) =>
      lines === 0
        ? 'Κάθε επιλογή δοκιμάζεται ήδη: δείτε τις συνέχειες κάτω από τη γραμμή του χρόνου.'
        : lines === 1
          ? 'Άρχισε μία συνέχεια. Βρίσκεται κάτω από τη γραμμή του χρόνου.'
          : `Άρχισαν ${lines} συνέχειες. Βρίσκονται κάτω από τη γραμμή του χρόνου.`,
    compared: 'Δύο συνέχειες δίπλα δίπλα',
    apart: ({ event }: { event: number }) =>
      event === 0 ? 'Διαφέρουν από το πρώτο συμβάν.' : `Είναι ίδιες ως το συμβάν ${event}.`,
    alike: 'Τίποτα δεν διαφέρει ανάμεσα στις δύο συνέχειες.',
    differs: 'διαφέρει',
    first: 'Τι γίνεται αντί γι’ αυτό',
    goesNoFurther: 'Η συνέχεια δεν πάει παραπέρα.',
    findings: 'Τι λένε οι Νόμοι από εκεί και πέρα',
    noFindings: 'Τίποτα.',
    onlyHere: 'μόνο εδώ',
    tricks: 'Λεβέ ως τώρα',
    tricksByRole: ({ declarer, defenders }: { declarer: number; defenders: number }) =>
      `άξονας του εκτελεστή ${declarer}, άμυνα ${defenders}`,
    tricksBySide: ({ ns, ew }: { ns: number; ew: number }) => `Βορράς–Νότος ${ns}, Ανατολή–Δύση ${ew}`,
    result: 'Αποτέλεσμα',
    notOver: 'Το παιχνίδι δεν τελείωσε.',
    open: 'Ακόμη ανοιχτά',
    nothingOpen: 'Τίποτα.',
  },
};
