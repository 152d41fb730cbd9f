/** What each choice does, and for how long it binds, in Turkish. */

import type { Option } from '../../lawbook/choices.ts';
import {
  optionEffect,
  type EffectPhrases,
  type EffectSlots,
  type OptionSlots,
  type OptionText,
} from '../phrases/optionEffects.ts';
import type { Naming } from '../naming.ts';
import { at, capital, card, cardObject, of, to } from './endings.ts';
import { optionName } from './options.ts';

/** The option's name, what it does, and how long that lasts. */
export function optionText(option: Option, naming: Naming, slots: OptionSlots): OptionText {
  const [effect, until] = optionEffect(phrases, option, naming, slots);
  return { name: optionName(option, naming), effect: capital(effect), until };
}

const player = ({ on }: EffectSlots): string => on ?? 'oyuncu';
const it = (slots: EffectSlots): string => (slots.card === null ? 'kart' : card(slots.card));
const proper = (slots: EffectSlots): string => slots.proper ?? 'doğru el';

const phrases: EffectPhrases = {
  require: (s) => [`${player(s)}, elinde varsa ${s.suits} çıkmak zorundadır${goesBack(s)}`, 'bu çıkış için'],
  forbid: (s) => [`${player(s)} ${s.suits} çıkamaz${goesBack(s)}`, `el ${at(player(s))} kaldığı sürece`],
  free: (s) => [`${player(s)} istediğini çıkabilir.`, 'bu çıkış için'],
  freeWithPenaltyCard: (s) => [
    `${player(s)} istediğini çıkabilir; ${card(s.stay)} masada kalır.`,
    `bu çıkış için; masada kaldıkça, çıkış sırası ${to(player(s))} her geldiğinde yeniden seçilir`,
  ],
  highest: (s) => [
    `${player(s)} çıkılan renkten elindeki en büyük kartı oynamak zorundadır.`,
    'bu löve için',
  ],
  lowest: (s) => [`${player(s)} çıkılan renkten elindeki en küçük kartı oynamak zorundadır.`, 'bu löve için'],
  play: (s) => [`${player(s)}, yasal ise bir ${s.suits} oynamak zorundadır.`, 'bu löve için'],
  notPlay: (s) => [`${player(s)}, başka yasal kartı varken ${s.suits} oynayamaz.`, 'bu löve için'],
  lead: () => ['çıkış o elden yapılır.', 'bu çıkış için'],
  playOn: () => [
    'yer de içinde olmak üzere dört oyuncu da kabul ederse löve talebi geçersiz olur ve sonucu oyun belirler; taleple birlikte gösterilenler cezalı kart değildir.',
    'oyunun sonuna kadar',
  ],
  adjudicate: () => ['oyun bitmiştir. Hakem, gösterilenlere ve söylenenlere göre karar verir.', 'kesin'],
  acceptOtherCard: (s) => [
    `${it(s)} geçerlidir; ${card(s.stay)} ${of(player(s))} cezalı kartı olarak kalır ve sonraki yasal fırsatta oynanır.`,
    'bu löve için',
  ],
  acceptOpeningLead: (s) => [
    `${it(s)} geçerlidir. Yer açılır ve ikinci kartı deklaran kapalı elinden oynar.`,
    'bu löve için',
  ],
  accept: (s) => [`${it(s)} çıkış olarak geçerlidir ve oyun ondan devam eder.`, 'bu löve için'],
  refuseOtherCard: (s) => [
    `${player(s)} onun yerine ${s.stayCount === 1 ? cardObject(s.stay) : `${s.stay} kartlarından birini`} oynamak zorundadır; ayrıca ${it(s)} majör cezalı kart olur.`,
    'hemen; yeni cezalı kart için oynanana ya da ele dönene kadar',
  ],
  refuseToHand: (s) => [
    `${it(s)} ele geri döner, cezalı kart değildir; çıkışı ${proper(s)} yapar.`,
    'bu çıkış için',
  ],
  refuseToPenaltyCard: (s) => [
    `${it(s)}, ${of(player(s))} majör cezalı kartı olarak açık durur; çıkışı ${proper(s)} yapar${s.partnerLeads ? ', ama ancak deklaran bu çıkışla ilgili seçimini yaptıktan sonra' : ''}.`,
    'cezalı kart oynanana ya da ele dönene kadar',
  ],
  spread: (s) => [
    `${it(s)} geçerlidir; deklaran olması gereken oyuncu elini yer olarak açar ve kontratı ortağı oynar.`,
    'bütün dağıtım boyunca',
  ],
  withdrawToPenaltyCard: (s) => [
    `${player(s)} başka bir kart oynar; ${it(s)} cezalı kart olarak masada kalır.`,
    'bu löve için',
  ],
  withdrawToHand: (s) => [
    `${player(s)} başka bir kart oynar; ${it(s)} ele geri döner ve cezalı kart değildir.`,
    'bu löve için',
  ],
  keep: (s) => [`${it(s)} oynanmış kalır.`, 'bu löve için'],
  whichPenaltyCard: (s) => [
    `${player(s)} onu şimdi oynamak zorundadır; öteki cezalı kartlar masada kalır.`,
    'bu löve için',
  ],
  whichOfDefender: () => [
    'oynanan kart budur; yüzü görülebilen her öteki kart cezalı karttır.',
    'bu löve için',
  ],
  whichOfDeclarer: () => ['oynanan kart budur; öteki ele geri döner.', 'bu löve için'],
  whichOfDummy: () => ['yerden oynanan kart budur.', 'bu löve için'],
};

/** The end of the sentence about a lead: what becomes of the penalty cards. */
function goesBack({ back, backCount, stay, stayCount, owner }: EffectSlots): string {
  if (backCount === 0) return '.';
  const gone = `; ${card(back)} ${owner === null ? 'sahibinin' : of(owner)} eline geri döner`;
  return stayCount === 0 ? `${gone}.` : `${gone}, ${card(stay)} masada kalır.`;
}
