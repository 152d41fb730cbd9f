/** Choices tried, double dummy, names, score, editions: what an article may ask of a file that holds more. */

import { expect } from 'chai';
import type { BakedFile } from '../../src/output/baked/baked.ts';
import type { DealReplayElement } from '../../src/ui/embed/deal-replay.element.ts';
import {
  baked,
  CHOICES,
  CORRECTED,
  drawn,
  drawnAs,
  loaded,
  replayIn,
  root,
  textIn,
} from './support/replay.ts';

const CHOICE = { start: 'e10', whatif: 'on' };
const options = (replay: Element): HTMLElement[] => [
  ...root(replay).querySelectorAll<HTMLElement>('.option label'),
];
const part = (replay: Element, name: string): HTMLElement | null =>
  root(replay).querySelector(`[part~="${name}"]`);

function changesOf(replay: Element): Record<string, unknown>[] {
  const changes: Record<string, unknown>[] = [];
  replay.addEventListener('branch-change', (event) => {
    expect([event.bubbles, event.composed]).to.deep.equal([true, true]);
    changes.push((event as CustomEvent<Record<string, unknown>>).detail);
  });
  return changes;
}

async function tried(replay: DealReplayElement, which: number): Promise<void> {
  options(replay)[which]?.click();
  await drawn();
}

/** Cards face up before a hand. */
const laid = (replay: Element): string[] =>
  [...root(replay).querySelectorAll('[part~=card-penalty]')].map(({ textContent }) => textContent ?? '');

describe('choices to try', function () {
  this.timeout(240_000);
  before(() => loaded());
  afterEach(() => document.body.replaceChildren());

  it('are words only until they are asked for, and where none were baked', async () => {
    expect(options(await replayIn({ start: 'e10' }, await baked(CHOICES)))).to.have.length(0);
    const { boards, ...file } = await baked(CHOICES);
    const bare = boards.map(({ branches: _none, ...board }) => board);
    const replay = await replayIn(CHOICE, { ...file, boards: bare });
    expect(options(replay)).to.have.length(0);
    expect(root(replay).querySelectorAll('.option')).to.have.length(6);
  });

  it('are drawn the same the second time, and leave nothing behind', async () => {
    const replay = await replayIn(CHOICE, await baked(CHOICES));
    const before = drawnAs(replay);
    await tried(replay, 2);
    const first = drawnAs(replay);
    await tried(replay, 1);
    expect(new Set([before, first, drawnAs(replay)]).size).to.equal(3);
    await tried(replay, 2);
    expect(drawnAs(replay)).to.equal(first);
    root(replay).querySelector<HTMLElement>('.branch button')?.click();
    await drawn();
    expect(drawnAs(replay)).to.equal(before);
    expect(options(replay).map((one) => one.querySelector('input')?.checked)).not.to.include(true);
  });

  it('show what would have come of them, and lead back', async () => {
    const replay = await replayIn(CHOICE, await baked(CHOICES));
    const changes = changesOf(replay);
    const before = textIn(replay);
    expect(options(replay).map(({ textContent }) => textContent)).to.include('forbid diamonds');
    expect(laid(replay)).to.have.length(2);
    await tried(replay, 2);
    expect(part(replay, 'caption')?.textContent).to.contain('South chooses: forbid diamonds');
    expect(part(replay, 'option-chosen')?.textContent).to.equal('forbid diamonds');
    expect(part(replay, 'branch')?.textContent).to.contain('What if');
    expect(laid(replay)).to.have.length(1);
    expect(textIn(replay, '.law')).to.contain('West may not lead diamonds');
    expect(replay.getState()?.index).to.equal(10);
    await tried(replay, 1);
    expect(part(replay, 'option-chosen')?.textContent).to.equal('require hearts');
    root(replay).querySelector<HTMLElement>('.branch > button')?.click();
    await drawn();
    expect(textIn(replay)).to.equal(before);
    expect(changes).to.deep.equal([
      { branch: 10, law: '50D2', option: 'forbid:D' },
      { branch: 10, law: '50D2', option: 'require:H' },
      { branch: null, law: null, option: null },
    ]);
  });

  it('are left by any step, and never kept', async () => {
    // Other pages of the browser may have left something there.
    const kept = (): string => JSON.stringify([localStorage, sessionStorage]);
    const before = kept();
    const replay = await replayIn(CHOICE, await baked(CHOICES));
    const changes = changesOf(replay);
    await tried(replay, 0);
    replay.next();
    await drawn();
    expect(part(replay, 'branch')).to.equal(null);
    expect(replay.getState()?.index).to.equal(11);
    expect(changes.at(-1)).to.deep.equal({ branch: null, law: null, option: null });
    replay.prev();
    await drawn();
    expect(part(replay, 'branch')).to.equal(null);
    expect(kept()).to.equal(before);
  });

  it('keep the focus where one goes on, and are said aloud', async () => {
    const replay = await replayIn(CHOICE, await baked(CHOICES));
    options(replay)[3]?.focus();
    await tried(replay, 3);
    expect(root(replay).activeElement?.parentElement?.textContent).to.equal('forbid hearts');
    await new Promise((done) => setTimeout(done, 400));
    expect(textIn(replay, '[role=status]')).to.match(/^What if … South chooses: forbid hearts\./);
    root(replay).querySelector<HTMLElement>('.branch > button')?.click();
    await drawn();
    expect(root(replay).activeElement?.parentElement).to.equal(options(replay)[0]);
  });

  it('are hidden with the rest in a quiz', async () => {
    const replay = await replayIn(
      { ...CHOICE, reveal: 'ask', show: 'options branches' },
      await baked(CHOICES),
    );
    expect(options(replay)).to.have.length(0);
    expect(textIn(replay)).not.to.contain('Choices to try');
    replay.reveal();
    await drawn();
    expect(options(replay)).to.have.length(6);
  });

  it('are listed on request, each a way there', async () => {
    const replay = await replayIn({ show: 'options branches' }, await baked(CHOICES));
    const list = [...root(replay).querySelectorAll('.panel > details')].at(-1);
    expect(list?.querySelector('summary')?.textContent).to.equal('Choices to try (6)');
    list?.querySelectorAll('button')[5]?.click();
    await drawn();
    expect(replay.getState()?.index).to.equal(10);
    expect(part(replay, 'option-chosen')?.textContent).to.equal('no restriction');
  });
});

