/** What the command line says, in English. */

export const commandLine = {
  usage: [
    'usage: dealtrail audit FILE… [--format table|ndjson|csv|html|sarif|junit]',
    '                 [--severity error|warning|review|info] [--check A05,A07,…] [--workers N]',
    '       dealtrail show FILE [--board N] [--deal N] [--room open|closed] [--at t3.2] [--svg]',
    '                 [--lang en|…] [--letters akqj|ardv|…] [--ten 10|T] [--seats international|local]',
    '                 [--suits two|four|mono] [--theme light|dark|print] [--names none|initials|full]',
    '       dealtrail convert IN OUT   (OUT ends in .json, .pbn, .lin, .url, .dup or .bri)',
    '       dealtrail bake IN OUT [--lang en,tr,…] [--board N] [--names full]   (for <deal-replay>)',
    '       dealtrail conform DIR… [--format text|junit|json]',
    'exit code: 0 nothing found, 1 something found, 2 could not run',
  ].join('\n'),
  noSuchFile: ({ path }: { path: string }) => `dealtrail: no such file or folder: ${path}`,
  noRecords: ({ paths }: { paths: string }) => `dealtrail: no PBN, LIN or case files below ${paths}`,
  noCases: ({ paths }: { paths: string }) => `dealtrail: no case files below ${paths}`,
  unknownFormat: ({ format }: { format: string }) => `dealtrail: no such format: ${format}`,
  unknownSeverity: ({ severity }: { severity: string }) => `dealtrail: no such severity: ${severity}`,
  unknownCheck: ({ check }: { check: string }) => `dealtrail: no such check: ${check}`,
  unknownMoment: ({ moment }: { moment: string }) =>
    `dealtrail: no such moment: ${moment}; write t3 for trick 3, t3.2 for its second card`,
  noSuchDeal: ({ file }: { file: string }) => `dealtrail: no such deal in ${file}`,
  notANumber: ({ option, value }: { option: string; value: string }) =>
    `dealtrail: --${option} wants a number from 1 on, not ${value}`,
  progress: (slots: { percent: number; files: number; of: number; rate: number; seconds: number }) =>
    `${slots.percent} %  ${slots.files} of ${slots.of} files  ${slots.rate} MB/s  ${slots.seconds} s left`,
  cannotRead: ({ file, reason }: { file: string; reason: string }) =>
    `dealtrail: ${file} can’t be read: ${reason}`,
  board: ({ board, room }: { board: string; room: string | null }) =>
    room === null ? `board ${board}` : `board ${board}, ${room} room`,
  summary: (slots: { files: number; deals: number; played: number; cards: number; findings: number }) =>
    `${slots.files} files, ${slots.deals} deals, ${slots.played} played, ${slots.cards} cards, ${slots.findings} findings`,
};
