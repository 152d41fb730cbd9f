import { expect } from 'chai';
import { setViewport } from '../ui/support/viewport.ts';
import { isLookedAt, rulesIn, violations } from '../ui/support/axe.ts';
import { waited } from '../ui/support/builtPage.ts';
import { emulateMedia } from '../ui/support/media.ts';

const PAGES = ['start', 'embed', 'audit', 'case', 'laws', 'formats'];
const LANGUAGES = ['en', 'tr', 'el', 'he'];

interface Drawn extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  next(): void;
  getState(): { readonly index: number };
}

async function open(path: string, width: number): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `width:${width}px;height:900px;border:0`;
  frame.src = path;
  document.body.replaceChildren(frame);
  await new Promise((done) => frame.addEventListener('load', done, { once: true }));
  return frame;
}

const documentOf = (frame: HTMLIFrameElement): Document => frame.contentDocument!;

describe('the site', function () {
  this.timeout(180_000);

  for (const theme of ['light', 'dark'] as const)
    for (const language of LANGUAGES.filter(isLookedAt))
      it(`axe finds nothing on the pages in ${language}, ${theme}`, async () => {
        await setViewport({ width: 1280, height: 900 });
        await emulateMedia({ colorScheme: theme });
        for (const page of PAGES) {
          const frame = await open(`/build/site/${language}/${page}.html`, 1200);
          const found = await violations(documentOf(frame), rulesIn(theme));
          expect({ page, found }).to.deep.equal({ page, found: [] });
        }
      });

  for (const language of LANGUAGES)
    it(`nothing on the pages in ${language} is wider than a small phone`, async () => {
      for (const page of PAGES) {
        const root = documentOf(await open(`/build/site/${language}/${page}.html`, 320)).documentElement;
        expect({ page, over: root.scrollWidth - root.clientWidth }).to.deep.equal({ page, over: 0 });
        const unreachable = [...root.querySelectorAll<HTMLElement>('.wide, pre')].filter(
          (box) => box.scrollWidth > box.clientWidth && box.tabIndex !== 0,
        );
        expect(unreachable.map(({ textContent }) => textContent.trim().slice(0, 40))).to.deep.equal([]);
      }
    });

  for (const language of LANGUAGES)
    it(`the deals of the start page are stepped through in ${language}`, async () => {
      const frame = await open(`/build/site/${language}/start.html`, 900);
      const replay = documentOf(frame).querySelector('deal-replay') as Drawn;
      const src = replay.getAttribute('src') ?? '';
      await waited('the replay is drawn', () => {
        if ((replay.shadowRoot?.querySelectorAll('button').length ?? 0) > 3) return true;
        // Asked again as soon as the first answer, which is no JSON here, has been refused.
        const [one, other] = [src, `${src}?`];
        replay.setAttribute('src', replay.getAttribute('src') === one ? other : one);
        return false;
      });
      const before = replay.getState().index;
      replay.next();
      expect(replay.getState().index).to.equal(before + 1);
    });

  it('shows every deal as a picture where no script runs', async () => {
    const frame = document.createElement('iframe');
    // Without allow-scripts nothing of the page runs.
    frame.setAttribute('sandbox', 'allow-same-origin');
    frame.style.cssText = 'width:900px;height:900px';
    frame.src = '/build/site/en/start.html';
    document.body.replaceChildren(frame);
    await new Promise((done) => frame.addEventListener('load', done, { once: true }));
    const picture = documentOf(frame).querySelector<HTMLImageElement>('deal-replay img')!;
    picture.loading = 'eager';
    await waited('the picture is there', () => picture.complete && picture.naturalWidth > 200);
    expect(picture.getBoundingClientRect().width).to.be.greaterThan(300);
    expect(documentOf(frame).querySelector('details pre')?.textContent).to.include('West');
  });

  it('the tag to copy becomes a replay, the frame and the picture lead where they say', async () => {
    const frame = await open('/build/site/en/embed.html', 900);
    const snippets = [...documentOf(frame).querySelectorAll('pre')]
      .map(({ textContent }) => textContent)
      .filter((text) => text.startsWith('<div class="deal" role="figure"'));
    expect(snippets.length).to.equal(3);
    const [tag = '', inFrame = '', picture = ''] = snippets;
    // The addresses of the saved folder are those of this server for the length of the test.
    const folder = 'https://example.org/deals/board-3/';
    const here = (html: string): string =>
      html
        .replaceAll(`${folder}deal.json`, location.origin + '/build/site/deals/seed-002-deal-3.en.json')
        .replaceAll(`${folder}deal-replay.js`, `${location.origin}/build/deal-replay.js`);
    expect(here(tag)).to.include(`${location.origin}/build/deal-replay.js`);
    const box = document.createElement('iframe');
    box.src = URL.createObjectURL(new Blob([here(tag)], { type: 'text/html' }));
    document.body.replaceChildren(box);
    await waited('the tag is a replay', () => {
      const replay = box.contentDocument?.querySelector('deal-replay');
      return (replay?.shadowRoot?.querySelectorAll('button').length ?? 0) > 3;
    });
    expect(inFrame).to.match(/<iframe [^>]*src="https:\/\/example\.org\/deals\/board-3\/frame\.html"/);
    expect(inFrame).to.include('sandbox="allow-scripts');
    expect(picture).to.match(/<a href="[^"]+"><picture>.*<img [^>]*alt="[^"]{40,}"/);
    expect(picture).not.to.include('script');
  });
});
