/** What the record already says of a fact that is being entered, so that nobody is asked. */

import { awaitsLead, dummyOf, trickNumber } from '../../domain/table.ts';
import { nextCaller } from '../../events/calls.ts';
import { openCases, type Known, type Values } from './candidates.ts';
import type { AskedField, KindWord } from './kinds.ts';
import { objector, suspects } from './suspects.ts';

/** The value that follows from the log; null to leave the field out, undefined if unknown. */
export function meantFor(
  { field, optional, default: given }: AskedField,
  { kind, values }: { readonly kind: KindWord; readonly values: Values },
  known: Known,
): unknown {
  const { table, options } = known.moment;
  const choosers = [...new Set(options.map(({ by }) => by))];
  const chooser = choosers.length === 1 ? choosers[0] : undefined;
  if (given === 'declarer') return table.declarer ?? undefined;
  if (given === 'dummy') return dummyOf(table) ?? undefined;
  if (given === 'chooser' || (kind === 'offered' && field === 'to')) return chooser;
  if (kind === 'objected' && field === 'by') return objector(known.moment);
  if (kind === 'bid' && field === 'seat')
    return (table.phase === 'auction' || known.events.length === 0 ? nextCaller(known) : null) ?? undefined;
  // A card of the hand in turn is a lead or a play without being asked.
  if (field === 'as') return values['seat'] === table.turn ? null : undefined;
  if (kind === 'attention' && optional) return fromSuspects(field, values, known);
  // Skipped tricks begin with the next one.
  if (kind === 'tricks' && field === 'from') return awaitsLead(table) ? trickNumber(table) : undefined;
  if (kind === 'board') return isKnownOfBoard(field, known) ? null : undefined;
  if (kind === 'answer' && optional) return fromOpenCases(field, values, known);
  return undefined;
}

/** The card that the answer is about, or its owner. The trick is left out. */
function fromOpenCases(field: string, values: Values, { moment }: Known): unknown {
  if (field === 'trick') return null;
  const about = openCases(values, moment).filter(
    ({ card, owner }) => card !== undefined && owner !== undefined,
  );
  const [first, ...others] = about;
  if (field === 'seat')
    return first !== undefined && others.length === 0
      ? first.owner
      : (about.find(({ card }) => card === values['card'])?.owner ?? null);
  if (first === undefined) return null;
  return others.length === 0 ? first.card : undefined;
}

/** The trick or player of the only possible irregularity. If the record itself shows it, nothing need be recorded. */
function fromSuspects(field: string, values: Values, { moment }: Known): unknown {
  const all = suspects(values, moment);
  const [first] = all;
  if (first === undefined) return null;
  const named = (one: typeof first): unknown => (field === 'trick' ? one.trick : one.seat);
  if (all.some((one) => named(one) !== named(first))) return undefined;
  return all.length === 1 && !first.unshown && values['trick'] === undefined ? null : named(first);
}

/** If the log has all values, the wrong one is asked for. */
function isKnownOfBoard(field: string, { header: { deal, contract, declarer } }: Known): boolean {
  const isGiven: Readonly<Record<string, boolean>> = {
    board: deal.board !== '',
    dealer: deal.dealer !== null,
    vulnerable: deal.vulnerable !== null,
    contract: contract !== null,
    declarer: declarer !== null,
  };
  return isGiven[field] === true && Object.values(isGiven).includes(false);
}
