import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readBaked } from '../../../src/output/baked/read.ts';
import type { DealRecord } from '../../../src/events/record.ts';
import { readCase } from '../../../src/formats/case/readCase.ts';
import { readFile } from '../../../src/formats/read.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import {
  folderOf,
  singleOf,
  type FileWishes,
  type Programs,
  type PublishedFile,
} from '../../../src/output/page/files.ts';
import { NOTHING_PERSONAL } from './nothingPersonal.ts';
import { published, type Published } from '../../../src/output/page/published.ts';
import { IFRAME_HEIGHT, PAGE_FILES } from '../../../src/output/page/snippets.ts';
import { CORRECTED, EVERY_LANGUAGE, recordAt, withHeader } from '../picture/support.ts';
import { Opener, probe } from './opened.ts';
import { probed } from './probed.ts';
import { programsBuilt } from './programs.ts';
import { dealtrail, type Ran } from '../../cli/dealtrail.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealtrail-publish-'));
afterAll(() => rmSync(folder, { recursive: true }));

let programs: Programs | null = null;
beforeAll(async () => {
  programs = await programsBuilt();
});

function made(
  record: DealRecord,
  settings: Settings = DEFAULT_SETTINGS,
): { deal: Published; wishes: FileWishes } {
  const words = wordsFor(settings);
  const deal = published(record, {
    words,
    reticence: NOTHING_PERSONAL,
    moment: 'first-irregularity',
    day: '2026-11-21',
    languages: [settings.language],
  });
  return {
    deal,
    wishes: {
      words,
      address: null,
      programs,
      dots: null,
      darkDots: null,
      app: null,
      theme: 'auto',
      iframeHeight: IFRAME_HEIGHT,
    },
  };
}

const contentOf = (files: readonly PublishedFile[], name: string): string =>
  files.find((file) => file.name === name)!.content as string;

/** Without a network. */
const browser = new Opener(['--host-resolver-rules=MAP * ~NOTFOUND']);
afterAll(() => browser.close());

/** What a browser shows of a file: the page as it stands after its scripts, with what the replay drew. */
const opened = (path: string): Promise<string> => browser.dump(pathToFileURL(path).href);

const PROBE = probe('61A', 100);
const drawnIn = (dump: string): string => /data-drawn="([^"]*)"/.exec(dump)?.[1] ?? '';

