/** What somebody did or said, in Turkish. One sentence a fact; the same template is written or spoken. */

import type { Fact, FactOf } from '../../events/event.ts';
import {
  aboutText,
  boardText,
  calledText,
  factPhrase,
  handDealt,
  outcomesText,
  someone,
  timeText,
  type BoardWords,
  type FactMessages,
  type FactSlots,
} from '../phrases/facts.ts';
import { isReadersClaim } from '../../events/readersClaim.ts';
import { numberWritten } from '../../lawbook/clauseNumber.ts';
import type { Vouching } from '../../events/vouching.ts';
import { pickText, type Naming } from '../naming.ts';
import { cardObject, cardTo, of, from, to } from './endings.ts';
import { tricks } from './findings/message.ts';
import { names } from './names.ts';
import { optionName } from './options.ts';
import { questions } from './questions.ts';
import { VULNERABLE } from './vulnerable.ts';

type Manner = FactOf<'CardExposed'>['manner'];

/** How the card, already with its ending, came to be seen. */
const MANNER: Readonly<Record<Manner, (card: string) => string>> = {
  dropped: (card) => `${card} düşürür`,
  withAnother: (card) => `oynadığı kartla birlikte ${card} elinden kaçırır`,
  shown: (card) => `${card} gösterir`,
  named: (card) => `${card} söyler`,
  replacing: (card) => `bir kartı değiştirmeye çalışırken ${card} gösterir`,
  spreading: (card) => `elini açmaya başlarken ${card} gösterir`,
};

/** What attention is drawn to: anybody’s, or a named player’s. */
const ATTENTION: Readonly<
  Record<FactOf<'AttentionDrawn'>['to'], readonly [anybody: string, somebody: string]>
> = {
  revoke: ['bir rönonsa', 'rönonsuna'],
  leadOutOfTurn: ['sırasız bir çıkışa', 'sırasız çıkışına'],
  penaltyCard: ['bir cezalı karta', 'cezalı kartına'],
  defectiveTrick: ['kusurlu bir löveye', 'kusurlu lövesine'],
  designation: ['yerden istenen karta', 'yerden istediği karta'],
  other: ['bir usulsüzlüğe', 'usulsüzlüğüne'],
};

const ASKS: Readonly<Record<FactOf<'QuestionAsked'>['about'], (whom: string) => string>> = {
  revoke: (whom) => `${to(whom)} olası bir rönonsu sorar`,
  auction: (whom) => `${from(whom)} artırımın tekrarını ister`,
  call: (whom) => `${to(whom)} bir konuşmanın anlamını sorar`,
  contract: (whom) => `${to(whom)} kontratın ne olduğunu sorar`,
  doubler: (whom) => `${to(whom)} kontru kimin attığını sorar`,
  other: (whom) => `${to(whom)} bir soru sorar`,
};

const JUDGE = { director: 'Hakem', committee: 'Komite', reviewer: 'İncelemeci' } as const;

/** A player by his seat, an official by his office, anybody else by the word of the record. */
const person = (by: string, naming: Naming): string =>
  Object.hasOwn(JUDGE, by) ? JUDGE[by as keyof typeof JUDGE] : someone(by, naming);

const BOARD: BoardWords = {
  board: (name) => `bord ${name}`,
  dealer: (seat) => `dağıtan ${seat}`,
  by: ({ contract, seat }) => `${contract}, deklaran ${seat}`,
  declarer: (seat) => `deklaran ${seat}`,
  vulnerable: VULNERABLE,
  comparison: 'skorunun neyle karşılaştırıldığı',
};

