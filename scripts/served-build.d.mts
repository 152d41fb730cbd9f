import type { Browser, Page } from 'puppeteer-core';

export function servedBuild(): Promise<{ readonly origin: string; readonly close: () => void }>;
export function openedIn(
  profile: string,
  address: string,
): Promise<{ readonly browser: Browser; readonly page: Page }>;
export function killed(browser: Browser): Promise<void>;
