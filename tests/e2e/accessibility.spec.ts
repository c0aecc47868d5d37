import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { DESKTOP, PHONE } from './journey-sizes.ts';
import { settled, violations } from './violations.ts';

const PUBLIC = [
  '/',
  '/campagnes',
  '/campagnes?search=zzz',
  '/campagnes/bibliotheque-lycee-foumban',
  '/evenements',
  '/evenements?search=zzz',
  '/evenements?vue=mois',
  '/evenements/samedi-de-tri-lyon',
  '/actualites',
  '/actualites?search=zzz',
  '/actualites/donner-ses-livres-ce-qui-sert-ce-qui-encombre',
  '/faire-un-don',
  '/donations/physical?type=books',
  '/a-propos',
  '/nos-actions',
  '/actions/collecte',
  '/pilier/soutien',
  '/pilier/inconnu',
  '/projets',
  '/projets?action=collecte&status=completed',
  '/projets/bibliotheque-du-lycee-de-foumban',
  '/partenaires',
  '/communaute',
  '/contact',
  '/lettre',
  '/lettre/confirmer/lien',
  '/lettre/desinscription/lien',
  '/lettre/preferences/lien',
  '/mentions-legales',
  '/hors-ligne',
  '/nulle-part',
  '/recherche',
  '/recherche?q=biblioth%C3%A8que',
  '/recherche?q=biblioteque+fumban',
];
const PANEL = [
  '/admin',
  '/admin/campaigns',
  '/admin/campaigns/new',
  '/admin/campaigns/bibliotheque-lycee-foumban/edit',
  '/admin/events',
  '/admin/events/new',
  '/admin/events/samedi-de-tri-lyon/edit',
  '/admin/articles',
  '/admin/articles/new',
  '/admin/articles/donner-ses-livres-ce-qui-sert-ce-qui-encombre/edit',
  '/admin/tags',
  '/admin/tags/new',
  '/admin/categories',
  '/admin/categories/new',
  '/admin/projects',
  '/admin/projects/new',
  '/admin/projects/bibliotheque-du-lycee-de-foumban/edit',
  '/admin/partners',
  '/admin/partners/new',
  '/admin/pages',
  '/admin/pages/new',
  '/admin/pages/collecte/edit',
  '/admin/media',
  '/admin/settings',
  '/admin/contact-messages',
  '/admin/contact-messages/1/show',
  '/admin/newsletters',
  '/admin/newsletters/new',
  '/admin/newsletters/5',
  '/admin/users',
  '/admin/notifications',
  '/admin/system-tests',
];

/** Everything at both widths in the light; in the dark, what colours change. */
const LOOKS = [
  { name: 'desktop', viewport: DESKTOP, colorScheme: 'light', rules: 'all' },
  { name: 'desktop, dark', viewport: DESKTOP, colorScheme: 'dark', rules: 'colours' },
  { name: 'phone, dark', viewport: PHONE, colorScheme: 'dark', rules: 'colours' },
  { name: 'phone', viewport: PHONE, colorScheme: 'light', rules: 'all' },
] as const;

/** What is wrong with the page that is open, in every look. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, viewport, colorScheme, rules } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    faults.push(...(await violations(page, rules)).map((fault) => `${path}, ${name}: ${fault}`));
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (isTooWide) faults.push(`${path}, ${name}: too wide`);
  }
  return faults;
}

/** Opens the paths in two tabs side by side, and answers all that is wrong. */
async function faultsOfAll(
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

describe('the rules of accessibility, at both widths, in light and dark', () => {
  journey('are kept by every public page', async ({ page }) => {
    const open = (tab: Page, path: string) => tab.goto(path, { waitUntil: 'load' });
    expect(await faultsOfAll(page.context(), PUBLIC, open)).toEqual([]);
  });

  journey('are kept by every screen of the panel', async ({ page, product }) => {
    await page.goto('/admin', { waitUntil: 'networkidle' });
    expect(await faultsOf(page, 'the gate')).toEqual([]);
    await page.setViewportSize(DESKTOP);
    await enterPanel(page, product);
    const open = async (tab: Page, path: string) => {
      await tab.goto(path, { waitUntil: 'networkidle' });
      await tab.getByRole('heading').first().waitFor();
    };
    expect(await faultsOfAll(page.context(), PANEL, open)).toEqual([]);
  });
});
