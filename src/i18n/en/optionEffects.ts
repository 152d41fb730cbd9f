/** What each choice does, and for how long it binds. */

import { isSuit } from '../../domain/card.ts';
import type { MachineName } from '../../laws/case.ts';
import type { Option } from '../../lawbook/choices.ts';
import type { Teller } from '../teller.ts';
import { optionName, splitOption } from './options.ts';

/** What a choice is about, as far as its consequence depends on it; everything told, never raw. */
export interface OptionSlots {
  /** The lifecycle that offers it. */
  readonly machine: MachineName | null;
  /** The player whose lead or play is restricted, or whose card is judged. */
  readonly on: string | null;
  /** The card in question, when there is one. */
  readonly card: string | null;
  /** Who leads or continues when the card is not accepted. */
  readonly proper: string | null;
  /** That is the partner of the player whose card is refused. */
  readonly partnerLeads: boolean;
  /** The owner of the penalty cards. */
  readonly owner: string | null;
  /** The penalty cards that go back to the hand, and those that stay: as many as `backCount`, `stayCount`. */
  readonly back: string;
  readonly backCount: number;
  readonly stay: string;
  readonly stayCount: number;
  readonly byDefender: boolean;
  /** A defender’s card taken back under this law becomes a penalty card. */
  readonly becomesPenaltyCard: boolean;
}

export interface OptionText {
  readonly name: string;
  readonly effect: string;
  /** For how long it binds. */
  readonly until: string;
}

type Effect = readonly [effect: string, until: string];

export function optionText(option: Option, tell: Teller, slots: OptionSlots): OptionText {
  const { kind, value } = splitOption(option);
  const suits = isSuit(value) ? tell.suit(value) : tell.suitSet(value, 'or');
  const [effect, until] = effectOf(kind, suits, slots);
  return { name: optionName(option, tell), effect, until };
}

function effectOf(kind: string, suits: string, slots: OptionSlots): Effect {
  const player = slots.on ?? 'the player';
  switch (kind) {
    case 'require':
      return [`${player} must lead a ${singular(suits)} if able${goesBack(slots)}`, 'this lead'];
    case 'forbid':
      return [`${player} may not lead ${suits}${goesBack(slots)}`, `as long as ${player} keeps the lead`];
    case 'free':
      return slots.stayCount === 0
        ? [`${player} may lead anything.`, 'this lead']
        : [
            `${player} may lead anything; the ${slots.stay} ${be(slots.stayCount, 'stays', 'stay')} on the table.`,
            `asked again whenever ${player} is on lead while ${be(slots.stayCount, 'it lies', 'they lie')} there`,
          ];
    case 'highest':
    case 'lowest':
      return [`${player} must play the ${kind} card held in the suit led.`, 'this trick'];
    case 'play':
      return [`${player} must play a ${singular(suits)} where that is legal.`, 'this trick'];
    case 'notPlay':
      return [`${player} may not play a ${singular(suits)} while another card is legal.`, 'this trick'];
    case 'lead':
      return ['The lead comes from that hand.', 'this lead'];
    case 'playOn':
      return [
        'If all four agree, dummy too, the claim is void and the cards decide; what was shown with it is no penalty card.',
        'the end of play',
      ];
    case 'adjudicate':
      return ['Play has ended; what was shown and said decides.', 'final'];
    default:
      return aboutOneCard(kind, slots);
  }
}

function aboutOneCard(kind: string, slots: OptionSlots): Effect {
  const player = slots.on ?? 'the player';
  const it = slots.card === null ? 'the card' : `the ${slots.card}`;
  switch (kind) {
    case 'accept':
      if (slots.machine === 'penaltyCardUnplayed')
        return [
          `${capital(it)} stands; the ${slots.stay} remains a penalty card of ${player}, due at the next legal chance.`,
          'this trick',
        ];
      return slots.machine === 'openingLead'
        ? [
            `${capital(it)} stands. Dummy is spread, and declarer plays the second card from the closed hand.`,
            'this trick',
          ]
        : [`${capital(it)} stands as the lead, and play goes on from it.`, 'this trick'];
    case 'refuse':
      return refused(it, player, slots);
    case 'spread':
      return [
        `${capital(it)} stands; presumed declarer spreads the hand as dummy, and partner plays the contract.`,
        'the whole deal',
      ];
    case 'withdraw':
      return slots.becomesPenaltyCard
        ? [`${player} plays another card; ${it} stays on the table as a penalty card.`, 'this trick']
        : [`${player} plays another card; ${it} goes back to the hand and is no penalty card.`, 'this trick'];
    case 'keep':
      return [`${capital(it)} stays played.`, 'this trick'];
    default:
      return oneOfSeveral(player, slots);
  }
}

function refused(it: string, player: string, slots: OptionSlots): Effect {
  const proper = slots.proper ?? 'the proper hand';
  if (slots.machine === 'penaltyCardUnplayed')
    return [
      `${player} must play the ${slots.stay} instead, and ${it} becomes a major penalty card as well.`,
      'now; the new penalty card until it is played or goes back',
    ];
  if (!slots.byDefender)
    return [`${capital(it)} goes back and is no penalty card; ${proper} leads.`, 'this lead'];
  return [
    `${capital(it)} stays face up as a major penalty card of ${player}; ${proper} leads${slots.partnerLeads ? ', but only when declarer has chosen about that lead' : ''}.`,
    'until the penalty card is played or goes back',
  ];
}

function oneOfSeveral(player: string, { machine, byDefender }: OptionSlots): Effect {
  if (machine === 'penaltyCardChoice')
    return [`${player} must play it now; the other penalty cards stay on the table.`, 'this trick'];
  if (machine === 'simultaneous')
    return byDefender
      ? ['It is the card played; each other card that could be seen is a penalty card.', 'this trick']
      : ['It is the card played; the other goes back to the hand.', 'this trick'];
  return ['It is the card played from dummy.', 'this trick'];
}

/** The end of the sentence about a lead: what becomes of the penalty cards. */
function goesBack({ back, backCount, stay, stayCount, owner }: OptionSlots): string {
  if (backCount === 0) return '.';
  const gone = `; the ${back} ${be(backCount, 'goes', 'go')} back to the hand of ${owner ?? 'the owner'}`;
  return stayCount === 0
    ? `${gone}.`
    : `${gone}, the ${stay} ${be(stayCount, 'stays', 'stay')} on the table.`;
}

function be(count: number, one: string, several: string): string {
  return count === 1 ? one : several;
}

function singular(suit: string): string {
  return suit.replace(/s$/, '');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
