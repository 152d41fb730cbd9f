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
