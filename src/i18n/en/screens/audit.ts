/** Words of the page that audits a session. */

const written = new Intl.NumberFormat('en');

/** A number with its noun, in groups of thousands: a championship has many. */
const count = (number: number, one: string, many: string): string =>
  `${written.format(number)} ${number === 1 ? one : many}`;

export const audit = {
  auditPage: {
    title: 'Session audit',
    short: 'Audit a session',
    intro:
      'Every deal is checked against the Laws and for contradictions: hands, auction, play, claims and results. What deserves a look is listed, the most serious first; click a finding to replay the deal at that moment. Your files are not changed and do not leave this computer. Only your own marks are stored, in this browser.',
    chooseFiles: 'Choose files…',
    chooseFolder: 'Choose a folder…',
    drop: 'or drop files of any kind (PBN, LIN, USEBIO, Bridgemate, case files), a folder of them or an archive (.zip, .tar, .gz) anywhere on this page',
    cancel: 'Stop',
    progressLabel: 'Part of the files that has been read',
    reading: (slots: { read: number; files: number; deals: number; findings: number }) =>
      `Reading: ${slots.read} of ${count(slots.files, 'file', 'files')}, ${count(slots.deals, 'deal', 'deals')}, ${count(slots.findings, 'finding', 'findings')} so far.`,
    counts: (slots: { files: number; unpacked: number; deals: number; played: number; cards: number }) =>
      `${count(slots.files, 'file', 'files')}${slots.unpacked === 0 ? '' : `, ${written.format(slots.unpacked)} in archives`}, ${count(slots.deals, 'deal', 'deals')}, ${written.format(slots.played)} of them played, ${count(slots.cards, 'card', 'cards')}.`,
    finished: ({ findings }: { findings: number }) =>
      findings === 0
        ? 'The audit is finished. Nothing was found.'
        : `The audit is finished: ${count(findings, 'finding', 'findings')}.`,
    stopped: ({ read, files }: { read: number; files: number }) =>
      `Stopped after ${read} of ${count(files, 'file', 'files')}. What was found until then is listed.`,
    failed: 'The audit broke off. What was found until then is listed.',
    noFiles: 'None of these files can be read here.',
    leftAlone: ({ others }: { others: number }) =>
      `${count(others, 'file of another kind was', 'files of other kinds were')} left out.`,
    tooMany: ({ more }: { more: number }) =>
      `${count(more, 'more finding is', 'more findings are')} counted but not listed, because the list would become too long.`,
    marksForgotten:
      'This browser keeps nothing here: your marks last only as long as this page. Save the list before you leave.',
    marksDamaged: ({ marks }: { marks: number }) =>
      `${count(marks, 'stored mark', 'stored marks')} can’t be read. The others are shown.`,
    notStored: 'not stored yet',
    mark: 'Mark',
    markOf: ({ board, sentence }: { board: string; sentence: string }) => `Mark: ${board}. ${sentence}`,
    marks: {
      open: 'open',
      fixed: 'fixed',
      fine: 'fine as is',
      askPlayers: 'ask players',
      rulingNeeded: 'ruling needed',
      duplicate: 'duplicate',
    },
    comment: 'Comment',
    commentOf: ({ board }: { board: string }) => `Comment: ${board}`,
    addComment: 'Add a comment',
    editComment: 'Change the comment',
    keepComment: 'Save',
    dropComment: 'Cancel',
    commented: ({ board }: { board: string }) => `${board}: comment saved.`,
    commentDraft: 'Comment, not saved',
    commentLeft: ({ board }: { board: string }) => `${board}: comment kept, but not saved.`,
    tableColumn: 'Table',
    everyTable: 'All tables',
    pair: 'Pair',
    everyPair: 'All pairs',
    onlyBoard: ({ board }: { board: string }) => `Only board ${board}`,
    finding: 'Finding',
    boardColumn: 'Board',
    everyMark: 'Any mark',
    undo: 'Undo the last mark',
    marked: ({ board, mark }: { board: string; mark: string }) => `${board}: ${mark}.`,
    undone: 'The last marking was undone.',
    overview: 'Charts: by check, by table, boards by tables',
    grid: 'Boards by tables',
    gridCell: ({ board, table, count: found }: { board: string; table: string; count: number }) =>
      `Board ${board}, ${table}: ${count(found, 'finding', 'findings')}`,
    gridHint:
      'Move from cell to cell with the arrow keys. Click a cell, a bar or a name to list its findings.',
    gridLeft: (slots: { boards: number; tables: number }) =>
      `Not shown: ${count(slots.boards, 'board', 'boards')} and ${count(slots.tables, 'table', 'tables')} with fewer findings.`,
    byCheck: 'By check',
    byTable: 'By table, most errors first',
    moreTables: ({ more }: { more: number }) =>
      `${count(more, 'more table is', 'more tables are')} not listed here.`,
    boards: 'Boards',
    save: 'Save this list:',
    saveCsv: 'for a spreadsheet (CSV)',
    saveHtml: 'as a page (HTML)',
    print: 'Print',
    filters: 'Filters',
    severity: 'Severity',
    check: 'Check',
    everyCheck: 'All checks',
    checkChoice: ({ name, count: number }: { name: string; count: number }) =>
      `${name} (${written.format(number)})`,
    search: 'Board, file or word',
    shown: ({ shown, all }: { shown: number; all: number }) =>
      shown === all
        ? count(all, 'finding', 'findings')
        : `${written.format(shown)} of ${count(all, 'finding', 'findings')}`,
    hidden: ({ hidden }: { hidden: number }) => `${written.format(hidden)} hidden by the filters`,
    showEverything: 'Show everything',
    nothingFound: 'Nothing was found that deserves a look.',
    nothingMatches: 'No finding matches the filters.',
    listLabel: 'Findings, the most serious first; repeated findings in one deal come last',
    board: ({ board }: { board: string }) => `Board ${board}`,
    room: ({ room }: { room: string }) => `${room} room`,
    table: ({ table }: { table: string }) => `table ${table}`,
    deal: ({ number }: { number: number }) => `Deal ${number}`,
    wholeFile: 'Whole file',
    line: ({ file, line }: { file: string; line: number | null }) =>
      line === null ? file : `${file}, line ${line}`,
    trick: ({ trick }: { trick: number }) => `trick ${trick}`,
    law: ({ laws }: { laws: readonly string[] }) =>
      `${laws.length === 1 ? 'Law' : 'Laws'} ${laws.join(', ')}`,
    noDeal: 'This deal can no longer be read from its file.',
    costTricks: ({ tricks }: { tricks: number }) => count(tricks, 'trick', 'tricks'),
    costPoints: ({ points }: { points: number }) => count(points, 'point', 'points'),
    done: ({ done, all }: { done: number; all: number }) =>
      `${written.format(done)} of ${written.format(all)} done`,
    markMany: 'Mark all listed:',
    markThese: ({ count: many }: { count: number }) => `Mark these ${written.format(many)}`,
    markedMany: ({ count: many }: { count: number }) => `${count(many, 'finding', 'findings')} marked.`,
    doubleDummy: 'Also compare with double dummy (takes time)',
    nextFinding: 'Next finding',
    previousFinding: 'Previous finding',
    reloaded:
      'The page was reloaded, and the files of the audit are no longer open. Choose them again: your marks will still be there.',
    keys: [
      ['J', 'next finding'],
      ['K', 'previous finding'],
      ['Enter', 'replay the deal there'],
      ['Esc', 'back to this list'],
      ['1 … 5, 0', 'mark, unmark'],
      ['N', 'comment'],
      ['C', 'compare the board’s results'],
      ['U', 'undo'],
    ] as readonly (readonly [string, string])[],
  },
};
