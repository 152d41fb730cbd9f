/** For code hosts and editors: SARIF 2.1.0, written finding by finding. */

import { jsonText } from '../harmless.ts';
import { CHECKS } from '../../../analysis/audited.ts';
import { sentenceOf, WORDS } from '../told.ts';
import type { Report } from './report.ts';

const LEVEL = { error: 'error', warning: 'warning', review: 'warning', info: 'note' } as const;

/** In the language that is spoken by then. */
const rules = (): unknown =>
  [...CHECKS, 'import'].map((id) => ({
    id,
    shortDescription: { text: WORDS.audit.checks[id as keyof typeof WORDS.audit.checks] },
  }));

let first = true;

export const sarif: Report = {
  begin: (print) => {
    first = true;
    const driver = { name: 'dealtrail', rules: rules() };
    print(
      `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":${jsonText(driver)}},"results":[`,
    );
  },
  line: (line, print) => {
    const { check, severity, file, deal, board, room, seat, trick, card, laws, key, params } = line;
    const region = line.line === null ? {} : { region: { startLine: line.line } };
    const uri = encodeURI(file.replaceAll('\\', '/'));
    const result = {
      ruleId: check,
      level: LEVEL[severity],
      message: { text: sentenceOf(line) },
      locations: [{ physicalLocation: { artifactLocation: { uri }, ...region } }],
      properties: { deal, board, room, seat, trick, card, laws, key, params },
    };
    print(`${first ? '' : ','}${jsonText(result)}`);
    first = false;
  },
  end: (summary, print) => {
    print(`],"properties":${jsonText(summary)}}]}`);
  },
};
