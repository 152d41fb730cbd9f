/** `<dealtrail-workshop>`: the library, the import of a file, and the replay, one at a time. */

import { LitElement, html, type PropertyValues, type TemplateResult } from '../../ui/lit.ts';
import { wordsFor, type Words } from '../../i18n/words.ts';
import type { Example } from '../../ui/library/catalogue.ts';
import type { Choices } from '../../ui/settings-bar/settings-bar.element.ts';
import { own } from '../../ui/element.ts';
import { base } from '../../ui/styles/base.ts';
import { tokens } from '../../ui/styles/tokens.ts';
import '../../ui/library/define.ts';
import '../../ui/settings-bar/define.ts';
import { above, hashOf, isDamaged, listOf, routeOf, type Route } from './address.ts';
import { AddressBar } from './addressBar.ts';
import { AuditDoor, leaves } from './audit/door.ts';
import { CaseDoor } from './caseFile/door.ts';
import { Recording } from './desk/recording.ts';
import { Steadied } from './desk/steadied.ts';
import { asideOf, isBack, type Aside } from './aside.ts';
import { DoubleDummyDoor } from './doubleDummy/door.ts';
import { Dropping } from './dropping.ts';
import { FrontDoor } from './frontDoor.ts';
import { Keeping } from './keeping/keeping.ts';
import { NOTHING_KEPT, type Kept } from './keeping/kept.ts';
import { mainScreen, topBar, type Workshop } from './screens.ts';
import { isEntrance, type ScreenText, type Screen } from './shown.ts';
import { asAddressed, isReadOtherwise, openingChoices, withLanguage } from './language.ts';
import { remember } from './memory.ts';
import { LARGEST, FileOpening } from './open/opening.ts';
import { auditOf, openChosen } from './open/chosen.ts';
import { OpenedFiles } from './open/files.ts';
import { openReplay } from './open/replay.ts';
import { recordAt } from './open/recordAt.ts';
import { sealShown } from './open/sealShown.ts';
import { doorsOf } from './doors.ts';
import { keepPasted } from './pasted.ts';
import { SlowWork } from './slowWork.ts';
import { titleOf } from './titles.ts';
import type { ChosenFile } from './chosenFile.ts';
import { onUnkept } from './unkept.ts';
import { UncaughtErrors } from './uncaught.ts';
import type { WantedLaws } from '../../ui/laws-page/listing.ts';
import { dressPage } from './dressPage.ts';
import { workshopStyles } from './workshop.styles.ts';

export class WorkshopElement extends LitElement implements Workshop {
  static override styles = [tokens, base, workshopStyles];
  static override properties = own(
    'screen',
    'choices',
    'examples',
    'kept',
    'note',
    'languageFailed',
    'busy',
    'at',
  );
  screen: Screen = { show: routeOf(location.hash).view === 'home' ? 'home' : 'opening' };
  choices: Choices = openingChoices();
  examples: readonly Example[] = [];
  kept: Kept = NOTHING_KEPT;
  note: ScreenText | null = null;
  languageFailed = this.words.language !== this.choices.settings.language;
  busy = false;
  at = 0;
  route: Route = { view: 'home' };
  /** The list from which a deal was opened: the library, the laws or the audit. */
  list: Route = this.route;
  wasAway = false;
  readonly keeping = new Keeping((kept) => (this.kept = kept));
  readonly opening = new FileOpening(() => this.requestUpdate());
  readonly files = new OpenedFiles();
  readonly audit = new AuditDoor(this.keeping.open, () => this.requestUpdate());
  readonly recording = new Recording(this);
  readonly fronts = new FrontDoor(this);
  readonly doors = doorsOf(this);
  readonly caseFile = new CaseDoor(this);
  readonly doubleDummy = new DoubleDummyDoor(this);
  readonly uncaught = new UncaughtErrors(this);
  private readonly dropping = new Dropping(
    this,
    ({ files, missing }) => void openChosen(this, files, missing),
  );
  /** The screen that was left to look up a law. */
  private aside: Aside | null = null;
  private readonly onHash = (event: HashChangeEvent): void => {
    void this.goTo(...this.fronts.leadsTo(event));
    void this.choose(asAddressed(this.choices), 'visit');
  };
  private readonly work = new SlowWork(this);
  private isListing = false;
  private readonly addressBar = new AddressBar();
  private readonly accepting = new Steadied(0);

  constructor() {
    super();
    onUnkept(() => this.requestUpdate());
    this.addEventListener('keydown', (event) => {
      if ((this.caseFile.isOpen || above(this.screen.show, this.list) !== null) && leaves(event)) this.back();
    });
  }

