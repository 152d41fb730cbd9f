/** `<dt-notation>`: a card, contract or score with its own direction, for pages with prose around it. */

import { LitElement, type TemplateResult } from 'lit';
import { isolate } from '../../i18n/isolate.ts';
import { DEFAULT_SETTINGS } from '../../i18n/settings.ts';
import { wordsFor, type Words } from '../../i18n/words.ts';
import { base } from '../styles/base.ts';
import { tokens } from '../styles/tokens.ts';
import { notation } from './notation.ts';

export class NotationElement extends LitElement {
  static override styles = [tokens, base];
  static override properties = { text: {}, words: { attribute: false } };
  declare text: string;
  declare words: Words;

  constructor() {
    super();
    this.text = '';
    this.words = wordsFor(DEFAULT_SETTINGS);
  }

  override render(): (TemplateResult | string)[] {
    return notation(isolate(this.text), this.words);
  }
}
