/** The screen that shares a deal, as a writer uses it. */

import { expect } from 'chai';
import { setViewport } from './support/viewport.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { saveRecord } from '../../src/apps/workshop/sharing/recordFile.ts';
import { dotsOf } from '../../src/apps/workshop/sharing/dots.ts';
import '../../src/ui/studio/define.ts';
import { qrCodeOf } from '../../src/output/page/qrCode.ts';
import type { StudioSaving, StudioElement } from '../../src/ui/studio/studio.element.ts';
import { violations } from './support/axe.ts';
import { REVOKE_DEAL, clear, recordOf } from './support/open.ts';

const words = wordsFor(DEFAULT_SETTINGS);
let studio: StudioElement;

const $ = (selector: string): Element => studio.renderRoot.querySelector(selector)!;
const textOf = (id: string): string => ($(`#text-${id}`) as HTMLTextAreaElement).value;

/** The field that stands below that label. */
function field(label: string): HTMLSelectElement | HTMLInputElement {
  const found = [...studio.renderRoot.querySelectorAll('label')].find((one) =>
    one.textContent.trim().startsWith(label),
  );
  return found!.querySelector<HTMLSelectElement>('select, input')!;
}

async function choose(label: string, value: string): Promise<void> {
  const one = field(label);
  one.value = value;
  one.dispatchEvent(new Event('change'));
  await new Promise((done) => setTimeout(done));
  await studio.updateComplete;
}

