import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const NOWHERE = '/admin/nulle-part';
/** What the panel says there. */
const UNKNOWN_SCREEN = 'Page introuvable';

export const screenTitle = (page: Page) => page.locator('#react-admin-title:not(:empty)').first();

/**
 * Opens a screen as who presses a link does: the panel is loaded once a tab, which takes longer than a screen. By way
 * of no screen, so that nothing of the last one is taken for the next.
 */
export async function goWithin(tab: Page, path: string): Promise<void> {
  if (tab.url() === 'about:blank') await tab.goto(NOWHERE);
  else await step(tab, NOWHERE);
  await screenTitle(tab).filter({ hasText: UNKNOWN_SCREEN }).waitFor();
  await step(tab, path);
  if (path !== NOWHERE) await screenTitle(tab).filter({ hasNotText: UNKNOWN_SCREEN }).waitFor();
}

const step = (tab: Page, path: string): Promise<void> =>
  tab.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Waits until the screen shows what it reads. The network is never idle: notifications are listened to. */
export async function untilRead(tab: Page): Promise<void> {
  const loading = tab.locator('.MuiSkeleton-root, .MuiCircularProgress-root:not([class*="determinate"])');
  await expect.poll(() => loading.count(), { timeout: 30_000 }).toBe(0);
}
