import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { DESKTOP, PHONE } from './journey-sizes.ts';

const PUBLIC = [
  '/',
  '/campagnes',
  '/campagnes?search=zzz',
  '/campagnes/bibliotheque-lycee-foumban',
  '/faire-un-don',
  '/donations/physical?type=books',
  '/a-propos',
  '/nos-actions',
  '/actions/collecte',
  '/actions/logistique',
  '/actions/soutien',
  '/actions/formation',
  '/pilier/soutien',
  '/pilier/inconnu',
  '/communaute',
  '/mentions-legales',
  '/politique-confidentialite',
  '/conditions-utilisation',
  '/nulle-part',
];
const PANEL = [
  '/admin',
  '/admin/campaigns',
  '/admin/campaigns/new',
  '/admin/campaigns/bibliotheque-lycee-foumban/edit',
  '/admin/media',
  '/admin/users',
  '/admin/notifications',
  '/admin/system-tests',
];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

describe('every public page', () => {
  for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
    for (const colorScheme of ['light', 'dark'] as const)
      journey(`keeps to the rules of accessibility, ${name}, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const path of PUBLIC) {
          await page.goto(path, { waitUntil: 'networkidle' });
          expect(await violations(page), path).toEqual([]);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
            `${path} is too wide`,
          ).toBe(true);
        }
      });
});

describe('every screen of the panel', () => {
  for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
    for (const colorScheme of ['light', 'dark'] as const)
      journey(`keeps to the rules of accessibility, ${name}, ${colorScheme}`, async ({ page, product }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto('/admin', { waitUntil: 'networkidle' });
        expect(await violations(page), 'the gate').toEqual([]);
        await enterPanel(page, product);
        for (const path of PANEL) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await page.getByRole('heading').first().waitFor();
          expect(await violations(page), path).toEqual([]);
        }
      });
});
