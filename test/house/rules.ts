import type { Source } from './source.ts';

/** A complaint is one line a person can act on: where, what, and what is allowed. */
export type Complaint = string;

/** From left to right. A file imports from its own folder or from a group to its left. */
export const order = [
  ['src/domain', 'src/lawbook'],
  ['src/events'],
  ['src/laws'],
  ['machines'],
  ['src/replay'],
  ['src/store', 'src/formats', 'src/i18n', 'src/seal'],
  ['src/audit'],
  ['src/view'],
  ['src/output/picture', 'src/output/report', 'src/output/typed'],
  ['src/output/baked'],
  ['src/output/page'],
  ['src/ui'],
  ['src/apps'],
];

/** Each library's only homes: folders, or one file. */
export const homes: Record<string, string[]> = {
  '@resvg/resvg-wasm': ['src/apps/cli/dots.ts'],
  xstate: ['machines/'],
  dexie: ['src/store/'],
  rxjs: ['src/store/', 'src/apps/'],
  lit: ['src/ui/', 'src/apps/'],
  'fast-xml-parser': ['src/formats/usebio/'],
  'mdb-reader': ['src/formats/bws/'],
  buffer: ['src/apps/workshop/foreign.worker.ts'],
  'd3-scale': ['src/ui/charts/'],
  'd3-shape': ['src/ui/charts/'],
  canonicalize: ['src/seal/'],
  '@noble/curves': ['src/seal/'],
  '@noble/hashes': ['src/seal/'],
  'fastest-levenshtein': ['src/formats/typed/'],
  uqr: ['src/output/page/qrCode.ts'],
  fflate: ['src/formats/inflate.ts', 'src/apps/workshop/sharing/saving.ts'],
};

/** Node's own modules are there for the command line only; everything else runs in a browser too. */
const nodeHome = 'src/apps/cli/';

/** Sets of cards, and a checksum that is defined by its bits. */
const bitHomes = ['src/domain/hand.ts', 'src/formats/crc32.ts'];
/** A search through millions of positions can't make an object of each. */
const searchHome = 'src/audit/doubleDummy/';
const longest = 300;

/** Left of the store nothing depends on the time, on chance, on storage or on a page. */
const impure =
  'Date Math.random crypto performance setTimeout setInterval queueMicrotask fetch indexedDB localStorage ' +
  'sessionStorage document window navigator globalThis process';
/** Only the store keeps deals; a page may also remember its own settings. Only what draws a page touches one. */
const database = ['indexedDB'];
const memory = ['localStorage', 'sessionStorage'];
const page = ['document', 'window'];

/** The layer a path belongs to, as its place in `order` and its folder. */
function layerOf(path: string): { rank: number; folder: string } | undefined {
  for (const [rank, folders] of order.entries()) {
    const folder = folders.find((name) => path.startsWith(`${name}/`));
    if (folder) return { rank, folder };
  }
  return undefined;
}

/** Directions: own folder or left; nothing but sources; only files that exist, named with their ending. */
export function directions(sources: Source[], exists: (path: string) => boolean): Complaint[] {
  return sources.flatMap(({ path, imports }) => {
    const own = layerOf(path);
    if (!own && !path.startsWith('test/')) return [`${path}: this folder has no place in the house`];
    return imports.flatMap(({ specifier, target, line }) => {
      const at = `${path}:${line}`;
      if (specifier === undefined) return [`${at}: an import must name its file as plain text`];
      if (target === undefined) return [];
      if (!exists(target)) return [`${at}: there is no ${target}`];
      if (!own) return []; // A test may import whatever it tests.
      const other = layerOf(target);
      if (!other) return [`${at}: ${target} is no part of the program`];
      if (other.folder === own.folder || other.rank < own.rank) return [];
      const why = other.rank === own.rank ? 'stands beside it' : 'stands to its right';
      return [`${at}: ${own.folder} must not import ${other.folder}, which ${why}`];
    });
  });
}

