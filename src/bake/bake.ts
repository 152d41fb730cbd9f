/** Bakes a folded deal: what happened, what the Laws say of it, in the languages asked for. */

import { formatContract } from '../domain/contract.ts';
import { formatHands } from '../domain/deal.ts';
import type { Fact } from '../events/event.ts';
import { caseTitle, clauseLabel, factSentence, findingText, stateName } from '../i18n/sentence.ts';
import type { Language } from '../i18n/settings.ts';
import { clauseNumbered } from '../lawbook/catalogue.ts';
import type { Case } from '../laws/case.ts';
import { isPlayOver } from '../laws/index.ts';
import type { Clause, Finding } from '../laws/finding.ts';
import type { Position } from '../replay/position.ts';
import type { Timeline } from '../replay/timeline.ts';
import {
  information,
  openMatters,
  openOptions,
  openQuestions,
  penaltyCards,
  restrictionAt,
  resultAt,
  revokes,
} from '../replay/view.ts';
import {
  BAKED_FORMAT,
  BAKED_VERSION,
  NOTHING_YET,
  type Baked,
  type BakedCall,
  type BakedCase,
  type BakedFact,
  type BakedFile,
  type BakedMark,
  type BakedState,
  type BakedStep,
} from './baked.ts';
import { irregularitiesOf } from './irregularities.ts';
import { obligationOf, playerIn } from './obligation.ts';
import { changeBetween } from './tableChange.ts';
import { collectTexts, type TextCollector } from './texts.ts';

export interface BakeOptions {
  /** Each must have been loaded; the first is shown to a reader whose own language is not among them. */
  readonly languages: readonly Language[];
  /** The day, ISO 8601: the Laws as this program read them then. */
  readonly day: string;
  /** Players' names are left out unless the writer chose to show them. */
  readonly names?: boolean;
  /** The calls with their alerts and explanations, where the file holds any; from the record when left out. */
  readonly auction?: readonly BakedCall[];
}

export function bakedFile(boards: readonly Baked[]): BakedFile {
  return { format: BAKED_FORMAT, version: BAKED_VERSION, boards };
}

interface Oven {
  readonly timeline: Timeline;
  readonly texts: TextCollector;
  /** The number of a clause in the book that was read; its label is kept. */
  readonly number: (clause: Clause) => string;
}

export function bake(timeline: Timeline, { languages, day, names = false, auction }: BakeOptions): Baked {
  const { record, positions, laws } = timeline;
  const { header } = record;
  const texts = collectTexts(languages);
  const clauses: Record<string, number> = {};
  const number = (clause: Clause): string => {
    const known = clauseNumbered(clause);
    const shown = laws.edition === '2007' ? (known?.in2007 ?? clause) : clause;
    clauses[shown] ??= texts.add((words) => clauseLabel(known?.id ?? clause, words));
    return shown;
  };
  const oven: Oven = { timeline, texts, number };
  const seen = positions.map((position) => ({
    ...stateAt(oven, position),
    cases: casesAt(oven, position),
  }));
  const steps = positions.map((position, at) => ({
    ...stepOf(oven, position, at),
    ...news(seen[at] ?? START, seen[at - 1] ?? START),
  }));
  const marks = marksOf(oven);
  const { contract, declarer } = positions.at(-1)?.table ?? { contract: null, declarer: null };
  return {
    law: { edition: laws.edition, baked: day },
    title: header.title,
    board: header.deal.board,
    dealer: header.deal.dealer,
    vulnerable: header.deal.vulnerable,
    hands: formatHands(header.deal.hands),
    contract: contract === null ? null : formatContract(contract),
    declarer,
    auction: auction ?? auctionOf(timeline),
    ...(names && header.names !== undefined ? { names: header.names } : {}),
    ...(header.notes === undefined ? {} : { notes: header.notes }),
    texts: texts.texts(),
    clauses,
    steps,
    marks,
  };
}

function auctionOf({ record }: Timeline): readonly BakedCall[] | null {
  const { auction } = record.header;
  const made = record.events.filter((event) => event.type === 'CallMade');
  if (auction === null && made.length === 0) return null;
  return [
    ...(auction ?? []).map((call) => ({ call })),
    ...made.map(({ call, alert, explanation }): BakedCall => ({
      call,
      ...(alert === true ? { alert } : {}),
      ...(explanation === undefined ? {} : { explanation }),
    })),
  ];
}

function stepOf(oven: Oven, position: Position, at: number): BakedStep {
  const { timeline, texts } = oven;
  const before = timeline.positions[at - 1];
  const fact = timeline.record.events[at - 1];
  const findings = at === 0 ? timeline.findings.filter((finding) => finding.at === -1) : position.findings;
  return {
    ...(fact === undefined
      ? {}
      : {
          fact: factOf(fact),
          says: texts.add((words, tell) => factSentence(fact, before?.table ?? null, words, tell)),
        }),
    ...(fact?.note === undefined ? {} : { caption: fact.note }),
    ...(findings.length === 0 ? {} : { findings: findings.map((finding) => findingIn(oven, finding)) }),
    ...tableIn(position, before),
  };
}

