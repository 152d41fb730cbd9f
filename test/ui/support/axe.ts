/** What axe finds wrong, as lines to read. */

import type * as Axe from 'axe-core';
import { expect } from 'chai';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

async function axe(): Promise<typeof Axe> {
  if (window.axe === undefined) {
    await new Promise<void>((done, failed) => {
      const script = document.createElement('script');
      script.src = '/node_modules/axe-core/axe.min.js';
      script.addEventListener('load', () => done());
      script.addEventListener('error', () => failed(new Error('axe did not load.')));
      document.head.append(script);
    });
  }
  return window.axe!;
}

export async function violations(element: Element): Promise<string[]> {
  const { violations: found, passes } = await (await axe()).run(element, { resultTypes: ['violations'] });
  expect(passes.length, 'axe looked at something').to.be.greaterThan(5);
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** A page as the workshop shows it, which holds the colours: light or dark, and in a language. */
export async function dressed<Page extends HTMLElement>(
  theme: string,
  mount: () => Promise<Page>,
): Promise<Page> {
  const root = document.documentElement;
  root.lang = 'en';
  document.title = 'Dealtrail';
  root.style.colorScheme = theme;
  document.body.style.background = theme === 'dark' ? '#14171b' : '#f7f4ec';
  const { tokens } = await import('../../../src/ui/styles/tokens.ts');
  const page = await mount();
  page.shadowRoot!.adoptedStyleSheets = [tokens.styleSheet!, ...page.shadowRoot!.adoptedStyleSheets];
  page.style.color = theme === 'dark' ? '#e6e9ef' : '#1f1d1a';
  return page;
}
