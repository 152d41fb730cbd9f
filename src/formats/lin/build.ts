/** Converts one board of a LIN file to a recorded deal. */

import { readAuction } from '../../domain/auction.ts';
import { ALL_PASSED, formatContract, type Contract } from '../../domain/contract.ts';
import type { Vulnerability } from '../../domain/score.ts';
import type { Seat } from '../../domain/seat.ts';
import type { RecordHeader } from '../../events/record.ts';
import { HandsReader } from '../hands.ts';
import { recordedClaim } from '../played.ts';
import { excerpt, ProblemList } from '../problem.ts';
import type { DealKind, ReadCall, ReadDeal } from '../readDeal.ts';
import { dealerFromBoard, vulnerabilityFromBoard, type RecordSetting, type Writable } from '../shared.ts';
import type { Board } from './board.ts';
import { callsWithSeats } from './calls.ts';
import { seatPlay, type SeatedPlay } from './play.ts';
import type { SessionFields } from './session.ts';
import { readHandsText, vulnerabilityOf, type StatedOutcome } from './values.ts';
import { USUAL_EDITION } from '../../lawbook/editions.ts';

export class BoardBuilder {
  readonly #setting: RecordSetting;
  readonly #session: SessionFields;
  readonly #fileProblems: ProblemList;
  readonly #hands = new HandsReader();
  /** Dropped for a movie, whose cards move freely. */
  #problems: ProblemList;
  #index = 0;

  constructor(setting: RecordSetting, session: SessionFields, problems: ProblemList) {
    this.#setting = setting;
    this.#session = session;
    this.#fileProblems = problems;
    this.#problems = problems;
  }

  build(board: Board, index: number): ReadDeal {
    this.#index = index;
    const asRecord = board.isMovie && isLikeRecord(board, this.#hands);
    this.#problems = board.isMovie && !asRecord ? new ProblemList() : this.#fileProblems;
    if (board.isMovie) this.#fileProblems.add(asRecord ? 'movieChecked' : 'movie', board.line, index);
    if (asRecord) board.isMovie = false;
    board.doubtLeftOut();
    for (const { code, line, params } of board.doubts) this.#problems.add(code, line, index, params);
    for (const [code, { count, line }] of board.unlisted)
      this.#problems.count([[code, { count, line, deal: index }]], 0, 0);
    const hands = this.#hands;
    hands.clear();
    const text = board.hands ?? '';
    const read = readHandsText(text, hands);
    if (read.unreadable !== '')
      this.#report('handsUnreadable', board.line, { text: excerpt(read.unreadable) });
    if (read.one) this.#report('oneAsTen', board.handsLine ?? board.line, { text: '1' });
    hands.completeFourth();
    const dealer = read.dealer ?? dealerFromBoard(board.number, this.#problems, board.line, index);
    const calls = callsWithSeats(board, dealer ?? 'N');
    if (dealer === null && calls.length > 0)
      this.#report('dealerUnreadable', board.line, { text: excerpt(text) });
    const passedOut = calls.length > 3 && board.auctionWhole && calls.every((call) => call.call === 'P');
    const stated = this.#session.outcomeIn(board.number, board.room);
    const statedPassedOut = this.#session.isPassedOutIn(board.number, board.room);
    const unread = this.#session.unreadIn(board.number, board.room);
    if (unread !== '') this.#report('resultUnreadable', board.line, { text: excerpt(unread) });
    const { contract, declarer } = this.#outcome(board, dealer, calls, stated, passedOut);
    const play = seatPlay(board.cards, hands, contract, declarer);
    if (play.leaderUnknown) this.#report('leaderUnknown', play.lines[0] ?? board.line, { text: '' });
    if (play.events.length > 52)
      this.#report('tooManyCards', play.lines[52] as number, { count: play.events.length });
    const result = resultOf(board, contract, declarer, stated);
    this.#claim(board, declarer, play);
    this.#compare(board, play, result, stated);
    const header: Writable<RecordHeader> = {
      title: this.#session.title === '' ? board.heading : this.#session.title,
      edition: USUAL_EDITION,
      deal: {
        board: board.number,
        dealer,
        vulnerable: this.#vulnerable(board),
        hands: hands.finish(this.#problems, board.line, index),
      },
      contract,
      declarer,
      auction: calls.length > 0 ? calls.map((call) => call.call) : statedPassedOut ? ALL_PASSED : null,
    };
    this.#describe(header, board);
    const tags = new Map([...this.#session.tags, ...board.tags]);
    if (result !== null) header.statedResult = { declarerTricks: result };
    return {
      index,
      line: board.line,
      kind: kindOf(board, hands.tricks, play, passedOut || (statedPassedOut && calls.length === 0), calls),
      record: { header, events: play.events },
      lines: play.lines,
      calls,
      ...(statedPassedOut ? { statedPassedOut } : {}),
      ...(board.auctionWhole ? {} : { auctionCut: true }),
      ...(play.cardsBeforeGap === null ? {} : { cardsBeforeGap: play.cardsBeforeGap }),
      ...(tags.size === 0 ? {} : { tags }),
      fieldLines: {
        Dealer: board.handsLine,
        Vulnerable: board.vulnerableLine,
        // If a list of results states another number, the result has no line here.
        Result: board.claimed?.tricks === result ? board.claimed.line : undefined,
      },
    };
  }

  #report(
    code: Parameters<ProblemList['add']>[0],
    line: number,
    params: Record<string, string | number>,
  ): void {
    this.#problems.add(code, line, this.#index, params);
  }

  #vulnerable(board: Board): Vulnerability | null {
    const text = board.vulnerable ?? '';
    const vulnerable = vulnerabilityOf(text);
    if (vulnerable !== null) return vulnerable;
    if (text.trim() !== '') this.#report('vulnerableUnreadable', board.line, { text: excerpt(text) });
    return vulnerabilityFromBoard(board.number, this.#problems, board.line, this.#index);
  }

  /** The outcome from the auction; if that does not end, from the stated results. */
  #outcome(
    board: Board,
    dealer: Seat | null,
    calls: readonly ReadCall[],
    stated: StatedOutcome | null,
    passedOut: boolean,
  ): { contract: Contract | null; declarer: Seat | null } {
    if (passedOut) {
      // The board and the list of results contradict each other.
      if (stated !== null)
        this.#report('passedOutButContract', calls.at(-1)?.line ?? board.line, {
          stated: formatContract(stated.contract),
        });
      return { contract: null, declarer: null };
    }
    const end =
      dealer === null || !board.auctionWhole || calls.length < 4
        ? null
        : readAuction(
            dealer,
            calls.map((call) => call.call),
          ).end;
    if (end === null) return { contract: stated?.contract ?? null, declarer: stated?.declarer ?? null };
    const { contract, declarer } = end;
    if (stated !== null && !isSameOutcome(contract, declarer, stated))
      this.#report('resultForOtherContract', board.line, {
        stated: formatContract(stated.contract),
        statedDeclarer: stated.declarer ?? '?',
        contract: formatContract(contract),
        declarer,
      });
    return { contract, declarer };
  }

  /** `mc` gives declarer's total at any moment, so the claim is put after the last card. */
  #claim(board: Board, declarer: Seat | null, play: SeatedPlay): void {
    const { claimed } = board;
    // Without a declarer the number stays in the result, but nobody can have claimed it.
    if (claimed === null || declarer === null || board.readCards.length === 0 || play.tricks > 13) return;
    const left = 13 - play.tricks;
    const tricks = claimed.tricks - play.won;
    if (tricks < 0 || tricks > left) {
      if (play.cardsBeforeGap === null)
        this.#report('resultImpossible', claimed.line, { result: claimed.tricks, won: play.won, left });
      return;
    }
    if (left === 0) return;
    play.events.push(recordedClaim(declarer, tricks, `mc|${claimed.tricks}|`));
    play.lines.push(claimed.line);
  }

  /** Compares claim and list of results, if there is no claim among the events to compare with. */
  #compare(board: Board, play: SeatedPlay, result: number | null, stated: StatedOutcome | null): void {
    const { claimed } = board;
    if (result === null || stated === null || result !== stated.tricks) return;
    if (board.cards.length > 0 && play.tricks < 13) return;
    if (claimed !== null && claimed.tricks !== result)
      this.#report('claimNotAsListed', claimed.line, { claimed: claimed.tricks, stated: result });
    else if (claimed === null && result === 0 && play.tricks === 0)
      this.#report('noTrickAtAll', board.line, { contract: formatContract(stated.contract) });
  }

  #describe(header: Writable<RecordHeader>, board: Board): void {
    const session = this.#session;
    if (this.#setting.source !== undefined) header.source = this.#setting.source;
    const names = session.namesIn(board.room);
    if (Object.keys(names).length > 0) header.names = names;
    if (session.title !== '') header.event = session.title;
    if (session.segment !== '') header.session = session.segment;
    if (board.room !== null) header.room = board.room;
    if (session.scoring !== '') header.scoring = session.scoring;
    if (board.comments.length > 0) header.notes = board.comments.join('\n');
  }
}

