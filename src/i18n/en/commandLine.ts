/** What the command line says, in English. */

export const commandLine = {
  usage: [
    'usage: dealtrail audit FILE… [--format table|ndjson]',
    '       dealtrail conform DIR… [--format text|junit|json]',
    'exit code: 0 nothing found, 1 something found, 2 could not run',
  ].join('\n'),
  noSuchFile: ({ path }: { path: string }) => `dealtrail: no such file or folder: ${path}`,
  noRecords: ({ paths }: { paths: string }) => `dealtrail: no PBN, LIN or case files below ${paths}`,
  noCases: ({ paths }: { paths: string }) => `dealtrail: no case files below ${paths}`,
  unknownFormat: ({ format }: { format: string }) => `dealtrail: no such format: ${format}`,
  cannotRead: ({ file, reason }: { file: string; reason: string }) =>
    `dealtrail: ${file} can’t be read: ${reason}`,
  board: ({ board, room }: { board: string; room: string | null }) =>
    room === null ? `board ${board}` : `board ${board}, ${room} room`,
  summary: (slots: { files: number; deals: number; played: number; cards: number; findings: number }) =>
    `${slots.files} files, ${slots.deals} deals, ${slots.played} played, ${slots.cards} cards, ${slots.findings} findings`,
};
