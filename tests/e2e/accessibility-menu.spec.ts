import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from './journey.ts';
import { DESKTOP, PHONE } from './journey-sizes.ts';
import { withScripts } from './scripted.ts';
import { violations } from './violations.ts';

const CAMPAIGN = '/campagnes/bibliotheque-lycee-foumban';
const EVERYTHING = {
  reducedMotion: true,
  highContrast: true,
  fontSize: 'extra-large',
  colorBlindMode: 'deuteranopia',
  screenReader: true,
};

const MODES = [
  { highContrast: true, colorBlindMode: 'none' },
  { highContrast: true, colorBlindMode: 'deuteranopia' },
  ...['deuteranopia', 'protanopia', 'tritanopia'].map((colorBlindMode) => ({
    highContrast: false,
    colorBlindMode,
  })),
];

const panel = (page: Page) => page.getByRole('dialog', { name: 'Accessibilité' });

/** From the header, or from the menu into which it folds where letters are large. */
async function openPanel(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Accessibilité' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await button.or(menu).filter({ visible: true }).first().waitFor();
  if (!(await button.isVisible())) await menu.click();
  await button.click();
  await panel(page).waitFor();
}

function rootStyle(page: Page, property: string): Promise<string> {
  return page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
    property,
  );
}

function stored(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('accessibility') ?? 'null') as unknown);
}

async function store(page: Page, choices: object): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('accessibility', text), JSON.stringify(choices));
}

