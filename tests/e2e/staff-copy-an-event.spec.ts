import type { EventRecord, EventRegistrationRecord } from '@livres/api/contract';
import { describe, expect } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { rowsOf } from '../factories/rows.ts';
import { asPrinted } from './as-printed.ts';
import { enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { codeOf, eventOf } from './registration-form.ts';
import { staffSession } from './staff-session.ts';

const QUESTIONS = [
  {
    label: 'Venez-vous avec des enfants ?',
    kind: 'choice' as const,
    choices: ['Oui', 'Non'],
    required: true,
  },
  { label: 'Un livre à conseiller', kind: 'text' as const, choices: [], required: false },
];
const TERMS = {
  price: 12.5,
  max_participants: 20,
  refund_until_days: 7,
  refund_percentage: 50,
  accepts_donations: true,
};
/** What takes place once is not copied. */
const ONCE = {
  status: 'draft',
  start_date: null,
  end_date: null,
  registration_opens_at: null,
  registration_closes_at: null,
  offline_participants: 0,
  current_participants: 0,
};

describe('staff copy an event', () => {
  journey(
    'with its questions and what it gives back, and without its dates, its codes and its people',
    async ({ page, product }) => {
      const opened = new Date(Date.now() - 3_600_000).toISOString();
      const event = await eventOf(product, {
        title: 'Atelier de reliure du samedi',
        ...TERMS,
        questions: QUESTIONS,
        offline_participants: 2,
        registration_opens_at: opened,
      });
      const call = await staffSession(product);
      const answers = event.questions.map(({ id }) => ({ question_id: id, answer: 'Oui' }));
      const person = { event_id: event.id, first_name: 'Awa', last_name: 'Ngo', email: newcomer('copie') };
      await accepted(
        call<EventRegistrationRecord>('POST', '/admin/event-registrations', { ...person, answers }),
      );
      const code = await codeOf(product, event, 20);

      await enterPanel(page, product, `/admin/events/${event.id}`);
      await page.getByText(new RegExp(`^${code}`)).waitFor();
      await page.getByRole('button', { name: 'Dupliquer' }).click();
      await page.getByText(asPrinted('Copie créée, sans date : c’est un brouillon.')).waitFor();
      await page.waitForURL(/-copie/);
      const title = page.getByRole('textbox', { name: /^Titre/ });
      await expect.poll(() => title.inputValue()).toBe('Atelier de reliure du samedi (copie)');
      await page.getByText('Aucun code.').waitFor();
      await page.getByText(asPrinted('Remboursé à 50 % jusqu’à 7 jours avant.')).waitFor();
      for (const [place, { label }] of QUESTIONS.entries())
        await expect
          .poll(() =>
            page
              .getByRole('textbox', { name: /^Question/ })
              .nth(place)
              .inputValue(),
          )
          .toBe(label);

      const [copy] = await rowsOf<{ id: number }>(
        product.databaseUrl,
        `SELECT id FROM events WHERE title = 'Atelier de reliure du samedi (copie)' ORDER BY id DESC LIMIT 1`,
      );
      const record = await accepted(call<EventRecord>('GET', `/admin/events/${copy!.id}`));
      expect(record).toMatchObject({ ...TERMS, ...ONCE });
      expect(record.questions).toMatchObject(QUESTIONS);
      const [left] = await rowsOf(
        product.databaseUrl,
        `SELECT (SELECT count(*)::int FROM event_codes WHERE event_id = $1) AS codes,
                (SELECT count(*)::int FROM event_registrations WHERE event_id = $1) AS people,
                (SELECT count(*)::int FROM event_registrations WHERE event_id = $2) AS people_before`,
        [copy!.id, event.id],
      );
      expect(left).toEqual({ codes: 0, people: 0, people_before: 1 });
    },
  );
});
