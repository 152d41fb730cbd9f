import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Words a reader would see that stand in a template instead of in src/i18n. */
export function literalWords(source: string): string[] {
  const found: string[] = [];
  for (const template of templatesIn(source)) {
    const text = template.replaceAll(/<[^>]*>/g, ' ');
    for (const [word] of text.matchAll(/\p{L}{2,}/gu)) found.push(word);
    for (const [, value] of template.matchAll(
      /\s(?:aria-label|title|placeholder|alt|aria-valuetext)="([^"]*\p{L}{2,}[^"]*)"/gu,
    )) {
      if (value !== undefined) found.push(value);
    }
  }
  return found;
}

/** The markup of every html and svg template, its expressions replaced by a space or, inside a tag, by nothing. */
function templatesIn(source: string): string[] {
  const templates: string[] = [];
  const open = /\b(?:html|svg)`/g;
  for (let match = open.exec(source); match !== null; match = open.exec(source)) {
    templates.push(markupFrom(source, match.index + match[0].length));
  }
  return templates;
}

function markupFrom(source: string, start: number): string {
  let markup = '';
  let at = start;
  while (at < source.length && source[at] !== '`') {
    if (source.startsWith('${', at)) {
      at = afterExpression(source, at + 2);
      markup += '·';
    } else markup += source[at++];
  }
  return markup;
}

/** Past the brace that closes an expression; templates and strings inside it are skipped whole. */
function afterExpression(source: string, start: number): number {
  let depth = 1;
  let at = start;
  while (at < source.length && depth > 0) {
    const character = source[at++];
    if (character === '{') depth++;
    else if (character === '}') depth--;
    else if (character === '`') at = afterTemplate(source, at);
    else if (character === "'" || character === '"') while (source[at++] !== character && at < source.length);
  }
  return at;
}

function afterTemplate(source: string, start: number): number {
  let at = start;
  while (at < source.length && source[at] !== '`')
    at = source.startsWith('${', at) ? afterExpression(source, at + 2) : at + 1;
  return at + 1;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path));
}

describe('the templates', () => {
  const files = [...sourcesIn('src/ui'), ...sourcesIn('src/apps').filter((path) => !path.includes('/cli/'))];

  it.each(files)('%s holds no words of its own', (file) => {
    expect(literalWords(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('are looked at: words are found where there are some', () => {
    expect(files.length).toBeGreaterThan(40);
    const page =
      'html`<p class="a ${b ? html`<b>Inner</b>` : \'\'}">Hello ${name} there</p><img alt="A card" />`';
    expect(literalWords(page)).toEqual(['Hello', 'there', 'A card', 'Inner']);
    expect(literalWords('html`<p class=${look}>${text} · ${"not words"}</p>`')).toEqual([]);
  });
});
