// Functions that the bench scripts put into the pages of a browser.
interface Window {
  /** bench-desk.mjs: tells the numbers in a line that is about to be stored. */
  underWay(numbers: readonly number[]): Promise<void>;
  /** bench-desk.mjs: tells the numbers in a line that the page has emptied. */
  acknowledged(numbers: readonly number[]): Promise<void>;
  /** bench-keeping.mjs, bench-freezing.mjs: tells how many facts or marks are stored, or how many facts are frozen. */
  stored(kind: 'facts' | 'marks' | 'frozen', count: number): Promise<void>;
  /** bench-embed.mjs: milliseconds from the call of `does` in a frame to the first task after it. */
  frameOf(does: () => unknown): Promise<number>;
}
