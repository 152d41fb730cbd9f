/**
 * Removes names, numbers and free texts from a case. The declarations of the facts decide what stays: cards, seats, sides, offices,
 * clauses, choices, scores. Texts and undeclared values are removed.
 */

import { isCard } from '../../../domain/card.ts';
import { isSeat, isSide } from '../../../domain/seat.ts';
import { choicesFor, notesIn, procedureIn, type Procedure } from '../../../events/caseNotes.ts';
import type { Fact } from '../../../events/event.ts';
import { FACTS, JUDGES, OF_ANY, type Declared } from '../../../events/facts.ts';
import type { DealRecord } from '../../../events/record.ts';
import { isCall, parseContract } from '../../../domain/contract.ts';
import { LEVELS } from '../../../audit/polls/polls.ts';

/** The record without anything that names a person. Every entry keeps its place, so that the moments are the same; an entry that is left empty says that it is. */
export function anonymous(record: DealRecord): DealRecord {
  const { header, events, marks = {} } = record;
  const names = new Map(Object.keys(marks).map((name, index) => [name, `m${index + 1}`] as const));
  const procedure = procedureIn(notesIn(record));
  return {
    header: {
      title: '',
      edition: header.edition,
      ...(header.elections === undefined ? {} : { elections: onlyFlags(header.elections) }),
      deal: { ...header.deal, board: '' },
      contract: header.contract,
      declarer: header.declarer,
      auction: header.auction,
      ...(header.statedResult === undefined ? {} : { statedResult: header.statedResult }),
    },
    events: events.map((fact) => bare(fact, names, procedure)),
    marks: Object.fromEntries(Object.entries(marks).map(([name, at]) => [names.get(name) ?? '', at])),
  };
}

const onlyFlags = <Given extends object>(given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === 'boolean')) as Given;

/** Roles that name nobody. */
const OFFICES: ReadonlySet<string> = new Set([...JUDGES, 'witness', 'record']);

function bare(fact: Fact, marks: ReadonlyMap<string, string>, procedure: Procedure): Fact {
  const declared: Declared = { ...OF_ANY, ...FACTS[fact.type] };
  const kept: Record<string, unknown> = { type: fact.type };
  for (const [declaredName, kind] of Object.entries(declared)) {
    const name = declaredName.replace('?', '');
    const value = (fact as unknown as Readonly<Record<string, unknown>>)[name];
    if (value === undefined) continue;
    const shown = bareValue(name, kind, value, marks);
    if (shown !== undefined) kept[name] = shown;
    // A required field gets an empty value.
    else if (!declaredName.endsWith('?')) kept[name] = kind === 'answer' ? false : '';
  }
  if (fact.type === 'CaseNoted')
    kept['text'] = choicesFor(fact.field, procedure)?.includes(fact.text) === true ? fact.text : '';
  if (fact.type === 'Amended') kept['with'] = bare(fact.with, marks, procedure);
  if (fact.type === 'PollPrepared') kept['told'] = fact.told.map((inPoll) => bare(inPoll, marks, procedure));
  if (fact.type === 'AccountGiven')
    kept['events'] = fact.events.map((inAccount) => bare(inAccount, marks, procedure));
  return kept as unknown as Fact;
}

/** Undefined for a value that may name somebody. */
function bareValue(
  name: string,
  kind: Declared[string],
  value: unknown,
  marks: ReadonlyMap<string, string>,
): unknown {
  if (typeof kind !== 'string') return value;
  switch (kind) {
    case 'text':
      return typeof value === 'string' ? bareText(name, value, marks) : undefined;
    case 'answer':
      return bareAnswer(value, marks);
    case 'outcomes':
      return Array.isArray(value) ? value.flatMap(bareOutcome) : [];
    case 'contract':
      return typeof value === 'string' && parseContract(value) !== null ? value : undefined;
    case 'texts':
      return Array.isArray(value) ? value.filter(isPick) : [];
    case 'comparison':
    case 'settings':
    case 'fact':
    case 'facts':
      return undefined;
    default:
      return value;
  }
}

/** A call or a card stays; anything else is somebody’s words. */
export const isPick = (pick: unknown): boolean => isCall(pick) || isCard(pick);

function bareText(name: string, text: string, marks: ReadonlyMap<string, string>): string | undefined {
  switch (name) {
    case 'by':
      return isSeat(text) || isSide(text) || OFFICES.has(text) ? text : undefined;
    case 'choice':
      return isPick(text) ? text : undefined;
    case 'level':
      return LEVELS.find((level) => level === text);
    case 'law':
      return /^\d{1,2}(?:[A-Z](?:\d[a-z]?)?)?$/.test(text) ? text : undefined;
    case 'event':
    case 'from':
    case 'account':
    case 'poll':
      return text === '' ? '' : marks.get(text);
    default:
      return undefined;
  }
}

function bareAnswer(value: unknown, marks: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'string') return typeof value === 'object' ? undefined : value;
  return isSeat(value) || isCard(value) || value === 'together' ? value : marks.get(value);
}

function bareOutcome(outcome: unknown): object[] {
  const { contract, declarer, tricks, weight } = { ...(outcome as Readonly<Record<string, unknown>>) };
  if (typeof contract !== 'string') return [];
  return [
    {
      contract: parseContract(contract) === null ? 'Pass' : contract,
      ...(isSeat(declarer) ? { declarer } : {}),
      ...(typeof tricks === 'number' ? { tricks } : {}),
      ...(typeof weight === 'number' ? { weight } : {}),
    },
  ];
}
