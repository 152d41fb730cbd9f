/** The events for the page when a replay comes to another step: their names and what they carry. */

import { trickAndCardIn, type Film, type Frame } from '../../output/baked/film.ts';
import type { Seat } from '../../domain/seat.ts';
import type { Perspective } from '../../view/perspective.ts';

/** The position of a replay, for the page around it. */
export interface ReplayState {
  readonly index: number;
  /** `e23`, for a link: the number of the event, which stays the same if a card before it is withdrawn. */
  readonly moment: string;
  readonly trick: number;
  readonly steps: number;
  readonly playing: boolean;
  readonly view: Perspective;
  readonly bottom: Seat;
}

export type Emit = (type: string, detail: object) => boolean;

/**
 * Sends the events that tell the page of a step: `replay-step`, and `irregularity-enter` and
 * `machine-change` where these happened.
 * @param revealed false in a quiz before its answer: then only `replay-step` is sent
 */
export function emitStep(
  { marks }: Film,
  frame: Frame,
  before: Frame | undefined,
  revealed: boolean,
  emit: Emit,
): void {
  const { at, fact, cases } = frame;
  emit('replay-step', {
    index: at,
    trick: trickAndCardIn(frame).trick,
    seat: fact?.seat ?? null,
    card: fact?.card ?? null,
    eventId: at === 0 ? null : `e${at}`,
  });
  if (!revealed) return;
  for (const { step, kind, law = null, offender = null } of marks)
    if (step === at) {
      const state = [...cases].find(([id]) => id.endsWith(`@${at - 1}`))?.[1] ?? null;
      emit('irregularity-enter', { kind, law, offender, state });
    }
  for (const [id, to] of cases) {
    const from = before?.cases.get(id) ?? null;
    if (from !== to) emit('machine-change', { machine: id.replace(/@.*/, ''), id, from, to });
  }
}
