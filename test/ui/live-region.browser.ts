import { expect } from 'chai';
import { CORRECTED_DEAL, clear, mount, replayFrom, settled } from './support/open.ts';
import type { ReplayScreenElement } from '../../src/ui/replay-screen/replay-screen.element.ts';

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

const news = (element: ReplayScreenElement): string =>
  element.shadowRoot!.querySelector('[aria-live]')!.textContent.trim();

async function newsAt(element: ReplayScreenElement, at: number): Promise<string> {
  element.goTo(at);
  await wait(340);
  await settled(element);
  return news(element);
}

describe('the live region', () => {
  afterEach(clear);

  it('tells a revoke, its correction and the penalty card in words', async () => {
    const element = await mount(await replayFrom(CORRECTED_DEAL));
    expect(await newsAt(element, 1)).to.equal('South leads the ace of hearts.');
    expect(await newsAt(element, 4)).to.match(/^East plays the eight of hearts\. South wins the trick\.$/);
    expect(await newsAt(element, 20)).to.match(
      /^South plays the three of hearts\. West wins the trick\. South plays the three of hearts to trick 5 and could have followed suit with the nine of diamonds: a revoke\.$/,
    );
    const correction = await newsAt(element, 24);
    expect(correction).to.match(/^South takes back the three of hearts\./);
    expect(correction).to.include('becomes a major penalty card');
    expect(correction).to.not.match(/[♠♥♦♣\u2066-\u2069]/, 'words, no symbols and no direction marks');
  });

  it('says so where there is no other irregularity to go to', async () => {
    const element = await mount(await replayFrom(CORRECTED_DEAL));
    const { last } = element.replay!;
    await newsAt(element, last);
    element.go(1, 'mark');
    await settled(element);
    expect(news(element)).to.equal('There is no other irregularity in this direction.');
    expect(element.at).to.equal(last);
    element.go(-1, 'mark');
    await wait(340);
    await settled(element);
    expect(news(element)).to.not.include('no other irregularity');
  });

  it('is one polite, atomic region', async () => {
    const element = await mount(await replayFrom(CORRECTED_DEAL));
    const regions = element.shadowRoot!.querySelectorAll('[aria-live]');
    expect(regions.length).to.equal(1);
    expect(regions[0]!.getAttribute('aria-live')).to.equal('polite');
    expect(regions[0]!.getAttribute('aria-atomic')).to.equal('true');
  });

  it('announces only the last of fast steps', async () => {
    const element = await mount(await replayFrom(CORRECTED_DEAL));
    const announced: string[] = [];
    const watcher = new MutationObserver(() => announced.push(news(element)));
    watcher.observe(element.shadowRoot!.querySelector('[aria-live]')!, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    for (let at = 1; at <= 8; at++) {
      element.goTo(at);
      await wait(30);
    }
    await wait(400);
    watcher.disconnect();
    expect(announced.length).to.equal(1);
    expect(announced[0]).to.match(/^North plays the king of diamonds\.|^East plays/);
  });
});
