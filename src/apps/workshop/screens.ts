/** The screens of the workshop: the library, the laws, the audit, the import of a file, the replay. */

import { html, nothing, type TemplateResult } from '../../ui/lit.ts';
import { ref } from 'lit/directives/ref.js';
import type { Choices } from '../../ui/settings-bar/settings-bar.element.ts';
import { formOf, hashOf, type Front, type Route } from './address.ts';
import type { Fact } from '../../events/event.ts';
import type { Words } from '../../i18n/words.ts';
import type { LibraryForm } from '../../ui/library/forms.ts';
import type { WantedLaws } from '../../ui/laws-page/listing.ts';
import type { Example } from '../../ui/library/catalogue.ts';
import type { Marking } from '../../ui/audit-page/session.ts';
import type { AuditDoor } from './audit/door.ts';
import { auditScreen } from './audit/screen.ts';
import type { Keeping } from './keeping/keeping.ts';
import type { Kept } from './keeping/kept.ts';
import { noticesOf } from './keeping/sentences.ts';
import { readingBar } from './open/bar.ts';
import type { FileOpening } from './open/opening.ts';
import type { ReadFile } from './reading.ts';
import '../../ui/notices/define.ts';
import { isEntrance, type ScreenText, type Screen } from './shown.ts';
import type { Recording } from './desk/recording.ts';
import type { ClaimAsked } from '../../ui/claim/asking.ts';
import type { ChoicesTried } from '../../ui/options-panel/try-all.ts';
import type { CardPressed } from '../../ui/table/press.ts';
import { lineBanner } from './desk/lines.ts';
import { goOnButton, recordForms, recordLine, treeOf, tryButton } from './desk/screen.ts';
import type { DoubleDummyDoor } from './doubleDummy/door.ts';
import type { CaseDoor } from './caseFile/door.ts';
import type { FrontDoor } from './frontDoor.ts';
import { isSealable, type doorsOf } from './doors.ts';
import type { DealBegun } from '../../ui/new-deal/new-deal.element.ts';
import { givePasted, keepPasted } from './pasted.ts';
import { unkeptNotices } from './unkept.ts';
import { beginNewDeal, giveNewDeal, keepNewDeal } from './newDeal.ts';
import { acrossFindings, arriving, stepAcross, stepBack, stepTo } from './step.ts';
import { takeFocus } from './takeFocus.ts';

/** The part of the workshop that its screens need. */
export interface Workshop {
  readonly screen: Screen;
  readonly choices: Choices;
  readonly words: Words;
  readonly examples: readonly Example[];
  readonly kept: Kept;
  readonly note: ScreenText | null;
  /** True if the chosen language could not be loaded. */
  readonly languageFailed: boolean;
  readonly busy: boolean;
  readonly at: number;
  readonly route: Route;
  readonly keeping: Keeping;
  readonly opening: FileOpening;
  readonly audit: AuditDoor;
  readonly recording: Recording;
  readonly doors: ReturnType<typeof doorsOf>;
  readonly doubleDummy: DoubleDummyDoor;
  readonly fronts: FrontDoor;
  readonly caseFile: CaseDoor;
  /** The list from which a deal was opened. */
  readonly list: Route;
  /** True once another screen than the home page has been shown. */
  readonly wasAway: boolean;
  openFiles(files: readonly File[]): Promise<void>;
  openContent(name: string, content: Blob): Promise<void>;
  auditFiles(): Promise<void>;
  accept(): Promise<void>;
  look(index: number): void;
  back(): void;
  wantLaws(wanted: WantedLaws): void;
  stepped(at: number): void;
  choose(choices: Choices): Promise<void>;
}

/** The file's name; a general name for pasted text, and for several files. */
export function nameOf({ name, parts }: Pick<ReadFile, 'name' | 'parts'>, words: Words): string {
  if (parts !== undefined) return words.screen.check.files({ files: parts.length });
  return name === '' ? words.screen.home.pasted : name;
}

/** The label of the way back: to the file, or to the list from which the deal was opened. */
function backLabel(screen: Screen, list: Route, words: Words): string {
  const { replay, lawsPage, auditPage, boardsPage } = words.screen;
  if (screen.show === 'audit' && list.view === 'boards')
    return list.board === null ? auditPage.title : boardsPage.title;
  if (screen.show !== 'replay') return replay.back;
  if (screen.from !== null) return nameOf(screen.from, words);
  if (list.view === 'boards') return boardsPage.title;
  if (list.view === 'audit') return auditPage.title;
  return list.view === 'laws' ? lawsPage.title : replay.back;
}

/**
 * Draws the main part of the page: a replay, a file to check, the Laws, an audit, or the
 * library.
 */
export function mainScreen(workshop: Workshop): TemplateResult {
  switch (workshop.screen.show) {
    case 'replay':
      return replayScreen(workshop);
    case 'check':
      return checkScreen(workshop);
    case 'laws':
      return lawsScreen(workshop);
    case 'audit':
      return auditScreen(workshop, workshop.list);
    case 'opening':
      return html`<p role="status">${workshop.words.screen.home.loading}</p>`;
    default:
      return libraryScreen(workshop);
  }
}

