/** What the list of deals knows of a case, and what it is found by. */

import { expect, test } from 'vitest';
import { caseListed } from '../../src/apps/workshop/keeping/caseListed.ts';
import type { Fact } from '../../src/events/event.ts';
import { headerNamed } from '../store/sample.ts';

const listed = (...events: readonly Fact[]) => caseListed({ header: headerNamed('Board 7'), events });
const noted = (field: 'caseNumber' | 'chair', text: string): Fact => ({ type: 'CaseNoted', field, text });

test('a deal about which nothing is noted is no case', () => {
  expect(listed({ type: 'StatementMade', by: 'N', text: 'I had none' })).toBeNull();
});

test('a case is found by its notes, as they stand, and by what was said', () => {
  const found = listed(
    noted('caseNumber', '12'),
    noted('caseNumber', '13'),
    noted('chair', 'Eva Muster'),
    { type: 'StatementMade', by: 'N', text: 'I had none' },
    { type: 'StatementMade', by: 'S', text: 'taken back' },
    { type: 'Undone' },
  );
  expect(found).toMatchObject({ number: '13' });
  expect(found?.words).toContain('eva muster');
  expect(found?.words).toContain('i had none');
  expect(found?.words).not.toMatch(/taken back|12/);
});
