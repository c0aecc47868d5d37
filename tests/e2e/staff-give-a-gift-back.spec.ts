import { randomUUID } from 'node:crypto';
import type { CampaignRecord, MoneyDonationRecord } from '@livres/api/contract';
import { describe, expect } from 'vitest';
import { aCampaign } from '../factories/campaigns.ts';
import { enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { staffSession } from './staff-session.ts';

const CHEQUE = {
  amount: 40,
  payment_method: 'cheque',
  received_on: '2026-03-18',
  donor_type: 'particulier',
  first_name: 'Hélène',
  last_name: 'Remboursée',
  city: 'Lyon',
};

describe('a gift that is given back', () => {
  journey(
    'lowers the total of its campaign within 2 seconds, after its consequences were read',
    async ({ page, product }) => {
      const staff = await staffSession(product);
      const title = `Campagne à rembourser ${randomUUID().slice(0, 8)}`;
      const { body: campaign } = await staff<CampaignRecord>(
        'POST',
        '/admin/campaigns',
        aCampaign({ title }),
      );
      const { body: gift } = await staff<MoneyDonationRecord>('POST', '/admin/donations', {
        ...CHEQUE,
        campaign_id: campaign.id,
        key: randomUUID(),
      });
      const shown = async () =>
        (await (await fetch(`${product.url}/campagnes/${campaign.slug}`)).text()).replaceAll(/\s/g, ' ');
      await expect.poll(shown, { timeout: 10_000 }).toContain('40 €');

      await enterPanel(page, product, `/admin/donations/${gift.id}/show`);
      await page.getByRole('button', { name: 'Rembourser' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Une partie').check();
      await dialog.getByLabel('Montant à rembourser').fill('100');
      await dialog.getByLabel('Motif').fill('Somme mal lue');
      await dialog.getByRole('button', { name: 'Rembourser' }).click();
      await dialog.getByText(/Il ne reste que 40\s€ à rembourser/).waitFor();
      await dialog.getByLabel('Montant à rembourser').fill('15,50');
      await dialog.getByText(/Le total de la campagne «.*» baisse de 15,50\s€/).waitFor();
      await dialog.getByRole('button', { name: 'Rembourser' }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(shown, { interval: 50 }).toContain('24,50 €');

      const main = page.getByRole('main');
      await main.getByText('Remboursé en partie').first().waitFor();
      await main.getByText('Chèques à remettre').first().waitFor();
    },
  );
});
