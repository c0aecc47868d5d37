import { randomUUID } from 'node:crypto';
import type { EventRegistrationRecord, StatementReport } from '@livres/api/contract';
import { describe, expect } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { bankCsv, statementForm } from '../factories/transfers.ts';
import { asPrinted } from './as-printed.ts';
import { dialog, enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { eventOf } from './registration-form.ts';
import { staffSession } from './staff-session.ts';

describe('a treasurer whom one transfer for two registrations reached', () => {
  journey(
    'shares it between them, reads what is to be given back, and may say that this was a mistake',
    async ({ page, product }) => {
      const staff = await staffSession(product);
      const event = await eventOf(product, { title: 'Relier un registre', price: 15 });
      const entered = async (first_name: string) => {
        const person = { event_id: event.id, first_name, last_name: 'Mbarga', email: newcomer('virement') };
        return accepted(staff<EventRegistrationRecord>('POST', '/admin/event-registrations', person));
      };
      const [one, two] = [await entered('Aline'), await entered('Basile')];
      const mark = randomUUID().slice(0, 8);
      const wording = `VIR ${mark} ${one.reference} ET ${two.reference.replaceAll('-', ' ')}`;
      const lines = [
        { day: '03/11/2026', wording, amount: '20,00' },
        { day: '04/11/2026', wording: `VIR RESTE ${mark}`, amount: '12,50' },
      ];
      const body = statementForm(bankCsv(lines));
      await accepted(staff<StatementReport>('POST', '/admin/bank-statements/import', body));

      await enterPanel(page, product, '/admin/reconciliation');
      await page.getByLabel('Chercher un libellé, un nom, un montant').fill(mark);
      const line = page.getByRole('listitem').filter({ hasText: `VIR ${mark}` });
      await line.getByRole('button', { name: 'Inscriptions' }).click();
      const shown = dialog(page);
      for (const { reference } of [one, two])
        await shown.getByRole('checkbox', { name: new RegExp(reference) }).check();
      await shown.getByText(asPrinted('30 € partagés sur 20 €.')).waitFor();
      await shown.getByRole('checkbox', { name: 'Payé en plusieurs virements' }).check();
      await shown.getByRole('checkbox', { name: new RegExp(`VIR RESTE ${mark}`) }).check();
      await shown
        .getByRole('button', { name: asPrinted(`Mettre les 2,50 € qui restent sur ${two.reference}`) })
        .click();
      await shown.getByText(asPrinted('32,50 € partagés sur 32,50 €.')).waitFor();
      await shown.getByRole('button', { name: 'Encaisser' }).click();
      await shown.waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'Traitées' }).click();
      const handled = page.getByRole('listitem').filter({ hasText: mark });
      await expect.poll(() => handled.count()).toBe(2);
      await handled
        .first()
        .getByText(asPrinted(`${one.reference} (15 €)`))
        .waitFor();
      const stateOf = async ({ id }: EventRegistrationRecord) =>
        (await accepted(staff<EventRegistrationRecord>('GET', `/admin/event-registrations/${id}`))).status;
      expect([await stateOf(one), await stateOf(two)]).toEqual(['confirmed', 'confirmed']);

      await handled.first().getByRole('button', { name: 'Annuler' }).click();
      await dialog(page).getByLabel('Pourquoi').fill('Ce virement est une cotisation.');
      await dialog(page).getByRole('button', { name: 'Annuler l’encaissement' }).click();
      await expect.poll(() => handled.count()).toBe(0);
      await enterPanel(page, product, `/admin/event-registrations/${one.id}/show`);
      await page.getByText(asPrinted('Reste 15 € à payer')).first().waitFor();
    },
  );
});
