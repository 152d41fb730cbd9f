/** How much of a file the page opens: more than a session has, and more than anybody reads. The rest is not read, which is a problem. */

export const MOST_DEALS = 50_000;
export const MOST_PROBLEMS = 5000;
