import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { dialog, enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';

describe('a treasurer whose bank writes headings of its own', () => {
  journey('says which column is which once, and keeps a line that looks known', async ({ page, product }) => {
    const mark = randomUUID().slice(0, 8);
    const csv = (day: string) =>
      `jourOp;jourVal;texte;famille;somme ${mark}\n${day};${day};VIR ${mark} UN;Virements;50,00\n${day};${day};VIR ${mark} DEUX;Virements;20,00`;
    await enterPanel(page, product, '/admin/reconciliation');
    const open = async (day: string) => {
      await page.getByRole('button', { name: 'Importer un relevé' }).click();
      await dialog(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'releve.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(day)) });
    };
    const choose = async (field: string, column: string) => {
      await dialog(page).getByLabel(field, { exact: true }).click();
      await page.getByRole('option', { name: column }).click();
    };
    const press = async (name: string) => {
      await dialog(page).getByRole('button', { name }).click();
      await dialog(page).waitFor({ state: 'detached' });
    };

    await open('12/11/2026');
    await dialog(page).getByText('Les en-têtes de ce tableau ne se reconnaissent pas').waitFor();
    await dialog(page)
      .getByRole('cell', { name: `VIR ${mark} DEUX` })
      .waitFor();
    await choose('Date', 'jourOp');
    await choose('Libellé', 'texte');
    await choose('Montant (positif ou négatif)', `somme ${mark}`);
    await press('Importer 2 lignes');

    // The answer is kept: the next statement is read at once.
    await open('13/11/2026');
    await press('Importer 2 lignes');

    await open('13/11/2026');
    await dialog(page).getByRole('button', { name: '2 lignes semblent déjà importées' }).click();
    await dialog(page)
      .getByRole('checkbox', { name: new RegExp(`VIR ${mark} DEUX`) })
      .check();
    await press('Importer 1 ligne');
    await page.getByLabel('Chercher un libellé, un nom, un montant').fill(mark);
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: mark }).count()).toBe(5);
  });
});
