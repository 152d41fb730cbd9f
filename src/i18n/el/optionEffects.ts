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
import { opening, toWhom, who, whose } from './cases.ts';
import { optionName } from './options.ts';

/** The option's name, what it does, and how long that lasts. */
export function optionText(option: Option, naming: Naming, slots: OptionSlots): OptionText {
  const [effect, until] = optionEffect(phrases, option, naming, slots);
  return { name: optionName(option, naming), effect, until };
}

const PLAYER = 'παίκτης';
const player = ({ on }: EffectSlots): string => who(on ?? PLAYER);
const Player = (slots: EffectSlots): string => opening(player(slots));
const ofPlayer = ({ on }: EffectSlots): string => whose(on ?? PLAYER);
const it = ({ card }: EffectSlots): string => (card === null ? 'το φύλλο' : `το φύλλο ${card}`);
const It = (slots: EffectSlots): string => opening(it(slots));
const proper = (slots: EffectSlots): string => (slots.proper === null ? 'το σωστό χέρι' : who(slots.proper));
const theCards = (cards: string, count: number): string =>
  count === 1 ? `το φύλλο ${cards}` : `τα φύλλα ${cards}`;

const phrases: EffectPhrases = {
  require: (s) => [`${Player(s)} πρέπει να βγει ${s.suits}, αν μπορεί${goesBack(s)}`, 'αυτή η έξοδος'],
  forbid: (s) => [
    `Δεν επιτρέπεται ${toWhom(s.on ?? PLAYER)} έξοδος σε ${s.suits}${goesBack(s)}`,
    `όσο διατηρεί την έξοδο ${player(s)}`,
  ],
  free: (s) => [`${Player(s)} μπορεί να κάνει οποιαδήποτε έξοδο.`, 'αυτή η έξοδος'],
  freeWithPenaltyCard: (s) => [
    `${Player(s)} μπορεί να κάνει οποιαδήποτε έξοδο· ${s.stayCount === 1 ? 'μένει' : 'μένουν'} στο τραπέζι ${theCards(s.stay, s.stayCount)}.`,
    `αυτή η έξοδος· η επιλογή επανέρχεται κάθε φορά που έχει την έξοδο ${player(s)}, όσο ${s.stayCount === 1 ? 'μένει' : 'μένουν'} στο τραπέζι`,
  ],
  highest: (s) => [
    `${Player(s)} πρέπει να παίξει το μεγαλύτερο φύλλο που κρατά στο χρώμα της εξόδου.`,
    'αυτή η λεβέ',
  ],
  lowest: (s) => [
    `${Player(s)} πρέπει να παίξει το μικρότερο φύλλο που κρατά στο χρώμα της εξόδου.`,
    'αυτή η λεβέ',
  ],
  play: (s) => [`${Player(s)} πρέπει να παίξει φύλλο σε ${s.suits}, αν είναι νόμιμο.`, 'αυτή η λεβέ'],
  notPlay: (s) => [
    `${Player(s)} δεν επιτρέπεται να παίξει φύλλο σε ${s.suits}, αν είναι νόμιμο κάποιο άλλο φύλλο.`,
    'αυτή η λεβέ',
  ],
  lead: () => ['Η έξοδος γίνεται από αυτό το χέρι.', 'αυτή η έξοδος'],
  playOn: () => [
    'Αν συμφωνήσουν και οι τέσσερις, μαζί και ο μορ, η διεκδίκηση είναι άκυρη και αποφασίζει το παιχνίδι· ό,τι φάνηκε με αυτή δεν είναι τιμωρημένο φύλλο.',
    'ως το τέλος του παιξίματος',
  ],
  adjudicate: () => [
    'Το παίξιμο τελείωσε. Ο διαιτητής αποφασίζει με βάση όσα φάνηκαν και ειπώθηκαν.',
    'οριστικά',
  ],
  acceptOtherCard: (s) => [
    `${It(s)} ισχύει· τιμωρημένα φύλλα ${ofPlayer(s)} που πρέπει να παιχτούν στην επόμενη νόμιμη ευκαιρία: ${s.stay}.`,
    'αυτή η λεβέ',
  ],
  acceptOpeningLead: (s) => [
    `${It(s)} ισχύει. Ο μορ απλώνει τα φύλλα και ο εκτελεστής παίζει δεύτερος από το κλειστό χέρι.`,
    'αυτή η λεβέ',
  ],
  accept: (s) => [`${It(s)} ισχύει ως έξοδος και το παιχνίδι συνεχίζεται από εκεί.`, 'αυτή η λεβέ'],
  refuseOtherCard: (s) => [
    `${Player(s)} πρέπει να παίξει αντ’ αυτού ${s.stayCount === 1 ? theCards(s.stay, 1) : `ένα από τα φύλλα ${s.stay}`}, και ${it(s)} γίνεται κι αυτό μεγάλο τιμωρημένο φύλλο.`,
    'τώρα· το νέο τιμωρημένο φύλλο ώσπου να παιχτεί ή να επιστρέψει',
  ],
  refuseToHand: (s) => [
    `${It(s)} επιστρέφει και δεν είναι τιμωρημένο· έξοδο κάνει ${proper(s)}.`,
    'αυτή η έξοδος',
  ],
  refuseToPenaltyCard: (s) => [
    `${It(s)} μένει ανοιχτό ως μεγάλο τιμωρημένο φύλλο ${ofPlayer(s)}· έξοδο κάνει ${proper(s)}${s.partnerLeads ? ', αφού όμως πρώτα επιλέξει ο εκτελεστής για την έξοδο αυτή' : ''}.`,
    'ώσπου το τιμωρημένο φύλλο να παιχτεί ή να επιστρέψει',
  ],
  spread: (s) => [
    `${It(s)} ισχύει· ο τεκμαιρόμενος εκτελεστής απλώνει τα φύλλα ως μορ και το συμβόλαιο το παίζει ο συμπαίκτης.`,
    'όλη η διανομή',
  ],
  withdrawToPenaltyCard: (s) => [
    `${Player(s)} παίζει άλλο φύλλο· ${it(s)} μένει στο τραπέζι ως τιμωρημένο.`,
    'αυτή η λεβέ',
  ],
  withdrawToHand: (s) => [
    `${Player(s)} παίζει άλλο φύλλο· ${it(s)} επιστρέφει στο χέρι και δεν είναι τιμωρημένο.`,
    'αυτή η λεβέ',
  ],
  keep: (s) => [`${It(s)} παραμένει παιγμένο.`, 'αυτή η λεβέ'],
  whichPenaltyCard: (s) => [
    `${Player(s)} πρέπει να το παίξει τώρα· τα άλλα τιμωρημένα φύλλα μένουν στο τραπέζι.`,
    'αυτή η λεβέ',
  ],
  whichOfDefender: () => [
    'Αυτό είναι το φύλλο που παίχτηκε· κάθε άλλο που μπορούσε να φανεί είναι τιμωρημένο φύλλο.',
    'αυτή η λεβέ',
  ],
  whichOfDeclarer: () => ['Αυτό είναι το φύλλο που παίχτηκε· το άλλο επιστρέφει στο χέρι.', 'αυτή η λεβέ'],
  whichOfDummy: () => ['Αυτό είναι το φύλλο που παίζεται από τον μορ.', 'αυτή η λεβέ'],
};

/** The end of the sentence about a lead: what becomes of the penalty cards. */
function goesBack({ back, backCount, stay, stayCount, owner }: EffectSlots): string {
  if (backCount === 0) return '.';
  const hand = owner === null ? 'στο χέρι' : `στο χέρι ${whose(owner)}`;
  const gone = `· ${backCount === 1 ? 'επιστρέφει' : 'επιστρέφουν'} ${hand} ${theCards(back, backCount)}`;
  return stayCount === 0
    ? `${gone}.`
    : `${gone}, ${stayCount === 1 ? 'μένει' : 'μένουν'} στο τραπέζι ${theCards(stay, stayCount)}.`;
}
