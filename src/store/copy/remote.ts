/** The second copy's files in a worker: the messages between page and worker, for both sides. */

import type { CopyFiles } from './files.ts';
import { openFiles } from './opfs.ts';

type Method = 'append' | 'ends' | 'read' | 'replace';
type Asked = {
  readonly id: number;
  readonly name: string;
  readonly method: Method;
  readonly given: unknown[];
};
type Answer = { readonly id: number } & (
  | { readonly done: unknown }
  | { readonly failed: { readonly name: string; readonly message: string } }
);

/** The part of a worker that is used here. */
export interface WorkerLine {
  postMessage(message: unknown, transferred: []): void;
  addEventListener(kind: string, listener: (event: MessageEvent<Answer>) => void): void;
  terminate(): void;
}

/** The files of the copy, on the side of the page. When the worker breaks down, every request fails. */
export function remoteFiles(worker: WorkerLine, name: string): CopyFiles {
  const waiting = new Map<number, { done: (value: never) => void; failed: (reason: Error) => void }>();
  let last = 0;
  let broke: Error | null = null;
  worker.addEventListener('message', ({ data }) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('done' in data) asked?.done(data.done as never);
    else asked?.failed(new DOMException(data.failed.message, data.failed.name));
  });
  const fail = (): void => {
    broke = new DOMException('The worker of the second copy broke down.', 'InvalidStateError');
    for (const { failed } of waiting.values()) failed(broke);
    waiting.clear();
  };
  worker.addEventListener('error', fail);
  const ask = <T>(method: Method, ...given: unknown[]): Promise<T> =>
    new Promise((done, failed) => {
      if (broke !== null) {
        failed(broke);
        return;
      }
      const id = ++last;
      waiting.set(id, { done, failed });
      worker.postMessage({ id, name, method, given } satisfies Asked, []);
    });
  return {
    append: (text) => ask('append', text),
    ends: () => ask('ends'),
    read: () => ask('read'),
    replace: (generation, pieces) => ask('replace', generation, pieces),
    end: () => {
      fail();
      worker.terminate();
    },
  };
}

/** The side of the worker: it answers every request, and a request that fails with its error. */
export function serveFiles(
  post: (answer: Answer) => void,
): (event: { readonly data: Asked }) => Promise<void> {
  let files: Promise<CopyFiles> | null = null;
  return async ({ data: { id, name, method, given } }) => {
    try {
      files ??= openFiles(name);
      const held = await files;
      const work = held[method].bind(held) as (...all: unknown[]) => Promise<unknown>;
      post({ id, done: await work(...given) });
    } catch (error) {
      files = null;
      const { name: kind, message } = error as Error;
      post({ id, failed: { name: kind, message } });
    }
  };
}
