/** Words that only a replay with the Laws needs: baked into its file, so that a page without them carries none. */

/** Told as they stand, and said by no screen of the app. */
export interface OwnLabels {
  readonly open: string;
  readonly questions: string;
  readonly info: string;
  readonly known: string;
  readonly quiz: string;
  readonly quizAsk: string;
  readonly quizHidden: string;
  readonly quizNever: string;
  /** Heading over what would have come of a choice that was not made, or not yet. */
  readonly whatIf: string;
  readonly back: string;
  readonly branches: string;
  /** $1 declarer's tricks. */
  readonly doubleDummy: string;
}

/** Told of something. */
export interface BakedSentences {
  readonly bakedOn: (edition: string, day: string) => string;
  /** Contract, declarer and opening lead; null for what the record does not tell. */
  readonly headline: (contract: string | null, declarer: string, lead: string | null) => string;
  readonly choices: (seat: string) => string;
  readonly penaltyCard: (kind: 'minor' | 'major', seat: string) => string;
  readonly mayUse: (card: string, owner: string, seats: string) => string;
  readonly mayNotUse: (card: string, owner: string, seats: string) => string;
  readonly atTable: (result: string) => string;
  readonly byLaw: (result: string) => string;
  readonly judged: (result: string) => string;
  readonly score: (result: string) => string;
  /** `9 tricks`, with what they make of the contract and the score where there is one. */
  readonly tricks: (tricks: number, outcome: string | null) => string;
}

export interface BakedWords {
  readonly labels: OwnLabels;
  readonly sentences: BakedSentences;
}
