/** Words of the screen that shares a deal. */

export const studio = {
  studio: {
    share: 'Share',
    title: 'Share this deal',
    close: 'Close',
    intro:
      'Put the replay into an article, or save a page of its own. Nothing is sent anywhere: what you copy or save holds the deal itself.',
    look: 'What it shows',
    people: 'Names of the players',
    peopleChoices: { none: 'left out', initials: 'as initials', full: 'in full' },
    notes: 'With notes, statements and explanations',
    notesHint: 'They are free words and may name people.',
    branches: 'With choices to try',
    branchesHint:
      'Where the Laws leave a choice, the reader can try each and see what would have come of it.',
    doubleDummyHint:
      'Declarer’s tricks at each card, advice only: in the folder or page saved below, not in a link.',
    begin: 'Begin at',
    beginChoices: { start: 'the start', irregularity: 'the first irregularity', end: 'the end' },
    beginHere: 'the step you were at',
    theme: 'Light or dark',
    themeAuto: 'as the page around it',
    themeHint:
      'The element sees the page it stands on. A frame can’t, and follows the reader’s system: on a dark page choose dark.',
    caption: 'Caption',
    address: 'Address of the page on your site',
    addressHint:
      'Where you will put the folder saved below. Every snippet then uses its files: page, picture, data and script.',
    localHome: ({ host }: { host: string }) =>
      `This page runs on your own machine (${host}). No reader can reach it, so nothing that points here is offered. Save the folder, put it on your site and type its address above: the snippets then use its files and work anywhere.`,
    localPage: 'Nobody outside your own network can reach this address.',
    addressWrong: 'This is not a complete address. It must begin with https:// and have no ? or #.',
    preview: 'Preview',
    previewUnreachable:
      'The preview comes from the server, which can’t be reached now. What you copy and save here is complete all the same.',
    previewWidth: 'Width of the preview',
    width: ({ width }: { width: number }) => `${width} pixels`,
    element: 'Element',
    elementFor:
      'For your own site: a tag and its scripts. Where the script does not run or can’t be reached, the reader sees the diagram and the link.',
    /** What the tag shows, by what stands in it: the page’s file, the deal with the Laws, the deal alone. */
    elementShows: {
      baked: 'It reads the file in the folder saved below, which holds what the Laws say.',
      laws: 'No address is typed above, so the tag holds the deal itself, and a larger script (deal-replay-laws.js, more than ten times the size) works out what the Laws say in the reader’s browser. With an address the small script is enough, because the folder saved below holds what the Laws say.',
      facts:
        'No address is typed above, so the tag holds the deal itself and shows “Facts only, without the Laws”. There is no irregularity in this deal. To show what the Laws say, type the address where you will put the folder saved below, or replace deal-replay.js by deal-replay-laws.js, which works it out in the reader’s browser.',
    },
    iframe: 'Frame',
    iframeFor:
      'For hosts that do not run your scripts: the replay is shown in a frame of its own. WordPress accepts frames from editors and administrators only; authors paste the link instead.',
    image: 'Picture and link',
    imageFor: 'For newsletters, forums and wherever scripts and frames are taken out.',
    link: 'Link',
    linkFor: 'Opens only the replay, at the moment chosen.',
    linkForPage:
      'Opens the page saved below, once it is at the address above. Pasted on a line of its own in WordPress, it shows the replay there.',
    scanned: 'The link as a QR code',
    copy: 'Copy',
    copied: 'Copied.',
    copyFailed: 'The browser does not allow it: select the text and copy it yourself.',
    length: ({ letters }: { letters: string }) => `The link has ${letters} characters.`,
    long: ({ letters }: { letters: string }) =>
      `The link has ${letters} characters, and some programs cut one as long as that. A page of its own is safer.`,
    tooLong: ({ most }: { most: string }) =>
      `The deal does not fit into a link of ${most} characters. Save a page instead, and say above where it will be.`,
    numberTooLarge:
      'The record names a trick that no deal has, and a link cannot hold that. Save a page instead, and say above where it will be.',
    noLink: 'There is no link, because the deal does not fit into one.',
    page: 'A page of its own',
    pageFor:
      'Diagram, auction, play and findings as text, the pictures, the data and the replay. The single file works from a disk, without a network.',
    saveFolder: 'Save as a folder (.zip)',
    saveSingle: 'Save as one file (.html)',
    file: 'A file of the record',
    fileFor:
      'The whole record, with all names and notes. The case file keeps everything. PBN and LIN are for other bridge programs; what they have no place for is left out, and listed here.',
    saveCase: 'Case file (.json)',
    savePbn: 'PBN (.pbn)',
    saveLin: 'LIN (.lin)',
    nothingToSave: 'Such a file has no place for anything in this deal.',
    saving: 'Saving…',
    saved: ({ name }: { name: string }) => `Saved as ${name}.`,
    failed: 'It could not be saved.',
    withoutReplay: 'Saved without the replay, because its script could not be loaded.',
  },
};
