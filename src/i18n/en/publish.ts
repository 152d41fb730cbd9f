/** What is said where a deal is published: by the command line, in the page that is written. */

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
  }) => `dealtrail: --${option} must be one of ${choices.join(', ')}, not ${value}`,
  noAddress: ({ option, address }: { option: string; address: string }) =>
    `dealtrail: --${option} needs a complete web address that begins with https://, not ${address}`,
  withoutApp: 'dealtrail: there is no link to the app, because the deal does not fit into an address',
  withoutReplay:
    'dealtrail: the page has pictures and text but no replay, because its script is not built: run npm run build first',
  withoutDots: ({ reason }: { reason: string }) =>
    `dealtrail: no PNG was written, because the picture could not be drawn: ${reason}`,
  /** Of the page that is written. */
  page: {
    files: 'Files',
    svg: 'Picture (SVG)',
    png: 'Picture (PNG)',
    baked: 'Replay (JSON)',
    record: 'Record (JSON)',
  },
};
