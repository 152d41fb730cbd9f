/** Converts one game of a PBN file to a recorded deal. */

import { ALL_PASSED } from '../../domain/contract.ts';
import type { Deal } from '../../domain/deal.ts';
import { insteadOfResult } from '../../domain/instead.ts';
import { seatNumber, trumpNumber } from '../../domain/numbers.ts';
import type { Vulnerability } from '../../domain/score.ts';
import { previousSeat, type Seat } from '../../domain/seat.ts';
import type { CallMade, Fact } from '../../events/event.ts';
import type { DealRecord, RecordHeader } from '../../events/record.ts';
import { HandsReader } from '../hands.ts';
import { withInstead } from '../insteadTag.ts';
import type { FilePart } from '../filePart.ts';
import { recordedClaim } from '../played.ts';
import { excerpt, type ProblemList } from '../problem.ts';
import type { DealKind, ReadCall, ReadDeal } from '../readDeal.ts';
import { dealerFromBoard, vulnerabilityFromBoard, type RecordSetting, type Writable } from '../shared.ts';
import { besideNoCall, readAuctionSection, type PbnAuction } from './auction.ts';
import { describe, tagText } from './header.ts';
import { auctionEnd, isPassedOut, type PbnOutcome } from './outcome.ts';
import { statedResult } from './result.ts';
import { withTables } from './ownTable.ts';
import { readPlaySection, type PlayRead } from './play.ts';
import { CARD_UNKNOWN, type RawGame } from './rawGame.ts';
import { contractOf, declarerOf, isStated, readDealTag, seatOf, vulnerabilityOf } from './values.ts';
import { USUAL_EDITION } from '../../lawbook/editions.ts';

const SCORE_TABLE = 'ScoreTable';

const NO_EVENTS: readonly never[] = [];

/** The name under which a deal with turned rows tells later deals. */
const TURNED = 'rows turned';

/** Converts deals one after another. It remembers what one deal of a file says about the next. */
export class DealBuilder {
  readonly #setting: RecordSetting;
  readonly #problems: ProblemList;
  readonly #hands = new HandsReader();
  readonly #part: FilePart;

  constructor(setting: RecordSetting, problems: ProblemList, part: FilePart) {
    this.#setting = setting;
    this.#problems = problems;
    this.#part = part;
  }