const facts: FactMessages = {
  CallMade: ({ seat, call, alert, explanation }, naming) => {
    const made = `${naming.seat(seat)}: ${naming.call(call)}`;
    const alerted = alert === true ? `${made}, alert` : made;
    return explanation === undefined ? alerted : `${alerted} (“${explanation}”)`;
  },
  CardPlayed: (fact, naming, { leads }) => {
    const { seat, faceDown, together } = fact;
    if (fact.card === undefined)
      return `${naming.seat(seat)} ${fact.suit === undefined ? 'kimsenin hatırlamadığı bir kart' : `hangisi olduğu hatırlanmayan bir ${names.suitsSingular[fact.suit]}`} ${leads ? 'çıkar' : 'oynar'}`;
    const how = `${together === true ? 'aynı anda ' : ''}${faceDown === true ? 'kapalı olarak ' : ''}`;
    const where = fact.trick === undefined ? '' : `${fact.trick}. löveye `;
    return `${naming.seat(seat)} ${where}${how}${naming.card(fact.card)} ${leads ? 'çıkar' : 'oynar'}`;
  },
  TricksSkipped: ({ from, through: to, side, won }, naming) => {
    const which =
      from === to
        ? `${from}. löve kart kart kaydedilmemiş`
        : `${from}–${to}. löveler kart kart kaydedilmemiş`;
    return side === undefined || won === undefined
      ? `${which}, kimin kazandığı da bilinmiyor`
      : `${which}: ${naming.side(side)} ${won} löve kazandı`;
  },
  LeadFaced: ({ seat }, naming) => `${naming.seat(seat)} atağı açar`,
  DummySpread: ({ seat }, naming) => `${naming.seat(seat)} elini yer olarak açar`,
  CardCalled: (fact, naming) => {
    const { by, change } = fact;
    const what = calledText(fact, naming, {
      card: (card) => naming.card(card),
      words: (words) => `“${words}”`,
      any: 'bir kart',
    });
    return change === true
      ? `${naming.seat(by)} söylediğini değiştirir: ${what}`
      : `${naming.seat(by)} yerden ${what} ister`;
  },
  CardPlaced: ({ card }, naming) => `Yer ${cardObject(naming.card(card))} oynanmış konuma koyar`,
  CardTouched: ({ seat, card }, naming) =>
    `${naming.seat(seat)} yerdeki ${cardTo(naming.card(card))} dokunur`,
  CardExposed: ({ seat, card, manner, seenByPartner }, naming) =>
    `${naming.seat(seat)} ${MANNER[manner](cardObject(naming.card(card)))}${seenByPartner === false ? ', ortağının göremeyeceği biçimde' : ''}`,
  HandFaced: ({ seat }, naming) => `${naming.seat(seat)} elini açar`,
  HandSeen: ({ by, of: whose }, naming) => `${naming.seat(by)}, ${of(naming.seat(whose))} eline bakar`,
  CardWithdrawn: ({ seat, card }, naming) =>
    `${naming.seat(seat)} ${cardObject(naming.card(card))} geri alır`,
  TrickTurned: ({ seat }, naming) => `${naming.seat(seat)} son lövedeki kartını kapatır`,
  TrickInspected: ({ by, trick }, naming) => `${naming.seat(by)} ${trick}. löveyi yeniden açar`,
  QuestionAsked: ({ by, to: whom, about }, naming) => `${naming.seat(by)}, ${ASKS[about](naming.seat(whom))}`,
  AttentionDrawn: ({ by, to: what, trick, seat }, naming) => {
    const where = trick === undefined ? '' : ` ${trick}. lövedeki`;
    return seat === undefined
      ? `${naming.seat(by)}${where} ${ATTENTION[what][0]} dikkat çeker`
      : `${naming.seat(by)}, ${of(naming.seat(seat))}${where} ${ATTENTION[what][1]} dikkat çeker`;
  },
  DirectorCalled: ({ by }, naming) => `${naming.seat(by)} hakem çağırır`,
  OptionsExplained: ({ to: whom, options }, naming) =>
    `Hakem ${to(naming.seat(whom))} seçenekleri açıklar: ${naming.series(options.map((option) => optionName(option, naming)))}`,
  ChoiceMade: ({ by, option }, naming) => `${of(naming.seat(by))} seçimi: ${optionName(option, naming)}`,
  QuestionAnswered: ({ question, answer, by, ...about }, naming) =>
    `${JUDGE[by]} tespit eder: ${questions[question].ask} ${answerText(answer, naming)}${aboutText(about, naming, trickName)}`,
  ClaimMade: ({ by, kind, tricks: won, statement, note }, naming) => {
    if (isReadersClaim(note))
      return `Löve talebi: deklaranın tarafına ${won === 0 ? 'başka löve yok' : `${tricks(won)} daha`}`;
    const concedes =
      won === 0 ? 'kalan bütün löveleri terk eder' : `${tricks(won)} tutar, gerisini terk eder`;
    const claims = won === 0 ? 'kalan lövelerin hiçbirini talep etmez' : `${tricks(won)} talep eder`;
    const what = kind === 'claim' ? claims : concedes;
    return `${naming.seat(by)} ${what}${statement === undefined ? '' : `: “${statement}”`}`;
  },
  ClaimAgreed: ({ by }, naming) => `${naming.seat(by)} löve talebini veya terkini kabul eder`,
  ClaimDoubted: ({ by }, naming) => `${naming.seat(by)} löve talebine veya terkine itiraz eder`,
  ConcessionObjected: ({ by }, naming) => `${naming.seat(by)} löve talebine veya terkine itiraz eder`,
  PlayOnRequested: ({ by }, naming) => `${naming.seat(by)} oyuna devam edilmesini ister`,
  PlayOnConsented: ({ by }, naming) => `${naming.seat(by)} oyuna devam edilmesini kabul eder`,
  HandReturned: ({ seat }, naming) =>
    seat === undefined ? 'Dört el de borda geri kondu' : `${naming.seat(seat)} elini borda geri koyar`,
  NextBoardCalled: ({ seat }, naming) => `${naming.seat(seat)} bir sonraki bordda konuşur`,
  RoundEnded: () => 'Tur biter',
  CorrectionPeriodEnded: () => 'Düzeltme süresi biter',
  StatementMade: ({ by, text, time }, naming) => `${person(by, naming)}${timeText(time, naming)}: “${text}”`,
  RulingGiven: ({ by, law, tricks: ruled, text }, naming) => {
    const result = ruled === undefined ? '' : `, deklarana ${tricks(ruled)}`;
    return `${person(by, naming)} ${naming.clause(numberWritten(law))} uyarınca karar verdi${result}${text === undefined ? '' : `: “${text}”`}`;
  },
  ScoreAssigned: ({ by, side, outcomes }, naming) => {
    const listed = outcomesText(outcomes, naming, { percent: (weight) => `%${weight}`, tricks });
    return `${person(by, naming)} ${side === 'both' ? 'iki tarafa da' : `${naming.side(side)} tarafına`} ayarlı skor verdi${listed === '' ? '' : `: ${listed}`}`;
  },
  Amended: ({ with: corrected }, naming, slots) => `Kayıt düzeltildi: ${factText(corrected, naming, slots)}`,
  Undone: () => 'Bir giriş geri alındı: yanlışlıkla kaydedilmişti',
  HandRecorded: ({ seat, hand }, naming) =>
    `${naming.seat(seat)} eline dağıtılan: ${handDealt(hand, naming)}`,
  BoardRecorded: (board, naming) => `Bord kaydedildi: ${boardText(board, naming, BOARD)}`,
  CaseNoted: ({ text }) => (text === '' ? 'Dosyadaki bir not geri alındı' : `Dosyaya yazılan: “${text}”`),
  AccountGiven: ({ by, events, time }, naming) =>
    `${person(by, naming)} olayı başka türlü anlatıyor${timeText(time, naming)}: ${events.length} giriş`,
  AccountFound: ({ by }) => `${JUDGE[by]} hangi anlatımın doğru olduğunu saptadı`,
  PollPrepared: ({ seat, asks }, naming) =>
    `Anket hazırlandı: ${naming.seat(seat)} yerinde başkaları ${asks === 'call' ? 'nasıl konuşurdu' : 'ne oynardı'}`,
  PollAnswered: ({ choice }, naming) => `Ankete bir yanıt verildi: ${pickText(choice, naming)}`,
};

/** Who vouches for a fact: `Tartışmalı (ifade: Kuzey)`. */
export function vouched({ status, by }: Vouching, naming: Naming): string {
  const who = by === null ? null : person(by, naming);
  if (status === null) return `İfade: ${who}`;
  if (status === 'found') return who === null ? 'Tespit edildi' : `Tespit: ${who}`;
  const label = { disputed: 'Tartışmalı', agreed: 'İki tarafça kabul edildi' }[status];
  return who === null ? label : `${label} (ifade: ${who})`;
}

const trickName = (trick: number): string => `${trick}. löve`;

function answerText(answer: boolean | number | string, naming: Naming): string {
  if (answer === true) return 'Evet';
  if (answer === false) return 'Hayır';
  return someone(String(answer), naming);
}

/** The sentence of any fact, without a full stop. */
export function factText(fact: Fact, naming: Naming, slots: FactSlots): string {
  return factPhrase(facts, fact, naming, slots);
}
