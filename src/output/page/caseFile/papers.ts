/** The papers of a case, and the sections of the case on each. */

import { claimsIn } from '../../../laws/law69.ts';
import type { CaseFile } from '../../../audit/caseFile/caseFile.ts';
import { isUnknownPlay } from '../../../events/remembered.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { ownTitle } from '../../../i18n/sentence.ts';
import { lastPosition } from '../../../replay/timeline.ts';
import { addedLines } from './added.ts';
import { sectionsOf, type CaseSection } from './sections.ts';
import { unendedLines, type CaseLine, type CaseWording } from './wording.ts';

type SectionName = CaseSection['name'];

export const PAPERS = [
  'report',
  'decision',
  'appeal',
  'hand',
  'score',
  'penalty',
  'claim',
  'casebook',
] as const;
export type PaperName = (typeof PAPERS)[number];

export interface Paper {
  /** The name of the deal; null without one: the paper’s own title is then enough. */
  readonly deal: string | null;
  /** The sections below the deal. */
  readonly sections: readonly CaseSection[];
  /** The parts of the deal to print: its diagram at a moment, its auction, its play. */
  readonly diagramAt: number | null;
  readonly auction: boolean;
  readonly play: boolean;
  /** True for a paper with signature lines. */
  readonly signed: boolean;
  /** The text of a frozen case's checkpoint; null for none on this paper. */
  readonly checkpoint: string | null;
}

const SECTIONS: Readonly<Record<PaperName, readonly SectionName[]>> = {
  report: [
    'case',
    'people',
    'irregularities',
    'facts',
    'accounts',
    'statements',
    'options',
    'polls',
    'ruling',
    'result',
    'organisation',
    'appeal',
    'panel',
    'checklist',
    'decision',
    'closing',
    'open',
  ],
  decision: [
    'case',
    'organisation',
    'appeal',
    'polls',
    'ruling',
    'panel',
    'checklist',
    'accounts',
    'decision',
    'closing',
  ],
  appeal: ['case', 'people', 'organisation', 'ruling', 'appeal', 'statements'],
  hand: ['case', 'people', 'irregularities', 'facts'],
  score: ['case', 'organisation', 'ruling', 'result', 'decision', 'closing'],
  penalty: ['case', 'people', 'organisation', 'irregularities', 'ruling', 'decision'],
  claim: ['case', 'people', 'facts', 'ruling', 'result'],
  casebook: [
    'case',
    'irregularities',
    'facts',
    'accounts',
    'options',
    'polls',
    'ruling',
    'result',
    'appeal',
    'statements',
    'checklist',
    'decision',
    'open',
    'commentary',
    'withheld',
    'unknown',
  ],
};

const SIGNED: ReadonlySet<PaperName> = new Set(['report', 'decision', 'appeal']);

/**
 * The sections of one printed paper, in their order, and whether it shows the diagram, the auction, the play
 * and the signatures.
 */
export function paperOf(name: PaperName, file: CaseFile, wording: CaseWording): Paper {
  // A reader of a casebook does not have the log.
  const all = name === 'casebook' ? sectionsOf(file, wording).map(withoutMoments) : sectionsOf(file, wording);
  const isDeal = name === 'report' || name === 'hand' || name === 'casebook';
  return {
    deal: ownTitle(file.timeline.record.header, wording.words),
    sections: [
      ...SECTIONS[name].flatMap((wanted) => all.filter((section) => section.name === wanted)),
      ...(SECTIONS[name].includes('result') ? [] : unended(file, wording)),
      ...(name === 'casebook' ? [] : addedAfter(file, wording)),
    ],
    diagramAt: isDeal ? 0 : name === 'claim' ? claimedAt(file) : null,
    auction: isDeal,
    // A play is left out if all its cards are unknown.
    play:
      isDeal &&
      file.timeline.source.events.some((fact) => fact.type === 'CardPlayed' && !isUnknownPlay(fact)),
    signed: SIGNED.has(name),
    checkpoint: SIGNED.has(name) ? (wording.checkpoint ?? null) : null,
  };
}

/** On a paper that does not print the result, how far the play is recorded; none for a play recorded to its end. */
function unended(file: CaseFile, wording: CaseWording): readonly CaseSection[] {
  const lines = unendedLines(file, wording);
  return lines.length === 0 ? [] : [{ name: 'result', title: wording.text.sections.result, lines }];
}

/** A section with what was added after the first freeze, apart from what everybody signed; none if nothing was added. */
function addedAfter(file: CaseFile, wording: CaseWording): readonly CaseSection[] {
  const [frozen] = wording.freezes ?? [];
  if (frozen === undefined) return [];
  const lines = addedLines(file, frozen.facts, wording);
  return lines.length === 0 ? [] : [{ name: 'added', title: wording.text.sections.added, lines }];
}

/** Under a checkpoint: what it shows, and over how many facts it was signed. */
export function checkpointText({ text, freezes = [] }: CaseWording): string {
  const last = freezes.at(-1);
  // An option that broke after its dashes would be typed wrongly.
  const use = text.checkpointUse.replace('--checkpoint', isolate('--checkpoint'));
  return last === undefined ? use : `${text.checkpointOver({ events: last.facts })} ${use}`;
}

const withoutMoments = (section: CaseSection): CaseSection => ({
  ...section,
  lines: section.lines.map((line) => ({ ...line, at: null })),
});

/** Parts with many short entries. */
const SHORT_ENTRIES: ReadonlySet<SectionName> = new Set([
  'case',
  'people',
  'appeal',
  'panel',
  'checklist',
  'decision',
  'closing',
  'withheld',
  'unknown',
]);

/** In characters: about two lines of a column. */
const WIDE_FROM = 110;

const isWide = ({ text }: CaseLine): boolean => text.length > WIDE_FROM;

/** True if it is printed in two columns; a single short entry has the whole width. */
export const isInColumns = ({ name, lines }: CaseSection): boolean =>
  SHORT_ENTRIES.has(name) && lines.filter((line) => !isWide(line)).length > 1;

/** The classes of a line on paper. A long one runs across both columns. */
export function lineClasses(line: CaseLine): string {
  return [...(line.matters === true ? ['matters'] : []), ...(isWide(line) ? ['wide'] : [])].join(' ');
}

/** The position of the last claim; null without one. */
function claimedAt({ timeline }: CaseFile): number | null {
  return claimsIn(lastPosition(timeline).cases).at(-1)?.context.openedAt ?? null;
}

/** The people who sign this paper, with their names where these are noted. */
export function signersOf({ notes, procedure }: CaseFile, text: CaseWording['text']): readonly string[] {
  const field = procedure === 'committee' ? 'chair' : 'reviewer';
  const name = notes.get(field)?.text ?? '';
  const named = name === '' ? text.fields[field] : `${text.fields[field]}: ${name}`;
  return [...(procedure === 'director' ? [] : [named]), text.people.director, text.fields.date];
}
