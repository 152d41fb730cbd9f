/**
 * The habits of a file. An error in one deal is a finding; what a program does in deal after deal is one finding about the file.
 * Uncertain findings are held back to the end of the file. Then the share of deals that have them, and what they have in common, decides.
 */

import { ofWholeFile, type LocatedFinding } from '../located.ts';
import { SameSlips } from './sameSlips.ts';

/** Up to this many are always reported one by one. */
const FEW = 3;
/** If more than this many are held back, the file's share so far decides. */
const MOST_KEPT = 5000;

/** The numbers for the summary. */
export interface DealCounts {
  readonly deals: number;
  readonly playedDeals: number;
  readonly cards: number;
}

/** How often something could have been found, and what all cases have in common. */
export interface CountedCases {
  deals: number;
  /** Deals with cards played. */
  playedDeals: number;
  cards: number;
  /** Deals with a board number and a dealer. */
  numbered: number;
  auctions: number;
  scores: number;
  vulnerabilities: Set<string>;
  /** For each shift of the board numbers by 0 to 15, how many boards then have the right dealer and vulnerability. */
  readonly shifts: number[];
}

const SUMS = ['deals', 'playedDeals', 'cards', 'numbered', 'auctions', 'scores'] as const;

/** Counts that all begin at 0. */
export function nothingCounted(): CountedCases {
  const shifts = Array<number>(16).fill(0);
  const sums = { deals: 0, playedDeals: 0, cards: 0, numbered: 0, auctions: 0, scores: 0 };
  return { ...sums, vulnerabilities: new Set(), shifts };
}

/** Adds the counts of another part of the file. */
export function addCounted(counted: CountedCases, other: CountedCases): void {
  for (const sum of SUMS) counted[sum] += other[sum];
  for (const each of other.vulnerabilities) counted.vulnerabilities.add(each);
  for (const [shift, count] of other.shifts.entries())
    counted.shifts[shift] = (counted.shifts[shift] ?? 0) + count;
}

interface Quirk {
  /** The key of the finding about the file. */
  readonly key: string;
  /** The check of the file's finding, if it differs from that of the deals' findings. */
  readonly check?: 'import';
  readonly suggestion?: string;
  readonly severity: 'warning' | 'review' | 'info';
  readonly isHabit: (
    held: HeldQuirks,
    counted: CountedCases,
    all: ReadonlyMap<string, HeldQuirks>,
  ) => boolean;
}

interface HeldQuirks {
  readonly quirk: Quirk;
  count: number;
  readonly findings: LocatedFinding[];
  readonly deals: number[];
  /** The names of the boards, without repetitions. */
  readonly boards: Set<string>;
  /** The different kinds of cases. */
  readonly looks: Set<string>;
  /** Null until it is decided. */
  isHabit: boolean | null;
}

/** Sit-outs and slow tables: if more than one board in `ONE_IN` has one, they are usual in this session, and one line reports them. */
const ONE_IN = 20;

const oftenInstead: Quirk['isHabit'] = ({ count }, { numbered }) => count > FEW && count * ONE_IN > numbered;

const dealersDiffer: Quirk['isHabit'] = ({ count }, { numbered }) => count > FEW && count > numbered / 3;

/** The kinds of findings that are held back, by key. */
const QUIRKS: Readonly<Record<string, Quirk>> = {
  'audit.dealerNotOfBoard': {
    key: 'audit.file.dealersNotOfBoards',
    severity: 'info',
    isHabit: dealersDiffer,
  },
  'audit.vulnerabilityNotOfBoard': {
    key: 'audit.file.vulnerabilitiesNotOfBoards',
    severity: 'info',
    isHabit: ({ count }, counted, all) => {
      if (count <= FEW) return false;
      const dealers = all.get('audit.dealerNotOfBoard');
      if (dealers !== undefined && dealersDiffer(dealers, counted, all)) return true;
      const { numbered, vulnerabilities, shifts } = counted;
      // One vulnerability for all boards; numbers that begin elsewhere in the cycle; random values, of which three in four differ.
      if (vulnerabilities.size === 1 && count > numbered / 3) return true;
      if (shifts.some((fitting, shift) => shift > 0 && fitting > numbered * 0.8)) return true;
      return numbered > 15 && count > numbered / 2 && count < numbered * 0.95;
    },
  },
  'audit.resultForOtherContract': {
    key: 'audit.file.resultsOfOtherBoards',
    severity: 'warning',
    // The list of results does not correspond to the boards. A mistake changes only the declarer or the doubling of some deals.
    isHabit: ({ count, looks }, { auctions }) => count > FEW && looks.has('contract') && count > auctions / 3,
  },
  'audit.dealerDiffers': {
    key: 'audit.file.dealersDiffer',
    severity: 'warning',
    isHabit: ({ count }, { auctions }) => count > FEW && count > auctions / 3,
  },
  // The leads fit the cards everywhere, so only auction and dealer are turned.
  'audit.auctionTurned': {
    key: 'audit.file.auctionsTurned',
    severity: 'warning',
    isHabit: ({ count }, { auctions }) => count > FEW && count > auctions / 10,
  },
  'audit.callAfterEnd': {
    key: 'audit.file.callsAfterEnd',
    severity: 'warning',
    isHabit: ({ count }, { auctions }) => count > FEW && count > auctions / 2,
  },
  'audit.scoreDiffers': {
    key: 'audit.file.scoresDiffer',
    severity: 'warning',
    // Scores of another kind: the other side's, or scores that the contract can never have.
    isHabit: ({ count, looks }, { scores }) =>
      count > FEW && looks.size === 1 && !looks.has('fits') && count > scores / 2,
  },
  // Some programs turn rows against columns.
  'audit.rowTurned': {
    key: 'import.columnsRotated',
    check: 'import',
    suggestion: 'exportAgain',
    severity: 'warning',
    isHabit: ({ count }, { playedDeals }) => count > FEW || count * 2 > playedDeals,
  },
  'audit.average': {
    key: 'audit.file.averages',
    severity: 'info',
    isHabit: ({ count }) => count > FEW,
  },
  'audit.notPlayed': {
    key: 'audit.file.notPlayed',
    severity: 'warning',
    isHabit: oftenInstead,
  },
  'audit.playedLate': {
    key: 'audit.file.playedLate',
    severity: 'warning',
    isHabit: oftenInstead,
  },
  // The program fills in the same two names for both sides.
  'audit.pairMeetsItself': {
    key: 'audit.file.pairsMeetThemselves',
    severity: 'info',
    isHabit: ({ count }, { numbered }) => count > FEW && count > numbered / 10,
  },
  'audit.leadSeatDiffers': {
    key: 'audit.file.leadSeatsDiffer',
    severity: 'warning',
    isHabit: ({ count, looks }, { auctions }) => count > FEW && looks.size === 1 && count > auctions / 2,
  },
};

