import { randomUUID } from 'node:crypto';
import type { StatementReport } from '@livres/api/contract';
import { describe, expect } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { bankCsv, statementForm } from '../factories/transfers.ts';
import { dialog, enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { staffSession } from './staff-session.ts';

describe('a treasurer whom a stranger’s transfer reached', () => {
  journey(
    'pairs it with the debit that gave it back, and may say that this was a mistake',
    async ({ page, product }) => {
      const staff = await staffSession(product);
      const mark = randomUUID().slice(0, 8);
      const lines = [
        { day: '03/11/2026', wording: `VIR RECU ${mark}`, amount: '77,31' },
        { day: '09/11/2026', wording: `VIR EMIS ${mark}`, amount: '-77,31' },
      ];
      const body = statementForm(bankCsv(lines));
      await accepted(staff<StatementReport>('POST', '/admin/bank-statements/import', body));

      await enterPanel(page, product, '/admin/reconciliation');
      await page.getByRole('button', { name: 'Débits' }).click();
      await page.getByLabel('Chercher un libellé, un nom, un montant').fill(mark);
      const debit = page.getByRole('listitem').filter({ hasText: `VIR EMIS ${mark}` });
      await debit.getByRole('button', { name: 'Rend un virement' }).click();
      await dialog(page)
        .getByRole('listitem')
        .filter({ hasText: mark })
        .getByRole('button', { name: 'C’est lui' })
        .click();
      await dialog(page).waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'Traitées' }).click();
      const handled = page.getByRole('listitem').filter({ hasText: mark });
      await expect.poll(() => handled.count()).toBe(2);
      await handled.getByText('Rendu par le débit du 09/11/2026').waitFor();
      await handled.filter({ hasText: 'VIR EMIS' }).getByRole('button', { name: 'Annuler' }).click();
      await dialog(page).getByLabel('Pourquoi').fill('Ce débit en rend un autre.');
      await dialog(page).getByRole('button', { name: 'Annuler le rapprochement' }).click();
      await expect.poll(() => handled.count()).toBe(0);
      await page.getByRole('button', { name: /^À rapprocher/ }).click();
      await page
        .getByRole('listitem')
        .filter({ hasText: `VIR RECU ${mark}` })
        .waitFor();

      await page.getByRole('tab', { name: 'Comptes' }).click();
      await page.getByText('Dont, au journal, en attente sur le compte 471100').waitFor();
    },
  );
});
