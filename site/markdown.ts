/** Markdown to HTML, with blocks of our own: for a fence whose first word is the name of a block, the block's function draws it. */

import markdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import { escaped } from '../src/domain/escaped.ts';
import { suitsHtml } from '../src/output/page/html.ts';

/** Draws the inside of a fence; `args` are the words after its first one. */
export type Block = (inside: string, args: readonly string[]) => string;

export interface Fence {
  readonly kind: string;
  readonly args: readonly string[];
  readonly inside: string;
  /** The line of the file, from 1. */
  readonly line: number;
}

const parser = (): MarkdownIt => markdownIt({ html: false, typographer: false, linkify: false });

/** Every fence of a page, for tests that run the commands in it. */
export function fencesIn(text: string): readonly Fence[] {
  return parser()
    .parse(text, {})
    .filter(({ type }) => type === 'fence')
    .map(({ info, content, map }) => ({ ...called(info), inside: content, line: (map?.[0] ?? 0) + 1 }));
}

/** @param address what a link of the text leads to: `audit`, `workshop#laws`, `https://…` */
export function htmlOf(
  text: string,
  blocks: Readonly<Record<string, Block>>,
  address: (link: string) => string,
  /** The accessible name of tables, which scroll if they are wider than the page. */
  table: string,
): string {
  const markdown = parser();
  const { rules } = markdown.renderer;
  rules['fence'] = (tokens, index) => {
    const { info, content } = tokens[index] as Token;
    const { kind, args } = called(info);
    const block = blocks[kind];
    if (block === undefined) throw new Error(`The guide has no block of the kind “${kind}”.`);
    return block(content, args);
  };
  rules['text'] = (tokens, index) => withNotation((tokens[index] as Token).content);
  rules['code_inline'] = (tokens, index) => codeOf((tokens[index] as Token).content);
  rules['table_open'] = () =>
    `<div class="wide" tabindex="0" role="group" aria-label="${escaped(table)}"><table>`;
  rules['table_close'] = () => '</table></div>';
  const env = {};
  const tokens = markdown.parse(text, env);
  const ids = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') token.attrSet('id', idOf(tokens[index + 1]?.content ?? '', ids));
    for (const child of token.children ?? [])
      if (child.type === 'link_open') child.attrSet('href', address(String(child.attrGet('href') ?? '')));
  }
  return markdown.renderer.render(tokens, markdown.options, env);
}

function called(info: string): { kind: string; args: readonly string[] } {
  const [kind = '', ...args] = info.trim().split(/\s+/);
  return { kind, args };
}

/** Cards, contracts and hands are read from left to right, whatever the direction of the text around them. */
const NOTATION =
  /(?:\d(?:[♠♥♦♣]|NT)(?:×{1,2})?(?:[=]|[+−]\d{1,2})?|[♠♥♦♣](?:10|[2-9TAKQJRDV])*)(?![\p{L}])/gu;

/** Plain words as HTML. */
export function withNotation(text: string): string {
  let html = '';
  let from = 0;
  for (const match of text.matchAll(NOTATION)) {
    html += escaped(text.slice(from, match.index));
    html += `<bdi dir="ltr">${suitsHtml(match[0])}</bdi>`;
    from = match.index + match[0].length;
  }
  return html + escaped(text.slice(from));
}

/** Text to type. One word stays on one line: broken at its hyphen, `first-irregularity` reads as two values. */
function codeOf(text: string): string {
  const isWord = text.length < 24 && !/\s/.test(text);
  return `<code dir="ltr"${isWord ? ' class="word"' : ''}>${escaped(text)}</code>`;
}

/** The id of a heading, for links: its letters and digits, in any script. */
function idOf(title: string, taken: Map<string, number>): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const before = taken.get(plain) ?? 0;
  taken.set(plain, before + 1);
  return before === 0 ? plain : `${plain}-${before + 1}`;
}
