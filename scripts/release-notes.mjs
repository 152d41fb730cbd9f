// npm run notes [RANGE]: a release note cut from the first lines of commits, area by area; RANGE is git's, such as main..HEAD, and
// the last hundred commits otherwise.
// npm run notes -- --check [RANGE]: lists only the commits that name no area; exit code 1 if there is one.
import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

/**
 * The areas in the order of a release note, each with its heading. Areas that users notice come first.
 * @type {ReadonlyMap<string, string>}
 */
export const AREAS = new Map([
  ['laws', 'Rulings'],
  ['desk', 'Recording at the desk'],
  ['replay', 'Replay'],
  ['audit', 'Audit'],
  ['formats', 'Files read and written'],
  ['publish', 'Pictures, pages and links'],
  ['embed', 'Replays in articles'],
  ['page', 'The page'],
  ['store', 'Storage'],
  ['cli', 'The command line'],
  ['words', 'Words and languages'],
  ['site', 'Documentation'],
  ['cases', 'Cases'],
  ['test', 'Tests'],
  ['scripts', 'Building and checking'],
  ['house', 'Moved and renamed sources'],
]);

/** Commits that git or a script writes; not in a release note. */
const BY_ITSELF = /^(?:Merge |Revert |Write the generated courses)/;

/**
 * The area and the text of a commit's first line; `null` if it names no area, `undefined` if it need not.
 * @param {string} subject
 */
export function areaOf(subject) {
  if (BY_ITSELF.test(subject)) return undefined;
  const [, area = '', says = ''] = /^([a-z]+): (\S.*[^.\s])$/.exec(subject) ?? [];
  return AREAS.has(area) ? { area, says } : null;
}

/**
 * A release note in Markdown. Commits without an area come last, as they are.
 * @param {readonly string[]} subjects
 */
export function notesOf(subjects) {
  const told = subjects.map((subject) => ({ subject, known: areaOf(subject) }));
  const parts = [...AREAS].map(([area, heading]) => ({
    heading,
    lines: told.flatMap(({ known }) => (known?.area === area ? [sentence(known.says)] : [])),
  }));
  parts.push({ heading: 'Without an area', lines: withoutArea(subjects) });
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => `## ${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`)
    .join('\n');
}

/** @param {readonly string[]} subjects */
export function withoutArea(subjects) {
  return subjects.filter((subject) => areaOf(subject) === null);
}

/** @param {string} says */
function sentence(says) {
  return `${says.charAt(0).toUpperCase()}${says.slice(1)}.`;
}

/**
 * The first lines of commits, the newest first; `null` if git knows none: a copy without its history, or a shallow one
 * in which the range begins too early.
 * @param {readonly string[]} range
 */
function subjectsOf(range) {
  const git = spawnSync('git', ['log', '--format=%s', '--end-of-options', ...range], {
    cwd: root,
    encoding: 'utf8',
  });
  return git.status === 0 ? git.stdout.split('\n').filter((subject) => subject !== '') : null;
}

if (process.argv[1] === import.meta.filename) {
  const [first, ...rest] = process.argv.slice(2);
  const check = first === '--check';
  const range = check ? rest : process.argv.slice(2);
  const subjects = subjectsOf(range);
  if (subjects === null) console.error('git finds no such commits here.');
  else {
    const some = range.length > 0 ? subjects : subjects.slice(0, 100);
    const bare = withoutArea(some);
    if (!check) console.log(notesOf(some));
    else for (const subject of bare) console.log(`names no area: ${subject}`);
    if (check && bare.length > 0) {
      console.log(
        `The first line of a commit begins with one of ${[...AREAS.keys()].map((area) => `${area}:`).join(' ')}`,
      );
      process.exitCode = 1;
    }
  }
}
