/** What each choice does, and for how long it binds, in Hebrew. */

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
import { to } from './prefix.ts';

/** The option's name, what it does, and how long that lasts. */
export function optionText(option: Option, naming: Naming, slots: OptionSlots): OptionText {
  const [effect, until] = optionEffect(phrases, option, naming, slots);
  return { name: optionName(option, naming), effect, until };
}

const THIS_LEAD = 'ההובלה הזאת';
const THIS_TRICK = 'הלקיחה הזאת';

const player = ({ on }: EffectSlots): string => on ?? 'השחקן';
const it = ({ card }: EffectSlots): string => (card === null ? 'הקלף' : `הקלף ${card}`);
const proper = (slots: EffectSlots): string => slots.proper ?? 'בעל התור';

const phrases: EffectPhrases = {
  require: (s) => [`${player(s)} חייב להוביל ${s.suits} אם יש בידו${goesBack(s)}`, THIS_LEAD],
  forbid: (s) => [`אסור ${to(player(s))} להוביל ${s.suits}${goesBack(s)}`, `כל עוד ההובלה בידי ${player(s)}`],
  free: (s) => [`${player(s)} רשאי להוביל כל קלף.`, THIS_LEAD],
  freeWithPenaltyCard: (s) => [
    `${player(s)} רשאי להוביל כל קלף; ${stays(s)}.`,
    `${THIS_LEAD}; הבחירה חוזרת בכל פעם שההובלה של ${player(s)} ו${one(s.stayCount, 'הקלף עוד מונח', 'הקלפים עוד מונחים')} שם`,
  ],
  highest: (s) => [`${player(s)} חייב לשחק את הקלף הגבוה ביותר שבידו בסדרה שהובלה.`, THIS_TRICK],
  lowest: (s) => [`${player(s)} חייב לשחק את הקלף הנמוך ביותר שבידו בסדרה שהובלה.`, THIS_TRICK],
  play: (s) => [`${player(s)} חייב לשחק ${s.suits} אם הדבר חוקי.`, THIS_TRICK],
  notPlay: (s) => [`אסור ${to(player(s))} לשחק ${s.suits} אם קלף אחר חוקי.`, THIS_TRICK],
  lead: () => ['ההובלה היא מן היד הזאת.', THIS_LEAD],
  playOn: () => [
    'אם כל הארבעה מסכימים, גם הדומם, התביעה בטלה והמשחק קובע; מה שנחשף עמה אינו קלף עונשין.',
    'עד סוף המשחק',
  ],
  adjudicate: () => ['המשחק הסתיים. מנהל התחרות מחליט לפי מה שנחשף ונאמר.', 'סופי'],
  acceptOtherCard: (s) => [
    `${it(s)} עומד בעינו; קלפי העונשין של ${player(s)} שיש לשחק בהזדמנות החוקית הבאה: ${s.stay}.`,
    THIS_TRICK,
  ],
  acceptOpeningLead: (s) => [
    `${it(s)} עומד בעינו. הדומם נפרש, והכרוז משחק את הקלף השני מידו הסגורה.`,
    THIS_TRICK,
  ],
  accept: (s) => [`${it(s)} עומד בעינו כהובלה, והמשחק נמשך ממנו.`, THIS_TRICK],
  refuseOtherCard: (s) => [
    `${player(s)} חייב לשחק במקומו ${one(s.stayCount, '', 'אחד מהקלפים ')}${s.stay}, וגם ${it(s)} הופך לקלף עונשין בכיר.`,
    'עכשיו; קלף העונשין החדש – עד שישוחק או יחזור ליד',
  ],
  refuseToHand: (s) => [`${it(s)} חוזר ליד ואינו קלף עונשין; ${proper(s)} מוביל.`, THIS_LEAD],
  refuseToPenaltyCard: (s) => [
    `${it(s)} נשאר גלוי כקלף עונשין בכיר של ${player(s)}; ${proper(s)} מוביל${s.partnerLeads ? ', אבל רק אחרי שהכרוז בחר בעניין ההובלה הזאת' : ''}.`,
    'עד שקלף העונשין ישוחק או יחזור ליד',
  ],
  spread: (s) => [`${it(s)} עומד בעינו; הכרוז המיועד פורש את ידו כדומם, ושותפו משחק את החוזה.`, 'כל החלוקה'],
  withdrawToPenaltyCard: (s) => [
    `${player(s)} משחק קלף אחר; ${it(s)} נשאר על השולחן כקלף עונשין.`,
    THIS_TRICK,
  ],
  withdrawToHand: (s) => [`${player(s)} משחק קלף אחר; ${it(s)} חוזר ליד ואינו קלף עונשין.`, THIS_TRICK],
  keep: (s) => [`${it(s)} נשאר כקלף ששוחק.`, THIS_TRICK],
  whichPenaltyCard: (s) => [
    `${player(s)} חייב לשחק אותו עכשיו; קלפי העונשין האחרים נשארים על השולחן.`,
    THIS_TRICK,
  ],
  whichOfDefender: () => ['זה הקלף ששוחק; כל קלף אחר שאפשר היה לראות הוא קלף עונשין.', THIS_TRICK],
  whichOfDeclarer: () => ['זה הקלף ששוחק; האחר חוזר ליד.', THIS_TRICK],
  whichOfDummy: () => ['זה הקלף ששוחק מן הדומם.', THIS_TRICK],
};

/** The end of the sentence about a lead: what becomes of the penalty cards. */
function goesBack(slots: EffectSlots): string {
  const { back, backCount, stayCount, owner } = slots;
  if (backCount === 0) return '.';
  const gone = `; ${one(backCount, 'הקלף', 'הקלפים')} ${back} ${one(backCount, 'חוזר', 'חוזרים')} לידו של ${owner ?? 'בעל הקלף'}`;
  return stayCount === 0 ? `${gone}.` : `${gone}, ${stays(slots)}.`;
}

function stays({ stay, stayCount }: EffectSlots): string {
  return `${one(stayCount, 'הקלף', 'הקלפים')} ${stay} ${one(stayCount, 'נשאר', 'נשארים')} על השולחן`;
}

function one(count: number, single: string, several: string): string {
  return count === 1 ? single : several;
}
