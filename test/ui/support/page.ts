/** A page of lists by itself, in the document, and what is inside it. */

import type { LitElement } from 'lit';

/** In the document with these properties, and drawn. */
export async function shown<Page extends LitElement>(tag: string, properties: Partial<Page>): Promise<Page> {
  const main = document.createElement('main');
  const page = Object.assign(document.createElement(tag) as Page, properties);
  main.append(page);
  document.body.append(main);
  await settled(page);
  return page;
}

/** It has drawn, and once more what drawing brought about. */
export async function settled(page: LitElement): Promise<void> {
  await page.updateComplete;
  await new Promise((done) => setTimeout(done, 50));
  await page.updateComplete;
}

export function part(page: LitElement, selector: string): HTMLElement {
  const found = page.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Long tasks of the page from now on, in milliseconds: the longest of all, 0 when none takes longer than a frame may. */
export function longTasks(): { longest(): number; end(): void } {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  return { longest: () => longest, end: () => observer.disconnect() };
}
