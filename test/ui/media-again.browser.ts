/** The rules for a narrow window, in elements that were not in the page while the window became narrow: Safari would keep the old ones. */

import { expect } from 'chai';
import { css, html } from 'lit';
import { PageElement } from '../../src/ui/element.ts';
import { setViewport } from './support/viewport.ts';

class Narrowed extends PageElement {
  static override styles = css`
    p {
      color: rgb(1, 2, 3);
    }
    @media (max-width: 500px) {
      p {
        color: rgb(4, 5, 6);
      }
    }
  `;

  override render() {
    return html`<p>Text</p>`;
  }
}
customElements.define('test-narrowed', Narrowed);

async function colour(): Promise<string> {
  const element = new Narrowed();
  document.body.append(element);
  await element.updateComplete;
  const { color } = getComputedStyle(element.shadowRoot!.querySelector('p')!);
  element.remove();
  return color;
}

describe('rules for the size of the window', () => {
  afterEach(() => setViewport({ width: 1024, height: 800 }));

  it('are those of its size now when an element comes back', async () => {
    const colours: string[] = [];
    for (const width of [1024, 390, 1024, 390]) {
      await setViewport({ width, height: 800 });
      colours.push(await colour());
    }
    expect(colours).to.deep.equal(['rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
  });
});
