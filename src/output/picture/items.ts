/** The items of a picture: boxes, lines and texts at fixed coordinates, with names for their colours. Units: CSS pixels. */

import type { Card, Suit } from '../../domain/card.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { textWidth } from './measure.ts';

/** The role of an item; a theme has a colour for each tone. */
export type Tone =
  | 'ink'
  | 'muted'
  | 'played'
  | 'paper'
  | 'felt'
  | 'rule'
  | 'tile'
  | 'edge'
  | 'vulnerable'
  | 'major'
  | 'minor'
  | Suit;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Box extends Area {
  readonly kind: 'box';
  readonly fill: Tone | null;
  readonly stroke: Tone | null;
  readonly weight: number;
  readonly dash: 'dashed' | 'dotted' | null;
  readonly radius: number;
}

interface Line {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stroke: Tone;
  readonly weight: number;
}

export interface TextRun {
  readonly text: string;
  readonly tone: Tone;
  readonly bold: boolean;
  /** Struck through, in addition to its colour: a card that was played. */
  readonly played?: true;
  /** The symbol of this suit: hollow in a theme without colours. */
  readonly suit?: Suit;
  /** Part of an island of notation: always read from left to right. */
  readonly island?: true;
  /** English, in a picture in another language. */
  readonly english?: true;
  /** From a file, and so in an unknown language. */
  readonly foreign?: true;
  /** The card that this run means, in the hand to which it was dealt. */
  readonly card?: Card;
}

export interface Text {
  readonly kind: 'text';
  /** The left end, the middle or the right end of the line, whatever its direction. */
  readonly x: number;
  readonly baseline: number;
  readonly anchor: 'left' | 'middle' | 'right';
  readonly size: number;
  readonly face: 'serif' | 'sans';
  readonly direction: 'ltr' | 'rtl';
  readonly runs: readonly TextRun[];
  /** An upper estimate of the space it takes. */
  readonly area: Area;
}

export type Item = Box | Line | Text;

/** A finished picture: everything is inside `0 0 width height`. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** The deal in words, for people who don’t see it. */
  readonly description: string;
  readonly language: string;
  readonly items: readonly Item[];
}

/** A rectangle; it has no fill and no border unless the look gives them. */
export function box(area: Area, look: Partial<Omit<Box, 'kind' | keyof Area>>): Box {
  return { kind: 'box', fill: null, stroke: null, weight: 1, dash: null, radius: 0, ...area, ...look };
}

/** A piece of text in one tone and weight; plain ink unless the look says otherwise. */
export function run(text: string, look: Partial<Omit<TextRun, 'text'>> = {}): TextRun {
  return { tone: 'ink', bold: false, ...look, text };
}

export interface TextLayout {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly anchor?: Text['anchor'];
  readonly face?: Text['face'];
  readonly direction?: Text['direction'];
}

/**
 * A line of text with the area that it covers. The area is measured from the baseline: CSS
 * pixels.
 */
export function text(runs: readonly TextRun[], layout: TextLayout): Text {
  const { x, baseline, size, anchor = 'left', face = 'sans', direction = 'ltr' } = layout;
  const width = runsWidth(runs, size);
  const left = anchor === 'left' ? x : anchor === 'right' ? x - width : x - width / 2;
  const area = { x: left, y: baseline - size * 0.8, width, height: size };
  return { kind: 'text', x, baseline, anchor, size, face, direction, runs, area };
}

/** The width of all these pieces in one line, in CSS pixels. `size` is the font's size in CSS pixels. */
export function runsWidth(runs: readonly TextRun[], size: number): number {
  return runs.reduce((sum, one) => sum + textWidth(one.text, size, one.bold), 0);
}

/** What one reads in a text, marks of direction left out. */
export function plainText({ runs }: Text): string {
  return withoutIsolates(runs.map((one) => one.text).join(''));
}
