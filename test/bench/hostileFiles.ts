/** Files made to hurt: by what they unpack to, by their length, by the length of one list in them. */

import { randomBytes } from 'node:crypto';
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { Fact } from '../../src/events/event.ts';
import { MOST_EVENTS } from '../../src/formats/case/readCase.ts';
import { writeCase } from '../../src/formats/case/writeCase.ts';
import { loopedDatabase, overlappingZip, zipOfEmptyEntries } from '../formats/hostileBytes.ts';
import { MANY, manyOf, mixed, TAKEN_BACK } from './manyFacts.ts';

interface Hostile {
  readonly name: string;
  readonly file: string;
  readonly write: (path: string) => void;
  /** Both that read files, when nothing is said. */
  readonly commands?: readonly string[];
}

const MB = 1_000_000;

/** A unit over and over, between a beginning and an end. */
function repeated(begin: string, unit: string, bytes: number, end = ''): (path: string) => void {
  return (path) => {
    const file = openSync(path, 'w');
    writeSync(file, begin);
    const piece = strToU8(unit.repeat(Math.ceil(MB / unit.length)));
    for (let written = 0; written < bytes; written += piece.length) writeSync(file, piece);
    writeSync(file, end);
    closeSync(file);
  };
}

function packed(files: Readonly<Record<string, Uint8Array>>): (path: string) => void {
  return (path) => writeFileSync(path, zipSync(files, { level: 9 }));
}

/** A list of a million entries. */
function million(begin: string, entry: string, end = ''): (path: string) => void {
  return repeated(begin, entry, entry.length * MB, end);
}

/** Kinds of facts of which a case has as many as a file may hold; each is shown and printed as a page for a committee. */
const OF_MANY_FACTS: Readonly<Record<string, (index: number) => Fact>> = {
  mixed,
  ...pick(MANY, ['claims', 'claims and doubts', 'concessions and answers', 'exposures and waivers']),
  ...pick(TAKEN_BACK, ['revokes and corrections', 'revokes by dummy', 'leads that a finding takes back']),
};

function pick<Each>(all: Readonly<Record<string, Each>>, names: readonly string[]): Record<string, Each> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

/** Before the facts of the kind there are some others. */
const ROOM = MOST_EVENTS - 10;

const DEAL = '[Board "1"]\n[Dealer "N"]\n[Deal "N:AKQ2.432.5432.32 - - -"]\n';
const XML = '<?xml version="1.0"?><USEBIO><EVENT>';
const BAKED = '{"format":"dealtrail-baked","version":1,';
const BACKUP = '{"format":"dealtrail-backup/1","exportedAt":"","complete":true,"counts":{},';
const CASE = '{"format":"dealtrail-case/1","deal":{"hands":"N:- - - -"},';
const filled = (text: string, bytes: number): Uint8Array =>
  strToU8(text.repeat(Math.ceil(bytes / text.length)));

/** An archive in an archive, so many times over, `inner` copies in each. */
function nested(depth: number): Uint8Array {
  let content = zipSync({ 'a.pbn': filled(DEAL, 30 * MB) }, { level: 9 });
  for (let level = 0; level < depth; level++)
    content = zipSync(
      Object.fromEntries(Array.from({ length: 12 }, (_unused, at) => [`${at}.zip`, content])),
      { level: 9 },
    );
  return content;
}

