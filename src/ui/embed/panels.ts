/** What stands beside the table: the step in words, what the Laws say of it, who may choose what, what is still open. */

import type { BakedCall, BakedRow, TextNumber } from '../../bake/baked.ts';
import type { FilmBranch } from '../../bake/film.ts';
import { clockwiseFrom } from '../../domain/seat.ts';
import { fill } from '../../i18n/embed/messages.ts';
import { h, type Child, type Children, type Drawn } from './h.ts';
import { label, ownWords, saying, type Picture } from './picture.ts';
import { rich, row, told } from './rich.ts';
import type { Tell } from './tidings.ts';

export interface PanelActs {
  /** Whom the panels steer. */
  readonly replay: { reveal(): void; goTo(place: number | string): void };
  readonly tell: Tell;
  /** Shows what would have come of a choice; null shows what happened. */
  readonly whatIf: (branch: FilmBranch | null) => void;
}

/** Always as many children, so that what one focuses stays where it is. */
export function panels(picture: Picture, acts: PanelActs): readonly Child[] {
  const { frame, film, branch, options, voice, revealed, keep } = picture;
  const { words: text } = voice;
  const has = (name: string): boolean =>
    options.panels.has(name) && (options.density === 'full' || /law|notes/.test(name));
  const trick = frame.tricks.at(-1);
  const marked = film.stops.mark.indexOf(frame.at);
  const tried = branch && film.branches.indexOf(branch);
  const { notes = '', notesIn } = film;
  const [note, lang] =
    frame.caption === null
      ? ownWords(frame.at === 0 && revealed ? notes : '', notesIn, picture)
      : ownWords(frame.caption, frame.captions, picture);
  return [
    h(
      'p.says.caption',
      null,
      h('span.number', null, trick && fill(text.trickName, trick.number)),
      ' ',
      frame.says !== null && revealed ? told(frame.says, picture) : rich(saying(picture, 'written'), picture),
    ),
    revealed
      ? frame.vouched === null
        ? ((said) => said !== '' && h('p.quiet', null, said))(voice.vouched(frame))
        : h('p.quiet', null, told(frame.vouched, picture))
      : null,
    note && has('notes') ? h('p.note.note', { dir: 'auto', lang }, note) : null,
    film.law === null && frame.at === 0 ? h('p.quiet', null, text.factsOnly) : null,
    keep(
      'laws',
      [
        revealed,
        picture.view,
        frame.findings,
        frame.panels,
        frame.stillOpen,
        options.whatif && frame.at,
        tried,
      ],
      () =>
        h(
          'div.laws',
          null,
          film.law === null ? null : revealed ? laws(picture, acts, has) : quiz(picture, acts),
        ),
    ),
    has('auction') ? keep('auction', 0, () => auction(picture)) : null,
    revealed &&
      has('timeline') &&
      keep('places', [marked, picture.view === 'open' || frame.at, picture.view, frame.at === 0], () =>
        markers(picture, acts),
      ),
    revealed &&
      has('branches') &&
      keep('branches', picture.view === 'open' || frame.at, () => branches(picture, acts)),
  ];
}

function quiz(picture: Picture, { replay }: PanelActs): Child {
  const never = picture.options.reveal === 'never';
  return h(
    'section.quiz',
    null,
    h('h2', null, label(picture, 'quiz')),
    h('p', null, label(picture, never ? 'quizNever' : 'quizHidden')),
    !never && h('button.wordy', { onclick: () => replay.reveal() }, label(picture, 'quizAsk')),
  );
}

/** Under which word of `show` a panel stands, its part and that of its rows. */
const PARTS = [
  'law law-panel info-row',
  'options options option',
  'machine machine state',
  'info info info-row',
];