/** True when all 52 cards are played once, or when only comments suggest a lesson and the auction ends. */
function isLikeRecord(board: Board, hands: HandsReader): boolean {
  hands.clear();
  const { dealer } = readHandsText(board.hands ?? '', hands);
  hands.completeFourth();
  if (!hands.isWhole) return false;
  if (new Set(board.readCards.map(({ card }) => card)).size === 52) return true;
  if (!board.onlyComments || !board.auctionWhole || dealer === null) return false;
  return readAuction(
    dealer,
    callsWithSeats(board, dealer).map(({ call }) => call),
  ).over;
}

function kindOf(
  board: Board,
  tricks: number,
  play: SeatedPlay,
  passedOut: boolean,
  calls: readonly ReadCall[],
): DealKind {
  if (board.isMovie) return 'movie';
  if (tricks < 13) return 'endPosition';
  if (board.readCards.length > 0) return 'played';
  if (passedOut) return 'passedOut';
  return calls.length > 0 || play.events.length > 0 ? 'auctionOnly' : 'dealOnly';
}

/** The result of the list; without one, the claim. */
function resultOf(
  board: Board,
  contract: Contract | null,
  declarer: Seat | null,
  stated: StatedOutcome | null,
): number | null {
  if (stated !== null && contract !== null && isSameOutcome(contract, declarer, stated))
    return stated.tricks ?? board.claimed?.tricks ?? null;
  return board.claimed?.tricks ?? null;
}

function isSameOutcome(contract: Contract, declarer: Seat | null, stated: StatedOutcome): boolean {
  const other = stated.contract;
  return (
    contract.level === other.level &&
    contract.strain === other.strain &&
    contract.doubling === other.doubling &&
    (stated.declarer === null || declarer === stated.declarer)
  );
}
