/** The reason for a conclusion: the facts to which the clause applies, and why each exception considered does not apply. */

import { html, type TemplateResult } from '../lit.ts';
import { clauseLabel, factSentence, reasonText } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { clauseNamed, numberIn } from '../../lawbook/catalogue.ts';
import { weighedIn } from '../../laws/weighed.ts';
import type { Finding } from '../../laws/finding.ts';
import { clauseLink } from '../clause/clause.ts';
import { notation } from '../notation/notation.ts';
import type { Replay } from '../../view/replay.ts';

/**
 * Draws why a finding was made: the events it rests on, and the clauses that were considered and did not
 * apply.
 */
export function reasonOf(finding: Finding, replay: Replay, words: Words): TemplateResult {
  const { law } = words.screen;
  const facts = [...new Set([...(finding.because ?? []), finding.at])].sort((one, other) => one - other);
  const weighed = weighedIn(finding, replay.edition);
  const further = pointsBeside(finding, replay, words);
  return html`<div class="why">
    <span class="because">${law.why}</span>
    <ul>
      ${facts.map((event) => html`<li>${factLink(event, replay, words)}</li>`)}
    </ul>
    ${
      weighed.length + further.length === 0
        ? html`<p class="muted">${law.noException}</p>`
        : html`<details>
            <summary>${law.weighed} (${weighed.length + further.length})</summary>
            <ul>
              ${weighed.map(
                ({ law: clause, why }) =>
                  html`<li>
                    ${clauseLink(clause, replay.edition, words)}
                    ${law.weighedRow({ label: clauseLabel(clause, words), why: reasonText(why, words) })}
                  </li>`,
              )}
              ${further.map((point) => html`<li>${notation(point, words)}</li>`)}
            </ul>
          </details>`
    }
  </div>`;
}

/** Disputed points of the cited clauses that don't matter here. */
function pointsBeside(finding: Finding, { edition }: Replay, words: Words): string[] {
  return finding.laws.flatMap((clause) => {
    const point = clauseNamed(clause)?.disputed?.point;
    return point === undefined || point === finding.disputed
      ? []
      : [words.screen.law.alsoDisputed({ clause: numberIn(clause, edition) })];
  });
}

/** A link to the position just after the event. */
function factLink(event: number, replay: Replay, words: Words): TemplateResult {
  const { law } = words.screen;
  const fact = replay.record.events[event];
  if (fact === undefined) return html`${law.theDeal}`;
  const sentence = factSentence(fact, replay.table(event), words, words.written);
  return html`<button class="quiet" data-go-to=${event + 1}>
      ${notation(sentence, words)}<span class="comma">,</span>
    </button>
    <span class="muted">${law.event({ event: event + 1 })}</span>`;
}
