import { describe, expect } from 'vitest';
import { eventually } from '../factories/waiting.ts';
import { enterPanel, passGate, sentBack, sideMenu } from './enter-panel.ts';
import { apiOf } from './api-calls.ts';
import { journeyOnOwnProduct as journey } from './journey.ts';
import type { Product } from './product.ts';

describe('the gate', () => {
  journey('shows and hides what is typed', async ({ page }) => {
    await page.goto('/admin');
    const field = page.getByLabel("Code d'accès", { exact: true });
    await field.fill('secret');
    await expect.poll(() => field.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: /Afficher/ }).click();
    await expect.poll(() => field.getAttribute('type')).toBe('text');
  });

  journey('lets staff in for the day, across reloads, and out to the site', async ({ page, product }) => {
    await passGate(page, product);
    await page
      .getByRole('timer')
      .getByText(/^(23\sh\s5\d|24\sh\s0)\smin$/)
      .waitFor();
    await page.reload();
    await page.getByText("Panel d'Administration").first().waitFor();
    await page.getByRole('button', { name: /déconnecter|déconnexion/i }).click();
    await sentBack(page);
    await page.goto('/admin');
    await page.getByLabel("Code d'accès", { exact: true }).waitFor();
  });

  journey('sends staff whose session was ended back to the site', async ({ page, product }) => {
    await enterPanel(page, product);
    await page.evaluate(async () => {
      const token =
        Object.values(localStorage).find((value) => /^[\w-]{43}$/.test(value)) ??
        JSON.parse(Object.values(localStorage).find((value) => value.includes('token')) ?? '{}').token;
      await fetch('/api/v1/access/', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
    });
    // It may leave by itself, at a question of its own, before the menu is pressed.
    const pressed = sideMenu(page)
      .getByRole('link', { name: 'Médias' })
      .click()
      .catch(() => undefined);
    await Promise.race([sentBack(page), pressed]);
    await sentBack(page);
  });

  // The last two of the file lock the address from which all of them come.
  journey(
    'refuses a wrong code with the specified words, and locks for 30 seconds after three',
    async ({ page }) => {
      await page.goto('/admin');
      const field = page.getByLabel("Code d'accès", { exact: true });
      const button = page.getByRole('button', { name: 'Accéder au panneau' });
      await field.waitFor();
      await expect.poll(() => button.isDisabled()).toBe(true);
      await field.fill('   ');
      await expect.poll(() => button.isDisabled()).toBe(true);

      for (const attempt of [1, 2]) {
        await field.fill('mauvais');
        const start = Date.now();
        await button.click();
        await page.getByRole('button', { name: 'Vérification...' }).waitFor();
        await page.getByText(`Code d'accès incorrect. Tentative ${attempt}/3.`).waitFor();
        expect(Date.now() - start).toBeGreaterThanOrEqual(1000);
      }
      await field.fill('mauvais');
      await button.click();
      await page.getByText('Trop de tentatives échouées. Veuillez attendre avant de réessayer.').waitFor();
      await expect
        .poll(() => page.getByRole('button', { name: 'Trop de tentatives' }).isDisabled())
        .toBe(true);

      // The page's own clock; that the server waits as long is seen where its clock stands still (access.spec.ts).
      await page.clock.install();
      await page.reload();
      await page.getByText('Trop de tentatives échouées. Veuillez attendre avant de réessayer.').waitFor();
      await expect
        .poll(() => page.getByRole('button', { name: 'Trop de tentatives' }).isDisabled())
        .toBe(true);
      await page.clock.fastForward(30_000);
      await page.getByRole('button', { name: 'Accéder au panneau' }).waitFor();
    },
  );

  journey('says the same where codes were tried around the page', async ({ page, product }) => {
    // What the journey before was refused for may count still, for a while or for a moment.
    await eventually('a lock that lasts', () => lockSeconds(product).then((left) => left > 10), 60_000);
    await page.goto('/admin');
    await page.getByLabel("Code d'accès", { exact: true }).fill(product.accessCode);
    await page.getByRole('button', { name: 'Accéder au panneau' }).click();
    await page.getByText('Trop de tentatives échouées. Veuillez attendre avant de réessayer.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Trop de tentatives' }).isDisabled()).toBe(true);
  });
});

/** How long the server says that one has to wait, when another wrong code is tried; 0 where it compared the code. */
async function lockSeconds(product: Product): Promise<number> {
  const { headers } = await apiOf(product)('/access/', { body: { code: 'mauvais' } });
  return Number(headers.get('retry-after'));
}
