/** Other stored records of the deal on screen, as two members of a committee return it: each as a line from the entry where they part. Loaded only if there are any. */

import { isOfCaseFile } from '../../../events/ofRecording.ts';
import { caseFileWords } from '../../../i18n/caseFile/load.ts';
import { factSentence, vouchedText } from '../../../i18n/sentence.ts';
import type { Words } from '../../../i18n/words.ts';
import { entryText } from '../../../output/page/caseFile/entryText.ts';
import type { CaseWording } from '../../../output/page/caseFile/wording.ts';
import type { StoredDeal } from '../../../store/deal.ts';
import { sharedEvents } from '../../../ui/lines/account.ts';
import type { TreeLine } from '../../../ui/lines/tree.ts';
import { dateText } from '../../../ui/storage/figures.ts';
import type { Replay } from '../../../view/replay.ts';
import { hashOf } from '../address.ts';

/** Each entry after the shared ones in a sentence, with who says so. */
function entriesOf(replay: Replay, shared: number, wording: CaseWording): readonly string[] {
  const { words } = wording;
  return replay.record.events.slice(shared).map((fact, index) => {
    // An entry of a case says little without its field.
    const said = isOfCaseFile(fact)
      ? entryText(fact, wording).join(' · ')
      : factSentence(fact, replay.table(shared + index), words, words.written);
    return [said, vouchedText(fact, words, words.written)].filter((part) => part !== '').join(' · ');
  });
}

/**
 * A line of the tree for each of the other records that begins as the deal on screen does, with the entries in which the two differ.
 * @param stream the deal on screen
 * @param replays those that have been read
 */
export async function otherRecords(
  stream: string,
  others: readonly StoredDeal[],
  replays: ReadonlyMap<string, Replay>,
  words: Words,
): Promise<readonly TreeLine[]> {
  const own = replays.get(stream);
  if (own === undefined) return [];
  const wording: CaseWording = { words, text: await caseFileWords(words.language) };
  const { home } = words.screen;
  return others.flatMap(({ stream: other, createdAt, version, freezes, signed }): readonly TreeLine[] => {
    const replay = replays.get(other);
    const fork = replay === undefined ? 0 : sharedEvents(own.record, replay.record);
    if (replay === undefined || fork === 0) return [];
    const seal = freezes === undefined ? (signed === undefined ? '' : home.signed) : home.frozen;
    const name = [dateText(createdAt, words), home.events({ events: version }), seal];
    return [
      {
        stream: other,
        name: name.filter((part) => part !== '').join(' · '),
        parent: stream,
        fork,
        replay,
        href: hashOf({ view: 'deal', stream: other, at: fork }),
        apart: { own: entriesOf(own, fork, wording), other: entriesOf(replay, fork, wording) },
      },
    ];
  });
}
