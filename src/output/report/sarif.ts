/** For code hosts and editors: SARIF 2.1.0, written finding by finding. */

import { jsonText } from './harmless.ts';
import { CHECKS } from '../../audit/audited.ts';
import type { Words } from '../../i18n/words.ts';
import { sentenceOf, type Report } from './report.ts';

const LEVEL = { error: 'error', warning: 'warning', review: 'warning', info: 'note' } as const;

/** A path as the reference of a URI, with `/` between folders. A drive of Windows makes it a whole URI. */
function uriOf(path: string): string {
  const parts = path.replaceAll('\\', '/').split('/');
  return parts
    .map(encodeURIComponent)
    .join('/')
    .replace(/^([A-Z])%3A\//i, 'file:///$1:/');
}

const rulesIn = (words: Words): unknown =>
  [...CHECKS, 'import'].map((id) => ({
    id,
    shortDescription: { text: words.audit.checks[id as keyof typeof words.audit.checks] },
  }));

/** Prints a SARIF 2.1.0 log with one result for every finding, notes included. */
export function sarif(words: Words): Report {
  let first = true;
  return {
    begin: (print) => {
      const driver = { name: 'dealtrail', rules: rulesIn(words) };
      print(
        `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":${jsonText(driver)}},"results":[`,
      );
    },
    line: (line, print) => {
      const { check, severity, file, deal, board, room, seat, trick, card, laws, key, params } = line;
      const region = line.line === null ? {} : { region: { startLine: line.line } };
      const result = {
        ruleId: check,
        level: LEVEL[severity],
        message: { text: sentenceOf(line, words) },
        locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) }, ...region } }],
        properties: { deal, board, room, seat, trick, card, laws, key, params },
      };
      print(`${first ? '' : ','}${jsonText(result)}`);
      first = false;
    },
    end: (summary, print) => {
      print(`],"properties":${jsonText(summary)}}]}`);
    },
  };
}
