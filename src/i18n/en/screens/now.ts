/** Words of the card about this moment, and of what stands behind it. */

export const now = {
  now: {
    title: 'Now',
    group: 'More about this deal',
    tried: 'What you press here is tried on a separate line. The record itself stays as it is.',
    say: 'What to say to the players',
    tabs: {
      laws: 'Laws',
      result: 'Result',
      choices: 'Choices made',
      certain: 'Certain',
      status: 'Status',
      information: 'Information',
      markers: 'Irregularities',
      facts: 'Facts',
      claim: 'Claim',
      play: 'Play',
    },
  },
};
