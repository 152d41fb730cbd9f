/** Four hands around the trick, as a printed diagram shows them. North is at the top until the table is turned. */

import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SEATS, type Seat } from '../../domain/seat.ts';
import { saidIn } from '../../events/said.ts';
import type { DealRecord } from '../../events/record.ts';
import { factSentence, stateName } from '../../i18n/sentence.ts';
import type { Case } from '../../laws/case.ts';
import type { Words } from '../../i18n/words.ts';
import '../hand/define.ts';
import '../trick/define.ts';
import { longestRow } from '../hand/rows.ts';
import type { Advice } from '../doubleDummy/advice.ts';
import type { HandView } from '../hand/hand.element.ts';
import { lieOf, type HandAt, type Lie } from '../../picture/lie.ts';
import { auctionOf } from '../../picture/diagramAt.ts';
import { printedHand } from '../../picture/printed.ts';
import { notation } from '../notation/notation.ts';
import { withSaid } from '../notation/said.ts';
import { openedAt, type Moment, type Replay } from '../replay.ts';
import { base } from '../styles/base.ts';
import { bottomAfter, type Perspective } from './perspective.ts';
import { tableStyles } from './table.styles.ts';

/** A claim that a file gives as a number has come nowhere yet, and need not: it counts as it stands. */
function isAsRecorded(open: Case): boolean {
  return open.machine === 'claim' && open.context.asRecorded === true && open.state === 'made';
}

/** Four passes and no bid, in the head of the record or among its events. */
function isPassedOut(record: DealRecord): boolean {
  const calls = auctionOf(record)?.calls ?? [];
  return calls.length === 4 && calls.every(({ call }) => call === 'P');
}

export class TableElement extends LitElement {
  static override styles = [base, tableStyles];
  static override properties = {
    replay: { attribute: false },
    moment: { attribute: false },
    words: { attribute: false },
    perspective: {},
    played: {},
    turns: { type: Number },
    recording: { type: Boolean },
    advice: { attribute: false },
  };
  declare replay: Replay;
  declare moment: Moment;
  declare words: Words;
  declare perspective: Perspective;
  declare played: 'grey' | 'hide' | 'show';
  /** Quarter turns clockwise. */
  declare turns: number;
  /** Cards can be pressed. */
  declare recording: boolean;
  /** What each card of the hand in turn comes to at double dummy; null where that is not shown. */
  declare advice: Advice | null;
  /** The hands have room for it, whether a figure is there already or not: nothing moves when one comes. */
  private advised = false;
  /** The last view of each hand with what it was made of: an unchanged hand keeps its view and is not drawn again. */
  private readonly views = new Map<Seat, { readonly made: string; readonly view: HandView }>();

  constructor() {
    super();
    this.perspective = 'open';
    this.played = 'grey';
    this.turns = 0;
    this.recording = false;
    this.advice = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const isAdvised = this.advice !== null;
    if (!changed.has('replay') && !changed.has('words') && isAdvised === this.advised) return;
    this.advised = isAdvised;
    const dealt = SEATS.map((seat) => printedHand(this.replay.table(0), seat));
    const row = Math.max(...dealt.map((cards) => longestRow(cards, this.words.settings, isAdvised)));
    this.style.setProperty('--dr-row', row.toFixed(2));
  }

  override render(): TemplateResult {
    const { words } = this;
    const lie = this.lie();
    const areas = ['top', 'right', 'bottom', 'left'];
    return html`
      <div class=${this.recording ? 'table recording' : 'table'} dir="ltr">
        ${this.board()}
        ${lie.around.map((seat, index) => html`<dt-hand class=${`${areas[index]}${lie.hands[seat].awaited === null ? '' : ' turn'}`} .view=${this.hand(lie.hands[seat], index)} .words=${words} .played=${this.played} .recording=${this.recording}></dt-hand>`)}
        <dt-trick class="centre" .lie=${lie} .words=${words}></dt-trick>
        ${this.tally()} ${this.claim()}
      </div>
    `;
  }

  private lie(): Lie {
    const { moment, perspective: view, played, turns } = this;
    return lieOf(moment.standing, {
      bottom: bottomAfter(turns),
      view,
      played,
      revealed: true,
      steady: true,
    });
  }

  private hand(lies: HandAt, place: number): HandView {
    const { moment, replay, advice } = this;
    const { turn, phase } = moment.table;
    const view: HandView = {
      lies,
      spread: lies.isDummy ? (place % 2 === 0 ? 'columns' : 'rows') : null,
      name: replay.record.header.names?.[lies.seat] ?? null,
      mayPlay: turn === null && (phase === 'lead' || phase === 'play'),
      advice: lies.awaited !== null && typeof advice?.cards === 'object' ? advice.cards : null,
    };
    const made = JSON.stringify([view, [...(view.advice ?? [])]]);
    const last = this.views.get(lies.seat);
    if (last?.made === made) return last.view;
    this.views.set(lies.seat, { made, view });
    return view;
  }

  /** What was claimed, and how far the matter has come: it lies on the table like the hands it shows. */
  private claim(): TemplateResult | typeof nothing {
    const { moment, words, replay } = this;
    const open = moment.cases.findLast(({ machine }) => machine === 'claim');
    if (open === undefined) return nothing;
    const event = openedAt(open.id);
    const fact = replay.record.events[event];
    if (fact === undefined) return nothing;
    return html`<div class="corner claim">
      <span
        >${withSaid(factSentence(fact, replay.table(event), words, words.written), saidIn(fact), replay.record.header, words)}</span
      >
      ${isAsRecorded(open) ? nothing : html`<strong>${stateName(open.machine, open.state, words)}</strong>`}
    </div>`;
  }

  private board(): TemplateResult {
    const { deal } = this.moment.table;
    const { screen, spoken } = this.words;
    const who = {
      None: screen.replay.nobody,
      All: screen.replay.everybody,
      NS: spoken.side('NS'),
      EW: spoken.side('EW'),
    }[deal.vulnerable];
    return html`<div class="corner board">
      ${deal.board === '' ? nothing : html`<bdi class="figure">${deal.board}</bdi>`}
      ${deal.dealer === null ? nothing : html`<span>${screen.replay.dealer({ seat: spoken.seat(deal.dealer) })}</span>`}
      <span>${screen.replay.vulnerable({ who })}</span>
    </div>`;
  }

  private tally(): TemplateResult {
    const { table } = this.moment;
    const { screen, written, spoken } = this.words;
    return html`<div class="corner contract">
        ${
          table.contract === null
            ? html`<span
                >${isPassedOut(this.replay.record) ? screen.replay.passedOut : screen.replay.noContract}</span
              >`
            : html`<span class="figure">${notation(written.contract(table.contract), this.words)}</span>
                ${table.declarer === null ? nothing : html`<span>${spoken.seat(table.declarer)}, ${screen.replay.declarer}</span>`}`
        }
      </div>
      <dl class="corner tally" aria-label=${screen.replay.tricksWon}>
        <div>
          <dt>${spoken.side('NS')}</dt>
          <dd>${table.won.NS}</dd>
        </div>
        <div>
          <dt>${spoken.side('EW')}</dt>
          <dd>${table.won.EW}</dd>
        </div>
      </dl>`;
  }
}
