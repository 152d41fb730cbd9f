/** For build servers: one suite for each file with findings, one failed case for each finding. */

import type { Words } from '../../i18n/words.ts';
import { escaped } from '../../domain/escaped.ts';
import { sentenceOf, type Report } from './report.ts';

/** The text of an attribute. A reader of XML makes a blank of a line end or a tab that is not written as a number. */
function attribute(text: string): string {
  return escaped(text).replace(/[\t\n\r]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/**
 * Prints JUnit XML, a test suite for each file and a failed test for each finding. Without findings it
 * prints one test that passes. Notes are left out.
 */
export function junit(words: Words): Report {
  let open: string | null = null;
  return {
    begin: (print) => {
      print('<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="dealtrail audit">');
    },
    line: (line, print) => {
      if (line.severity === 'info') return;
      if (open !== line.file) {
        if (open !== null) print('</testsuite>');
        print(`<testsuite name="${attribute(line.file)}">`);
        open = line.file;
      }
      const board = line.board === null ? '' : ` ${line.board}`;
      const where = line.line === null ? '' : ` line="${line.line}"`;
      const text = sentenceOf(line, words);
      print(
        `<testcase classname="${line.check}" name="${attribute(`${line.key}${board}`)}" file="${attribute(line.file)}"${where}><failure type="${line.severity}" message="${attribute(text)}">${escaped(text)}</failure></testcase>`,
      );
    },
    end: ({ deals }, print) => {
      if (open !== null) print('</testsuite>');
      // A build server treats a run without cases as broken.
      else {
        print(`<testsuite name="dealtrail audit">`);
        print(`<properties><property name="deals" value="${deals}"/></properties>`);
        print(`<testcase classname="audit" name="nothingFound"/></testsuite>`);
      }
      print('</testsuites>');
    },
  };
}
