/**
 * One step of the fold: a position and a fact give the next position. The card moves, lifecycles that listen are stepped, each law
 * watches for new irregularities, and their effects are applied. A clean card (see `clean.ts`) skips all this.
 */

import type { Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import { follow, lead } from '../domain/placing.ts';
import { awaitsLead, isKnownHand, trickWith, type Table } from '../domain/table.ts';
import type { Fact } from '../events/event.ts';
import { isKnownPlay } from '../events/remembered.ts';
import { rewrites } from '../events/ofRecording.ts';
import { beginningOf, type Case, type PenaltyCardContext } from '../laws/case.ts';
import type { Citation, Finding } from '../laws/finding.ts';
import type { Effect, Step, Opening, Play, Signal, Situation, Standing } from '../laws/step.ts';
import { asMeant } from '../laws/answered.ts';
import { entered, enteredEarlyPlay, enteredPlay, enteredTrick } from '../laws/entered.ts';
import type { Ledger } from '../laws/ledger.ts';
import { mattersOf } from '../laws/questions.ts';
import { putIn } from '../laws/caseGroup.ts';
import { lifecyclesOf, listeners } from '../laws/caseIndex.ts';
import { enteredSight } from '../laws/law16.ts';
import { enteredSuggestion, isSuggestion } from '../laws/law45.ts';
import { sideTooSoon } from '../laws/law9.ts';
import { followUp, watch, watchStanding } from '../laws/index.ts';
import { isOffByClaim } from '../laws/options.ts';
import { listens, stepCase } from '../../machines/index.ts';
import { CaseList } from './caseList.ts';
import { isClean } from './clean.ts';
import { factLeftOut } from './leftOut.ts';
import { leadChosenAbout } from './ledAsChosen.ts';
import { withoutVainEntry } from './ruledBefore.ts';
import { doubtsAfter, doubtsAt, isSlipOfRecorder, leaderFromLater } from './doubts.ts';
import { notRemembered, type NotRemembered } from './notRemembered.ts';
import { advanceOther, advancePlay, applyMove } from './advance.ts';
import type { Position } from './position.ts';
import { wronglyRewriting } from './misstated.ts';
import { playMade } from './playMade.ts';
import { holdsOrHasPlayed, mayHold } from './possession.ts';
import { isMinorPenaltyCard, isSeenInAuction, isUnseenByPartner, liesOnTheTable } from '../laws/states.ts';

const NOTHING: readonly never[] = [];

/**
 * The position after one more fact; facts that only correct the recording change nothing. Never throws, never refuses. `short`: the
 * test for the fast path, which gives the same position.
 */
export function evolve(position: Position, fact: Fact, short: typeof isClean = isClean): Position {
  const { table, ledger } = position;
  if (isKnownPlay(fact) && short(position, fact)) {
    const after = awaitsLead(table) ? lead(table, fact.seat, fact.card) : follow(table, fact.seat, fact.card);
    if (after.phase !== 'over' || position.cases.length === 0) {
      return {
        at: position.at + 1,
        table: after,
        cases: position.cases,
        findings: NOTHING,
        ledger,
        laws: position.laws,
      };
    }
  }
  const leftOut = factLeftOut(position, fact);
  if (leftOut !== null) return inTwoSteps(new Evolution(position, leftOut).run(), position, fact, short);
  const chosen = leadChosenAbout(position, fact, (table) => new Evolution(position, fact).settle(table));
  if (chosen !== null) return inTwoSteps(chosen, position, fact, short);
  if (rewrites(fact)) return { ...position, at: position.at + 1, findings: wronglyRewriting(position, fact) };
  return new Evolution(position, fact).run();
}

/** The position after a fact that says two things at once: `between` is the one after the first of them. */
function inTwoSteps(between: Position, { at }: Position, fact: Fact, short: typeof isClean): Position {
  const after = evolve({ ...between, at }, fact, short);
  return { ...after, findings: [...between.findings, ...after.findings] };
}

/** The position once it is known whose lead it is. `next`: the fact that comes after it. */
export function withLeadSettled(position: Position, table: Table, next: Fact): Position {
  const { at, findings } = position;
  const after = new Evolution(position, next).settle(table);
  return { ...after, at, findings: [...findings, ...after.findings.map((one) => ({ ...one, at: at - 1 }))] };
}

/** The state of one step of the fold. */
class Evolution {
  private readonly position: Position;
  private readonly fact: Fact;
  private readonly calledBefore: number | undefined;
  private readonly findings: Finding[] = [];
  private table: Table;
  private readonly cases: CaseList;
  private ledger: Ledger;
  private play: Play | null = null;
  private readonly stepped: string[] = [];
  /** The indexes of lifecycles that have changed since it was last emptied. */
  private readonly moved: number[] = [];

  constructor(position: Position, fact: Fact) {
    this.position = position;
    this.fact = asMeant(fact, position.table);
    this.table = position.table;
    this.cases = new CaseList(position.cases);
    this.ledger = position.ledger;
    const { standing } = position.ledger.calls;
    this.calledBefore =
      fact.type === 'CallMade' ? standing.findLast(({ seat }) => seat === fact.seat)?.at : undefined;
  }

  run(): Position {
    const { position, fact } = this;
    const gap = notRemembered(position, fact);
    if (gap !== null) return this.passOver(gap);
    const before = position.table;
    const isSlip = isSlipOfRecorder(position, fact);
    const matters = fact.type === 'QuestionAnswered' ? mattersOf(fact, position) : [];
    if (!isSlip) this.ledger = entered(this.ledger, fact, before, position.at, matters);
    this.play = playMade(position, this.situation(before), fact);
    const held = this.play === null || mayHold(position, this.play.seat, this.play.card);
    this.table = advanceOther(this.table, fact, this.ledger.calls, position.ledger.calls);
    if (this.play !== null && !isSlip) this.table = advancePlay(this.table, this.play);
    for (const doubt of doubtsAt(position, fact, this.play, held)) this.found(doubt);
    const standing = this.play && this.standingAfter(before, this.play.seat, this.play.card);
    const earlier = this.situation(before);
    // A lifecycle gets every play as `CardPlayed`, however it was made, except a card that stands already.
    if (fact.type !== 'CardPlayed' && !isSlip) this.stepAll(fact.type);
    if (this.play !== null) this.stepAll('CardPlayed');
    if (!isSlip) this.conclude(watch(this.step(position.cases)));
    if (standing !== null && held) this.conclude(watchStanding(standing, this.step(position.cases), earlier));
    this.followUp();
    if (this.play !== null) {
      const tooSoon = sideTooSoon(this.step(position.cases), this.play);
      // A choice among the cards that declarer's words left open counts as a call.
      const called = fact.type === 'CardCalled' || fact.type === 'ChoiceMade';
      this.ledger = enteredPlay(this.ledger, this.play, position.at, { called, tooSoon });
    }
    this.ledger = enteredTrick(this.ledger, this.step(NOTHING));
    if (this.play !== null) this.ledger = enteredEarlyPlay(this.ledger, this.play, before, position.at);
    this.ledger = enteredSight(withoutVainEntry(this.ledger, position, this.findings), this.findings);
    if (this.findings.some(isSuggestion)) this.ledger = enteredSuggestion(this.ledger, before, fact);
    return this.reached();
  }

  /** What the Laws say once it is known whose lead it is, before the fact that tells it has its own effect. */
  settle(table: Table): Position {
    this.table = table;
    this.found(leaderFromLater(table));
    this.followUp();
    return this.reached();
  }

  private reached(): Position {
    return {
      at: this.position.at + 1,
      table: this.table,
      cases: this.cases.now(),
      findings: this.findings,
      ledger: this.ledger,
      laws: this.position.laws,
    };
  }

  /** A card or tricks that nobody remembers: play goes on, and lifecycles that depend on them end as `notKnown`. */
  private passOver({ table, play, doubts, concluded, leavesOpen }: NotRemembered): Position {
    const { position, fact } = this;
    this.ledger = entered(this.ledger, fact, position.table, position.at);
    this.table = table;
    for (const doubt of doubts) this.found(doubt);
    this.conclude(concluded(this.step(position.cases)));
    for (const [index, open] of position.cases.entries()) {
      if (!leavesOpen(open)) continue;
      this.cases.replace(index, { ...open, state: 'notKnown', ended: true });
      this.found({ key: 'record.caseNotKnown', laws: [], record: 'notRemembered', params: {} }, open.id);
    }
    this.followUp();
    if (play !== null)
      this.ledger = enteredPlay(this.ledger, play, position.at, { called: false, tooSoon: null });
    return this.reached();
  }

  /** The card that has just come to stand in a trick; null if it stands in none, or stood there before. */
  private standingAfter(before: Table, seat: Seat, card: Card): Standing | null {
    const trick = trickWith(this.table, seat, card);
    if (trick === null || trickWith(before, seat, card) !== null) return null;
    return { seat, card, trick: trick.number, led: trick.leader === seat, before };
  }

  private situation(table: Table): Situation {
    return { table, cases: this.cases.now(), ledger: this.ledger, laws: this.position.laws };
  }

  private step(cases: readonly Case[] = this.cases.now()): Step {
    return {
      at: this.position.at,
      fact: this.fact,
      play: this.play,
      stepped: this.stepped,
      calledBefore: this.calledBefore,
      before: this.position.table,
      table: this.table,
      cases,
      ledger: this.ledger,
      laws: this.position.laws,
    };
  }

  /** Steps every lifecycle that existed before the fact, in the order of opening. Each sees the same list of lifecycles. */
  private stepAll(type: Fact['type'] | Signal): void {
    const cases = this.cases.now();
    const listening = listeners(cases, type, listens);
    let step = this.step(cases);
    for (const index of listening) {
      if (!this.wake(index, type, step)) continue;
      step = this.step(cases);
      // A lifecycle that has changed since may listen now, if it has not had its turn.
      for (const other of this.moved.splice(0))
        if (other > index && other < cases.length) putIn(listening, other);
    }
  }

  private signalCase(id: string, type: Signal): void {
    const index = this.cases.indexOf(id);
    if (index >= 0) this.wake(index, type, this.step());
  }

  /** True unless nothing comes of it. */
  private wake(index: number, type: Fact['type'] | Signal, step: Step): boolean {
    const open = this.cases.at(index);
    if (type === 'ChoiceMade' && isOffByClaim(open, this.position)) return false;
    const { case: after, effects } = stepCase(open, type, step);
    if (after !== open) {
      this.stepped.push(open.id);
      this.cases.replace(index, after);
      this.moved.push(index);
    }
    this.conclude(effects, open.id);
    return after !== open || effects.length > 0;
  }

  private conclude(effects: readonly Effect[], from?: string): void {
    for (const effect of effects) {
      if (effect.kind === 'cite') this.found(effect.citation, from);
      else if (effect.kind === 'open') this.open(effect.opening);
      else if (effect.kind === 'send') this.signalCase(effect.to, effect.signal);
      else this.moveCard(effect.move);
    }
  }

  private moveCard(move: Parameters<typeof applyMove>[1]): void {
    const before = this.table;
    const earlier = this.situation(before);
    this.table = applyMove(before, move, this.position.table);
    if (move.do !== 'stand' || !isKnownHand(before, move.seat)) return;
    const standing = this.standingAfter(before, move.seat, move.card);
    if (standing !== null) this.conclude(watchStanding(standing, this.step(), earlier));
  }

  private found(citation: Citation, from?: string): void {
    const { at } = this.position;
    const id = citation.case ?? from;
    const began = id === undefined ? at : beginningOf(id);
    this.findings.push({
      ...citation,
      at,
      ...(id === undefined ? {} : { case: id }),
      ...(citation.because === undefined && began !== at ? { because: [began] } : {}),
    });
  }

  private open(opening: Opening): void {
    if (
      opening.machine === 'penaltyCard' &&
      (!holdsOrHasPlayed(this.table, opening.context) || this.isPenaltyCardAlready(opening.context))
    )
      return;
    const id = this.cases.open(opening, this.position.at);
    if (id !== null) this.signalCase(id, 'Opened');
  }

  /** One card has one lifecycle. If it is exposed again on purpose, a minor penalty card becomes major; an unseen one becomes seen. */
  private isPenaltyCardAlready({ card, seen }: PenaltyCardContext): boolean {
    const same = lifecyclesOf(this.cases.now(), 'penaltyCard').filter(({ context }) => context.card === card);
    const open = same.find((other) => liesOnTheTable(other) || isSeenInAuction(other));
    if (open !== undefined && isMinorPenaltyCard(open)) this.signalCase(open.id, 'Upgraded');
    const unseen = same.find(isUnseenByPartner);
    if (open === undefined && unseen !== undefined && seen) this.signalCase(unseen.id, 'DeemedLater');
    return open !== undefined || (unseen !== undefined && !seen);
  }

  /** Applies what follows from the situation until nothing changes, in six rounds at most; then finds what contradicts the record. */
  private followUp(): void {
    for (let round = 0; round < 6; round++) {
      const { table } = this;
      const cases = this.cases.now();
      const found = this.findings.length;
      this.conclude(followUp(this.step()));
      if (this.cases.now() === cases && this.table === table && this.findings.length === found) break;
    }
    for (const doubt of doubtsAfter(this.position, this.fact, this.reached())) this.found(doubt);
  }
}
