/** A paper of a case as a self-contained page: A4 or Letter, black and white, for printing or saving as PDF. */

import type { CaseFile } from '../../../audit/caseFile/caseFile.ts';
import { directionOf } from '../../../i18n/languages.ts';
import { diagramAt } from '../../picture/diagramAt.ts';
import { escaped } from '../../../domain/escaped.ts';
import { layout } from '../../picture/layout.ts';
import { svgOf } from '../../picture/svg.ts';
import { element, sentenceHtml } from '../html.ts';
import { auctionHtml } from '../auctionHtml.ts';
import { playHtml } from '../playHtml.ts';
import { storyOf, type Story } from '../story.ts';
import { handsShown } from '../text.ts';
import { qrCodeOf } from '../qrCode.ts';
import { pageOf } from './paperPage.ts';
import {
  isInColumns,
  checkpointText,
  lineClasses,
  paperOf,
  signersOf,
  type Paper,
  type PaperName,
} from './papers.ts';
import type { CaseSection } from './sections.ts';
import { piecesOf, type CaseWording } from './wording.ts';

/** The paper without the page around it. */
function paperBody(name: PaperName, file: CaseFile, wording: CaseWording): string {
  const { words, text } = wording;
  const { timeline } = file;
  const story = storyOf(timeline, words);
  const paper = paperOf(name, file, wording);
  const occasion = story.occasion.join(' · ');
  return element('article', { class: 'sheet', lang: words.language, dir: words.direction }, [
    element('h1', {}, [
      sentenceHtml(text.papers[name]),
      ...(paper.deal === null ? [] : [': ', element('bdi', {}, escaped(paper.deal))]),
    ]),
    element('p', {}, sentenceHtml(story.facts.join(' · '))),
    ...(occasion === '' ? [] : [element('p', { class: 'small' }, element('bdi', {}, escaped(occasion)))]),
    dealHtml(paper, story, file, wording),
    ...paper.sections.map(sectionHtml),
    paper.signed
      ? element(
          'div',
          { class: 'sign' },
          signersOf(file, text).map((one) => element('span', {}, sentenceHtml(one))),
        )
      : '',
    paper.checkpoint === null ? '' : checkpointHtml(paper.checkpoint, wording),
    element(
      'footer',
      {},
      sentenceHtml(text.underLaws({ edition: timeline.laws.edition, events: timeline.source.events.length })),
    ),
  ]);
}

function checkpointHtml(checkpoint: string, wording: CaseWording): string {
  return section(
    wording.text.checkpoint,
    element('div', { class: 'checkpoint' }, [
      qrCodeOf(checkpoint) ?? '',
      element('div', {}, [
        element('p', { class: 'small' }, sentenceHtml(checkpointText(wording))),
        element('pre', { dir: 'ltr' }, escaped(checkpoint.trimEnd())),
      ]),
    ]),
  );
}

/** The paper as a file that opens by itself. */
export function paperPage(name: PaperName, file: CaseFile, wording: CaseWording): string {
  const { words, text } = wording;
  return pageOf(text.papers[name], paperBody(name, file, wording), words);
}

function dealHtml(
  { diagramAt: at, auction, play }: Paper,
  story: Story,
  file: CaseFile,
  wording: CaseWording,
): string {
  const { words, text } = wording;
  if (at === null)
    return section(
      text.sections.hands,
      handsShown(story, words).map((line) => element('p', { class: 'small' }, sentenceHtml(line))),
    );
  const diagram = diagramAt(file.timeline, at, words);
  const picture = layout(diagram, words, { heading: false, auction: 'none', news: false });
  const svg = svgOf(picture, { theme: 'print', suits: 'mono', id: 'paper' });
  return element('div', { class: 'deal' }, [
    svg,
    element('div', {}, [
      auction && story.auction !== null ? section(text.sections.auction, auctionHtml(story, words)) : '',
      play ? section(text.sections.play, playHtml(story, words)) : '',
    ]),
  ]);
}

const section = (title: string, inside: string | readonly string[]): string =>
  element('section', {}, [
    element('h2', {}, sentenceHtml(title)),
    ...(typeof inside === 'string' ? [inside] : inside),
  ]);

function sectionHtml(part: CaseSection): string {
  const { title, lines } = part;
  return section(
    title,
    element(
      'ul',
      { class: isInColumns(part) ? 'columns' : null },
      lines.map((line) =>
        element('li', { class: lineClasses(line) || null }, [
          ...piecesOf(line).map(({ text, lang }) =>
            lang === null
              ? sentenceHtml(text)
              : lang === ''
                ? element('bdi', {}, sentenceHtml(text))
                : element('bdi', { lang, dir: directionOf(lang) }, escaped(text)),
          ),
          line.at === null || line.at === 0 ? '' : element('small', {}, ` [${line.at}]`),
        ]),
      ),
    ),
  );
}