export class Quirks {
  readonly #counted: CountedCases;
  readonly #held = new Map<string, HeldQuirks>();
  readonly #same = new SameSlips();

  /** @param counted the counts of the file, which are updated as it is read */
  constructor(counted: CountedCases) {
    this.#counted = counted;
  }

  /** The findings to report now: the finding itself, or none while it is held back. */
  add(finding: LocatedFinding): readonly LocatedFinding[] {
    const quirk = QUIRKS[finding.key];
    if (quirk === undefined) return this.#same.hold(finding) ? [] : [finding];
    if (!mayBeHabit(finding)) return [finding];
    let held = this.#held.get(finding.key);
    if (held === undefined) {
      const lists = { findings: [], deals: [], boards: new Set<string>(), looks: new Set<string>() };
      held = { quirk, count: 0, ...lists, isHabit: null };
      this.#held.set(finding.key, held);
    }
    held.count++;
    if (held.deals.length < MOST_KEPT && finding.deal !== null) held.deals.push(finding.deal);
    if (finding.board !== null && held.boards.size < MOST_KEPT) held.boards.add(finding.board);
    if (held.looks.size < 50) held.looks.add(lookOf(finding));
    if (held.isHabit === false) return [finding];
    if (held.isHabit === null) held.findings.push(finding);
    return [];
  }

  /**
   * Decides about kinds with too many findings, and reports those that are no habit. Call it only between deals or parts of a file:
   * within one, counts and findings don't correspond.
   */
  settle(): readonly LocatedFinding[] {
    return [...this.#held.values()].flatMap((held) => {
      if (held.findings.length <= MOST_KEPT) return [];
      held.isHabit = this.#decided(held);
      const rest = held.findings.splice(held.isHabit ? 1 : 0);
      return held.isHabit ? [] : rest;
    });
  }

  /** The findings at the end of the file: one for each habit, and all held-back findings that are none. */
  finish(): readonly LocatedFinding[] {
    const findings = [...this.#held.values()].flatMap((held) =>
      this.#decided(held) ? [ofHabit(held)] : held.findings,
    );
    this.#held.clear();
    return [...this.#same.finish(), ...findings];
  }

  #decided(held: HeldQuirks): boolean {
    return held.isHabit ?? held.quirk.isHabit(held, this.#counted, this.#held);
  }
}

function ofHabit(held: HeldQuirks): LocatedFinding {
  const { quirk, findings } = held;
  const first = findings[0] as LocatedFinding;
  const { key, severity, suggestion, check = first.check } = quirk;
  const finding = ofWholeFile(first, key, held);
  const params = suggestion === undefined ? finding.params : { ...finding.params, suggestion };
  return { ...finding, check, severity, params };
}

/** A bid after the end is never a habit, and neither is an irregularity that the file marks. */
function mayBeHabit({ key, severity, params }: LocatedFinding): boolean {
  if (key === 'audit.callAfterEnd') return params['call'] === 'P';
  return key !== 'audit.auctionTurned' || severity === 'error';
}

function lookOf({ key, params }: LocatedFinding): string {
  if (key === 'audit.scoreDiffers') {
    if (params['fitsOtherSide'] === true) return 'other side';
    return params['fitsVulnerability'] === null && params['fitsTricks'] === null ? 'none' : 'fits';
  }
  if (key === 'audit.resultForOtherContract')
    return params['stated'] === params['contract'] ? 'declarer' : 'contract';
  if (key === 'audit.leadSeatDiffers') return String(params['turn']);
  return '';
}
