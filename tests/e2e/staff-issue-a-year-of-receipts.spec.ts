import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { thisYear } from '../factories/time.ts';
import { dialog, enterPanel } from './enter-panel.ts';
import { switchReceiptsOn } from './gift-form.ts';
import { journeyOnOwnProduct } from './journey.ts';
import { staffSession } from './staff-session.ts';

const CHEQUE = {
  payment_method: 'cheque',
  donor_type: 'particulier',
  first_name: 'Hélène',
  email: 'helene@example.org',
  street_address: '12 rue de l’Église',
  postal_code: '69003',
  city: 'Lyon',
  country: 'France',
  is_thanked: true,
};

describe('the receipts of a year', () => {
  journeyOnOwnProduct(
    'are issued once: the button is gone right after, and stays so',
    async ({ page, product }) => {
      const call = await staffSession(product);
      const lastYear = thisYear() - 1;
      // Given while no receipt was issued yet.
      for (const [last_name, amount] of [
        ['Œuvrard', '80'],
        ['Petit', '45,50'],
      ]) {
        const { status, text } = await call('POST', '/admin/donations', {
          ...CHEQUE,
          amount,
          last_name,
          received_on: `${lastYear}-12-20`,
          key: randomUUID(),
        });
        expect(status, text).toBe(201);
      }
      await switchReceiptsOn(product);
      const missing = async () => {
        const { body } = await call<{ single: { count: number }; yearly: { count: number } }>(
          'GET',
          `/admin/receipts/batch?year=${lastYear}`,
        );
        return body.single.count + body.yearly.count;
      };
      const count = await missing();
      expect(count).toBeGreaterThanOrEqual(2);
      await enterPanel(page, product, '/admin/receipts/year');
      const issue = page.getByRole('main').getByRole('button', { name: /^Émettre \d+ reçus?$/ });
      await expect.poll(() => issue.textContent()).toContain(String(count));
      await issue.click();
      await dialog(page)
        .getByRole('button', { name: /^Émettre \d+ reçus?$/ })
        .click();
      await dialog(page).waitFor({ state: 'detached' });
      await page
        .getByRole('main')
        .getByText(/En cours d’émission|Rien à émettre pour cette année/)
        .first()
        .waitFor();
      await expect.poll(() => issue.count()).toBe(0);
      await expect.poll(missing, { timeout: 60_000 }).toBe(0);
      await page.getByText('Rien à émettre pour cette année.').waitFor();
      await page.reload();
      await page.getByText('Rien à émettre pour cette année.').waitFor();
      await expect.poll(() => issue.count()).toBe(0);
    },
  );
});
