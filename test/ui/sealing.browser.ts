/** A deal signed and frozen on the page: by whom, what is added afterwards, and what a changed file says. */

import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { utf8 } from '../../src/seal/bytes.ts';
import { newIdentity, readIdentity, writeIdentity } from '../../src/seal/identity.ts';
import { lastCheckpoint } from '../../src/seal/kept.ts';
import { isSealed, verifySealed } from '../../src/seal/verify.ts';
import type { LibraryElement } from '../../src/ui/library/library.element.ts';
import type { SealingElement } from '../../src/ui/sealing/sealing.element.ts';
import type { FrozenElement } from '../../src/ui/frozen/frozen.element.ts';
import '../../src/ui/frozen/define.ts';
import type { SealingShown } from '../../src/ui/sealing/shown.ts';
import '../../src/ui/sealing/define.ts';
import { headerNamed } from '../store/sample.ts';
import { violations } from './support/axe.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import { savedFile } from './support/keeping.ts';
import { words } from './support/looking.ts';
import { deepText, replayOfRecord } from './support/open.ts';
import { removedAfterEach, removeStored, stored } from './support/streams.ts';

const KEY_GONE =
  'What is recorded here is no longer signed at once: the key that was to sign it is not in this browser any more.';

const streamOf = (frame: HTMLIFrameElement): string =>
  new URLSearchParams(frame.contentWindow!.location.hash.slice(1)).get('deal') ?? '';

async function emptyDesk(): Promise<HTMLIFrameElement> {
  const frame = await framed();
  const library = await waited('the library', () => inside(frame).querySelector('dt-library'));
  library.dispatchEvent(
    new CustomEvent('deal-begun', {
      detail: { header: headerNamed('Sealed here'), answered: () => undefined },
    }),
  );
  await line(frame);
  return frame;
}

const line = (frame: HTMLIFrameElement): Promise<ShadowRoot> =>
  waited('the line', () => {
    const root = inside(frame).querySelector('dt-record-line')?.shadowRoot;
    return root?.querySelector('input') ? root : null;
  });

async function record(frame: HTMLIFrameElement, text: string, facts: number): Promise<void> {
  const root = await line(frame);
  const field = root.querySelector('input')!;
  field.value = text;
  field.dispatchEvent(new Event('input'));
  root.querySelector('form')!.requestSubmit();
  await waited(`${facts} facts are stored`, async () => (await stored(streamOf(frame))).length === facts);
}

async function opened(frame: HTMLIFrameElement): Promise<ShadowRoot> {
  const link = await waited('the way in', () => inside(frame).querySelector<HTMLElement>('a.seal'));
  link.click();
  return waited('the screen', () => {
    const root = inside(frame).querySelector('dt-sealing')?.shadowRoot;
    return root?.querySelector('.stands, .warn') ? root : null;
  });
}

async function closed(frame: HTMLIFrameElement): Promise<void> {
  inside(frame).querySelector('dt-sealing')!.dispatchEvent(new CustomEvent('sealing-close'));
  await waited(
    'it is gone, and the step back has come',
    () =>
      inside(frame).querySelector('dt-sealing') === null &&
      !frame.contentWindow!.location.hash.includes('seal'),
  );
}

async function openFile(frame: HTMLIFrameElement, text: string): Promise<void> {
  const library = await waited('the library', () => inside(frame).querySelector('dt-library'));
  const detail = [new File([text], 'b.sealed')];
  library.dispatchEvent(new CustomEvent('open-files', { detail, bubbles: true, composed: true }));
}

/** Opens the sealed file of one deal and accepts it. Returns the deal as the list then has it. */
async function takenIn(frame: HTMLIFrameElement, text: string): Promise<LibraryElement['deals'][number]> {
  frame.contentWindow!.location.hash = '#';
  await openFile(frame, text);
  const check = await waited('the file', () => inside(frame).querySelector('dt-import-check'));
  check.dispatchEvent(new CustomEvent('accept'));
  // A single deal is shown at once.
  await waited('it is shown', () => inside(frame).querySelector('replay-screen'));
  const stream = await waited('its address', () => streamOf(frame));
  frame.contentWindow!.location.hash = '#';
  return waited('it is in the list', () =>
    inside(frame)
      .querySelector<LibraryElement>('dt-library')
      ?.deals.find((deal) => deal.stream === stream && deal.freezes !== undefined),
  );
}

