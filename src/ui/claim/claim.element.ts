/**
 * `<dt-claim>`: the workbench for a contested claim: the statement up to its first impossible step, and the lines from the claim on,
 * walked card by card. People mark which lines are normal; the results of the others are counted.
 */

import { html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import type { ClaimFound, ClaimStanding } from '../../audit/claims/claimAt.ts';
import {
  keyOfMarked,
  marksOn,
  ruledOut,
  type LineMark,
  type LineKind,
  type MarkedLine,
} from '../../audit/claims/marks.ts';
import { losesOn, type PlayWeighed, type WorkAsked, type Worked } from '../../audit/claims/workbench.ts';
import { winningPlace } from '../../audit/claims/ending.ts';
import { cardNumber } from '../../domain/numbers.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import { cardsTyped } from '../../formats/typed/cardsTyped.ts';
import { claimText, fewestText, followedText, opponentCardsText, trickTexts } from '../../i18n/claimText.ts';
import { claimWords, type ClaimWords } from '../../i18n/claiming.ts';
import { notedWith, noteOf } from '../../output/report/claimNote.ts';
import { notation } from '../notation/notation.ts';
import { lettersFor } from '../../output/typed/letters.ts';
import { recorded } from '../recorded.ts';
import { MomentElement, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import type { ClaimAsked } from './asking.ts';
import { claimStyles } from './claim.styles.ts';
import { endingDiagram } from './diagram.ts';
import { KeptWork, NO_WORK, withNote, workIn, type ClaimWork } from './kept.ts';
import { playItem } from './plays.ts';
import { printAlone } from './sheet.ts';
import { dependsOf, lineOf, paragraphs } from './paragraphs.ts';
import { factMarks, marksExplained } from './marks.ts';

export class ClaimElement extends MomentElement {
  static override styles = [base, panel, claimStyles];
  static override properties = own('claims', 'worked', 'state', 'unread', 'doing');
  claims: readonly ClaimFound[] | null = null;
  worked: Worked | null = null;
  state: 'working' | 'done' | 'failed' = 'working';
  unread: string | null = null;

  private work: ((asked: WorkAsked) => Promise<Worked>) | null = null;
  /** What people have stated, walked and marked. */
  private doing = NO_WORK;
  /** The last author of a mark, because most marks of one sitting come from one person. */
  private by = '';
  private asked = 0;
  /** The number of the event of the claim that is worked on. */
  private of: number | null = null;
  /** The claim that is worked on, with its deal, as text. */
  private key = '';
  /** The work on every claim that this screen has shown. */
  private kept = new KeptWork();

  override connectedCallback(): void {
    super.connectedCallback();
    this.kept = workIn(this.getRootNode());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const of = this.claim()?.at ?? null;
    if (changed.has('moment') && of !== this.of) this.turn();
    if (changed.has('replay') && this.replay.record.events !== changed.get('replay')?.record.events)
      this.begin();
  }

  private begin(): void {
    const found: ClaimAsked['found'] = (claims, work, shelf) => {
      this.claims = claims;
      this.work = work;
      this.kept.shelf = shelf ?? null;
      this.turn();
    };
    const detail: ClaimAsked = { replay: this.replay, found, failed: (reason) => this.fails(reason) };
    this.send('claim-asked', detail);
  }

  /** The latest claim made so far; before the first, the first. */
  private claim(): ClaimFound | null {
    const claims = this.claims ?? [];
    return claims.findLast(({ at }) => at < this.moment.at) ?? claims[0] ?? null;
  }

  /** Turns to the claim of this moment, with the work on it so far and with what a new note of its ruling says. */
  private turn(): void {
    const claim = this.claim();
    const { header, events } = this.replay.record;
    const key = this.kept.nameOf([header.deal, claim]);
    this.of = claim?.at ?? null;
    if (key !== this.key) {
      this.key = key;
      this.doing = this.kept.takenUp([header.deal, claim]);
      this.worked = this.unread = null;
    }
    this.doing = withNote(this.doing, notedWith(this.of, this.claims ?? [], events));
    this.kept.hold(key, this.doing);
    void this.again();
  }

  private does(doing: Partial<ClaimWork>): void {
    this.doing = { ...this.doing, ...doing };
    this.kept.set(this.key, this.doing);
  }

  private async again(): Promise<void> {
    const standing = this.claim()?.standing ?? null;
    if (standing === null || this.work === null) {
      this.state = 'done';
      return;
    }
    const { ending, side, tricks, shownOut } = standing;
    const { stated, walked, marks } = this.doing;
    const asked = { ending, side, claimed: tricks, shownOut, stated, walked, ...ruledOut(marks, ending) };
    const number = ++this.asked;
    this.state = 'working';
    try {
      const worked = await this.work(asked);
      if (number !== this.asked) return;
      this.worked = worked;
      this.state = 'done';
    } catch (error) {
      if (number === this.asked) this.fails(error);
    }
  }

  /** Says so on the panel; the page around it says why. */
  private fails(reason: unknown): void {
    reportError(reason);
    this.state = 'failed';
  }

  private go(walked: readonly number[]): void {
    this.does({ walked });
    void this.again();
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('#lines')?.focus());
  }

  private follow(event: Event): void {
    event.preventDefault();
    const typed = (event.target as HTMLFormElement).querySelector('input')?.value ?? '';
    const { cards, unread } = cardsTyped(typed, lettersFor(this.words.settings));
    this.unread = unread;
    // A line that is not understood must not stand above what an earlier one came to.
    this.does({ typed, stated: unread === null ? cards.map(cardNumber) : [] });
    void this.again();
  }

  /** @param kind null removes the mark */
  private mark({ ending }: ClaimStanding, of: MarkedLine, kind: LineKind | null): void {
    const key = keyOfMarked(of, ending);
    const before = this.doing.marks.find((one) => keyOfMarked(one.of, ending) === key);
    const others = this.doing.marks.filter((one) => one !== before);
    const { by, why } = before ?? { by: this.by, why: '' };
    this.does({ marks: kind === null ? others : [...others, { kind, of, by, why }] });
    void this.again();
  }

  private annotate(of: MarkedLine, given: Partial<Pick<LineMark, 'by' | 'why'>>): void {
    this.by = given.by ?? this.by;
    this.does({ marks: this.doing.marks.map((mark) => (mark.of === of ? { ...mark, ...given } : mark)) });
  }

  override render(): TemplateResult {
    const { words, state } = this;
    const text = claimWords(words.language);
    const claim = this.claim();
    const standing = claim?.standing ?? null;
    return html`<h2 id="claim" tabindex="-1">${text.title}</h2>
      ${standing === null ? nothing : this.facing(standing, text)}
      <p role="status" class="people">
        ${state === 'working' ? text.bench.asked : state === 'failed' ? text.bench.failed : claim === null ? text.noClaim : claim.why === null ? '' : text.notWorkedOn[claim.why]}
      </p>
      ${this.kept.isGivenBack ? html`<p class="people">${text.bench.givenBack}</p>` : nothing}
      ${standing === null || this.worked === null ? nothing : this.bench(standing, this.worked, text)}
      <p class="people">${text.people}</p>`;
  }

  private facing(standing: ClaimStanding, text: ClaimWords): TemplateResult {
    return html`${paragraphs(claimText(standing, text, this.words.written), this.words)}
      <form @submit=${(event: Event) => this.follow(event)}>
        <label
          >${notation(text.bench.line({ example: 'sakq h2' }), this.words)}<input
            type="text"
            dir="ltr"
            autocomplete="off"
            spellcheck="false"
            .value=${this.doing.typed}
            @input=${({ target }: Event) => this.does({ typed: (target as HTMLInputElement).value })}
        /></label>
        <button>${text.bench.follow}</button>
      </form>
      ${this.unread === null ? nothing : html`<p role="alert">${text.followed.unread({ text: this.unread })}</p>`}`;
  }

  private bench(standing: ClaimStanding, worked: Worked, text: ClaimWords): TemplateResult {
    const { written, spoken } = this.words;
    const { followed, ending, turn, plays, won, walked, oneOpponent } = worked;
    const loses = ({ fewest }: PlayWeighed): boolean => fewest < standing.tricks;
    const safe = plays.filter((play) => !loses(play));
    return html`${
        followed === null
          ? nothing
          : html`<h3>${text.followed.title}</h3>
              ${lineOf(followed.cards, standing.ending, worked.choices.followed, this.words)}
              ${paragraphs(followedText(followed, text, written), this.words)}`
      }
      <h3 id="lines" tabindex="-1">${text.lines.title}</h3>
      ${factMarks(this.doing.marks, (fact, kind) => this.mark(standing, { fact }, kind), text, this.words)}
      ${marksExplained(this.doing.marks, (of, given) => this.annotate(of, given), text, this.words)}
      ${
        walked.length === 0
          ? nothing
          : html`<p>${text.bench.walked}</p>
              ${lineOf(walked, standing.ending, worked.choices.walked, this.words)}
              <p>${text.lines.won({ number: won })}</p>
              <p class="buttons">
                <button @click=${() => this.go(walked.slice(0, -1))}>${text.bench.back}</button>
                <button @click=${() => this.go([])}>${text.bench.start}</button>
              </p>`
      }
      ${endingDiagram(ending.hands, turn, text.bench.left, this.words)}
      <p>${turn === null ? text.lines.over : text.lines.turn({ seat: spoken.seat(SEATS[turn] as Seat) })}</p>
      ${worked.isNamed ? html`<p>${text.penaltyCards.named}</p>` : nothing}
      <ul class="plays">
        ${plays.filter(loses).map((play) => this.play(play, worked, standing))}
      </ul>
      ${
        safe.length === 0
          ? nothing
          : html`<details>
              <summary>${text.bench.rest({ number: safe.length })}</summary>
              <ul class="plays">
                ${safe.map((play) => this.play(play, worked, standing))}
              </ul>
            </details>`
      }
      ${this.workedOut(standing, worked, text)}
      <h3>${text.oneOpponent.title}</h3>
      ${paragraphs(opponentCardsText(oneOpponent, won, text, written), this.words)}
      <p class="buttons">
        <button
          @click=${() => printAlone(this.replay.record.header, { standing, worked, marks: this.doing.marks }, this.words)}
        >
          ${text.bench.print}
        </button>
      </p>`;
  }

  private play(play: PlayWeighed, worked: Worked, standing: ClaimStanding): TemplateResult {
    const { side, tricks, ending } = standing;
    const { walked, turn } = worked;
    const card = play.cards[0] as number;
    const isOwn = turn !== null && turn % 2 === side;
    return playItem(play, {
      words: this.words,
      claimed: tricks,
      go: () => this.go([...walked, card]),
      isOwn,
      mark: play.isStated ? null : (kind) => this.mark(standing, { card, after: walked }, kind),
      marks: marksOn(this.doing.marks, ending, worked.ending, play),
    });
  }

  private workedOut(standing: ClaimStanding, worked: Worked, text: ClaimWords): TemplateResult {
    const { fewest, walked } = worked;
    const line = [...walked, ...fewest.line];
    const { tricks } = standing;
    const [first = '', ...besides] = fewestText(fewest, losesOn(worked, tricks), tricks, text);
    const isAsked = this.moment.questions.some(({ question }) => question === 'normalLine');
    return html`<p class="fewest" role="status">${first}</p>
      ${paragraphs(besides, this.words)} ${lineOf(line, standing.ending, worked.choices.fewest, this.words)}
      ${dependsOf(worked, this.words)}
      ${
        isAsked
          ? html`<p class="buttons">
              <button class="main" @click=${() => this.answer(standing, fewest.tricks, line, text)}>
                ${text.bench.record({ number: fewest.tricks })}
              </button>
            </p>`
          : nothing
      }`;
  }

  /** Records the answer as a fact, with the line and the marks in its note. */
  private answer({ ending }: ClaimStanding, tricks: number, line: readonly number[], text: ClaimWords): void {
    const cards = trickTexts(line, ending, winningPlace, this.words.written);
    const note = noteOf(cards, this.doing, text);
    this.kept.shelf?.set(this.key, null);
    recorded(this, [
      { type: 'QuestionAnswered', question: 'normalLine', answer: tricks, by: 'director', note },
    ]);
  }
}
