/** Solves double dummy in a worker: numbers in, numbers out, one request after another. */

import { keepAlong, tricksAfter, tricksOf } from '../../audit/doubleDummy/solver.ts';
import type { SolverRequest, SolverReply } from './doubleDummy/messages.ts';

/** The part of the worker’s global scope that is used here; the page’s types declare another scope. */
const post = (reply: SolverReply): void => (postMessage as (message: SolverReply) => void)(reply);

addEventListener('message', ({ data }: MessageEvent<SolverRequest>) => {
  const { number, standing, cards, near, dealt } = data;
  keepAlong(standing, dealt);
  post({
    number,
    tricks: cards === null ? [tricksOf(standing, near)] : tricksAfter(standing, cards, near),
  });
});
