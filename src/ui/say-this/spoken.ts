/** What to say at a moment: for each open matter its parts; cards of one player are combined. Pure. */

import { explainedState, obligationOf, playerIn } from '../../output/baked/obligation.ts';
import { isRemembered, type Placed } from '../../domain/card.ts';
import { partnerOf, type Seat } from '../../domain/seat.ts';
import { isDefender, type Table } from '../../domain/table.ts';
import { settled } from '../../events/settle.ts';
import { vouchingOf } from '../../events/vouching.ts';
import { ifSo } from '../../i18n/ifSo.ts';
import { caseTitle, factSentence, findingText, vouchedText } from '../../i18n/sentence.ts';
import { SAID, type NameOf, type SaySlots, type SayWords, type Spoken } from '../../i18n/say/words.ts';
import type { Words } from '../../i18n/words.ts';
import type { Case, MachineName } from '../../laws/case.ts';
import { disputesBelow } from '../../replay/ifSo.ts';
import type { Moment, Replay } from '../../view/replay.ts';

/** States that the director must not mention, because no player has noticed the mistake. */
const UNSPOKEN: readonly NameOf<MachineName>[] = ['revoke.latent', 'defectiveTrick.unnoticed'];

const nameOf = (open: Case, moment: Moment): NameOf<MachineName> =>
  `${open.machine}.${explainedState(open, moment)}` as NameOf<MachineName>;
/** 62D1: a revoke at trick twelve could still be corrected although it is established, if a player pointed it out. */
const isUnspoken = (open: Case, moment: Moment): boolean => {
  const name = nameOf(open, moment);
  if (UNSPOKEN.includes(name)) return true;
  return name === 'revoke.established' && open.machine === 'revoke' && open.context.trick === 12;
};
const cardOf = (open: Case): Placed | null => ('card' in open.context ? open.context.card : null);

/**
 * The sentences to say at the table for each open case: what happened, what its player must do, and what
 * partner must do. Equal penalty cards share one. Empty when no open case needs words.
 */
export function spokenAt(replay: Replay, moment: Moment, say: SayWords, words: Words): readonly Spoken[] {
  const open = moment.open.filter((one) => !isUnspoken(one, moment));
  const early = open.filter(({ machine }) => machine === 'prematurePlay').map(cardOf);
  // A claim stops the play: nobody is told to play on.
  const isStopped = moment.playOver || open.some(({ machine }) => machine === 'claim');
  const waits = open.some((one) => nameOf(one, moment) === 'leadRestriction.pendingChoice');
  const done = new Set<Case>();
  return open.flatMap((one): readonly Spoken[] => {
    // The penalty card from a premature play is mentioned with the play.
    if (done.has(one) || (one.machine === 'penaltyCard' && early.includes(cardOf(one)))) return [];
    const alike =
      one.machine === 'penaltyCard'
        ? open.filter(
            (other) =>
              nameOf(other, moment) === nameOf(one, moment) &&
              playerIn(other) === playerIn(one) &&
              moment.ifSo.has(other.id) === moment.ifSo.has(one.id),
          )
        : [one];
    for (const other of alike) done.add(other);
    const name = SAID.find((known) => known === nameOf(one, moment));
    const isDoubtful = alike.some(({ id }) => moment.ifSo.has(id));
    if (name === undefined)
      return [
        doubted(
          [latestAbout(replay, moment, one, words), obligationOf(one, moment, words), ''],
          isDoubtful,
          words,
        ),
      ];
    const [called, owner, partner] = say.says[name](slotsOf(alike, moment, words));
    const told = isStopped && name === 'revoke.established' ? '' : owner;
    return [
      doubted([called, told, waits && one.machine === 'penaltyCard' ? '' : partner], isDoubtful, words),
    ];
  });
}

/** What the Laws last said of a matter: of a revoke after play, how many tricks move. */
function latestAbout({ findings }: Replay, { at }: Moment, one: Case, words: Words): string {
  const last = findings.findLast((finding) => finding.case === one.id && finding.at < at);
  return last === undefined ? caseTitle(one, words, words.written) : findingText(last, words, words.written);
}

/** The first spoken part also says that everything depends on a disputed fact. */
function doubted(parts: Spoken, isDoubtful: boolean, words: Words): Spoken {
  const first = parts.findIndex((part) => part !== '');
  const [called, owner, partner] = parts.map((part, at) =>
    ifSo(part, isDoubtful && at === first, 'sentence', words),
  );
  return [called ?? '', owner ?? '', partner ?? ''];
}

/** The disputed facts on which a matter rests that is open there, each with who says what of it. */
export function disputesAt({ record, table }: Replay, moment: Moment, words: Words): readonly string[] {
  const below = disputesBelow({ record, cases: moment.cases });
  const { events: facts } = settled(record);
  const open = moment.open.filter((one) => !isUnspoken(one, moment));
  const events = new Set(open.flatMap(({ id }) => below.get(id) ?? []));
  return [...events]
    .sort((one, other) => one - other)
    .flatMap((event) => {
      const fact = facts[event];
      if (fact === undefined) return [];
      const sentence = factSentence(fact, table(event), words, words.written);
      return [
        vouchingOf(fact) === null ? sentence : `${sentence}. ${vouchedText(fact, words, words.written)}.`,
      ];
    });
}

function slotsOf(alike: readonly Case[], moment: Moment, words: Words): SaySlots {
  const { written, screen } = words;
  const [one] = alike as readonly [Case];
  const seat = playerIn(one);
  const { declarer } = moment.table;
  const cards = alike.map(cardOf).filter((card) => card !== null);
  const suits = one.machine === 'leadRestriction' ? (one.context.require ?? one.context.forbid) : '';
  const playerOr = (player: Seat | null, other: string): string =>
    player === null ? other : written.seat(player);
  return {
    seat: playerOr(seat, screen.replay.thePlayer),
    partner: playerOr(seat === null ? null : partnerOf(seat), screen.replay.thePlayer),
    declarer: playerOr(declarer, screen.replay.declarer),
    cards: cards.every(isRemembered)
      ? written.cards(cards)
      : cards.map((card) => written.card(card)).join(' '),
    count: cards.length,
    suits: written.suitSet(suits, 'or'),
    ...givenUp(one, moment.table),
  };
}

function givenUp(open: Case, table: Table): Pick<SaySlots, 'givesUp' | 'partnerMayObject'> {
  if (open.machine !== 'claim') return { givesUp: null, partnerMayObject: false };
  const { by, kind, tricks, trick } = open.context;
  return {
    givesUp: tricks === 0 ? 'all' : kind === 'concession' ? 'some' : null,
    partnerMayObject: tricks !== null && tricks < 14 - trick && isDefender(table, by),
  };
}
