import type { ReceiptRecord } from '@livres/api/contract';
import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { switchReceiptsOn } from './gift-form.ts';
import { staffSession } from './staff-session.ts';

describe('a cheque', () => {
  journey(
    'is entered by staff, and its receipt is issued, sent and confirmed to whoever has it in hand',
    async ({ page, product }) => {
      const email = newcomer('helene-cheque');
      await switchReceiptsOn(product);
      await enterPanel(page, product, '/admin/donations/new');
      const form = page.locator('main form');
      await form.getByRole('radio', { name: 'Chèque' }).check();
      await form.getByLabel(/^Montant/).fill('80,50');
      await form.getByLabel(/^Prénom/).fill('Hélène');
      await form.getByLabel(/^Nom( \*)?$/).fill('Œuvrard');
      await form.getByLabel(/^Adresse e-mail/).fill(email);
      await form.getByLabel(/^Adresse( \*)?$/).fill('12 rue de l’Église');
      await form.getByLabel(/^Code postal/).fill('69003');
      await form.getByLabel(/^Ville/).fill('Lyon');
      await form.getByRole('button', { name: 'Enregistrer le don' }).click();

      await page.getByRole('heading', { name: 'Reçu fiscal' }).waitFor();
      const call = await staffSession(product);
      const filter = encodeURIComponent(JSON.stringify({ q: email }));
      const issued = async () =>
        (await call<ReceiptRecord[]>('GET', `/admin/receipts?filter=${filter}`)).body;
      // Its file is drawn and its email written in the background.
      await expect.poll(async () => (await issued())[0]?.sent_at, { timeout: 15_000 }).toBeTruthy();
      await page.goto('/admin/receipts');
      const line = page.getByRole('row').filter({ hasText: 'Hélène Œuvrard' });
      await line.getByRole('link', { name: /^\d{4}-\d{6}$/ }).click();
      await page.getByRole('heading', { name: 'Le reçu', exact: true }).waitFor();
      const receipt = page.getByRole('region', { name: 'Le reçu' });
      await receipt.getByText(asPrinted('80,50 €')).waitFor();
      await receipt.getByRole('button', { name: 'Envoyer à nouveau' }).waitFor();

      const address = await receipt.getByRole('link', { name: /recus\/verifier/ }).getAttribute('href');
      await page.goto(new URL(address!).pathname);
      const verdict = page.getByRole('region', { name: 'Ce reçu est vrai' });
      await verdict.getByText(asPrinted('80,50 €')).waitFor();
      await expect.poll(() => page.locator('main').textContent()).not.toContain('Œuvrard');
    },
  );
});

describe('a receipt', () => {
  journey('that nobody issued is not confirmed, and its code stays to be corrected', async ({ page }) => {
    await page.goto('/recus/verifier');
    const form = page.locator('main form');
    await form.getByLabel('Code du reçu').fill('abcd-efgh-jkmn-pqrs-tvwx-yz01');
    await form.getByRole('button', { name: 'Vérifier' }).click();
    await page.getByRole('region', { name: 'Aucun reçu ne porte ce code' }).waitFor();
    await expect.poll(() => form.getByLabel('Code du reçu').inputValue()).toBe('ABCDEFGHJKMNPQRSTVWXYZ01');
  });
});
