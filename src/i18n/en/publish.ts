/** What is said where a deal is published: by the command line, in the page that shares, in the page that is written. */

export const publish = {
  /** A word on the command line that is none of the choices. */
  unknownChoice: ({
    option,
    value,
    choices,
  }: {
    option: string;
    value: string;
    choices: readonly string[];
  }) => `dealtrail: --${option} is one of ${choices.join(', ')}, not ${value}`,
  /** Of the page that is written. */
  page: {
    notes: 'Notes',
    files: 'Files',
    svg: 'Picture (SVG)',
    png: 'Picture (PNG)',
    baked: 'Replay (JSON)',
    record: 'Record (JSON)',
  },
};