/** What the page says may run. */
const policyIn = (page: string): string =>
  (/Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&#39;', "'");

test.each(['folder', 'single'])('a link to a step opens the published page there: %s', async (kind) => {
  const { deal, wishes } = made(recordAt(CORRECTED));
  const at = probe('61A', 20, 'document.body.dataset.at=replay?.at;');
  const here = mkdtempSync(join(folder, 'step-'));
  const files =
    kind === 'folder'
      ? await folderOf(deal, wishes)
      : [{ name: PAGE_FILES.page, content: await singleOf(deal, wishes) }];
  for (const { name, content } of files)
    writeFileSync(join(here, name), name === PAGE_FILES.page ? probed(content as string, at) : content);
  const address = pathToFileURL(join(here, PAGE_FILES.page)).href;
  expect(await browser.dump(`${address}#&at=e3`)).toContain('data-at="3"');
  expect(await browser.dump(address)).not.toContain('data-at="3"');
});

describe('a published folder', () => {
  it('holds a page, the picture, the replay and the record, and reads back', async () => {
    const { deal, wishes } = made(recordAt(CORRECTED));
    const files = await folderOf(deal, wishes);
    expect(files.map(({ name }) => name)).toEqual([
      'index.html',
      'deal.svg',
      'deal.json',
      'case.json',
      'deal.js',
      'page.css',
      'frame.html',
      'frame.css',
      'frame.js',
      'deal-replay.js',
    ]);
    // WebKit matches `'self'` with nothing in an iframe without rights.
    expect(policyIn(contentOf(files, 'frame.html'))).toContain(
      "script-src 'self' https: http:; style-src 'self'",
    );
    expect(policyIn(contentOf(files, 'index.html'))).toContain(
      "script-src 'self'; style-src 'self' 'sha256-",
    );
    expect(readBaked(contentOf(files, 'deal.json')).ok).toBe(true);
    // The mark makes them UTF-8 in a page of any encoding.
    for (const name of ['deal.js', 'deal-replay.js'])
      expect(contentOf(files, name)).toMatch(/^\ufeff[^\ufeff]/);
    expect(readCase(contentOf(files, 'case.json')).record!.events.length).toBe(
      recordAt(CORRECTED).events.length,
    );
  });

  it('names the file to open in Dealtrail where its page is opened', async () => {
    const { deal, wishes } = made(recordAt(CORRECTED));
    const files = await folderOf(deal, wishes);
    for (const name of ['index.html', 'frame.html']) {
      const { deals, problems } = readFile(name, new TextEncoder().encode(contentOf(files, name)));
      expect(deals).toEqual([]);
      expect(problems.map(({ code }) => code)).toEqual(['pageWithoutRecord']);
    }
  });

  it('offers choices to try where its writer wants them, and not otherwise', async () => {
    const record = recordAt('fixtures/seeds/seed-000-example-7a.json');
    const { wishes } = made(record);
    const folder = (branches: boolean): Promise<readonly PublishedFile[]> => {
      const deal = published(record, {
        words: wishes.words,
        reticence: NOTHING_PERSONAL,
        moment: null,
        day: '2026-11-21',
        languages: ['en'],
        branches,
      });
      return folderOf(deal, wishes);
    };
    expect(contentOf(await folder(true), 'index.html')).toContain('whatif="on"');
    expect(contentOf(await folder(false), 'index.html')).not.toContain('whatif');
    const read = readBaked(contentOf(await folder(true), 'deal.json'));
    expect(read.ok && read.film.branches.length).toBe(6);
  });

  it('has a picture in dots where somebody made one, and previews where its address is known', async () => {
    const { deal, wishes } = made(recordAt(CORRECTED));
    const dots = { bytes: new Uint8Array([137, 80, 78, 71]), width: 1200, height: 800 };
    const files = await folderOf(deal, { ...wishes, dots, address: 'https://example.org/d/' });
    expect(files.map(({ name }) => name)).toContain('deal.png');
    expect(contentOf(files, 'index.html')).toContain('og:image" content="https://example.org/d/deal.png"');
    expect(JSON.parse(contentOf(files, 'oembed.json'))).toMatchObject({
      version: '1.0',
      type: 'rich',
      html: expect.stringContaining('src="https://example.org/d/frame.html"'),
      thumbnail_url: 'https://example.org/d/deal.png',
    });
    const bare = await folderOf(deal, { ...wishes, programs: null, address: 'https://example.org/d/' });
    expect(JSON.parse(contentOf(bare, 'oembed.json'))).toMatchObject({ type: 'link' });
  });

  it('is whole and works from a disk without a network', async () => {
    const { deal, wishes } = made(recordAt(CORRECTED));
    for (const { name, content } of await folderOf(deal, wishes)) {
      const path = join(folder, 'disk', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, name === 'index.html' ? probed(content as string, PROBE) : content);
    }
    const dump = await opened(join(folder, 'disk', 'index.html'));
    expect(dump).toContain("script-src 'sha256-");
    const drawn = drawnIn(dump);
    expect(drawn).toContain('revoke');
    expect(drawn).toContain('61A');
  });
});

describe('a single page', () => {
  it('opens in Dealtrail as the record that stands in it', async () => {
    const { deal, wishes } = made(recordAt(CORRECTED));
    const page = new TextEncoder().encode(await singleOf(deal, wishes));
    const { format, deals, problems } = readFile('board.html', page);
    expect(format).toBe('case');
    expect(problems).toEqual([]);
    expect(deals.map(({ record: { header, events } }) => [header.deal.hands, events])).toEqual([
      [deal.record.header.deal.hands, readCase(deal.json).record!.events],
    ]);
  });

  it('asks for no other file', async () => {
    const { deal, wishes } = made(recordAt(CORRECTED));
    const page = await singleOf(deal, wishes);
    for (const [, address = ''] of page.matchAll(/\s(?:src|href)="([^"]*)"/g))
      expect(address).toMatch(/^data:/);
    expect(policyIn(page)).toMatch(/^default-src 'none'; script-src (?:'sha256-[\w+/]{43}=' ?){2};/);
    expect(page.match(/<script/g)).toHaveLength(3);
    expect(page.match(/<\/script/g)).toHaveLength(3);
  });

  it('works from a disk without a network, in every language', async () => {
    for (const settings of EVERY_LANGUAGE) {
      const { deal, wishes } = made(recordAt(CORRECTED), settings);
      const path = join(folder, `${settings.language}.html`);
      writeFileSync(path, probed(await singleOf(deal, wishes), PROBE));
      const drawn = drawnIn(await opened(path));
      expect(drawn, settings.language).toContain('61A');
      expect(drawn, settings.language).toContain('♥');
    }
  });

  it('is not ended by what a record says', async () => {
    const hostile = '</script><script>document.body.dataset.hurt="1"</script><!--<script>';
    const { deal, wishes } = made(withHeader(recordAt(CORRECTED), { title: hostile }));
    const path = join(folder, 'hostile.html');
    writeFileSync(path, probed(await singleOf(deal, wishes), PROBE));
    const dump = await opened(path);
    expect(dump).not.toContain('data-hurt');
    expect(drawnIn(dump)).toContain('61A');
  });

  it('runs nothing that is put into it later', async () => {
    const { deal, wishes } = made(recordAt(CORRECTED));
    const page = probed(await singleOf(deal, wishes), PROBE);
    const path = join(folder, 'later.html');
    const hurting = [
      '<script>document.body.dataset.hurt="script"</script>',
      '<img src="data:," onerror="document.body.dataset.hurt=1">',
      '<style>body{--hurt:1}</style>',
      '<script src="data:text/javascript,document.body.dataset.hurt=2"></script>',
    ].join('');
    writeFileSync(path, page.replace('</body>', `${hurting}</body>`));
    const dump = await opened(path);
    expect(dump).not.toContain('data-hurt');
    expect(drawnIn(dump)).toContain('61A');
    // The same page without its policy: then they do run.
    writeFileSync(path, page.replace(/<meta http-equiv[^>]*>/, '').replace('</body>', `${hurting}</body>`));
    expect(await opened(path)).toContain('data-hurt');
  });

  it('without its script is still the whole deal in text', async () => {
    const { deal, wishes } = made(recordAt(CORRECTED));
    const page = await singleOf(deal, { ...wishes, programs: null });
    expect(page).not.toContain('<script');
    expect(page.match(/<th scope="row">/g)).toHaveLength(13);
    expect(page).toContain('role="img"');
  });
});

describe('publish on the command line', () => {
  const publish = (...args: string[]): Promise<Ran> => dealtrail('publish', ...args);

  it('writes a folder or one page', async () => {
    const { code, out } = await publish(CORRECTED, join(folder, 'cli'), '--at', 't5.4');
    expect(code).toBe(0);
    expect(out).toContain(join(folder, 'cli', 'index.html'));
    const single = await publish(CORRECTED, join(folder, 'one.html'), '--single', '--lang', 'tr');
    expect(single.code).toBe(0);
    expect(readFileSync(join(folder, 'one.html'), 'utf8')).toContain('<html lang="tr"');
  });

  it('takes the explanations of calls along with the notes, and leaves them out otherwise', async () => {
    const file = join(folder, 'explained.pbn');
    const deal = 'N:AK32.432.A32.K32 QJ54.765.654.654 T98.AKQJ.KQJ.AQJ 76.T98.T987.T987';
    const tags = `[Board "2"]\n[Dealer "S"]\n[Vulnerable "NS"]\n[Deal "${deal}"]\n[Declarer "S"]\n[Contract "3NT"]`;
    writeFileSync(
      file,
      `${tags}\n[Auction "S"]\n2NT =1= Pass 3NT Pass\nPass Pass\n[Note "1:20 to 22 points"]\n`,
    );
    const page = async (...args: string[]): Promise<string> => {
      expect((await publish(file, join(folder, 'explained.html'), '--single', '--force', ...args)).code).toBe(
        0,
      );
      return readFileSync(join(folder, 'explained.html'), 'utf8');
    };
    // In the replay’s data and, for paper and readers without scripts, below the table of calls.
    const data = async (...args: string[]): Promise<string> => {
      expect((await publish(file, join(folder, 'explained'), '--force', ...args)).code).toBe(0);
      return readFileSync(join(folder, 'explained', PAGE_FILES.data), 'utf8');
    };
    expect(await data('--notes')).toContain('"20 to 22 points"');
    expect(await data()).not.toContain('20 to 22 points');
    expect(await page('--notes')).toMatch(
      /<sup>1<\/sup>.*<ol class="small"><li>.*: <bdi lang>20 to 22 points<\/bdi><\/li><\/ol>/s,
    );
    expect(await page()).not.toContain('20 to 22 points');
  });

  it('tells plainly what it can’t use', async () => {
    expect((await publish(CORRECTED, folder, '--at', 'soon')).err).toContain('no such moment: soon');
    expect((await publish(CORRECTED, folder, '--address', 'javascript:alert(1)')).err).toContain('--address');
    expect((await publish('no-such-file.json', folder)).err).toContain('no such file');
    expect((await publish(CORRECTED)).err).toContain('usage');
    expect((await publish(CORRECTED, join(folder, 'one.html', 'under'))).code).toBe(2);
  });
});
