import { once } from 'node:events';
import type { Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished } from 'vitest';
import { PROGRAMS } from '../../scripts/launch/product.mjs';
import { spawnNode } from '../../scripts/launch/processes.mjs';
import { Authenticator } from '../factories/second-factor.ts';
import { enterPanel, passGate, sentBack, sideMenu, signIn } from './enter-panel.ts';
import { journeyOnOwnProduct as journey } from './journey.ts';
import { startProduct } from './product.ts';
import { PRODUCT_ENV } from './product-env.ts';

describe('a second factor', () => {
  journey(
    'is put in place, asked for at the gate, replaced by a recovery code, and another device is ended',
    async ({ page, product, visit }) => {
      await enterPanel(page, product);
      await page.getByRole('button', { name: /menu du compte/ }).click();
      await page.getByRole('menuitem', { name: 'Mon accès' }).click();
      await page.getByRole('heading', { name: 'Mon accès', level: 1 }).waitFor();

      await page.getByRole('button', { name: 'Ajouter un second facteur' }).click();
      await page.getByText('Étape 1 sur 3').waitFor();
      await page.getByRole('button', { name: 'Suivant' }).click();
      await page.getByRole('img', { name: /QR code/ }).waitFor();
      const secret = await page.locator('code').innerText();
      const application = new Authenticator(secret.replaceAll(' ', ''));
      await page.getByRole('button', { name: 'Suivant' }).click();
      const field = page.getByLabel('Code à six chiffres');
      await expect.poll(() => field.getAttribute('inputmode')).toBe('numeric');
      await expect.poll(() => field.getAttribute('autocomplete')).toBe('one-time-code');
      await field.fill(application.wrongCode(new Date()));
      await page.getByRole('button', { name: 'Mettre en place' }).click();
      await page.getByText('Ce code n’est pas le bon').waitFor();
      await field.fill(application.code(new Date()));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Vos codes de secours' }).waitFor();
      const codes = await page.locator('#recovery-codes li').allInnerTexts();
      expect(codes).toHaveLength(10);
      await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click();
      await page.getByText('Il vous reste 10 codes de secours.').waitFor();

      await signOut(page);
      await enterCode(page, product.accessCode);
      await page.getByRole('heading', { name: 'Vérification en deux étapes' }).waitFor();
      await page.getByLabel('Code à six chiffres').fill(application.wrongCode(new Date()));
      await page.keyboard.press('Enter');
      await page.getByText('Code incorrect. Il vous reste 4 essais.').waitFor();
      // The code of the step in which the first one was taken opens nothing more: the next one, which is let in early, does.
      await page.getByLabel('Code à six chiffres').fill(application.code(new Date(), 1));
      await page.keyboard.press('Enter');
      await page.getByRole('timer').waitFor();

      await signOut(page);
      await enterCode(page, product.accessCode);
      await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
      await page.getByLabel('Code de secours').fill(codes[0]!.toLowerCase());
      await page.keyboard.press('Enter');
      await page.getByRole('timer').waitFor();

      const other = await visit({ locale: 'fr-FR' });
      await other.goto('/admin');
      await enterCode(other, product.accessCode);
      await other.getByRole('button', { name: 'Utiliser un code de secours' }).click();
      await other.getByLabel('Code de secours').fill(codes[1]!);
      await other.keyboard.press('Enter');
      await other.getByRole('timer').waitFor();

      await page.goto('/admin/my-access');
      await page.getByText('Il vous reste 8 codes de secours.').waitFor();
      await page.getByText('cet appareil').waitFor();
      await page.getByRole('button', { name: 'Déconnecter tous les autres' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Déconnecter tous les autres' }).click();
      await page.getByText(/appareils? déconnecté/).waitFor();
      await other.reload();
      await sentBack(other);
      await expect.poll(() => page.getByRole('button', { name: /^Déconnecter / }).count()).toBe(0);
    },
  );

  journey('is taken away by whoever runs the server, with a command', async ({ page, product }) => {
    expect(await signIn(product), 'the journey before left one in place').toHaveProperty('second_factor');
    const { databaseUrl: DATABASE_URL, varFolder: VAR_DIR } = product;
    const command = spawnNode(PROGRAMS.resetSecondFactor, {
      env: { ...PRODUCT_ENV, DATABASE_URL, VAR_DIR },
      stdio: 'pipe',
    });
    let said = '';
    command.stdout?.on('data', (text) => (said += String(text)));
    expect(await once(command, 'exit')).toEqual([0, null]);
    expect(said).toContain('Le second facteur de Première administratrice a été retiré');
    await passGate(page, product);
  });

  journey(
    'is what an administrator is led to in production, and nothing else opens before',
    async ({ page }) => {
      const production = await startProduct({
        adminUrl: inject('databaseServer').adminUrl,
        demo: inject('demoContent'),
        env: { ENVIRONMENT: 'production', SMTP_URL: 'smtp://127.0.0.1:9' },
      });
      onTestFinished(() => production.stop());
      await page.goto(`${production.url}/admin`);
      await enterCode(page, production.accessCode);
      await page.getByText(/Les administrateurs ont besoin d’un second facteur/).waitFor();
      // The secret of this page is there: a new page asks for another, which replaces it.
      await page.getByRole('button', { name: 'Suivant' }).waitFor();
      await page.goto(`${production.url}/admin/campaigns`);
      await page.getByRole('button', { name: 'Suivant' }).click();
      const secret = await page.locator('code').innerText();
      await page.getByRole('button', { name: 'Suivant' }).click();
      const application = new Authenticator(secret.replaceAll(' ', ''));
      await page.getByLabel('Code à six chiffres').fill(application.code(new Date()));
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click();
      await sideMenu(page).getByRole('link', { name: 'Campagnes', exact: true }).waitFor();
    },
  );
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await sentBack(page);
  await page.goto('/admin');
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code d'accès", { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Accéder au panneau' }).click();
}
