/** Who may choose now, what each choice does and for how long; and why a choice is closed. */

import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { holds } from '../../domain/hand.ts';
import { SUITS } from '../../domain/card.ts';
import { clauseLabel, findingText } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import type { Case } from '../../laws/case.ts';
import { notation } from '../notation/notation.ts';
import type { Moment, Replay } from '../replay.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import {
  choiceGroups,
  closesChoice,
  minorWithoutChoice,
  type ChoiceGroup,
  type ChoiceRow,
} from './options.ts';
import { optionsPanelStyles } from './options-panel.styles.ts';

export class OptionsPanelElement extends LitElement {
  static override styles = [base, panel, optionsPanelStyles];
  static override properties = {
    replay: { attribute: false },
    moment: { attribute: false },
    words: { attribute: false },
    preview: { state: true },
  };
  declare replay: Replay;
  declare moment: Moment;
  declare words: Words;
  /** The choice whose consequence is unfolded. */
  declare preview: string | null;

  constructor() {
    super();
    this.preview = null;
  }

  override render(): TemplateResult {
    const { words, moment } = this;
    const text = words.screen.options;
    const groups = choiceGroups(this.replay, moment);
    const notes = this.notes();
    const closed = this.closed();
    const empty = groups.length + notes.length + closed.length === 0;
    return html`
      <h2 id="options" tabindex="-1">${text.title}</h2>
      ${empty ? html`<p class="nothing">${text.none}</p>` : nothing}
      ${groups.map((group, index) => this.group(group, index))}
      ${
        closed.length === 0
          ? nothing
          : html`<h3>${text.closed}</h3>
              <ul class="notes">
                ${closed.map((note) => html`<li>${notation(note, words)}</li>`)}
              </ul>`
      }
      ${
        notes.length === 0
          ? nothing
          : html`<ul class="notes">
              ${notes.map((note) => html`<li>${notation(note, words)}</li>`)}
            </ul>`
      }
    `;
  }

  /** Chooses the n-th option of the first group; false when there is none. For the number keys. */
  choose(number: number): boolean {
    const row = choiceGroups(this.replay, this.moment)[0]?.rows[number - 1];
    if (row === undefined) return false;
    this.preview = row.option;
    this.renderRoot.querySelectorAll<HTMLInputElement>('input')[number - 1]?.focus();
    return true;
  }

  private group(group: ChoiceGroup, index: number): TemplateResult {
    const { words } = this;
    const title = words.screen.options.by({
      seat: words.spoken.seat(group.by),
      clause: words.written.clause(group.law),
    });
    return html`<fieldset>
      <legend>${notation(title, words)}<span class="muted"> ${clauseLabel(group.law, words)}</span></legend>
      ${group.rows.map((row, place) => this.row(row, group, index, place))}
    </fieldset>`;
  }

  private row(row: ChoiceRow, group: ChoiceGroup, index: number, place: number): TemplateResult {
    const { words } = this;
    const text = words.screen.options;
    const { name, effect, until } = words.optionText(row.option, words.written, this.slots(group));
    const checked = this.preview === row.option || (this.preview === null && row.chosenAt !== null);
    const remarks = [
      row.chosenAt === null ? null : text.chosen({ event: row.chosenAt + 1 }),
      row.explained === null ? null : row.explained ? text.offered : text.notOffered,
      row.open ? null : text.notOpen,
    ].filter((part) => part !== null);
    const id = `option-${index}-${place}`;
    return html`<div class=${classMap({ row: true, chosen: row.chosenAt !== null, closed: !row.open })}>
      <input
        type="radio"
        name="option-${index}"
        id=${id}
        .checked=${checked}
        aria-describedby="${id}-effect"
        @change=${() => this.show(row)}
      />
      <label for=${id}>
        <span class="name">${notation(name, words)}</span>
        ${remarks.length === 0 ? nothing : html`<span class="remark">${remarks.join(' · ')}</span>`}
        <span class="effect" id="${id}-effect"
          >${notation(effect, words)} <span class="until">${text.until({ until })}</span></span
        >
      </label>
    </div>`;
  }

  private show(row: ChoiceRow): void {
    this.preview = row.option;
    this.dispatchEvent(
      new CustomEvent('option-preview', { detail: { option: row.option }, bubbles: true, composed: true }),
    );
  }

  private slots(group: ChoiceGroup): { on: string | null; card: string | null } {
    const then = this.replay.moment(group.at);
    const open: Case | undefined = then.cases.find(
      (one) => !one.ended && then.options.some((some) => some.case === one.id && some.by === group.by),
    );
    const context: Readonly<Record<string, unknown>> = { ...open?.context };
    const on =
      open?.machine === 'leadRestriction'
        ? context['leader']
        : open?.machine === 'prematurePlay'
          ? context['partner']
          : (context['owner'] ?? context['seat'] ?? null);
    const card = context['card'];
    return {
      on: typeof on === 'string' ? this.words.written.seat(on as never) : null,
      card: typeof card === 'string' ? this.words.written.card(card as never) : null,
    };
  }

  /** Why a choice one might expect is not there: what the last event’s findings closed. */
  private closed(): string[] {
    const { moment, words } = this;
    return moment.findings
      .filter(({ key }) => closesChoice(key))
      .map((finding) => findingText(finding, words, words.written));
  }

  /** Sentences about gates, restrictions, closed choices and what may be played. */
  private notes(): string[] {
    const { words, moment } = this;
    const text = words.screen.options;
    const { written } = words;
    const notes: string[] = [];
    const { turn } = moment.table;
    if (moment.waitsFor !== null && turn !== null)
      notes.push(text.waits({ player: written.seat(turn), chooser: written.seat(moment.waitsFor) }));
    const { restriction } = moment;
    if (restriction?.require !== undefined)
      notes.push(
        text.restrictionRequire({
          seat: written.seat(restriction.on),
          suit: written.suit(restriction.require),
        }),
      );
    if (restriction?.forbid !== undefined && restriction.forbid !== '') {
      notes.push(
        text.restrictionForbid({
          seat: written.seat(restriction.on),
          suits: written.suitSet(restriction.forbid, 'or'),
        }),
      );
    }
    for (const { owner, card } of minorWithoutChoice(moment)) {
      notes.push(text.minorCloses({ seat: written.seat(owner), card: written.card(card) }));
    }
    const limited = this.limits();
    if (limited !== null) notes.push(limited);
    return notes;
  }

  /** Which cards the player in turn may play, when something besides following suit limits them. */
  private limits(): string | null {
    const { moment, words } = this;
    const { turn, hands } = moment.table;
    const legal = turn === null ? undefined : moment.legal[turn];
    if (turn === null || legal === undefined || legal.length === 0) return null;
    if (moment.restriction === null && !moment.penaltyCards.some(({ owner }) => owner === turn)) return null;
    const held = SUITS.reduce(
      (sum, suit) =>
        sum + [...'23456789TJQKA'].filter((rank) => holds(hands[turn], `${suit}${rank}` as never)).length,
      0,
    );
    if (legal.length === held || legal.length > 6) return null;
    return `${words.screen.options.legal({ seat: words.written.seat(turn) })}: ${words.written.cards(legal, 'or')}`;
  }
}