describe('the studio', () => {
  beforeEach(async () => {
    studio = document.createElement('dt-studio') as StudioElement;
    studio.words = words;
    studio.home = 'https://dealtrail.example/';
    studio.day = '2026-11-21';
    studio.here = 't1.4';
    const record = await recordOf(REVOKE_DEAL);
    studio.record = { ...record, header: { ...record.header, names: { S: 'Mirelda Varnsworth' } } };
    document.body.append(studio);
    await studio.updateComplete;
  });
  afterEach(clear);

  it('begins at the step one came from, and shows three snippets and a link', () => {
    expect(textOf('element'))
      .to.match(/^<div class="deal" role="figure"><deal-replay data="1\./)
      .and.include('start="t1.4"');
    expect(textOf('iframe'))
      .to.include('sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"')
      .and.include('&amp;at=t1.4');
    expect(textOf('image')).to.match(/^<div/);
    expect(textOf('link')).to.match(/embed\.html#d=1\..*&at=t1\.4/);
    expect(studio.renderRoot.textContent).to.include(`The link has ${textOf('link').length} characters.`);
  });

  it('shows the link as a picture to scan, unless its dots would be too small', async () => {
    const picture = (): HTMLImageElement | null => studio.renderRoot.querySelector('.scanned');
    expect(decodeURIComponent(picture()!.src)).to.equal(
      `data:image/svg+xml,${qrCodeOf(textOf('link')) ?? ''}`,
    );
    expect(picture()!.alt).to.equal('The link as a QR code');
    const { record } = studio;
    const notes = Array.from({ length: 400 }, (_one, index) => `word ${index * 7919}`).join(' ');
    studio.record = { ...record!, header: { ...record!.header, notes } };
    await studio.updateComplete;
    (field('With notes') as HTMLInputElement).click();
    await studio.updateComplete;
    expect(textOf('link').length).to.be.greaterThan(1200);
    expect(picture()).to.equal(null);
  });

  it('keeps its button to close within a phone with letters of twice the size', async () => {
    await setViewport({ width: 360, height: 740 });
    document.documentElement.style.fontSize = '200%';
    try {
      studio.style.inlineSize = '280px';
      await studio.updateComplete;
      const button = $('.head button').getBoundingClientRect();
      expect(button.right).to.be.at.most(studio.getBoundingClientRect().right + 1);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  it('names nobody until asked to', async () => {
    expect(textOf('element') + textOf('link')).to.not.include('Mirelda');
    const before = textOf('link').length;
    await choose(words.screen.studio.people, 'full');
    expect(textOf('element')).to.include('names="full"');
    expect(textOf('link').length).to.be.greaterThan(before);
  });

  it('follows every choice', async () => {
    await choose(words.screen.studio.begin, 'start');
    expect(textOf('element')).to.not.include('start=');
    await choose(words.screen.settings.letters, 'ardv');
    expect(textOf('element')).to.include('letters="ardv"');
    await choose(words.screen.settings.suits, 'four');
    expect(textOf('iframe')).to.include('suits=four');
    await choose(words.screen.studio.address, 'https://example.org/deals/2');
    expect(textOf('image')).to.include('<img src="https://example.org/deals/2/deal.png"');
    await choose(words.screen.studio.address, 'example');
    expect(studio.renderRoot.querySelector('.wrong')?.textContent).to.equal(words.screen.studio.addressWrong);
  });

  it('says what the element shows, and asks the Laws where no file answers for them', async () => {
    const { elementShows } = words.screen.studio;
    const shows = (): string => $('section[aria-labelledby=element] .shows').textContent.trim();
    expect(shows()).to.equal(elementShows.laws);
    expect(textOf('element')).to.include('/build/deal-replay-laws.js"');
    await choose(words.screen.studio.address, 'https://example.org/deals/2');
    expect(shows()).to.equal(elementShows.baked);
    expect(textOf('element')).to.include('"https://example.org/deals/2/deal-replay.js"');
    await choose(words.screen.studio.address, '');
    const { record } = studio;
    studio.record = { ...record!, events: record!.events.slice(0, 3) };
    await studio.updateComplete;
    expect(shows()).to.equal(elementShows.facts);
    expect(textOf('element')).to.include('/build/deal-replay.js"');
  });

  it('offers nothing that points to this machine, but the folder; and all of it with an address', async () => {
    studio.home = 'http://127.0.0.1:8000/';
    await studio.updateComplete;
    expect(studio.renderRoot.querySelectorAll('textarea').length).to.equal(0);
    expect($('.local').textContent).to.equal(words.screen.studio.localHome({ host: '127.0.0.1:8000' }));
    expect($('iframe').getAttribute('src')).to.match(/^http:\/\/127\.0\.0\.1:8000\/embed\.html/);
    let saving: StudioSaving | null = null;
    studio.addEventListener('studio-save', (event) => (saving = (event as CustomEvent<StudioSaving>).detail));
    ($('.actions .primary') as HTMLButtonElement).click();
    expect(saving!).to.include({ kind: 'folder' });
    await choose(words.screen.studio.address, 'https://example.org/deals/2');
    for (const id of ['element', 'iframe', 'image', 'link'])
      expect(textOf(id)).to.include('https://example.org/deals/2/').and.not.include('127.0.0.1');
    expect(studio.renderRoot.querySelector('.local')).to.equal(null);
    await choose(words.screen.studio.address, 'http://192.168.1.7/deals/');
    expect($('.local').textContent).to.equal(words.screen.studio.localPage);
  });

  it('offers choices to try when they are wanted', async () => {
    expect(textOf('element') + textOf('link')).to.not.include('whatif');
    const box = field(words.screen.studio.branches) as HTMLInputElement;
    box.click();
    await studio.updateComplete;
    expect(textOf('element')).to.include('whatif="on"');
    expect(textOf('link')).to.include('&whatif=on');
    box.click();
    await studio.updateComplete;
    expect(textOf('link')).to.not.include('whatif');
  });

  it('asks for double dummy when it is wanted, waits for it, and says so; no solver is shared', async () => {
    let asked = 0;
    let saved: StudioSaving | null = null;
    studio.addEventListener('studio-double-dummy', () => asked++);
    studio.addEventListener('studio-save', (event) => (saved = (event as CustomEvent<StudioSaving>).detail));
    await choose(words.screen.studio.address, 'https://example.org/deals/2');
    const box = field(words.screen.doubleDummy.title) as HTMLInputElement;
    const hint = (): string => $('#double-dummy-hint').textContent.trim();
    expect(hint()).to.equal(words.screen.studio.doubleDummyHint);
    box.click();
    await studio.updateComplete;
    expect(asked).to.equal(1);
    expect(hint()).to.equal(words.screen.doubleDummy.asked);
    const save = $('.actions .primary') as HTMLButtonElement;
    save.click();
    await studio.updateComplete;
    expect(saved).to.equal(null);
    expect(studio.note).to.equal(words.screen.doubleDummy.asked);
    studio.solved = 'failed';
    await studio.updateComplete;
    expect(hint()).to.equal(words.screen.doubleDummy.failed);
    studio.solved = () => 9;
    await studio.updateComplete;
    expect(hint()).to.equal(words.screen.studio.doubleDummyHint);
    expect(textOf('element')).to.include('dd="on"');
    save.click();
    expect(saved!.sharing.deal.baked).to.include('"doubleDummy":9');
    box.click();
    await studio.updateComplete;
    expect(textOf('element')).to.not.include('dd=');
  });

  it('writes in another language than the screen', async () => {
    await loadLanguage('he');
    await choose(words.screen.settings.language, 'he');
    expect(textOf('element')).to.include('lang="he"');
    expect(studio.renderRoot.querySelector('h1')!.textContent).to.equal(words.screen.studio.title);
  });

  it('previews in three widths, in a frame without rights', async () => {
    const frame = $('iframe') as HTMLIFrameElement;
    expect(frame.getAttribute('sandbox')).to.equal('allow-scripts');
    for (const width of [320, 600, 900]) {
      const radio = [...studio.renderRoot.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
        (one) => one.parentElement!.textContent.includes(String(width)),
      )!;
      radio.click();
      await studio.updateComplete;
      expect(($('iframe') as HTMLIFrameElement).width).to.equal(String(width));
    }
  });

  it('makes the frame as high as the preview says it is, and believes nobody else', async () => {
    const frame = $('iframe') as HTMLIFrameElement;
    const report = async (source: Window | null, height: unknown): Promise<void> => {
      const event = new MessageEvent('message', { data: { type: 'deal-replay:size', height } });
      // Firefox takes no window of another origin for the source of an event that a test makes.
      Object.defineProperty(event, 'source', { value: source });
      dispatchEvent(event);
      await studio.updateComplete;
    };
    await report(frame.contentWindow, 612.4);
    expect(textOf('iframe')).to.include('height="613"');
    expect(frame.height).to.equal('613');
    await report(window, 700);
    await report(frame.contentWindow, 'high');
    expect(textOf('iframe')).to.include('height="613"');
    await report(frame.contentWindow, 1e9);
    expect(textOf('iframe')).to.include('height="2000"');
  });

  it('hands over what is to be saved', () => {
    let saving: StudioSaving | null = null;
    studio.addEventListener('studio-save', (event) => (saving = (event as CustomEvent<StudioSaving>).detail));
    ($('.actions .primary') as HTMLButtonElement).click();
    expect(saving!).to.include({ kind: 'folder' });
    expect((saving as unknown as StudioSaving).sharing.deal.svg).to.match(/^<svg/);
  });

  it('saves the record itself: a case file keeps names and everything, another format says what it leaves out', async () => {
    const asked: string[] = [];
    studio.addEventListener('studio-save-file', (event) => asked.push((event as CustomEvent<string>).detail));
    for (const button of studio.renderRoot.querySelectorAll<HTMLElement>(
      'section[aria-labelledby="file"] button',
    ))
      button.click();
    expect(asked).to.deep.equal(['json', 'pbn', 'lin']);
    const saved: Blob[] = [];
    const made = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (content) => {
      saved.push(content as Blob);
      return made(content);
    };
    const record = studio.record!;
    // Nothing is put on the disk of whoever runs the tests.
    const kept = (event: Event): void => event.preventDefault();
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement): void {
      this.addEventListener('click', kept);
      click.call(this);
    };
    try {
      expect(saveRecord(record, 'json', words)).to.deep.equal({ name: 'board-2.json', losses: [] });
      const pbn = saveRecord(record, 'pbn', words)!;
      expect(pbn.name).to.equal('board-2.pbn');
      expect(pbn.losses.join(' ')).to.include('Not kept: ');
      expect(new Set(pbn.losses).size).to.equal(pbn.losses.length);
    } finally {
      HTMLAnchorElement.prototype.click = click;
      URL.createObjectURL = made;
    }
    const [json, text] = await Promise.all(saved.map((one) => one.text()));
    const read = readCase(json!).record!;
    expect(read.events).to.deep.equal(record.events);
    expect(read.header.names).to.deep.equal({ S: 'Mirelda Varnsworth' });
    expect(text).to.include('[South "Mirelda Varnsworth"]');
  });

  it('draws its picture in dots', async () => {
    const { svg, picture } = (() => {
      let saving: StudioSaving | null = null;
      studio.addEventListener(
        'studio-save',
        (event) => (saving = (event as CustomEvent<StudioSaving>).detail),
      );
      ($('.actions .primary') as HTMLButtonElement).click();
      return (saving as unknown as StudioSaving).sharing.deal;
    })();
    const dots = (await dotsOf(svg, picture.width, picture.height))!;
    expect(new TextDecoder().decode(dots.bytes.slice(1, 4))).to.equal('PNG');
    expect(dots.width).to.equal(picture.width * 2);
    expect(dots.bytes.length).to.be.greaterThan(10_000);
  });

  it('can be read and used by everybody, also at 320 pixels', async () => {
    document.title = 'Dealtrail';
    document.documentElement.lang = 'en';
    ($('iframe') as HTMLIFrameElement).src = 'about:blank';
    expect(await violations(studio)).to.deep.equal([]);
    await setViewport({ width: 320, height: 800 });
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    await setViewport({ width: 1000, height: 800 });
  });
});
