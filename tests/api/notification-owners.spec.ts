import { DonationsService } from '@livres/api/dist/giving/donations/donations.service.js';
import { PaymentComparisonRunsService } from '@livres/api/dist/giving/payments/payment-comparison-runs.service.js';
import { ScholarshipLinksService } from '@livres/api/dist/universities/links/scholarship-links.service.js';
import { DelayAlertsService } from '@livres/api/dist/goods/pickups/delay-alerts.service.js';
import { FailedJobsService } from '@livres/api/dist/reporting/system/failed-jobs.service.js';
import { parisDay } from '@livres/api/dist/platform/clock/paris.js';
import { DAY_MS, type InboxLine } from '@livres/api/contract';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { adminOf, put, staffOf, testApi } from '../factories/api.ts';
import { actCurrent } from '../factories/current-version.ts';
import { ACCOMPANIMENT, requested } from '../factories/cases.ts';
import { INBOX, linesOf, plain, titlesIn } from '../factories/notifications.ts';
import { aCampaignOfThings, donorsOf } from '../factories/physical-donations.ts';
import { openEvent, verified } from '../factories/registrations.ts';
import { scholarshipRow } from '../factories/scholarship-rows.ts';
import { someAddress } from '../factories/paid-gifts.ts';
import { eventually } from '../factories/waiting.ts';

const api = testApi();
const admin = adminOf(api);
const desk = staffOf(api, 'accueil');
let campaign: number;
let deskId: number;
const donors = donorsOf(api, () => campaign);

beforeAll(async () => {
  campaign = (await aCampaignOfThings(admin)).id;
  await desk('/access/');
  [{ id: deskId }] = await api.sql`SELECT id FROM staff WHERE name = 'Essai accueil'`;
});
beforeEach(async () => {
  for (const staff of [admin, desk]) await staff(`${INBOX}/read-all`, { body: {} });
});
const unread = (staff = admin) => linesOf(staff, { state: ['unread'] });
/** The lines of what has just happened, by kind. */
const heard = async (staff = admin): Promise<Record<string, InboxLine>> =>
  Object.fromEntries((await unread(staff)).map((line) => [line.kind, line]));

/** Providers are compared where they are configured: here it is said that one is. */
interface Watching {
  watched(): Promise<object[]>;
}

