/** `<dt-new-deal>`: the form that begins a record, from nothing or from a diagram. Unknown values stay empty and can be recorded later. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { conditionsOf } from '../../domain/deal.ts';
import type { Vulnerability } from '../../domain/score.ts';
import { bySeat, SEATS, type Seat } from '../../domain/seat.ts';
import { handLine } from '../../i18n/sentence.ts';
import type { RecordHeader } from '../../events/record.ts';
import { EDITIONS, type Edition, USUAL_EDITION } from '../../lawbook/editions.ts';
import { problemSentence } from '../import-check/problems.ts';
import { notation } from '../notation/notation.ts';
import { PageElement, given, own } from '../element.ts';
import { choiceField, listField } from '../fields/labelled.ts';
import { base } from '../styles/base.ts';
import {
  declarerIn,
  headerOf,
  isContractRead,
  NOTHING_DESCRIBED,
  understandHands,
  type TypedBoard,
  type HandsUnderstood,
} from '../../formats/typed/describedBoard.ts';
import { newDealStyles } from './new-deal.styles.ts';
import { vulnerableSides } from '../../i18n/vulnerableSides.ts';

/** What stands in the form. */
export interface NewDealSketch {
  readonly described: TypedBoard;
  readonly edition: Edition;
}

/** `detail` of `deal-begun`. */
export interface DealBegun {
  readonly header: RecordHeader;
  /** To be called when the storage has answered. */
  readonly answered: (isBegun: boolean) => void;
}

/** `detail` of `new-deal-opening`: whoever keeps what was typed before the page was closed gives it back. */
export interface NewDealOpening {
  readonly give: (kept: Promise<NewDealSketch | null>) => void;
}

const NOTHING_TYPED: NewDealSketch = { described: NOTHING_DESCRIBED, edition: USUAL_EDITION };

/** What somebody has typed and neither begun nor cancelled, while he looks at another page. */
let sketch = NOTHING_TYPED;

/** Enter goes to the next field: after the first one it would begin a record without cards. */
function goesOn(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.isComposing) return;
  event.preventDefault();
  const field = event.currentTarget as HTMLInputElement;
  const fields = [...(field.form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])];
  fields[fields.indexOf(field) + 1]?.focus();
}

/** Sends `deal-begun`, `cancel`, and as `new-deal-sketched` what is typed so far, or null once it is given up. */
export class NewDealElement extends PageElement {
  static override styles = [base, newDealStyles];
  static override properties = { ...given('trouble'), ...own('described', 'edition', 'isGivenBack') };
  described = sketch.described;
  edition = sketch.edition;
  /** True if what stands in the form was typed before the page was closed. */
  isGivenBack = false;
  /** Why the record could not be begun; empty if it could. */
  trouble = '';

  override connectedCallback(): void {
    super.connectedCallback();
    if (sketch !== NOTHING_TYPED) return;
    const give: NewDealOpening['give'] = (kept) => void kept.then((found) => this.giveBack(found));
    this.send('new-deal-opening', { give } satisfies NewDealOpening);
  }

  private giveBack(kept: NewDealSketch | null): void {
    if (kept === null || sketch !== NOTHING_TYPED) return;
    sketch = kept;
    Object.assign(this, kept, { isGivenBack: true });
  }

