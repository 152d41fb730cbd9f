/** Reads the head of a case file: the deal, its contract, the players, and texts about it. Unreadable parts are reported and left out. */

import { isCall, parseContract, type Call } from '../../domain/contract.ts';
import { conditionsOf, readHands } from '../../domain/deal.ts';
import { isObject } from '../../domain/json.ts';
import { isSeat, type Seat } from '../../domain/seat.ts';
import { VULNERABILITIES, type Vulnerability } from '../../domain/score.ts';
import { readComparison, type Comparison } from '../../events/comparison.ts';
import type { HeaderWords, RecordHeader, StatedResult } from '../../events/record.ts';
import { DEFAULT_ELECTIONS, isEdition, USUAL_EDITION } from '../../lawbook/editions.ts';
import { TEXT_KEYS, TRANSLATED } from './head.ts';

export type Json = Readonly<Record<string, unknown>>;

type Report = (code: 'caseFieldUnreadable' | 'caseHandsUnreadable', text: unknown) => void;

export class HeaderReader {
  readonly #report: Report;
  /** True after reading an auction that goes on behind a call that can't be read, or that is no list. */
  auctionCut = false;

  constructor(report: Report) {
    this.#report = report;
  }

  private text(json: Json, field: string): string | undefined {
    const value = json[field];
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'string') return value;
    // A number like 1e999 is read as infinite.
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    this.#report('caseFieldUnreadable', field);
    return undefined;
  }

  /** The fields that exist and are texts. */
  private texts<Field extends string>(json: Json, fields: readonly Field[]): Partial<Record<Field, string>> {
    return Object.fromEntries(
      fields.flatMap((field) => {
        const text = this.text(json, field);
        return text === undefined ? [] : [[field, text]];
      }),
    ) as Partial<Record<Field, string>>;
  }

  private translations(value: unknown): { translations?: Readonly<Record<string, HeaderWords>> } {
    if (value === undefined || value === null) return {};
    if (!isObject(value)) this.#report('caseFieldUnreadable', 'translations');
    const translated = Object.entries(isObject(value) ? value : {}).flatMap(([language, words]) => {
      if (isObject(words)) return [[language, { ...this.texts(words, TRANSLATED), ...this.textsIn(words) }]];
      this.#report('caseFieldUnreadable', `translations ${language}`);
      return [];
    });
    return translated.length === 0 ? {} : { translations: Object.fromEntries(translated) };
  }

  /** Translations of texts in the facts, by the original text. */
  private textsIn({ texts }: Json): Pick<HeaderWords, 'texts'> {
    if (texts === undefined || texts === null) return {};
    if (!isObject(texts)) this.#report('caseFieldUnreadable', 'translations texts');
    const found = isObject(texts) ? this.texts(texts, Object.keys(texts)) : {};
    return Object.keys(found).length === 0 ? {} : { texts: found as Readonly<Record<string, string>> };
  }

  private seat(json: Json, field: string): Seat | null {
    const value = json[field];
    if (value === undefined || value === null) return null;
    if (isSeat(value)) return value;
    this.#report('caseFieldUnreadable', field);
    return null;
  }

  read(json: Json): RecordHeader {
    const deal = isObject(json.deal) ? json.deal : {};
    if (!isObject(json.deal)) this.#report('caseFieldUnreadable', 'deal');
    const hands = readHands(typeof deal.hands === 'string' ? deal.hands : 'N:- - - -');
    if (deal.hands !== undefined && deal.hands !== null && typeof deal.hands !== 'string')
      this.#report('caseHandsUnreadable', deal.hands);
    for (const each of hands.problems) {
      if (each.code === 'handsUnreadable') this.#report('caseHandsUnreadable', each.text ?? each.seat ?? '');
    }
    const contractText = this.text(json, 'contract');
    const contract = contractText === undefined ? null : parseContract(contractText);
    if (contractText !== undefined && contract === null && !/^pass(ed out)?$/i.test(contractText))
      this.#report('caseFieldUnreadable', 'contract');
    if (json.edition !== undefined && json.edition !== null && !isEdition(json.edition))
      this.#report('caseFieldUnreadable', 'edition');
    return {
      title: titleOf(this.text(json, 'title') ?? ''),
      ...this.texts(json, TEXT_KEYS),
      edition: isEdition(json.edition) ? json.edition : USUAL_EDITION,
      ...this.elections(json.elections),
      deal: {
        board: this.text(deal, 'board') ?? '',
        dealer: this.seat(deal, 'dealer'),
        vulnerable: this.vulnerability(deal),
        hands: hands.hands,
      },
      contract,
      declarer: this.seat(json, 'declarer'),
      auction: this.auction(json.auction),
      ...this.names(json.names),
      ...this.statedResult(json.statedResult),
      ...this.comparison(json.comparison),
      ...this.translations(json.translations),
      ...asItStands(json, 'people'),
      ...asItStands(json, 'seal'),
    };
  }

  private statedResult(value: unknown): { statedResult?: StatedResult } {
    if (value === undefined || value === null) return {};
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 13)
      return { statedResult: { declarerTricks: value } };
    this.#report('caseFieldUnreadable', 'statedResult');
    return {};
  }

  private comparison(value: unknown): { comparison?: Comparison } {
    if (value === undefined || value === null) return {};
    const { comparison, unread } = readComparison(value);
    for (const field of unread) this.#report('caseFieldUnreadable', `comparison ${field}`.trimEnd());
    return comparison === null ? {} : { comparison };
  }

  /** As stated, or else by the board's number (Law 2), as in other formats; null without a number. */
  private vulnerability({ vulnerable, board }: Json): Vulnerability | null {
    const found = VULNERABILITIES.find((each) => each === vulnerable);
    if (found !== undefined) return found;
    if (vulnerable !== undefined && vulnerable !== null) this.#report('caseFieldUnreadable', 'vulnerable');
    return conditionsOf(String(board))?.vulnerable ?? null;
  }

  /** The calls up to one that can't be read: behind it nobody knows who made which. */
  private auction(value: unknown): readonly Call[] | null {
    if (value === undefined || value === null) return null;
    const calls: readonly unknown[] = Array.isArray(value) ? value : [];
    const unreadable = calls.findIndex((call) => !isCall(call));
    this.auctionCut = !Array.isArray(value) || unreadable >= 0;
    if (this.auctionCut) this.#report('caseFieldUnreadable', 'auction');
    return calls.slice(0, unreadable < 0 ? calls.length : unreadable) as Call[];
  }

  private names(value: unknown): { names?: Partial<Record<Seat, string>> } {
    const names = this.checked(value, 'names', (seat, name) => isSeat(seat) && typeof name === 'string');
    return names === null ? {} : { names };
  }

  private elections(value: unknown): { elections?: Json } {
    // An election of ours must be true or false. Unknown ones may have any value.
    const isMade = (name: string, made: unknown): boolean =>
      !Object.hasOwn(DEFAULT_ELECTIONS, name) || typeof made === 'boolean';
    const elections = this.checked(value, 'elections', isMade);
    return elections === null ? {} : { elections };
  }

  /** The entries that pass the check; null if the value is no object. */
  private checked(
    value: unknown,
    field: string,
    isRight: (name: string, value: unknown) => boolean,
  ): Readonly<Record<string, never>> | null {
    if (value === undefined || value === null) return null;
    if (!isObject(value)) {
      this.#report('caseFieldUnreadable', field);
      return null;
    }
    const right = Object.entries(value).filter(([name, each]) => {
      if (each === null) return false;
      if (isRight(name, each)) return true;
      this.#report('caseFieldUnreadable', `${field} ${name}`);
      return false;
    });
    return Object.fromEntries(right) as Record<string, never>;
  }
}

/** Any form is accepted; null counts as missing. */
function asItStands(json: Json, key: 'people' | 'seal'): Json {
  const value = json[key];
  return value === undefined || value === null ? {} : { [key]: value };
}

/** A question mark stands for an unknown title, because a case must have one. */
function titleOf(text: string): string {
  return text === '?' ? '' : text;
}
