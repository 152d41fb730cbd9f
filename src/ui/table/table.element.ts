/** The table of the app, also for recording. North is at the top until the reader turns it. */

import { html, nothing, unsafeCSS, type PropertyValues, type TemplateResult } from '../lit.ts';
import { SEATS } from '../../domain/seat.ts';
import { saidIn } from '../../events/said.ts';
import { factSentence, stateName } from '../../i18n/sentence.ts';
import { countsAsRecorded } from '../../laws/law69.ts';
import type { Advice } from '../doubleDummy/advice.ts';
import { lieOf, type HandAt, type Lie } from '../../view/lie.ts';
import { isPassedOut } from '../../output/picture/diagramAt.ts';
import { printedHand } from '../../output/picture/printed.ts';
import { notation } from '../notation/notation.ts';
import { withQuoted } from '../notation/quoted.ts';
import { MomentElement, given } from '../element.ts';
import { base } from '../styles/base.ts';
import { hand } from '../deal-replay/hand.ts';
import { handStyles } from '../deal-replay/hand.styles.ts';
import { table, type TableDrawn } from '../deal-replay/table.ts';
import { tableStyles } from '../deal-replay/table.styles.ts';
import { trickStyles } from '../deal-replay/trick.styles.ts';
import { dummyStyles } from './dummy.styles.ts';
import { bottomAfter, type Perspective } from './perspective.ts';
import { Resting } from './press.ts';
import { cardButton, otherCards } from './recording.ts';
import { recordingStyles } from './recording.styles.ts';
import { longestRow } from './rows.ts';
import { roomStyles } from './room.styles.ts';
import { settleStops, stopHere, walk } from './walk.ts';
import { handWords, trickWords, withAdvice } from './words.ts';
import { vulnerableSides } from '../../i18n/vulnerableSides.ts';

export class TableElement extends MomentElement {
  static override styles = [
    base,
    unsafeCSS(tableStyles + handStyles + trickStyles),
    roomStyles,
    dummyStyles,
    recordingStyles,
  ];
  static override properties = given('perspective', 'played', 'turns', 'recording', 'advice');
  perspective: Perspective = 'open';
  played: 'grey' | 'hide' | 'show' = 'grey';
  /** Quarter turns clockwise. */
  turns = 0;
  /** True if cards are buttons, which send `card-pressed`. */
  recording = false;
  /** The double-dummy result of each card of the hand in turn; null if that is not shown. */
  advice: Advice | null = null;
  /** True if the hands keep room for double-dummy figures, so that nothing moves when a figure arrives. */
  private advised = false;
  private readonly resting = new Resting();

  protected override firstUpdated(): void {
    this.renderRoot.addEventListener('focusin', stopHere);
    this.renderRoot.addEventListener('keydown', (event) => walk(event as KeyboardEvent));
  }

  protected override updated(): void {
    if (this.recording) settleStops(this.renderRoot);
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
    return table({
      lie,
      look: this.recording ? 'recording' : '',
      name: null,
      direction: 'ltr',
      board: this.board(),
      contract: this.contract(),
      tally: this.tally(),
      advice: null,
      hand: (lies, index) => this.hand(lies, index),
      trick: trickWords(lie, words),
      claim: this.claim(),
    });
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

  /** Draws a hand. */
  private hand(lies: HandAt, index: number): unknown {
    const { moment, replay, words, played, recording, resting } = this;
    const { turn, phase } = moment.table;
    const name = replay.record.header.names?.[lies.seat] ?? null;
    // A claim suspends play, but a card that is played all the same is still recorded, and its figure still tells what it is worth.
    const isTurn = turn === lies.seat && !moment.playOver;
    const isAsked = isTurn || (turn === null && (phase === 'lead' || phase === 'play'));
    const cards = isTurn ? this.advice?.cards : null;
    const advice = typeof cards === 'object' ? cards : null;
    const shown = { lies, words, name, advice };
    // Before the first call of an auction that nobody has recorded yet, the bidding box asks.
    const { events, header } = replay.record;
    const isPlay = events.length > 0 || header.contract !== null;
    const pressable = { lies, isAsked, isPlay, words, resting };
    return hand({
      lies,
      from: [JSON.stringify([lies, index, name, isAsked, [...(advice ?? [])]]), words, played, recording],
      words: handWords(shown),
      played,
      spread: lies.isDummy ? (index % 2 === 0 ? 'columns' : 'rows') : null,
      recording: recording
        ? {
            card: (card, { look, face }) =>
              cardButton(
                card,
                { look, face, label: withAdvice(words.spoken.card(card), card, shown) },
                pressable,
              ),
            others: otherCards(pressable),
          }
        : null,
    });
  }

  /** The claim and its state. It is drawn on the table like the hands that it shows. */
  private claim(): TemplateResult | typeof nothing {
    const { moment, words, replay } = this;
    const open = moment.cases.findLast((one) => one.machine === 'claim');
    if (open === undefined) return nothing;
    const event = open.context.openedAt;
    const fact = replay.record.events[event];
    if (fact === undefined) return nothing;
    // A claim that a file gives only as a number of tricks has no state to show.
    return html`<div class="corner claim">
      <span
        >${withQuoted(factSentence(fact, replay.table(event), words, words.written), saidIn(fact), replay.record.header, words)}</span
      >
      ${countsAsRecorded(open) ? nothing : html`<strong>${stateName(open.machine, open.state, words)}</strong>`}
    </div>`;
  }

  private board(): TableDrawn['board'] {
    const { deal } = this.moment.table;
    const { screen, spoken } = this.words;
    const who = deal.vulnerable && vulnerableSides(screen.replay, spoken)[deal.vulnerable];
    return [
      deal.board || null,
      deal.dealer && screen.replay.dealer({ seat: spoken.seat(deal.dealer) }),
      who && screen.replay.vulnerable({ who }),
    ];
  }

  private contract(): TableDrawn['contract'] {
    const { contract, declarer } = this.moment.table;
    const { words } = this;
    const { screen, written, spoken } = words;
    if (contract === null)
      return [isPassedOut(this.replay.record) ? screen.replay.passedOut : screen.replay.noContract, null];
    return [
      html`<span class="figure">${notation(written.contract(contract), words)}</span>`,
      declarer && `${spoken.seat(declarer)}, ${screen.replay.declarer}`,
    ];
  }

  private tally(): TableDrawn['tally'] {
    const { won } = this.moment.table;
    const { screen, spoken } = this.words;
    return {
      heading: null,
      name: screen.replay.tricksWon,
      won: [
        [spoken.side('NS'), won.NS],
        [spoken.side('EW'), won.EW],
      ],
    };
  }
}
