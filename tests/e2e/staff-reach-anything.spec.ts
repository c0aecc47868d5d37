import type { ArticleRecord } from '@livres/api/contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { newcomer } from './newcomer.ts';
import { staffSession } from './staff-session.ts';

const palette = (page: Page) =>
  page.getByRole('dialog', { name: 'Chercher une fiche, un écran, une action' });
const field = (page: Page) => palette(page).getByRole('combobox');
const chosen = (page: Page) => palette(page).locator('[role=option].Mui-focused');

async function reach(page: Page, typed: string, label: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.type(typed);
  await chosen(page).filter({ hasText: label }).waitFor();
  await page.keyboard.press('Enter');
  await palette(page).waitFor({ state: 'detached' });
}

describe('the palette', () => {
  journey('reaches a record, a screen and an act by keyboard, the last first', async ({ page, product }) => {
    const call = await staffSession(product);
    const title = `Ocarina ${newcomer('fiche')}`;
    const body = { title, excerpt: 'Un résumé.', content: '<p>…</p>' };
    const article = await call<ArticleRecord>('POST', '/admin/articles', body);
    expect(article.status).toBe(201);
    await enterPanel(page, product);
    await page.getByRole('link', { name: 'Campagnes', exact: true }).first().waitFor();

    await reach(page, title, title);
    await page.waitForURL(`**/admin/articles/${article.body.id}`);
    await reach(page, 'recus fisc', 'Reçus fiscaux');
    await page.waitForURL('**/admin/receipts');
    await reach(page, 'nouvel article', 'Nouvel article');
    await page.waitForURL('**/admin/articles/new');

    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    const options = palette(page).getByRole('option');
    await expect
      .poll(async () => (await options.allTextContents()).slice(0, 3))
      .toEqual(['Nouvel article', 'Reçus fiscaux', title]);
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
  });

  journey('opens by its button on a phone, and says where nothing matches', async ({ page, product }) => {
    await page.setViewportSize(PHONE);
    await enterPanel(page, product);
    const button = page.getByRole('button', { name: 'Chercher ou agir' });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button.click();
    await field(page).fill('zzzz qqqq');
    await palette(page).getByText('Rien ne correspond.').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(PHONE.width);
  });
});
