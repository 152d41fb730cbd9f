/**
 * Writes and reads the note on the answer to `normalLine`: the chosen line, the stated line, and people's judgement of lines. Cards of
 * marks are in case format (`SQ`), so that every reader can read them.
 */

import { LINE_KINDS, type LineMark, type LineKind } from '../../audit/claims/marks.ts';
import { PLAY_FACTS } from '../../audit/claims/playFacts.ts';
import type { PlayWeighed } from '../../audit/claims/workbench.ts';
import { isCard } from '../../domain/card.ts';
import { cardNumber, cardOfNumber } from '../../domain/numbers.ts';
import type { Fact } from '../../events/event.ts';
import { claimWords, type ClaimWords } from '../../i18n/claiming.ts';
import { isolate, withoutIsolates } from '../../i18n/isolate.ts';
import type { Naming } from '../../i18n/naming.ts';
import { LANGUAGES } from '../../i18n/settings.ts';

export interface ClaimNote {
  /** The stated line as cards. */
  readonly stated: readonly number[];
  readonly marks: readonly LineMark[];
}

/** The beginning of a mark on a fact or a card. */
const labelOf = ({ bench }: ClaimWords): Readonly<Record<LineKind, (slots: { what: string }) => string>> => ({
  careless: bench.careless,
  inferior: bench.inferior,
  notNormal: bench.ruledOut,
});

/**
 * The note beside a ruling on a claim: the line chosen, the line stated, and what was ruled out. `noteIn`
 * reads it back.
 * @param line that was chosen, trick by trick
 */
export function noteOf(line: readonly string[], { stated, marks }: ClaimNote, text: ClaimWords): string {
  const { bench } = text;
  const labels = labelOf(text);
  const kinds = LINE_KINDS.flatMap((kind) => {
    const what = marks.filter((mark) => mark.kind === kind).map((mark) => factText(mark, text));
    return what.length === 0 ? [] : [labels[kind]({ what: what.join('; ') })];
  });
  return [
    bench.chosen({ line: isolate(line.join('; ')) }),
    ...(stated.length === 0 ? [] : [bench.asStated({ cards: codes(stated) })]),
    ...kinds,
  ]
    .map(withoutIsolates)
    .join('. ');
}

const codes = (cards: readonly number[]): string => cards.map(cardOfNumber).join(' ');

/** Replaces square brackets and semicolons, which have a meaning in the note. */
const plain = (words: string): string =>
  words.replaceAll('[', '(').replaceAll(']', ')').replaceAll(';', ',').trim();

function factText({ of, by, why }: LineMark, { facts }: ClaimWords): string {
  const what =
    'fact' in of ? facts[of.fact] : codes([of.card]) + (of.after.length === 0 ? '' : ` (${codes(of.after)})`);
  const [who, reason] = [plain(by).replaceAll(':', ','), plain(why)];
  if (who === '' && reason === '') return what;
  return `${what} [${who}${reason === '' ? '' : `: ${reason}`}]`;
}

/** A mark in one line: its kind, the marked play, who said so and why. */
export function markText({ kind, of, by, why }: LineMark, text: ClaimWords, naming: Naming): string {
  const after = 'card' in of ? of.after.map(cardOfNumber) : [];
  const what =
    'fact' in of
      ? text.facts[of.fact]
      : naming.card(cardOfNumber(of.card)) + (after.length === 0 ? '' : ` (${naming.cards(after)})`);
  return [`${text.bench.kinds[kind]}: ${what}`, by, why].filter((part) => part !== '').join(' – ');
}

/** What is noted about a play: whether it was stated, its facts, and the kinds of normal line that somebody has marked it as. */
export function playNotes(
  { isWhole, facts, isMarked, isStated }: PlayWeighed,
  marks: readonly LineMark[],
  text: ClaimWords,
): readonly string[] {
  const { lines } = text;
  const isOf = (kind: LineKind): boolean => marks.some((mark) => mark.kind === kind);
  return [
    ...(isWhole ? [] : [lines.perhaps]),
    ...(isStated ? [lines.stated] : []),
    ...facts.map((fact) => text.facts[fact]),
    ...(isOf('careless') ? [lines.markedCareless] : []),
    ...(isOf('inferior') ? [lines.markedInferior] : []),
    ...(isMarked ? [lines.marked] : []),
  ];
}

/** The note beside the last answer about a claim before the next claim; `of`: the number of its event, null for no claim. */
export function notedWith(
  of: number | null,
  claims: readonly { readonly at: number }[],
  events: readonly Fact[],
): ClaimNote {
  if (of === null) return readNote('');
  const next = claims.find(({ at }) => at > of)?.at ?? events.length;
  const answer = events
    .slice(of, next)
    .findLast((fact) => fact.type === 'QuestionAnswered' && fact.question === 'normalLine');
  return readNote(answer?.note ?? '');
}

/** Reads a note in any language; empty if a person wrote it in his own words. */
export function readNote(note: string): ClaimNote {
  for (const language of LANGUAGES) {
    const found = readIn(note, claimWords(language));
    if (found !== null) return found;
  }
  return { stated: [], marks: [] };
}

const beginning = (template: string): string => withoutIsolates(template).trimEnd();

function readIn(note: string, text: ClaimWords): ClaimNote | null {
  const { bench } = text;
  if (!note.startsWith(beginning(bench.chosen({ line: '' })))) return null;
  // Free texts are in square brackets and may contain any separator, so they are taken out first.
  const sentences: string[] = [];
  const bare = note.replaceAll(
    /\[[^[\]]*\]/g,
    (brackets) => `[${sentences.push(brackets.slice(1, -1)) - 1}]`,
  );
  const behind = (part: string, label: string): string | null =>
    part.startsWith(label) ? part.slice(label.length).trim() : null;
  const labels = labelOf(text);
  let stated: readonly number[] = [];
  const marks: LineMark[] = [];
  for (const part of bare.split('. ')) {
    const cards = behind(part, beginning(bench.asStated({ cards: '' })));
    if (cards !== null) stated = numbers(cards);
    for (const kind of LINE_KINDS) {
      const items = behind(part, beginning(labels[kind]({ what: '' })));
      if (items === null) continue;
      for (const item of items.split('; ')) marks.push(...markIn(item, kind, sentences, text));
    }
  }
  return { stated, marks };
}

function numbers(cards: string): readonly number[] {
  return cards.split(' ').flatMap((card) => (isCard(card) ? [cardNumber(card)] : []));
}

/** The mark of one item of a note; none if it names neither a fact nor a card. */
function markIn(
  item: string,
  kind: LineKind,
  sentences: readonly string[],
  { facts }: ClaimWords,
): readonly LineMark[] {
  const [what = '', brackets = ''] = item.split(' [');
  const inside = sentences[Number.parseInt(brackets, 10)] ?? '';
  const colon = inside.indexOf(':');
  const [by, why] =
    colon < 0 ? [inside.trim(), ''] : [inside.slice(0, colon).trim(), inside.slice(colon + 1).trim()];
  const fact = PLAY_FACTS.find((one) => facts[one] === what);
  if (fact !== undefined) return [{ kind, of: { fact }, by, why }];
  const [card = '', after = ''] = what.split(' (');
  if (!isCard(card)) return [];
  return [{ kind, of: { card: cardNumber(card), after: numbers(after.replace(')', '')) }, by, why }];
}
