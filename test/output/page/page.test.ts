import { describe, expect, it } from 'vitest';
import type { DealRecord } from '../../../src/events/record.ts';
import { DEFAULT_SETTINGS } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { NOTHING_PERSONAL } from './nothingPersonal.ts';
import { pageOf } from '../../../src/output/page/page.ts';
import { published } from '../../../src/output/page/published.ts';
import { CORRECTED, EVERY_LANGUAGE, recordAt, REVOKE, withHeader } from '../picture/support.ts';

const HOSTILE = '</title></script><script>alert(1)</script><img src=x onerror=alert(1)>"\'&';

function page(record: DealRecord, settings = DEFAULT_SETTINGS, address: string | null = null): string {
  const words = wordsFor(settings);
  const made = published(record, {
    words,
    reticence: { names: 'full', notes: true },
    moment: null,
    day: '2026-11-21',
    languages: ['en'],
  });
  return pageOf({
    story: made.story,
    words,
    alt: made.alt,
    pictures: made.inPage,
    dots: { name: 'deal.png', width: 1200, height: 840 },
    files: [{ label: words.publish.page.svg, address: 'deal.svg', name: 'deal.svg' }],
    policy: '',
    address,
    replay: null,
  });
}

describe('a published page', () => {
  const text = page(recordAt(REVOKE));

  it('holds the deal as text in lists and tables', () => {
    expect(text.match(/<li><span class="suit [SHDC]" aria-hidden="true">/g)).toHaveLength(16);
    expect(text.match(/<th scope="row">/g)).toHaveLength(13);
    expect(text.match(/<bdi dir="ltr"[^>]*><span class="suit/g)!.length).toBeGreaterThanOrEqual(52);
    expect(text).toContain('<span class="revoke">revoke</span>');
    expect(text).toContain('64A1');
    expect(text).toMatch(
      /<h1>.*<h2>The hands<\/h2>.*<h2>The play<\/h2>.*<h2>Result<\/h2>.*<h2>What the Laws say/s,
    );
  });

  it('runs nothing and asks for nothing but its own files', () => {
    expect(text).not.toMatch(/<script|\son\w+=|url\(|@import|http(?!:\/\/www\.w3\.org\/2000\/svg)/);
  });

  it('turns no text of a record into markup', () => {
    const record = withHeader(recordAt(REVOKE), {
      title: HOSTILE,
      notes: HOSTILE,
      names: { N: HOSTILE, E: HOSTILE },
      deal: { ...recordAt(REVOKE).header.deal, board: HOSTILE },
    });
    const wild = page({
      ...record,
      events: [
        ...record.events,
        { type: 'CallMade', seat: 'N', call: 'P', explanation: HOSTILE },
        { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 0, statement: HOSTILE },
      ],
    });
    expect(wild.replaceAll(/="[^"]*"/g, '')).not.toMatch(/<script|<img src=x|<[^>]*\sonerror/);
    expect(wild).toContain('&lt;script&gt;');
  });

  it('tells a claim, what was said to it and what became of it, below the tricks', () => {
    const told = page(recordAt('fixtures/law71/71-contested-concession-settled.json'));
    expect(told).toMatch(
      /<h2>The play<\/h2>.*<\/table><\/div><p class="claim">East concedes, keeping 1 trick\. South doubts the claim or concession\. Claim: settled\. <span class="where">trick 3<\/span><\/p>/s,
    );
    expect(text).not.toContain('class="claim"');
  });

  it('has whole addresses for previews only where it knows its own', () => {
    expect(text).not.toMatch(/og:image|oembed/);
    const placed = page(recordAt(REVOKE), DEFAULT_SETTINGS, 'https://example.org/r/');
    expect(placed).toContain('<meta property="og:image" content="https://example.org/r/deal.png">');
    expect(placed).toContain('type="application/json+oembed" href="https://example.org/r/oembed.json"');
    expect(placed).toContain('<link rel="canonical" href="https://example.org/r/">');
  });

  it('is told in every language, in its direction, with the tables never mirrored', () => {
    for (const settings of EVERY_LANGUAGE) {
      const words = wordsFor(settings);
      const told = page(recordAt(CORRECTED), settings);
      expect(told).toMatch(new RegExp(`property="og:locale" content="${words.language}_(?:GB|TR|GR|IL)"`));
      expect(told).toContain(`<html lang="${words.language}" dir="${words.direction}">`);
      expect(told.match(/<table(?! dir="ltr")/g)).toBeNull();
      expect(told).toContain('<div class="hands" dir="ltr">');
      expect(told).not.toMatch(/undefined|null|NaN/);
      // Marks of direction stand in attributes and the title only, where no element can do their work.
      expect(told.replaceAll(/="[^"]*"|<title>[^<]*<\/title>/g, '')).not.toMatch(/[\u2066-\u2069]/);
    }
  });
});

describe('what is published', () => {
  it('leaves people and notes out of every file by default', () => {
    const record = withHeader(recordAt(REVOKE), {
      title: 'Mirelda revokes',
      notes: 'Varnsworth was asleep.',
      source: 'Orblat club',
      names: { S: 'Mirelda Varnsworth' },
    });
    const words = wordsFor(DEFAULT_SETTINGS);
    const made = published(record, {
      words,
      reticence: NOTHING_PERSONAL,
      moment: 'first-irregularity',
      day: '2026-11-21',
      languages: ['en'],
    });
    const all = [
      made.baked,
      made.json,
      made.text,
      made.alt,
      made.svg,
      made.inPage.screen,
      made.inPage.print,
    ].join('\n');
    expect(all).not.toMatch(/Mirelda|Varnsworth|Orblat|asleep/);
    expect(made.at).toBe(4);
    expect(made.svg).toContain('revoke');
  });
});
