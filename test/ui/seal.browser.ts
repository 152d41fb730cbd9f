import { expect } from 'chai';
import { newIdentity, signerOf } from '../../src/seal/identity.ts';
import type { Signer } from '../../src/seal/ed25519.ts';
import { seal } from '../../src/seal/sealing.ts';
import type { ImportCheckElement } from '../../src/ui/import-check/import-check.element.ts';
import type { SealElement } from '../../src/ui/seal/seal.element.ts';
import '../../src/ui/seal/define.ts';
import { words } from './support/looking.ts';
import { violations } from './support/axe.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import { deepText } from './support/open.ts';

async function signerNamed(name: string): Promise<Signer> {
  const identity = newIdentity(name);
  const signer = identity === null ? null : await signerOf(identity);
  if (signer === null) throw new Error(`no identity for ${name}`);
  return signer;
}

const HEAD = {
  format: 'dealtrail-case/1',
  title: 'Sealed',
  edition: '2017',
  deal: {
    board: 1,
    dealer: 'S',
    vulnerable: 'None',
    hands: 'N:QJ2.K54.A932.K76 T98.JT9.QJT8.AJ9 K543.AQ876.K7.Q5 A76.32.654.T8432',
  },
  contract: '4H',
  declarer: 'S',
};

/** Four cards and a checkpoint, as a file; `later` is to sign, and has not. */
async function sealedFile(later: readonly Signer[] = []): Promise<string> {
  const ada = await signerNamed('Ada Byron');
  const moments = [
    [],
    [{ type: 'CardPlayed', seat: 'W', card: 'SA' }],
    [{ type: 'CardPlayed', seat: 'N', card: 'S2' }],
    [{ type: 'CardPlayed', seat: 'E', card: 'S8' }],
    [{ type: 'CardPlayed', seat: 'S', card: 'S3' }],
  ];
  const { bytes } = await seal({ head: HEAD, moments }, [ada, ...later], [ada], Date.now);
  return new TextDecoder().decode(bytes);
}

async function opened(text: string): Promise<{ frame: HTMLIFrameElement; panel: Element }> {
  const frame = await framed();
  const library = await waited('the library', () => inside(frame).querySelector('dt-library'));
  const detail = [new File([text], 'case.sealed')];
  library.dispatchEvent(new CustomEvent('open-files', { detail, bubbles: true, composed: true }));
  const panel = await waited('the seal', () => {
    const found = inside(frame).querySelector('dt-seal');
    return found?.shadowRoot?.querySelector('.verdict')?.textContent.trim() ? found : null;
  });
  return { frame, panel };
}

describe('a sealed file in the page', function () {
  this.timeout(240_000);
  afterEach(() => document.body.replaceChildren());

  it('says that its seal holds, and goes on saying so beside the replay', async () => {
    const { frame, panel } = await opened(await sealedFile());
    expect(deepText(panel)).to.contain('The seal holds: 6 events');
    expect(panel.shadowRoot?.querySelector('.faults')).to.equal(null);
    // The checker of accessibility looks at its own document.
    const { seal: state } = panel as SealElement;
    const own = Object.assign(document.createElement('dt-seal'), { seal: state, words });
    document.body.append(own);
    expect(await violations(own)).to.deep.equal([]);
    const check = await waited('the check', () => inside(frame).querySelector('dt-import-check'));
    check.dispatchEvent(new CustomEvent('look', { detail: 0, bubbles: true, composed: true }));
    await waited('the replay', () => inside(frame).querySelector('replay-screen'));
    expect(deepText(await waited('the seal', () => inside(frame).querySelector('dt-seal')))).to.contain(
      'The seal holds',
    );
  });

  it('is stored once, however often it is accepted', async () => {
    const text = await sealedFile();
    const streams: string[] = [];
    for (const time of ['first', 'second']) {
      const { frame } = await opened(text);
      const check = await waited('the check', () => inside(frame).querySelector('dt-import-check'));
      check.dispatchEvent(new CustomEvent('accept', { bubbles: true, composed: true }));
      const hash = await waited('the deal', () =>
        inside(frame).querySelector('replay-screen') === null ? null : frame.contentWindow?.location.hash,
      );
      streams.push(hash);
      if (time === 'second')
        await waited('the notice', () => deepText(inside(frame)).includes('Here already: 1 deal.'));
      frame.remove();
    }
    expect(streams[1]).to.equal(streams[0]);
  });

  it('names what does not hold, and opens with what does', async () => {
    const text = (await sealedFile()).replace('"card":"S8"', '"card":"S9"');
    const { frame, panel } = await opened(text);
    expect(panel.shadowRoot?.querySelector('.broken')).not.to.equal(null);
    expect([...(panel.shadowRoot?.querySelectorAll('.faults li') ?? [])].map(deepText)).to.deep.equal([
      'Event 3 by Ada Byron was changed. (line 4)',
    ]);
    const check = await waited('the check', () => inside(frame).querySelector('dt-import-check'));
    expect(deepText(check)).to.contain('The seal does not hold in one place');
    expect((check as ImportCheckElement).problems.map(({ line }) => line)).to.deep.equal([4]);
  });

  it('says its verdict into a region that is there before it, since a screen reader says only what comes later', async () => {
    const { panel } = await opened(await sealedFile());
    const own = Object.assign(document.createElement('dt-seal') as SealElement, {
      seal: (panel as SealElement).seal,
      words,
    });
    document.body.append(own);
    await own.updateComplete;
    const region = own.renderRoot.querySelector('[role=status]')!;
    expect(deepText(region).trim()).to.equal('');
    await waited('the verdict', () => deepText(region).includes('The seal holds: 6 events'));
    expect(own.renderRoot.querySelector('[role=status]')).to.equal(region);
  });

  it('says who has not signed yet', async () => {
    const { panel } = await opened(await sealedFile([await signerNamed('Bo')]));
    expect(panel.shadowRoot?.querySelector('.open')).not.to.equal(null);
    expect(deepText(panel)).to.contain('Members who have not frozen it yet: Bo.');
  });

  it('is the only file with which the panel is loaded', async () => {
    const frame = await framed();
    const library = await waited('the library', () => inside(frame).querySelector('dt-library'));
    const detail = [new File([JSON.stringify({ ...HEAD, events: [] })], 'case.json')];
    library.dispatchEvent(new CustomEvent('open-files', { detail, bubbles: true, composed: true }));
    await waited('the check', () => inside(frame).querySelector('dt-import-check'));
    expect(inside(frame).querySelector('dt-seal')).to.equal(null);
    expect(frame.contentWindow?.customElements.get('dt-seal')).to.equal(undefined);
  });
});
