import { parisDay, parisHour } from '@livres/api/dist/platform/clock/paris.js';
import { DAY_MS } from '@livres/api/contract';
import type { NewsletterInput, NewsletterProgressReport, NewsletterRecord } from '@livres/api/contract';
import { accepted } from './answers.ts';
import type { Request, TestApi } from './api.ts';
import { mailbox } from './emails.ts';
import { eventually } from './waiting.ts';

export const NEWSLETTERS = '/admin/newsletters';

const IN_A_MONTH = parisDay(new Date(Date.now() + 30 * DAY_MS));
/** When a newsletter may be scheduled for, as the form says it and as it is kept. */
export const LATER = {
  said: `${IN_A_MONTH}T18:00`,
  at: new Date(parisHour(IN_A_MONTH, 18).getTime()).toISOString(),
};

/** A newsletter that may leave; a test overrides what matters to it. */
export function aNewsletter(over: Partial<NewsletterInput> = {}): NewsletterInput {
  return {
    title: 'Lettre de Noël',
    subject: 'Le conteneur est parti ce lundi',
    preheader: 'Onze mille livres en route pour Foumban.',
    blocks: [{ type: 'text', html: '<p>Bonjour {prénom},</p><p>Le conteneur est parti.</p>' }],
    audience: [{ segment: 'topic', value: 'actualites' }],
    ...over,
  };
}

export function createNewsletter(
  staff: Request,
  over: Partial<NewsletterInput> = {},
): Promise<NewsletterRecord> {
  return accepted(staff<NewsletterRecord>(NEWSLETTERS, { body: aNewsletter(over) }));
}

/** Confirmed subscribers, written straight into the database. */
export async function subscribe(
  api: Pick<TestApi, 'query'>,
  over: { email?: string; first_name?: string; topics?: string[]; pace?: string; status?: string } = {},
): Promise<{ id: number; email: string }> {
  const { email = mailbox('lectrice'), first_name = '', topics = ['actualites'], pace = 'each' } = over;
  const [row] = await api.query(
    `INSERT INTO newsletter_subscribers (email, first_name, topics, status, pace, source, consent_version, consent_at,
       confirmed_at, unsubscribed_at, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, 'page', '2026-11', '2026-03-12T10:00:00Z', now(),
       CASE WHEN $4 = 'unsubscribed' THEN now() END, now(), now()) RETURNING id, email`,
    [email, first_name, topics, over.status ?? 'confirmed', pace],
  );
  return row;
}

/** The text of a letter whose figures are of the first of January, whichever day it is. */
export const undated = (said: string): string =>
  said.replaceAll(/ au \d+(?:er)? \p{L}+ \d{4}/gu, ' au 1er janvier 2026');

/** Has it leave at once. */
export async function sendNow(
  staff: Request,
  { id, version }: { id: number; version: number },
): Promise<NewsletterRecord> {
  return accepted(staff<NewsletterRecord>(`${NEWSLETTERS}/${id}/schedule`, { body: { version } }));
}

export async function untilSent(staff: Request, id: number, within = 30_000): Promise<NewsletterRecord> {
  return eventually(
    'the newsletter to be sent',
    async () => {
      const { body } = await staff<NewsletterRecord>(`${NEWSLETTERS}/${id}`);
      return body.status === 'sent' ? body : null;
    },
    within,
  );
}

export const newsletterPath = ({ id }: { id: number }) => `${NEWSLETTERS}/${id}`;

export const sendingOf = (staff: Request, record: { id: number }) =>
  accepted<NewsletterProgressReport>(staff(`${newsletterPath(record)}/progress`));

/** Begins what is due, as the job of each minute does. */
export async function startDue(api: Pick<TestApi, 'app'>): Promise<void> {
  const { NewsletterStartService } =
    await import('@livres/api/dist/newsletters/delivery/newsletter-start.service.js');
  await api.app.get(NewsletterStartService, { strict: false }).startDue();
}
