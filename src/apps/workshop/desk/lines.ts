/** Lines of what might have been: each a stream of its own with a parent and a fork, never mixed with what happened at the table. */

import { html, nothing, type TemplateResult } from 'lit';
import type { Fact } from '../../../events/event.ts';
import type { DealRecord } from '../../../events/record.ts';
import { dealTitle } from '../../../i18n/sentence.ts';
import type { Words } from '../../../i18n/words.ts';
import type { StoredDeal } from '../../../store/deal.ts';
import type { Store } from '../../../store/store.ts';
import { hashOf, type Place } from '../address.ts';

/** Where a line begins. */
export interface Fork {
  readonly record: DealRecord;
  /** Number of events that had happened. */
  readonly at: number;
  /** The stored deal it leaves; null where the deal is stored nowhere yet. */
  readonly stream: string | null;
}

/** Begins a line with these facts, after storing the deal it leaves where that is not stored; the stream of the line. */
export async function beginLine(
  store: Pick<Store, 'createAll' | 'create'>,
  { record, at, stream }: Fork,
  facts: readonly Fact[],
  words: Words,
): ReturnType<Store['create']> {
  const { header, events, marks } = record;
  let parent = stream;
  if (parent === null) {
    const kept = await store.create({
      header,
      events,
      closed: true,
      ...(marks === undefined ? {} : { marks }),
    });
    if (!kept.ok) return kept;
    parent = kept.stream;
  }
  const { translations: _others, ...own } = header;
  const title = words.screen.desk.lineTitle({ title: dealTitle(header, words), event: at });
  return store.create({ header: { ...own, title }, events: facts, parent, fork: at });
}

/** What this deal is a line of, and the lines that leave it. */
export function linesOf(
  place: Place,
  deals: readonly StoredDeal[],
  words: Words,
): TemplateResult | typeof nothing {
  if (place.view !== 'deal') return nothing;
  const text = words.screen.desk;
  const own = deals.find(({ stream }) => stream === place.stream);
  const lines = deals
    .filter(({ parent }) => parent === place.stream)
    .sort((one, other) => (one.fork ?? 0) - (other.fork ?? 0));
  if (own?.parent === undefined && lines.length === 0) return nothing;
  return html`<nav class="lines" aria-label=${text.lines}>
    ${
      own?.parent === undefined
        ? nothing
        : html`<p>
            ${text.lineOf({ event: own.fork ?? 0 })}
            <a href=${hashOf({ view: 'deal', stream: own.parent, at: own.fork ?? 0 })}>${text.atTable}</a>
          </p>`
    }
    ${
      lines.length === 0
        ? nothing
        : html`<p>${text.lines}:</p>
            <ul>
              ${lines.map(
                ({ stream, header, fork = 0 }) =>
                  html`<li>
                    <a href=${hashOf({ view: 'deal', stream, at: fork })}
                      ><bdi>${dealTitle(header, words)}</bdi></a
                    >
                  </li>`,
              )}
            </ul>`
    }
  </nav>`;
}