  override render(): TemplateResult {
    const { words, described } = this;
    const { desk, replay, home } = words.screen;
    const understood = understandHands(described.hands);
    const contractRead = isContractRead(described.contract);
    const seats = { '': desk.notKnown, ...bySeat((seat) => words.spoken.seat(seat)) };
    const sides = { '': desk.notKnown, ...vulnerableSides(replay, words.spoken) };
    return html`<form aria-labelledby="title" @submit=${(event: Event) => this.begin(event, understood)}>
      <h2 id="title" tabindex="-1">${desk.newDeal}</h2>
      <p class="muted">
        ${desk.newDealIntro} <span role="status">${this.isGivenBack ? desk.newDealGivenBack : nothing}</span>
      </p>
      <div class="fields">
        <label
          >${desk.boardNumber}
          <input
            dir="ltr"
            inputmode="numeric"
            enterkeyhint="next"
            maxlength="12"
            @keydown=${goesOn}
            .value=${described.board}
            @input=${this.numbered}
        /></label>
        ${choiceField(desk.dealerLabel, described.dealer, seats, (value) => this.describe({ dealer: value as Seat | '' }))}
        ${choiceField(desk.vulnerableLabel, described.vulnerable, sides, (value) => this.describe({ vulnerable: value as Vulnerability | '' }))}
        <label
          >${desk.contractLabel}
          <input
            id="contract"
            dir="ltr"
            maxlength="8"
            autocapitalize="off"
            enterkeyhint="next"
            @keydown=${goesOn}
            aria-invalid=${contractRead ? 'false' : 'true'}
            aria-describedby="contract-fault"
            .value=${described.contract}
            @input=${this.contracted}
        /></label>
        ${choiceField(desk.declarerLabel, described.declarer, seats, (value) => this.describe({ declarer: value as Seat | '' }))}
        ${listField(
          desk.lawsLabel,
          this.edition,
          EDITIONS.map((each) => [each, replay.editionOf({ edition: each })] as const),
          (edition) => this.typed({ edition: edition as Edition }),
        )}
      </div>
      <p id="contract-fault" class="fault">${contractRead ? nothing : desk.contractUnread}</p>
      <fieldset>
        <legend>${desk.hands}</legend>
        <p class="muted">${desk.handsHint}</p>
        ${SEATS.map((seat) => this.hand(seat, understood))}
        ${understood.problems.map(
          (problem) =>
            html`<p class=${problem.severity === 'note' ? 'told' : 'fault'}>
              ${notation(problemSentence(problem, words), words)}
            </p>`,
        )}
      </fieldset>
      <p class="actions">
        <button class="primary">${desk.begin}</button>
        <button type="button" @click=${() => this.cancel()}>${home.cancel}</button>
      </p>
      ${this.trouble === '' ? nothing : html`<p class="fault" role="alert">${this.trouble}</p>`}
    </form>`;
  }

  override focus(): void {
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector<HTMLElement>('#title')?.focus();
      // The form is higher than a phone: its beginning goes to the top, where the introduction of the page was.
      this.scrollIntoView({ block: 'nearest' });
    });
  }

  private hand(seat: Seat, { hands, unreadable }: HandsUnderstood): TemplateResult {
    const { words, described } = this;
    const hand = hands[seat];
    const fault = unreadable.includes(seat);
    return html`<div class="hand">
      <label for=${seat}>${words.spoken.seat(seat)}</label>
      <textarea
        id=${seat}
        rows="1"
        dir="ltr"
        spellcheck="false"
        autocapitalize="off"
        aria-invalid=${fault ? 'true' : 'false'}
        aria-describedby="told-${seat}"
        .value=${described.hands[seat]}
        @input=${(event: Event) => this.describe({ hands: { ...this.described.hands, [seat]: (event.target as HTMLTextAreaElement).value } })}
      ></textarea>
      <p id="told-${seat}" class=${fault ? 'fault' : 'told'}>
        ${fault ? words.screen.desk.handUnread : hand === null ? words.screen.desk.handOpen : notation(handLine(hand, words), words)}
      </p>
    </div>`;
  }

  private readonly numbered = (event: Event): void => {
    const board = (event.target as HTMLInputElement).value;
    this.describe({ board, ...conditionsOf(board.trim()) });
  };

  private readonly contracted = (event: Event): void => {
    const contract = (event.target as HTMLInputElement).value;
    const declarer = declarerIn(contract);
    this.describe({ contract, ...(declarer === null ? {} : { declarer }) });
  };

  private describe(change: Partial<TypedBoard>): void {
    this.typed({ described: { ...this.described, ...change } });
  }

  private typed(change: Partial<NewDealSketch>): void {
    const { described, edition } = this;
    sketch = { described, edition, ...change };
    Object.assign(this, sketch, { isGivenBack: false });
    this.send('new-deal-sketched', sketch);
  }

  private cancel(): void {
    sketch = NOTHING_TYPED;
    this.send('new-deal-sketched');
    this.dispatchEvent(new Event('cancel'));
  }

  private begin(event: Event, { unreadable }: HandsUnderstood): void {
    event.preventDefault();
    if (unreadable.length > 0) this.renderRoot.querySelector<HTMLElement>(`#${unreadable[0]}`)?.focus();
    else if (!isContractRead(this.described.contract))
      this.renderRoot.querySelector<HTMLElement>('#contract')?.focus();
    else {
      const header = headerOf(this.described, this.edition);
      const answered: DealBegun['answered'] = (isBegun) => isBegun && (sketch = NOTHING_TYPED);
      this.send('deal-begun', { header, answered } satisfies DealBegun);
    }
  }
}
