import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Kept = 'pages' | 'tickets';

/** Addresses of the pages that the service worker holds, or of the tickets that it holds apart. */
export function keptPages(page: Page, kept: Kept = 'pages'): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, kept);
}

export async function untilKept(page: Page, path: string, kept: Kept = 'pages'): Promise<void> {
  await expect.poll(() => keptPages(page, kept), { timeout: 20_000 }).toContain(path);
}
