/** The identities of this browser, each with its actions. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { FreezingWords } from '../../i18n/freezing.ts';
import { fingerprintOf } from '../../seal/keys.ts';
import type { Member } from '../../seal/member.ts';
import { checkField } from '../fields/check.ts';
import type { IdentityShown } from './shown.ts';

interface Identities {
  readonly identities: readonly IdentityShown[];
  readonly present: ReadonlySet<string>;
  /** The identity that somebody asked to remove, before he confirms. */
  readonly going: string | null;
  readonly text: FreezingWords;
  readonly tick: (key: string, here: boolean) => void;
  readonly go: (key: string | null) => void;
  readonly send: (type: string, detail: unknown) => void;
}

/** `Ada Byron, director`. */
export function whoIs({ name, role }: Member, text: FreezingWords): TemplateResult {
  return html`<bdi class="name">${text.is({ name, role: role === undefined ? '' : text.roles[role] })}</bdi>`;
}

/** Draws the identities kept in this browser, or a sentence when there are none. */
export function identities(shown: Identities): TemplateResult {
  const { text } = shown;
  return html`<h2 id="here">${text.here}</h2>
    ${
      shown.identities.length === 0
        ? html`<p class="hint">${text.nobody}</p>`
        : html`<p class="hint">${text.hereHint}</p>
            <ul class="people" aria-labelledby="here">
              ${shown.identities.map((one) => html`<li>${identity(one, shown)}</li>`)}
            </ul>
            <p class="hint">${text.publicHint}</p>`
    }`;
}

function identity(one: IdentityShown, { present, going, text, tick, go, send }: Identities): TemplateResult {
  const { key, name, leaves } = one;
  return html`${checkField(whoIs(one, text), present.has(key), (checked) => tick(key, checked))}
    <p class="hint">
      <bdi>${text.fingerprint({ digits: fingerprintOf(key) })}</bdi
      ><br />${text.kept[one.kept === 'page' && !leaves ? 'pageOnly' : one.kept]}
    </p>
    <p class="small">
      ${leaves ? html`<button class="quiet" @click=${() => send('identity-saved', { key, secret: true })}>${text.saveKey}</button>` : nothing}
      <button class="quiet" @click=${() => send('identity-saved', { key, secret: false })}>
        ${text.savePublic}
      </button>
      ${going === key ? nothing : html`<button class="quiet" data-remove=${key} @click=${() => go(key)}>${text.remove}</button>`}
    </p>
    ${
      going === key
        ? html`<p class="warn" role="alert">${text.removeSure({ name })}</p>
            <p class="actions">
              <button
                class="sure"
                @click=${() => {
                  go(null);
                  send('identity-dropped', key);
                }}
              >
                ${text.remove}
              </button>
              <button class="keep" @click=${() => go(null)}>${text.removeNot}</button>
            </p>`
        : nothing
    }`;
}
