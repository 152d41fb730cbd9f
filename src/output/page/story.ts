/**
 * A whole deal in words: hands, auction, play by tricks, result, findings. Data with sentences, from which the text, the printed page,
 * the feed and the description of a picture are made.
 */

import { SUITS, rankOf, suitOf, type Suit } from '../../domain/card.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import { allTricks, trumpAt, type Table } from '../../domain/table.ts';
import { isFull, winnerOf, type Trick } from '../../domain/trick.ts';
import { languagesIn } from '../../events/ownWords.ts';
import { isNoted } from '../../events/vouching.ts';
import { hasPlay } from '../../events/record.ts';
import { headerSections, occasionLines, type HeaderSection } from '../../i18n/header.ts';
import { unlessCalls } from '../../i18n/irregularCalls.ts';
import { findingIfSo } from '../../i18n/ifSo.ts';
import { dealTitle, factSentences } from '../../i18n/sentence.ts';
import { certainties } from '../../i18n/memory.ts';
import { rankLetter } from '../../i18n/naming.ts';
import type { Words } from '../../i18n/words.ts';
import type { Finding } from '../../laws/finding.ts';
import { numbersIn } from '../../lawbook/catalogue.ts';
import { compose, type AuctionBlock, type HandBlock } from '../picture/compose.ts';
import { diagramAt } from '../picture/diagramAt.ts';
import { printedHand } from '../picture/printed.ts';
import { knowledgeAt } from '../../replay/knowledge.ts';
import { lastPosition, type Timeline } from '../../replay/timeline.ts';
import { revokes } from '../../replay/view.ts';
import { claimsDescribed, type ClaimDescribed } from './claims.ts';
import { resultLines } from './result.ts';

export interface HandDescribed extends Pick<HandBlock, 'seat' | 'name' | 'player' | 'role'> {
  /** Spades first, ranks in the reader’s letters; null for a hand the record does not show. */
  readonly suits:
    | readonly { readonly suit: Suit; readonly name: string; readonly ranks: readonly string[] }[]
    | null;
}

interface CardDescribed {
  /** `♠K` with direction marks. */
  readonly card: string;
  readonly led: boolean;
  readonly won: boolean;
  readonly revoke: boolean;
}

export interface TrickDescribed {
  readonly number: number;
  readonly leader: Seat;
  /** North, East, South, West; null for no card. */
  readonly cards: readonly (CardDescribed | null)[];
  /** The seat’s name; null for an incomplete trick. */
  readonly winner: string | null;
}

interface FindingDescribed {
  /** The trick or the event. */
  readonly where: string;
  readonly text: string;
  /** Clauses as numbered in the edition that was read. */
  readonly laws: readonly string[];
}

interface FactDescribed {
  readonly where: string;
  /** The fact, who says so, and its note: sentences without a full stop. */
  readonly sentences: readonly string[];
}

export interface Story {
  readonly title: string;
  readonly facts: readonly string[];
  readonly hands: readonly HandDescribed[];
  readonly auction: AuctionBlock | null;
  readonly play: readonly TrickDescribed[];
  readonly claims: readonly ClaimDescribed[];
  readonly result: readonly string[];
  /** What is certain in spite of forgotten cards; empty without forgotten cards. */
  readonly certain: readonly string[];
  readonly findings: readonly FindingDescribed[];
  /** What people said, found and ruled, what is disputed, and notes: `event 7: East drops the ♦2. Disputed …`. */
  readonly noted: readonly FactDescribed[];
  /** The sentence for a deal without findings. It does not say of a deal without play that the play was in order. */
  readonly nothingFound: string;
  readonly edition: string;
  /** The language of the record's own words, title and notes; empty if unknown. */
  readonly languages: Readonly<Record<string, string>>;
  /** Event, session, table, room, scoring and source: in the words of the record. */
  readonly occasion: readonly string[];
  /** Elections, participants, a seal, and the writer’s own words. */
  readonly about: readonly HeaderSection[];
}

export interface StoryOptions {
  /** With symbols or in words; the default is `written`. */
  readonly how?: 'written' | 'spoken';
}

/**
 * The whole deal in sentences: hands, auction, play, claims, result, findings and notes. Parts without
 * anything to say are empty; `auction` is null without calls.
 */
