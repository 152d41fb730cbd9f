/** What a page loads, and from where. */
export const contentSecurityPolicy: string;
export const ownPolicy: string;
