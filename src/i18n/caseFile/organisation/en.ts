/** What the regulations of an organisation say, in English, and what a case makes of them. */

const times = (count: string, one: string): string => `${count} ${one}${/^\D*1\D*$/.test(count) ? '' : 's'}`;

export const organisation = {
  title: ({ name }: { name: string }) => `Regulations of ${name}`,
  /** Each slot but the label, the sentence and the source may be empty. */
  setting: ({
    label,
    scope,
    sentence,
    note,
    source,
  }: Record<'label' | 'scope' | 'sentence' | 'note' | 'source', string>) =>
    `${label}${scope === '' ? '' : `, ${scope}`}: ${sentence}${note === '' ? '' : `. ${note}`} [${source}]`,
  written: ({ title, address }: { title: string; address: string }) => `${title}: ${address}`,
  labels: {
    deposits: 'Deposit for an appeal',
    depositKept: 'The deposit is kept',
    consent: 'An appeal needs',
    hearing: 'An appeal is heard by',
    sanctions: 'An appeal without merit costs',
    penalties: 'The usual procedural penalty',
    polls: 'A logical alternative',
    scoring: 'Scores',
    correction: 'A score may be corrected',
    ruling: 'A ruling may be asked for',
    appeal: 'An appeal may be asked for',
  },
  forms: { pairs: 'pairs', teams: 'teams', individual: 'individual events' },
  kept: {
    withoutMerit: 'when the appeal has no merit',
    rejected: 'when the ruling stands',
    withdrawn: 'when the appeal is withdrawn',
    discretion: 'as whoever hears the appeal sees fit',
  },
  votes: { unanimous: 'by a unanimous vote', majority: 'by a majority' },
  within: ({ time, from }: { time: string; from: string }) => `within ${time} ${from}`,
  from: {
    scoreAvailable: 'of the score being available',
    rulingTold: 'of hearing the ruling',
    boardEnd: 'of the end of the board',
    roundEnd: 'of the end of the round',
    sessionEnd: 'of the end of the session',
    eventEnd: 'of the end of the event',
  },
  minutes: ({ count }: { count: string }) => times(count, 'minute'),
  hours: ({ count }: { count: string }) => times(count, 'hour'),
  days: ({ count }: { count: string }) => times(count, 'day'),
  who: {
    partners: 'the consent of both partners',
    captain: 'the consent of the captain',
    player: 'the player alone',
  },
  heardBy: {
    committee: 'a committee',
    reviewer: 'a reviewer',
    referee: 'a referee',
    director: 'the director',
  },
  members: ({ count }: { count: string }) => times(count, 'member'),
  quorum: ({ count }: { count: string }) => `at least ${count} present`,
  castingVote: 'the chair’s vote decides a tie',
  noCastingVote: 'the chair has no casting vote',
  warnings: ({ figure }: { figure: string }) => times(figure, 'warning'),
  polled: {
    any: ({ threshold, asked }: { threshold: string; asked: string }) =>
      `${threshold} of ${asked} players asked`,
    chosen: ({ threshold, asked }: { threshold: string; asked: string }) =>
      `chosen by ${threshold} of ${asked} players asked`,
    considered: ({ threshold, asked }: { threshold: string; asked: string }) =>
      `considered by ${threshold} of ${asked} players asked`,
  },
  scores: {
    weighting: ({ yes }: { yes: boolean }): string =>
      yes ? 'weighted scores are allowed' : 'weighted scores are not allowed',
    places: ({ figure }: { figure: string }) => times(figure, 'decimal place'),
    rounding: ({ innocent }: { innocent: boolean }): string =>
      innocent ? 'rounded in favour of the innocent side' : 'rounded to the nearest',
    averageMinus: ({ figure }: { figure: string }) => `average minus ${figure}%`,
    average: ({ figure }: { figure: string }) => `average ${figure}%`,
    averagePlus: ({ figure }: { figure: string }) => `average plus ${figure}%`,
    averageImps: ({ figure }: { figure: string }) => `average plus is worth ${times(figure, 'IMP')}`,
    sessions: ({ yes }: { yes: boolean }): string =>
      yes
        ? 'a better or worse session counts in place of average plus or minus'
        : 'average plus and minus do not depend on the session',
    missing: ({ neuberg }: { neuberg: boolean }): string =>
      neuberg ? 'Neuberg’s formula for missing results' : 'one match point for each missing result',
    adjusted: ({ compared }: { compared: boolean }): string =>
      compared
        ? 'other tables compare with an adjusted score by its weights'
        : 'an adjusted score is left out at other tables',
    crossImps: ({ mean }: { mean: boolean }): string =>
      mean ? 'the mean of cross-IMPs' : 'cross-IMPs added up',
    likely: ({ figure }: { figure: string }) => `an outcome is likely from ${figure}%`,
    probable: ({ figure }: { figure: string }) => `an outcome is at all probable from ${figure}%`,
  },
  noted: {
    limits: {
      appeal: {
        kept: ({ minutes, limit }: { minutes: string; limit: string }) =>
          `The appeal was asked for ${minutes} after its time began; the limit is ${limit}`,
        missed: ({ minutes, limit }: { minutes: string; limit: string }) =>
          `The appeal was asked for ${minutes} after its time began; the limit is ${limit}. People decide whether it is heard all the same.`,
        before: 'The appeal was asked for before its time began.',
        unknown: ({ limit }: { limit: string }) =>
          `The times noted do not show whether the appeal was asked for within ${limit}. Write them as 22:10, or 2026-11-24 22:10.`,
      },
      ruling: {
        kept: ({ minutes, limit }: { minutes: string; limit: string }) =>
          `The ruling was asked for ${minutes} after its time began; the limit is ${limit}`,
        missed: ({ minutes, limit }: { minutes: string; limit: string }) =>
          `The ruling was asked for ${minutes} after its time began; the limit is ${limit}. People decide whether it is given all the same.`,
        before: 'The ruling was asked for before its time began.',
        unknown: ({ limit }: { limit: string }) =>
          `The times noted do not show whether the ruling was asked for within ${limit}. Write them as 22:10, or 2026-11-24 22:10.`,
      },
      correction: {
        kept: ({ minutes, limit }: { minutes: string; limit: string }) =>
          `The correction of the score was asked for ${minutes} after its time began; the limit is ${limit}`,
        missed: ({ minutes, limit }: { minutes: string; limit: string }) =>
          `The correction of the score was asked for ${minutes} after its time began; the limit is ${limit}. People decide whether it is made all the same.`,
        before: 'The correction of the score was asked for before its time began.',
        unknown: ({ limit }: { limit: string }) =>
          `The times noted do not show whether the correction of the score was asked for within ${limit}. Write them as 22:10, or 2026-11-24 22:10.`,
      },
    },
    inTime: 'It is noted as in time. By the times noted it was not.',
    notInTime: 'It is noted as too late. By the times noted it was in time.',
    agreed: ({ who }: { who: string }) => `Noted as agreed to the appeal: ${who}`,
    notAgreed: 'It is noted that those who must agree to the appeal do not.',
    agreedOther: ({ who, asked }: { who: string; asked: string }) =>
      `Noted as agreed to the appeal: ${who}. The regulations ask for: ${asked}`,
    panel: ({ count, asked }: { count: string; asked: string }) =>
      `By the names noted, ${count} sat, the chair among them. That is as the regulations ask: ${asked}`,
    panelOther: ({ count, asked }: { count: string; asked: string }) =>
      `By the names noted, ${count} sat, the chair among them. The regulations ask for: ${asked}`,
    panelUnknown: ({ asked }: { asked: string }) =>
      `What is noted does not show how many sat: enter the chair, and the members’ names with commas between them. The regulations ask for: ${asked}`,
    deposited: {
      asked: ({ asked }: { asked: string }) => `The deposit noted is as the regulations ask: ${asked}`,
      other: ({ noted, asked }: { noted: string; asked: string }) =>
        `The deposit noted is ${noted}. The regulations ask for: ${asked}`,
      none: ({ asked }: { asked: string }) =>
        `It is noted that there was no deposit. The regulations ask for: ${asked}`,
      unknown: ({ noted, asked }: { noted: string; asked: string }) =>
        `It is not clear whether the deposit noted, ${noted}, is as the regulations ask: ${asked}`,
    },
    keptDeposit: {
      asRegulated: ({ when }: { when: string }) =>
        `What becomes of the deposit is as the regulations say. They keep it ${when}`,
      returned: ({ when }: { when: string }) =>
        `The deposit is noted as returned. The regulations keep it ${when}, and by what is noted that is so.`,
      kept: ({ when }: { when: string }) =>
        `The deposit is noted as kept. The regulations keep it ${when}, and by what is noted that is not so.`,
      unknown: ({ when }: { when: string }) =>
        `What is noted does not show whether the regulations keep the deposit. They keep it ${when}`,
    },
    weighted: 'This score is weighted. The regulations do not allow weighted scores.',
    scores: ({ used }: { used: string }) => `The scores here are worked out in another way: ${used}`,
  },
  none: 'Nobody’s',
  ownFile: 'Open a settings file',
  refused: 'This file was not taken:',
  taken: 'Taken, except for this:',
  problems: {
    notOpened: 'The file can’t be opened.',
    notJson: 'This is not JSON: no settings can be read.',
    tooLong: ({ most }: { most: string }) => `The file is longer than ${most} characters.`,
    notObject: ({ where }: { where: string }) => `${where}: must be { … }. It is left out.`,
    format: ({ right }: { right: string }) => `format: must be ${right}. This is not a settings file.`,
    unknown: ({ where }: { where: string }) => `${where}: this field is not known. It is passed over.`,
    missing: ({ where }: { where: string }) => `${where}: is missing. What it belongs to is left out.`,
    source: ({ where }: { where: string }) =>
      `${where}: neither this entry nor the top of the file names the source. It is left out.`,
    wrong: ({ where, right }: { where: string; right: string }) =>
      right === ''
        ? `${where}: this value is not possible. It is left out.`
        : `${where}: should be ${right}. It is left out.`,
  },
  theFile: 'The file',
  right: {
    oneOf: ({ list }: { list: string }) => `one of ${list}`,
    number: ({ least, most }: { least: string; most: string }) => `a number from ${least} to ${most}`,
    whole: ({ least, most }: { least: string; most: string }) => `a whole number from ${least} to ${most}`,
    list: ({ most }: { most: string }) => `a list of at most ${most}`,
    flag: 'true or false',
    text: ({ most }: { most: string }) => `words, at most ${most} characters`,
    currency: 'three capital letters, such as EUR',
    address: 'an address that begins with https:// or http://',
    date: 'a date such as 2023, 2023-08 or 2023-08-01',
  },
};
