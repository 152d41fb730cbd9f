/** What must stand on the screen of the desk at a moment: what the case says of it, and the words a director needs. */

import { expect } from 'chai';
import type { Card } from '../../../src/domain/card.ts';
import type { Seat } from '../../../src/domain/seat.ts';
import type { CaseCheck } from '../../../src/formats/case/readCase.ts';
import { DEFAULT_SETTINGS } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import type { Replay } from '../../../src/view/replay.ts';
import { waited } from './builtPage.ts';
import type { Person } from './hands.ts';
import { deepElements, deepText } from './open.ts';

export type Way = 'touch' | 'typed';

export interface Drawn extends HTMLElement {
  readonly replay: Replay;
  readonly at: number;
  readonly updateComplete: Promise<unknown>;
}

export const words = wordsFor(DEFAULT_SETTINGS);
export const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** What the case says of this moment stands on the screen: the choices and whose they are, the penalty cards, the clauses found. */
export function look(screen: Drawn, { expect: wanted, moment }: CaseCheck): void {
  const now = screen.shadowRoot!.querySelector<HTMLElement>('dt-now')!;
  const all = deepElements(now.shadowRoot!) as HTMLElement[];
  if (wanted['options'] !== undefined) {
    const groups = [wanted['options']].flat() as { by: Seat; of: string[] }[];
    const buttons = all.filter((one) => one.matches('.take')).map((one) => one.dataset['option']);
    expect(buttons, `choices after ${moment}`).to.have.members(groups.flatMap(({ of }) => of));
    for (const { by } of groups)
      expect(squeezed(deepText(now))).to.include(
        squeezed(words.screen.options.by({ seat: words.spoken.seat(by) })),
      );
  }
  if (wanted['finds'] !== undefined && (wanted['finds'] as string[]).length > 0) {
    const shown = all.filter((one) => one.matches('.laws .ref')).map((one) => one.textContent.trim());
    expect(
      shown.some((clause) => (wanted['finds'] as string[]).includes(clause)),
      `${shown.join()} after ${moment}`,
    ).to.equal(true);
  }
  if (wanted['penaltyCards'] !== undefined)
    lookAtCards(screen, wanted['penaltyCards'] as Record<Seat, Record<Card, 'minor' | 'major'>>);
}

function lookAtCards(
  screen: Drawn,
  wanted: Readonly<Partial<Record<Seat, Readonly<Record<string, 'minor' | 'major'>>>>>,
): void {
  const hands = deepElements(screen.shadowRoot!).filter((one) => one.matches('.hand'));
  const handsText = hands.map((hand) => squeezed(hand.textContent)).join(' ');
  const all = Object.entries(wanted).flatMap(([seat, cards]) =>
    Object.entries(cards).map(([card, kind]) => ({ seat: seat as Seat, card: card as Card, kind })),
  );
  for (const { seat, card, kind } of all)
    expect(handsText).to.include(
      words.screen.replay.cardAnd({
        card: words.spoken.rank(card),
        state: words.screen.card[kind]({ seat: words.spoken.seat(seat) }),
      }),
    );
  const lying = deepElements(screen.shadowRoot!).filter((one) => one.matches('.card.out'));
  expect(lying.length, 'cards on the table').to.be.at.least(all.length);
}

/** What a director says, in the panel from which it is read out. */
export async function lookAtSpeech(
  person: Person,
  screen: Drawn,
  speech: readonly string[],
  way: Way,
): Promise<void> {
  const button = await person.find('button.say');
  if (way === 'touch') await person.press(button);
  else button.click();
  const panel = screen.shadowRoot!.querySelector<HTMLElement>('dt-say-this')!;
  const spoken = await waited('it is said', () => {
    const dialog = panel.shadowRoot?.querySelector('dialog');
    return dialog?.open === true ? squeezed(deepText(dialog)) : null;
  });
  for (const sentence of speech) expect(spoken).to.include(sentence);
  const close = panel.shadowRoot!.querySelector<HTMLElement>('button.primary')!;
  if (way === 'touch') await person.press(close);
  else close.click();
}
