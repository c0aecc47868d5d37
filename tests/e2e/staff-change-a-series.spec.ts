import type { EventRecord, EventRegistrationRecord, EventRepeated } from '@livres/api/contract';
import { describe, expect } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { dialog, enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';
import { eventOf } from './registration-form.ts';
import { staffSession } from './staff-session.ts';
import { violations } from './violations.ts';

/** Six dates a week apart, published, with somebody registered by phone to the second and the fourth. */
async function seriesOf(product: Product, title: string): Promise<number[]> {
  const first = await eventOf(product, { title });
  const call = await staffSession(product);
  const path = `/admin/events/${first.id}`;
  const { ids } = await accepted(call<EventRepeated>('POST', `${path}/repeat`, { every: 'week', times: 5 }));
  for (const id of ids) {
    const { version } = await accepted(call<EventRecord>('GET', `/admin/events/${id}`));
    await accepted(call('POST', `/admin/events/${id}/publish`, { version }));
  }
  for (const event_id of [ids[0], ids[2]]) {
    const person = { event_id, first_name: 'Awa', last_name: 'Ngo', email: newcomer('serie') };
    await accepted(call<EventRegistrationRecord>('POST', '/admin/event-registrations', person));
  }
  return [first.id, ...ids];
}

describe('staff change the hour of a series', () => {
  journey(
    'read which dates it is for and who is written to, and tick those with registrations',
    async ({ page, product }) => {
      const ids = await seriesOf(product, 'Cercle de lecture');
      await enterPanel(page, product, `/admin/events/${ids[0]}`);
      await page.getByRole('button', { name: 'Changer plusieurs dates' }).click();
      const asked = dialog(page);
      const free = asked.getByRole('list', { name: 'Dates qui changent' }).getByRole('listitem');
      await expect.poll(() => free.count()).toBe(4);
      await free.first().getByText('personne à prévenir').waitFor();
      const ticks = asked.getByRole('group', { name: /cochez celles qui changent aussi/ });
      await expect.poll(() => ticks.getByRole('checkbox').count()).toBe(2);
      await ticks.getByText('1 personne à prévenir par e-mail').first().waitFor();

      await asked.getByLabel('Celle-ci et les suivantes').check();
      await asked.getByLabel('Cette date').check();
      await expect.poll(() => free.count()).toBe(1);
      await asked.getByLabel('Toutes les dates').check();
      await asked.getByRole('button', { name: 'Changer ces dates' }).click();
      await asked.getByText('Choisissez ce qui change').waitFor();
      await asked.getByLabel('Changer l’heure').check();
      await asked.getByLabel(/^Début/).fill('19:15');
      await asked.getByLabel(/^Fin/).fill('21:00');
      await ticks.getByRole('checkbox').nth(1).check();
      expect(await violations(page, 'all')).toEqual([]);
      await asked.getByRole('button', { name: 'Changer ces dates' }).click();
      await page.getByText('5 dates changées, 1 laissée à cause de ses inscriptions').waitFor();

      const call = await staffSession(product);
      const dates = await Promise.all(
        ids.map((id) => accepted(call<EventRecord>('GET', `/admin/events/${id}`))),
      );
      const hours = dates.map(({ start_date }) =>
        new Date(start_date!).toLocaleTimeString('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' }),
      );
      expect(hours.map((hour) => hour === '19:15')).toEqual([true, false, true, true, true, true]);
    },
  );
});
