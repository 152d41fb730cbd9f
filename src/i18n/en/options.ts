/** The choices the Laws offer: what each is called, what it does, and for how long. */

import { isSuit, type Card } from '../../domain/card.ts';
import type { Option } from '../../lawbook/choices.ts';
import type { Teller } from '../teller.ts';

/** What a choice is about, as far as its consequence depends on it. */
export interface OptionSlots {
  /** The player whose lead or play is restricted, or whose card is judged. */
  readonly on: string | null;
  /** The card in question, when there is one. */
  readonly card: string | null;
}

export interface OptionText {
  readonly name: string;
  readonly effect: string;
  /** For how long it binds. */
  readonly until: string;
}

function split(option: Option): { kind: string; value: string } {
  const [kind = '', value = ''] = option.split(':');
  return { kind, value };
}

/** The choice in a few words. */
export function optionName(option: Option, tell: Teller): string {
  const { kind, value } = split(option);
  const suit = isSuit(value) ? tell.suit(value) : tell.suitSet(value, 'and');
  switch (kind) {
    case 'require':
      return `require ${suit}`;
    case 'forbid':
      return `forbid ${suit}`;
    case 'free':
      return 'no restriction';
    case 'accept':
      return 'accept it';
    case 'refuse':
      return 'refuse it';
    case 'spread':
      return 'accept, and become dummy';
    case 'highest':
      return 'the highest card of the suit led';
    case 'lowest':
      return 'the lowest card of the suit led';
    case 'play':
      return `a card of another suit: ${suit}`;
    case 'notPlay':
      return `no card of ${suit}`;
    case 'card':
      return `the ${tell.card(value as Card)}`;
    case 'lead':
      return value === 'dummy' ? 'lead from dummy' : 'lead from declarer’s hand';
    case 'withdraw':
      return `take back the ${tell.card(value as Card)}`;
    case 'keep':
      return 'leave the card as it is';
    case 'playOn':
      return 'play on';
    default:
      return 'let the director adjudicate';
  }
}

export function optionText(option: Option, tell: Teller, { on, card }: OptionSlots): OptionText {
  const { kind, value } = split(option);
  const name = optionName(option, tell);
  const suit = isSuit(value) ? tell.suit(value) : tell.suitSet(value, 'and');
  const player = on ?? 'the player';
  const it = card === null ? 'the card' : `the ${card}`;
  switch (kind) {
    case 'require':
      return {
        name,
        effect: `${player} must lead a ${singular(suit)} if able; the penalty card in ${suit} goes back to the hand.`,
        until: 'this lead',
      };
    case 'forbid':
      return {
        name,
        effect: `${player} may not lead ${suit}; what lies on the table in ${suit} goes back to the hand.`,
        until: `while ${player} keeps the lead`,
      };
    case 'free':
      return {
        name,
        effect: `${player} may lead anything; the penalty card stays on the table.`,
        until: `asked again whenever ${player} is on lead`,
      };
    case 'accept':
      return { name, effect: `${capital(it)} stands as if it had been in turn.`, until: 'this trick' };
    case 'refuse':
      return { name, effect: `${capital(it)} is taken back and the proper hand continues.`, until: 'now' };
    case 'spread':
      return {
        name,
        effect: `${capital(it)} stands; presumed declarer puts the hand down and partner plays the contract.`,
        until: 'the whole deal',
      };
    case 'highest':
    case 'lowest':
      return {
        name,
        effect: `${player} must play the ${kind} card held in the suit led.`,
        until: 'this trick',
      };
    case 'play':
      return {
        name,
        effect: `${player} must play a ${singular(suit)} if that is legal.`,
        until: 'this trick',
      };
    case 'notPlay':
      return {
        name,
        effect: `${player} may not play a ${singular(suit)} if another card is legal.`,
        until: 'this trick',
      };
    case 'card':
      return { name, effect: 'This card is the one played.', until: 'this trick' };
    case 'lead':
      return { name, effect: 'The lead comes from that hand.', until: 'this trick' };
    case 'withdraw':
      return { name, effect: 'The card may be replaced by another.', until: 'this trick' };
    case 'keep':
      return { name, effect: 'Nothing changes.', until: 'this trick' };
    case 'playOn':
      return {
        name,
        effect: 'The claim is void and the play decides, if all four agree.',
        until: 'the end of play',
      };
    default:
      return { name, effect: 'Play has ended; what was shown and said decides.', until: 'final' };
  }
}

function singular(suit: string): string {
  return suit.replace(/s$/, '');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
