/** A picture as SVG: real text, generic font families, every word escaped, with title and description for screen readers. */

import type { Suit } from '../../domain/card.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { plainText, type Area, type Item, type Picture, type TextRun, type Text } from './items.ts';
import { escaped } from '../../domain/escaped.ts';
import { palette, type Theme } from './palette.ts';

export interface SvgOptions {
  readonly theme: Theme;
  readonly suits: 'two' | 'four' | 'mono';
  /** The prefix of ids, which must be unique in a page with several pictures. */
  readonly id: string;
  /** True to be no wider than its place, in a page that no style sheet may lay out. There it keeps its height. */
  readonly yielding: boolean;
  readonly drawer: Drawer;
}

/** Properties of the program that draws the SVG. */
export interface Drawer {
  /** Its names for the font families. */
  readonly families: Readonly<Record<Text['face'], string>>;
  /** Characters that its serif font lacks: a line with one is set in the other font. Null if the program itself finds another font. */
  readonly beyondSerif: RegExp | null;
  /** True if it uses the direction attribute. Otherwise the text contains direction marks. */
  readonly knowsDirection: boolean;
}

const BROWSER: Drawer = {
  families: { sans: 'sans-serif', serif: 'serif' },
  beyondSerif: null,
  knowsDirection: true,
};

const SVG_DEFAULTS: SvgOptions = {
  theme: 'light',
  suits: 'two',
  id: 'deal',
  yielding: false,
  drawer: BROWSER,
};

const HOLLOW: Partial<Record<Suit, string>> = { H: '♡', D: '♢' };

/** The picture as the text of an SVG element, which can stand in a file of its own or in a page. */
export function svgOf(picture: Picture, options: Partial<SvgOptions> = {}): string {
  const { theme, suits, id, yielding, drawer } = { ...SVG_DEFAULTS, ...options };
  const { families, beyondSerif, knowsDirection } = drawer;
  const colour = palette(theme, suits);
  const write = (item: Item): string => {
    if (item.kind === 'text') return textElement(item);
    const stroke =
      item.stroke === null ? '' : ` stroke="${colour.of(item.stroke)}" stroke-width="${item.weight}"`;
    if (item.kind === 'line')
      return `<path d="M${at(item.x1)} ${at(item.y1)}L${at(item.x2)} ${at(item.y2)}"${stroke}/>`;
    const dash = item.dash === null ? '' : ` stroke-dasharray="${item.dash === 'dashed' ? '5 3' : '1.5 3'}"`;
    const fill = item.fill === null ? 'none' : colour.of(item.fill);
    return `<rect ${rectangle(item)}${item.radius === 0 ? '' : ` rx="${item.radius}"`} fill="${fill}"${stroke}${dash}/>`;
  };
  const textElement = (item: Text): string => {
    const { x, baseline, size, face, direction } = item;
    // Direction marks in the text, because all browsers know them in SVG, but not all know the attributes.
    const runs = groups(item.runs)
      .map((group) => {
        const inside = group.map(runElement).join('');
        return group[0]?.island === true && direction === 'rtl' ? `\u2066${inside}\u2069` : inside;
      })
      .join('');
    const serif = face === 'serif' && beyondSerif?.test(plainText(item)) !== true;
    const family = serif ? ` font-family="${escaped(families.serif)}"` : '';
    const opening = `<text x="${at(x)}" y="${at(baseline)}" font-size="${size}"${family}`;
    if (direction === 'ltr') return `${opening}${anchorOf(item, 'ltr')}>${runs}</text>`;
    return knowsDirection
      ? `${opening}${anchorOf(item, 'rtl')} direction="rtl">${runs}</text>`
      : `${opening}${anchorOf(item, 'ltr')}>\u2067${runs}\u2069</text>`;
  };
  const runElement = (run: TextRun): string => {
    const hollow = run.suit !== undefined && colour.hollow ? HOLLOW[run.suit] : undefined;
    const words = marked(escaped(withoutIsolates(hollow ?? run.text)), run.foreign === true);
    const look = [
      run.tone === 'ink' ? '' : ` fill="${colour.of(run.tone)}"`,
      run.bold ? ' font-weight="bold"' : '',
      run.played === true ? ' text-decoration="line-through"' : '',
      run.english === true ? ' lang="en"' : '',
    ].join('');
    return look === '' ? words : `<tspan${look}>${words}</tspan>`;
  };
  const { width, height, title, description, language, items } = picture;
  const name = escaped(id);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${yielding ? '100%' : width}" height="${height}" lang="${escaped(language)}" direction="ltr" role="img" aria-labelledby="${name}-title ${name}-description" font-family="${escaped(families.sans)}" fill="${colour.of('ink')}" xml:space="preserve">`,
    `<title id="${name}-title">${escaped(withoutIsolates(title))}</title>`,
    `<desc id="${name}-description">${escaped(withoutIsolates(description))}</desc>`,
    `<rect width="${width}" height="${height}" fill="${colour.of('paper')}"/>`,
    ...items.map(write),
    '</svg>',
  ].join('\n');
}

/** Isolates words from a file, so that they keep their own direction. */
function marked(words: string, foreign: boolean): string {
  return foreign ? `\u2068${words}\u2069` : words;
}

/** The SVG value of a physical end, which depends on the line's direction. */
function anchorOf({ anchor }: Text, direction: Text['direction']): string {
  if (anchor === 'middle') return ' text-anchor="middle"';
  return (anchor === 'left') === (direction === 'ltr') ? '' : ' text-anchor="end"';
}

/** Groups neighbouring runs of one island. */
function groups(runs: readonly TextRun[]): TextRun[][] {
  const found: TextRun[][] = [];
  for (const run of runs) {
    const last = found.at(-1);
    if (last !== undefined && last[0]?.island === true && run.island === true) last.push(run);
    else found.push([run]);
  }
  return found;
}

function rectangle({ x, y, width, height }: Area): string {
  return `x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}"`;
}

/** One decimal is finer than any screen. */
function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}
