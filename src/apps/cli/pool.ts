/**
 * Files audited by several worker threads, one file at a time each. Lines come out in the order of the files, whichever is
 * finished first; no worker runs so far ahead that findings pile up.
 */

import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { auditFile, type AuditLine, type FileCounts } from './lines.ts';
import type { Source } from './source.ts';

/** What a worker sends: lines by the hundred, then the counts or the reason why there are none. */
type Message =
  | { readonly file: number; readonly lines: readonly AuditLine[] }
  | { readonly file: number; readonly counts: FileCounts }
  | { readonly file: number; readonly reason: string };

export interface Listener {
  /** So many more bytes of a large file have been read. */
  bytes(count: number): void;
  line(line: AuditLine): void;
  /** The file is through. */
  counted(source: Source, counts: FileCounts): void;
  /** The file could not be read; the audit ends. */
  failed(source: Source, reason: string): void;
}

const BATCH = 500;
/** Files each worker may be ahead of the one whose lines are coming out. */
const AHEAD = 8;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One file after the other in this thread. False when one could not be read. */
export function auditHere(sources: readonly Source[], listener: Listener): boolean {
  for (const source of sources) {
    try {
      const lines = auditFile(source, (count) => listener.bytes(count));
      let step = lines.next();
      for (; step.done !== true; step = lines.next()) listener.line(step.value);
      listener.counted(source, step.value);
    } catch (error) {
      listener.failed(source, reasonOf(error));
      return false;
    }
  }
  return true;
}

interface Waiting {
  readonly lines: AuditLine[];
  end: FileCounts | string | null;
}

/** The same with so many threads, each of them running this very program. False when a file could not be read. */
export async function auditInWorkers(
  sources: readonly Source[],
  workers: number,
  program: URL,
  listener: Listener,
): Promise<boolean> {
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let telling = 0;
  let good = true;
  let running = 0;
  const idle: Worker[] = [];
  const threads = Array.from({ length: workers }, () => new Worker(program, { workerData: WORKER }));
  await new Promise<void>((resolve) => {
    const give = (worker: Worker): void => {
      if (good && next < sources.length && next < telling + workers * AHEAD) {
        running++;
        waiting.set(next, { lines: [], end: null });
        worker.postMessage({ file: next, source: sources[next] }, []);
        next++;
      } else idle.push(worker);
      if (running === 0) resolve();
    };
    const tellFinished = (): void => {
      for (let file = waiting.get(telling); file !== undefined; file = waiting.get(telling)) {
        for (const line of file.lines.splice(0)) if (good) listener.line(line);
        if (file.end === null) return;
        const source = sources[telling] as Source;
        if (good && typeof file.end === 'string') {
          good = false;
          listener.failed(source, file.end);
        } else if (good && typeof file.end !== 'string') listener.counted(source, file.end);
        waiting.delete(telling++);
      }
    };
    const end = (worker: Worker, file: number, how: FileCounts | string): void => {
      const open = waiting.get(file);
      if (open !== undefined) open.end = how;
      running--;
      tellFinished();
      for (const other of [worker, ...idle.splice(0)]) give(other);
    };
    for (const worker of threads) {
      let file = -1;
      worker.on('message', (message: Message) => {
        file = message.file;
        if ('lines' in message) waiting.get(file)?.lines.push(...message.lines);
        else end(worker, file, 'counts' in message ? message.counts : message.reason);
        if ('lines' in message && file === telling) tellFinished();
      });
      worker.on('error', (error) => end(worker, file, reasonOf(error)));
      give(worker);
    }
  });
  await Promise.all(threads.map((worker) => worker.terminate()));
  return good;
}

const WORKER = 'dealtrail audit';

/** True in a thread {@link auditInWorkers} has started. */
export function isWorker(): boolean {
  return !isMainThread && workerData === WORKER;
}

/** What such a thread does: one file a message. */
export function serve(): void {
  const port = parentPort;
  if (port === null) return;
  port.on('message', ({ file, source }: { file: number; source: Source }) => {
    const lines: AuditLine[] = [];
    const send = (message: Message): void => port.postMessage(message);
    try {
      const audited = auditFile(source);
      let step = audited.next();
      for (; step.done !== true; step = audited.next()) {
        if (lines.push(step.value) >= BATCH) send({ file, lines: lines.splice(0) });
      }
      if (lines.length > 0) send({ file, lines });
      send({ file, counts: step.value });
    } catch (error) {
      if (lines.length > 0) send({ file, lines });
      send({ file, reason: reasonOf(error) });
    }
  });
}
