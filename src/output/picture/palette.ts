/** Colours of a picture. The contrasts were measured against paper and tile: at least 4.5 to 1 for text, 3 to 1 for borders. */

import type { Tone } from './items.ts';

export const THEMES = ['light', 'dark', 'print'] as const;
/** `page`: the surrounding page's colours, from custom properties named `--deal-` and the tone; light by default. */
export type Theme = (typeof THEMES)[number] | 'page';

export interface Palette {
  of(tone: Tone): string;
  /** True to draw the red suits as ♡ and ♢, because there are no colours. */
  readonly hollow: boolean;
}

const LIGHT: Readonly<Record<Tone, string>> = {
  ink: '#1a1a1a',
  muted: '#5a554c',
  played: '#6b6b6b',
  paper: '#ffffff',
  felt: '#f1f0e6',
  rule: '#c9c4b6',
  tile: '#ffffff',
  edge: '#857d6e',
  vulnerable: '#c41e3a',
  major: '#8a1c1c',
  minor: '#6f5200',
  S: '#1a1a1a',
  H: '#c41e3a',
  D: '#c41e3a',
  C: '#1a1a1a',
};

const DARK: Readonly<Record<Tone, string>> = {
  ink: '#e6e9ef',
  muted: '#a3acb8',
  played: '#969fab',
  paper: '#1b1f25',
  felt: '#22282d',
  rule: '#414a55',
  tile: '#262c34',
  edge: '#737d8a',
  vulnerable: '#ff7b86',
  major: '#ff9a93',
  minor: '#e8c266',
  S: '#e6e9ef',
  H: '#ff7b86',
  D: '#ff7b86',
  C: '#e6e9ef',
};

const FOUR = {
  light: { D: '#a84b06', C: '#0f6b3a' },
  dark: { D: '#ffb347', C: '#6fd08c' },
} as const;

const WHITE = new Set<Tone>(['paper', 'felt', 'tile']);

/** Declarations of every custom property a picture in the colours of its page asks for. */
export function paletteProperties(theme: 'light' | 'dark', suits: 'two' | 'four' | 'mono'): string {
  const colour = palette(theme, suits);
  return (Object.keys(LIGHT) as Tone[]).map((tone) => `--deal-${tone}:${colour.of(tone)}`).join(';');
}

/**
 * The colour of each tone. Without colours, red suits are drawn hollow.
 */
export function palette(theme: Theme, suits: 'two' | 'four' | 'mono'): Palette {
  if (theme === 'print') return { of: (tone) => (WHITE.has(tone) ? '#ffffff' : '#000000'), hollow: true };
  if (theme === 'page') {
    const light = palette('light', suits);
    return { ...light, of: (tone) => `var(--deal-${tone},${light.of(tone)})` };
  }
  const base = theme === 'dark' ? DARK : LIGHT;
  const own =
    suits === 'mono'
      ? { ...base, H: base.ink, D: base.ink }
      : suits === 'four'
        ? { ...base, ...FOUR[theme] }
        : base;
  return { of: (tone) => own[tone], hollow: suits === 'mono' };
}
