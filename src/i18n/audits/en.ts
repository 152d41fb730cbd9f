/** What the list at home says of audits that were run, in English. */

import { count } from '../en/count.ts';

export const audits = {
  audit: 'Audit',
  more: ({ name, others }: { name: string; others: number }) =>
    `${name} and ${count(others, 'more file', 'more files')}`,
  findings: ({ findings }: { findings: number }) =>
    findings === 0 ? 'no findings' : count(findings, 'finding', 'findings'),
  boards: ({ boards, more }: { boards: string; more: number }) =>
    more === 0 ? `boards ${boards}` : `boards ${boards} and ${more} more`,
  chooseAgain: 'its files are not kept here any more: choose them again, and the marks are there',
  notListed: 'This browser keeps no list: this audit will not be found at home.',
  broughtBack: ({ audits }: { audits: number }) =>
    `This browser had lost the list of audits. Brought back from the second copy: ${count(audits, 'audit', 'audits')}.`,
};
