/** A lifecycle as a picture: boxes and arrows from its own definition. */

import { html, nothing, svg, type TemplateResult } from '../lit.ts';
import { stateName } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import type { MachineName } from '../../laws/case.ts';
import type { MachineDrawing } from '../../../machines/index.ts';
import type { LifeStage } from '../../view/replay.ts';
import { BOX, layoutOf, type StateBox, type Layout } from './layout.ts';

const layouts = new WeakMap<MachineDrawing, Layout>();

function layoutFor(machine: MachineDrawing): Layout {
  const known = layouts.get(machine);
  if (known !== undefined) return known;
  const made = layoutOf(machine);
  layouts.set(machine, made);
  return made;
}

/** The diagram of a lifecycle: the current state is filled, the way to it is drawn solid, possible next steps thin. */
export function pictureOf(
  machine: MachineDrawing,
  name: MachineName,
  now: string | null,
  stages: readonly LifeStage[],
  words: Words,
): TemplateResult {
  const layout = layoutFor(machine);
  const steps = new Set(stages.slice(1).map(({ state }, index) => `${stages[index]?.state}>${state}`));
  const passed = new Set(stages.map(({ state }) => state));
  return html`<svg
    viewBox="0 0 ${layout.width} ${layout.height}"
    width=${layout.width}
    aria-hidden="true"
    dir="ltr"
  >
    <defs>${marker('tip', 7, 'tip')} ${marker('taken', 10, 'tip taken-tip')}</defs>
    ${layout.edges.map(({ from, to, path }) => svg`<path class=${steps.has(`${from}>${to}`) ? 'edge taken' : 'edge'} marker-end=${steps.has(`${from}>${to}`) ? 'url(#taken)' : 'url(#tip)'} d=${path}></path>`)}
    ${layout.boxes.map((box) => boxOf(box, name, now, passed, words))}
  </svg>`;
}

/** The head of an arrow, with its size in CSS pixels. */
function marker(id: string, size: number, look: string): TemplateResult {
  return svg`<marker
    id=${id}
    viewBox="0 0 8 8"
    refX="7"
    refY="4"
    markerWidth=${size}
    markerHeight=${size}
    orient="auto-start-reverse"
    markerUnits="userSpaceOnUse"
  >
    <path class=${look} d="M0 0.800 8 4 0 7.200Z"></path>
  </marker>`;
}

function boxOf(
  box: StateBox,
  name: MachineName,
  state: string | null,
  passed: ReadonlySet<string>,
  words: Words,
): TemplateResult {
  const now = box.name === state;
  const kind = now ? 'state now' : passed.has(box.name) ? 'state passed' : 'state';
  const lines = twoLines(stateName(name, box.name, words));
  const middle = box.x + BOX.width / 2;
  return svg`<g class=${kind}>
      <rect x=${box.x} y=${box.y} width=${BOX.width} height=${BOX.height} rx=${box.final ? 3 : 19}></rect>
      ${box.final ? svg`<rect class="inner" x=${box.x + 3} y=${box.y + 3} width=${BOX.width - 6} height=${BOX.height - 6} rx="1"></rect>` : nothing}
      ${lines.map((line, index) => svg`<text x=${middle} y=${box.y + BOX.height / 2 + 4.2 + (index - (lines.length - 1) / 2) * 13.5}>${line}</text>`)}
    </g>`;
}

/** A long label on two lines, broken at the space nearest the middle. */
function twoLines(label: string): string[] {
  if (label.length <= 17 || !label.includes(' ')) return [label];
  let best = -1;
  for (let at = label.indexOf(' '); at >= 0; at = label.indexOf(' ', at + 1)) {
    if (best < 0 || Math.abs(at - label.length / 2) < Math.abs(best - label.length / 2)) best = at;
  }
  return [label.slice(0, best), label.slice(best + 1)];
}
