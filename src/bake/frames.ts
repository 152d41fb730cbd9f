/** The positions of a replay without the Laws: each looked up, none computed while somebody steps. */

import { parseContract } from '../domain/contract.ts';
import { readHands, type Deal } from '../domain/deal.ts';
import { openTable, type Table } from '../domain/table.ts';
import {
  NOTHING_YET,
  type Baked,
  type BakedCall,
  type BakedCase,
  type BakedFinding,
  type BakedMark,
  type BakedState,
  type BakedTexts,
  type TextNumber,
} from './baked.ts';
import type { BySeat } from '../domain/seat.ts';
import type { Fact } from '../events/event.ts';
import { stopsIn, type Stops } from './stops.ts';
import { changed } from './tableChange.ts';

/** What an element draws of one position. */
export interface Frame extends BakedState {
  readonly at: number;
  readonly table: Table;
  /** What led here; null at the start. */
  readonly fact: (Pick<Fact, 'type'> & { readonly seat?: string; readonly card?: string }) | null;
  /** The fact as a baked sentence; null where there are facts only. */
  readonly says: TextNumber | null;
  readonly caption: string | null;
  readonly findings: readonly BakedFinding[];
  /** Every case so far. */
  readonly cases: readonly BakedCase[];
  /** The trick and the card in it that this position has come to; a lead out of turn counts to the trick before. */
  readonly place: { readonly trick: number; readonly card: number };
}

/** A deal ready to be stepped through. */
export interface Film {
  readonly title: string;
  readonly notes: string | null;
  readonly deal: Deal;
  readonly auction: readonly BakedCall[] | null;
  readonly names: Partial<BySeat<string>>;
  /** Null where nobody has asked the Laws: facts only. */
  readonly law: { readonly edition: string; readonly baked: string } | null;
  readonly texts: Readonly<Record<string, BakedTexts>>;
  readonly clauses: Readonly<Record<string, TextNumber>>;
  /** `frames[n]`: after n events. */
  readonly frames: readonly Frame[];
  readonly marks: readonly BakedMark[];
  readonly stops: Stops;
}

/** Where play has come to at a table. */
export function placeAt({ trick }: Table): Frame['place'] {
  if (trick === null) return { trick: 0, card: 0 };
  const card = [trick.N, trick.E, trick.S, trick.W].filter((each) => each !== null).length;
  return { trick: trick.number, card };
}

export function stopsOfFrames(frames: readonly Frame[], marks: readonly BakedMark[]): Stops {
  return stopsIn({
    last: frames.length - 1,
    fact: (at) => frames[at]?.fact?.type,
    told: (at) => (frames[at]?.findings.length ?? 0) > 0,
    trick: (at) => frames[at]?.table.trick ?? null,
    marks: marks.map(({ step }) => step),
  });
}

/** Null when a step changes the table in a way no play could. */
export function filmOf(baked: Baked): Film | null {
  const deal: Deal = {
    board: baked.board,
    dealer: baked.dealer,
    vulnerable: baked.vulnerable,
    hands: readHands(baked.hands).hands,
  };
  const frames: Frame[] = [];
  let table = openTable(
    deal,
    baked.contract === null ? null : parseContract(baked.contract),
    baked.declarer,
    'lead',
  );
  let cases: readonly BakedCase[] = [];
  let state: BakedState = NOTHING_YET;
  for (const [at, step] of baked.steps.entries()) {
    const { penaltyCards, revokes, options, restriction, information, questions, result } = {
      ...state,
      ...step,
    };
    const next = step.table === undefined ? table : changed(table, step.table);
    if (next === null) return null;
    table = next;
    state = { penaltyCards, revokes, options, restriction, information, questions, result };
    if (step.cases !== undefined) {
      const now = new Map([...cases, ...step.cases].map((one) => [one.id, one]));
      cases = [...now.values()];
    }
    frames.push({
      ...state,
      at,
      table,
      fact: step.fact ?? null,
      says: step.says ?? null,
      caption: step.caption ?? null,
      findings: step.findings ?? [],
      cases,
      place: placeAt(table),
    });
  }
  return {
    title: baked.title,
    notes: baked.notes ?? null,
    deal,
    auction: baked.auction,
    names: baked.names ?? {},
    law: baked.law,
    texts: baked.texts,
    clauses: baked.clauses,
    frames,
    marks: baked.marks,
    stops: stopsOfFrames(frames, baked.marks),
  };
}
