/** The polls of a case in lines: the question, the answers, the count and the threshold. Decides nothing. */

import type { CaseFile } from '../../../audit/caseFile/caseFile.ts';
import {
  countOf,
  doubtsOn,
  thresholdOf,
  type Answer,
  type ChoiceCounted,
  type Poll,
  type PollThreshold,
} from '../../../audit/polls/polls.ts';
import { sheetOf } from '../../../audit/polls/sheet.ts';
import { pickText } from '../../../i18n/naming.ts';
import { numberWritten } from '../../../lawbook/clauseNumber.ts';
import type { CaseLine, CaseWording } from '../caseFile/wording.ts';
import { wordedSheet } from './wordedSheet.ts';

/** Every poll, then answers that belong to none. */
export function pollsLines(file: CaseFile, wording: CaseWording): CaseLine[] {
  const { polls, stray } = file.polls;
  const { text, words } = wording;
  return [
    ...polls.flatMap((poll) => pollLines(poll, file, wording)),
    ...stray.map(({ fact, event }): CaseLine => ({
      text: text.polls.stray({ choice: pickText(fact.choice, words.written) }),
      at: event + 1,
      matters: true,
    })),
  ];
}

/** The name of a poll: `Poll 1: South: What do you call?`. */
function pollNamed({ number, fact }: Poll, { words, text: { polls: text } }: CaseWording): string {
  const sheet = sheetOf(fact);
  const [what] = wordedSheet(sheet, { words, text }).questions;
  return `${text.poll({ number })}: ${text.about({ seat: words.written.seat(sheet.seat), what })}`;
}

function pollLines(poll: Poll, { timeline, organisation }: CaseFile, wording: CaseWording): CaseLine[] {
  const { words } = wording;
  const { polls: text } = wording.text;
  const threshold = thresholdOf(poll.fact, organisation?.organisation ?? null);
  const count = countOf(poll, threshold);
  const at = poll.event + 1;
  const line = (sentence: string): CaseLine => ({ text: sentence, at });
  const levels = count.levels
    .map(({ level, asked }) => text.ofLevel({ level: levelText(level, wording), count: asked }))
    .join(', ');
  return [
    line(pollNamed(poll, wording)),
    count.asked === 0
      ? { ...line(text.nobodyAsked), matters: true }
      : line(text.askedOf({ count: count.asked, levels })),
    line(thresholdText(threshold, wording)),
    ...count.choices.map((choice) => line(choiceText(choice, wording))),
    ...(count.asked === 0
      ? []
      : [line(text.judged({ clause: words.written.clause(numberWritten('16B1b')) }))]),
    ...poll.answers.map((answer): CaseLine => ({
      text: answerText(answer, wording),
      at: answer.event + 1,
    })),
    ...doubtsOn(poll, timeline).map((doubt): CaseLine => ({
      text:
        doubt.code === 'notThere'
          ? text.notThere({ choice: pickText(doubt.answer.fact.choice, words.written) })
          : text.doubts[doubt.code],
      at: doubt.code === 'notThere' ? doubt.answer.event + 1 : at,
      matters: true,
    })),
  ];
}

/** A level by its word, or as it was entered. */
export function levelText(level: string, { text: { polls: text, own } }: Pick<CaseWording, 'text'>): string {
  const known: Readonly<Record<string, string>> = text.levels;
  if (level === '') return text.noLevel;
  return Object.hasOwn(known, level) ? (known[level] as string) : own({ words: level });
}

/** The call or card, or the peer's own words; in a copy without names it says that these are left out. */
export function choiceNamed(choice: string, { words, text }: CaseWording): string {
  return choice === '' ? text.wordsLeftOut : pickText(choice, words.written);
}

function choiceText(
  { choice, chose, considered, others, levels, reaches }: ChoiceCounted,
  wording: CaseWording,
): string {
  const { words } = wording;
  const { polls: text } = wording.text;
  const verdict = (reached: boolean | null): string =>
    reached === null ? '' : reached ? text.reached : text.notReached;
  const against = text.reaches({
    considering: verdict(reaches.considering),
    choosing: verdict(reaches.choosing),
  });
  const byLevel = levels
    .map(
      ({ level, chose: some, considered: all }) =>
        `${levelText(level, wording)} (${text.reaches({ considering: String(all), choosing: String(some) })})`,
    )
    .join(', ');
  return words.written.series([
    text.counted({ choice: choiceNamed(choice, wording), chose, considered, others }),
    ...(against === '' ? [] : [against]),
    ...(levels.length < 2 ? [] : [`${text.byLevel}: ${byLevel}`]),
  ]);
}

/** The organisation's threshold with its source, as stated by the person who asks. */
function thresholdText(threshold: PollThreshold, { text: all }: Pick<CaseWording, 'text'>): string {
  const { polls: text } = all;
  const { considering, choosing, outOf: of, rule = '' } = threshold;
  if (of === undefined || (considering === undefined && choosing === undefined)) return text.noThreshold;
  const terms = [
    ...(considering === undefined ? [] : [text.consideredBy({ count: considering, of })]),
    ...(choosing === undefined ? [] : [text.chosenBy({ count: choosing, of })]),
  ];
  return text.thresholdIs({
    rule: rule.trim() === '' ? text.noSource : all.own({ words: rule.trim() }),
    terms: terms.join(', '),
  });
}

/** One answer: level and initials, the choice, what else was considered, and what was added in words. */
export function answerText({ fact }: Pick<Answer, 'fact'>, wording: CaseWording): string {
  const { words } = wording;
  const { polls: text } = wording.text;
  const { choice, considered = [], others = [], level = '', initials = '', remark = '', time = '' } = fact;
  const picks = (list: readonly string[]): string =>
    list.map((pick) => pickText(pick, words.written)).join(', ');
  const who = [
    levelText(level.trim(), wording),
    initials.trim() === '' ? '' : wording.text.own({ words: initials.trim() }),
    time.trim(),
  ].filter((part) => part !== '');
  return words.written.series([
    text.answerOf({ who: who.join(', '), choice: choiceNamed(choice, wording) }),
    ...(considered.length === 0 ? [] : [text.considers({ choices: picks(considered) })]),
    ...(others.length === 0 ? [] : [text.someWould({ choices: picks(others) })]),
    ...(remark.trim() === '' ? [] : [wording.text.quoted({ words: remark.trim() })]),
  ]);
}
