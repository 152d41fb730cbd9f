/** Each problem of an opened file is told once, and only what was looked into is judged. */

import { describe, expect, it } from 'vitest';
import { readFile } from '../../src/apps/workshop/reading.ts';

const read = (name: string, text: string) => readFile(name, new TextEncoder().encode(text));
const told = async (name: string, text: string): Promise<readonly (readonly [string, number | null])[]> =>
  (await read(name, text)).problems.map(({ code, line }) => [code, line]);

describe('the problems of an opened case file', () => {
  it('are told once, without a line of the text', async () => {
    expect(await told('cut.json', '{"format": "dealtrail')).toEqual([['caseNotJson', null]]);
    const events = '["C: ♠A", {"type": "Nothing"}]';
    const wrong = await read('wrong.json', `{"format": "dealtrail-case/1", "events": ${events}}`);
    expect(wrong.deals).toHaveLength(1);
    const places = wrong.problems.map(({ code, line, params }) => [code, line, params['item']]);
    expect(places).toEqual([...new Map(places.map((place) => [place.join(), place])).values()]);
    expect(places.every(([, line]) => line === null)).toBe(true);
    expect(places.length).toBeGreaterThan(0);
  });

  it('are not told of a file that was too large to be read', async () => {
    const large = `{"format": "dealtrail-case/1", "title": "${'x'.repeat(17 * 1_048_576)}"}`;
    expect(await told('large.json', large)).toEqual([['fileTooLarge', null]]);
  });
});
