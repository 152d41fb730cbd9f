/** Judges deals in the reader's browser: a file of records or a link is folded by the Laws and baked there. */

import { LARGEST_FILE } from '../../output/baked/baked.ts';
import { bakedIn, readBaked } from '../../output/baked/read.ts';
import { bakedToday } from '../../output/baked/today.ts';
import type { DealRecord } from '../../events/record.ts';
import { decodeBytes } from '../../formats/bytes.ts';
import { unpack } from '../../formats/packed/packed.ts';
import { readFile } from '../../formats/read.ts';
import { remarked } from '../../formats/remarked.ts';
import { LANGUAGES } from '../../i18n/settings.ts';
import { isEdition, lawSet } from '../../lawbook/editions.ts';
import { readLink, withoutSecret, type Origin, type SourceRead } from '../../ui/embed/source.ts';

/** Bakes choices to try as well where `tries` says so when the deal is read. */
export function judgedBy(tries: () => boolean): Origin {
  const judged = (record: DealRecord, law: string | null): SourceRead => {
    const { edition, elections } = record.header;
    const options = { languages: LANGUAGES, branches: tries() };
    try {
      const laws = lawSet(isEdition(law) ? law : edition, elections);
      return bakedIn(bakedToday(record, options, laws));
    } catch (error) {
      // An error of our program: the reader gets a sentence, and the error is reported for the page's owner.
      reportError(error);
      return { ok: false, code: 'damaged' };
    }
  };

  const fetchFilm: Origin['fetchFilm'] = async (address, board, law, signal) => {
    const bytes = await bytesOf(address, signal);
    if (typeof bytes === 'string') return { ok: false, code: bytes };
    const { text } = decodeBytes(bytes);
    const ready = readBaked(text, board, law);
    // A case is JSON as well, so it is tried as a record.
    if (ready.ok || ready.code !== 'damaged') return ready;
    const { deals, problems } = readFile(new URL(address).pathname, bytes);
    if (deals.length === 0) return { ok: false, code: 'damaged' };
    const deal = board ? deals.find((each) => each.record.header.deal.board === board) : deals[0];
    if (deal === undefined) return { ok: false, code: 'noBoard' };
    // If a deal was read only in part, the findings could be wrong.
    const inPart = problems.some(({ severity, deal: of }) => severity === 'error' && of === deal.index);
    return inPart ? { ok: false, code: 'damaged' } : judged(remarked(deal), law);
  };

  return {
    fetchFilm,
    readLink: (link, law) => {
      const read = readLink(link);
      const unpacked = read.ok ? unpack(withoutSecret(link)) : null;
      return unpacked?.ok === true ? judged(unpacked.record, law) : read;
    },
  };
}

/** The file, or why there is none. A download that becomes too large is stopped. */
async function bytesOf(address: string, signal: AbortSignal): Promise<Uint8Array | 'missing' | 'tooLarge'> {
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok || answer.body === null) return 'missing';
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.length;
      if (length > LARGEST_FILE) {
        void reader.cancel();
        return 'tooLarge';
      }
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  } catch {
    return 'missing';
  }
}
