/** What somebody did or said, in Turkish. One sentence a fact; the same template is written or spoken. */

import type { Fact, FactOf } from '../../events/event.ts';
import {
  aboutText,
  boardTold,
  calledText,
  factPhrase,
  handDealt,
  outcomesText,
  someone,
  toldAt,
  type BoardWords,
  type FactMessages,
  type FactSlots,
} from '../phrases/facts.ts';
import { isReadersClaim } from '../../events/readersClaim.ts';
import type { Vouching } from '../../events/vouching.ts';
import { pickTold, type Teller } from '../teller.ts';
import { cardObject, of, from, to } from './endings.ts';
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
const person = (by: string, tell: Teller): string =>
  Object.hasOwn(JUDGE, by) ? JUDGE[by as keyof typeof JUDGE] : someone(by, tell);

const BOARD: BoardWords = {
  board: (name) => `bord ${name}`,
  dealer: (seat) => `dağıtan ${seat}`,
  by: ({ contract, seat }) => `${contract}, deklaran ${seat}`,
  declarer: (seat) => `deklaran ${seat}`,
  vulnerable: VULNERABLE,
  comparison: 'skorunun neyle karşılaştırıldığı',
};

const facts: FactMessages = {
  CallMade: ({ seat, call, alert, explanation }, tell) => {
    const made = `${tell.seat(seat)}: ${tell.call(call)}`;
    const alerted = alert === true ? `${made}, alert` : made;
    return explanation === undefined ? alerted : `${alerted} (“${explanation}”)`;
  },
  CardPlayed: (fact, tell, { leads }) => {
    const { seat, faceDown, together } = fact;
    if (fact.card === undefined)
      return `${tell.seat(seat)} ${fact.suit === undefined ? 'kimsenin hatırlamadığı bir kart' : `hangisi olduğu hatırlanmayan bir ${names.suitsSingular[fact.suit]}`} ${leads ? 'çıkar' : 'oynar'}`;
    const how = `${together === true ? 'aynı anda ' : ''}${faceDown === true ? 'kapalı olarak ' : ''}`;
    const where = fact.trick === undefined ? '' : `${fact.trick}. löveye `;
    return `${tell.seat(seat)} ${where}${how}${tell.card(fact.card)} ${leads ? 'çıkar' : 'oynar'}`;
  },
  TricksSkipped: ({ from, through: to, side, won }, tell) => {
    const which =
      from === to
        ? `${from}. löve kart kart anlatılmıyor`
        : `${from}. ile ${to}. arasındaki löveler kart kart anlatılmıyor`;
    return side === undefined || won === undefined
      ? `${which}, kimin kazandığı da bilinmiyor`
      : `${which}: ${tell.side(side)} ${won} löve kazandı`;
  },
  LeadFaced: ({ seat }, tell) => `${tell.seat(seat)} atağı açar`,
  DummySpread: ({ seat }, tell) => `${tell.seat(seat)} elini yer olarak açar`,
  CardCalled: (fact, tell) => {
    const { by, change } = fact;
    const what = calledText(fact, tell, {
      card: (card) => tell.card(card),
      words: (words) => `“${words}”`,
      any: 'bir kart',
    });
    return change === true
      ? `${tell.seat(by)} söylediğini değiştirir: ${what}`
      : `${tell.seat(by)} yerden ${what} ister`;
  },
  CardPlaced: ({ card }, tell) => `Yer ${cardObject(tell.card(card))} oynanmış konuma koyar`,
  CardTouched: ({ seat, card }, tell) => `${tell.seat(seat)} yerdeki ${cardObject(tell.card(card))} tutar`,
  CardExposed: ({ seat, card, manner, seenByPartner }, tell) =>
    `${tell.seat(seat)} ${MANNER[manner](cardObject(tell.card(card)))}${seenByPartner === false ? ', ortağı görmeden' : ''}`,
  HandFaced: ({ seat }, tell) => `${tell.seat(seat)} elini açar`,
  HandSeen: ({ by, of: whose }, tell) => `${tell.seat(by)}, ${of(tell.seat(whose))} eline bakar`,
  CardWithdrawn: ({ seat, card }, tell) => `${tell.seat(seat)} ${cardObject(tell.card(card))} geri alır`,
  TrickTurned: ({ seat }, tell) => `${tell.seat(seat)} son lövedeki kartını kapatır`,
  TrickInspected: ({ by, trick }, tell) => `${tell.seat(by)} ${trick}. löveyi yeniden açar`,
  QuestionAsked: ({ by, to: whom, about }, tell) => `${tell.seat(by)}, ${ASKS[about](tell.seat(whom))}`,
  AttentionDrawn: ({ by, to: what, trick, seat }, tell) => {
    const where = trick === undefined ? '' : ` ${trick}. lövedeki`;
    return seat === undefined
      ? `${tell.seat(by)}${where} ${ATTENTION[what][0]} dikkat çeker`
      : `${tell.seat(by)}, ${of(tell.seat(seat))}${where} ${ATTENTION[what][1]} dikkat çeker`;
  },
  DirectorCalled: ({ by }, tell) => `${tell.seat(by)} hakem çağırır`,
  OptionsExplained: ({ to: whom, options }, tell) =>
    `Hakem ${to(tell.seat(whom))} seçenekleri açıklar: ${tell.series(options.map((option) => optionName(option, tell)))}`,
  ChoiceMade: ({ by, option }, tell) => `${of(tell.seat(by))} seçimi: ${optionName(option, tell)}`,
  QuestionAnswered: ({ question, answer, by, ...about }, tell) =>
    `${JUDGE[by]} tespit eder: ${questions[question].ask} ${answerText(answer, tell)}${aboutText(about, tell, trickName)}`,
  ClaimMade: ({ by, kind, tricks: won, statement, note }, tell) => {
    if (isReadersClaim(note))
      return `Löve talebi: deklaranın tarafına ${won === 0 ? 'başka löve yok' : `${tricks(won)} daha`}`;
    const concedes =
      won === 0 ? 'kalan bütün löveleri terk eder' : `${tricks(won)} tutar, gerisini terk eder`;
    const what = kind === 'claim' ? `${tricks(won)} talep eder` : concedes;
    return `${tell.seat(by)} ${what}${statement === undefined ? '' : `: “${statement}”`}`;
  },
  ClaimAgreed: ({ by }, tell) => `${tell.seat(by)} löve talebini kabul eder`,
  ClaimDoubted: ({ by }, tell) => `${tell.seat(by)} löve talebine itiraz eder`,
  ConcessionObjected: ({ by }, tell) => `${tell.seat(by)} ortağının löve terkine hemen itiraz eder`,
  PlayOnRequested: ({ by }, tell) => `${tell.seat(by)} oyuna devam edilmesini ister`,
  PlayOnConsented: ({ by }, tell) => `${tell.seat(by)} oyuna devam edilmesini kabul eder`,
  HandReturned: ({ seat }, tell) =>
    seat === undefined ? 'Dört el de borda geri kondu' : `${tell.seat(seat)} elini borda geri koyar`,
  NextBoardCalled: ({ seat }, tell) => `${tell.seat(seat)} bir sonraki bordda konuşur`,
  RoundEnded: () => 'Tur biter',
  CorrectionPeriodEnded: () => 'Düzeltme süresi biter',
  StatementMade: ({ by, text, time }, tell) => `${person(by, tell)}${toldAt(time, tell)}: “${text}”`,
  RulingGiven: ({ by, law, tricks: ruled, text }, tell) => {
    const result = ruled === undefined ? '' : `, deklarana ${tricks(ruled)}`;
    return `${person(by, tell)} ${tell.clause(law)} uyarınca karar verdi${result}${text === undefined ? '' : `: “${text}”`}`;
  },
  ScoreAssigned: ({ by, side, outcomes }, tell) => {
    const told = outcomesText(outcomes, tell, { percent: (weight) => `%${weight}`, tricks });
    return `${person(by, tell)} ${side === 'both' ? 'iki tarafa da' : `${tell.side(side)} tarafına`} ayarlı skor verdi${told === '' ? '' : `: ${told}`}`;
  },
  Amended: ({ with: corrected }, tell, slots) => `Kayıt düzeltildi: ${factText(corrected, tell, slots)}`,
  Undone: () => 'Bir giriş geri alındı: yanlışlıkla kaydedilmişti',
  HandRecorded: ({ seat, hand }, tell) => `${tell.seat(seat)} eline dağıtılan: ${handDealt(hand, tell)}`,
  BoardRecorded: (board, tell) => `Bord kaydedildi: ${boardTold(board, tell, BOARD)}`,
  CaseNoted: ({ text }) => (text === '' ? 'Dosyadaki bir not geri alındı' : `Dosyaya yazılan: “${text}”`),
  AccountGiven: ({ by, events, time }, tell) =>
    `${person(by, tell)} olayı başka türlü anlatıyor${toldAt(time, tell)}: ${events.length} giriş`,
  AccountFound: ({ by }) => `${JUDGE[by]} hangi anlatımın doğru olduğunu saptadı`,
  PollPrepared: ({ seat, asks }, tell) =>
    `Anket hazırlandı: ${tell.seat(seat)} yerinde başkaları ne ${asks === 'call' ? 'deklare ederdi' : 'oynardı'}`,
  PollAnswered: ({ choice }, tell) => `Ankete bir yanıt verildi: ${pickTold(choice, tell)}`,
};

/** Who vouches for a fact: `Tartışmalı (ifade: Kuzey)`. */
export function vouched({ status, by }: Vouching, tell: Teller): string {
  const who = by === null ? null : person(by, tell);
  if (status === null) return `İfade: ${who}`;
  if (status === 'found') return who === null ? 'Tespit edildi' : `Tespit: ${who}`;
  const said = { disputed: 'Tartışmalı', agreed: 'İki tarafça kabul edildi' }[status];
  return who === null ? said : `${said} (ifade: ${who})`;
}

const trickName = (trick: number): string => `${trick}. löve`;

function answerText(answer: boolean | number | string, tell: Teller): string {
  if (answer === true) return 'Evet';
  if (answer === false) return 'Hayır';
  return someone(String(answer), tell);
}

/** The sentence of any fact, without a full stop. */
export function factText(fact: Fact, tell: Teller, slots: FactSlots): string {
  return factPhrase(facts, fact, tell, slots);
}