/** The finding to look at, because the deal may otherwise seem faultless. */
function findingLine({ route, audit, words }: Workshop): TemplateResult | typeof nothing {
  const number = route.view === 'audit' ? route.finding : null;
  const row = number === null ? null : (audit.auditing?.finding(number) ?? null);
  const { auditing } = audit;
  if (row === null || auditing === null) return nothing;
  const linkTo = (finding: number | null): string | null =>
    finding === null ? null : hashOf({ view: 'audit', finding, at: 0 });
  const { before, after } = auditing.beside(row.number, words);
  return html`<dt-finding
    slot="finding"
    .words=${words}
    .row=${row}
    .decision=${auditing.marks.decisions.get(row.finding) ?? null}
    .previous=${linkTo(before)}
    .next=${linkTo(after)}
    @audit-mark=${({ detail }: CustomEvent<Marking>) => void auditing.marks.give(detail)}
    @click=${acrossFindings}
  ></dt-finding>`;
}

function replayScreen(workshop: Workshop): TemplateResult {
  const { screen, choices } = workshop;
  return html`${lineBanner(workshop.route, workshop.kept, workshop.words)}<replay-screen
      ${ref(takeFocus)}
      .replay=${screen.show === 'replay' ? screen.replay : null}
      .settings=${choices.settings}
      .preferences=${choices.preferences}
      .at=${workshop.at}
      .advice=${workshop.doubleDummy.advice}
      @replay-step=${(event: CustomEvent<{ index: number }>) => workshop.stepped(event.detail.index)}
      @preferences-change=${(event: CustomEvent<Choices['preferences']>) =>
        void workshop.choose({ ...choices, preferences: event.detail })}
      .front=${workshop.fronts.front}
      @front-asked=${(event: CustomEvent<Front | null>) => {
        event.preventDefault();
        workshop.fronts.ask(event.detail);
      }}
      .recording=${workshop.recording.isOn}
      @card-pressed=${(event: CustomEvent<CardPressed>) => void workshop.recording.pressed(event.detail)}
      @facts-recorded=${(event: CustomEvent<readonly Fact[]>) => void workshop.recording.record(event.detail)}
      @claim-asked=${({ detail }: CustomEvent<ClaimAsked>) => void import('./claims/working.ts').then(({ answerClaim }) => answerClaim(detail, workshop.route)).catch(detail.failed)}
      @choices-tried=${({ detail }: CustomEvent<ChoicesTried>) => void workshop.recording.trying.branchAll(detail.lines, detail.at)}
      >${findingLine(workshop)}${treeOf(workshop)}${recordLine(workshop)}</replay-screen
    >${recordForms(workshop)}`;
}

function checkScreen(workshop: Workshop): TemplateResult {
  const { screen, words } = workshop;
  const file = screen.show === 'check' ? screen.file : null;
  return html`<dt-import-check
    .name=${file === null ? '' : nameOf(file, words)}
    .pasted=${file?.name === '' && file.parts === undefined}
    .origins=${file?.parts?.flatMap(({ name, deals }) => deals.map(() => name)) ?? []}
    .text=${file?.text ?? ''}
    .deals=${file?.deals ?? []}
    .problems=${file?.problems ?? []}
    .known=${file === null ? null : () => workshop.keeping.known(file)}
    .words=${words}
    @accept=${() => void workshop.accept()}
    @audit=${() => void workshop.auditFiles()}
    @look=${(event: CustomEvent<number>) => workshop.look(event.detail)}
    @open-deal=${(event: CustomEvent<string>) => goTo({ view: 'deal', stream: event.detail, at: 0 })}
    @cancel=${() => workshop.back()}
  ></dt-import-check>`;
}

function lawsScreen(workshop: Workshop): TemplateResult {
  const { screen, words } = workshop;
  if (screen.show !== 'laws') return html``;
  return html`<dt-laws
    .words=${words}
    .cases=${screen.cases}
    .wanted=${screen.wanted}
    @laws-wanted=${(event: CustomEvent<WantedLaws>) => workshop.wantLaws(event.detail)}
    @open-example=${(event: CustomEvent<string>) =>
      (location.hash = hashOf({ view: 'example', path: event.detail, at: 0 }))}
  ></dt-laws>`;
}

