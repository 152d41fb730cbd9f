/**
 * What the rules of the house let pass, each with its reason. An entry that is no longer needed is a complaint too.
 */

/** Files of more than 300 lines: path -> why it is still one noun. */
export const longFiles: Record<string, string> = {};

/** Who reads a file otherwise than through the one door: path -> why. */
export const otherDoors: Record<string, string> = {
  'src/apps/cli/archive.ts': 'lists an archive on the disk and unpacks its entries one by one, in any thread',
  'src/apps/embed-laws/judged.ts': 'an article loads no archives and no databases',
};

/** Laws without fixtures of their own: number -> why no case can show them. */
export const procedureOnly: Record<number, string> = {};

/** Names for what people say and hear: name -> who does. */
export const spokenNames: Record<string, string> = {
  hearing: 'the hearing of an appeal, in the files of organisations',
  HEARING_WORDS: 'the hearing of an appeal',
  hearingText: 'the hearing of an appeal',
  isHearing: 'the hearing of an appeal',
  mayBeToldItWasTurn: 'an opponent tells a player that it is his turn (47E1)',
  SAID: 'the director says something to the players',
  Said: 'the director says something to the players',
  said: 'somebody says words that the record keeps',
  saidIn: 'somebody says words that the record keeps',
  say: 'the director says something to the players',
  SayThisElement: 'the director says something to the players',
  says: 'somebody says words that a baked file keeps',
  SaySlots: 'the director says something to the players',
  SayWords: 'the director says something to the players',
  sayWordsFor: 'the director says something to the players',
  told: 'an opponent tells a player that it is his turn (47E1); a player who is polled is told the calls',
  toldBefore: 'an opponent tells a player that it is his turn (47E1)',
  wasTold: 'an opponent tells a player that it is his turn (47E1)',
  wasToldAfterRefusal: 'an opponent tells a player that it is his turn (47E1)',
  wasToldBefore: 'an opponent tells a player that it is his turn (47E1)',
  wasToldToLead: 'an opponent tells a player that it is his turn (47E1)',
  wasToldToPlay: 'an opponent tells a player that it is his turn (47E1)',
  wasToldToPlayOn: 'an opponent tells a player that it is his turn (47E1)',
  wordsSaid: 'somebody says words that the record keeps',
};
