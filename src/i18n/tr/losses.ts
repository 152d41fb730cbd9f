/** What a file of another format can’t carry, in Turkish. One sentence for each code of `src/formats/losses.ts`. */

import { isCard } from '../../domain/card.ts';
import { isSeat } from '../../domain/seat.ts';
import type { LossParams, losses as english } from '../en/losses.ts';
import type { Naming } from '../naming.ts';
import { capital, card, of } from './endings.ts';
import type { Translated } from '../translated.ts';

const quoted = ({ text }: LossParams): string => (text === undefined ? '' : `: “${text}”`);
const whose = ({ seat, card: code }: LossParams, naming: Naming): string =>
  isSeat(seat) && isCard(code) ? `${of(naming.seat(seat))} ${card(naming.card(code))}` : 'bir kart';

/** Keys of a case file that have words of their own. */
const NAMED_KEYS: ReadonlyMap<unknown, string> = new Map([
  ['translations', 'Başlığın ve notların başka dillerdeki karşılıkları saklanmaz.'],
  ['people', 'Kimin neyi kaydettiği saklanmaz.'],
  ['seal', 'Mühürlü kaydın imzaları saklanmaz.'],
  ['comparison', 'Sonucun neyle karşılaştırıldığı saklanmaz.'],
]);

export const losses: Translated<
  Record<keyof typeof english, (params: LossParams, naming: Naming) => string>
