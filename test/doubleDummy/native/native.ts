/** The independent solver of `driver.cpp`, compiled where Debian's libdds-dev and a compiler are installed. */

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Answer {
  /** Processor time, in milliseconds. */
  readonly milliseconds: number;
  readonly words: readonly string[];
}

export interface Native {
  /** One question in the form of `driver.cpp`. Throws where the solver refuses it. */
  ask(question: string): Promise<Answer>;
  end(): void;
}

const HEADER = '/usr/include/dds/dll.h';

/** Null where it can't be compiled here: told in a sentence on stderr. */
export function nativeSolver(): Native | null {
  if (!existsSync(HEADER)) {
    console.error(`${HEADER} is not there: apt-get install libdds-dev g++ brings it.`);
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'dealtrail-dds-'));
  const program = join(folder, 'driver');
  const source = join(process.cwd(), 'test/doubleDummy/native/driver.cpp');
  const made = spawnSync('g++', ['-O2', '-o', program, source, '-ldds'], { encoding: 'utf8' });
  if (made.status !== 0) {
    console.error(`The driver could not be compiled: ${made.error?.message ?? made.stderr}`);
    return null;
  }
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.once('close', () => rmSync(folder, { recursive: true }));
  return speakingTo(child);
}

function speakingTo(child: ChildProcess): Native {
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('The driver has no pipes.');
  const waiting: ((line: string) => void)[] = [];
  createInterface({ input: stdout }).on('line', (line) => waiting.shift()?.(line));
  return {
    async ask(question) {
      const line = await new Promise<string>((answered) => {
        waiting.push(answered);
        stdin.write(`${question}\n`);
      });
      const [time = '', ...words] = line.split(' ');
      if (time === 'error') throw new Error(`${line}: ${question}`);
      return { milliseconds: Number(time) / 1e6, words };
    },
    end: () => stdin.end(),
  };
}
