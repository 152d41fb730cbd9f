/** The files of a published deal: a folder for a site, or one page that contains everything and works from a disk. */

import type { Words } from '../../i18n/words.ts';
import type { Dots } from './dots.ts';
import { attributeText, element } from './html.ts';
import { iframePageOf, iframeStyle } from './iframePage.ts';
import { OEMBED, pageOf, type PageContent } from './page.ts';
import { policyOf } from './policy.ts';
import type { Published } from './published.ts';
import {
  IFRAME_SCRIPT,
  oembedHtml,
  PAGE_FILES,
  SCRIPT,
  settingAttributes,
  themeAttribute,
  type PageTheme,
} from './snippets.ts';
import { languageIn } from './story.ts';
import { pageStyle } from './style.ts';

export interface PublishedFile {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** The programs of the pages, each as one script without imports. */
export interface Programs {
  /** `<deal-replay>`. */
  readonly replay: string;
  /** What the page for an iframe tells the page around it. */
  readonly iframe: string;
}

/** The programs as `read` finds them by their paths below the home of Dealtrail; null where one is missing. */
export async function programsRead(read: (path: string) => Promise<string | null>): Promise<Programs | null> {
  const [replay, iframe] = await Promise.all([SCRIPT, IFRAME_SCRIPT].map(read));
  return replay && iframe ? { replay, iframe } : null;
}

export interface FileWishes {
  readonly words: Words;
  /** The folder's address, ending in a slash; null while unknown. */
  readonly address: string | null;
  /** Null for pages without the replay. */
  readonly programs: Programs | null;
  /** Null if no bitmap could be made. */
  readonly dots: Dots | null;
  /** The same for dark pages, because any snippet may refer to it, whatever this folder was saved as. Null if none could be made. */
  readonly darkDots: Dots | null;
  /** The address of the deal in the app, for readers; null if nobody said where the app is, or the deal does not fit into a link. */
  readonly app: string | null;
  /** The colours of the replay in an iframe. */
  readonly theme: PageTheme;
  /** The height of an iframe in CSS pixels, until it reports its own. */
  readonly iframeHeight: number;
}

/** The case as a file, for programs that read cases; beside the replay’s own file. */
const CASE_FILE = 'case.json';

/**
 * All files of a published deal, for a folder on a site. Files that need the replay's program, the PNG
 * picture or the address are left out where these are null.
 */
export async function folderOf(deal: Published, wishes: FileWishes): Promise<PublishedFile[]> {
  const { words, programs, dots, darkDots } = wishes;
  const { page } = words.publish;
  const index = pageOf({
    ...pageContent(deal, wishes),
    policy: await policyOf({
      scripts: [],
      styles: [pageStyle(words.settings.suits, deal.inPage.width)],
      besides: programs !== null,
      styledBeside: true,
    }),
    files: [
      { label: page.svg, address: PAGE_FILES.picture, name: PAGE_FILES.picture },
      ...(dots === null ? [] : [{ label: page.png, address: PAGE_FILES.dots, name: PAGE_FILES.dots }]),
      { label: page.baked, address: PAGE_FILES.data, name: PAGE_FILES.data },
      { label: page.record, address: CASE_FILE, name: CASE_FILE },
    ],
    replay:
      programs === null
        ? null
        : {
            attributes: { ...attributesOf(deal, wishes), src: PAGE_FILES.data },
            script: besides([PAGE_FILES.handed, PAGE_FILES.script]),
          },
    style: PAGE_FILES.pageStyle,
  });
  return [
    { name: PAGE_FILES.page, content: inUtf8(index) },
    { name: PAGE_FILES.picture, content: deal.svg },
    ...(dots === null ? [] : [{ name: PAGE_FILES.dots, content: dots.bytes }]),
    ...(darkDots === null ? [] : [{ name: PAGE_FILES.darkDots, content: darkDots.bytes }]),
    { name: PAGE_FILES.data, content: deal.baked },
    { name: CASE_FILE, content: deal.json },
    { name: PAGE_FILES.handed, content: inUtf8(handed(deal.baked)) },
    { name: PAGE_FILES.pageStyle, content: pageStyle(words.settings.suits, deal.inPage.width) },
    ...(programs === null
      ? []
      : [
          { name: PAGE_FILES.iframe, content: inUtf8(await iframeOf(deal, wishes)) },
          { name: PAGE_FILES.iframeStyle, content: iframeStyle(words, deal.inPage) },
          { name: PAGE_FILES.iframeScript, content: inUtf8(enclosed(programs.iframe)) },
          { name: PAGE_FILES.script, content: inUtf8(enclosed(programs.replay)) },
        ]),
    ...(wishes.address === null ? [] : [{ name: OEMBED, content: oembedOf(deal, wishes, wishes.address) }]),
  ];
}

/** One HTML page that holds pictures, data and program, so that it works from a disk. */
export async function singleOf(deal: Published, wishes: FileWishes): Promise<string> {
  const { words, dots } = wishes;
  const { page } = words.publish;
  const program = wishes.programs === null ? null : harmless(enclosed(wishes.programs.replay));
  const content = pageOf({
    ...pageContent(deal, { ...wishes, dots: null }),
    policy: await policyOf({
      scripts: program === null ? [] : [HANDING, program],
      styles: [pageStyle(words.settings.suits, deal.inPage.width)],
    }),
    files: [
      { label: page.svg, address: dataAddress('image/svg+xml', deal.svg), name: PAGE_FILES.picture },
      ...(dots === null
        ? []
        : [{ label: page.png, address: dataAddress('image/png', dots.bytes), name: PAGE_FILES.dots }]),
      { label: page.record, address: dataAddress('application/json', deal.json), name: CASE_FILE },
    ],
    replay:
      program === null
        ? null
        : {
            attributes: attributesOf(deal, wishes),
            script: heldBack(deal.baked, element('script', {}, program)),
          },
  });
  return inUtf8(content);
}

function pageContent(
  deal: Published,
  { words, address, dots }: FileWishes,
): Omit<PageContent, 'files' | 'replay' | 'policy'> {
  return {
    story: deal.story,
    words,
    alt: deal.alt,
    pictures: deal.inPage,
    dots: dots === null ? null : { name: PAGE_FILES.dots, width: dots.width, height: dots.height },
    address,
  };
}

function attributesOf(deal: Published, { words, app }: FileWishes): Record<string, string | null> {
  return {
    ...settingAttributes(words.settings),
    names: deal.record.header.names === undefined ? 'seats' : 'full',
    whatif: deal.branches ? 'on' : null,
    dd: deal.doubleDummy ? 'on' : null,
    app,
    start: deal.at === 0 ? null : `e${deal.at}`,
  };
}

/** Scripts as files of the folder, since many hosts run no script that stands in a page. The data come first. */
const besides = (names: readonly string[]): string =>
  names.map((src) => element('script', { src, defer: '' })).join('\n');

/** Begins at the step in the page's address, where the replay's link to a step leads; `one` is the replay. */
const AT_STEP = "const[,at]=/[#&]at=([\\w.-]+)/.exec(location.hash)??[];if(at)one.setAttribute('start',at);";

/** A script that gives the page’s data to its replay. */
const HANDING = `addEventListener('DOMContentLoaded',()=>customElements.whenDefined('deal-replay').then(()=>{const one=document.querySelector('deal-replay');${AT_STEP}one.baked=JSON.parse(document.getElementById('replay').textContent)}))`;

/** The deal’s data, then the program, then a script that connects the two: no file is requested, so it works from a disk. */
function heldBack(baked: string, program: string): string {
  return [
    // Without `<` nothing can end the script early.
    element(
      'script',
      { type: 'application/json', id: 'replay' },
      baked.trim().replaceAll('<', String.raw`\u003c`),
    ),
    element('script', {}, HANDING),
    program,
  ].join('\n');
}

/**
 * A script with the data, for the elements of an article that name its file: a site may load another site's script, but not its data.
 * The page may make an element later or hide it in a shadow tree; the script finds such an element by the event that it emits when the
 * data don't come. The step in the address is for the folder's own pages, which name the file without its folder.
 */
function handed(baked: string): string {
  const give = `const src=new URL('deal.json',document.currentScript.src).href;const give=one=>{const named=one.getAttribute?.('src')??'';if(one.baked||new URL(named,document.baseURI).href!==src)return;if(named==='deal.json'){${AT_STEP}}one.baked=baked};const giveAll=()=>document.querySelectorAll('deal-replay[src]').forEach(give);giveAll();addEventListener('DOMContentLoaded',giveAll);addEventListener('replay-error',event=>give(event.composedPath()[0]))`;
  return `(baked=>{${give}})(${baked.trim()});\n`;
}

/** The page for an iframe: shows the picture until the replay's script is loaded, or instead of it. */
async function iframeOf(deal: Published, wishes: FileWishes): Promise<string> {
  const { words } = wishes;
  return iframePageOf({
    policy: await policyOf({
      scripts: [],
      styles: [iframeStyle(words, deal.inPage)],
      besides: true,
      styledBeside: true,
      framed: true,
    }),
    title: deal.story.title,
    titleIn: languageIn(deal.story, deal.story.title),
    words,
    pictures: deal.inPage,
    attributes: {
      ...attributesOf(deal, wishes),
      theme: themeAttribute(wishes),
      src: PAGE_FILES.data,
    },
    script: besides([PAGE_FILES.handed, PAGE_FILES.script, PAGE_FILES.iframeScript]),
    style: PAGE_FILES.iframeStyle,
  });
}

/** A module without imports as a script that defines no global names. */
function enclosed(script: string): string {
  return `(()=>{${script.replace(/\n\/\/# sourceMappingURL=[^\n]*\n*$/, '')}\n})();\n`;
}

/**
 * The mark at the beginning makes a script UTF-8 for a page in an older encoding, and a page for a server that names an older one:
 * either would spoil every suit and every letter beyond English, and so the digests of the scripts.
 */
const inUtf8 = (text: string): string => `\ufeff${text}`;

function harmless(script: string): string {
  return script.replaceAll(/<(?=\/script)/gi, String.raw`\x3c`);
}

/** What a program that finds the page's address in an article asks for (https://oembed.com, version 1.0). */
function oembedOf(deal: Published, wishes: FileWishes, address: string): string {
  const { words, programs, dots, iframeHeight } = wishes;
  const { title } = deal.story;
  const { direction } = words;
  const thumbnail =
    dots === null
      ? {}
      : {
          thumbnail_url: `${address}${PAGE_FILES.dots}`,
          thumbnail_width: dots.width,
          thumbnail_height: dots.height,
        };
  const rich =
    programs === null
      ? { type: 'link' }
      : {
          type: 'rich',
          width: 600,
          height: iframeHeight,
          html: oembedHtml(address, { ...wishes, title, direction }),
        };
  return `${JSON.stringify({
    version: '1.0',
    title: attributeText(title, direction),
    provider_name: 'Dealtrail',
    ...rich,
    ...thumbnail,
  })}\n`;
}

/** A `data:` address with base64, for text or bytes. */
function dataAddress(type: string, content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return `data:${type};base64,${btoa(letters)}`;
}
