import { describe, expect } from 'vitest';
import { rowsOf } from '../factories/rows.ts';
import { dialog, enterPanel, toast } from './enter-panel.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { violations } from './violations.ts';

describe('after a backup was restored', () => {
  journey('an administrator reads what waits, and lets it leave', async ({ page, product }) => {
    await rowsOf(
      product.databaseUrl,
      `WITH written AS (
         INSERT INTO outgoing_emails (id, recipient, message, created_at)
         VALUES ('avant-la-restauration', 'awa@example.org', '{}', now() - interval '2 days'))
       INSERT INTO restorations (made_at, restored_at) VALUES (now() - interval '1 day', now() - interval '1 hour')`,
    );
    const waits = async () =>
      (await rowsOf(product.databaseUrl, `SELECT FROM outgoing_emails WHERE id = 'avant-la-restauration'`))
        .length;
    await page.setViewportSize(PHONE);
    await enterPanel(page, product, '/admin/system-tests');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'Reprise après restauration' }).waitFor();
    await main.getByText('1 e-mail de la sauvegarde, parti déjà peut-être').waitFor();
    expect(await violations(page, 'all')).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await main.getByRole('radio', { name: 'Les e-mails de la sauvegarde sont abandonnés' }).check();
    await main.getByRole('button', { name: 'Tout laisser partir' }).click();
    await dialog(page).getByText('1 e-mail de la sauvegarde sera effacé sans partir.').waitFor();
    await dialog(page).getByRole('button', { name: 'Tout laisser partir' }).click();
    await toast(page, 'Tout repart').waitFor();
    await main.getByRole('heading', { name: 'Reprise après restauration' }).waitFor({ state: 'detached' });
    expect(await waits()).toBe(0);
  });
});
