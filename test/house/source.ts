import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseAst } from 'vite';

/** What the rules of the house need to know of one file. Lines count from 1. */
export type Source = {
  /** From the checkout's root, with forward slashes: `src/laws/law64.ts`. */
  path: string;
  lines: number;
  imports: Import[];
  /** Operators that treat a number as a row of bits. */
  bitOperators: { operator: string; line: number }[];
  /** Comparisons of a `state` with a word. */
  statesCompared: { word: string; line: number }[];
  /** Names used as themselves (not as a property's name), and `Math.random` as one name. */
  names: { name: string; line: number }[];
  /** Types and classes that it exports under the names it gives them. */
  types: string[];
  /** Functions that it exports, declared or kept in a constant. */
  functions: ExportedFunction[];
};

export type ExportedFunction = {
  name: string;
  line: number;
  /** The text of the doc comment right before it, without stars; undefined where it has none. */
  doc: string | undefined;
  /** It has a `throw` of its own, or in a function inside it, that it does not catch itself. */
  throws: boolean;
};

export type Import = {
  /** As written: `../domain/card.ts` or `xstate`; undefined when it is computed and can't be read. */
  specifier: string | undefined;
  /** For a relative import, the file it means, from the checkout's root. */
  target: string | undefined;
  line: number;
};

type Node = { type: string; start: number } & Record<string, unknown>;

const root = new URL('../../', import.meta.url);

/** Every TypeScript file of the program and of its tests, sorted by path. */
export function readSources(): Source[] {
  return ['src', 'machines', 'test']
    .filter((folder) => existsSync(new URL(folder, root)))
    .flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .filter((path) => path.endsWith('.ts')),
    )
    .sort()
    .map((path) => readSource(path, readFileSync(new URL(path, root), 'utf8')));
}

/** Reads one TypeScript file. Throws when it does not parse: that is no finding, the file is broken. */
export function readSource(path: string, text: string): Source {
  const source: Source = {
    path,
    lines: countLines(text),
    imports: [],
    bitOperators: [],
    statesCompared: [],
    names: [],
    types: [],
    functions: [],
  };
  const starts = lineStarts(text);
  const line = (node: Node) => lineOf(starts, node.start);
  walk(parseAst(text, { lang: 'ts' }) as unknown as Node, (node) => {
    const importing = importOf(node);
    if (importing) {
      const { specifier } = importing;
      const target = specifier?.startsWith('.') ? join(dirname(path), specifier) : undefined;
      source.imports.push({ specifier, target, line: line(node) });
    }
    const type = typeExported(node);
    if (type !== undefined) source.types.push(type);
    source.functions.push(
      ...functionsExported(node).map(({ name, body }) => ({
        name,
        line: line(node),
        doc: docBefore(text, node.start),
        throws: isThrownIn(body),
      })),
    );
    const operator = bitOperator(node);
    if (operator) source.bitOperators.push({ operator, line: line(node) });
    const word = stateCompared(node);
    if (word !== undefined) source.statesCompared.push({ word, line: line(node) });
    if (node.type === 'Identifier') source.names.push({ name: String(node['name']), line: line(node) });
    if (
      node.type === 'MemberExpression' &&
      nameOf(node['object']) === 'Math' &&
      memberName(node) === 'random'
    ) {
      source.names.push({ name: 'Math.random', line: line(node) });
    }
  });
  return source;
}

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** Static, dynamic and type imports and re-exports alike: all of them tie two files together. */
function importOf(node: Node): { specifier: string | undefined } | undefined {
  if (!importing.has(node.type) || !isNode(node['source'])) return undefined;
  const { value } = node['source'];
  return { specifier: typeof value === 'string' ? value : undefined };
}

const typing = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration']);

function typeExported(node: Node): string | undefined {
  const { declaration } = node;
  if (node.type !== 'ExportNamedDeclaration' || !isNode(declaration) || !typing.has(declaration.type))
    return undefined;
  return nameOf(declaration['id']);
}

/** A function declared, or constants that hold one. Signatures without a body are left out. */
function functionsExported(node: Node): { name: string; body: Node }[] {
  const { type, declaration } = node;
  const isExport = type === 'ExportNamedDeclaration' || type === 'ExportDefaultDeclaration';
  if (!isExport || !isNode(declaration)) return [];
  const { id, body, declarations = [] } = declaration;
  if (declaration.type === 'FunctionDeclaration' && isNode(body))
    return [{ name: nameOf(id) ?? 'default', body }];
  if (declaration.type === 'ArrowFunctionExpression' && isNode(body)) return [{ name: 'default', body }];
  return (declarations as Node[]).flatMap(({ id: constant, init }) =>
    isNode(init) && /^(?:ArrowFunction|Function)Expression$/.test(init.type) && isNode(init['body'])
      ? [{ name: nameOf(constant) ?? '?', body: init['body'] }]
      : [],
  );
}

/** The doc comment that ends right before that place. */
function docBefore(text: string, start: number): string | undefined {
  const before = text.slice(0, start).trimEnd();
  const comment = before.endsWith('*/') ? before.slice(before.lastIndexOf('/*')) : '';
  return comment.startsWith('/**')
    ? comment
        .slice(3, -2)
        .replaceAll(/^\s*\* ?/gm, '')
        .trim()
    : undefined;
}

/** What is thrown where a `catch` follows goes no further; what the `catch` throws does. */
function isThrownIn(node: Node): boolean {
  if (node.type === 'ThrowStatement') return true;
  const isCaught = node.type === 'TryStatement' && isNode(node['handler']);
  return Object.entries(node).some(
    ([key, value]) =>
      !(isCaught && key === 'block') &&
      (Array.isArray(value) ? value : [value]).some((child) => isNode(child) && isThrownIn(child)),
  );
}

const binary = new Set(['&', '|', '^', '<<', '>>', '>>>']);
const assigning = new Set(['&=', '|=', '^=', '<<=', '>>=', '>>>=']);

/** The union and intersection of types look the same in the text, but are other nodes and so no operators here. */
function bitOperator(node: Node): string | undefined {
  const operator = String(node['operator']);
  if (node.type === 'BinaryExpression' && binary.has(operator)) return operator;
  if (node.type === 'AssignmentExpression' && assigning.has(operator)) return operator;
  if (node.type === 'UnaryExpression' && operator === '~') return operator;
  return undefined;
}

/** `pending` of `open.state === 'pending'` and of `state !== 'pending'`. */
function stateCompared(node: Node): string | undefined {
  const { left, right, operator } = node;
  if (node.type !== 'BinaryExpression' || !/^[!=]==$/.test(String(operator)) || !isNode(right))
    return undefined;
  const isState = nameOf(left) === 'state' || (isNode(left) && memberName(left) === 'state');
  return isState && typeof right['value'] === 'string' ? right['value'] : undefined;
}

/** Visits every node but names that only name a property: `x.document` and `{ document: 1 }` use no `document`. */
function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    const named = key === 'property' || key === 'key';
    if (named && !node['computed'] && !node['shorthand'] && isNode(value) && value.type === 'Identifier')
      continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined;
}

/** `random` for `Math.random` and for `Math['random']`. */
function memberName(node: Node): unknown {
  if (!node['computed']) return nameOf(node['property']);
  return isNode(node['property']) ? node['property']['value'] : undefined;
}

function countLines(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function lineOf(starts: number[], offset: number): number {
  let line = starts.length;
  while (line > 1 && (starts[line - 1] ?? 0) > offset) line--;
  return line;
}
