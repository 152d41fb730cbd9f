/**
 * How many milliseconds a notice for screen readers only stays. A live region is read as a whole: if the notice stayed, it would be read again
 * with each later one.
 */
export const SPOKEN_FOR = 2000;