  build(game: RawGame, index: number): ReadDeal {
    const problems = this.#problems;
    const { tags } = game;
    game.comments.push(
      ...besideNoCall(game.auction),
      ...game.play.textBesideOthers((word) => word >= CARD_UNKNOWN),
    );
    const deal = this.#deal(game, index);
    const auction = readAuctionSection(game.auction, deal.dealer, problems, index);
    const outcome = this.#outcome(game, index, auction);
    const play = game.play.present ? this.#play(game, index, outcome) : null;
    const declarer =
      outcome.declarer ?? (play === null ? null : this.#declarerFromLead(game, index, outcome));
    // Calls out of rotation are events, because the header counts seats from the dealer.
    const irregular =
      auction.inRotation || auctionEnd(auction) === null ? NO_EVENTS : auction.calls.map(callFact);
    const events: Fact[] =
      play === null ? [...irregular] : irregular.length > 0 ? [...irregular, ...play.events] : play.events;
    const eventLines = play?.lines ?? [];
    if (irregular.length > 0) eventLines.unshift(...auction.calls.map((call) => call.line));
    const result = statedResult(game, { ...outcome, declarer }, play, this.#hands.tricks, (code, params) =>
      problems.add(code, game.lineOf('Result'), index, params),
    );
    if (play !== null && play.endsOn > 0 && play.events.length > 0 && declarer !== null)
      this.#claim(game, index, declarer, result, play, events);
    while (eventLines.length < events.length) eventLines.push(play?.endsOn ?? game.line);
    const dealer = auction.dealer ?? deal.dealer ?? dealerFromBoard(deal.board, problems, game.line, index);
    const stated = play?.goesOn === true ? null : result;
    const named = outcome.passedOut && play === null ? null : declarer;
    const header = this.#header(game, { ...deal, dealer }, auction, { ...outcome, declarer: named }, stated);
    const record: DealRecord = { header, events };
    const kind = this.#kind(play, outcome, auction);
    const read: Writable<ReadDeal> = {
      index,
      line: game.line,
      kind,
      record,
      lines: eventLines,
      calls: auction.calls,
      tags: header.statedResult === undefined ? withInstead(tags, wordsOf(tags)) : tags,
      tagLines: game.tagLines.slice(),
    };
    if (outcome.statedPassedOut === true) read.statedPassedOut = true;
    if (!auction.whole) read.auctionCut = true;
    if (play?.rotated === true) read.rotated = true;
    if (play !== null && play.cardsBeforeGap !== null) read.cardsBeforeGap = play.cardsBeforeGap;
    const whole =
      game.tables.size === 0 ? read : this.#withRows(withTables(read, game, play, problems), game);
    // Our own table has the cards that the section leaves out.
    if (play !== null && play.gap !== null && whole.extras === undefined)
      problems.add('cardMissing', play.gap.line, index, { trick: play.gap.trick });
    return whole;
  }

  /** Adds the results of the score table, if somebody reads them. */
  #withRows(read: ReadDeal, game: RawGame): ReadDeal {
    const table = game.tables.get(SCORE_TABLE);
    const readRows = this.#setting.rows;
    if (table === undefined || readRows === undefined) return read;
    const columns = game.tags.get(SCORE_TABLE) ?? '';
    const lines = game.rowLines.get(SCORE_TABLE) ?? [];
    return { ...read, rows: readRows(read, columns, table, lines, this.#problems) };
  }

  /** `declarer` is null for a passed-out board, because a declarer that it names is kept in the tag only. */
  #header(
    game: RawGame,
    deal: Deal,
    auction: PbnAuction,
    { contract, declarer, passedOut }: PbnOutcome,
    result: number | null,
  ): RecordHeader {
    const calls = auction.inRotation ? auction.calls.map((read) => read.call) : NO_EVENTS;
    const header: Writable<RecordHeader> = {
      title: tagText(game.tags, 'Event'),
      edition: USUAL_EDITION,
      deal,
      contract,
      declarer,
      auction: calls.length > 0 ? calls : passedOut ? ALL_PASSED : null,
    };
    if (this.#setting.source !== undefined) header.source = this.#setting.source;
    describe(header, game);
    if (result !== null) header.statedResult = { declarerTricks: result };
    return header;
  }

  #kind(play: PlayRead | null, outcome: PbnOutcome, auction: PbnAuction): DealKind {
    if (this.#hands.tricks < 13) return 'endPosition';
    if (play !== null && play.events.length > 0) return 'played';
    if (outcome.passedOut) return 'passedOut';
    return auction.calls.length > 0 ? 'auctionOnly' : 'dealOnly';
  }

  #deal(game: RawGame, index: number): Deal {
    const problems = this.#problems;
    const hands = this.#hands;
    const { tags } = game;
    hands.clear();
    const line = game.lineOf('Deal');
    readDealTag(tags.get('Deal') ?? '', hands, problems, line, index);
    hands.completeFourth();
    const board = isStated(tags.get('Board')) ? tagText(tags, 'Board') : '';
    const stated = tags.get('Dealer');
    const dealer = isStated(stated) ? seatOf(stated) : null;
    if (isStated(stated) && dealer === null)
      problems.add('dealerUnreadable', game.lineOf('Dealer'), index, { text: excerpt(stated) });
    const vulnerable = this.#vulnerable(game, index, board);
    return { board, dealer, vulnerable, hands: hands.finish(problems, line, index) };
  }

  #vulnerable(game: RawGame, index: number, board: string): Vulnerability | null {
    const stated = game.tags.get('Vulnerable');
    if (isStated(stated)) {
      const vulnerable = vulnerabilityOf(stated);
      if (vulnerable !== null) return vulnerable;
      this.#problems.add('vulnerableUnreadable', game.lineOf('Vulnerable'), index, { text: excerpt(stated) });
    }
    return vulnerabilityFromBoard(board, this.#problems, game.line, index);
  }

  /** Contract and declarer as stated, or else from the auction. */
  #outcome(game: RawGame, index: number, auction: PbnAuction): PbnOutcome {
    const problems = this.#problems;
    const stated = game.tags.get('Contract');
    const read = isStated(stated) ? contractOf(stated) : null;
    if (read !== null && !read.readable && insteadOfResult(stated ?? '') === null)
      problems.add('contractUnreadable', game.lineOf('Contract'), index, { text: excerpt(stated ?? '') });
    if (read !== null && !read.level)
      problems.add('contractWithoutLevel', game.lineOf('Contract'), index, { text: excerpt(stated ?? '') });
    const named = game.tags.get('Declarer');
    const { seat, swapped } = isStated(named) ? declarerOf(named) : { seat: null, swapped: false };
    if (isStated(named) && seat === null)
      problems.add('declarerUnreadable', game.lineOf('Declarer'), index, { text: excerpt(named) });
    if (swapped && seat !== null) problems.add('declaredSwap', game.lineOf('Declarer'), index, { seat });
    let contract = read?.contract ?? null;
    let declarer = seat;
    const passedOut = read?.passedOut === true || (contract === null && isPassedOut(auction));
    if (!passedOut && (contract === null || declarer === null) && auction.calls.length > 3) {
      const end = auctionEnd(auction);
      contract ??= end?.contract ?? null;
      // If the auction ended in another strain, its declarer would be a guess.
      if (end !== null && contract !== null && end.contract.strain === contract.strain)
        declarer ??= end.declarer;
    }
    return { contract, declarer, passedOut, statedPassedOut: read?.passedOut === true };
  }

