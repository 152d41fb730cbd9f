/** The screen that signs and freezes a deal, in front of its replay. */

import type { Subscription } from 'rxjs';
import type { DealRecord } from '../../../events/record.ts';
import type { Words } from '../../../i18n/words.ts';
import { freezingWords } from '../../../i18n/freezing.ts';
import { readIdentity } from '../../../seal/identity.ts';
import type { Member } from '../../../seal/member.ts';
import type { Verdict } from '../../../seal/verify.ts';
import { Latest } from '../../../ui/latest.ts';
import '../../../ui/sealing/define.ts';
import type { SealingElement } from '../../../ui/sealing/sealing.element.ts';
import type { Addition, IdentityWish, SealingShown, SealWish } from '../../../ui/sealing/shown.ts';
import { frontHash } from '../address.ts';
import type { DialogHost, OpenDialog } from '../dialogDoor.ts';
import { saveFile } from '../download.ts';
import { showInFront } from '../inFront.ts';
import type { Keeping } from '../keeping/keeping.ts';
import { nameFor } from '../sharing/names.ts';
import { FileHolder, StoreHolder, type SealHolder } from './holders.ts';
import { signed, standingOf } from './sealing.ts';
import { Identities } from './shelf.ts';
import { signedBy } from '../../../seal/signedBy.ts';
import { choiceFor } from './signHere.ts';

/** Shows it in front of the page. */
export const openSealing: OpenDialog = (host, { from }, closed) => {
  const { words, renderRoot, route, keeping } = host;
  const content = document.createElement('dt-sealing');
  content.words = words;
  content.caseFile = frontHash(route, 'case', 'decision');
  const screen = new SealingScreen(content, keeping);
  const shown = showInFront(renderRoot, {
    label: ({ language }) => freezingWords(language).title,
    kind: 'sealing',
    content,
    closed: () => {
      void screen.end();
      closed();
    },
  });
  content.addEventListener('sealing-close', shown.close);
  void screen.begin(route, from?.sealed ?? null);
  const reword = (now: Words): void => {
    shown.reword(now);
    screen.reword();
  };
  return { ...shown, reword };
};

class SealingScreen {
  readonly #element: SealingElement;
  readonly #keeping: Keeping;
  readonly #identities = new Identities();
  #holder: SealHolder | null = null;
  /** The stream of a stored deal; null for others. */
  #stream: string | null = null;
  #following: Subscription | null = null;
  #ended = false;
  #isOfFile = false;
  readonly #looks = new Latest();

