import { describe, expect, it } from 'vitest';
import { doubleDummyAlong } from '../../../src/audit/doubleDummy/along.ts';
import type { BakedFile } from '../../../src/output/baked/baked.ts';
import type { Fact } from '../../../src/events/event.ts';
import type { DealRecord } from '../../../src/events/record.ts';
import { unpack } from '../../../src/formats/packed/packed.ts';
import { DEFAULT_SETTINGS } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { elementShows } from '../../../src/output/page/snippets.ts';
import { folderOf, singleOf } from '../../../src/output/page/files.ts';
import {
  SHARING_DEFAULTS,
  isLocal,
  sharingOf,
  type Sharing,
  type SharingWishes,
} from '../../../src/output/page/sharing.ts';
import { CORRECTED, EVERY_LANGUAGE, recordAt, withHeader } from '../picture/support.ts';

const words = wordsFor(DEFAULT_SETTINGS);
const HOME = 'https://example.org/dealtrail/';
const named: DealRecord = withHeader(recordAt(CORRECTED), {
  title: 'Mirelda revokes',
  names: { N: 'Quillon Varnsworth', S: 'Mirelda' },
  notes: 'Orblat was asked.',
  source: 'Orblat club',
  translations: {
    tr: { title: 'Mirelda rönons yapıyor', notes: 'Orblat’a soruldu.', source: 'Orblat kulübü' },
  },
});
const record: DealRecord = {
  ...named,
  events: [...named.events, { type: 'StatementMade', by: 'N', text: 'Mirelda said so to Orblat' }],
};

const share = (wishes: Partial<SharingWishes> = {}, of = record): Sharing =>
  sharingOf(of, { ...SHARING_DEFAULTS, ...wishes }, words, HOME, '2026-11-21');

/** Everything that leaves the writer’s hands, the link’s payload unpacked. */
async function everything(sharing: Sharing): Promise<string> {
  const { deal, snippet } = sharing;
  const unpacked = unpack(snippet.data ?? '');
  const wishes = {
    words,
    address: 'https://example.org/d/',
    programs: { replay: '/* program */', iframe: '/* iframe */' },
    dots: null,
    darkDots: null,
    app: snippet.app,
    theme: snippet.theme,
    iframeHeight: snippet.iframeHeight,
  };
  return [
    sharing.element,
    sharing.iframe,
    sharing.image,
    sharing.link,
    JSON.stringify(unpacked.ok ? unpacked.record : null),
    await singleOf(deal, wishes),
    ...(await folderOf(deal, wishes)).map(({ content }) => content),
  ].join('\n');
}

const PEOPLE = /Mirelda|Varnsworth|Quillon|Orblat/;

