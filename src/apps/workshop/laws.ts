/** The page of the laws, with the cases that show each clause. Loaded on demand. */

import '../../ui/laws-page/define.ts';
import { casesOfLaws } from './examples.ts';
import type { Screen } from './shown.ts';

/** Ready to be shown, with this search in its field. */
export async function lawsScreen(search: string): Promise<Screen> {
  return { show: 'laws', cases: await casesOfLaws(), wanted: { search, subject: null, unsure: false } };
}
