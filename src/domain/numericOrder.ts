/** The order of names with numbers in them, such as those of boards and tables. */

/** Negative where the first stands before the second, for `sort`: 9 before 10. */
export const numericOrder = new Intl.Collator('en', { numeric: true }).compare;
