/** What the browser’s storage does, in plain words. One sentence for each code of `src/store/codes.ts`. */

export const storage = {
  versionConflict: 'Another tab has changed this deal in the meantime. Look at it again, then decide.',
  closed: 'This deal is closed. To reopen it, say who reopens it and why.',
  notClosed: 'This deal is not closed.',
  reasonMissing: 'Say who reopens the deal and why.',
  unknownStream:
    'This deal is not stored in this browser: perhaps it was removed in another tab, or could not be stored there.',
  streamExists: 'This deal is stored already.',
  badFork: 'The line can’t begin here: the entries before it are not stored yet.',
  hasBranches: 'Other lines branch from this deal; remove them first.',
  markTaken: 'That name already marks another moment.',
  badMark: 'The mark lies outside the deal.',
  corrupt:
    'This deal is damaged: what is stored does not match its own checksum. Bring it back from the second copy, or restore a copy you saved.',
  digestUnavailable:
    'A checksum can’t be computed here, because the page was not loaded over a secure connection.',
  full: 'There is no room left. What you add now is lost when this page is closed: save it to a file.',
  blocked: 'Another tab of this page holds the storage. Close it; until then, nothing is kept.',
  outdated:
    'A newer version of this page is open in another tab. Reload this one; until then, nothing is kept.',
  unavailable:
    'This browser stores nothing here (perhaps this is a private window). Everything is lost when the page is closed: save what you need to a file.',
  stranded:
    'Some of what you added could not be stored, because something else was recorded in its place. Open the deal again and choose, or save it to a file.',
  nearlyFull: 'The storage is nearly full. Save a copy to a file.',
};
