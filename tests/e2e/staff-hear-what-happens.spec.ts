import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { apiOf } from './api-calls.ts';
import { bell, unreadIn } from './bell.ts';
import { dialog, enterPanel } from './enter-panel.ts';
import { GiftForm } from './gift-form.ts';
import { journeyWithKeptPages as journey } from './journey.ts';
import { DESKTOP, PHONE } from './journey-sizes.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';
import { staffSession } from './staff-session.ts';

const inbox = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const lines = (page: Page) => inbox(page).locator('[data-line]');
async function says(page: Page, count: number): Promise<void> {
  await expect.poll(() => unreadIn(page), { interval: 50 }).toBe(count);
}

/** Another browser: another person's, or another of the same person's. */
async function anotherBrowser(browser: Browser, { url: baseURL }: Product): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: DESKTOP,
  });
  return context.newPage();
}

async function readAll(product: Product): Promise<void> {
  await (
    await staffSession(product)
  )('POST', '/admin/notifications/read-all', {});
}

let places = 0;
const writes = (product: Product, name: string) =>
  apiOf(product)('/contact/', {
    body: { name, email: `ecrit.${(places += 1)}@example.org`, subject: 'Des manuels', message: 'Bonjour.' },
    headers: { 'x-forwarded-for': `10.77.0.${places}` },
  });

describe('staff hear what happens', () => {
  journey(
    'a gift rings the bell on two browsers within two seconds, and one of them reads it',
    async ({ page, browser, product }) => {
      await readAll(product);
      await enterPanel(page, product, '/admin/campaigns');
      const other = await anotherBrowser(browser, product);
      await enterPanel(other, product, '/admin/notifications');
      await other.getByText('Tout est lu. Ce qui arrive').waitFor();
      await Promise.all([says(page, 0), says(other, 0)]);

      const donor = await anotherBrowser(browser, product);
      const form = new GiftForm(donor);
      await form.open('/don?montant=50');
      await form.email.fill(newcomer('sonnette'));
      await form.send();
      await form.bank(/^Payer/);
      await form.title(/Merci, votre don est confirmé/);
      await Promise.all([says(page, 1), says(other, 1)]);
      await lines(other).getByText(asPrinted('Don de 50 €')).waitFor();
      await expect.poll(() => page.title()).toMatch(/^\(1\) /);

      await bell(page).click();
      await dialog(page)
        .getByRole('link', { name: /Don de 50/ })
        .click();
      await page.waitForURL('**/admin/donations/*/show');
      await Promise.all([says(page, 0), says(other, 0)]);
      await other.getByText('Tout est lu. Ce qui arrive').waitFor();
      await expect.poll(() => page.title()).not.toMatch(/^\(/);
      for (const one of [other, donor]) await one.context().close();
    },
  );

  journey('comes back by itself after a cut, with all that was missed', async ({ page, product }) => {
    await readAll(product);
    await enterPanel(page, product, '/admin/notifications');
    await says(page, 0);
    await page.context().setOffline(true);
    await writes(product, 'Médiathèque de Kribi');
    await writes(product, 'École de Foumban');
    await page.context().setOffline(false);
    await expect.poll(() => unreadIn(page), { timeout: 20_000 }).toBe(2);
    await lines(page).getByText('Message de École de Foumban').waitFor();
  });

  journey('is read, put off and opened by the keyboard', async ({ page, product }) => {
    await readAll(product);
    for (const name of ['Premier', 'Deuxième', 'Troisième']) await writes(product, name);
    await enterPanel(page, product, '/admin/notifications');
    await lines(page).nth(2).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await says(page, 2);
    await page.keyboard.press('r');
    await page.getByRole('menuitem', { name: /Demain matin/ }).click();
    await says(page, 1);
    await page.getByText(asPrinted('Reporté : ')).waitFor();
    await page.getByRole('button', { name: /^Reportées/ }).click();
    await lines(page).getByText('Message de Deuxième').waitFor();
    await page.getByRole('button', { name: /^Non lues/ }).click();
    await expect.poll(() => lines(page).count()).toBe(1);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/contact-messages/*/show');
    await says(page, 0);
  });

  journey('fits a phone, and keeps what one chose to hear', async ({ page, product }) => {
    await page.setViewportSize(PHONE);
    await writes(product, 'Bibliothèque de la Mandara, avec un nom aussi long que celui d’un ministère');
    await enterPanel(page, product, '/admin/notifications');
    await lines(page).first().waitFor();
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await expect.poll(() => isTooWide()).toBe(false);
    const box = page.getByRole('checkbox', { name: 'Messages et inscriptions : e-mail aussitôt' });
    const isKept = async (isChosen: boolean) => {
      await expect.poll(() => box.isChecked()).toBe(isChosen);
      await page.reload();
      await expect.poll(() => box.isChecked()).toBe(isChosen);
    };
    const change = async () => {
      const kept = page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/preferences'),
      );
      await box.click();
      expect((await kept).status()).toBe(200);
    };
    const wasChosen = await box.isChecked();
    await change();
    await isKept(!wasChosen);
    await change();
    await isKept(wasChosen);
    await expect
      .poll(() => page.getByRole('checkbox', { name: 'On me cite ou on m’attribue : panneau' }).isDisabled())
      .toBe(true);
  });
});
