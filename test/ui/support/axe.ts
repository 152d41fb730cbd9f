/** What axe finds wrong, as lines to read. */

import type * as Axe from 'axe-core';
import { expect } from 'chai';

type Axes = typeof globalThis & {
  axe?: typeof Axe;
  readonly trustedTypes?: {
    createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
  };
};

/** Which of axe's rules are applied to a page. */
export type Rules = 'all' | 'colours';

/** The rules a page can break in that theme only: all but the colours are the same in both. */
export function rulesIn(theme: string): Rules {
  return theme === 'dark' ? 'colours' : 'all';
}

/** True for the languages in which axe looks at a page: Turkish and Greek differ from English in their words alone, which axe does not judge. */
export function isLookedAt(language: string): boolean {
  return language === 'en' || language === 'he';
}

/** axe inside the page of that document, where the page's styles apply. */
async function axeIn(page: Document): Promise<typeof Axe> {
  const view = page.defaultView as unknown as Axes;
  if (view.axe === undefined) {
    const script = page.createElement('script');
    const source = new URL('/node_modules/axe-core/axe.min.js', location.href).href;
    // A built page takes the address of a script only from this policy.
    const policy = view.trustedTypes?.createPolicy('dealtrail', { createScriptURL: (url: string) => url });
    script.src = policy?.createScriptURL(source) ?? source;
    await new Promise<void>((done, failed) => {
      script.addEventListener('load', () => done());
      script.addEventListener('error', () => failed(new Error('axe did not load.')));
      page.head.append(script);
    });
  }
  return view.axe!;
}

/** Fails where axe looked at next to nothing. */
export async function violations(within: Element | Document, rules: Rules = 'all'): Promise<string[]> {
  const axe = await axeIn(within instanceof Element ? within.ownerDocument : within);
  const { violations: found, passes } = await axe.run(within, {
    resultTypes: ['violations'],
    ...(rules === 'colours' ? { runOnly: ['color-contrast'] } : {}),
  });
  expect(passes.length, 'axe looked at something').to.be.greaterThan(rules === 'colours' ? 0 : 5);
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
