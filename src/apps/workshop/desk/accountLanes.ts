/** Accounts that differ from the record, each as a lane of the timeline from the moment where it leaves the record. */

import { accountsIn, lanesCompared } from '../../../audit/caseFile/accounts.ts';
import type { DealRecord } from '../../../events/record.ts';
import { caseFileWords } from '../../../i18n/caseFile/load.ts';
import { factSentence } from '../../../i18n/sentence.ts';
import type { Words } from '../../../i18n/words.ts';
import type { LawSet } from '../../../lawbook/editions.ts';
import { personText } from '../../../output/page/caseFile/sections.ts';
import '../../../ui/lines/define.ts';
import type { TreeLine } from '../../../ui/lines/tree.ts';
import { frontHash, type Route } from '../address.ts';
import { folded } from '../folded.ts';
import { replayOf } from '../../../view/replayOf.ts';

interface Asked {
  readonly record: DealRecord;
  readonly laws: LawSet;
  readonly words: Words;
  /** The route of the deal, and the line that the lanes leave. */
  readonly route: Route;
  readonly parent: string;
}

/**
 * A line of the tree for each account that somebody gave of the play: who gave it, its first event and
 * who found it true. Empty when there are no accounts.
 */
export async function accountLanes({
  record,
  laws,
  words,
  route,
  parent,
}: Asked): Promise<readonly TreeLine[]> {
  const text = await caseFileWords(words.language);
  const timeline = folded(record, laws);
  return accountsIn(timeline.source).map((account) => {
    const { by, event, fork, events, foundBy } = account;
    const [first] = events;
    const table = timeline.positions[fork]?.table ?? null;
    const firstFact = first === undefined ? '' : `: ${factSentence(first, table, words, words.written)}`;
    const found = foundBy === null ? '' : ` · ${text.accountFound({ who: text.offices[foundBy] })}`;
    return {
      stream: `account ${event}`,
      name: `${personText(by, { words, text })}${firstFact}${found}`,
      parent,
      fork,
      isAccount: true as const,
      replay: replayOf(lanesCompared(timeline, account).timeline),
      href: frontHash(route, 'case', 'facts'),
    };
  });
}
