/** Reads one file as a page does, for the bench of hostile files: `baked`, `backup` or `link`, and the file. */

import { readFileSync } from 'node:fs';
import { readBaked } from '../../src/output/baked/read.ts';
import { unpack } from '../../src/formats/packed/packed.ts';
import { readBackup } from '../../src/store/backupFile.ts';

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  baked: (text) => {
    const read = readBaked(text);
    return read.ok ? Object.keys(read.film.stops).length : read.code;
  },
  backup: (text) => readBackup(text)?.backup.deals.length ?? 'no backup',
  link: (text) => {
    const read = unpack(text);
    return read.ok ? read.record.events.length : read.code;
  },
};

const [kind = '', path = ''] = process.argv.slice(2);
process.stdout.write(`${String(READERS[kind]?.(readFileSync(path, 'utf8')))}\n`);
