/** Tricks as played, as adjusted with the clause, and as judged; the revokes that moved them. */

import { LitElement, html, nothing, type TemplateResult } from 'lit';
import type { Clause } from '../../laws/finding.ts';
import { factSentence } from '../../i18n/sentence.ts';
import { isolate, withoutIsolates } from '../../i18n/isolate.ts';
import type { Words } from '../../i18n/words.ts';
import { withClauses } from '../clause/clause.ts';
import { notation } from '../notation/notation.ts';
import type { Moment, Replay, RevokeShown } from '../replay.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { ruled } from '../styles/table.ts';
import { judgedTricks, outcomeOf } from './three-ways.ts';
import { resultStyles } from './result.styles.ts';

export class ResultElement extends LitElement {
  static override styles = [base, panel, ruled, resultStyles];
  static override properties = {
    replay: { attribute: false },
    moment: { attribute: false },
    words: { attribute: false },
  };
  declare replay: Replay;
  declare moment: Moment;
  declare words: Words;

  override render(): TemplateResult | typeof nothing {
    const { words, moment } = this;
    const { result, questions } = words.screen;
    const over = moment.playOver;
    const got = moment.result;
    const told = moment.playOver || (got?.because.length ?? 0) > 0 || got?.finalTricks !== undefined;
    const played = told ? (got?.declarerTricks ?? null) : null;
    const adjusted = got?.adjustedTricks ?? null;
    const final = got?.finalTricks ?? null;
    const judged = judgedTricks(this.replay, moment.at);
    const judging = final !== null || moment.questions.some(({ question }) => question === 'withoutRevoke');
    const stated = played === null ? this.stated() : null;
    const assigned = this.assigned();
    if (played === null && moment.revokes.length === 0 && stated === null && assigned.length === 0)
      return nothing;
    return html`
      <h2 id="result">
        ${played === null ? (moment.revokes.length === 0 ? words.picture.result : result.revokes) : over ? questions.equity : questions.soFar}
      </h2>
      ${
        played === null
          ? nothing
          : html`<table aria-labelledby="result">
                <thead>
                  <tr>
                    <td></td>
                    <th scope="col">${questions.tricks}</th>
                    ${
                      over
                        ? html`<th scope="col">${questions.result}</th>
                            <th scope="col">${questions.score}</th>`
                        : nothing
                    }
                    <th scope="col">${questions.basis}</th>
                  </tr>
                </thead>
                <tbody>
                  ${this.row(questions.atTable, played, questions.asPlayed)}
                  ${
                    moment.revokes.length === 0 && (got?.because.length ?? 0) === 0
                      ? nothing
                      : this.row(
                          questions.automatic,
                          adjusted ?? played,
                          adjusted === null || got?.because.length === 0
                            ? questions.noRule
                            : this.clauses(got?.because ?? [], Math.abs(played - (adjusted ?? played))),
                        )
                  }
                  ${judging ? this.row(questions.judged, judged, judged === null ? questions.notJudged : questions.judgedBy) : nothing}
                  ${final === null ? nothing : this.row(questions.stands, final, final === adjusted ? questions.enough : questions.notEnough)}
                </tbody>
              </table>
              ${over && !judging ? nothing : html`<p class="intro">${over ? questions.equityIntro : questions.ifStopped}</p>`}`
      }
      ${
        stated === null
          ? nothing
          : html`<table aria-labelledby="result">
              <tbody>
                ${this.row(questions.asRecorded, stated, questions.stated, true)}
              </tbody>
            </table>`
      }
      ${assigned.map((said) => html`<p class="assigned">${notation(said, words)}</p>`)}
      ${
        moment.revokes.length === 0
          ? nothing
          : html`<ul>
              ${moment.revokes.map((revoke) => this.revoke(revoke))}
            </ul>`
      }
    `;
  }

  /** Declarer's tricks as the record states them, where its play comes to no result; null where it has come to one. */
  private stated(): number | null {
    const { replay, moment } = this;
    if (moment.at < replay.last) return null;
    return replay.record.header.statedResult?.declarerTricks ?? null;
  }

  /** Adjusted scores that people assigned so far, with their weights. */
  private assigned(): readonly string[] {
    const { replay, moment, words } = this;
    return replay.record.events
      .slice(0, moment.at)
      .flatMap((fact) =>
        fact.type === 'ScoreAssigned' ? [factSentence(fact, null, words, words.written)] : [],
      );
  }

  private clauses(because: readonly Clause[], tricks: number): string {
    const { written, screen, names } = this.words;
    const clauses = names.list({ items: because.map((clause) => written.clause(clause)), joint: 'and' });
    return screen.questions.transferred({ tricks, clauses });
  }

  private row(
    name: string,
    tricks: number | null,
    basis: string,
    over = this.moment.playOver,
  ): TemplateResult {
    const { words, moment } = this;
    const { contract } = moment.table;
    const outcome = tricks === null ? null : outcomeOf(moment, tricks);
    const margin = outcome?.margin ?? null;
    return html`<tr>
      <th scope="row">${name}</th>
      <td class="figure">${tricks ?? '?'}</td>
      ${
        over
          ? html`<td>
                ${contract === null || margin === null ? '?' : notation(isolate(withoutIsolates(words.written.contract(contract)) + margin), words)}
              </td>
              <td class="score">
                ${outcome === null || outcome.score === null ? '?' : notation(words.written.score(outcome.score), words)}
              </td>`
          : nothing
      }
      <td class="basis">${withClauses(basis, this.replay.edition, words)}</td>
    </tr>`;
  }

  private revoke(revoke: RevokeShown): TemplateResult {
    const { words } = this;
    const { result } = words.screen;
    const row = result.revokeRow({
      seat: words.written.seat(revoke.seat),
      card: words.written.card(revoke.card),
      trick: revoke.trick,
    });
    const by = revoke.by === undefined ? '' : `, ${result.by({ clauses: words.written.clause(revoke.by) })}`;
    const moved = revoke.transfer === undefined ? '' : `: ${result.transfer({ tricks: revoke.transfer })}`;
    const because =
      revoke.because === undefined ? '' : `, ${result.by({ clauses: words.written.clause(revoke.because) })}`;
    return html`<li>
      <span class="sign" aria-hidden="true">!</span> ${notation(row, words)}
      <span class="muted"
        >${withClauses(`${result.states[revoke.state]}${by}${moved}${because}`, this.replay.edition, words)}</span
      >
    </li>`;
  }
}
