/** Writes deals as LIN. A bar can't be escaped, so it becomes a slash. What differs when read back is a loss. */

import { overOrUnder, tricksNeeded, type Call } from '../../domain/contract.ts';
import type { Vulnerability } from '../../domain/score.ts';
import { handsText, SOUTH_FIRST } from '../handsText.ts';
import type { Written } from '../losses.ts';
import { outlineOf, type Outline, type WrittenDeal } from '../outline.ts';
import { callsShown, tricksShown } from '../shown.ts';
import { lossesReadBack } from '../verify.ts';
import { parseLin } from './parse.ts';
import { MATCH_TAGS } from './session.ts';

/** One file of any number of deals, a line each. LIN says title, segment and scoring once for all. */
export function writeLin(deals: readonly WrittenDeal[]): Written {
  const outlines = deals.map((deal) => outlineOf(deal));
  let named = false;
  const boards = deals.map((deal, index) => {
    const line = boardLine(deal, outlines[index] as Outline, named);
    named ||= deal.record.header.names !== undefined;
    return line;
  });
  const text = [...headLines(deals, outlines), ...boards].map((line) => `${line}\n`).join('');
  return { text, losses: lossesReadBack(deals, 'lin', outlines, parseLin(text).deals) };
}

/** Title, segment, scoring and results that apply to every deal; empty for none. */
function headLines(deals: readonly WrittenDeal[], outlines: readonly Outline[]): string[] {
  const cells = resultCells(deals, outlines);
  const [event, session, scoring] = [ofAll(deals, 'event'), ofAll(deals, 'session'), ofAll(deals, 'scoring')];
  const teams = MATCH_TAGS.map((tag, place) => ofAllTags(deals, tag) || (place % 2 === 1 ? '0' : ''));
  const hasHead = [event, session, scoring, ...teams].some((value) => value !== '' && value !== '0');
  if (!hasHead && cells === null) return [];
  const [from, to] = cells === null ? ['', ''] : [cells.first, cells.last];
  const match = [event, session, scoring, from, to, ...teams].map((value) => plain(String(value), true));
  return [`vg|${match.join(',')}|`, ...(cells === null ? [] : [`rs|${cells.values.join(',')}|`])];
}

/** Empty if two deals differ, because a reader would give the value to every deal. */
function ofAll(deals: readonly WrittenDeal[], field: 'event' | 'session' | 'scoring'): string {
  const [value = '', ...others] = new Set(deals.map(({ record: { header } }) => header[field] ?? ''));
  return others.length === 0 ? value : '';
}

function ofAllTags(deals: readonly WrittenDeal[], tag: string): string {
  const [value = '', ...others] = new Set(deals.map(({ tags }) => tags?.get(tag) ?? ''));
  return others.length === 0 ? value : '';
}

const MOST_CELLS = 2000;

/** The results of both rooms from the first to the last board; null if a deal has no room or no number. */
function resultCells(
  deals: readonly WrittenDeal[],
  outlines: readonly Outline[],
): { readonly first: number; readonly last: number; readonly values: readonly string[] } | null {
  const rooms = deals.map(({ record: { header } }) => ({
    board: /^[1-9]\d{0,3}$/.test(header.deal.board) ? Number(header.deal.board) : 0,
    room: header.room,
  }));
  const known = rooms.every(({ board, room }) => board > 0 && (room === 'open' || room === 'closed'));
  if (!known || deals.length === 0) return null;
  const first = Math.min(...rooms.map(({ board }) => board));
  const last = Math.max(...rooms.map(({ board }) => board));
  if ((last - first) * 2 > MOST_CELLS) return null;
  const values = Array.from({ length: (last - first + 1) * 2 }, () => '');
  for (const [index, { board, room }] of rooms.entries())
    values[(board - first) * 2 + (room === 'closed' ? 1 : 0)] = resultCell(
      deals[index] as WrittenDeal,
      outlines[index] as Outline,
    );
  return values.some((value) => value !== '') ? { first, last, values } : null;
}

/** `4SWx-4`. */
function resultCell({ record }: WrittenDeal, { passedOut, contract, declarer }: Outline): string {
  if (passedOut) return 'P';
  const { statedResult } = record.header;
  if (contract === null || declarer === null || statedResult === undefined) return '';
  const made = overOrUnder(statedResult.declarerTricks - tricksNeeded(contract));
  const strain = contract.strain === 'NT' ? 'N' : contract.strain;
  return `${contract.level}${strain}${declarer}${{ 1: '', 2: 'x', 4: 'xx' }[contract.doubling]}${made}`;
}

const VULNERABLE: Readonly<Record<Vulnerability, string>> = { None: 'o', NS: 'n', EW: 'e', All: 'b' };

/** @param named true if an earlier board has names: a reader keeps them until others come */
function boardLine(deal: WrittenDeal, outline: Outline, named: boolean): string {
  const { header, events } = deal.record;
  const { board } = header.deal;
  const numbered = /^[1-9]\d{0,3}$/.test(board);
  const room = header.room === 'open' ? 'o' : header.room === 'closed' ? 'c' : '';
  const { names } = header;
  const pairs = [`qx|${room}${numbered ? board : ''}|`];
  if (names !== undefined)
    pairs.push(`pn|${SOUTH_FIRST.map((seat) => plain(names[seat] ?? '', true)).join(',')}|`);
  else if (named) pairs.push('pn||');
  const { vulnerable } = header.deal;
  pairs.push('st||', `md|${handsText(header.deal)}|`);
  if (vulnerable !== null) pairs.push(`sv|${VULNERABLE[vulnerable]}|`);
  if (numbered) pairs.push(`ah|Board ${board}|`);
  pairs.push(...comments(header.notes ?? ''));
  const { calls, invented } = callsShown(deal, outline);
  for (const [index, call] of calls.entries()) {
    const { alert, explanation, note = '' } = (invented ? undefined : outline.calls[index]) ?? {};
    pairs.push(`mb|${callWord(call)}${alert === true ? '!' : ''}|`);
    if (explanation !== undefined) pairs.push(`an|${plain(explanation)}|`);
    pairs.push(...comments(note));
  }
  pairs.push('pg||');
  for (const { cards } of outline.tricks) {
    for (const { card, event } of cards) {
      const fact = events[event];
      pairs.push(`pc|${card}|`, ...comments(fact?.type === 'CardPlayed' ? (fact.note ?? '') : ''));
    }
    pairs.push('pg||');
  }
  const total = tricksShown(deal, outline);
  if (total !== null) pairs.push(`mc|${total}|pg||`);
  return pairs.join('');
}

/** The call as LIN has it: `p`, `d`, `r`, `3N`. */
export function callWord(call: Call): string {
  if (call === 'X') return 'd';
  if (call === 'XX') return 'r';
  return call === 'P' ? 'p' : call.replace('NT', 'N');
}

function comments(text: string): string[] {
  return text === '' ? [] : text.split('\n').map((line) => `nt|${plain(line)}|`);
}

function plain(text: string, inList = false): string {
  const shown = text.replaceAll('|', '/').replace(/\p{Cc}+/gu, ' ');
  return inList ? shown.replaceAll(',', ' ') : shown;
}