export function storyOf(timeline: Timeline, words: Words, { how = 'written' }: StoryOptions = {}): Story {
  const { record, findings, laws } = timeline;
  const { table } = lastPosition(timeline);
  const diagram = diagramAt(timeline, timeline.positions.length - 1, words);
  const { facts, auction } = compose(diagram, { ...words, written: words[how] });
  const { hands } = compose(diagram, words);
  return {
    title: dealTitle(record.header, words),
    facts,
    hands: SEATS.map((seat) => handDescribed(hands[seat], table, words)),
    auction,
    play: playDescribed(timeline, words, how),
    claims: claimsDescribed(timeline, words, how),
    result: resultLines(timeline, words),
    certain: certainLines(timeline, timeline.positions.length - 1, words, how),
    findings: findings
      .filter(({ procedure }) => procedure !== true)
      .map((finding) => findingDescribed(finding, timeline, words, how))
      // A finding that still applies is cited again at later events, but listed once.
      .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index),
    noted: notedFacts(timeline, words, how),
    nothingFound: unlessCalls(
      hasPlay(record) ? words.picture.noFindings : words.screen.law.noPlay,
      record,
      words,
    ),
    edition: laws.edition,
    languages: languagesIn(record, words.language),
    occasion: occasionLines(record.header, words),
    about: headerSections(record.header, words),
  };
}

/** The language of words in a story; null for the story's own sentences. */
export const languageIn = ({ languages }: Story, text: string): string | null =>
  Object.hasOwn(languages, text) ? (languages[text] ?? null) : null;

/** The hand as dealt, whatever has been played. */
function handDescribed({ seat, name, player, role }: HandBlock, table: Table, words: Words): HandDescribed {
  const cards = printedHand(table, seat);
  return {
    seat,
    name,
    player,
    role,
    suits:
      table.deal.hands[seat] === null && cards.length === 0
        ? null
        : [...SUITS]
            .reverse()
            .map((suit) => ({
              suit,
              name: words.written.suit(suit),
              ranks: cards
                .filter((card) => suitOf(card) === suit)
                .map((card) => rankLetter(rankOf(card), words.settings)),
            }))
            .filter(({ ranks }) => ranks.length > 0 || table.deal.hands[seat] !== null),
  };
}

function playDescribed(timeline: Timeline, words: Words, how: 'written' | 'spoken'): TrickDescribed[] {
  const end = lastPosition(timeline);
  const wrong = new Set(
    revokes(end).flatMap(({ seat, card, trick, state }) =>
      state === 'corrected' ? [] : [`${seat}${trick}${card}`],
    ),
  );
  const naming = words[how];
  return allTricks(end.table).map((trick: Trick) => {
    const winner = isFull(trick) ? winnerOf(trick, trumpAt(end.table)) : null;
    return {
      number: trick.number,
      leader: trick.leader,
      cards: SEATS.map((seat) => {
        const card = trick[seat];
        if (card === null) return null;
        return {
          card: naming.card(card),
          led: seat === trick.leader,
          won: seat === winner,
          revoke: wrong.has(`${seat}${trick.number}${card}`),
        };
      }),
      winner: winner === null ? null : naming.seat(winner),
    };
  });
}

/** The notes on the first `first` facts of a record. */
export function notedFacts(
  { record, positions }: Timeline,
  words: Words,
  how: 'written' | 'spoken',
  first = record.events.length,
): FactDescribed[] {
  return record.events.slice(0, Math.max(first, 0)).flatMap((fact, event) =>
    isNoted(fact)
      ? [
          {
            where: words.picture.atEvent({ event: event + 1 }),
            sentences: factSentences(fact, positions[event]?.table ?? null, words, words[how]),
          },
        ]
      : [],
  );
}

/** What is certain about forgotten cards after `at` events; empty if every card is known. */
export function certainLines(
  timeline: Timeline,
  at: number,
  words: Words,
  how: 'written' | 'spoken' = 'written',
): string[] {
  const known = knowledgeAt(timeline, at);
  return known === null ? [] : certainties(known).map((sentence) => sentence(words, words[how]));
}

function findingDescribed(
  finding: Finding,
  { record, laws, positions }: Timeline,
  words: Words,
  how: 'written' | 'spoken',
): FindingDescribed {
  const { at, trick } = finding;
  const { picture } = words;
  const where = [
    ...(at < 0 ? [picture.theDeal] : []),
    ...(trick === undefined ? [] : [picture.atTrick({ trick })]),
    ...(at < 0 ? [] : [picture.atEvent({ event: at + 1 })]),
  ];
  return {
    where: where.join(', '),
    text: findingIfSo(finding, { record, cases: positions.at(-1)?.cases ?? [] }, words, words[how]),
    laws: numbersIn(finding.laws, laws.edition),
  };
}
