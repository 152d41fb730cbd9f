/** What each choice does, and for how long it binds. */

import type { Option } from '../../lawbook/choices.ts';
import {
  optionEffect,
  type EffectPhrases,
  type EffectSlots,
  type OptionSlots,
  type OptionText,
} from '../phrases/optionEffects.ts';
import type { Naming } from '../naming.ts';
import { optionName } from './options.ts';

/** The option's name, what it does, and how long that lasts. */
export function optionText(option: Option, naming: Naming, slots: OptionSlots): OptionText {
  const [effect, until] = optionEffect(phrases, option, naming, slots);
  return { name: optionName(option, naming), effect, until };
}

const player = ({ on }: EffectSlots): string => on ?? 'the player';
const it = ({ card }: EffectSlots): string => (card === null ? 'the card' : `the ${card}`);
const It = (slots: EffectSlots): string => capital(it(slots));
const proper = (slots: EffectSlots): string => slots.proper ?? 'the proper hand';

const phrases: EffectPhrases = {
  require: (s) => [`${player(s)} must lead a ${singular(s.suits)} if able${goesBack(s)}`, 'this lead'],
  forbid: (s) => [
    `${player(s)} may not lead ${s.suits}${goesBack(s)}`,
    `as long as ${player(s)} keeps the lead`,
  ],
  free: (s) => [`${player(s)} may lead anything.`, 'this lead'],
  freeWithPenaltyCard: (s) => [
    `${player(s)} may lead anything; the ${s.stay} ${be(s.stayCount, 'stays', 'stay')} on the table.`,
    `this lead; the choice comes again each time ${player(s)} is on lead while ${be(s.stayCount, 'it lies', 'they lie')} there`,
  ],
  highest: (s) => [`${player(s)} must play the highest card held in the suit led.`, 'this trick'],
  lowest: (s) => [`${player(s)} must play the lowest card held in the suit led.`, 'this trick'],
  play: (s) => [`${player(s)} must play a ${singular(s.suits)} if that is legal.`, 'this trick'],
  notPlay: (s) => [
    `${player(s)} may not play a ${singular(s.suits)} if another card is legal.`,
    'this trick',
  ],
  lead: () => ['The lead comes from that hand.', 'this lead'],
  playOn: () => [
    'If all four players agree, dummy included, the claim is void and play decides; cards shown with it are no penalty cards.',
    'the end of play',
  ],
  adjudicate: () => ['Play has ended. The director decides by what was shown and said.', 'final'],
  acceptOtherCard: (s) => [
    `${It(s)} stands; the ${s.stay} ${be(s.stayCount, 'remains a penalty card', 'remain penalty cards')} of ${player(s)}, due at the next legal chance.`,
    'this trick',
  ],
  acceptOpeningLead: (s) => [
    `${It(s)} stands. Dummy is spread, and declarer plays the second card from the closed hand.`,
    'this trick',
  ],
  accept: (s) => [`${It(s)} stands as the lead, and play goes on from it.`, 'this trick'],
  refuseOtherCard: (s) => [
    `${player(s)} must play ${be(s.stayCount, 'the', 'one of the cards')} ${s.stay} instead, and ${it(s)} becomes a major penalty card as well.`,
    'now; the new penalty card until it is played or goes back',
  ],
  refuseToHand: (s) => [`${It(s)} goes back and is no penalty card; ${proper(s)} leads.`, 'this lead'],
  refuseToPenaltyCard: (s) => [
    `${It(s)} stays face up as a major penalty card of ${player(s)}; ${proper(s)} leads${s.partnerLeads ? ', but only after declarer has chosen about that lead' : ''}.`,
    'until the penalty card is played or goes back',
  ],
  spread: (s) => [
    `${It(s)} stands; presumed declarer spreads the hand as dummy, and partner plays the contract.`,
    'the whole deal',
  ],
  withdrawToPenaltyCard: (s) => [
    `${player(s)} plays another card; ${it(s)} stays on the table as a penalty card.`,
    'this trick',
  ],
  withdrawToHand: (s) => [
    `${player(s)} plays another card; ${it(s)} goes back to the hand and is no penalty card.`,
    'this trick',
  ],
  keep: (s) => [`${It(s)} stays played.`, 'this trick'],
  whichPenaltyCard: (s) => [
    `${player(s)} must play it now; the other penalty cards stay on the table.`,
    'this trick',
  ],
  whichOfDefender: () => [
    'This is the card played; every other card that could be seen is a penalty card.',
    'this trick',
  ],
  whichOfDeclarer: () => ['This is the card played; the other goes back to the hand.', 'this trick'],
  whichOfDummy: () => ['This is the card played from dummy.', 'this trick'],
};

/** The end of the sentence about a lead: what becomes of the penalty cards. */
function goesBack({ back, backCount, stay, stayCount, owner }: EffectSlots): string {
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
