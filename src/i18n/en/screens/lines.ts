/** Words of lines of what might have been: what they are called, the tree of them, two side by side. */

export const lines = {
  lines: {
    title: 'Lines',
    account: 'Account',
    whatIf: 'What if',
    otherRecord: 'Another record',
    entries: 'Entries from there on',
    /** `trick` is null before the first card. */
    named: ({ trick, what }: { trick: number | null; what: string }) =>
      trick === null ? what : `trick ${trick}: ${what}`,
    unnamed: ({ event }: { event: number }) => `from event ${event} on`,
    rename: 'Rename',
    nameLabel: 'Name of this line',
    save: 'Save the name',
    removeLine: 'Remove this line',
    begins: ({ event }: { event: number }) => `begins after event ${event}`,
    beside: 'Side by side with',
    tryAll: ({ choices }: { choices: number }) => `Try every choice: ${choices} lines`,
    begun: ({ lines }: { lines: number }) =>
      lines === 0
        ? 'Every choice is being tried already: see the lines under the timeline.'
        : lines === 1
          ? 'One line has begun. It stands under the timeline.'
          : `${lines} lines have begun. They stand under the timeline.`,
    compared: 'Two lines side by side',
    apart: ({ event }: { event: number }) =>
      event === 0 ? 'They differ from the first event on.' : `They are the same up to event ${event}.`,
    alike: 'Nothing differs between these two lines.',
    differs: 'differs',
    first: 'What happens instead',
    goesNoFurther: 'The line goes no further.',
    findings: 'What the Laws say from there on',
    noFindings: 'Nothing.',
    onlyHere: 'only here',
    tricks: 'Tricks so far',
    tricksByRole: ({ declarer, defenders }: { declarer: number; defenders: number }) =>
      `declarer’s side ${declarer}, defenders ${defenders}`,
    tricksBySide: ({ ns, ew }: { ns: number; ew: number }) => `North–South ${ns}, East–West ${ew}`,
    result: 'Result',
    notOver: 'Play is not over.',
    open: 'Still open',
    nothingOpen: 'Nothing.',
  },
};
