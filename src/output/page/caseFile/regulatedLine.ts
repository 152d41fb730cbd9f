/** The comparison of a case's notes with the regulations, in words. */

import type { CaseFile } from '../../../audit/caseFile/caseFile.ts';
import type { Regulated } from '../../../audit/caseFile/regulated.ts';
import type { Setting } from '../../../events/organisation/settings.ts';
import { share } from '../../../i18n/figure.ts';
import { hearingText, keptText, listed, moneyText, scoped, scoringText, timeText } from './settingText.ts';
import { noteText, type CaseLine, type CaseWording } from './wording.ts';

/** A noted value beside the regulation about it; a difference is marked. */
export function regulatedLine(one: Regulated, file: CaseFile, wording: CaseWording): CaseLine {
  const { noted } = wording.text.organisation;
  const event = one.event ?? file.organisationNoted;
  const at = event === null ? null : event + 1;
  const line = (text: string): CaseLine => ({ text, at });
  const doubt = (text: string): CaseLine => ({ text, at, matters: true });
  switch (one.about) {
    case 'limit': {
      const limitText = noted.limits[one.limit.what];
      const limit = timeText(one.limit.minutes, wording);
      if (one.minutes === null) return line(limitText.unknown({ limit }));
      if (one.minutes < 0) return line(limitText.before);
      const times = { minutes: timeText(one.minutes, wording), limit };
      return one.minutes <= one.limit.minutes ? line(limitText.kept(times)) : doubt(limitText.missed(times));
    }
    case 'inTime':
      return doubt(one.noted ? noted.inTime : noted.notInTime);
    case 'consent': {
      const who = noteText('concurred', one.noted, file, wording);
      if (one.noted === 'no') return doubt(noted.notAgreed);
      return one.asked.some((each) => each === one.noted)
        ? line(noted.agreed({ who }))
        : doubt(noted.agreedOther({ who, asked: listed(one.asked.map((each) => askedText(each, wording))) }));
    }
    case 'panel': {
      const asked = hearingText(one.setting, wording);
      if (one.count === null) return line(noted.panelUnknown({ asked }));
      const slots = { count: share(one.count, 0, wording.words), asked };
      return isPanel(one.count, one.setting) ? line(noted.panel(slots)) : doubt(noted.panelOther(slots));
    }
    case 'deposited': {
      const asked = wording.words.written.series(
        one.asked.map((each) => scoped(moneyText(each, wording), each, wording)),
      );
      const slots = { asked, noted: wording.text.own({ words: one.noted }) };
      const sentence = noted.deposited[one.verdict](slots);
      return one.verdict === 'asked' || one.verdict === 'unknown' ? line(sentence) : doubt(sentence);
    }
    case 'deposit': {
      const when = listed([...new Set(one.kept.map((setting) => keptText(setting, wording)))]);
      const sentence = noted.keptDeposit[one.verdict]({ when });
      return one.verdict === 'asRegulated' || one.verdict === 'unknown' ? line(sentence) : doubt(sentence);
    }
    case 'weighted':
      return doubt(noted.weighted);
    case 'scores':
      return doubt(noted.scores({ used: scoringText(one.used, wording) }));
  }
}

const askedText = (who: Setting<'consent'>['who'], { text }: CaseWording): string =>
  text.organisation.who[who];

/** With a quorum some members may be absent; without one all must be present. */
const isPanel = (count: number, { members, quorum }: Setting<'hearing'>): boolean =>
  quorum === undefined ? count === members : count >= quorum && count <= (members ?? count);
