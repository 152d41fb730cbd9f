/** Tricks as played, as adjusted with the clause, and as judged; and the revokes that transferred them. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Fact } from '../../events/event.ts';
import type { Clause } from '../../laws/finding.ts';
import { isolate, withoutIsolates } from '../../i18n/isolate.ts';
import { numberIn, numbersIn } from '../../lawbook/catalogue.ts';
import { withClauses } from '../clause/clause.ts';
import type { TreeLine } from '../lines/tree.ts';
import { notation } from '../notation/notation.ts';
import { recorded } from '../recorded.ts';
import type { RevokeView } from '../../replay/view.ts';
import { MomentElement, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { ruled } from '../styles/table.ts';
import type * as Scored from './scored.ts';
import { outcomeRow } from './three-ways.ts';
import { resultStyles } from './result.styles.ts';

/** A request to the page, which has the lines of the deal and fills them in. */
export interface LinesAsked {
  lines: readonly TreeLine[];
}

export class ResultElement extends MomentElement {
  static override styles = [base, panel, ruled, resultStyles];
  static override properties = own('scored');
  /** Null until loaded. */
  scored: Pick<typeof Scored, 'effectOf' | 'equityAt' | 'revokeLines' | 'scoredSection'> | null = null;

  override render(): TemplateResult | typeof nothing {
    const { words, moment } = this;
    const { questions } = words.screen;
    const played = this.played();
    const stated = played === null ? this.stated() : null;
    if (played === null && moment.revokes.length === 0 && stated === null && !this.isAssigned())
      return moment.playOver ? nothing : html`<p>${words.screen.lines.notOver}</p>`;
    return html`
      <h2 id="result">${this.heading(played)}</h2>
      ${played === null ? nothing : this.playedTable(played)}
      ${
        stated === null
          ? nothing
          : html`<table aria-labelledby="result">
              ${this.columns(true)}
              <tbody>
                ${this.row(questions.asRecorded, stated, questions.stated, true)}
              </tbody>
            </table>`
      }
      ${this.scores()}
      ${
        moment.revokes.length === 0
          ? nothing
          : html`<ul>
              ${moment.revokes.map((revoke) => this.revoke(revoke))}
            </ul>`
      }
    `;
  }

  /** Declarer's tricks as played, once play is over or something has moved a trick; otherwise null. */
  private played(): number | null {
    const { playOver, result } = this.moment;
    const isKnown = playOver || (result?.because.length ?? 0) > 0 || result?.finalTricks !== undefined;
    return isKnown ? (result?.declarerTricks ?? null) : null;
  }

  private heading(played: number | null): string {
    const { words, moment } = this;
    const { result, questions } = words.screen;
    if (played !== null) return moment.playOver ? questions.equity : questions.soFar;
    return moment.revokes.length === 0 ? words.picture.result : result.revokes;
  }

  /** The tricks as played, as claimed, as adjusted by rule and as judged, one row each. */
  private playedTable(played: number): TemplateResult {
    const { words, moment } = this;
    const { questions } = words.screen;
    const over = moment.playOver;
    const isJudged =
      moment.result?.finalTricks !== undefined ||
      moment.questions.some(({ question }) => question === 'withoutRevoke');
    const equity = this.scored?.equityAt(this.replay, moment, this.lines(), words) ?? null;
    return html`<table aria-labelledby="result">
        ${this.columns(over)}
        <tbody>
          ${this.row(questions.atTable, played, questions.asPlayed)}
          ${(equity?.claimed ?? []).map((one) => this.row(one.name, one.tricks, one.basis))}
          ${this.adjustedRow(played)}
          ${(equity?.judged ?? []).map((one) => this.row(one.name, one.tricks, one.basis))}
          ${(equity?.stands ?? []).map((one) => this.row(one.name, one.tricks, one.basis, over, true))}
        </tbody>
      </table>
      ${over && !isJudged ? nothing : html`<p class="intro">${over ? questions.equityIntro : questions.ifStopped}</p>`}`;
  }

  /** The names of the columns; the score says for whom it is. */
  private columns(over: boolean): TemplateResult {
    const { questions } = this.words.screen;
    return html`<thead>
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
    </thead>`;
  }

  /** The tricks after those that move by rule (64A), with the clauses; nothing in a deal without a revoke. */
  private adjustedRow(played: number): TemplateResult | typeof nothing {
    const { words, moment } = this;
    const { questions } = words.screen;
    const because = moment.result?.because ?? [];
    const adjusted = moment.result?.adjustedTricks ?? null;
    if (moment.revokes.length === 0 && because.length === 0) return nothing;
    if (adjusted === null || because.length === 0)
      return this.row(questions.automatic, adjusted ?? played, questions.noRule);
    return this.row(questions.automatic, adjusted, this.clauses(because, Math.abs(played - adjusted)));
  }

