// What the scripts that drive a browser put into its pages.
interface Window {
  /** bench-desk.mjs: the numbers of a line that is about to be stored. */
  underWay(numbers: readonly number[]): Promise<void>;
  /** bench-desk.mjs: the numbers of a line that the page has emptied. */
  acknowledged(numbers: readonly number[]): Promise<void>;
  /** bench-keeping.mjs, bench-freezing.mjs: how many facts or marks the page says are stored, or how many facts are frozen. */
  stored(kind: 'facts' | 'marks' | 'frozen', count: number): Promise<void>;
  /** bench-embed.mjs: milliseconds from what is done in a frame to the first task after it. */
  frameOf(does: () => unknown): Promise<number>;
}
