/** USEBIO values for which a record has no field, as tags: those of a line with its deal, all others with the first deal. */

import { allChildrenOf, nameOf, textOf, type Element } from './element.ts';

const READ: ReadonlySet<string> = new Set(
  (
    'EVENT_DESCRIPTION BOARD_SCORING_METHOD DATE PAIR_NUMBER PLAYER_NAME DIRECTION BOARD_NUMBER CLUBS DIAMONDS HEARTS SPADES ' +
    'VULNERABILITY ROUND_NUMBER SESSION_ID NS_PAIR_NUMBER EW_PAIR_NUMBER CONTRACT PLAYED_BY LEAD TRICKS SCORE LIN_DATA'
  ).split(' '),
);

const tagFor = (name: string): string => `USEBIO_${name.replace(/\W+/g, '_')}`;

/** The cells of a traveller's line that are not read otherwise. */
export function othersOfLine(line: Element): readonly (readonly [tag: string, value: string])[] {
  return allChildrenOf(line).flatMap((child) => {
    const name = nameOf(child).toUpperCase();
    const text = READ.has(name) || name.startsWith('#') ? '' : textOf(line, name).trim();
    return text === '' ? [] : [[tagFor(name), text] as const];
  });
}

/** Everything else in the event, outside its travellers, each name once with all its values. */
export function othersOfEvent(event: Element): ReadonlyMap<string, string> {
  const values = new Map<string, string[]>();
  const waiting: Element[] = [event];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const child of allChildrenOf(next)) {
      const name = nameOf(child).toUpperCase();
      if (name.startsWith('#') || name === 'TRAVELLER_LINE') continue;
      waiting.push(child);
      const text = READ.has(name) ? '' : textOf({ whole: [child] }, name).trim();
      if (text === '') continue;
      const known = values.get(tagFor(name));
      if (known === undefined) values.set(tagFor(name), [text]);
      else known.push(text);
    }
  return new Map([...values].map(([tag, texts]) => [tag, texts.join(', ')]));
}
