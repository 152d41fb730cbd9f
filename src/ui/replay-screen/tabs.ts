/** The panels behind the card about this moment, one at a time; an empty panel has no tab. */

import { html, type TemplateResult } from '../lit.ts';
import { isDummy } from '../../domain/table.ts';
import { isNoted } from '../../events/vouching.ts';
import { inLanguage } from '../../events/inLanguage.ts';
import type { Words } from '../../i18n/words.ts';
import { wasNoClaim } from '../../laws/states.ts';
import { costsIn, type Advice } from '../doubleDummy/advice.ts';
import type { Moment, Replay } from '../../view/replay.ts';
import type { Perspective } from '../table/perspective.ts';
import { lineOf } from '../../view/replayLine.ts';

const TABS = [
  'laws',
  'result',
  'choices',
  'certain',
  'status',
  'information',
  'markers',
  'claim',
  'facts',
  'play',
] as const;
export type Tab = (typeof TABS)[number];

export interface TabShown {
  readonly replay: Replay;
  readonly moment: Moment;
  readonly words: Words;
  readonly perspective: Perspective;
  readonly advice: Advice | null;
}

/** Whether each tab has contents anywhere in the deal; for a perspective that doesn't see all hands, only up to the present moment. */
const HAS_CONTENT: Readonly<Record<Tab, (shown: TabShown, end: Moment) => boolean>> = {
  laws: ({ replay }, end) => replay.findings.some(({ at }) => at < end.at),
  result: ({ replay, moment }, end) =>
    // After the end of play the card itself shows the result.
    !moment.playOver &&
    (end.revokes.length > 0 ||
      (end.at === replay.last && replay.record.header.statedResult !== undefined) ||
      replay.record.events.some(({ type }, event) => type === 'ScoreAssigned' && event < end.at)),
  choices: ({ replay }, end) =>
    replay.record.events.some(({ type }, event) => type === 'ChoiceMade' && event < end.at),
  // What is certain follows from all cards, so a perspective that sees only some must not show it.
  certain: ({ perspective }, end) => perspective === 'open' && end.knowledge !== null,
  status: (_shown, end) => end.cases.length > 0,
  information: (_shown, end) => end.information.length > 0,
  markers: ({ replay }, end) => lineOf(replay).marks.some(({ event }) => event < end.at),
  // The lines of a claim show all four hands.
  claim: ({ replay, perspective }, end) =>
    perspective === 'open' &&
    (end.cases.some((open) => open.machine === 'claim' && !wasNoClaim(open)) ||
      // A claim by dummy (43A1c) needs no panel.
      replay.record.events.some(
        (fact, event) => fact.type === 'ClaimMade' && !isDummy(end.table, fact.by) && event < end.at,
      )),
  facts: ({ replay, words }, end) =>
    (inLanguage(replay.record.header, words.language).notes ?? '') !== '' ||
    replay.record.events.some((fact, event) => isNoted(fact) && event < end.at),
  play: (_shown, end) => end.table.trick !== null,
};

/**
 * The panels that have something to show, in their order. With all hands open, what comes later in the
 * deal counts as well.
 */
export function tabsOf(shown: TabShown): readonly Tab[] {
  const { replay, moment, perspective } = shown;
  const end = perspective === 'open' ? replay.moment(replay.last) : moment;
  return TABS.filter((tab) => HAS_CONTENT[tab](shown, end));
}

/** The tabs as buttons: the arrow keys step through the deal wherever one is. */
export function tabButtons(
  tabs: readonly Tab[],
  open: Tab,
  words: Words,
  choose: (tab: Tab) => void,
): TemplateResult {
  const { now } = words.screen;
  return html`<div class="tabs" role="group" aria-label=${now.group}>
    ${tabs.map(
      (tab) =>
        html`<button aria-expanded=${tab === open} aria-controls="behind" @click=${() => choose(tab)}>
          ${now.tabs[tab]}
        </button>`,
    )}
  </div>`;
}

/** Panels that few readers open; they are loaded on demand. */
const LATER: Partial<Readonly<Record<Tab, () => Promise<unknown>>>> = {
  choices: () => import('../choices-made/define.ts'),
  certain: () => import('../certain/define.ts'),
  status: () => import('../lifecycle/define.ts'),
  information: () => import('../information/define.ts'),
  claim: () => import('../claim/define.ts'),
};

const NO_COSTS = [] as const;

/** Loads the panel behind a tab, when it is one that is loaded on demand. */
export async function load(tab: Tab): Promise<void> {
  await LATER[tab]?.();
}

/** The panel behind a tab, whether somebody chose it or it is the first that has something to show. */
export function panelOf(tab: Tab, { replay, moment, words, perspective, advice }: TabShown): TemplateResult {
  void load(tab);
  const { at } = moment;
  switch (tab) {
    case 'laws':
      return html`<dt-law-panel
        .replay=${replay}
        .moment=${moment}
        .words=${words}
        .perspective=${perspective}
      ></dt-law-panel>`;
    case 'result':
      return html`<dt-result .replay=${replay} .moment=${moment} .words=${words}></dt-result>`;
    case 'choices':
      return html`<dt-choices-made .replay=${replay} .at=${at} .words=${words}></dt-choices-made>`;
    case 'certain':
      return html`<dt-certain .replay=${replay} .moment=${moment} .words=${words}></dt-certain>`;
    case 'status':
      return html`<dt-lifecycle .replay=${replay} .moment=${moment} .words=${words}></dt-lifecycle>`;
    case 'information':
      return html`<dt-information .replay=${replay} .moment=${moment} .words=${words}></dt-information>`;
    case 'markers':
      return html`<dt-markers
        .replay=${replay}
        .at=${at}
        .words=${words}
        .perspective=${perspective}
      ></dt-markers>`;
    case 'claim':
      return html`<dt-claim .replay=${replay} .moment=${moment} .words=${words}></dt-claim>`;
    case 'facts':
      return html`<dt-facts
        .replay=${replay}
        .at=${at}
        .words=${words}
        .perspective=${perspective}
      ></dt-facts>`;
    case 'play':
      return html`<dt-play-table
        .costs=${advice === null ? NO_COSTS : costsIn(advice)}
        .replay=${replay}
        .at=${at}
        .words=${words}
        .perspective=${perspective}
      ></dt-play-table>`;
  }
}
