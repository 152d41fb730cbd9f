/** The language of a screen's own, of what a director says or of a shared deal: the last one chosen counts, whichever is loaded first. */

import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { SayThisElement } from '../../src/ui/say-this/say-this.element.ts';
import { StudioElement } from '../../src/ui/studio/studio.element.ts';

it('of what is said stays when the words of one that was chosen before come', async () => {
  const say = new SayThisElement();
  say.words = wordsFor(DEFAULT_SETTINGS);
  await Promise.all([say['speak']('el'), say['speak']('en')]);
  expect(say.players).toBe('en');
});

it('of a shared deal stays when the words of one that was chosen before come', async () => {
  const studio = new StudioElement();
  studio.words = wordsFor(DEFAULT_SETTINGS);
  await Promise.all([studio['set']({ language: 'he' }), studio['set']({ language: 'en' })]);
  expect(studio.settings?.language).toBe('en');
});
