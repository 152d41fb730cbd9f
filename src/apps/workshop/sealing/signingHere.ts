/** Automatically signs what is recorded on this page, for people who have chosen that, and shows above the deal the state of signing. */

import type { Subscription } from 'rxjs';
import { freezingWords } from '../../../i18n/freezing.ts';
import type { Words } from '../../../i18n/words.ts';
import { utf8 } from '../../../seal/bytes.ts';
import type { Store } from '../../../store/store.ts';
import type { Notice } from '../../../ui/notices/notices.element.ts';
import type { Signers } from '../../../ui/sealing/shown.ts';
import { frontHash, type Route } from '../address.ts';
import { choiceFor, chooseSigner, recordedHere } from './signHere.ts';

export class SigningHere {
  readonly #store: Store;
  readonly #changed: () => void;
  readonly #added: Subscription;
  #following: Subscription | null = null;
  /** The shown frozen deal, its signed text, and the signers. */
  #stream = '';
  #text: string | null = null;
  #signers: Signers | null = null;

  constructor(store: Store, changed: () => void) {
    this.#store = store;
    this.#changed = changed;
    this.#added = store.added.subscribe(({ stream, version, count }) => {
      if (recordedHere(stream, version, count)) void this.#sign(stream);
    });
    // Another tab has signed, or has failed to.
    addEventListener('storage', changed);
  }

  /** Chooses the key that signs from now on; null for none. */
  choose(stream: string, key: string | null): void {
    chooseSigner(stream, key);
    this.#changed();
  }

  /** A notice if new events of the deal on screen are not signed. */
  notices(words: Words, route: Route): readonly Notice[] {
    const trouble = route.view === 'deal' ? choiceFor(route.stream)?.trouble : undefined;
    if (trouble === undefined || route.view !== 'deal') return [];
    const text = freezingWords(words.language);
    return [
      {
        id: `signing-${trouble}`,
        text: text.notAtOnce[trouble],
        actions: [
          { label: text.title, act: () => void (location.hash = frontHash(route, 'seal')) },
          { label: text.signNothing, act: () => this.choose(route.stream, null) },
        ],
      },
    ];
  }

  /** The signers of a frozen deal's facts; null until read. */
  signers(stream: string): Signers | null {
    if (this.#stream !== stream) {
      this.#following?.unsubscribe();
      this.#stream = stream;
      [this.#text, this.#signers] = [null, null];
      this.#following = this.#store.live(stream).subscribe(() => void this.#look(stream));
    }
    return this.#signers;
  }

  async #sign(stream: string): Promise<void> {
    const { signOwn } = await import('./ownSigning.ts');
    try {
      await signOwn(this.#store, stream);
    } finally {
      this.#changed();
    }
  }

  async #look(stream: string): Promise<void> {
    const found = await this.#store.seals.read(stream);
    if (!found.ok || found.text === null || this.#stream !== stream || found.text === this.#text) return;
    this.#text = found.text;
    const [{ verifySealed }, { signedBy }] = await Promise.all([
      import('../../../seal/verify.ts'),
      import('../../../seal/signedBy.ts'),
    ]);
    const signers = signedBy(await verifySealed(utf8(found.text))) ?? 'broken';
    // In the meantime more may have been signed, or another deal shown.
    if (this.#stream !== stream || this.#text !== found.text) return;
    this.#signers = signers;
    this.#changed();
  }

  end(): void {
    this.#added.unsubscribe();
    this.#following?.unsubscribe();
    removeEventListener('storage', this.#changed);
  }
}
