/** Deals to draw, and pictures to look at by their numbers. */

import { readFileSync } from 'node:fs';
import type { DealRecord } from '../../../src/events/record.ts';
import { readCase } from '../../../src/formats/case/readCase.ts';
import { loadLanguage } from '../../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES, type Settings } from '../../../src/i18n/settings.ts';
import { lawSet } from '../../../src/lawbook/editions.ts';
import type { Area, Box, Picture, Text } from '../../../src/output/picture/items.ts';
import { timelineOf, type Timeline } from '../../../src/replay/timeline.ts';

export function recordAt(path: string): DealRecord {
  const { record } = readCase(readFileSync(path, 'utf8'));
  if (record === null) throw new Error(`${path} holds no deal.`);
  return record;
}

export const REVOKE = 'fixtures/deals/seed-002-deal-2.json';
export const CORRECTED = 'fixtures/deals/seed-002-deal-3.json';

export function fold(record: DealRecord): Timeline {
  return timelineOf(record, lawSet(record.header.edition, record.header.elections));
}

export function withHeader(record: DealRecord, header: Partial<DealRecord['header']>): DealRecord {
  return { ...record, header: { ...record.header, ...header } };
}

await Promise.all(LANGUAGES.map(loadLanguage));

export const EVERY_LANGUAGE: readonly Settings[] = LANGUAGES.map((language) => ({
  ...DEFAULT_SETTINGS,
  language,
}));

export const textsOf = ({ items }: Picture): Text[] =>
  items.filter((item): item is Text => item.kind === 'text');
export const boxesOf = ({ items }: Picture): Box[] =>
  items.filter((item): item is Box => item.kind === 'box');

/** True when two areas share more than a hair. */
export function overlap(one: Area, other: Area): boolean {
  const hair = 0.5;
  return (
    one.x + one.width > other.x + hair &&
    other.x + other.width > one.x + hair &&
    one.y + one.height > other.y + hair &&
    other.y + other.height > one.y + hair
  );
}

/** Pairs of texts that would be printed over one another. */
export function collisions(texts: readonly Text[]): string[] {
  const found: string[] = [];
  for (const [index, one] of texts.entries())
    for (const other of texts.slice(index + 1))
      if (overlap(one.area, other.area)) found.push(`${wordsIn(one)} / ${wordsIn(other)}`);
  return found;
}

export const wordsIn = (text: Text): string => text.runs.map((run) => run.text).join('');

export function inside(outer: Area, inner: Area): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