  #play(game: RawGame, index: number, outcome: PbnOutcome): PlayRead {
    const { play } = game;
    const named = seatOf(play.seat);
    const onLead = outcome.declarer === null ? null : (seatNumber(outcome.declarer) + 1) % 4;
    let leader = named === null ? onLead : seatNumber(named);
    if (leader === null) {
      leader = 0;
      if (play.words.length > 0)
        this.#problems.add('leaderUnknown', play.line, index, { text: excerpt(play.seat) });
    }
    const read = readPlaySection(
      play,
      {
        leader,
        declarer: outcome.declarer,
        trump: trumpNumber(outcome.contract),
        hands: this.#hands,
        rotatedBefore: () => this.#part.latest(TURNED) !== null,
      },
      this.#problems,
      index,
    );
    if (read.rotated) {
      this.#part.handOn(TURNED, 'true');
      this.#problems.add('columnsRotated', play.line, index);
    }
    return read;
  }

  /** No declarer is named, but somebody led: then the player before him is declarer. */
  #declarerFromLead(game: RawGame, index: number, outcome: PbnOutcome): Seat | null {
    const leader = seatOf(game.play.seat);
    if (leader === null || outcome.contract === null || this.#hands.tricks < 13) return null;
    this.#problems.add('declarerFromLead', game.play.line, index);
    return previousSeat(leader);
  }

  /** An asterisk means that the rest was not played. If some cards were played, the rest up to the result was claimed. */
  #claim(
    game: RawGame,
    index: number,
    declarer: Seat,
    result: number | null,
    play: PlayRead,
    events: Fact[],
  ): void {
    const left = this.#hands.tricks - play.tricks;
    if (left <= 0) return;
    if (result === null) {
      this.#problems.add('claimWithoutResult', play.endsOn, index);
      return;
    }
    const seat = seatNumber(declarer);
    const won = (play.won[seat] as number) + (play.won[(seat + 2) % 4] as number);
    const tricks = result - won;
    if (tricks < 0 || tricks > left) {
      if (play.cardsBeforeGap === null)
        this.#problems.add('resultImpossible', game.lineOf('Result'), index, { result, won, left });
      return;
    }
    events.push(recordedClaim(declarer, tricks, '*'));
  }
}

/** The tags that may contain words in place of a result. */
function wordsOf(tags: ReadonlyMap<string, string>): readonly string[] {
  return [tags.get('Contract') ?? '', tags.get('Result') ?? ''];
}

function callFact(read: ReadCall): CallMade {
  const { seat, call, explanation, note } = read;
  return {
    type: 'CallMade',
    seat,
    call,
    ...(explanation === undefined ? undefined : { explanation }),
    ...(note === undefined ? undefined : { note }),
  };
}
