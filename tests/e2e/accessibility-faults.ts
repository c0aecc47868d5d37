import type { BrowserContext, Page } from 'playwright-core';
import { DESKTOP, PHONE } from './journey-sizes.ts';
import { showIn, violations } from './violations.ts';

/** Both widths and both colour schemes, every rule in each; four pairs would find what these two do. */
const LOOKS = [
  { name: 'desktop', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'phone, dark', viewport: PHONE, colorScheme: 'dark' },
] as const;

/** What is wrong with the page that is open, in every look. */
export async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, viewport, colorScheme } of LOOKS) {
    await page.setViewportSize(viewport);
    await showIn(page, colorScheme);
    faults.push(...(await violations(page, 'all')).map((fault) => `${path}, ${name}: ${fault}`));
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (isTooWide) faults.push(`${path}, ${name}: too wide`);
  }
  return faults;
}

/** Opens the paths in two tabs side by side, and answers all that is wrong. */
export async function faultsOfAll(
  context: BrowserContext,
  paths: string[],
  open: (page: Page, path: string) => Promise<unknown>,
): Promise<string[]> {
  const waiting = [...paths];
  const faults: string[] = [];
  const look = async () => {
    const page = await context.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, path);
      faults.push(...(await faultsOf(page, path)));
    }
    await page.close();
  };
  await Promise.all([look(), look()]);
  return faults;
}
