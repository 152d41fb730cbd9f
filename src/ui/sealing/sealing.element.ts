/** `<dt-sealing>`: who signs a deal, which part is signed, and the freeze. The surrounding page signs and stores. */

import { html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import { freezingWords, type FreezingWords } from '../../i18n/freezing.ts';
import { ROLES, type Member, type Role } from '../../seal/member.ts';
import '../seal/define.ts';
import { checkField } from '../fields/check.ts';
import { choiceField, filesButton } from '../fields/labelled.ts';
import { PageElement, given, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { front } from '../styles/front.ts';
import { identities, whoIs } from './identities.ts';
import { rosterShown, type RosterShown } from './roster.ts';
import { sealingStyles } from './sealing.styles.ts';
import type { IdentityWish, SealingShown, SealNote, SealWish } from './shown.ts';
import { standing } from './standing.ts';

/**
 * Sends `sealing-close`; `identity-made` with an {@link IdentityWish}, `identity-opened` with a file, `identity-saved` with `{ key,
 * secret }`, `identity-dropped` with a key; `member-opened` with a file; `seal-wanted` with a {@link SealWish}; `sealed-saved` for the
 * file; `signer-chosen` with the key that signs automatically what is recorded here, or null.
 */
export class SealingElement extends PageElement {
  static override styles = [base, front, sealingStyles];
  static override properties = {
    ...given('shown', 'note', 'caseFile', 'added'),
    ...own('present', 'recorder', 'going', 'name', 'role', 'leaves'),
  };
  /** Null until known. */
  shown: SealingShown | null = null;
  note: SealNote | null = null;
  /** The address of the part of the case file that has the missing entries. */
  caseFile = '';
  /** Members added by their public keys. */
  added: readonly Member[] = [];
  /** Public keys of the ticked people. */
  present: ReadonlySet<string> = new Set();
  recorder: string | null = null;
  going: string | null = null;
  name = '';
  override role: Role | null = null;
  leaves = false;
  /** What had the focus when somebody pressed a button, until the focus has gone on. */
  #pressed: Element | null = null;

  /** A new identity is present at once. A stored identity is present at first only if it is the only one. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('shown') || this.shown === null) return;
    const before = changed.get('shown');
    const known = new Set(before?.identities.map(({ key }) => key) ?? []);
    const now = this.shown.identities.map(({ key }) => key);
    const come =
      before === null || before === undefined
        ? now.length === 1
          ? now
          : []
        : now.filter((key) => !known.has(key));
    this.present = new Set([...this.present, ...come].filter((key) => now.includes(key)));
    if (before && before.identities.length < now.length) this.name = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // On its way down: at a real press the button's own listener has already drawn anew when the press comes up here.
    this.addEventListener('click', this.#noted, true);
  }

  readonly #noted = (): void => {
    this.#pressed = this.shadowRoot?.activeElement ?? null;
  };

  /** A pressed button may be disabled or gone afterwards: the focus goes to its question, back to who asked it, or to the title. */
  protected override updated(changed: PropertyValues<this>): void {
    if (this.#pressed === null || this.note?.kind === 'working') return;
    if (this.shadowRoot?.activeElement === this.#pressed) return;
    this.#pressed = null;
    if (document.activeElement !== document.body) return;
    const asked = `button[data-remove="${changed.get('going') ?? ''}"]`;
    const next = ['.keep', asked, 'h1'].flatMap(
      (one) => this.renderRoot.querySelector<HTMLElement>(one) ?? [],
    );
    next[0]?.focus();
    this.#noted();
  }

  override render(): TemplateResult {
    const { shown, present, going, note } = this;
    const text = freezingWords(this.words.language);
    const send = (type: string, detail: unknown): void =>
      void this.dispatchEvent(new CustomEvent(type, { detail }));
    return html`<div class="head">
        <h1 tabindex="-1">${text.title}</h1>
        <button @click=${() => send('sealing-close', null)}>${text.close}</button>
      </div>
      <p class="intro">${text.intro}</p>
      <p class="note" role="status">${note === null ? nothing : noteText(note, text)}</p>
      ${shown === null ? nothing : this.body(shown, text, send, { present, going })}`;
  }

  private body(
    shown: SealingShown,
    text: FreezingWords,
    send: (type: string, detail: unknown) => void,
    { present, going }: Pick<SealingElement, 'present' | 'going'>,
  ): TemplateResult {
    const roster = rosterShown(shown, present, this.added);
    return html`${standing(shown, this.words, text)}
      <div class="columns">
        <section>
          ${identities({
            identities: shown.identities,
            present,
            going,
            text,
            send,
            tick: (key, here) => {
              this.present = new Set(
                [...this.present].filter((one) => one !== key).concat(here ? [key] : []),
              );
            },
            go: (key) => (this.going = key),
          })}
          ${this.maker(text, send)}
        </section>
        ${shown.stuck === null ? html`<section>${this.list(roster, text, send)} ${this.actions(shown, roster, text, send)}</section>` : nothing}
      </div>`;
  }

  private maker(text: FreezingWords, send: (type: string, detail: unknown) => void): TemplateResult {
    const roles = { '': text.noRole, ...text.roles };
    return html`<form
        class="maker"
        @submit=${(event: Event) => {
          event.preventDefault();
          const { name, role, leaves } = this;
          send('identity-made', { name, role, leaves } satisfies IdentityWish);
        }}
      >
        <h3>${text.make}</h3>
        <label
          >${text.name}
          <input
            autocomplete="name"
            maxlength="100"
            required
            .value=${this.name}
            @input=${({ target }: Event) => (this.name = (target as HTMLInputElement).value)}
        /></label>
        ${choiceField(text.role, this.role ?? '', roles, (role) => (this.role = ROLES.find((one) => one === role) ?? null))}
        ${checkField(text.leaves, this.leaves, (leaves) => (this.leaves = leaves))}
        <p class="actions"><button>${text.make}</button></p>
      </form>
      <p>${filesButton(text.open, ([file]) => send('identity-opened', file), {})}</p>`;
  }

  private list(
    { members, fixed, strangers }: RosterShown,
    text: FreezingWords,
    send: (type: string, detail: unknown) => void,
  ): TemplateResult {
    const isAdded = ({ key }: Member): boolean => this.added.some((one) => one.key === key);
    return html`<h2 id="members">${text.members}</h2>
      <p class="hint">${fixed ? text.membersFixed : text.membersHint}</p>
      <ul class="people" aria-labelledby="members">
        ${members.map(
          (one) =>
            html`<li>
              ${whoIs(one, text)}
              ${
                fixed || !isAdded(one)
                  ? nothing
                  : html`<button
                      class="quiet"
                      @click=${() => (this.added = this.added.filter(({ key }) => key !== one.key))}
                    >
                      ${text.takeOut({ name: one.name })}
                    </button>`
              }
            </li>`,
        )}
      </ul>
      ${strangers.length === 0 ? nothing : html`<p class="warn">${text.strangers({ names: strangers.map(({ name }) => name).join(', ') })}</p>`}
      ${fixed ? nothing : html`<p>${filesButton(text.addMember, ([file]) => send('member-opened', file), {})}</p>`}`;
  }

  private actions(
    shown: SealingShown,
    { members, anew, able, strangers }: RosterShown,
    text: FreezingWords,
    send: (type: string, detail: unknown) => void,
  ): TemplateResult {
    const { seal, facts, signed, missing } = shown;
    const here = shown.identities.filter(({ key }) => able.includes(key));
    const recorder = here.find(({ key }) => key === this.recorder) ?? here[0];
    const isBusy = this.note?.kind === 'working';
    const want = (freeze: boolean): void => {
      if (recorder === undefined || isBusy || (freeze && missing.length > 0)) return;
      const wish: SealWish = {
        present: able,
        recorder: recorder.key,
        members: anew ? members : null,
        freeze,
      };
      send('seal-wanted', wish);
    };
    const rest = anew ? facts : facts - signed;
    const isFrozen = seal !== null && seal.freezes.at(-1)?.facts === facts;
    const waits = seal?.vouched.some(({ member, size }) => able.includes(member.key) && size === 0) === true;
    const names = Object.fromEntries(here.map(({ key, name }) => [key, name]));
    return html`${here.length < 2 ? nothing : choiceField(text.recorder, recorder?.key ?? '', names, (key) => (this.recorder = key))}
      ${recorder === undefined && strangers.length === 0 ? html`<p class="hint">${text.tickFirst}</p>` : nothing}
      ${recorder !== undefined && rest > 0 ? html`<p class="hint">${text.authors({ name: recorder.name })}</p>` : nothing}
      <p class="actions">
        ${
          rest === 0 && !(anew && seal !== null)
            ? nothing
            : html`<button
                class="sign"
                ?disabled=${recorder === undefined || isBusy}
                @click=${() => want(false)}
              >
                ${anew && seal !== null ? text.signAnew : text.sign({ number: rest })}
              </button>`
        }
        <button
          class="primary freeze"
          ?disabled=${recorder === undefined || isBusy || missing.length > 0 || (isFrozen && !waits)}
          @click=${() => want(true)}
        >
          ${isFrozen ? text.freezeMore : text.freeze}
        </button>
      </p>
      <p class="hint">${text.freezeHint}</p>
      ${this.byItself(shown, anew ? undefined : recorder, text, send)}
      ${
        missing.length === 0
          ? nothing
          : html`<div class="warn missing">
              <p id="missing">${text.missing}</p>
              <ul aria-labelledby="missing">
                ${missing.map((line) => html`<li>${line}</li>`)}
              </ul>
              <p><a href=${this.caseFile}>${text.fillIn}</a></p>
            </div>`
      }
      ${
        seal === null
          ? nothing
          : html`<p class="actions">
                <button class="save" @click=${() => send('sealed-saved', null)}>${text.save}</button>
              </p>
              <p class="hint">${text.saveHint}</p>`
      }`;
  }

  /** The choice of an identity that automatically signs what is recorded later on this device; only for a deal that is signed. */
  private byItself(
    { identities: all, seal, signsHere, ofFile, facts, signed }: SealingShown,
    recorder: Member | undefined,
    text: FreezingWords,
    send: (type: string, detail: unknown) => void,
  ): TemplateResult | typeof nothing {
    const chosen = all.find(({ key }) => key === signsHere);
    const one = chosen ?? all.find(({ key, kept }) => key === recorder?.key && kept !== 'page');
    if (seal === null || ofFile || one === undefined) return nothing;
    return html`<label class="check"
        ><input
          type="checkbox"
          class="by-itself"
          .checked=${chosen !== undefined}
          @change=${({ target }: Event) => send('signer-chosen', (target as HTMLInputElement).checked ? one.key : null)}
        />${text.signHere({ name: one.name })}</label
      >
      ${chosen === undefined || facts === signed ? nothing : html`<p class="warn">${text.signFirst}</p>`}`;
  }
}

function noteText(note: SealNote, text: FreezingWords): string {
  if (note.kind === 'doneSigned' || note.kind === 'doneFrozen')
    return text[note.kind]({ number: note.number });
  return 'name' in note ? text[note.kind]({ name: note.name }) : text[note.kind];
}
