/** `npm run bench:pages`: a thousand boards audited in the built page, and how long the page does not answer meanwhile. */

import { chooseIn, framed, inside, sessionOf, waited } from '../../ui/support/builtPage.ts';
import { figures } from './figures.ts';

const BOARDS = 1000;

interface Page extends HTMLElement {
  readonly session: { readonly state: string; readonly deals: number };
}

describe('the audit in the built page', function () {
  this.timeout(600_000);
  afterEach(() => document.body.replaceChildren());

  it(`audits ${BOARDS} boards`, async () => {
    const file = new File([sessionOf(BOARDS)], 'championship.pbn');
    const goals = {
      'the audit': 2000,
      'longest task meanwhile': 50,
      'longest task with charts and keys': 50,
    };
    await figures(7, goals, async () => {
      const frame = await framed('#audit');
      const page = await waited('the page of the audit is drawn', () => {
        const found = inside(frame).querySelector<Page>('dt-audit');
        return found?.shadowRoot?.querySelector('input[type=file]') ? found : null;
      });
      const view = frame.contentWindow as Window & typeof globalThis;
      let long: number[] = [0];
      const observer = new view.PerformanceObserver((list) =>
        long.push(...list.getEntries().map(({ duration }) => duration)),
      );
      observer.observe({ entryTypes: ['longtask'] });
      const begun = view.performance.now();
      chooseIn(page.shadowRoot!.querySelector<HTMLInputElement>('input[type=file]')!, [file]);
      await waited('the audit ends', () => page.session.state === 'finished');
      const took = view.performance.now() - begun;
      await new Promise((done) => setTimeout(done, 200));
      const meanwhile = Math.max(...long);
      long = [0];
      page.shadowRoot!.querySelector<HTMLElement>('.overview summary')!.click();
      await waited('the charts are drawn', () =>
        page.shadowRoot!.querySelector('dt-audit-charts')?.shadowRoot?.querySelector('table'),
      );
      for (let key = 0; key < 30; key++) {
        view.dispatchEvent(new view.KeyboardEvent('keydown', { key: 'j', bubbles: true, composed: true }));
        await new Promise((done) => setTimeout(done, 10));
      }
      view.scrollTo(0, 3000);
      await new Promise((done) => setTimeout(done, 300));
      const later = Math.max(...long);
      observer.disconnect();
      frame.remove();
      return {
        'the audit': took,
        'longest task meanwhile': meanwhile,
        'longest task with charts and keys': later,
      };
    });
  });
});
