/** Two lines side by side: first fact, findings, tricks, result. Differences are marked in words. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Words } from '../../i18n/words.ts';
import { clauseLink } from '../clause/clause.ts';
import { notation } from '../notation/notation.ts';
import { accountOf, missingFrom, sharedEvents, type Account, type FoundInLine } from './account.ts';
import type { TreeLine } from './tree.ts';

/** The label of a line that is not the one of the table: an account, another record of the same deal, or a tried line. */
export function tagOf({ isAccount, apart }: TreeLine, { screen }: Words): string {
  if (apart !== undefined) return screen.lines.otherRecord;
  return isAccount === true ? screen.lines.account : screen.lines.whatIf;
}

interface Named {
  readonly line: TreeLine;
  readonly name: string;
}

interface Side extends Named {
  readonly account: Account;
  /** All entries after the shared ones; null for lines of one record, which show the first of them only. */
  readonly entries: readonly string[] | null;
}

/** Draws two lines next to each other: where they part, and what differs after that. */
export function sideBySide(one: Named, other: Named, words: Words): TemplateResult {
  const text = words.screen.lines;
  const [first, second] = [one.line.replay.record, other.line.replay.record];
  const shared = sharedEvents(first, second);
  const isAlike = shared === first.events.length && shared === second.events.length;
  const side = ({ line, name }: Named, entries: readonly string[] | null): Side => ({
    line,
    name,
    account: accountOf(line.replay, shared, words),
    entries,
  });
  const { apart = null } = other.line;
  const left = side(one, apart?.own ?? null);
  const right = side(other, apart?.other ?? null);
  return html`<section class="compared" aria-labelledby="compared">
    <h2 id="compared">${text.compared}</h2>
    <p class="muted">${isAlike ? text.alike : text.apart({ event: shared })}</p>
    <div class="sides">${column(left, right, words)}${column(right, left, words)}</div>
  </section>`;
}

function column({ line, name, account, entries }: Side, beside: Side, words: Words): TemplateResult {
  const text = words.screen.lines;
  const { account: other } = beside;
  const entered = missingFrom(beside.entries ?? []);
  const isTable = line.parent === null;
  const found = missingFrom(other.findings.map((one) => one.text));
  const opened = missingFrom(other.open);
  return html`<article class=${isTable ? 'table' : 'line'} aria-label=${name}>
    <h3>
      ${isTable ? nothing : html`<span class="tag">${tagOf(line, words)}</span> `}<bdi
        >${notation(name, words)}</bdi
      >
    </h3>
    <dl>
      ${
        entries === null
          ? detail(text.first, account.first !== other.first, [account.first || text.goesNoFurther], words)
          : list(
              text.entries,
              entries.map((one) => ({ body: html`${notation(one, words)}`, differs: entered(one) })),
              text.goesNoFurther,
              words,
            )
      }
      ${list(
        text.findings,
        account.findings.map((one) => ({
          body: finding(one, line, words),
          differs: found(one.text),
        })),
        text.noFindings,
        words,
      )}
      ${detail(text.tricks, account.tricks !== other.tricks, [account.tricks], words)}
      ${detail(text.result, account.result !== other.result, [account.result || text.notOver], words)}
      ${list(
        text.open,
        account.open.map((one) => ({ body: html`${notation(one, words)}`, differs: opened(one) })),
        text.nothingOpen,
        words,
      )}
    </dl>
  </article>`;
}

function detail(name: string, differs: boolean, texts: readonly string[], words: Words): TemplateResult {
  return html`<div class="part">
    <dt>${name}${differs ? html` <span class="differs">${words.screen.lines.differs}</span>` : nothing}</dt>
    ${texts.map((one) => html`<dd class=${differs ? 'other' : ''}>${notation(one, words)}</dd>`)}
  </div>`;
}

interface Item {
  readonly body: TemplateResult;
  /** True if the other line does not have it. */
  readonly differs: boolean;
}

function list(name: string, items: readonly Item[], none: string, words: Words): TemplateResult {
  const { onlyHere } = words.screen.lines;
  return html`<div class="part">
    <dt>${name}</dt>
    ${items.length === 0 ? html`<dd class="muted">${none}</dd>` : nothing}
    ${items.map(
      ({ body, differs }) =>
        html`<dd class=${differs ? 'other' : ''}>
          ${body}${differs ? html` <span class="differs">${onlyHere}</span>` : nothing}
        </dd>`,
    )}
  </div>`;
}

function finding({ law, text }: FoundInLine, { replay }: TreeLine, words: Words): TemplateResult {
  return html`${law === null ? nothing : html`${clauseLink(law, replay.edition, words)} `}${notation(text, words)}`;
}
