/** What editors read of the element is what the element is. */

import { expect } from 'chai';
import {
  ATTRIBUTES_DESCRIBED,
  EVENTS_DESCRIBED,
  METHODS_DESCRIBED,
  PARTS_DESCRIBED,
  PROPERTIES_DESCRIBED,
} from '../../src/ui/embed/manifest.ts';
import { baked, CHOICES, drawn, ESTABLISHED, loaded, replayIn, root } from './support/replay.ts';

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly Record<string, { readonly name: string }[]>[];
  }[];
}

const names = (described: readonly { readonly name: string }[]): string[] =>
  described.map(({ name }) => name).sort();

describe('the description of the element', function () {
  this.timeout(30_000);
  before(() => loaded());
  afterEach(() => document.body.replaceChildren());

  it('has its attributes and its methods, all of them and no others', () => {
    const element = customElements.get('deal-replay') as CustomElementConstructor & {
      observedAttributes: string[];
    };
    expect(names(ATTRIBUTES_DESCRIBED)).to.deep.equal([...element.observedAttributes].sort());
    // What the element and its bases hold for one another, and what Lit calls.
    const inner =
      /Callback$|^(?:constructor|baked|reel|reach|stepBy|pauses|pace|obeys|newsNow|stepped|go|announce|announceSoon|choices|forget|keep|draw|render|update|scheduleUpdate|at|playing|news|scale|press|updated)$/;
    const methods: string[] = [];
    let one = element.prototype as object;
    for (; !Object.hasOwn(one, 'createRenderRoot'); one = Object.getPrototypeOf(one) as object)
      methods.push(...Object.getOwnPropertyNames(one));
    const attributes = names(ATTRIBUTES_DESCRIBED);
    const described = new Set(methods.filter((name) => !inner.test(name) && !attributes.includes(name)));
    // A method, and the attribute of its name.
    described.add('reveal');
    expect(names(METHODS_DESCRIBED)).to.deep.equal([...described].sort());
  });

  it('has its parts and its custom properties', async () => {
    const found = new Set<string>();
    const wrong = await replayIn({ data: 'x' });
    for (const one of root(wrong).querySelectorAll('[part]')) one.part.forEach((part) => found.add(part));
    const show = 'auction law options machine info timeline notes share dd';
    for (const [path, start] of [
      [undefined, 'e24'],
      [undefined, 'e26'],
      [undefined, 'start'],
      [CHOICES, 'e10'],
      [ESTABLISHED, 'first-irregularity'],
    ] as const) {
      const replay = await replayIn(
        { show, start, whatif: 'on', app: 'https://app.example/#d=1.x.y' },
        await baked(path),
      );
      root(replay).querySelector<HTMLElement>('.option input')?.click();
      await drawn();
      for (const one of root(replay).querySelectorAll('[part]')) one.part.forEach((part) => found.add(part));
    }
    await drawn();
    const rare = ['card-returned', 'note'];
    expect([...found].filter((part) => !PARTS_DESCRIBED.includes(part))).to.deep.equal([]);
    expect(PARTS_DESCRIBED.filter((part) => !found.has(part) && !rare.includes(part))).to.deep.equal([]);
    const sheet = root(wrong)
      .adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('');
    for (const property of PROPERTIES_DESCRIBED) expect(sheet, property).to.contain(`var(--dr-${property}`);
  });

  it('is built for editors: manifest and HTML data', async () => {
    const manifest = (await (await fetch('/build/custom-elements.json')).json()) as Manifest;
    const [declaration] = manifest.modules[0]?.declarations ?? [];
    expect(names(declaration?.['attributes'] ?? [])).to.deep.equal(names(ATTRIBUTES_DESCRIBED));
    expect(names(declaration?.['events'] ?? [])).to.deep.equal(names(EVENTS_DESCRIBED));
    const data = (await (await fetch('/build/deal-replay.html-data.json')).json()) as {
      tags: { name: string; attributes: { name: string }[] }[];
    };
    expect(names(data.tags[0]?.attributes ?? [])).to.deep.equal(names(ATTRIBUTES_DESCRIBED));
  });
});