  get words(): Words {
    return wordsFor(this.choices.settings);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.onHash);
    void this.goTo(routeOf(location.hash));
    void this.keeping.open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.onHash);
    this.keeping.end();
    this.audit.end();
  }

  /** Shows what a route names. */
  private async goTo(route: Route, stays = false): Promise<void> {
    this.addressBar.rest();
    const again = (): void => void this.goTo(this.route);
    const same = hashOf({ ...route, at: 0 } as Route) === hashOf({ ...this.route, at: 0 } as Route);
    if (route.view !== 'laws' && isBack(this.aside, route)) return this.comeBack(this.aside);
    this.aside = route.view === 'laws' ? (asideOf(this.screen, this) ?? this.aside) : null;
    this.route = stays ? ({ ...route, at: this.recording.named(this.at) } as Route) : route;
    if (route.view === 'laws') {
      this.list = route;
      await this.work.run(async () => {
        const { lawsScreen } = await import('./laws.ts');
        const screen = await lawsScreen(route.search);
        return () => {
          this.screen = screen;
          scrollTo(0, 0);
        };
      }, again);
      return;
    }
    this.list = listOf(route, this.list);
    if (route.view === 'home') {
      this.list = route;
      // A file that is being read goes on: its progress is shown on every screen, with a way to stop.
      if (!this.work.isReading) this.work.drop();
      this.note = isDamaged(location.hash) ? ({ screen }) => screen.home.damaged : null;
      this.screen = { show: 'home' };
      return;
    }
    // While a deal is being opened, the screen still shows the one before.
    if (same && !this.work.isOpening && this.screen.show === 'replay' && typeof route.at === 'number') {
      const { last } = this.screen.replay;
      // The address of the end of a live deal has no number.
      this.at = Math.min(route.at || (stays || this.recording.desk === null ? 0 : last), last);
      return;
    }
    await this.work.run(async () => {
      const found = await recordAt(route, this);
      if (typeof found === 'function') return { note: found };
      if ('record' in found) return openReplay(this, found);
      return () => {
        this.screen = found;
        if (found.show === 'check') scrollTo(0, 0);
      };
    }, again);
  }

  wantLaws(wanted: WantedLaws): void {
    if (this.screen.show !== 'laws') return;
    this.screen = { ...this.screen, wanted };
    this.list = { view: 'laws', search: wanted.search };
    this.write(this.list);
  }

  openContent(name: string, content: Blob): Promise<void> {
    return this.openContents([{ name, content }]);
  }

  openContents(chosen: readonly ChosenFile[]): Promise<void> {
    return this.work.run(async () => {
      if (chosen.reduce((size, { content }) => size + content.size, 0) > LARGEST)
        return { note: ({ screen }) => screen.home.tooLarge };
      const file = await this.opening.readAll(chosen);
      if (file === 'gone') return { note: ({ screen }) => screen.home.failed };
      if (file === null) return () => undefined;
      return () => {
        const route = { view: 'file', file: this.files.keep(file, chosen), deal: null, at: 0 } as const;
        this.addressBar.leave(this.route, route);
        void this.goTo(route);
      };
    });
  }

  openFiles(chosen: readonly File[]): Promise<void> {
    return openChosen(this, chosen);
  }

  async auditFiles(): Promise<void> {
    if (this.route.view === 'file') await auditOf(this, this.files.chosen(this.route.file));
  }

  accept(): Promise<void> {
    return this.accepting.press(async () => {
      if (this.screen.show !== 'check') return;
      const { file } = this.screen;
      const stream = await this.keeping.keep(file);
      if (file.name === '' && file.parts === undefined) keepPasted(null);
      const route: Route = stream === null ? { view: 'home' } : { view: 'deal', stream, at: 0 };
      this.addressBar.become(route);
      await this.goTo(route);
    });
  }

  look(index: number): void {
    if (this.route.view === 'file') location.hash = hashOf({ ...this.route, deal: index + 1, at: 0 });
  }

  /** Returns to the deal or file that was left, unchanged. */
  private comeBack({ scroll, choices, ...left }: Aside): void {
    this.work.drop();
    Object.assign(this, left, { aside: null });
    if (isReadOtherwise(choices, this.choices)) this.refold();
    void this.updateComplete.then(() => scrollTo(0, scroll));
  }

  back(): void {
    if (this.caseFile.isOpen) return this.fronts.ask(null);
    if (this.screen.show === 'laws' && this.aside !== null) {
      const { route, at } = this.aside;
      this.comeBack(this.aside);
      this.addressBar.turn({ ...route, at } as Route);
      return;
    }
    const up = above(this.screen.show, this.list);
    if (up !== null) return void (location.hash = hashOf(up));
    void this.goTo({ view: 'home' });
    if (location.hash.length > 1) this.addressBar.turn(this.route);
  }

  private write(route: Route): void {
    this.route = route;
    this.addressBar.follow(route);
  }

  stepped(at: number): void {
    const { route, recording } = this;
    this.at = at;
    if (route.view !== 'home' && route.view !== 'laws') this.write({ ...route, at: recording.named(at) });
  }

  async choose(wished: Choices, until?: 'visit'): Promise<void> {
    if (wished === this.choices) return;
    const choices = await withLanguage(wished, () => this.choices, until);
    this.languageFailed = choices === null;
    if (choices === null) return;
    const refold = isReadOtherwise(choices, this.choices);
    this.choices = choices;
    remember(choices);
    if (refold && this.busy) this.work.again();
    else if (refold) this.refold();
  }

  /** Draws the deal on the screen with other choices. */
  private readonly refold = (): void => {
    const { screen, at } = this;
    if (screen.show === 'replay') void this.work.run(() => openReplay(this, { ...screen, at }), this.refold);
  };

  protected override willUpdate(changed: PropertyValues): void {
    this.wasAway ||= !isEntrance(this.screen);
    if (!changed.has('choices')) return;
    this.dataset['suits'] = this.choices.settings.suits;
    dressPage(this.choices, this.words);
  }

  protected override updated(): void {
    const title = titleOf(this);
    if (document.title !== title) document.title = title;
    if (this.screen.show === 'home') void this.listExamples();
  }

  /** The list is large: whoever follows a link to a deal waits for the deal alone. */
  private async listExamples(): Promise<void> {
    if (this.isListing) return;
    this.isListing = true;
    const { examples } = await import('./examples.ts');
    this.examples = await examples();
  }

  override render(): TemplateResult {
    const { words, screen } = this;
    return html`
      ${topBar(this, this.list, screen.show === 'laws' && this.aside !== null)}
      <main>${sealShown(this)}${this.caseFile.shown()}${this.caseFile.isOpen ? '' : mainScreen(this)}</main>
      ${this.dropping.over ? html`<p class="drop" aria-hidden="true">${words.screen.home.dropNow}</p>` : ''}
    `;
  }
}
