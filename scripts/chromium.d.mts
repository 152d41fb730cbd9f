export function findChromium(): string | undefined;
export function ensureChromium(): string | undefined;
export const chromiumFlags: string[];
