/** The irregularities, the choices, and all findings of the Laws. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { findingLine, irregularityLines } from '../../output/page/caseFile/irregularities.ts';
import { optionLines, otherFound } from '../../output/page/caseFile/sections.ts';
import { lineList } from './lines.ts';
import { pollsSection, type PollActs } from './polls.ts';
import type { CaseShown } from './caseShown.ts';

/**
 * Draws the irregularities, the options of each player, the polls and what the Laws say. Options and
 * findings are left out where there are none.
 */
export function lawSection(shown: CaseShown, acts: PollActs): TemplateResult {
  const { file, text, words } = shown;
  const { timeline } = file;
  const findings = timeline.findings
    .map((finding) => ({ text: findingLine(finding, timeline, words), at: finding.at + 1 }))
    // A finding that still applies is cited again at later events, but listed once.
    .filter((line, index, all) => all.findIndex((other) => other.text === line.text) === index);
  const options = optionLines(file, shown);
  return html`<section aria-labelledby="case-irregularities">
      <h2 id="case-irregularities">${text.sections.irregularities}</h2>
      ${lineList([...otherFound(file, shown), ...irregularityLines(file, shown)], shown)}
    </section>
    ${
      options.length === 0
        ? nothing
        : html`<section aria-labelledby="case-options">
            <h2 id="case-options">${text.sections.options}</h2>
            ${lineList(options, shown)}
          </section>`
    }
    ${pollsSection(shown, acts)}
    ${
      findings.length === 0
        ? nothing
        : html`<section aria-labelledby="case-law">
            <h2 id="case-law">${words.picture.findings}</h2>
            ${lineList(findings, shown)}
          </section>`
    }`;
}
