/**
 * The course of a case: what the engine says after each event, as far as it changed by it. A case's own `expect` says what the law demands
 * at its point; the course holds everything else, so that a change of any ruling anywhere shows as a line that a person reads.
 */

import { cardsOf } from '../../src/domain/hand.ts';
import type { Fact } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import type { Case } from '../../src/laws/case.ts';
import type { Edition } from '../../src/lawbook/editions.ts';
import { weighedIn } from '../../src/laws/weighed.ts';
import type { Finding } from '../../src/laws/finding.ts';
import type { Position } from '../../src/replay/position.ts';
import { timelineOf, type Timeline } from '../../src/replay/timeline.ts';
import {
  information,
  legalCards,
  openMatters,
  openOptions,
  openQuestions,
  penaltyCards,
  restrictionAt,
  resultAt,
  revokes,
  waitsFor,
} from '../../src/replay/view.ts';

/** `name:value name:value` of what is told; nothing of what is not. */
function told(values: object): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name}:${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(' ');
}

function findingLine(finding: Finding, edition: Edition): string {
  const { key, laws, params, weighed: _weighed, at: _at, ...rest } = finding;
  const further = Object.entries(params).filter(([name]) => !(name in rest));
  const exceptions = weighedIn(finding, edition)
    .map(({ law, why }) => `${law} ${why}`)
    .join(', ');
  return `! ${key} [${laws.join(' ')}] ${told({ ...rest, ...Object.fromEntries(further), weighed: exceptions })}`;
}

/** `E: H9 H6`: the hand in turn and the cards it may play, where it may not play just any. */
function turnOf(position: Position): string {
  const seat = position.table.turn;
  if (seat === null) return '–';
  const legal = legalCards(position, seat);
  const held = cardsOf(position.table.hands[seat]).length;
  return legal.length === held ? seat : `${seat}: ${legal.join(' ') || 'none'}`;
}

/** Everything a screen may show of a position, item by item. `?` after a lifecycle's state: it still asks something of somebody. */
function shown(position: Position): string[] {
  const { table } = position;
  const matters = openMatters(position);
  const result = position.cases.length > 0 || table.phase === 'over' ? resultAt(position) : null;
  return [
    ...position.cases.map((each) => {
      const mark = each.ended ? '.' : matters.includes(each) ? '?' : '';
      return `case ${each.id} ${each.state}${mark}`;
    }),
    ...table.loose.map(({ seat, card, as }) => `loose ${seat} ${card} ${as}`),
    ...table.openPlaces.map(({ seat, trick }) => `open place ${seat} in ${trick}`),
    ...[waitsFor(position)].flatMap((seat) => (seat === null ? [] : [`waits for ${seat}`])),
    ...openOptions(position).map(({ by, of, law, case: id }) => `${by} may ${of.join('|')} ${law} ${id}`),
    ...[restrictionAt(position)].flatMap((each) => (each === null ? [] : [`restriction ${told(each)}`])),
    ...penaltyCards(position).map(({ owner, card, kind }) => `penalty card ${owner} ${card} ${kind}`),
    ...revokes(position).map((each) => `revoke ${told(each)}`),
    ...informationItems(position),
    ...openQuestions(position).map(({ question, law, case: id = '' }) => `asked ${question} ${law} ${id}`),
    ...(result === null ? [] : [`result ${told(result)}`]),
  ];
}

/** What one card tells, to whom: `information W DQ N authorised 50E2, E unauthorised 50E2`. */
function informationItems(position: Position): string[] {
  const byCard = new Map<string, string[]>();
  for (const { card, owner, to, status, law } of information(position)) {
    const name = `${owner} ${card}`;
    byCard.set(name, [...(byCard.get(name) ?? []), `${to} ${status} ${law}`]);
  }
  return [...byCard].map(([name, entries]) => `information ${name}: ${entries.join(', ')}`);
}

/** What a lifecycle has taken note of since it began. */
function remembered(before: Case | undefined, now: Case): string[] {
  if (before === undefined || before.context === now.context) return [];
  const earlier: Readonly<Record<string, unknown>> = { ...before.context };
  const changed = Object.entries(now.context).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(earlier[name]),
  );
  const notes = changed.map(([name, value]) => `${name}:${JSON.stringify(value)}`);
  return notes.length === 0 ? [] : [`= ${now.id} ${notes.join(' ')}`];
}

function factText(fact: Fact | undefined): string {
  if (fact === undefined) return '';
  if (fact.type === 'CardPlayed') {
    const { seat, card, type: _type, ...rest } = fact;
    return ` ${seat} ${card} ${told(rest)}`.trimEnd();
  }
  const { type, ...rest } = fact;
  return ` ${type} ${told(rest)}`.trimEnd();
}

/** Ordinary cards before the first irregularity are left out: that they follow suit is the properties' to show. */
export function courseOf(record: DealRecord, timeline: Timeline = timelineOf(record)): string {
  const { positions, findings, laws } = timeline;
  const lines: string[] = [];
  let before: readonly string[] = [];
  let known = new Map<string, Case>();
  for (const position of positions) {
    const now = shown(position);
    const changes = [
      ...findings
        .filter(({ at }) => at === position.at - 1)
        .map((finding) => findingLine(finding, laws.edition)),
      ...now.filter((item) => !before.includes(item)).map((item) => `+ ${item}`),
      ...before.filter((item) => !now.includes(item)).map((item) => `- ${item}`),
      ...position.cases.flatMap((each) => remembered(known.get(each.id), each)),
    ];
    before = now;
    known = new Map(position.cases.map((each) => [each.id, each]));
    if (changes.length === 0 && position.cases.length === 0) continue;
    lines.push(`${position.at}${factText(record.events[position.at - 1])} > ${turnOf(position)}`);
    lines.push(...changes.map((change) => `  ${change}`));
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}
