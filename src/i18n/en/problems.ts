/** Why a file, or a part of it, was not understood: a sentence and what to do about it, by the reader’s code. */

export interface ProblemText {
  readonly says: string;
  readonly suggests: string;
}

export type ProblemMessage = (text: string) => ProblemText;

const quoted = (text: string): string => (text === '' ? '' : `: “${text}”`);

export const problems: Readonly<Record<string, ProblemMessage>> = {
  other: (text) => ({
    says: `This was not understood${quoted(text)}`,
    suggests: 'Look at this place in the file.',
  }),
};
