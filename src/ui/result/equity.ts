/** The rows of the equity table: inputs and result side by side, with their basis. It shows which one decides, and recommends nothing. */

import { declarersTricksClaimed, decidedBy, isDamageFound, judgedIn, traced } from '../../audit/equity.ts';
import { isolate } from '../../i18n/isolate.ts';
import { scoringWords } from '../../i18n/scoring/words.ts';
import type { Words } from '../../i18n/words.ts';
import { numberIn, type Clause } from '../../lawbook/catalogue.ts';
import type { TreeLine } from '../lines/tree.ts';
import type { RevokeView } from '../../replay/view.ts';
import type { Moment, Replay } from '../../view/replay.ts';

export interface EquityRow {
  readonly name: string;
  /** Declarer’s tricks; null if unknown, or if there are several. */
  readonly tricks: number | null;
  readonly basis: string;
}

/** The rows beside the results at the table and of the automatic adjustment: judgements, tried lines, and what decides. */
export interface Equity {
  readonly claimed: readonly EquityRow[];
  readonly judged: readonly EquityRow[];
  readonly stands: readonly EquityRow[];
}

/**
 * The tricks that were claimed, judged and scored, each with its basis. A list is empty where nothing was
 * claimed or is to be judged.
 * @param lines that leave this deal; those whose play is over are candidates for what would have happened
 */
export function equityAt(replay: Replay, moment: Moment, lines: readonly TreeLine[], words: Words): Equity {
  const text = scoringWords(words.language).equity;
  const facts = replay.record.events.slice(0, moment.at);
  const { result } = moment;
  const played = result?.declarerTricks ?? null;
  const adjusted = result?.adjustedTricks ?? played;
  const final = result?.finalTricks ?? null;
  const named = (clause: Clause): string => words.written.clause(numberIn(clause, replay.edition));
  const isAssigned = facts.some(({ type }) => type === 'ScoreAssigned');
  const name = words.screen.questions.judged;
  const claimed = declarersTricksClaimed(facts, (at) => replay.table(at));
  const judged = judgedIn(facts);
  const isJudging =
    judged.length > 0 || moment.questions.some(({ question }) => question === 'withoutRevoke');
  const tried = isJudging || isDamageFound(facts) || isAssigned ? lines : [];
  return {
    claimed:
      claimed === null || claimed === played
        ? []
        : [{ name: text.claimed, tricks: claimed, basis: text.claimedBasis({ clause: named('70A') }) }],
    judged: [
      ...judged.map(({ by, tricks, counts }) => ({
        name,
        tricks,
        basis: counts ? text.by[by] : words.written.series([text.by[by], text.notCounted]),
      })),
      ...(isJudging && judged.length === 0
        ? [{ name, tricks: null, basis: words.screen.questions.notJudged }]
        : []),
      ...(isDamageFound(facts) && !isAssigned
        ? [{ name: text.damage, tricks: null, basis: text.damageBasis({ clause: named('50E4') }) }]
        : []),
      ...tried.flatMap((line) => lineRow(line, replay, text.line)),
      ...(isAssigned
        ? [{ name: text.assigned, tricks: null, basis: text.assignedBasis({ clause: named('12C1') }) }]
        : []),
    ],
    stands:
      played === null || adjusted === null || (final === null && !isAssigned)
        ? []
        : [
            {
              name: words.screen.questions.stands,
              tricks: isAssigned ? null : (final ?? adjusted),
              basis: standsOn(decidedBy({ played, adjusted, final }, isAssigned), text, named),
            },
          ],
  };
}

function standsOn(
  decides: ReturnType<typeof decidedBy>,
  { decides: text }: ReturnType<typeof scoringWords>['equity'],
  named: (clause: Clause) => string,
): string {
  return decides === 'table' ? text.table : text[decides]({ clause: named('64C1') });
}

function lineRow({ name, parent, replay }: TreeLine, own: Replay, title: string): readonly EquityRow[] {
  const end = replay.moment(replay.last);
  const tricks = end.result?.finalTricks ?? end.result?.adjustedTricks ?? null;
  if (parent === null || replay.record === own.record || !end.playOver || tricks === null) return [];
  return [{ name: title, tricks, basis: name }];
}

/** Says of an established revoke which tricks were won since, from which trick they count, and what 64C can still adjust. */
export function revokeLines(
  revoke: RevokeView,
  replay: Replay,
  moment: Moment,
  words: Words,
): readonly string[] {
  const trace = traced(revoke, moment.revokes, moment.table, replay.edition);
  if (trace === null) return [];
  const text = scoringWords(words.language).equity;
  const { won, since, reached } = trace;
  const named = (clause: Clause): string => words.written.clause(numberIn(clause, replay.edition));
  const list = (items: readonly string[]): string => words.names.list({ items, joint: 'and' });
  return [
    won.length === 0 ? text.wonNone : text.won({ tricks: isolate(won.join(', ')) }),
    ...(since === null
      ? []
      : [text.since({ trick: String(since), clause: named(reached.at(-1) ?? '64C1') })]),
    ...(moment.result?.finalTricks === undefined
      ? [text.reached({ clauses: list(reached.map(named)) })]
      : []),
  ];
}