> = {
  CallMade: () => 'Öteki olayların arasında yapılan bir konuşmanın zamandaki yeri saklanmaz.',
  CardPlayed: () => 'Oynanan bir kart saklanmaz.',
  TricksSkipped: () => 'Kart kart kaydedilmemiş löveler ve onlardan sonra oynanan kartlar saklanmaz.',
  LeadFaced: () => 'Atağın açıldığı bilgisi saklanmaz.',
  DummySpread: () => 'Yerin açıldığı an saklanmaz.',
  CardCalled: () => 'Deklaranın yerden kart isterken söyledikleri saklanmaz.',
  CardPlaced: () => 'Yerin hangi kartı oynanmış konuma koyduğu saklanmaz.',
  CardTouched: () => 'Yerdeki bir karta dokunulduğu saklanmaz.',
  CardExposed: () => 'Gösterilmiş bir kart saklanmaz.',
  HandFaced: () => 'Bir elin açıldığı saklanmaz.',
  HandSeen: () => 'Bir oyuncunun başka bir ele baktığı saklanmaz.',
  CardWithdrawn: () => 'Geri alınan bir kart saklanmaz.',
  TrickTurned: () => 'Bir lövenin kapatıldığı saklanmaz.',
  TrickInspected: () => 'Kapatılmış bir löveye bakıldığı saklanmaz.',
  QuestionAsked: () => 'Masada sorulan bir soru saklanmaz.',
  AttentionDrawn: () => 'Bir usulsüzlüğe dikkat çekildiği saklanmaz.',
  DirectorCalled: () => 'Hakemin çağrılması saklanmaz.',
  OptionsExplained: () => 'Hakemin açıkladığı seçenekler saklanmaz.',
  ChoiceMade: () => 'Bir oyuncunun seçimi saklanmaz.',
  QuestionAnswered: () => 'Hakemin bir olgu tespiti saklanmaz.',
  ClaimMade: () => 'Bir löve talebi saklanmaz.',
  ClaimAgreed: () => 'Löve talebinin kabul edilmesi saklanmaz.',
  ClaimDoubted: () => 'Löve talebine itiraz edildiği saklanmaz.',
  ConcessionObjected: () => 'Löve talebine veya terkine itiraz saklanmaz.',
  PlayOnRequested: () => 'Löve talebinden sonra oyuna devam isteği saklanmaz.',
  PlayOnConsented: () => 'Löve talebinden sonra oyuna devam onayı saklanmaz.',
  HandReturned: () => 'Bir elin borda geri konduğu saklanmaz.',
  NextBoardCalled: () => 'Bir sonraki borddaki konuşma saklanmaz.',
  RoundEnded: () => 'Turun bitişi saklanmaz.',
  CorrectionPeriodEnded: () => 'Düzeltme süresinin bitişi saklanmaz.',
  StatementMade: () => 'Bir beyan saklanmaz.',
  RulingGiven: () => 'Bir hakem kararı saklanmaz.',
  ScoreAssigned: () => 'Verilen ayarlı skor saklanmaz.',
  Amended: () => 'Kayıttaki bir düzeltme saklanmaz.',
  Undone: () => 'Kaydedenin geri aldığı bir giriş ve geri alındığı bilgisi saklanmaz.',
  HandRecorded: () => 'Kayıt başladıktan sonra bir el hakkında öğrenilen, ayrı bir giriş olarak saklanmaz.',
  BoardRecorded: () => 'Kayıt başladıktan sonra bord hakkında öğrenilen, ayrı bir giriş olarak saklanmaz.',
  CaseNoted: () => 'Dosyadaki bir not saklanmaz.',
  AccountGiven: () => 'Olayın başka bir anlatımı saklanmaz.',
  AccountFound: () => 'Hangi anlatımın doğru saptandığı saklanmaz.',
  PollPrepared: () => 'Bir anket sorusu saklanmaz.',
  PollAnswered: () => 'Bir anket yanıtı saklanmaz.',
  unknownCard: () => 'Kimsenin hatırlamadığı bir kart ve ondan sonra oynanan kartlar saklanmaz.',
  cardNotStanding: (params, naming) =>
    `${capital(whose(params, naming))} oynandı ama sonunda geçerli kalmadı; saklanmaz.`,
  playManner: (params, naming) => `Nasıl çıkıldığı ya da oynandığı saklanmaz: ${whose(params, naming)}.`,
  witness: () => 'Bir olguya kimin tanıklık ettiği ve olgunun tartışmalı olup olmadığı saklanmaz.',
  cardNote: (params, naming) => `Kartın yanındaki not saklanmaz: ${whose(params, naming)}.`,
  callRemark: ({ call }) => `${call ?? '?'}. konuşmanın yanındaki alert, açıklama ya da not saklanmaz.`,
  callsSkipped: () => 'Artırımda bir oyuncunun atlandığı saklanmaz.',
  claimant: (params, naming) =>
    `Löveleri kimin talep ettiği saklanmaz${isSeat(params['seat']) ? `: ${naming.seat(params['seat'])}` : ''}.`,
  claimStatement: (params) => `Löve talebinin açıklaması saklanmaz${quoted(params)}.`,
  claimNote: (params) => `Löve talebiyle ilgili bir not saklanmaz${quoted(params)}.`,
  acceptedLead: (params, naming) =>
    `Sırasız çıkıldığı ve kabul edildiği işaretlenmez (${whose(params, naming)}); okuyanın anlaması gerekir.`,
  revokeMark: (params, naming) =>
    `Resmileşmiş rönons işaretlenmez (${isCard(params['card']) ? card(naming.card(params['card'])) : 'bir kart'}); okuyanın anlaması gerekir.`,
  play: () => 'Oyun saklanmaz.',
  auction: () => 'Artırım saklanmaz.',
  contract: () => 'Kontrat saklanmaz.',
  statedResult: ({ tricks }) => `Yazılan ${tricks ?? '?'} lövelik sonuç saklanmaz.`,
  title: (params) => `Başlık saklanmaz${quoted(params)}.`,
  event: (params) => `Turnuva adı saklanmaz${quoted(params)}.`,
  session: (params) => `Seans saklanmaz${quoted(params)}.`,
  table: (params) => `Masa saklanmaz${quoted(params)}.`,
  room: (params) => `Salon saklanmaz${quoted(params)}.`,
  scoring: (params) => `Skorlama türü saklanmaz${quoted(params)}.`,
  names: () => 'Oyuncuların adları saklanmaz.',
  edition: ({ edition }) => `Yasaların hangi basımının geçerli olduğu saklanmaz: ${edition ?? '?'}.`,
  elections: () => 'Düzenleyici kurumun seçtikleri saklanmaz.',
  notes: () => 'Dağıtımla ilgili notlar saklanmaz.',
  board: ({ board }) => `Bord numarası saklanmaz: ${board ?? '?'}.`,
  conditions: ({ board }) =>
    `Dağıtan ve zon saklanmaz: okuyan bunları bord numarasından alır${board === undefined ? '' : `, burada ${board}`}.`,
  unknownHand: (params, naming) =>
    `${isSeat(params['seat']) ? of(naming.seat(params['seat'])) : 'Bir oyuncunun'} elinin bilinmediği saklanmaz.`,
  mark: ({ mark }) => `“${mark ?? '?'}” işareti saklanmaz.`,
  check: () => 'Yasaların ne demesi gerektiğinin sınaması saklanmaz.',
  key: ({ key = '?' }) => NAMED_KEYS.get(key) ?? `“${key}” girdisi saklanmaz.`,
  tag: ({ tag }) => `“${tag ?? '?'}” etiketi saklanmaz.`,
  section: ({ tag }) => `“${tag ?? '?'}” bölümü saklanmaz.`,
  letters: ({ text }) =>
    text === undefined || text === ''
      ? 'Harfleri Latin-1 olarak yanlış okunacağı için dosya UTF-8 ile yazılır.'
      : `Dosya, biçimin standardında öngörülmeyen UTF-8 ile yazılır; nedeni şu harfler: ${text}`,
  incompleteDeal: () =>
    'Dağıtım dışarıda bırakıldı: böyle bir dosyada yalnızca on üçer kartlık dört ele yer var.',
  cardlessDeal: () => 'Dağıtım dışarıda bırakıldı: bağlantı kartları gösterir, oysa hiçbir eli bilinmiyor.',
  seats: () =>
    'Bu biçim yönleri yazmaz; okuyan bazı kartları başka elin sanabilir ya da başka sırayla okuyabilir.',
  inventedAuction: ({ count: calls }) =>
    calls === undefined
      ? 'Artırımın sırası bilinmiyor; dosya, kontrata varan en kısa artırımı gösterir.'
      : 'Artırım saklanmaz, çünkü konuşmalar oyuncu sırasını izlemiyor; dosya, kontrata varan en kısa artırımı gösterir.',
  order: () => 'Dağıtımlar dosyada başka sırayla duruyor: bir bordun masaları bir arada.',
};

export const keptLoss = 'Öteki programlar bunu dosyada bulamaz; Dealtrail kendi tablosundan geri okur.';