describe('staff are notified of', () => {
  it('a gift, but for who entered it', async () => {
    const donor = {
      donor_type: 'particulier',
      email: 'paul@example.org',
      first_name: 'Paul',
      last_name: 'Biya',
    } as const;
    const cheque = { method: 'cheque', amount: 7500, received_on: '2026-11-20', donor } as const;
    const [{ id, name }] = await api.sql`SELECT id, name FROM staff WHERE code_selector IS NULL`;
    await api.app
      .get(DonationsService, { strict: false })
      .enterOffline(cheque, { id: deskId, name: 'Essai accueil' });
    expect(titlesIn(await unread())).toEqual(['Don de 75 € de Paul Biya']);
    await admin(`${INBOX}/read-all`, { body: {} });
    await api.app
      .get(DonationsService, { strict: false })
      .enterOffline({ ...cheque, amount: 100 }, { id, name });
    expect(await unread()).toEqual([]);
  });

  it('a message, a request and who has them', async () => {
    await api.request('/contact/', {
      body: {
        name: 'Médiathèque de la Mandara',
        email: 'mandara@example.org',
        subject: 'Manuels',
        message: 'Bonjour',
      },
      headers: { 'x-forwarded-for': someAddress() },
    });
    const request = await requested(api, admin);
    const { message_received, request_received } = await heard();
    expect([message_received!.title, message_received!.detail]).toEqual([
      'Message de Médiathèque de la Mandara',
      'Manuels',
    ]);
    expect(request_received!.title).toBe('Demande d’accompagnement de Awa Ndiaye');
    expect(request_received!.path).toBe(`/accompaniment-requests/${request.id}/show`);
    await put(admin, `${ACCOMPANIMENT}/${request.id}`, { version: request.version, assigned_to: deskId });
    const { assigned } = await heard(desk);
    expect([assigned!.title, assigned!.is_mine]).toEqual([
      'Première administratrice vous confie une demande',
      true,
    ]);
    expect((await heard())['assigned']).toBeUndefined();
  });

  it('L33: a note that names them, and nobody who may not read it', async () => {
    const request = await requested(api, admin);
    await staffOf(api, 'editeur')('/access/');
    const body = '@Essai accueil, peux-tu relire ce dossier ? @Essai editeur aussi.';
    await admin(`${ACCOMPANIMENT}/${request.id}/notes`, { body: { body } });
    const { mentioned } = await heard(desk);
    expect([mentioned!.title, mentioned!.detail, mentioned!.is_mine]).toEqual([
      body,
      `Première administratrice, ${request.reference}`,
      true,
    ]);
    expect((await unread(staffOf(api, 'editeur'))).map(({ kind }) => kind)).not.toContain('mentioned');
    const { mention_unheard } = await heard();
    expect([mention_unheard!.title, mention_unheard!.detail, mention_unheard!.is_mine]).toEqual([
      'Votre note n’avertit pas Essai editeur',
      `Son code n’ouvre pas cette fiche, ${request.reference}`,
      true,
    ]);
  });

  it('a physical donation, help that is asked for, and a pick-up that is late', async () => {
    const { donation_id } = await donors.validated({ estimated_boxes_or_items: 38, requires_help: true });
    const { goods_offered, help_needed } = await heard();
    expect(goods_offered!.title).toMatch(/^38 cartons promis par /);
    expect(help_needed!.title).toMatch(/^Aide demandée pour une collecte à /);
    await api.sql`UPDATE donation_transactions SET status = 'pickup_scheduled', contacted_at = now(), pickup_date = '2020-01-02',
      pickup_slot = 'Matin (8h-12h)', assigned_to = 'essai ACCUEIL' WHERE physical_donation_id = ${donation_id}`;
    await api.sql`UPDATE physical_donations SET status = 'pickup_scheduled' WHERE id = ${donation_id}`;
    await api.app.get(DelayAlertsService, { strict: false }).run();
    await api.app.get(DelayAlertsService, { strict: false }).run();
    const late = (await unread(desk)).filter(({ kind }) => kind === 'pickup_overdue');
    expect(late.map(({ title, is_mine }) => [title.startsWith('Collecte en retard à '), is_mine])).toEqual([
      [true, true],
    ]);
  });

  it('a pick-up that they are given, by somebody else', async () => {
    const { donation_id } = await donors.validated();
    const [{ id }] =
      await api.sql`SELECT id FROM donation_transactions WHERE physical_donation_id = ${donation_id}`;
    const path = `/admin/donation-transactions/${id}`;
    await accepted(actCurrent(admin, path, 'mark_contacted', {}));
    const plan = { pickup_date: parisDay(new Date(Date.now() + 9 * DAY_MS)), pickup_slot: 'Matin (8h-12h)' };
    await accepted(actCurrent(admin, path, 'schedule_pickup', { ...plan, assigned_to: deskId }));
    const { assigned } = await heard(desk);
    expect([assigned!.title, assigned!.path, assigned!.is_mine]).toEqual([
      'Première administratrice vous confie une collecte',
      `/donation-transactions/${id}/show`,
      true,
    ]);
    await desk(`${INBOX}/read-all`, { body: {} });
    // What changes of it besides tells nobody, nor what one takes oneself.
    await accepted(
      actCurrent(admin, path, 'reschedule_pickup', { ...plan, pickup_slot: 'Après-midi (12h-17h)' }),
    );
    await accepted(actCurrent(admin, path, 'reschedule_pickup', { ...plan, assigned_to: null }));
    await accepted(actCurrent(desk, path, 'reschedule_pickup', { ...plan, assigned_to: deskId }));
    expect((await heard(desk))['assigned']).toBeUndefined();
  });

  it('a registration, and an event that is full', async () => {
    const event = await openEvent(admin, { title: 'Soirée des bénévoles', max_participants: 2 });
    await verified(api, event.id, { email: 'inscrite@example.org', seats: 2 });
    const { registration_confirmed, event_full } = await heard();
    expect([plain(registration_confirmed!.title), registration_confirmed!.detail]).toEqual([
      'Inscription de Awa Diallo : 2 places',
      'Soirée des bénévoles',
    ]);
    expect([plain(event_full!.title), event_full!.path]).toEqual([
      'Complet : Soirée des bénévoles',
      `/events/${event.id}/show`,
    ]);
  });

  it('a link of scholarships that is dead, once', async () => {
    const url = 'https://bourses.example.cm/mortes';
    for (const title of ['Bourse A', 'Bourse B', 'Bourse C'])
      await scholarshipRow(api, { title, application_url: url });
    await api.sql`INSERT INTO scholarship_links (url) VALUES (${url})`;
    const links = api.app.get(ScholarshipLinksService, { strict: false });
    const outcome = { isAlive: false, fault: 'Erreur 404' } as never;
    for (let turn = 0; turn < 4; turn += 1) await links.record([{ url, outcome }]);
    expect((await unread()).map(({ title, detail }) => [title, detail])).toEqual([
      ['3 bourses ont un lien qui ne répond plus', 'Bourse A, Erreur 404'],
    ]);
  });

  it('a comparison that fails, once for an outage', async () => {
    const runs = api.app.get(PaymentComparisonRunsService, { strict: false });
    vi.spyOn(runs as unknown as Watching, 'watched').mockResolvedValue([{ name: 'stripe', lists: true }]);
    await runs.failed('stripe', 'moved', new Error('essai'));
    await runs.failed('stripe', 'open', new Error('essai'));
    expect(titlesIn(await unread())).toEqual(['La comparaison avec Stripe échoue']);
    await runs.succeeded('stripe', 'moved');
    await runs.succeeded('stripe', 'open');
  });

  it('a background job that was given up, once a day for each', async () => {
    await eventually('a job', async () => (await api.sql`SELECT FROM jobs.job LIMIT 1`).length > 0);
    await api.sql`UPDATE jobs.job SET state = 'failed', completed_on = now()
      WHERE id = (SELECT id FROM jobs.job WHERE name NOT LIKE '\\_\\_%' LIMIT 1)`;
    const failed = api.app.get(FailedJobsService, { strict: false });
    await failed.look();
    await failed.look();
    expect(titlesIn(await unread())).toEqual(['Une tâche de fond a été abandonnée']);
  });
});

describe('the colleagues whom a note may name', () => {
  const named = async (staff: typeof admin, resource: string) =>
    (await staff(`${INBOX}/colleagues?resource=${resource}`)).body.map(({ name }: { name: string }) => name);

  it('are those who may read what it is about, told to who may write it', async () => {
    await staffOf(api, 'lecteur')('/access/');
    expect(await named(desk, 'contact-messages')).toEqual(['Essai lecteur', 'Première administratrice']);
    expect(await named(staffOf(api, 'lecteur'), 'contact-messages')).toEqual([]);
    expect(await named(desk, 'donations')).toEqual([]);
  });

  it.each(['', 'inconnue', '__proto__'])('are of no such thing: « %s »', async (resource) => {
    expect((await admin(`${INBOX}/colleagues?resource=${resource}`)).status).toBe(400);
  });
});
