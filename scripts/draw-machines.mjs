// npm run draw: machines/README.md, the lifecycles as one table and a picture of each, from their own definitions.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle-program.mjs';
import { ensureInstalled, root } from './install.mjs';

/** @import { machineDefinitions } from '../machines/index.ts' */
/** @import { PairRow } from '../test/machines/apart.ts' */
/** @import { CatalogueClause } from '../src/lawbook/catalogue.ts' */
/** @typedef {ReturnType<typeof machineDefinitions>} Definitions */
/** @typedef {Definitions[keyof Definitions]} Drawing */

/**
 * `leadOutOfTurn` -> `Lead out of turn`.
 * @param {string} name
 */
function spelled(name) {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The laws whose clauses a lifecycle executes, each number once, in the order of the book.
 * @param {string} machine
 * @param {readonly CatalogueClause[]} catalogue
 */
function lawsOf(machine, catalogue) {
  const carried = catalogue.filter((clause) => clause.machine === machine && clause.executed);
  return [...new Set(carried.map(({ id }) => Number.parseInt(id, 10)))].join(', ');
}

/**
 * @param {Drawing} machine
 * @param {readonly CatalogueClause[]} catalogue
 */
function row({ id, states }, catalogue) {
  const names = states.map(({ name, final }) => (final ? `*${name}*` : name)).join(', ');
  return `| [${spelled(id)}](#${spelled(id).toLowerCase().replaceAll(' ', '-')}) | ${lawsOf(id, catalogue)} | ${names} | [${id}.ts](${id}.ts) |`;
}

/**
 * A state diagram with one arrow a transition: its fact or signal, and its guard, the law function that must return true.
 * @param {Drawing} machine
 */
function picture({ id, initial, states }) {
  const arrows = states.flatMap(({ name, final, transitions }) => [
    ...new Set(
      transitions.map(
        ({ event, target, guard }) =>
          `    ${name} --> ${target}: ${event}${guard === null ? '' : ` [${guard}]`}`,
      ),
    ),
    ...(final ? [`    ${name} --> [*]`] : []),
  ]);
  return [
    `## ${spelled(id)}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    `    [*] --> ${initial}`,
    ...arrows,
    '```',
    '',
  ].join('\n');
}

/**
 * `fixtures/law64/64A1-….json` as a link with its own name.
 * @param {{ readonly path: string }} met
 */
function linked({ path }) {
  return `[${path.slice(path.lastIndexOf('/') + 1, -'.json'.length)}](../${path})`;
}

/**
 * One pair of lifecycles: a case that shows it and the clauses expected there, or why none can.
 * @param {PairRow} pair
 */
function pairRow({ meeting, met, apart }) {
  const [first = '', second = ''] = meeting.split(/ [>+] /).map(spelled);
  const order = meeting.includes('+') ? `at once: ${second.toLowerCase()}` : `then: ${second.toLowerCase()}`;
  const [shown, ...more] = met;
  if (shown === undefined)
    return apart === null
      ? `| ${first} | ${order} | nobody has adjudicated a case yet | |`
      : `| ${first} | ${order} | cannot be: ${apart.why} | ${apart.law} |`;
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  return `| ${first} | ${order} | ${linked(shown)}${others} | ${shown.clauses.join(' ')} |`;
}

/** @param {readonly PairRow[]} pairs */
function pairsTable(pairs) {
  const met = pairs.filter((pair) => pair.met.length > 0).length;
  const apart = pairs.filter((pair) => pair.apart !== null).length;
  return [
    '## Where lifecycles meet',
    '',
    'Each pair of lifecycles: one is open when the other begins, or one event begins both. A case shows a pair when both are open at',
    'one moment and something is expected of each from then on. The clauses are those that the case expects of the two. Made from the',
    'case files and from the reasons in `test/machines/apart.ts`.',
    '',
    `${pairs.length} pairs: ${met} shown by a case, ${apart} that cannot be, ${pairs.length - met - apart} for which nobody has adjudicated a case yet.`,
    '',
    '| First | Second | Case, or why there is none | Clauses |',
    '|---|---|---|---|',
    ...pairs.map(pairRow),
    '',
  ];
}

/**
 * The whole file, from what `machineDefinitions()`, the catalogue of clauses and the pairs of the case files say.
 * @param {Definitions} definitions
 * @param {readonly CatalogueClause[]} catalogue
 * @param {readonly PairRow[]} pairs
 */
export function machinesReadme(definitions, catalogue, pairs) {
  const machines = Object.values(definitions);
  return [
    '# The lifecycles',
    '',
    '`npm run draw` makes this page from the machines themselves, and a test compares the two. Do not edit it.',
    '',
    'The functions of `src/laws` decide *whether* a clause applies; a lifecycle decides *when* its effect begins and ends. Each lifecycle',
    'is one case in progress: this penalty card, that revoke. Facts of the table and signals of the laws move it from state to state; every guard in',
    'square brackets is a function of `src/laws`. States in italics are final.',
    '',
    '| Lifecycle | Laws | States | File |',
    '|---|---|---|---|',
    ...machines.map((machine) => row(machine, catalogue)),
    '',
    ...machines.map(picture),
    ...pairsTable(pairs),
  ].join('\n');
}

async function draw() {
  ensureInstalled();
  // The drawing shows guards by their function names, so the bundle keeps the names.
  const load = async (/** @type {string} */ entry) =>
    import(pathToFileURL(await bundleProgram(entry, true)).href);
  const { machineDefinitions } = await load('machines/index.ts');
  const { CATALOGUE } = await load('src/lawbook/catalogue.ts');
  const { pairRows } = await load('test/machines/apart.ts');
  writeFileSync(
    join(root, 'machines', 'README.md'),
    machinesReadme(machineDefinitions(), CATALOGUE, pairRows()),
  );
  console.log('Drew machines/README.md.');
}

if (process.argv[1] === import.meta.filename) await draw();
