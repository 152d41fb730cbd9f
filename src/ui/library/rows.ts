/** The stored deals in the library's list. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { boardTitle, dealTitle, resultText } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import type { DamagedDeal, StoredDeal } from '../../store/deal.ts';
import { notation } from '../notation/notation.ts';
import { dateText } from '../storage/figures.ts';

/** A deal with notes of a hearing. */
export interface CaseListed {
  /** The case number; empty if none is noted. */
  readonly number: string;
  /** The notes in lower case, for the search. */
  readonly words: string;
}

/** The audits that were run, for the list. */
export interface AuditsShown {
  readonly count: number;
  /** The number of audits that match the search text. */
  readonly found: (wanted: string, date: typeof dateText) => number;
  /** The rows that match the search text, which is in lower case. */
  readonly rows: (wanted: string, date: typeof dateText) => TemplateResult | typeof nothing;
}

type Send = (name: string, detail: unknown) => void;

/** A stored deal in the list. */
export interface ListedDeal {
  readonly deal: StoredDeal;
  readonly listed: CaseListed | undefined;
  /** The storage did not take the deal, so that it lasts as long as the page. */
  readonly waits: boolean;
  /** The deal could not be opened. */
  readonly isBroken: boolean;
}

/**
 * The rows of stored deals: the name of each, what distinguishes it, and a button to remove it. Deals that only differ in how much of them
 * is recorded, as those of one board at two tables, also say when they were begun; so do deals without a title.
 */
export function dealRows(deals: readonly ListedDeal[], words: Words, send: Send): readonly TemplateResult[] {
  const names = deals.map((one) => [dealTitle(one.deal.header, words), ...whichDeal(one, words)]);
  const texts = names.map((parts) => parts.join('\n'));
  return deals.map((one, index) => {
    const { deal, isBroken } = one;
    const [title = '', ...which] = names[index] ?? [];
    if (isBroken) return damagedRow(title, deal.stream, words, send);
    const isLikeAnother = texts.some((text, other) => other !== index && text === texts[index]);
    const begun =
      isLikeAnother || title === words.screen.replay.untitled ? [dateText(deal.createdAt, words)] : [];
    return dealRow(one, [title, ...which, ...begun], words, send);
  });
}

const isText = (part: string): boolean => part !== '';

/** What the title does not say of a deal: its board, its case, its result, its session. */
function whichDeal({ deal, listed }: ListedDeal, words: Words): readonly string[] {
  const { home } = words.screen;
  const { header } = deal;
  const title = dealTitle(header, words);
  return [
    boardTitle(header, words) === title || header.deal.board === '' ? '' : boardTitle(header, words),
    deal.name ?? '',
    listed === undefined ? '' : home.caseFile({ number: listed.number }),
    signedHow(deal, words),
    // The contract of a deal that is being recorded may be recorded after its header.
    deal.state === 'live' && header.contract === null ? '' : resultText(header, words),
    header.event === title ? '' : (header.event ?? ''),
  ].filter(isText);
}

/** How much of a deal is recorded, and whether it is a copy. */
function howFar({ deal, waits }: ListedDeal, words: Words): readonly string[] {
  const { home, keeping } = words.screen;
  const { copyOf, salvaged } = deal;
  return [
    copyOf === undefined
      ? ''
      : keeping.copyOf({ savedAt: dateText(copyOf.savedAt, words), from: copyOf.from ?? null }),
    salvaged === undefined
      ? home.events({ events: deal.version })
      : keeping.salvaged({ facts: deal.version, had: salvaged.had }),
    deal.state === 'live' && !waits ? home.live : '',
  ];
}

/** The row of a deal that can be opened: its title, what distinguishes it from the others, and how far it is. */
function dealRow(
  one: ListedDeal,
  [title = '', ...which]: readonly string[],
  words: Words,
  send: Send,
): TemplateResult {
  const { deal, waits } = one;
  const { stream } = deal;
  const about = [...which, ...howFar(one, words)].filter(isText);
  return html`<li>
    <button class="quiet row" @click=${() => send('open-deal', stream)}>
      <bdi class="prose">${title}</bdi>
    </button>
    <span class="muted"
      >${about.map((part, index) => html`${index > 0 ? ' · ' : ''}<bdi class="prose">${notation(part, words)}</bdi>`)}${waits ? html` · <strong class="waiting">${words.screen.keeping.waiting}</strong>` : nothing}</span
    >
    ${waits ? nothing : removeButton([title, ...which].join(' · '), stream, words, send)}
  </li>`;
}

/** How far the people have come with signing it; empty if nobody has signed. */
function signedHow({ signed, freezes }: StoredDeal, { screen: { home } }: Words): string {
  if (signed === 'broken') return home.sealBroken;
  if (freezes !== undefined) return home.frozen;
  return signed === undefined ? '' : home.signed;
}

/** The row of a deal that can't be read, with buttons to restore and to remove it. */
export function damagedRow(title: string, stream: string, words: Words, send: Send): TemplateResult {
  const { keeping } = words.screen;
  return html`<li class="damaged">
    <bdi class="prose row">${title}</bdi>
    <span class="muted"
      ><strong>${keeping.damaged}</strong> ·
      <button class="quiet" @click=${() => send('mend-deal', stream)}>${keeping.mend}</button></span
    >
    ${removeButton(title, stream, words, send)}
  </li>`;
}

/** What can still be shown of a row that cannot be read as a deal. */
export function damagedTitle({ title, board }: DamagedDeal, { screen }: Words): string {
  if (title.trim() !== '') return title;
  return board === '' ? screen.keeping.damagedUntitled : screen.replay.board({ board });
}

function removeButton(title: string, stream: string, words: Words, send: Send): TemplateResult {
  const { home } = words.screen;
  return html`<button
    class="quiet"
    aria-label=${home.removeNamed({ title })}
    @click=${() => send('remove-deals', [stream])}
  >
    ${home.remove}
  </button>`;
}

/** A whole list at once; it can be undone. */
export function removeAll(
  streams: readonly string[],
  words: Words,
  send: Send,
): TemplateResult | typeof nothing {
  if (streams.length < 2) return nothing;
  return html`<p>
    <button class="quiet remove-all" @click=${() => send('remove-deals', streams)}>
      ${words.screen.keeping.removeAll({ deals: streams.length })}
    </button>
  </p>`;
}
