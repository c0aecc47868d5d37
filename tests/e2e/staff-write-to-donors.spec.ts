import { describe, expect } from 'vitest';
import { emailTo } from '../factories/emails.ts';
import { asPrinted } from './as-printed.ts';
import { dialog, enterPanel } from './enter-panel.ts';
import { GiftForm } from './gift-form.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { newcomer } from './newcomer.ts';

const CAMPAIGN = 'manuels-sixieme-bafoussam';
const TITLE = 'Les manuels sont arrivés à Bafoussam';

describe('news of a campaign', () => {
  journey(
    'are written by staff, shown on its page, received by a donor who wished it, and stopped',
    async ({ page, visit, product }) => {
      const donor = newcomer('helene');
      const form = new GiftForm(page);
      await form.open(`/faire-un-don?campaign=${CAMPAIGN}&montant=50`);
      await form.email.fill(donor);
      const wish = form.main.getByLabel('Tenez-moi au courant de cette collecte');
      await expect.poll(() => wish.isChecked()).toBe(false);
      await wish.check();
      await form.send();
      await form.bank(asPrinted('Payer 50 €'));
      await form.title(/Merci/);

      await enterPanel(page, product, `/admin/campaigns/${CAMPAIGN}/edit`);
      await page.getByRole('link', { name: 'Écrire une nouvelle' }).click();
      await page.getByRole('heading', { name: 'La nouvelle', exact: true }).waitFor();
      await page.locator('input[name="title"]').fill(TITLE);
      await page.locator('[contenteditable="true"]').fill('Trois cents manuels, distribués en une matinée.');
      await page.getByRole('button', { name: 'Enregistrer et publier' }).click();
      await dialog(page).getByRole('button', { name: 'Publier maintenant' }).click();
      await page.waitForURL(/\/admin\/campaign-updates\/[^/]+\/edit$/);
      await page.getByRole('heading', { name: 'E-mail aux donateurs' }).waitFor();
      await page.getByRole('button', { name: 'Écrire à 1 donateur' }).click();
      await dialog(page).getByRole('button', { name: 'Écrire à 1 donateur' }).click();
      await page.getByText('Envoyée', { exact: true }).waitFor({ timeout: 60_000 });

      // Without a script as well, on the page of the campaign and at its own address.
      const reader = await visit({ javaScriptEnabled: false, viewport: PHONE });
      await reader.goto(`/campagnes/${CAMPAIGN}`);
      await reader.getByRole('heading', { name: 'Des nouvelles de la collecte' }).waitFor();
      await reader.getByRole('link', { name: TITLE }).click();
      await reader.getByRole('heading', { level: 1, name: TITLE }).waitFor();

      const news = await emailTo(product.varFolder, donor, TITLE);
      const address = /^<([^>]+)>/.exec(news.headers.get('list-unsubscribe') ?? '')![1]!;
      // A scanner of mail that follows the link changes nothing.
      await fetch(address);
      await reader.goto(new URL(address).pathname);
      await reader.getByRole('button', { name: 'Ne plus recevoir ces nouvelles' }).click();
      await reader.getByText(asPrinted('C’est fait : vous ne recevrez plus de nouvelles')).waitFor();
      await fetch(address, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') });
      await reader.goto(new URL(address).pathname);
      await reader.getByText(asPrinted('Vous ne recevez pas de nouvelles')).waitFor();
    },
  );
});
