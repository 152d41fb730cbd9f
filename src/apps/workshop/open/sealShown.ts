/** The seal of a file above its contents, and the freeze of a deal above the deal. */

import { html, nothing, type TemplateResult } from '../../../ui/lit.ts';
import type { Workshop } from '../screens.ts';
import { dealShown } from '../keeping/kept.ts';

type Shown = Pick<Workshop, 'screen' | 'words' | 'route' | 'kept' | 'keeping' | 'recording'>;

/**
 * Draws who signed the shown deal or file, and whether the signatures hold; nothing when it is not
 * signed.
 */
export function sealShown({
  screen,
  words,
  route,
  kept,
  keeping,
  recording,
}: Shown): TemplateResult | typeof nothing {
  if (screen.show === 'replay' && route.view === 'deal') {
    const own = dealShown(route, kept);
    if (own?.freezes === undefined && own?.signed !== 'broken') return nothing;
    void import('../../../ui/frozen/define.ts');
    return html`<dt-frozen
      .freezes=${own.freezes ?? []}
      .replay=${screen.replay}
      .signers=${keeping.signing?.signers(route.stream) ?? null}
      .words=${words}
      @go-to=${(event: CustomEvent<number>) => recording.lookAt(event.detail)}
    ></dt-frozen>`;
  }
  const file = screen.show === 'check' ? screen.file : screen.show === 'replay' ? screen.from : null;
  const files = (screen.show === 'check' && file?.parts) || (file === null ? [] : [file]);
  if (files.every(({ seal }) => !seal)) return nothing;
  void import('../../../ui/seal/define.ts');
  return html`${files.map(({ seal, name }) =>
    seal
      ? html`<dt-seal .seal=${seal} .name=${files.length === 1 ? '' : name} .words=${words}></dt-seal>`
      : nothing,
  )}`;
}
