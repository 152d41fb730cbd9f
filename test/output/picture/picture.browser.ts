/** Pictures as a browser draws them: nothing wider than the layout thought, and notation in its order in every language. */

import { expect } from 'chai';
import { readCase } from '../../../src/formats/case/readCase.ts';
import { loadLanguage } from '../../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { diagramAt } from '../../../src/output/picture/diagramAt.ts';
import { plainText } from '../../../src/output/picture/items.ts';
import { layout } from '../../../src/output/picture/layout.ts';
import { svgOf } from '../../../src/output/picture/svg.ts';
import { timelineOf, type Timeline } from '../../../src/replay/timeline.ts';
import { addFaces } from '../../ui/support/fonts.ts';
import { CORRECTED_DEAL } from '../../ui/support/open.ts';

let timeline: Timeline;

/** The signs of a line from left to right, as they lie on the screen. */
function asDrawn(line: SVGTextElement): string {
  const text = line.textContent ?? '';
  // Firefox counts no marks of direction.
  const counted = text.length === line.getNumberOfChars() ? text : text.replaceAll(/[\u2066-\u2069]/g, '');
  return [...counted]
    .map((sign, at) => ({ sign, box: line.getExtentOfChar(at) }))
    .filter(({ box }) => box.width > 0.01)
    .sort((one, other) => one.box.x - other.box.x)
    .map(({ sign }) => sign)
    .join('');
}

/** The lines of the picture, opened as a file of its own, in faces that every machine has. */
async function drawn(svg: string): Promise<SVGTextElement[]> {
  const frame = document.createElement('iframe');
  frame.width = '900';
  frame.height = '900';
  const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  const named = svg.replaceAll('"sans-serif"', '"Tests Sans"').replaceAll('"serif"', '"Tests Serif"');
  frame.src = URL.createObjectURL(new Blob([named], { type: 'image/svg+xml' }));
  document.body.replaceChildren(frame);
  await loaded;
  await addFaces(frame.contentDocument!, { 'Tests Sans': 'DejaVuSans', 'Tests Serif': 'DejaVuSerif' });
  return [...frame.contentDocument!.querySelectorAll('text')];
}

describe('a picture in the browser', () => {
  before(async () => {
    const { record } = readCase(await (await fetch(CORRECTED_DEAL)).text());
    timeline = timelineOf({
      ...record!,
      header: { ...record!.header, auction: ['1H', 'X', 'XX', '3NT', 'P', 'P', 'P'] },
    });
    for (const language of LANGUAGES) expect(await loadLanguage(language), language).to.equal(true);
  });
  after(() => document.body.replaceChildren());

  for (const language of LANGUAGES)
    it(`takes no more room than was thought, in ${language}`, async () => {
      const words = wordsFor({ ...DEFAULT_SETTINGS, language });
      for (let at = 0; at < timeline.positions.length; at += 9) {
        const picture = layout(diagramAt(timeline, at, words), words);
        const texts = picture.items.filter((item) => item.kind === 'text');
        const lines = await drawn(svgOf(picture));
        expect(lines).to.have.length(texts.length);
        for (const [index, line] of lines.entries())
          expect(line.getComputedTextLength(), plainText(texts[index]!)).to.be.at.most(
            texts[index]!.area.width + 1,
          );
      }
    });

  it('keeps suit before rank and hands from left to right in Hebrew', async () => {
    const words = wordsFor({ ...DEFAULT_SETTINGS, language: 'he' });
    const picture = layout(diagramAt(timeline, 20, words), words);
    const texts = picture.items.filter((item) => item.kind === 'text');
    const islands = texts.map(({ runs }) =>
      runs
        .map((run) => (run.island === true ? run.text : '\n'))
        .join('')
        .split('\n')
        .filter((part) => part !== ''),
    );
    let islandsSeen = 0;
    for (const [index, line] of (await drawn(svgOf(picture))).entries())
      for (const island of islands[index]!) {
        expect(asDrawn(line)).to.include(island);
        islandsSeen++;
      }
    expect(islandsSeen).to.be.greaterThan(8);
    expect((await drawn(svgOf(picture))).map(asDrawn)).to.include('A K J 9 8 5');
  });

  it('begins and ends its Hebrew lines where they belong', async () => {
    const words = wordsFor({ ...DEFAULT_SETTINGS, language: 'he' });
    const picture = layout(diagramAt(timeline, 20, words), words);
    const texts = picture.items.filter((item) => item.kind === 'text');
    for (const [index, line] of (await drawn(svgOf(picture))).entries()) {
      const { area, direction } = texts[index]!;
      if (direction === 'ltr') continue;
      const box = line.getBBox();
      expect(box.x, line.textContent).to.be.at.least(area.x - 2);
      expect(box.x + box.width, line.textContent).to.be.at.most(area.x + area.width + 2);
    }
  });
});