/** Draws what is above the screen: the links, the settings, the file being read, and what must be said of the storage. `toDeal`: the way back leads to a deal that was left for the Laws. */
export function topBar(workshop: Workshop, list: Route, toDeal: boolean): TemplateResult {
  const { screen, words, choices, caseFile } = workshop;
  const isDeal = screen.show === 'replay' && !caseFile.isOpen;
  return html`<header class=${isEntrance(screen) ? 'bar home' : 'bar'}>
      ${toDeal || caseFile.isOpen ? html`<button class="quiet" @click=${() => workshop.back()}>‹ ${words.screen.replay.backToDeal}</button>` : wayThrough(workshop, list)}
      ${isDeal ? [goOnButton(workshop, screen.record), tryButton(workshop), caseFile.link()] : ''}
      ${isDeal ? [workshop.doors.share.link(words.screen.studio.share), isSealable(workshop) ? workshop.doors.seal.link(words.screen.facts.seal) : ''] : ''}
      <dt-settings
        .choices=${choices}
        .words=${words}
        .failed=${workshop.languageFailed}
        @choices-change=${(event: CustomEvent<Choices>) => void workshop.choose(event.detail)}
      ></dt-settings>
    </header>
    ${readingBar(workshop.opening, words)}
    <dt-notices
      .notices=${[...unkeptNotices(words, workshop.kept), ...noticesOf(workshop.kept, workshop.keeping, words, workshop.recording.desk?.hasConflict === true), ...(workshop.keeping.signing?.notices(words, workshop.route) ?? []), ...(workshop.audit.listed?.notices(words) ?? [])]}
      @open-files=${(event: CustomEvent<readonly File[]>) => void workshop.openFiles(event.detail)}
    ></dt-notices>`;
}

/** The links to other pages from home, or the way back from any other screen. */
function wayThrough(workshop: Workshop, list: Route): TemplateResult {
  const { screen, words } = workshop;
  const { lawsPage, auditPage, guide } = words.screen;
  return isEntrance(screen)
    ? html`<nav @click=${onceMore}>
        <a href="#audit">${auditPage.short}</a> <a href="#laws">${lawsPage.title}</a>
        <a href=${`build/site/${words.language}/start.html`}>${guide}</a>
      </nav>`
    : html`<button class="quiet" @click=${() => workshop.back()}>
        ‹ ${backLabel(screen, list, words)}
      </button>`;
}

/** A link to the address that stayed when something could not be opened: the browser goes nowhere. */
function onceMore({ target }: Event): void {
  if (target instanceof HTMLAnchorElement && target.hash !== '') goAgain(target.hash);
}

/** True if the browser would go nowhere: then the page looks at the address again. */
function goAgain(hash: string): boolean {
  return location.hash === hash && dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Opens a form on the home page, changes to the other one, or closes it. */
function askForm(open: LibraryForm | null, wanted: LibraryForm | null): void {
  if (wanted === null) stepBack('#');
  else if (open === null || arriving() !== null) stepTo(hashOf({ view: 'home', form: wanted }), '#');
  else stepAcross(hashOf({ view: 'home', form: wanted }));
}

/** Also to the address that stayed when something could not be opened, of which the browser reports no change. */
function goTo(route: Route): void {
  const hash = hashOf(route);
  if (!goAgain(hash)) location.hash = hash;
}

function libraryScreen(workshop: Workshop): TemplateResult {
  const { words, kept } = workshop;
  const { kind, room, copy, savedAt } = kept;
  const filled = kept.deals.length + kept.damaged.length + kept.unsaved > 0;
  const changed = kept.deals.filter(({ updatedAt }) => updatedAt > savedAt).length;
  const broken = kept.problems.flatMap(({ code, stream }) => (code === 'corrupt' && stream ? [stream] : []));
  return html`<dt-library
    .words=${words}
    .isReturn=${workshop.wasAway}
    .examples=${workshop.examples}
    .deals=${workshop.keeping.results.shown(kept.deals)}
    .cases=${workshop.keeping.cases.shown(kept.deals)}
    .audits=${workshop.audit.listed?.shown(words) ?? null}
    .damaged=${kept.damaged}
    .waiting=${workshop.keeping.results.shown(kept.waiting)}
    .broken=${new Set(broken)}
    .storage=${{ kind, room, copy, savedAt, filled, changed }}
    .busy=${workshop.busy}
    .note=${workshop.note?.(words) ?? ''}
    @open-files=${(event: CustomEvent<readonly File[]>) => void workshop.openFiles(event.detail)}
    .form=${formOf(workshop.route)}
    @form-asked=${({ detail }: CustomEvent<LibraryForm | null>) => askForm(formOf(workshop.route), detail)}
    @deal-begun=${(event: CustomEvent<DealBegun>) => void beginNewDeal(workshop.recording.beginning, event)}
    @paste-sketched=${({ detail }: CustomEvent<string | null>) => keepPasted(detail)}
    @paste-opening=${givePasted}
    @new-deal-sketched=${keepNewDeal}
    @new-deal-opening=${giveNewDeal}
    @open-text=${(event: CustomEvent<string>) => void workshop.openContent('', new Blob([event.detail]))}
    @open-example=${(event: CustomEvent<string>) => goTo({ view: 'example', path: event.detail, at: 0 })}
    @open-first=${(event: CustomEvent<string>) =>
      goTo({ view: 'example', path: event.detail, at: 'first-irregularity' })}
    @open-deal=${(event: CustomEvent<string>) => goTo({ view: 'deal', stream: event.detail, at: 0 })}
    @remove-deals=${(event: CustomEvent<readonly string[]>) => void workshop.keeping.remove(event.detail)}
    @mend-deal=${(event: CustomEvent<string>) => void workshop.keeping.mend(event.detail)}
    @ask-to-last=${() => void workshop.keeping.askToLast()}
    @save-backup=${() => void workshop.keeping.saveBackup()}
  ></dt-library>`;
}
