import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { journey } from './journey.ts';
import { DESKTOP, PHONE } from './journey-sizes.ts';

const picker = (page: Page) => page.getByRole('form', { name: 'Choisir un don' });
const whole = (text: string) => new RegExp(`^${asPrinted(text).source}$`);
const isChosen = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('radio', { name: whole(name) })
    .isChecked();
const bar = (page: Page, name: string | RegExp) => page.getByRole('navigation', { name });

async function choose(page: Page, ...names: string[]): Promise<void> {
  for (const name of names)
    await picker(page)
      .getByRole('radio', { name: whole(name) })
      .check({ force: true });
}

describe('who chooses an amount on the home page', () => {
  journey('finds the form filled in, without a script', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto('/');
    await choose(page, '100 €');
    await picker(page).getByText(whole('25 livres')).waitFor();
    await choose(page, '50 €', 'Chaque mois');
    await picker(page).getByText(whole('12 livres')).waitFor();
    await picker(page)
      .getByRole('button', { name: asPrinted('Donner 50 € par mois') })
      .click();
    await page.waitForURL('**/faire-un-don?**');
    await expect.poll(() => isChosen(page, '50 €')).toBe(true);
    await expect.poll(() => isChosen(page, 'Chaque mois')).toBe(true);
  });

  journey(
    'finds it in the same document where there is one, with an amount of their own',
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await choose(page, 'Un autre montant', 'Chaque mois');
      await picker(page).getByLabel('Votre montant, en euros').fill('35');
      await picker(page).getByRole('button', { name: 'Donner par mois' }).click();
      await page
        .getByRole('main')
        .getByRole('button', { name: asPrinted('Donner 35 € par mois') })
        .waitFor();
      await expect.poll(() => isChosen(page, 'Chaque mois')).toBe(true);
      await expect.poll(() => page.locator('html[data-same-document]').count()).toBe(1);
    },
  );
});

describe('the bar under the thumb', () => {
  journey('waits on the home page until the choice of an amount is out of sight', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await picker(page).waitFor();
    const give = bar(page, 'Faire un don').getByRole('link', { name: 'Donner' });
    await expect.poll(() => give.isVisible()).toBe(false);
    await page.getByRole('heading', { name: 'Les nouvelles' }).scrollIntoViewIfNeeded();
    await give.waitFor();
  });

  journey('gives to the campaign that one reads, what it takes', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/campagnes/bibliotheque-lycee-foumban');
    const acts = bar(page, /lycée de Foumban/).getByRole('link');
    await expect.poll(() => acts.allInnerTexts()).toEqual(['Donner', 'Offrir des livres']);
    await expect
      .poll(() => acts.nth(1).getAttribute('href'))
      .toContain('campaign_slug=bibliotheque-lycee-foumban');
    await acts.first().click();
    await page.getByText('Votre don ira à la campagne').waitFor();
    await page.goto('/campagnes/heure-du-conte-kribi');
    await expect
      .poll(() => bar(page, /conte/).getByRole('link').allInnerTexts())
      .toEqual(['Offrir des livres']);
  });

  journey('helps a student where the page is for students', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/universites');
    const acts = bar(page, 'Pour les étudiants').getByRole('link');
    await expect.poll(() => acts.allInnerTexts()).toEqual(['Mes favoris', 'Suis-je éligible\u00a0?']);
    await expect.poll(() => bar(page, 'Faire un don').count()).toBe(0);
  });
});

describe('the home page', () => {
  journey('is one that can be read to its end, and never wider than its screen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [viewport, most] of [
      [DESKTOP, 5500],
      [PHONE, 8000],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(await heightOf(page), `${viewport.width} px`).toBeLessThanOrEqual(most);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

/** As it is once every part of it has been drawn. */
async function heightOf(page: Page): Promise<number> {
  const isOver = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  while (!(await page.evaluate(isOver))) {
    await page.evaluate(() => window.scrollBy(0, 400));
    await page.waitForTimeout(60);
  }
  return page.evaluate(() => document.documentElement.scrollHeight);
}