/** Applications: none imports another, so that what two of them need has a home of its own. */
export function applicationsApart(sources: Source[]): Complaint[] {
  const applicationOf = (path: string): string | undefined => /^src\/apps\/([^/]+)\//.exec(path)?.[1];
  return program(sources).flatMap(({ path, imports }) => {
    const own = applicationOf(path);
    return imports.flatMap(({ target, line }) => {
      const other = target === undefined ? undefined : applicationOf(target);
      return own === undefined || other === undefined || other === own
        ? []
        : [`${path}:${line}: ${own} must not import ${other}, which is another application`];
    });
  });
}

/** What tells formats apart, unpacks and streams deals, behind the one door. */
const behindDoor = ['archive', 'bytes', 'formatOf', 'otherJson', 'read', 'zip'].map(
  (name) => `src/formats/${name}.ts`,
);

/** Door: whoever opens a file goes through `src/formats/open.ts`, but for those named, each with its reason. */
export function oneDoor(sources: Source[], allowed: Readonly<Record<string, string>>): Complaint[] {
  const others = program(sources).filter(({ path }) => !path.startsWith('src/formats/'));
  const used = new Set<string>();
  const complaints = others.flatMap(({ path, imports }) =>
    imports.flatMap(({ target, line }) => {
      if (target === undefined || !behindDoor.includes(target)) return [];
      used.add(path);
      return Object.hasOwn(allowed, path)
        ? []
        : [`${path}:${line}: ${target} stands behind src/formats/open.ts`];
    }),
  );
  const idle = Object.keys(allowed).filter((path) => !used.has(path));
  return [...complaints, ...idle.map((path) => `${path} no longer needs a door of its own`)];
}

/** Libraries: each in its home only, and none that package.json does not name. Tests may use what is installed. */
export function libraries(sources: Source[], installed: Set<string>): Complaint[] {
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, target, line }) => {
      if (specifier === undefined || target !== undefined) return [];
      const at = `${path}:${line}`;
      const test = path.startsWith('test/');
      if (specifier.startsWith('node:')) {
        return test || path.startsWith(nodeHome) ? [] : [`${at}: ${specifier} is for ${nodeHome} only`];
      }
      const name = packageOf(specifier);
      if (test) return installed.has(name) ? [] : [`${at}: ${name} is not in package.json`];
      const allowed = homes[name];
      if (!allowed) return [`${at}: ${name} has no home in this house`];
      return allowed.some((home) => path.startsWith(home))
        ? []
        : [`${at}: ${name} is for ${allowed.join(', ')} only`];
    }),
  );
}

/** `lit/directives/repeat.js` -> `lit`, `@web/test-runner` -> itself. */
function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}

/** Cycles: each is told once, as the way round. Type imports count: the two files can't be understood apart. */
export function cycles(sources: Source[]): Complaint[] {
  const next = new Map(
    sources.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
  );
  const done = new Set<string>();
  const complaints: Complaint[] = [];
  const follow = (path: string, way: string[]): void => {
    const begun = way.indexOf(path);
    if (begun >= 0) {
      complaints.push(`a circle: ${[...way.slice(begun), path].join(' -> ')}`);
      return;
    }
    if (done.has(path)) return;
    for (const target of next.get(path) ?? []) follow(target, [...way, path]);
    done.add(path);
  };
  for (const path of next.keys()) follow(path, []);
  return complaints;
}

/** Bit operators: in two files and in the double-dummy search, so that everybody else can speak of hands and suits. */
export function bits(sources: Source[]): Complaint[] {
  return program(sources)
    .filter(({ path }) => !bitHomes.includes(path) && !path.startsWith(searchHome))
    .flatMap(({ path, bitOperators }) =>
      bitOperators.map(
        ({ operator, line }) =>
          `${path}:${line}: ${operator} is for ${bitHomes.join(', ')} and ${searchHome} only`,
      ),
    );
}