describe('a shared deal', () => {
  it('names nobody by default, in no snippet, link or file', async () => {
    expect(await everything(share())).not.toMatch(PEOPLE);
    expect(await everything(share({ names: 'seats' }))).not.toMatch(PEOPLE);
  });

  it('is told in the language of whoever shares it, where the case speaks that', () => {
    for (const shared of EVERY_LANGUAGE.map(wordsFor)) {
      const wishes = { ...SHARING_DEFAULTS, names: 'full', notes: true } as const;
      const { deal, snippet, caption } = sharingOf(record, wishes, shared, HOME, '2026-11-21');
      const title = shared.language === 'tr' ? 'Mirelda rönons yapıyor' : 'Mirelda revokes';
      const notes = shared.language === 'tr' ? 'Orblat’a soruldu.' : 'Orblat was asked.';
      const link = unpack(snippet.data ?? '');
      expect(link.ok && link.record.header).toMatchObject({ title, notes });
      expect([snippet.title, deal.story.title, deal.story.about.at(-1)?.lines]).toEqual([
        title,
        title,
        [notes],
      ]);
      expect((JSON.parse(deal.baked) as BakedFile).boards[0]).toMatchObject({ title, notes });
      expect(deal.text).toContain(title);
      expect(JSON.parse(deal.json)).toMatchObject({ title: 'Mirelda revokes' });
      expect(caption).not.toBe('');
    }
  });

  it('names whom its writer wants named', async () => {
    expect(await everything(share({ names: 'full' }))).toMatch(/Quillon Varnsworth/);
    expect(await everything(share({ names: 'initials' }))).toMatch(/Q\. V\./);
    expect(await everything(share({ names: 'initials' }))).not.toMatch(PEOPLE);
    expect(await everything(share({ notes: true }))).toMatch(/Orblat/);
    expect(await everything(share({ notes: true }))).not.toMatch(/Mirelda|Varnsworth/);
    expect(share({ names: 'full' }).element).toContain('names="full"');
    expect(share().element).not.toContain('names=');
  });

  it('carries every card and fact in its link, and begins where it was to begin', () => {
    const sharing = share({ moment: 't5.4' });
    const unpacked = unpack(sharing.snippet.data!);
    if (!unpacked.ok) throw new Error(unpacked.code);
    expect(unpacked.record.events.filter(({ type }) => type === 'CardPlayed')).toEqual(
      record.events.filter(({ type }) => type === 'CardPlayed'),
    );
    expect(sharing.link).toMatch(
      /^https:\/\/example\.org\/dealtrail\/embed\.html#d=1\.[\w-]+\.[\w-]+&at=t5\.4&lang=en$/,
    );
    expect(sharing.length).toBe('good');
    expect(sharing.letters).toBe(sharing.link!.length);
    expect(share({ moment: 'first-irregularity' }).snippet.moment).toBe('t5.4');
    expect(share({ moment: 'start' }).snippet.moment).toBeNull();
  });

  it('says of a trick that no deal has that it keeps the deal out of a link, and not that the link is too long', () => {
    const played = (trick: number): Fact => ({ type: 'CardPlayed', seat: 'N', card: 'S7', trick });
    const of = (trick: number): Sharing =>
      share({}, { ...record, events: [...record.events, played(trick)] });
    expect([of(14).length, of(14).link]).toEqual(['numberTooLarge', null]);
    expect(of(13).length).toBe('good');
  });

  it('warns of a long link and refuses a link that is too long', () => {
    const talk = (count: number): Fact[] =>
      Array.from({ length: count }, (_unused, index) => ({
        type: 'StatementMade',
        by: 'N',
        text: `Statement ${index} with some forty letters or so.`,
      }));
    const talking = (count: number): Sharing =>
      share({ notes: true }, { ...record, events: [...record.events, ...talk(count)] });
    expect(talking(40).length).toBe('long');
    const much = talking(400);
    expect(much.length).toBe('tooLong');
    expect(much.link).toBeNull();
    expect(much.iframe).toBeNull();
    expect(much.element).toBeNull();
    expect(
      share(
        { notes: true, page: 'https://example.org/d' },
        { ...record, events: [...record.events, ...talk(400)] },
      ).element,
    ).toContain('src="https://example.org/d/deal.json"');
  });

  it('takes a whole address only', () => {
    expect(share({ page: ' https://example.org/deals/7 ' }).snippet.page).toBe(
      'https://example.org/deals/7/',
    );
    for (const page of [
      'example.org',
      'javascript:alert(1)',
      'https://example.org/?a',
      'https://example.org/#a',
      'ftp://x/',
    ])
      expect(share({ page }), page).toMatchObject({ pageWrong: true, snippet: { page: null } });
    expect(share().pageWrong).toBe(false);
  });

  it('leads from the element to the baked file of its page, where that is known', () => {
    expect(share({ page: 'https://example.org/d/' }).element).toContain(
      '<deal-replay src="https://example.org/d/deal.json"',
    );
    expect(share().element).toContain('<deal-replay data="1.');
  });

  it('has the Laws in its script where they have something to say and no file says it', () => {
    const script = (sharing: Sharing): string => /<script[^>]* src="([^"]*)"/.exec(sharing.element!)![1]!;
    expect(elementShows(share().snippet)).toBe('laws');
    expect(script(share())).toBe(`${HOME}build/deal-replay-laws.js`);
    const placed = share({ page: 'https://example.org/d/' });
    expect(elementShows(placed.snippet)).toBe('baked');
    expect(placed.element).toContain('"https://example.org/d/deal-replay.js"');
    const clean = share({}, { ...record, events: record.events.slice(0, 4) });
    expect(clean.deal.story.findings).toEqual([]);
    expect(elementShows(clean.snippet)).toBe('facts');
    expect(script(clean)).toBe(`${HOME}build/deal-replay.js`);
  });

  it('takes double dummy along in the page’s own files, where its writer wants it and it is solved', () => {
    const page = 'https://example.org/d/';
    const solved = doubleDummyAlong(record.header.deal);
    const shared = sharingOf(
      record,
      { ...SHARING_DEFAULTS, doubleDummy: true, page },
      words,
      HOME,
      '2026-11-21',
      solved,
    );
    expect(shared.element).toContain(' dd="on"');
    // A step says what is new.
    const figures = ({ deal }: Sharing): readonly (number | null)[] => {
      let now: number | null = null;
      return (JSON.parse(deal.baked) as BakedFile).boards[0]!.steps.map(
        ({ doubleDummy = now }) => (now = doubleDummy),
      );
    };
    expect(figures(shared)).toEqual(shared.deal.timeline.positions.map(solved));
    expect(figures(shared)[0]).toBe(8);
    const inLink = sharingOf(
      record,
      { ...SHARING_DEFAULTS, doubleDummy: true },
      words,
      HOME,
      '2026-11-21',
      solved,
    );
    expect(inLink.element! + inLink.iframe!).not.toContain('dd=');
    for (const without of [
      sharingOf(record, { ...SHARING_DEFAULTS, page }, words, HOME, '2026-11-21', solved),
      sharingOf(record, { ...SHARING_DEFAULTS, doubleDummy: true, page }, words, HOME, '2026-11-21', null),
    ]) {
      expect(without.element).not.toContain('dd=');
      expect(figures(without).every((one) => one === null)).toBe(true);
    }
  });

  it('takes choices to try along where its writer wants them, in every form', async () => {
    const offers = recordAt('fixtures/seeds/seed-000-example-7a.json');
    const plain = share({}, offers);
    expect(plain.element! + plain.iframe!).not.toContain('whatif');
    expect(plain.deal.baked).not.toContain('"branches":[');
    const tried = share({ branches: true }, offers);
    expect(tried.element).toContain(' whatif="on"');
    expect(tried.iframe).toContain('&amp;whatif=on');
    expect(tried.link).toMatch(/&whatif=on$/);
    expect(tried.deal.baked).toContain('"branches":[');
    const wishes = {
      words,
      address: null,
      programs: { replay: '', iframe: '' },
      dots: null,
      darkDots: null,
      app: null,
      theme: tried.snippet.theme,
      iframeHeight: tried.snippet.iframeHeight,
    };
    expect(await singleOf(tried.deal, wishes)).toContain(' whatif="on"');
  });

  it('is told in every language', () => {
    for (const settings of EVERY_LANGUAGE) {
      const told = wordsFor(settings);
      const sharing = sharingOf(record, SHARING_DEFAULTS, told, HOME, '2026-11-21');
      expect(sharing.element).toContain(`lang="${told.language}"`);
      expect(sharing.caption).not.toMatch(/undefined/);
      expect(/\u2066/.test(sharing.caption)).toBe(told.direction === 'rtl');
      expect(sharing.element).not.toMatch(/\n\s*\n/);
    }
  });
});

