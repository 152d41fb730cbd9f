/** A case file that is being filled in: entries are added to the end of the record, one after another. */

import { firstValueFrom } from 'rxjs';
import { html, nothing, type TemplateResult } from '../../../ui/lit.ts';
import { keyed } from 'lit/directives/keyed.js';
import { ref } from 'lit/directives/ref.js';
import type { Fact } from '../../../events/event.ts';
import { isOfCaseFile, rewrites } from '../../../events/ofRecording.ts';
import type { Organisation } from '../../../events/organisation/settings.ts';
import { factsInLanguage } from '../../../events/inLanguage.ts';
import type { CaseFileWords } from '../../../i18n/caseFile/en.ts';
import { lawSet } from '../../../lawbook/editions.ts';
import { weighed } from '../../../replay/weigh.ts';
import { isStorageCode, type RefusalCode } from '../../../store/codes.ts';
import { utf8 } from '../../../seal/bytes.ts';
import { lastCheckpoint } from '../../../seal/kept.ts';
import { isFinished, type StoredDeal } from '../../../store/deal.ts';
import type { Store } from '../../../store/store.ts';
import { CASE_TABS, type CaseTab } from '../../../ui/case-file/tabs.ts';
import type { CaseSaving } from '../../../ui/case-file/papers.ts';
import type { CaseFiled, Filing, TriedLine } from '../../../ui/case-file/caseShown.ts';
import type { EntriesOpening, HalfFilledForms } from '../../../ui/case-file/halfFilled.ts';
import '../../../ui/case-file/define.ts';
import { frontHash, frontTab, hashOf, routeOf, type Route } from '../address.ts';
import { saveFile } from '../download.ts';
import { folded } from '../folded.ts';
import { storageSentence } from '../keeping/sentences.ts';
import { keepForms } from '../desk/drafts.ts';
import { stepAcross } from '../step.ts';
import { takeFocus } from '../takeFocus.ts';
import type { CaseHost } from './host.ts';
import { copiedFrom, recordName } from '../origin.ts';
import { dealShown } from '../keeping/kept.ts';
import { KeptEntries } from './keptEntries.ts';
import { organisations } from './organisations.ts';

export { caseFileWords as wordsOf } from '../../../i18n/caseFile/load.ts';

/** The number of attempts if another tab adds at the same moment. */
const TRIES = 4;

export class CaseDesk {
  text: CaseFileWords | null = null;
  /** True while somebody who was handed the device answers a poll and must read nothing of the case. */
  isAsking = false;
  readonly #host: CaseHost;
  #trouble: RefusalCode | null = null;
  /** The entry being stored; the next one waits for it. */
  #queue: Promise<void> = Promise.resolve();
  /** The copies of deals that are not stored, by the address of the deal. */
  readonly #copies = new Map<string, string>();
  readonly #kept = new KeptEntries(this.#copies);
  /** The last checkpoint of each frozen deal shown here, by the deal and the number of its freezes. */
  readonly #checkpoints = new Map<string, string | null>();

  #organisations: readonly Organisation[] = [];

  constructor(host: CaseHost) {
    this.#host = host;
    keepForms(host, host.recording);
    void organisations().then((found) => {
      this.#organisations = found;
      host.requestUpdate();
    });
  }