/** States: a law asks by a name that stands beside them, so that a state may be renamed or split in one place. */
export function states(sources: Source[]): Complaint[] {
  return sources
    .filter(({ path }) => /^(?:src\/laws|machines|src\/replay)\//.test(path))
    .flatMap(({ path, statesCompared }) =>
      statesCompared.map(
        ({ word, line }) => `${path}:${line}: ask by a name of src/laws/states.ts, not '${word}'`,
      ),
    );
}

/** Purity: the same facts give the same position, today, tomorrow, here and there. */
export function purity(sources: Source[]): Complaint[] {
  const store = order.findIndex((group) => group.includes('src/store'));
  return program(sources).flatMap(({ path, names }) => {
    const layer = layerOf(path);
    if (!layer) return [];
    const forbidden = new Set(
      layer.rank < store
        ? impure.split(' ')
        : [
            ...(layer.folder === 'src/store' ? [] : database),
            ...(layer.folder === 'src/store' || layer.folder === 'src/apps' ? [] : memory),
            ...(layer.rank === store ? page : []),
          ],
    );
    return names
      .filter(({ name }) => forbidden.has(name))
      .map(({ name, line }) => `${path}:${line}: ${layer.folder} must not use ${name}`);
  });
}

/** One meaning a word: no two types of the program are exported under one name. */
export function typesNamedTwice(sources: Source[]): Complaint[] {
  return namedTwice(
    program(sources).flatMap(({ path, types }) => types.map((name) => ({ name, path }))),
    'type',
  );
}

/** Where the Laws are executed, and in what they are executed on, a search for a function finds one. */
const CORE = ['src/domain/', 'src/lawbook/', 'src/events/', 'src/laws/', 'machines/', 'src/replay/'];

/** One meaning a word: no two functions of the core are exported under one name. */
export function functionsNamedTwice(sources: Source[]): Complaint[] {
  const core = sources.filter(({ path }) => CORE.some((folder) => path.startsWith(folder)));
  return namedTwice(
    core.flatMap(({ path, functions }) => functions.map(({ name }) => ({ name, path }))),
    'function',
  );
}

function namedTwice(all: readonly { name: string; path: string }[], kind: 'type' | 'function'): Complaint[] {
  const found = new Map<string, string[]>();
  for (const { name, path } of all) found.set(name, [...(found.get(name) ?? []), path]);
  return [...found]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name} is a ${kind} in ${paths.join(' and ')}`);
}

/** Length: two screens, and a reason where it is more. A reason no longer needed has to go. */
export function length(sources: Source[], reasons: Record<string, string>): Complaint[] {
  const long = program(sources).filter(({ lines }) => lines > longest);
  const paths = new Set(long.map(({ path }) => path));
  return [
    ...long
      .filter(({ path }) => !reasons[path])
      .map(({ path, lines }) => `${path}: ${lines} lines, more than ${longest}`),
    ...Object.keys(reasons)
      .filter((path) => !paths.has(path))
      .map((path) => `${path}: no longer needs its reason for more than ${longest} lines`),
  ];
}

/** Fixtures: every law's file has a folder of cases under its number, or a reason why no case can show it. */
export function lawFixtures(
  sources: Source[],
  casesOf: (folder: string) => number,
  reasons: Record<number, string>,
): Complaint[] {
  const laws = sources.flatMap(({ path }) => /^src\/laws\/law(\d+)\.ts$/.exec(path)?.[1] ?? []);
  return [
    ...laws.flatMap((number) => {
      const cases = casesOf(`fixtures/law${number}`);
      const reason = reasons[Number(number)];
      if (cases === 0 && !reason) return [`src/laws/law${number}.ts: no case in fixtures/law${number}/`];
      return cases > 0 && reason ? [`law ${number} has cases and no longer needs its reason`] : [];
    }),
    ...Object.keys(reasons)
      .filter((number) => !laws.includes(number))
      .map((number) => `law ${number} has a reason for no fixtures, but no file`),
  ];
}

function program(sources: Source[]): Source[] {
  return sources.filter(({ path }) => !path.startsWith('test/'));
}