describe('what else a file may hold', function () {
  this.timeout(240_000);
  before(() => loaded());
  afterEach(() => document.body.replaceChildren());

  it('double dummy: off, on, by its word, taken away, hidden in a quiz and where hands are, and not invented', async () => {
    const badge = async (
      attributes: Record<string, string>,
      file?: BakedFile,
    ): Promise<string | undefined> => {
      const replay = await replayIn({ start: 'e6', ...attributes }, file ?? (await baked(CHOICES)));
      return part(replay, 'dd-badge')?.textContent;
    };
    expect(await badge({})).to.equal(undefined);
    expect(await badge({ dd: 'on' })).to.equal('Double dummy: 9');
    expect(await badge({ show: 'dd' })).to.equal('Double dummy: 9');
    expect(await badge({ dd: 'on', hide: 'dd' })).to.equal(undefined);
    expect(await badge({ dd: 'on', reveal: 'ask' })).to.equal(undefined);
    expect(await badge({ dd: 'on', start: 'e10' })).to.equal(undefined);
    // What all four hands come to is not for eyes that see only some.
    expect(await badge({ dd: 'on', view: 'table' })).to.equal(undefined);
    const { boards, ...file } = await baked(CHOICES);
    const steps = boards[0]?.steps.map(({ doubleDummy: _none, ...step }) => step) ?? [];
    const bare = { ...file, boards: boards.slice(0, 1).map((board) => ({ ...board, steps })) };
    expect(await badge({ dd: 'on' }, bare)).to.equal(undefined);
  });

  it('names: none, seats, and the players only where they are asked for', async () => {
    const { boards, ...file } = await baked(CORRECTED);
    const names = { N: 'Ada Lovelace', E: 'Bob', S: 'Cy', W: 'Di' };
    const named = { ...file, boards: boards.map((board) => ({ ...board, names })) };
    const shown = async (attributes: Record<string, string>): Promise<string | undefined> =>
      part(await replayIn(attributes, named), 'seat-name')?.textContent;
    expect(await shown({})).to.equal('');
    expect(await shown({ names: 'seats' })).to.equal('North');
    expect(await shown({ names: 'initials' })).to.equal('A. L.');
    expect(await shown({ names: 'full' })).to.equal('Ada Lovelace');
    expect(await shown({ show: 'names' })).to.equal('Ada Lovelace');
    expect(await shown({ names: 'full', hide: 'names' })).to.equal('');
    expect(await shown({ names: 'seats', show: 'names', lang: 'tr' })).to.equal('Kuzey');
  });

  it('the score: tricks so far unless hidden, the result on request', async () => {
    const { boards, ...file } = await baked(CORRECTED);
    const score = boards[0]?.labels.bakedOn ?? 0;
    const scored = {
      ...file,
      boards: boards.map((board) => ({ ...board, labels: { ...board.labels, score } })),
    };
    const parts = async (attributes: Record<string, string>): Promise<number> =>
      root(await replayIn(attributes, scored)).querySelectorAll('[part=score]').length;
    expect(await parts({})).to.equal(1);
    expect(await parts({ show: 'score' })).to.equal(2);
    expect(await parts({ show: 'score', reveal: 'never' })).to.equal(1);
    expect(await parts({ hide: 'score' })).to.equal(0);
  });

  it('the other edition, where the file holds it, and at once', async () => {
    const edition = (replay: Element): string => part(replay, 'edition')?.textContent ?? '';
    const replay = await replayIn({ law: '2007' }, await baked(CHOICES));
    expect(edition(replay)).to.contain('2007');
    expect(part(replay, 'edition')?.className).to.equal('quiet');
    replay.setAttribute('law', '2017');
    await drawn();
    expect(edition(replay)).to.contain('2017');
    const { boards, ...file } = await baked(CHOICES);
    const one = await replayIn({ law: '2007' }, { ...file, boards: boards.slice(0, 1) });
    expect(edition(one)).to.contain('2017');
    expect(part(one, 'edition')?.className).to.equal('warn');
  });

  it('cases that still ask something are told from those that do not', async () => {
    const replay = await replayIn({ start: 'end', show: 'machine' }, await baked(CORRECTED));
    const states = root(replay).querySelectorAll('[part~=state]');
    const active = root(replay).querySelectorAll('[part~=state-active]');
    expect(states.length).to.be.greaterThan(active.length);
    replay.goTo('first-irregularity');
    await drawn();
    expect(root(replay).querySelectorAll('[part~=state-active]').length).to.be.greaterThan(0);
  });
});
