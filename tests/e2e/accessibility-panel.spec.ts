import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf, faultsOfAll } from './accessibility-faults.ts';
import { OTHER_PANEL_SCREENS } from './audited-pages.ts';
import { enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { DESKTOP } from './journey-sizes.ts';
import { goWithin, screenTitle, untilRead } from './panel-screens.ts';

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
      await screenTitle(tab).waitFor();
      await untilRead(tab);
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

const addresses = (page: Page, links: string): Promise<string[]> =>
  page.locator(links).evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