async function made(screen: ShadowRoot, name: string, role = ''): Promise<void> {
  const form = screen.querySelector<HTMLFormElement>('.maker')!;
  const field = form.querySelector<HTMLInputElement>('input:not([type])')!;
  field.value = name;
  field.dispatchEvent(new Event('input'));
  const roles = form.querySelector('select')!;
  roles.value = role;
  roles.dispatchEvent(new Event('change'));
  form.requestSubmit();
  await waited(`${name} is there`, () => deepText(screen.querySelector('.people')!).includes(name));
}

const shows = (screen: ShadowRoot, text: string): Promise<boolean> =>
  waited(`it says ${text}`, () => deepText(screen).includes(text));

function forget(): Promise<unknown> {
  return new Promise((done) => {
    const request = indexedDB.deleteDatabase('dealtrail.keys');
    for (const kind of ['success', 'error', 'blocked']) request.addEventListener(kind, () => done(null));
  });
}

describe('signing and freezing a deal', function () {
  this.timeout(120_000);
  const streams = removedAfterEach();
  afterEach(async () => {
    document.body.replaceChildren();
    localStorage.removeItem('dealtrail.signing');
    await forget();
  });

  it('shows only the deal where an address asks to seal a built-in example', async () => {
    const frame = await framed('#example=fixtures/deals/seed-002-deal-1.json&seal');
    await waited('the deal', () =>
      inside(frame).querySelector('replay-screen')?.shadowRoot?.querySelector('h1'),
    );
    expect(inside(frame).querySelector('a.seal')).to.equal(null);
    // As long as the screen would take to load.
    await new Promise((done) => setTimeout(done, 1_000));
    expect(inside(frame).querySelector('dialog')).to.equal(null);
  });

  it('goes from an empty desk to a file that holds, shows additions as such, and names what was changed', async () => {
    const frame = await emptyDesk();
    streams.push(streamOf(frame));
    await record(frame, 'director n', 1);
    await record(frame, 'said "Bo" "I saw the card"', 2);

    let screen = await opened(frame);
    await shows(screen, 'Nothing of this deal is signed yet. It has 2 facts.');
    expect(screen.querySelector<HTMLButtonElement>('.freeze')!.disabled).to.equal(true);
    await made(screen, 'Ada Byron', 'director');
    await made(screen, 'Bo');
    await shows(screen, 'Bo now has an identity in this browser.');
    await shows(screen, 'signed by Ada Byron, who records');
    const sign = screen.querySelector<HTMLButtonElement>('.sign')!;
    sign.focus();
    sign.click();
    await shows(screen, 'Signed and stored: 2 facts.');
    await waited('the focus is not lost', () => screen.activeElement?.localName === 'h1');
    await closed(frame);

    await record(frame, 'said "West" "four cards"', 3);
    screen = await opened(frame);
    await shows(screen, '2 of 3 facts are signed.');
    for (const tick of screen.querySelectorAll<HTMLInputElement>('.people input'))
      if (!tick.checked) tick.click();
    await waited('both are here', () => !screen.querySelector<HTMLButtonElement>('.freeze')!.disabled);
    screen.querySelector<HTMLButtonElement>('.freeze')!.click();
    await shows(screen, 'Frozen and stored: 3 facts.');
    await shows(screen, 'Frozen by Ada Byron, Bo.');
    await closed(frame);

    await record(frame, 'said "East" "that is not so"', 4);
    const log = await waited(
      'the log tells of it',
      () => inside(frame).querySelector('dt-frozen')?.shadowRoot,
    );
    await waited('as of an addition', () =>
      /Added after the freeze: 1 fact\s+4\. East: .*that is not so/.test(deepText(log)),
    );
    screen = await opened(frame);
    await shows(screen, 'Added after the freeze: 1 fact');
    const added = (): string => deepText(screen.querySelector('.additions')!);
    expect(added()).to.contain('that is not so').and.to.contain('not signed yet');
    expect(screen.querySelector('.people button:not(.small button)')).to.equal(null);
    for (const tick of screen.querySelectorAll<HTMLInputElement>('.people input'))
      if (!tick.checked) tick.click();
    await waited('it can be signed', () => !screen.querySelector<HTMLButtonElement>('.sign')!.disabled);
    screen.querySelector<HTMLButtonElement>('.sign')!.click();
    await shows(screen, 'Signed and stored: 4 facts.');
    await waited('the addition is signed', () => added().includes('(signed by Ada Byron)'));
    await waited('above the deal it is told by whom', () =>
      /that is not so\S*\s+\(signed by Ada Byron\)/.test(deepText(log)),
    );

    const file = await savedFile(frame, () => screen.querySelector<HTMLButtonElement>('.save')!.click());
    const verdict = await verifySealed(utf8(file));
    expect(verdict.faults).to.deep.equal([]);
    expect([verdict.frozen, verdict.added.length, verdict.freezes.map(({ facts }) => facts)]).to.deep.equal([
      4,
      1,
      [3],
    ]);
    // What is printed of the case bears the checkpoint of the file.
    frame.contentWindow!.location.hash = `#deal=${streams[0]}&case`;
    const paper = await waited('the paper bears it', () =>
      inside(frame).querySelector('dt-case-file')?.shadowRoot?.querySelector('.sheet .checkpoint'),
    );
    expect(`${paper.querySelector('pre')!.textContent}\n`).to.equal(lastCheckpoint(utf8(file)));
    expect(paper.querySelector('img')!.src).to.contain('data:image/svg+xml,');
    // What was added after the freeze is told apart on it.
    expect(paper.textContent).to.contain('It covers the first 3 events');
    expect(paper.closest('.sheet')!.textContent).to.match(
      /Added after the freeze\s+.*that is not so.*\s+\[4\]/,
    );
    const authors = verdict.holds.map(
      ({ author }) => verdict.members.find(({ key }) => key === author)?.name,
    );
    expect(authors).to.deep.equal(['Ada Byron', 'Ada Byron', 'Bo', 'Ada Byron', 'Ada Byron', 'Ada Byron']);
    expect(verdict.members.map(({ role }) => role)).to.deep.equal(['director', undefined]);

    // On another machine, with one byte changed.
    document.body.replaceChildren();
    const there = await framed();
    const library = await waited('the library', () => inside(there).querySelector('dt-library'));
    const detail = [new File([file.replace('I saw the card', 'I saw the cart')], 'board-2.sealed')];
    library.dispatchEvent(new CustomEvent('open-files', { detail, bubbles: true, composed: true }));
    const panel = await waited('the seal', () => inside(there).querySelector('dt-seal')?.shadowRoot);
    await waited('it is told', () => deepText(panel).includes('Event 2 by Bo was changed.'));

    // Whoever takes it in all the same sees in the list what it is, and gets no paper with a checkpoint, which would vouch for what was changed.
    inside(there).querySelector('dt-import-check')!.dispatchEvent(new CustomEvent('accept'));
    await waited('it is taken in', () => inside(there).querySelector('replay-screen'));
    const taken = streamOf(there);
    expect(taken).not.to.equal('');
    streams.push(taken);
    const told = await waited('the freeze', () => inside(there).querySelector('dt-frozen')?.shadowRoot);
    await waited('its seal is broken', () => deepText(told).includes('The seal does not hold.'));
    there.contentWindow!.location.hash = `#deal=${taken}&case`;
    const sheet = await waited('its paper', () =>
      inside(there).querySelector('dt-case-file')?.shadowRoot?.querySelector('.sheet'),
    );
    expect(sheet.textContent).to.contain('Report: Sealed here');
    await new Promise((done) => setTimeout(done, 500));
    expect(sheet.querySelector('.checkpoint')).to.equal(null);
    there.contentWindow!.location.hash = '#';
    await waited('the list says so', () => {
      const list = inside(there).querySelector('dt-library')?.shadowRoot;
      const rows = [...(list?.querySelectorAll('li') ?? [])].map(deepText);
      return (
        rows.some((row) => row.includes('Sealed here') && row.includes('seal does not hold')) &&
        rows.some((row) => row.includes('Sealed here') && row.includes('frozen'))
      );
    });
  });

  it('signs by itself what is recorded here, once somebody has chosen that, also behind a freeze', async () => {
    const frame = await emptyDesk();
    streams.push(streamOf(frame));
    await record(frame, 'director n', 1);
    let screen = await opened(frame);
    await made(screen, 'Ada Byron', 'director');
    // Before there is a seal there is nothing to choose.
    expect(screen.querySelector('.by-itself')).to.equal(null);
    screen.querySelector<HTMLButtonElement>('.sign')!.click();
    await shows(screen, 'Signed and stored: 1 fact.');
    const choice = await waited('the choice', () => screen.querySelector<HTMLInputElement>('.by-itself'));
    expect(choice.checked).to.equal(false);
    choice.click();
    await waited('it is chosen', () => localStorage.getItem('dealtrail.signing')?.includes('"waiting":[]'));
    await closed(frame);

    const signedHere = (): boolean =>
      localStorage.getItem('dealtrail.signing')?.includes('"waiting":[]') === true;
    await record(frame, 'said "Bo" "I saw the card"', 2);
    await record(frame, 'noted chair "Ada"; noted reasons "It was seen."', 4);
    await waited('nothing waits', signedHere);
    screen = await opened(frame);
    await shows(screen, 'All are signed: 4 facts.');
    expect(screen.querySelector<HTMLInputElement>('.by-itself')!.checked).to.equal(true);
    await closed(frame);

    // The switch goes off, and what follows waits for somebody who presses.
    screen = await opened(frame);
    screen.querySelector<HTMLInputElement>('.by-itself')!.click();
    await waited('it is chosen', () => localStorage.getItem('dealtrail.signing') === '{}');
    await closed(frame);
    await record(frame, 'said "Bo" "again"', 5);
    screen = await opened(frame);
    await shows(screen, '4 of 5 facts are signed.');

    // Chosen again; then its key goes. That nothing is signed is told above the deal until somebody has done something about it.
    for (const tick of screen.querySelectorAll<HTMLInputElement>('.people input'))
      if (!tick.checked) tick.click();
    await waited('it can be signed', () => !screen.querySelector<HTMLButtonElement>('.sign')!.disabled);
    screen.querySelector<HTMLButtonElement>('.sign')!.click();
    await shows(screen, 'Signed and stored: 5 facts.');
    screen.querySelector<HTMLInputElement>('.by-itself')!.click();
    await waited('it is chosen', signedHere);
    const chosen = JSON.parse(localStorage.getItem('dealtrail.signing')!) as Record<string, { key: string }>;
    const detail = chosen[streamOf(frame)]!.key;
    inside(frame).querySelector('dt-sealing')!.dispatchEvent(new CustomEvent('identity-dropped', { detail }));
    await shows(screen, 'There is no identity in this browser yet.');
    await closed(frame);
    const notices = (): ShadowRoot => inside(frame).querySelector('dt-notices')!.shadowRoot!;
    const isNoticed = (): boolean => deepText(notices().querySelector('.status')!).includes(KEY_GONE);
    expect(isNoticed()).to.equal(false);
    await record(frame, 'said "Bo" "once more"', 6);
    await waited('it is told', isNoticed);
    await record(frame, 'said "Bo" "and again"', 7);
    expect(isNoticed()).to.equal(true);
    const off = [...notices().querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === 'Stop signing each fact at once',
    );
    off!.click();
    await waited(
      'it is told no more',
      () => !isNoticed() && localStorage.getItem('dealtrail.signing') === '{}',
    );
  });

  it('lets a member far away sign the file, and keeps the seal when the file is taken in', async () => {
    const frame = await emptyDesk();
    streams.push(streamOf(frame));
    await record(frame, 'director n', 1);
    let screen = await opened(frame);
    await made(screen, 'Ada Byron');
    const bo = newIdentity('Bo')!;
    inside(frame)
      .querySelector('dt-sealing')!
      .dispatchEvent(
        new CustomEvent('member-opened', { detail: new File([writeIdentity(bo, false)], 'bo') }),
      );
    await shows(screen, 'Take out Bo');
    // The same refusal twice: a screen reader says only what changes.
    const told: string[] = [];
    const note = screen.querySelector('.note')!;
    const watch = new MutationObserver(() => told.push(deepText(note).trim()));
    watch.observe(note, { subtree: true, childList: true, characterData: true });
    for (const times of [1, 2]) {
      inside(frame)
        .querySelector('dt-sealing')!
        .dispatchEvent(new CustomEvent('identity-opened', { detail: new File(['no key'], 'x') }));
      await waited(
        `it is said ${times} times`,
        () => told.filter((text) => text === 'That is not an identity file.').length === times,
      );
    }
    watch.disconnect();
    screen.querySelector<HTMLButtonElement>('.freeze')!.click();
    await shows(screen, 'Members who have not frozen it yet: Bo.');
    const half = await savedFile(frame, () => screen.querySelector<HTMLButtonElement>('.save')!.click());
    expect(isSealed(await verifySealed(utf8(half)))).to.equal(false);

    document.body.replaceChildren();
    await forget();
    const there = await framed();
    await openFile(there, half);
    const check = await waited('the check', () => inside(there).querySelector('dt-import-check'));
    check.dispatchEvent(new CustomEvent('look', { detail: 0, bubbles: true, composed: true }));
    screen = await opened(there);
    await shows(screen, 'This browser does not keep this file.');
    const element = inside(there).querySelector('dt-sealing')!;
    element.dispatchEvent(
      new CustomEvent('identity-opened', { detail: new File([writeIdentity(bo, true)], 'bo.key') }),
    );
    await waited('he may sign', () => screen.querySelector<HTMLButtonElement>('.freeze:enabled'));
    screen.querySelector<HTMLButtonElement>('.freeze')!.click();
    await shows(screen, 'Signed. Save the file now.');
    const whole = await savedFile(there, () => screen.querySelector<HTMLButtonElement>('.save')!.click());
    expect(isSealed(await verifySealed(utf8(whole)))).to.equal(true);
    expect(whole.startsWith(half)).to.equal(true);
    // What came as a file does not leave again, but for its public half.
    const publicHalf = await savedFile(there, () =>
      [...screen.querySelectorAll<HTMLButtonElement>('.small button')]
        .find((one) => deepText(one).includes('public'))!
        .click(),
    );
    expect(readIdentity(publicHalf)).to.deep.equal({ name: 'Bo', key: bo.key, secret: null });
    await closed(there);

    // Ada's browser has the deal already: it goes on with what Bo has signed. Another browser keeps the file as it came.
    const own = streams.at(-1)!;
    expect(await takenIn(there, whole)).to.include({ stream: own, state: 'live' });
    there.contentWindow!.location.hash = `#deal=${own}`;
    screen = await opened(there);
    await shows(screen, 'All are signed: 1 fact.');
    await closed(there);
    await removeStored([own]);
    const { stream, state } = await takenIn(there, whole);
    streams.push(stream);
    expect(state).to.equal('closed');
    there.contentWindow!.location.hash = `#deal=${stream}`;
    screen = await opened(there);
    await shows(screen, 'All are signed: 1 fact.');
  });

  it('says of an entry that was taken back after the freeze what it said', async () => {
    const facts = [
      { type: 'DirectorCalled', by: 'N' },
      { type: 'CaseNoted', field: 'reasons', text: 'Six diamonds run.' },
      { type: 'Undone' },
      { type: 'CaseNoted', field: 'chair', text: 'Eve Muster' },
      { type: 'Undone' },
    ] as const;
    const replay = replayOfRecord({ header: headerNamed('Frozen'), events: facts });
    const freezes = [{ facts: 2, at: '2026-11-24T12:00:00.000Z' }];
    const element = Object.assign(document.createElement('dt-frozen') as FrozenElement, {
      words,
      replay,
      freezes,
      signers: [],
    });
    document.body.append(element);
    const lines = await waited('the lines are there', () => {
      const found = [...element.renderRoot.querySelectorAll('li')];
      return found.length === 3 ? found : null;
    });
    expect(deepText(lines[0]!)).to.contain('It said: Note on the case: “Six diamonds run.”');
    expect(deepText(lines[1]!)).to.contain('4. Chair: Eve Muster');
    expect(lines.map((line) => line.querySelector('s') !== null)).to.deep.equal([false, true, false]);
  });

  it('says first that a seal is broken, and not in the colour of one that holds', async () => {
    const shown = { words, replay: replayOfRecord({ header: headerNamed('Frozen'), events: [] }) };
    const freezes = [{ facts: 0, at: '2026-11-24T12:00:00.000Z' }];
    const bar = async (signers: 'broken' | null): Promise<FrozenElement> => {
      const element = document.createElement('dt-frozen') as FrozenElement;
      element.style.setProperty('--dr-error', 'rgb(200, 0, 0)');
      document.body.append(Object.assign(element, { ...shown, freezes, signers }));
      await element.updateComplete;
      return element;
    };
    const [whole, broken] = [await bar(null), await bar('broken')];
    expect(deepText(broken.renderRoot.querySelector('p')!)).to.contain('The seal does not hold.');
    const edge = (element: Element): string => getComputedStyle(element).borderInlineStartColor;
    expect([edge(whole), edge(broken)]).to.deep.equal(['rgb(0, 0, 0)', 'rgb(200, 0, 0)']);
  });

  it('asks before a key goes, and does not lose the focus', async () => {
    const frame = await emptyDesk();
    streams.push(streamOf(frame));
    const screen = await opened(frame);
    await made(screen, 'Ada Byron');
    // A real key: while a button is pressed by a script, nothing is drawn anew.
    const press = async (selector: string): Promise<void> => {
      const button = screen.querySelector<HTMLButtonElement>(selector)!;
      button.focus();
      await sendKeys({ press: 'Enter' });
    };
    const isAt = (what: string, text: string): Promise<boolean> =>
      waited(what, () => deepText(screen.activeElement ?? frame).trim() === text);
    await press('[data-remove]');
    await isAt('the question', 'Keep it');
    await press('.keep');
    await isAt('the button that asked', 'Remove');
    await press('[data-remove]');
    await isAt('the question', 'Keep it');
    await press('.sure');
    await shows(screen, 'The key of Ada Byron is no longer in this browser.');
    await isAt('the title', 'Sign and freeze');
  });

  it('promises no file of a key that cannot be saved, where the browser keeps nothing', async () => {
    const { shown } = await sample();
    const [ada, bo] = shown.identities;
    const identities = [{ ...ada!, kept: 'page' } as const, { ...bo!, kept: 'page' } as const];
    const element = Object.assign(document.createElement('dt-sealing'), {
      words,
      shown: { ...shown, identities },
    }) as SealingElement;
    document.body.append(element);
    await element.updateComplete;
    const [without, withFile] = [...element.renderRoot.querySelectorAll('.people li')].map(deepText);
    expect(without).to.contain('this key cannot be saved to a file').and.not.to.contain('unless you save it');
    expect(withFile).to.contain('unless you save it to a file').and.to.contain('Save the key');
  });

  it('can be read and used by everybody, with everything on the screen', async () => {
    const { seal, shown } = await sample();
    const element = Object.assign(document.createElement('dt-sealing'), { words, shown }) as SealingElement;
    document.body.append(element);
    await element.updateComplete;
    expect(element.present.size).to.equal(0);
    expect(await violations(element)).to.deep.equal([]);
    element.caseFile = '#deal=a&case=decision';
    await element.updateComplete;
    const link = element.renderRoot.querySelector<HTMLAnchorElement>('.missing a')!;
    expect(link.hash).to.equal('#deal=a&case=decision');
    element.going = shown.identities[0]!.key;
    element.shown = { ...shown, seal: { ...seal, freezes: [] } };
    await element.updateComplete;
    expect(await violations(element)).to.deep.equal([]);
  });
});

async function sample(): Promise<{ seal: NonNullable<SealingShown['seal']>; shown: SealingShown }> {
  const [ada, bo] = ['Ada', 'Bo'].map((name) => newIdentity(name)!);
  const identities = [
    { name: 'Ada', role: 'director', key: ada!.key, kept: 'here', leaves: false },
    { name: 'Bo', key: bo!.key, kept: 'file', leaves: true },
  ] as const;
  const members = identities.map(({ name, key }) => ({ name, key }));
  const seal = {
    members,
    events: 3,
    faults: [],
    vouched: members.map((member) => ({ member, size: 2 })),
    frozen: 2,
    added: [],
    freezes: [{ facts: 1, at: '2026-11-24T12:00:00.000Z' }],
  };
  const additions = [{ number: 2, text: 'West says “no”', by: null }];
  return {
    seal,
    shown: {
      identities,
      seal,
      facts: 2,
      signed: 1,
      stuck: null,
      additions,
      missing: ['The ruling'],
      signsHere: null,
      ofFile: false,
    },
  };
}
