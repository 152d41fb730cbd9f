// Files about <deal-replay> for editors and type checkers, written beside the built file from one description.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** @typedef {typeof import('../src/ui/embed/manifest.ts')} Described */

/**
 * custom-elements.json, HTML data and types for the built embed.
 * @param {string} built the folder
 */
export async function writeManifest(built) {
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(root, 'src', 'ui', 'embed', 'manifest.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const text = encodeURIComponent(outputFiles[0]?.text ?? '');
  /** @type {Described} */
  const described = await import(`data:text/javascript,${text}`);
  const write = (/** @type {string} */ name, /** @type {string} */ text) =>
    writeFileSync(join(built, name), text);
  write('custom-elements.json', `${JSON.stringify(manifest(described), null, 1)}\n`);
  write('deal-replay.html-data.json', `${JSON.stringify(htmlData(described), null, 1)}\n`);
  write('deal-replay.d.ts', types(described));
}

/** @param {readonly string[]} [words] */
const typeOf = (words) => (words === undefined ? 'string' : words.map((word) => `'${word}'`).join(' | '));

/** @param {Described} described */
function manifest({
  ATTRIBUTES_DESCRIBED,
  METHODS_DESCRIBED,
  EVENTS_DESCRIBED,
  PARTS_DESCRIBED,
  PROPERTIES_DESCRIBED,
}) {
  // The attribute `reveal` has no property, since a method has this name: it ends a quiz.
  const isMethod = (/** @type {string} */ name) => METHODS_DESCRIBED.some((method) => method.name === name);
  const declaration = {
    kind: 'class',
    customElement: true,
    name: 'DealReplayElement',
    tagName: 'deal-replay',
    description: 'A bridge deal in an article, stepped through card by card, with what the Laws say of it.',
    superclass: { name: 'HTMLElement' },
    attributes: ATTRIBUTES_DESCRIBED.map(({ name, description, words }) => ({
      name,
      description,
      type: { text: typeOf(words) },
      ...(words === undefined ? {} : { default: `'${words[0]}'` }),
      ...(isMethod(name) ? {} : { fieldName: name }),
    })),
    members: [
      ...ATTRIBUTES_DESCRIBED.filter(({ name }) => !isMethod(name)).map(({ name, description }) => ({
        kind: 'field',
        name,
        description,
        type: { text: name === 'lang' ? 'string' : 'string | null' },
        attribute: name,
        reflects: true,
      })),
      {
        kind: 'field',
        name: 'baked',
        description: 'A baked file the page already holds, parsed.',
        type: { text: 'unknown' },
      },
      ...METHODS_DESCRIBED.map(({ name, description }) => ({ kind: 'method', name, description })),
    ],
    events: EVENTS_DESCRIBED.map(({ name, description }) => ({
      name,
      description,
      type: { text: 'CustomEvent' },
    })),
    cssParts: PARTS_DESCRIBED.map((name) => ({ name })),
    cssProperties: PROPERTIES_DESCRIBED.map((name) => ({ name: `--dr-${name}` })),
    slots: [
      {
        name: '',
        description: 'What is shown without scripts, while the deal loads, and if it can’t be shown.',
      },
    ],
  };
  const path = 'deal-replay.js';
  const exports = [
    {
      kind: 'custom-element-definition',
      name: 'deal-replay',
      declaration: { name: declaration.name, module: path },
    },
  ];
  return {
    schemaVersion: '1.0.0',
    modules: [{ kind: 'javascript-module', path, declarations: [declaration], exports }],
  };
}

/** @param {Described} described */
function htmlData({ ATTRIBUTES_DESCRIBED }) {
  const attributes = ATTRIBUTES_DESCRIBED.map(({ name, description, words }) => ({
    name,
    description,
    ...(words === undefined ? {} : { values: words.map((word) => ({ name: word })) }),
  }));
  return {
    version: 1.1,
    tags: [{ name: 'deal-replay', description: 'A bridge deal, stepped through.', attributes }],
  };
}

/**
 * A type's declaration in the sources, with the comments on its fields.
 * @param {string} path
 * @param {RegExp} pattern
 */
function declared(path, pattern) {
  const found = pattern.exec(readFileSync(join(root, path), 'utf8'));
  if (found === null)
    throw new Error(`${path} no longer declares a type that the types of the element need.`);
  return found[0];
}

/** @param {Described} described */
function types({ ATTRIBUTES_DESCRIBED, EVENTS_DESCRIBED, METHODS_DESCRIBED }) {
  const inherited = ['lang', ...METHODS_DESCRIBED.map(({ name }) => name)];
  const properties = ATTRIBUTES_DESCRIBED.filter(({ name }) => !inherited.includes(name))
    .map(({ name, description }) => `  /** ${description} */\n  ${name}: string | null;`)
    .join('\n');
  const events = EVENTS_DESCRIBED.map(
    ({ name, description }) => `  /** ${description} */\n  '${name}': CustomEvent;`,
  ).join('\n');
  return `/** Types of <deal-replay>. */
export type Seat = 'N' | 'E' | 'S' | 'W';
${declared('src/view/perspective.ts', /export type Perspective = .*;/)}
${declared('src/ui/embed/stepEvents.ts', /export interface ReplayState \{[^]*?\n\}/)}
export interface DealReplayEvents {
${events}
}
export interface DealReplayElement extends HTMLElement {
${properties}
  baked: unknown;
  next(): void;
  prev(): void;
  first(): void;
  last(): void;
  goTo(place: number | string): void;
  nextIrregularity(): void;
  previousIrregularity(): void;
  play(): void;
  pause(): void;
  toggle(): void;
  flip(seat?: Seat): void;
  nextView(): void;
  reveal(): void;
  share(): void;
  toSVG(): string;
  toText(): string;
  getState(): ReplayState | null;
}
declare global {
  interface HTMLElementTagNameMap {
    'deal-replay': DealReplayElement;
  }
  interface HTMLElementEventMap extends DealReplayEvents {}
}
`;
}