function laws(picture: Picture, { tell, whatIf }: PanelActs, has: (name: string) => boolean): Children {
  const { frame, film, options, branch, voice } = picture;
  const { findings, panels: all, at, stillOpen } = frame;
  // In the order in which the panels offer them; a choice within a choice is not tried.
  const toTry = film.branches.filter(({ from }) => options.whatif && from === at);
  const list = (show: string, heading: TextNumber, rows: readonly BakedRow[]): Child => {
    const [, part, of = ''] = (PARTS.find((one) => one.startsWith(show)) ?? '').split(' ');
    const canBeTried = show === 'options' && toTry.length > 0;
    return h(
      canBeTried ? 'div' : 'section',
      {
        part,
        class: show,
        role: canBeTried && 'radiogroup',
        'aria-label': canBeTried && voice.told(heading, 'spoken'),
      },
      h('h2', null, told(heading, picture)),
      h(
        'ul',
        null,
        rows.map((one, index) => {
          const [[clause = ''], text, option, , effect] = one;
          if (!option) {
            const active = show === 'machine' && stillOpen.includes(index);
            return h(
              'li',
              { part: active ? `${of} state-active` : of, 'aria-current': active && 'step' },
              row(one, picture),
            );
          }
          const tried = branch === null && toTry.shift();
          return h(
            effect === undefined ? 'li.option' : 'li.option.told',
            { part: of, onpointerenter: () => tell('option-preview', { law: clause, option }) },
            tried ? attempt(tried) : told(text, picture),
            effect !== undefined && h('p.quiet', null, told(effect, picture)),
          );
        }),
      ),
    );
  };
  return [
    branch !== null &&
      h(
        'div.branch.branch',
        { role: 'radiogroup', 'aria-label': label(picture, 'whatIf') },
        h('h2', null, label(picture, 'whatIf')),
        h(
          'ul',
          null,
          toTry.map((one) => h('li.option.option', null, attempt(one))),
        ),
        h('button.wordy', { onclick: () => whatIf(null) }, label(picture, 'back')),
      ),
    offered(true),
    findings.length > 0 && has('law') && list('law', film.labels.law as TextNumber, findings),
    offered(false),
  ];

  /** What somebody may choose now is looked for first: it stands before what the Laws say of it. */
  function offered(isChoice: boolean): Children {
    return all.map(
      ([show, heading, rows]) =>
        rows.some(([, , option]) => option) === isChoice && has(show) && list(show, heading, rows),
    );
  }

  function attempt(one: FilmBranch): Child {
    const chosen = one === branch;
    const { law, option } = one;
    return radio(
      'branch',
      told(one.name, picture),
      chosen,
      { onchange: () => whatIf(one), onfocus: () => tell('option-preview', { law, option }) },
      chosen ? 'option-chosen' : undefined,
    );
  }
}

/** One choice of several that exclude each other, all of the same `group`. */
export function radio(
  group: string,
  says: Child,
  checked: boolean,
  acts: Drawn['props'],
  part?: string,
): Drawn {
  return h(
    'label',
    { class: part, part },
    h('input', { type: 'radio', name: group, checked, ...acts }),
    says,
  );
}

const COLUMNS = clockwiseFrom('W');

function auction(picture: Picture): Child {
  const { film, voice } = picture;
  const { auction: calls, dealer } = film;
  if (!calls || !dealer) return null;
  const cells: (BakedCall | null)[] = [
    ...COLUMNS.slice(0, COLUMNS.indexOf(dealer)).map(() => null),
    ...calls,
  ];
  const explained = calls.filter(([, , words]) => words);
  return h(
    'section..auction',
    null,
    h('h2', null, voice.words.auction),
    h(
      'table',
      { dir: 'ltr' },
      h(
        'tr',
        null,
        COLUMNS.map((seat) =>
          h('th', { scope: 'col' }, h('abbr', { title: voice.words.seats[seat] }, voice.letter(seat))),
        ),
      ),
      cells.flatMap((_cell, index) =>
        index % 4 === 0
          ? h(
              'tr',
              null,
              cells
                .slice(index, index + 4)
                .map((cell) =>
                  h(
                    'td..call',
                    null,
                    cell && rich(voice.bid(cell[0]), picture),
                    cell && h('sup', null, cell[2] ? explained.indexOf(cell) + 1 : cell[1] && '!'),
                  ),
                ),
            )
          : [],
      ),
    ),
    h(
      'ol',
      null,
      explained.map(([, , words]) => h('li', { dir: 'auto', lang: film.lang ?? '' }, words)),
    ),
  );
}

/** The same marks as on the line, as a list of places to go to. */
function markers(picture: Picture, { replay }: PanelActs): Child {
  return folded(
    label(picture, 'marks'),
    // Before the first card there is little else to read.
    picture.frame.at === 0,
    picture.film.marks.map(({ step, kind, text, closed = text }) =>
      h(
        'button.wordy',
        { 'aria-current': step === picture.frame.at && 'step', onclick: () => replay.goTo(step) },
        h('b', null, label(picture, kind), '. '),
        // Through other eyes than those that see all, what is to come is told by its kind alone.
        picture.view === 'open' ? told(text, picture) : step <= picture.frame.at && told(closed, picture),
      ),
    ),
  );
}

/** Every choice that can be tried, where it is offered first. */
function branches(picture: Picture, { whatIf }: PanelActs): Child {
  return folded(
    label(picture, 'branches'),
    false,
    picture.film.branches
      .filter(({ again, from }) => !again && (picture.view === 'open' || from <= picture.frame.at))
      .map((one) =>
        h('button.wordy', { onclick: () => whatIf(one) }, told(one.frame.says as TextNumber, picture)),
      ),
  );
}

function folded(heading: string, open: boolean, buttons: readonly Child[]): Child {
  return (
    buttons.length > 0 &&
    h('details', { open }, h('summary', null, `${heading} (${buttons.length})`), buttons)
  );
}
