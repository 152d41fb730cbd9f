/** A claim on a separate sheet, A4 or Letter, black on white, for a person who judges it away from the screen. */

import { adoptStyles, css, html, nothing, render, unsafeCSS, type TemplateResult } from '../lit.ts';
import type { ClaimStanding } from '../../audit/claims/claimAt.ts';
import { turnIn } from '../../audit/claims/ending.ts';
import type { LineMark } from '../../audit/claims/marks.ts';
import { losesOn, type Worked } from '../../audit/claims/workbench.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import type { RecordHeader } from '../../events/record.ts';
import { cardsText, claimText, fewestText, followedText, opponentCardsText } from '../../i18n/claimText.ts';
import { claimWords } from '../../i18n/claiming.ts';
import { dealTitle } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { PAPER_STYLE } from '../../output/page/caseFile/paperStyle.ts';
import { markText } from '../../output/report/claimNote.ts';
import { diagramStyles, endingDiagram } from './diagram.ts';
import { dependsOf, lineOf, paragraphs } from './paragraphs.ts';

/** The contents of the sheet, with the present marks. */
interface SheetOfClaim {
  readonly standing: ClaimStanding;
  readonly worked: Worked;
  readonly marks: readonly LineMark[];
}

/** Contract and declarer, as far as the record has them. */
function contractLine({ contract, declarer }: RecordHeader, { written }: Words): readonly string[] {
  return [
    ...(contract === null ? [] : [written.contract(contract)]),
    ...(declarer === null ? [] : [written.seat(declarer)]),
  ];
}

function sheetOf(
  header: RecordHeader,
  { standing, worked, marks }: SheetOfClaim,
  words: Words,
): TemplateResult {
  const text = claimWords(words.language);
  const { written } = words;
  const { ending, tricks, trick } = standing;
  const { followed, walked, won, fewest, oneOpponent } = worked;
  const turn = turnIn(ending);
  const section = (title: string, ...inside: unknown[]): TemplateResult =>
    html`<section>
      <h2>${title}</h2>
      ${inside}
    </section>`;
  return html`<article class="sheet" lang=${words.language} dir=${words.direction}>
    <h1>${text.title}: <bdi>${dealTitle(header, words)}</bdi></h1>
    ${paragraphs([[...contractLine(header, words), words.picture.atTrick({ trick })].join(' · ')], words)}
    ${endingDiagram(ending.hands, turn, text.bench.left, words)}
    ${paragraphs(
      [
        ...(ending.played.length === 0
          ? []
          : [text.bench.inTrick({ cards: cardsText(ending.played, written) })]),
        text.lines.turn({ seat: written.seat(SEATS[turn] as Seat) }),
      ],
      words,
    )}
    ${section(text.title, paragraphs(claimText(standing, text, written), words))}
    ${
      followed === null
        ? nothing
        : section(
            text.followed.title,
            lineOf(followed.cards, ending, worked.choices.followed, words),
            paragraphs(followedText(followed, text, written), words),
          )
    }
    ${
      marks.length === 0
        ? nothing
        : section(
            text.bench.said,
            paragraphs(
              marks.map((mark) => markText(mark, text, written)),
              words,
            ),
          )
    }
    ${section(
      text.lines.title,
      paragraphs(fewestText(fewest, losesOn(worked, tricks), tricks, text), words),
      lineOf([...walked, ...fewest.line], ending, worked.choices.fewest, words),
      dependsOf(worked, words),
    )}
    ${
      oneOpponent?.length === 0
        ? nothing
        : section(
            text.oneOpponent.title,
            paragraphs(opponentCardsText(oneOpponent, won, text, written), words),
          )
    }
    <footer>${text.people}</footer>
  </article>`;
}

const onPaper = css`
  ${unsafeCSS(PAPER_STYLE)}
  ${diagramStyles}
  .diagram {
    margin: 8pt auto;
    font-size: 13pt;
    color: #000;
  }
  .diagram ul {
    list-style: none;
    padding: 0;
  }
  .sheet .diagram li {
    padding: 0;
    text-indent: 0;
  }
  .sheet .diagram li::before {
    content: none;
  }
  .diagram .turn .seat {
    border-color: #000;
  }
  .sheet .line {
    display: flex;
    flex-wrap: wrap;
    gap: 1pt 14pt;
  }
  .line > span {
    white-space: nowrap;
  }
`;

const alone = css`
  @page {
    size: auto;
    margin: 13mm 14mm;
  }
  @media screen {
    #claim-sheet {
      display: none;
    }
  }
  @media print {
    body > :not(#claim-sheet) {
      display: none !important;
    }
  }
`;

/** Prints the sheet of that claim, and nothing of the page; it is gone when the printer has it. */
export function printAlone(header: RecordHeader, claim: SheetOfClaim, words: Words): void {
  document.querySelector('#claim-sheet')?.remove();
  const host = document.createElement('div');
  host.id = 'claim-sheet';
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, [onPaper]);
  render(sheetOf(header, claim, words), root);
  document.body.append(host);
  const style = alone.styleSheet as CSSStyleSheet;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  const over = (): void => {
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);
  };
  addEventListener('afterprint', over, { once: true });
  print();
}