describe('the accessibility menu', () => {
  journey('changes what it says, at once and after a reload', async ({ page }) => {
    await page.goto(CAMPAIGN);
    await openPanel(page);
    await expect.poll(() => rootStyle(page, 'font-size')).toBe('16px');
    const before = { ink: await rootStyle(page, '--ink'), books: await rootStyle(page, '--meter-books') };

    await panel(page).getByLabel('Grande', { exact: true }).check();
    await expect.poll(() => rootStyle(page, 'font-size')).toBe('18px');
    await panel(page).getByLabel('Très grande').check();
    await expect.poll(() => rootStyle(page, 'font-size')).toBe('20px');

    await panel(page).getByRole('switch', { name: 'Contraste renforcé' }).check();
    await expect.poll(() => rootStyle(page, '--ink')).not.toBe(before.ink);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');

    const seen = new Set([before.books]);
    const badge = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('main [class*="badge"]')!).color);
    const badges = new Set([await badge()]);
    for (const mode of ['Deutéranopie', 'Tritanopie']) {
      await panel(page).getByLabel(mode).check();
      seen.add(await rootStyle(page, '--meter-books'));
      badges.add(await badge());
    }
    expect([seen.size, badges.size]).toEqual([3, 3]);
    await panel(page).getByLabel('Protanopie').check();

    await panel(page).getByRole('switch', { name: 'Moins d’animations' }).check();
    await panel(page).getByRole('switch', { name: 'Aide aux lecteurs d’écran' }).check();
    const chosen = { ...EVERYTHING, colorBlindMode: 'protanopia' };
    await expect.poll(() => stored(page)).toEqual(chosen);

    await page.reload();
    await expect.poll(() => rootStyle(page, 'font-size')).toBe('20px');
    await openPanel(page);
    await expect.poll(() => panel(page).getByLabel('Protanopie').isChecked()).toBe(true);
    await expect
      .poll(() => panel(page).getByRole('switch', { name: 'Contraste renforcé' }).isChecked())
      .toBe(true);

    await panel(page).getByRole('button', { name: 'Tout remettre à zéro' }).click();
    await panel(page).getByText('Tous les réglages sont revenus à zéro.').waitFor();
    await expect.poll(() => rootStyle(page, 'font-size')).toBe('16px');
    await expect.poll(() => rootStyle(page, '--ink')).toBe(before.ink);
    await expect.poll(() => stored(page)).toBeNull();
  });

  journey('stops everything that moves', async ({ page }) => {
    await page.goto('/');
    const moving = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')].some((element) =>
          getComputedStyle(element)
            .transitionDuration.split(', ')
            .some((one) => parseFloat(one) > 0.001),
        ),
      );
    await expect.poll(() => moving()).toBe(true);
    await openPanel(page);
    await panel(page).getByRole('switch', { name: 'Moins d’animations' }).check();
    await expect.poll(() => moving()).toBe(false);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });

    await page.evaluate(() => window.scrollTo(0, 2_000));
    await page.getByRole('button', { name: 'Revenir en haut de la page' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  journey('says pages, results and icons in words on request', async ({ page }) => {
    await store(page, { screenReader: true });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page
      .getByRole('navigation', { name: /principal/i })
      .getByRole('link', { name: 'Campagnes' })
      .click();
    await page.waitForURL('**/campagnes');
    const said = page.locator('[data-announcements]');
    await said
      .filter({ hasText: /^Page affichée.*Les campagnes.*campagnes\saffichées\ssur\s\d+\.$/ })
      .waitFor();

    await page.getByLabel('Mots').fill('zzzz');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await said.filter({ hasText: 'Aucune campagne trouvée.' }).waitFor();

    await page.goto(CAMPAIGN);
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await page.getByText('Haut de page').waitFor();
    await page.evaluate(() => delete document.documentElement.dataset['screenReader']);
    await page.getByText('Haut de page').waitFor({ state: 'hidden' });
  });

  journey('is on the page before anything is drawn', async ({ page }) => {
    await store(page, EVERYTHING);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { drawnWith: { ...document.documentElement.dataset } });
      });
    });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const drawnWith = await page.evaluate(() => (window as unknown as { drawnWith: object }).drawnWith);
    expect(drawnWith).toMatchObject({
      motion: 'reduced',
      contrast: 'high',
      fontSize: 'extra-large',
      colorBlind: 'deuteranopia',
      screenReader: 'on',
    });
    await expect.poll(() => rootStyle(page, 'font-size')).toBe('20px');
  });

  journey('speaks to the other tabs', async ({ page }) => {
    await page.goto('/');
    const other = withScripts(await page.context().newPage());
    await other.goto(CAMPAIGN);
    await openPanel(page);
    await panel(page).getByRole('switch', { name: 'Contraste renforcé' }).check();
    await other.waitForFunction(() => document.documentElement.dataset['contrast'] === 'high');
    await panel(page).getByRole('button', { name: 'Tout remettre à zéro' }).click();
    await other.waitForFunction(() => document.documentElement.dataset['contrast'] === undefined);
  });

  journey('opens and closes by keyboard, and gives the focus back', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Accessibilité' });
    await button.focus();
    await page.keyboard.press('Enter');
    await panel(page).waitFor();
    await panel(page).getByRole('switch', { name: 'Contraste renforcé' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => stored(page)).toMatchObject({ highContrast: true });
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Accessibilité');
  });

  journey('opens from the menu of a phone, and closes back to it', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/', { waitUntil: 'networkidle' });
    await openPanel(page);
    await panel(page).getByLabel('Très grande').check();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
  });

  for (const { name, viewport, path } of [
    { name: 'a campaign, desktop', viewport: DESKTOP, path: CAMPAIGN },
    { name: 'the home page, phone', viewport: PHONE, path: '/' },
  ])
    journey(`keeps to the rules in every mode, in light and dark, ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const mode of MODES) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(path);
        const choices = JSON.stringify({ ...EVERYTHING, ...mode });
        await page.evaluate((text) => localStorage.setItem('accessibility', text), choices);
        await page.reload({ waitUntil: 'load' });
        expect(await violations(page, 'all'), `${path} ${choices}`).toEqual([]);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), {
            message: `${path} ${choices} is too wide`,
          })
          .toBe(true);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await violations(page, 'colours'), `${path} ${choices}, dark`).toEqual([]);
      }
      await openPanel(page);
      expect(await violations(page, 'all'), 'the panel').toEqual([]);
    });
});

describe('economy mode', () => {
  journey('is reached and left without a script', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto('/campagnes?search=foumban');
    await expect.poll(() => page.getByRole('button', { name: 'Accessibilité' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Passer en mode économie' }).click();
    await page.waitForURL('**/campagnes?search=foumban');
    await expect.poll(() => page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
    await page.goto(CAMPAIGN);
    await expect.poll(() => page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
    await page.getByRole('button', { name: 'Quitter le mode économie' }).click();
    await page.waitForURL(`**${CAMPAIGN}`);
    await expect
      .poll(() => page.locator('script:not([type="application/ld+json"])').count())
      .toBeGreaterThan(0);
  });

  journey('is reached from the panel, and shows nothing that needs a script', async ({ page }) => {
    await page.goto('/');
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Passer en mode économie' }).click();
    await page.getByRole('button', { name: 'Quitter le mode économie' }).waitFor();
    await expect.poll(() => page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Accessibilité' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Quitter le mode économie' }).click();
    await page.getByRole('button', { name: 'Accessibilité' }).waitFor();
  });

  journey(
    'takes over what was chosen in the menu, and lets it be changed without a script',
    async ({ page }) => {
      await store(page, { highContrast: true, fontSize: 'extra-large' });
      await page.goto(CAMPAIGN);
      await openPanel(page);
      await panel(page).getByRole('button', { name: 'Passer en mode économie' }).click();
      await page.getByRole('button', { name: 'Quitter le mode économie' }).waitFor();
      await expect.poll(() => rootStyle(page, 'font-size')).toBe('20px');
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.body).color))
        .toBe('rgb(0, 0, 0)');

      await expect.poll(() => page.getByLabel('Contraste renforcé').isChecked()).toBe(true);
      await page.getByLabel('Contraste renforcé').uncheck();
      await page.getByLabel('Taille du texte').selectOption('large');
      await page.getByRole('button', { name: 'Appliquer' }).click();
      await page.waitForURL(`**${CAMPAIGN}`);
      await expect.poll(() => rootStyle(page, 'font-size')).toBe('18px');
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.body).color))
        .not.toBe('rgb(0, 0, 0)');
      expect(await violations(page, 'all')).toEqual([]);
    },
  );

  journey('keeps its pages apart in every cache, and leads to no other site', async ({ product }) => {
    const page = await fetch(product.url);
    expect(page.headers.get('vary')).toContain('cookie');
    const light = await fetch(product.url, { headers: { cookie: 'economie=1' } });
    expect(light.headers.get('etag')).not.toBe(page.headers.get('etag'));
    const answer = await fetch(`${product.url}/economie`, {
      method: 'POST',
      body: new URLSearchParams({ economie: '1', retour: '//ailleurs.example/' }),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  });
});