describe('an address', () => {
  it.each([
    'http://localhost:8000/',
    'http://dealtrail.localhost/',
    'http://127.0.0.1/',
    'http://127.8.9.1:80/',
    'http://[::1]:8000/',
    'http://[fe80::1]/',
    'http://[fd12:3456::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://10.0.0.4/',
    'http://172.16.0.1/',
    'http://172.31.9.9/',
    'http://192.168.178.20/d/',
    'http://169.254.1.1/',
    'http://0.0.0.0:8000/',
    'http://laptop/',
    'http://laptop.local/',
    'file:///home/me/deal/',
  ])('%s: no reader can reach it', (address) => expect(isLocal(address)).toBe(true));

  it.each([
    'https://example.org/dealtrail/',
    'http://172.32.0.1/',
    'http://11.0.0.1/',
    'http://192.169.0.1/',
    'https://localhost.example.org/',
    'https://10.example.org/',
    'https://[2001:db8::1]/',
  ])('%s: readers can reach it', (address) => expect(isLocal(address)).toBe(false));

  it('of this machine is handed to nobody', () => {
    const here = sharingOf(record, SHARING_DEFAULTS, words, 'http://localhost:8000/', '2026-11-21');
    expect([here.element, here.iframe, here.image, here.link, here.local]).toEqual([
      null,
      null,
      null,
      null,
      'home',
    ]);
    expect(here.preview).toContain('http://localhost:8000/embed.html');
    const put = sharingOf(
      record,
      { ...SHARING_DEFAULTS, page: 'https://example.org/d' },
      words,
      'http://localhost:8000/',
      '2026-11-21',
    );
    expect([here.snippet.app, put.snippet.app]).toEqual([null, null]);
    for (const text of [put.element, put.iframe, put.image, put.link]) {
      expect(text).toContain('https://example.org/d/');
      expect(text).not.toContain('localhost');
    }
  });

  it('leads to one picture where its writer has said light or dark, else to one for each; every folder has both', () => {
    const page = 'https://example.org/d/';
    const [auto, light, dark] = (['auto', 'light', 'dark'] as const).map((theme) => share({ theme, page }));
    expect(auto!.deal.svg).toBe(light!.deal.svg);
    for (const { deal } of [auto!, light!, dark!]) expect(deal.darkSvg).toBe(dark!.deal.svg);
    // Each is named once for each width of the window.
    const pictures = (text: string | null): unknown => [
      ...new Set([...text!.matchAll(/deal\.(?:dark\.)?png/g)].map(([name]) => name)),
    ];
    for (const [{ element, image }, names] of [
      [auto!, ['deal.dark.png', 'deal.png']],
      [light!, ['deal.png']],
      [dark!, ['deal.dark.png']],
    ] as const)
      for (const text of [element, image]) expect(pictures(text)).toEqual(names);
  });

  it('that others can reach is where the deal is opened in the app, from the page and from the frame of the folder', async () => {
    const { deal, snippet } = share({ page: 'https://example.org/d/' });
    expect(snippet.app).toBe(`${HOME}#d=${snippet.data}`);
    const { page: address, theme, iframeHeight } = snippet;
    const programs = { replay: '', iframe: '' };
    const wishes = { words, address, programs, dots: null, darkDots: null, theme, iframeHeight };
    for (const name of ['index.html', 'frame.html']) {
      const page = async (app: string | null) =>
        (await folderOf(deal, { ...wishes, app })).find((file) => file.name === name)?.content;
      expect(await page(snippet.app), name).toContain(` app="${snippet.app}"`);
      expect(await page(null), name).not.toContain(' app=');
    }
  });
});