/** Openings of sealed records that nobody signed, each with a roster of its own. */
function openings(count: number): string {
  let text = '';
  const key = (): string => randomBytes(32).toString('base64url');
  for (let index = 0; index < count; index++) {
    const members = Array.from({ length: 16 }, (_each, place) => `{"key":"${key()}","name":"${place}"}`);
    const id = `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
    text += `{"event":{"aprev":null,"at":"2026-11-24T12:00:00.000Z","body":{"format":"dealtrail-sealed/1","head":{},"items":[],"members":[${members.join()}]},"by":"${key()}","comp":"local","deal":"a","id":"${id}","lane":"main","n":1,"seen":null,"t":"opening","v":1},"sig":"${'A'.repeat(86)}"}\n`;
  }
  return text;
}

export const HOSTILE: readonly Hostile[] = [
  { name: 'zip of 256 MB of XML', file: 'a.zip', write: packed({ 'a.xml': filled('<a>', 250 * MB) }) },
  { name: 'zip of 60 MB of XML', file: 'a.zip', write: packed({ 'a.xml': filled(`${XML}<a/>`, 60 * MB) }) },
  { name: 'zip of 250 MB of JSON', file: 'a.zip', write: packed({ 'a.json': filled('[', 250 * MB) }) },
  { name: 'zip of 250 MB of RBN', file: 'a.zip', write: packed({ 'a.rbn': filled('H W:\n\n', 250 * MB) }) },
  {
    name: 'zip of a million entries',
    file: 'a.zip',
    write: (path) => writeFileSync(path, zipOfEmptyEntries(MB)),
  },
  {
    name: 'zip of overlapping entries',
    file: 'a.zip',
    write: (path) => writeFileSync(path, overlappingZip(2000, 60 * MB)),
  },
  { name: 'zips in zips', file: 'a.zip', write: (path) => writeFileSync(path, nested(3)) },
  { name: 'XML, 200 MB on one line', file: 'a.xml', write: repeated(XML, '<a/>', 200 * MB) },
  { name: 'XML, 200 MB of one text', file: 'a.xml', write: repeated(`${XML}<a>`, 'text ', 200 * MB) },
  {
    name: 'XML, 30 MB of empty elements',
    file: 'a.xml',
    write: repeated(XML, '<a/>', 30 * MB, '</EVENT></USEBIO>'),
  },
  {
    name: 'XML, 30 MB of boards',
    file: 'a.xml',
    write: repeated(
      XML,
      '<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE></TRAVELLER_LINE></BOARD>',
      30 * MB,
      '</EVENT></USEBIO>',
    ),
  },
  { name: 'XML, open elements', file: 'a.xml', write: repeated(XML, '<a>', 30 * MB) },
  { name: 'XML, 30 MB of attributes', file: 'a.xml', write: repeated(`${XML}<a `, 'b="c" ', 30 * MB) },
  {
    name: 'XML, a million boards',
    file: 'a.xml',
    write: million(XML, '<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE></TRAVELLER_LINE></BOARD>'),
  },
  {
    name: 'case, a million events',
    file: 'a.json',
    write: million(`${CASE}"events":["N: SA"`, ',"N: SA"', ']}'),
  },
  {
    name: 'case, a million facts',
    file: 'a.json',
    write: million(`${CASE}"events":["N: SA"`, ',{"type":"RoundEnded"}', ']}'),
  },
  { name: 'case, a million calls', file: 'a.json', write: million(`${CASE}"auction":["P"`, ',"P"', ']}') },
  {
    name: 'case, a million options',
    file: 'a.json',
    write: million(
      `${CASE}"events":[{"type":"OptionsExplained","to":"N","options":["acceptLead"`,
      ',"acceptLead"',
      ']}]}',
    ),
  },
  {
    name: 'case, a million checks',
    file: 'a.json',
    write: million(`${CASE}"events":["N: SA"`, ',{"expect":{}}', ']}'),
  },
  {
    name: 'case, a million names',
    file: 'a.json',
    write: million(`${CASE}"calls":[{}`, ',{"call":1,"note":"a"}', ']}'),
  },
  {
    name: 'case, one text of 200 MB',
    file: 'a.json',
    write: repeated(`${CASE}"title":"`, 'title ', 200 * MB, '"}'),
  },
  { name: 'case, keys in keys', file: 'a.json', write: repeated(CASE, '"a":{', 5 * MB) },
  {
    name: 'case, a million texts of its own',
    file: 'a.json',
    write: million(`${CASE}"events":["N: SA"`, ',{"type":"X"}', ']}'),
  },
  {
    name: 'case, one claim of 15 MB',
    file: 'a.json',
    write: repeated(
      `${CASE}"events":[{"type":"ClaimMade","by":"S","kind":"claim","tricks":1,"statement":"`,
      'words ',
      15 * MB,
      '"}]}',
    ),
  },
  ...Object.entries(OF_MANY_FACTS).map(([name, kind]): Hostile => ({
    name: `case, ${ROOM} facts, ${name}`,
    file: 'a.json',
    write: (path) => writeFileSync(path, writeCase(manyOf(kind, ROOM, true))),
    commands: ['audit', 'show', 'case'],
  })),
  {
    name: 'baked, lists in lists',
    file: 'a.json',
    write: repeated(`${BAKED}"boards":[`, '[', 5 * MB),
    commands: ['baked'],
  },
  {
    name: 'baked, a million boards',
    file: 'a.json',
    write: million(`${BAKED}"boards":[{}`, ',{}', ']}'),
    commands: ['baked'],
  },
  {
    name: 'baked, a million steps',
    file: 'a.json',
    write: million(`${BAKED}"boards":[{"board":"1","law":{"edition":"2017"},"steps":[{}`, ',{}', ']}]}'),
    commands: ['baked'],
  },
  {
    name: 'baked, one text of 200 MB',
    file: 'a.json',
    write: repeated(`${BAKED}"title":"`, 'title ', 200 * MB, '"}'),
    commands: ['baked'],
  },
  {
    name: 'backup, a million deals',
    file: 'a.json',
    write: million(`${BACKUP}"deals":[\n{}`, ',\n{}', '\n]}'),
    commands: ['backup'],
  },
  {
    name: 'backup, cut after a million marks',
    file: 'a.json',
    write: million(`${BACKUP}"marks":[\n{}`, ',\n{"check":"a"}'),
    commands: ['backup'],
  },
  {
    name: 'backup, lists in lists',
    file: 'a.json',
    write: repeated(`${BACKUP}"deals":[\n`, '[', 50 * MB),
    commands: ['backup'],
  },
  {
    name: 'sealed, a million lines that are none',
    file: 'a.sealed',
    write: million('', '{"event":{"aprev":nothing\n'),
    commands: ['verify', 'show'],
  },
  {
    name: 'sealed, openings with 16 keys each',
    file: 'a.sealed',
    write: (path) => writeFileSync(path, openings(25_000)),
    commands: ['verify', 'show'],
  },
  { name: 'link of 200 MB', file: 'a.txt', write: repeated('1.', 'a', 200 * MB), commands: ['link'] },
  { name: 'case, lists in lists', file: 'a.json', write: repeated(CASE, '[', 5 * MB) },
  { name: 'PBN, a million boards', file: 'a.pbn', write: million('', '[Board "1"]\n\n') },
  {
    name: 'PBN, a million deals',
    file: 'a.pbn',
    write: million('', '[Deal "N:A... - - -"]\n\n'),
  },
  { name: 'PBN, one tag of 200 MB', file: 'a.pbn', write: repeated(`${DEAL}[Event "`, 'event ', 200 * MB) },
  {
    name: 'PBN, a million rows',
    file: 'a.pbn',
    write: million(`${DEAL}[ScoreTable "Contract\\4L;Declarer\\1L;Result\\2R"]\n`, '4S N 10\n'),
  },
  { name: 'PBN, a million calls', file: 'a.pbn', write: million(`${DEAL}[Auction "N"]\n`, '1C ') },
  {
    name: 'PBN, a million notes',
    file: 'a.pbn',
    write: million(`${DEAL}[Auction "N"]\n1C =1=\n`, '[Note "1:a"]\n'),
  },
  { name: 'PBN, a million tags', file: 'a.pbn', write: million(DEAL, '[Xy "a"]\n') },
  { name: 'PBN, a million cards', file: 'a.pbn', write: million(`${DEAL}[Play "N"]\n`, 'SA ') },
  { name: 'PBN, a comment of 200 MB', file: 'a.pbn', write: repeated(`${DEAL}{`, 'words ', 200 * MB) },
  { name: 'LIN, a million boards', file: 'a.lin', write: million('', 'qx|o1|md|1S,,,|\n') },
  { name: 'LIN, a million calls', file: 'a.lin', write: million('qx|o1|md|1S,,,|', 'mb|p|an|a|') },
  { name: 'LIN, a million cards', file: 'a.lin', write: million('qx|o1|md|1S,,,|', 'pc|SA|') },
  {
    name: 'LIN, one text of 200 MB',
    file: 'a.lin',
    write: repeated('qx|o1|md|1S,,,|nt|', 'words ', 200 * MB),
  },
  { name: 'RBN, a million deals', file: 'a.rbn', write: million('', 'H W:KQ6532.8.QJ84.54::\n\n') },
  { name: 'RBN, 200 MB on one line', file: 'a.rbn', write: repeated('B 1\nH W:', 'A', 200 * MB) },
  {
    name: 'links, a million',
    file: 'a.url',
    write: million('', 'https://www.bridgebase.com/tools/handviewer.html?n=sakq\n'),
  },
  {
    name: 'links, one of 30 MB',
    file: 'a.url',
    write: repeated('https://www.bridgebase.com/tools/handviewer.html?n=', 'sa', 30 * MB),
  },
  {
    name: 'DLM, a million deals',
    file: 'a.dlm',
    write: million('[Document]\n', 'Board 01=aaaaaabffffffkkkkkklpppppp031\n'),
  },
  {
    name: 'BRI, 200 MB',
    file: 'a.bri',
    write: repeated('', `${'01020304050607080910111213'.repeat(3)}${' '.repeat(50)}`, 200 * MB),
  },
  { name: 'hands as text, 200 MB', file: 'a.txt', write: repeated('', 'AKQ.432.5432.32 ', 200 * MB) },
  {
    name: 'database whose page names itself',
    file: 'a.bws',
    write: (path) => writeFileSync(path, loopedDatabase()),
  },
  {
    name: 'database of 200 MB',
    file: 'a.bws',
    write: repeated('\0\u0001\0\0Standard Jet DB\0\u0001', '\0', 200 * MB),
  },
];
