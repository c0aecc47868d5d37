import type { BrowserContext, Page } from 'playwright-core';
import { DESKTOP, PHONE } from './journey-sizes.ts';
import { showIn, violations } from './violations.ts';

/** Both widths and both colour schemes, every rule in each; four pairs would find what these two do. */
const LOOKS = [
  { name: 'desktop', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'phone, dark', viewport: PHONE, colorScheme: 'dark' },
] as const;

type Look = (typeof LOOKS)[number];
type Visit = (page: Page, path: string) => Promise<unknown>;

interface Walk {
  open: Visit;
  /** Waits until the page that is open is whole. */
  settle?: Visit;
  leave?: Visit;
}

const atOnce: Visit = async () => undefined;

/** What is wrong with the page that is open, in every look. */
export async function faultsOf(
  page: Page,
  path: string,
  looks: readonly Look[] = LOOKS,
  settle = atOnce,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await showIn(page, colorScheme);
    await settle(page, path);
    faults.push(...(await standing(page, path, settle)).map((fault) => `${path}, ${name}: ${fault}`));
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (isTooWide) faults.push(`${path}, ${name}: too wide`);
  }
  return faults;
}

/** A page that draws itself anew in another look may be seen half drawn; what is wrong with it stays. */
async function standing(page: Page, path: string, settle: Visit): Promise<string[]> {
  if ((await violations(page, 'all')).length === 0) return [];
  await settle(page, path);
  return violations(page, 'all');
}

/**
 * Opens the paths in two tabs side by side, each its own half, and answers all that is wrong. Every other path is opened
 * in the second look and left in the first: `leave` sees each page in the look in which `open` did not.
 */
export async function faultsOfAll(context: BrowserContext, paths: string[], walk: Walk): Promise<string[]> {
  const halves = [0, 1].map((half) => paths.filter((_, index) => index % 2 === half));
  const faults = await Promise.all(halves.map((half) => faultsOfEach(context, half, walk)));
  return faults.flat();
}

async function faultsOfEach(
  context: BrowserContext,
  paths: string[],
  { open, settle = atOnce, leave = atOnce }: Walk,
): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  // Each page is opened in the look in which the last one was left: to draw one anew that is left takes as long as to open the next.
  let looks: readonly Look[] = LOOKS;
  await page.setViewportSize(looks[0]!.viewport);
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: looks[0]!.colorScheme, reducedMotion: 'reduce' });
    await open(page, path);
    faults.push(...(await faultsOf(page, path, looks, settle)));
    await leave(page, path);
    looks = looks.toReversed();
  }
  await page.close();
  return faults;
}