  get #tab(): CaseTab {
    const tab = frontTab(location.hash);
    return CASE_TABS.find((one) => one === tab) ?? 'summary';
  }

  shown(): TemplateResult | typeof nothing {
    const { screen, choices, words, route, kept } = this.#host;
    const { text } = this;
    if (screen.show !== 'replay' || text === null) return nothing;
    const { record, replay } = screen;
    const laws = lawSet(choices.edition ?? record.header.edition, record.header.elections);
    const timeline = folded(factsInLanguage(record, choices.settings.language), laws);
    const own = dealShown(route, kept);
    const file = html`<dt-case-file
      ${ref(takeFocus)}
      .timeline=${timeline}
      .replay=${replay}
      .words=${words}
      .text=${text}
      .examples=${this.#organisations}
      .checkpoint=${own === undefined ? null : this.#checkpointOf(own)}
      .freezes=${own?.freezes ?? []}
      .tab=${this.#tab}
      .closed=${own !== undefined && isFinished(own)}
      .tried=${this.#tried(record.events)}
      .copied=${route.view !== 'deal'}
      .trouble=${this.#trouble === null ? '' : storageSentence(this.#trouble, words)}
      .weigh=${(fact: Fact, after: number) => weighed(timeline, after, fact)}
      .linkTo=${(at: number) => hashOf({ ...route, at } as Route)}
      .shareLink=${frontHash(route, 'share')}
      @case-tab=${({ detail }: CustomEvent<CaseTab>) => stepAcross(this.#address(detail))}
      @case-asking=${({ detail }: CustomEvent<boolean>) => {
        this.isAsking = detail;
        this.#host.requestUpdate();
      }}
      @case-save=${({ detail: { name, type, content } }: CustomEvent<CaseSaving>) =>
        saveFile(new Blob([content], { type }), name)}
      @case-filed=${({ detail }: CustomEvent<CaseFiled>) => this.#file(detail)}
      @entries-opening=${({ detail }: CustomEvent<EntriesOpening>) => detail.give(this.#kept.given(route))}
      @entries-sketched=${({ detail }: CustomEvent<HalfFilledForms | null>) => this.#kept.keep(route, detail)}
    ></dt-case-file>`;
    // What is half typed belongs to this deal, and to the copy that its first entry makes.
    const copied = [...this.#copies].find(([, stream]) => route.view === 'deal' && stream === route.stream);
    return html`${keyed(copied?.[0] ?? recordName(route), file)}`;
  }

  /** The address of a part of the case file. The first entry copies the deal, whose address exists a little before the page shows it. */
  #address(tab: CaseTab, route: Route = routeOf(location.hash)): string {
    return frontHash(route, 'case', tab === 'summary' ? '' : tab);
  }

  /** Lines tried from this deal, as far as they have facts of the table; lines without any are left out, and so are accounts and other records. */
  #tried(recorded: readonly Fact[]): readonly TriedLine[] {
    const { route, recording } = this.#host;
    const stream = route.view === 'deal' ? route.stream : null;
    return recording.trying.lines.flatMap(({ parent, isAccount, apart, name, fork, replay }) => {
      if (parent === null || parent !== stream || fork > recorded.length) return [];
      if (isAccount === true || apart !== undefined) return [];
      const events = replay.record.events
        .slice(fork)
        .filter((fact) => !isOfCaseFile(fact) && !rewrites(fact));
      return events.length === 0 ? [] : [{ name, fork, events }];
    });
  }

  /** The last checkpoint of a frozen deal, when it has been read; null if its seal does not hold, since it would vouch for what was changed. */
  #checkpointOf({ stream, freezes = [] }: StoredDeal): string | null {
    if (freezes.length === 0) return null;
    const name = `${stream} ${freezes.length}`;
    const known = this.#checkpoints.get(name);
    if (known !== undefined) return known;
    this.#checkpoints.set(name, null);
    void this.#host.keeping.open().then(async (store) => {
      const read = await store.seals.read(stream);
      if (!read.ok || read.text === null) return;
      const bytes = utf8(read.text);
      const { verifySealed } = await import('../../../seal/verify.ts');
      if ((await verifySealed(bytes)).faults.length > 0) return;
      this.#checkpoints.set(name, lastCheckpoint(bytes));
      this.#host.requestUpdate();
    });
    return null;
  }

  #file({ filing, answered }: CaseFiled): void {
    this.#queue = this.#queue.then(async () => {
      try {
        this.#trouble = await this.#add(filing);
      } catch (error) {
        // The next entry must not fail because of this one.
        this.#trouble = 'unavailable';
        reportError(error);
      }
      this.#host.requestUpdate();
      const why = this.#trouble;
      answered(why === null ? null : { why: storageSentence(why, this.#host.words) });
    });
  }

  /** Null if it is stored, or kept in memory until the storage accepts it; otherwise why not. */
  async #add(filing: Filing): Promise<RefusalCode | null> {
    const store = await this.#host.keeping.open();
    const stream = await this.#stream(store);
    if (stream === null) return this.#copy(store, filing);
    for (let turn = 0; turn < TRIES; turn++) {
      // With the entries that wait in memory, after which this one comes.
      const now = await firstValueFrom(store.live(stream));
      if (!now.ok) return now.code;
      const { deal, events } = now;
      if (deal.state === 'closed') {
        if (isFinished(deal)) return 'closed';
        const opened = await store.reopen(stream);
        if (!opened.ok) return opened.code;
        this.#host.recording.lookAgain();
        continue;
      }
      const { facts, marks } = filing((deal.fork ?? 0) + events.length);
      const done = await store.append(stream, deal.version, facts, marks);
      if (done.ok || isStorageCode(done.code)) return null;
      if (done.code !== 'versionConflict') return done.code;
    }
    return 'versionConflict';
  }

  async #stream(store: Store): Promise<string | null> {
    const { route } = this.#host;
    if (route.view === 'deal') return route.stream;
    const copy = this.#copies.get(recordName(route));
    return copy !== undefined && (await store.read(copy)).ok ? copy : null;
  }

  /** A deal that is not stored is copied with its first entry, and the address changes to the copy. */
  async #copy(store: Store, filing: Filing): Promise<RefusalCode | null> {
    const { screen, route, at } = this.#host;
    if (screen.show !== 'replay') return null;
    const { header, events, marks = {} } = screen.record;
    const added = filing(events.length);
    const made = await store.create({
      header,
      events: [...events, ...added.facts],
      marks: { ...marks, ...added.marks },
    });
    const { stream } = made;
    if (!made.ok && !isStorageCode(made.code)) return made.code;
    if (stream === undefined) return made.ok ? null : made.code;
    this.#copies.set(recordName(route), stream);
    copiedFrom(stream, route);
    location.hash = this.#address(this.#tab, { view: 'deal', stream, at });
    return null;
  }
}
