/** What stands in front of a deal is named by the address alone. */

import { describe, expect, it } from 'vitest';
import { formOf, frontHash, frontOf, hashOf, routeOf } from '../../src/apps/workshop/address.ts';

const DEAL = '#example=fixtures/deals/a.json&at=4';

describe('an address', () => {
  it('names the form that is open at home', () => {
    for (const form of ['new', 'paste'] as const) {
      expect(formOf(routeOf(`#${form}`))).toBe(form);
      expect(hashOf({ view: 'home', form })).toBe(`#${form}`);
    }
    expect(formOf(routeOf(''))).toBeNull();
    expect(formOf(routeOf(DEAL))).toBeNull();
  });

  it('names a position in digits, or the start for anything else', () => {
    const at = (text: string) => routeOf(`#deal=d&at=${text}`);
    expect(at('12')).toMatchObject({ at: 12 });
    for (const text of ['1e3', '0x10', 'Infinity', '-3', '']) expect(at(text)).toMatchObject({ at: 0 });
  });

  it('names what stands in front of a deal, and leaves the deal as it is', () => {
    for (const front of ['share', 'keys', 'say'] as const) {
      const hash = frontHash(routeOf(DEAL), front);
      expect(hash).toBe(`${DEAL}&${front}`);
      expect(frontOf(hash)).toBe(front);
      expect(hashOf(routeOf(hash))).toBe(DEAL);
    }
    expect(frontOf(DEAL)).toBeNull();
    expect(frontOf('#laws=say')).toBeNull();
  });
});