  constructor(element: SealingElement, keeping: Keeping) {
    this.#element = element;
    this.#keeping = keeping;
    const on = (type: string, work: (detail: never) => Promise<void>): void =>
      element.addEventListener(
        type,
        (event) => void this.#do(() => work((event as CustomEvent<never>).detail)),
      );
    on('identity-made', async (wish: IdentityWish) => this.#changed(await this.#identities.make(wish)));
    on('identity-opened', async (file: File) =>
      this.#changed(await this.#identities.open(await file.text())),
    );
    on('identity-saved', ({ key, secret }: { key: string; secret: boolean }) => this.#saveKey(key, secret));
    on('identity-dropped', async (key: string) => {
      await this.#identities.drop(key);
      await this.#changed(null);
    });
    on('member-opened', async (file: File) => this.#addMember(await file.text()));
    on('seal-wanted', (wish: SealWish) => this.#sign(wish));
    on('sealed-saved', () => this.#save());
    on('signer-chosen', (key: string | null) => this.#choose(key));
  }

  /** `sealed`: the shown file, if it is one. */
  begin(route: DialogHost['route'], sealed: Blob | null): Promise<void> {
    return this.#do(() => this.#follow(route, sealed));
  }

  async #follow(route: DialogHost['route'], sealed: Blob | null): Promise<void> {
    if (route.view === 'deal') {
      const store = await this.#keeping.open();
      if (this.#ended) return;
      this.#holder = new StoreHolder(store, route.stream);
      this.#stream = route.stream;
      // Another tab may record or sign.
      this.#following = store.live(route.stream).subscribe(() => void this.#do(() => this.#look()));
    } else if (sealed !== null) {
      this.#isOfFile = true;
      this.#holder = new FileHolder(new Uint8Array(await sealed.arrayBuffer()));
      await this.#look();
    }
  }

  /** Reads anew what is told in the words of the page. */
  reword(): void {
    void this.#do(() => this.#look());
  }

  async end(): Promise<void> {
    this.#ended = true;
    this.#following?.unsubscribe();
    await this.#identities.end();
  }

  /** Shows every error. */
  async #do(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#element.note = { kind: 'failed' };
      throw error;
    }
  }

  async #look(): Promise<void> {
    const holder = this.#holder;
    if (holder === null) return;
    const isLatest = this.#looks.begin();
    const [standing, identities] = await Promise.all([standingOf(holder), this.#identities.all()]);
    if (!isLatest() || standing === null) return;
    const { verdict, record, signed: had, stuck } = standing;
    const seal = verdict === null ? null : { ...verdict, holds: undefined, end: undefined };
    const [missing, additions] = await Promise.all([
      this.#missingIn(record, seal),
      additionsOf(record, verdict, this.#element.words),
    ]);
    if (!isLatest()) return;
    const shown: SealingShown = {
      identities,
      seal,
      stuck,
      facts: record.events.length,
      signed: had?.events.length ?? 0,
      additions,
      missing,
      signsHere: this.#stream === null ? null : (choiceFor(this.#stream)?.key ?? null),
      ofFile: this.#isOfFile,
    };
    this.#element.shown = shown;
  }

  /** What a case still needs before it may be frozen. Empty if everything is frozen; nothing is loaded for a deal that is no case. */
  async #missingIn(record: DealRecord, seal: SealingShown['seal']): Promise<readonly string[]> {
    const isCase = record.events.some(({ type }) => type === 'CaseNoted');
    if (!isCase || seal?.freezes.at(-1)?.facts === record.events.length) return [];
    return (await import('../../../output/page/caseFile/missing.ts')).missingIn(record, this.#element.words);
  }

  async #sign(wish: SealWish): Promise<void> {
    const holder = this.#holder;
    if (holder === null) return;
    this.#element.note = { kind: 'working' };
    // The browser grants this only shortly after a press.
    if (wish.freeze && !this.#isOfFile) this.#keeping.askAtFirstFreeze();
    const signers = await this.#identities.signers(wish.present);
    const note = await signed(wish, holder, signers, Date.now);
    await this.#look();
    const isStored = !this.#isOfFile && (await this.#keeping.open()).kind === 'durable';
    this.#element.note = isStored || !('number' in note) ? note : { kind: 'doneInFile' };
    if ('number' in note) this.#element.added = [];
  }

  /** Says whose identity came or went, since a reader who hears the page does not see it. */
  async #changed(refused: 'badName' | 'noIdentity' | 'publicOnly' | null): Promise<void> {
    // A second refusal in the same words is said again only after a pause.
    this.#element.note = null;
    const before = this.#element.shown?.identities ?? [];
    await this.#look();
    const now = this.#element.shown?.identities ?? [];
    if (refused !== null) this.#element.note = { kind: refused };
    const [come] = notIn(before, now);
    const [gone] = notIn(now, before);
    if (come !== undefined) this.#element.note = { kind: 'come', name: come.name };
    else if (gone !== undefined) this.#element.note = { kind: 'gone', name: gone.name };
  }

  /** Chooses who automatically signs what is recorded of this deal from now on. */
  async #choose(key: string | null): Promise<void> {
    if (this.#stream !== null) this.#keeping.signing?.choose(this.#stream, key);
    await this.#look();
  }

  #addMember(text: string): void {
    const member = readIdentity(text);
    this.#element.note = member === null ? { kind: 'noIdentity' } : null;
    if (member === null) return;
    const { name, key, role } = member;
    this.#element.added = [...this.#element.added.filter((one) => one.key !== key), { name, key, role }];
  }

  async #saveKey(key: string, secret: boolean): Promise<void> {
    const text = await this.#identities.file(key, secret);
    if (text !== null) this.#handOver(text, secret ? 'identity.key' : 'identity.public');
  }

  async #save(): Promise<void> {
    const [bytes, record] = await Promise.all([this.#holder?.read(), this.#holder?.record()]);
    if (!bytes) return;
    this.#handOver(new Uint8Array(bytes), `${nameFor(record?.header.deal.board ?? '')}.sealed`);
  }

  #handOver(content: string | Uint8Array<ArrayBuffer>, name: string): void {
    saveFile(new Blob([content], { type: 'text/plain' }), name);
    this.#element.note = { kind: 'saved', name };
  }
}

function notIn(known: readonly Member[], some: readonly Member[]): readonly Member[] {
  return some.filter(({ key }) => known.every((one) => one.key !== key));
}

/** What was added after the first freeze, in the reader's words. */
async function additionsOf(
  record: DealRecord,
  verdict: Verdict | null,
  words: Words,
): Promise<readonly Addition[]> {
  const frozen = verdict?.freezes[0]?.facts;
  if (verdict === null || frozen === undefined || frozen >= record.events.length) return [];
  const { addedTo } = await import('../../../output/page/caseFile/added.ts');
  const signers = signedBy(verdict) ?? [];
  return (await addedTo(record, frozen, words)).map(({ text }, index) => ({
    number: frozen + index + 1,
    text,
    by: signers[frozen + index] ?? null,
  }));
}
