/** The effect of each command on the replay. */

import type { LitElement } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { ReplayFront } from './fronts.ts';
import type { NamedCommand } from '../deal-replay/keys.ts';
import type { Preferences } from './preferences.ts';
import { load, type Tab } from './tabs.ts';

/** The replay for a command. */
export interface Steered {
  readonly preferences: Preferences;
  readonly words: Words;
  readonly renderRoot: ParentNode;
  readonly updateComplete: Promise<boolean>;
  tab: Tab;
  /** The text of the live region. */
  news: string;
  goTo(at: number): void;
  ask(front: ReplayFront): void;
  prefer(change: Partial<Preferences>): void;
}

/** Commands that a replay in an article does not have: for its panels, and for screens in front of the deal. */
const COMMANDS: Readonly<Partial<Record<NamedCommand, (on: Steered) => void>>> = {
  doubleDummy: turnDoubleDummy,
  law: (on) => toTab(on, 'laws', 'dt-law-panel', '#laws'),
  options: (on) => focusIn(on, 'dt-now', '#now'),
  machine: (on) => toTab(on, 'status', 'dt-lifecycle', '#machine'),
  information: (on) => toTab(on, 'information', 'dt-information', '#information'),
  goTo: (on) => on.renderRoot.querySelector<HTMLElement>('#go-to')?.focus(),
  say: (on) => on.ask('say'),
  help: (on) => on.ask('keys'),
};

/** False when the command means nothing here. */
export function obey(command: NamedCommand, on: Steered): boolean {
  const act = COMMANDS[command];
  act?.(on);
  return act !== undefined;
}

/** Turns double dummy on or off. It is not shown while hands are hidden. */
function turnDoubleDummy(on: Steered): void {
  const { doubleDummy, perspective } = on.preferences;
  const text = on.words.screen.doubleDummy;
  const isOpen = perspective === 'open';
  on.news = isOpen ? (doubleDummy ? text.hidden : text.shown) : text.onlyOpen;
  if (isOpen) on.prefer({ doubleDummy: !doubleDummy });
}

function focusIn(on: Steered, tag: string, heading: string): void {
  const panel = on.renderRoot.querySelector<LitElement>(tag);
  panel?.renderRoot.querySelector<HTMLElement>(heading)?.focus();
}

/** Opens the panel behind the card, or goes to the card if the panel is empty. */
function toTab(on: Steered, tab: Tab, tag: string, heading: string): void {
  on.tab = tab;
  void Promise.all([on.updateComplete, load(tab)]).then(async () => {
    const panel = on.renderRoot.querySelector<LitElement>(tag);
    await panel?.updateComplete;
    if (panel === null) focusIn(on, 'dt-now', '#now');
    else focusIn(on, tag, heading);
  });
}
