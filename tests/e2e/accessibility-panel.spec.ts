import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf, faultsOfAll } from './accessibility-faults.ts';
import { OTHER_PANEL_SCREENS } from './audited-pages.ts';
import { enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { DESKTOP } from './journey-sizes.ts';

const NOWHERE = '/admin/nulle-part';
/** What the panel says there. */
const UNKNOWN_SCREEN = 'Page introuvable';

describe('the rules of accessibility, at both widths, in light and dark', { timeout: 900_000 }, () => {
  journey('are kept by every screen of the panel', async ({ page, product }) => {
    await page.goto('/admin', { waitUntil: 'networkidle' });
    expect(await faultsOf(page, 'the gate')).toEqual([]);
    await page.setViewportSize(DESKTOP);
    await enterPanel(page, product);
    const adding = new Set<string>();
    // At both widths: a phone may show fewer.
    const gather = async (tab: Page) => {
      for (const address of await addresses(tab, 'a[href$="/new"], a[href$="/create"]')) adding.add(address);
    };
    const settle = async (tab: Page) => {
      await tab.getByRole('heading').first().waitFor();
      // What a record is called comes with it.
      await title(tab).filter({ hasNotText: UNKNOWN_SCREEN }).waitFor();
      // The network is never idle: notifications are listened to.
      const loading = tab.locator('.MuiSkeleton-root, .MuiCircularProgress-root:not([class*="determinate"])');
      await expect.poll(() => loading.count(), { timeout: 30_000 }).toBe(0);
    };
    const open = async (tab: Page, path: string) => {
      await goWithin(tab, path);
      await settle(tab);
      await gather(tab);
    };
    const inMenu = await addresses(page, 'nav a[href^="/admin"]');
    expect(inMenu.length).toBeGreaterThan(30);
    const shown: string[] = [];
    for (const list of ['/admin/physical-donations', '/admin/matching-pots']) {
      await page.goto(list);
      const record = await page.locator('main a[href$="/show"]').first().getAttribute('href');
      shown.push(record ?? '', (record ?? '').replace('/show', ''));
    }
    const screens = [...inMenu, ...OTHER_PANEL_SCREENS, ...shown];
    expect(await faultsOfAll(page.context(), screens, { open, settle, leave: gather })).toEqual([]);
    expect(adding.size).toBeGreaterThan(9);
    expect(await faultsOfAll(page.context(), [...adding], { open, settle })).toEqual([]);
  });
});

/**
 * As who presses a link goes there: the panel is loaded once a tab, which takes longer than a screen. By way of no
 * screen, so that nothing of the last one is taken for the next.
 */
async function goWithin(tab: Page, path: string): Promise<void> {
  if (tab.url() === 'about:blank') await tab.goto(NOWHERE);
  else await step(tab, NOWHERE);
  await title(tab).filter({ hasText: UNKNOWN_SCREEN }).waitFor();
  await step(tab, path);
}

const step = (tab: Page, path: string): Promise<void> =>
  tab.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const title = (tab: Page) => tab.locator('#react-admin-title:not(:empty)').first();

const addresses = (page: Page, links: string): Promise<string[]> =>
  page.locator(links).evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