function factOf(fact: Fact): BakedFact {
  const about = fact as { seat?: BakedFact['seat']; by?: string; card?: BakedFact['card'] };
  const seat = about.seat ?? (/^[NESW]$/.test(about.by ?? '') ? (about.by as BakedFact['seat']) : undefined);
  return {
    type: fact.type,
    ...(seat === undefined ? {} : { seat }),
    ...(about.card === undefined ? {} : { card: about.card }),
  };
}

function findingIn({ texts, number }: Oven, finding: Finding): NonNullable<BakedStep['findings']>[number] {
  return {
    text: texts.add((words, tell) => findingText(finding, words, tell)),
    laws: finding.laws.map(number),
    ...(finding.because === undefined ? {} : { because: finding.because.map((event) => event + 1) }),
    ...(finding.procedure === true ? { procedure: true } : {}),
  };
}

/** The table of step 0 follows from the deal, the contract and the declarer but for what the record says otherwise. */
function tableIn(position: Position, before: Position | undefined): Pick<BakedStep, 'table'> {
  if (before === undefined) {
    const { phase, turn, contract, declarer } = position.table;
    return {
      table: { phase, turn, declarer, contract: contract === null ? null : formatContract(contract) },
    };
  }
  const table = changeBetween(before.table, position.table);
  return table === undefined ? {} : { table };
}

type Seen = BakedState & { readonly cases: readonly BakedCase[] };

const START: Seen = { ...NOTHING_YET, cases: [] };

/** What is not as it was: lists as a whole, of the cases only those that changed. */
function news(now: Seen, then: Seen): Partial<Seen> {
  const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
  const { cases: before, ...earlier } = then;
  const { cases, ...state } = now;
  const changed = cases.filter((one) =>
    differs(
      one,
      before.find(({ id }) => id === one.id),
    ),
  );
  const fresh = Object.entries(state).filter(([key, value]) =>
    differs(value, earlier[key as keyof BakedState]),
  );
  return { ...Object.fromEntries(fresh), ...(changed.length === 0 ? {} : { cases: changed }) };
}

function casesAt({ texts }: Oven, position: Position): readonly BakedCase[] {
  const open = new Set(openMatters(position).map(({ id }) => id));
  return position.cases.map((one) => ({
    id: one.id,
    state: one.state,
    title: texts.add((words, tell) => caseTitle(one, words, tell)),
    called: texts.add((words) => stateName(one.machine, one.state, words)),
    asks: open.has(one.id) ? texts.add((words) => obligationOf(one, position.table, words)) : null,
  }));
}

function stateAt({ texts, number }: Oven, position: Position): BakedState {
  const restriction = restrictionAt(position);
  const result = isPlayOver(position) ? resultAt(position) : null;
  return {
    penaltyCards: penaltyCards(position).map(({ owner, card, kind }) => [owner, card, kind] as const),
    revokes: revokes(position).map(({ seat, card, trick, state }) => [seat, card, trick, state] as const),
    options: openOptions(position).map(({ by, of, law }) => ({
      by,
      law: number(law),
      says: texts.add(({ screen }, tell) =>
        screen.announce.choices({ seat: tell.seat(by), options: of.length }),
      ),
      of: of.map((option) => [option, texts.add((words, tell) => words.optionName(option, tell))] as const),
    })),
    restriction:
      restriction === null
        ? null
        : {
            on: restriction.on,
            ...(restriction.require === undefined ? {} : { require: restriction.require }),
            ...(restriction.forbid === undefined ? {} : { forbid: restriction.forbid }),
          },
    information: information(position).map(({ card, owner, to, status, law }) => ({
      card,
      owner,
      to,
      authorised: status === 'authorised',
      law: number(law),
    })),
    questions: openQuestions(position).map(({ question, law }) => ({
      text: texts.add((words) => words.questions[question].ask),
      law: number(law),
    })),
    result:
      result === null
        ? null
        : {
            played: result.declarerTricks,
            adjusted: result.adjustedTricks,
            ...(result.finalTricks === undefined ? {} : { judged: result.finalTricks }),
            because: result.because.map(number),
          },
  };
}

/** Each place to jump to, with the sentence that tells it best: the first finding there, or the fact itself. */
function marksOf({ timeline, texts, number }: Oven): readonly BakedMark[] {
  const { record, positions, findings } = timeline;
  const at = (index: number): Position => positions[index] as Position;
  const deal = {
    record,
    findings,
    last: positions.length - 1,
    cases: (index: number): readonly Case[] => at(index).cases,
    open: (index: number): readonly Case[] => openMatters(at(index)),
  };
  return irregularitiesOf(deal).map(({ event, kind, case: about, finding }): BakedMark => {
    const here = findings.filter((one) => one.at === event);
    const found = finding ?? here.find((one) => one.case === about?.id) ?? here[0];
    const fact = record.events[event];
    const offender = about === null ? found?.seat : playerIn(about);
    const [law] = found?.laws ?? [];
    return {
      step: event + 1,
      kind,
      text:
        found !== undefined
          ? texts.add((words, tell) => findingText(found, words, tell))
          : texts.add((words, tell) =>
              fact === undefined ? '' : factSentence(fact, at(event).table, words, tell),
            ),
      ...(law === undefined ? {} : { law: number(law) }),
      ...(offender === undefined || offender === null ? {} : { offender }),
    };
  });
}