  /** Declarer's tricks as the record states them, if its play has no result; otherwise null. */
  private stated(): number | null {
    const { replay, moment } = this;
    if (moment.at < replay.last) return null;
    return replay.record.header.statedResult?.declarerTricks ?? null;
  }

  /** The lines tried from this deal, from the page; empty if the page has none. */
  private lines(): readonly TreeLine[] {
    const detail: LinesAsked = { lines: [] };
    this.send('lines-asked', detail);
    return detail.lines;
  }

  private isAssigned(): boolean {
    const { replay, moment } = this;
    return replay.record.events.slice(0, moment.at).some(({ type }) => type === 'ScoreAssigned');
  }

  /** Parts that few deals need are loaded on demand: assigned scores, and what a score is compared with. */
  private scores(): TemplateResult | typeof nothing {
    const { replay, moment, words, scored } = this;
    const record = (facts: readonly Fact[]): void => recorded(this, facts);
    return scored === null ? nothing : scored.scoredSection({ replay, at: moment.at, words, record });
  }

  protected override willUpdate(): void {
    const { moment } = this;
    const isWanted =
      moment.playOver ||
      moment.result !== null ||
      moment.revokes.length > 0 ||
      this.isAssigned() ||
      this.stated() !== null;
    if (this.scored !== null || !isWanted) return;
    void import('./scored.ts').then(({ effectOf, equityAt, revokeLines, scoredSection }) => {
      this.scored = { effectOf, equityAt, revokeLines, scoredSection };
    });
  }

  private clauses(because: readonly Clause[], tricks: number): string {
    const { written, screen, names } = this.words;
    const clauses = names.list({
      items: numbersIn(because, this.replay.edition).map((number) => written.clause(number)),
      joint: 'and',
    });
    return screen.questions.transferred({ tricks, clauses });
  }

  private named(clause: Clause): string {
    return this.words.written.clause(numberIn(clause, this.replay.edition));
  }

  private row(
    name: string,
    tricks: number | null,
    basis: string,
    over = this.moment.playOver,
    stands = false,
  ): TemplateResult {
    const { words, moment } = this;
    const { contract } = moment.table;
    const outcome = tricks === null ? null : outcomeRow(moment, tricks);
    const margin = outcome?.margin ?? null;
    return html`<tr class=${stands ? 'stands' : nothing}>
      <th scope="row">${name}</th>
      <td class="figure">${tricks ?? '?'}</td>
      ${
        over
          ? html`<td>
                ${contract === null || margin === null ? '?' : notation(isolate(withoutIsolates(words.written.contract(contract)) + margin), words)}
              </td>
              <td class="score">
                ${outcome === null || outcome.score === null ? '?' : html`${notation(words.written.score(outcome.score), words)}${this.effect(outcome.score)}`}
              </td>`
          : nothing
      }
      <td class="basis">${withClauses(basis, this.replay.edition, words)}</td>
    </tr>`;
  }

  /** The value of the score in comparison with the other tables, if they are known. */
  private effect(score: number): TemplateResult | typeof nothing {
    const { replay, moment, words, scored } = this;
    const effect = scored === null ? '' : scored.effectOf(score, replay, moment.at, words);
    return effect === '' ? nothing : html`<span class="effect">${notation(effect, words)}</span>`;
  }

  private revoke(revoke: RevokeView): TemplateResult {
    const { words } = this;
    const { result } = words.screen;
    const row = result.revokeRow({
      seat: words.written.seat(revoke.seat),
      card: words.written.card(revoke.card),
      trick: revoke.trick,
    });
    const by = revoke.by === undefined ? '' : `, ${result.by({ clauses: this.named(revoke.by) })}`;
    const moved = revoke.transfer === undefined ? '' : `: ${result.transfer({ tricks: revoke.transfer })}`;
    const because =
      revoke.because === undefined ? '' : `, ${result.by({ clauses: this.named(revoke.because) })}`;
    return html`<li>
      <span class="sign" aria-hidden="true">!</span> ${notation(row, words)}
      <span class="muted"
        >${withClauses(`${result.states[revoke.state]}${by}${moved}${because}`, this.replay.edition, words)}</span
      >
      ${(this.scored?.revokeLines(revoke, this.replay, this.moment, words) ?? []).map((line) => html`<p class="basis">${withClauses(line, this.replay.edition, words)}</p>`)}
    </li>`;
  }
}
