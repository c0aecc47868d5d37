import { before, RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { PersonalDataSourcesService } from '@livres/api/dist/people/personal-data/personal-data-sources.service.js';
import { describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { markedRows, withClient } from '../factories/marked-rows.ts';
import { DAY_MS } from '@livres/api/contract';

const uuid = (end: number) => `00000000-0000-4000-8000-0000000009${end}`;

/** Of each rule of the nightly job: the column that its period runs from, and what else makes a row its affair. */
const RUNS_FROM: Record<string, { column: string; over?: object; of?: string }> = {
  'Personnes désinscrites, pour ne plus leur écrire': {
    column: 'unsubscribed_at',
    over: { status: 'unsubscribed' },
  },
  'Demandes de nouvelles d’une collecte, après la dernière nouvelle envoyée': {
    column: 'consent_at',
    over: { last_sent_at: null },
  },
  'Nouvelles demandées avec un don qui n’a pas été payé': { column: 'asked_at' },
  'Demandes arrêtées, pour ne plus écrire': { column: 'stopped_at' },
  'À qui une lettre, ou une nouvelle d’une collecte, a été envoyée : ensuite, seuls les nombres restent': {
    column: 'settled_at',
    over: { subscriber_id: 1 },
  },
  'Autres messages, après le dernier échange': { column: 'updated_at' },
  'Adresses laissées pour un événement, après sa date': { column: 'start_date', of: 'events' },
  'Liens pour ne plus suivre un événement, après sa date': { column: 'start_date', of: 'events' },
  'Inscriptions à un événement jamais confirmées ou expirées': {
    column: 'expired_at',
    over: { status: 'expired', paid_at: null, donation_id: null },
  },
  'Besoins particuliers et réponses au formulaire, après l’événement': { column: 'start_date', of: 'events' },
  'Identité des personnes inscrites, après l’événement': { column: 'start_date', of: 'events' },
  'Noms sur les billets, après l’événement': { column: 'start_date', of: 'events' },
  'Passages à l’entrée, après l’événement': { column: 'start_date', of: 'events' },
  'Précisions du suivi des inscriptions': { column: 'at' },
  'Motifs de remboursement des inscriptions': { column: 'created_at' },
  'Nom, téléphone et adresse de qui organise, après l’événement': { column: 'start_date' },
  'Adresse de l’auteur, après la mise à l’archive de l’article': { column: 'archived_at' },
  'Comptes sans visite et sans don régulier en cours': { column: 'last_seen_at' },
  'Nom et adresse de l’interlocuteur d’un mécène, après la fin de l’abondement': {
    column: 'ends_on',
    over: { starts_on: '2001-01-01' },
  },
  'Refus de recevoir des cartes (empreinte de l’adresse seule)': { column: 'created_at' },
  'Téléphone, message, dédicace et provenance d’un don reçu': { column: 'succeeded_at' },
  'Identité du donateur dans les comptes, après la clôture de l’exercice': { column: 'succeeded_at' },
  'Notes de l’équipe et motifs de remboursement': { column: 'at' },
  'Dons réguliers jamais commencés': { column: 'cancelled_at', over: { started_at: null } },
  'Dons réguliers arrêtés : identité dans les comptes': { column: 'cancelled_at' },
  'Reçus délivrés : le nom, l’adresse et le fichier (le numéro, la date et le montant restent)': {
    column: 'issued_at',
    over: { content: { donor: { last_name: 'MARQ' } } },
  },
  'Suite d’un paiement (téléphone, page de paiement), une fois la tentative finie ou périmée': {
    column: 'updated_at',
  },
  'Nom du payeur, libellé et notes des lignes de relevé': { column: 'booked_on' },
  'Lignes de relevé qui n’ont pas pu être lues': { column: 'imported_at', of: 'bank_statements' },
  'Historique des contenus, des messages et des réglages': {
    column: 'at',
    over: { resource: 'settings' },
  },
  'Historique de l’argent': { column: 'at', over: { resource: 'donations' } },
  'Notifications, lues ou non': { column: 'at', over: { cause: null } },
  'Nom d’une personne partie de l’équipe': { column: 'revoked_at' },
  'Tâches finies, qui désignent leurs fiches par un numéro': { column: 'completed_on' },
  'Preuve d’un effacement (empreinte de l’adresse, raison, nombre de fiches)': { column: 'erased_at' },
};
/** What tells two rows of a table apart. */
const OTHER: Record<string, [object, object]> = {
  donations: [
    { id: uuid(11), reference: 'DON-20260310-00000011', provider_payment_id: 'a' },
    { id: uuid(12), reference: 'DON-20260310-00000012', form_key: 'autre', provider_payment_id: 'b' },
  ],
  recurring_gifts: [
    { id: uuid(21), reference: 'R-1', provider_subscription_id: 'a' },
    { id: uuid(22), reference: 'R-2', provider_subscription_id: 'b' },
  ],
  receipts: [
    { id: uuid(31), code: 'a' },
    { id: uuid(32), code: 'b', subject: 'autre', number: '2026-000002', sequence: 2 },
  ],
  campaign_followers: [{ id: 1 }, { id: 2, campaign_id: 2 }],
  campaign_follow_wishes: [{ donation_id: uuid(61) }, { donation_id: uuid(62) }],
  matching_pots: [{ id: uuid(81) }, { id: uuid(82) }],
  contact_messages: [{ id: 1 }, { id: 2, form_hash: 'autre' }],
  event_tickets: [
    { id: uuid(61), event_id: 1 },
    { id: uuid(62), event_id: 2, position: 2, code_hash: 'autre' },
  ],
  event_check_ins: [
    { id: uuid(71), event_id: 1, ticket_id: uuid(61) },
    { id: uuid(72), event_id: 2, ticket_id: uuid(62) },
  ],
  members: [{ id: uuid(41) }, { id: uuid(42), email: 'autre@example.org' }],
  newsletter_recipients: [
    { id: 1, newsletter_id: 1 },
    { id: 2, newsletter_id: 2 },
  ],
  newsletter_subscribers: [{ id: 1 }, { id: 2, email: 'autre@example.org' }],
  payment_attempts: [
    { id: uuid(51), provider_session_id: 'a', provider_payment_id: 'a' },
    { id: uuid(52), provider_session_id: 'b', provider_payment_id: 'b' },
  ],
  bank_lines: [
    { id: uuid(61), line_key: 'a', donation_id: uuid(11), entry_id: 1 },
    { id: uuid(62), line_key: 'b', donation_id: uuid(12), entry_id: 2 },
  ],
  articles: [{ id: 1 }, { id: 2, slug: 'autre' }],
  events: [{ id: 1 }, { id: 2, slug: 'autre' }],
  event_interests: [{ event_id: 1 }, { event_id: 2 }],
  event_interest_links: [
    { event_id: 1, token_hash: 'a' },
    { event_id: 2, token_hash: 'b' },
  ],
  event_registrations: [
    { id: uuid(71), event_id: 1, reference: 'INS-1', form_key: 'a' },
    { id: uuid(72), event_id: 2, reference: 'INS-2', form_key: 'b' },
  ],
  event_registration_entries: [{ id: 900_031 }, { id: 900_032 }],
  event_registration_refunds: [
    { id: uuid(81), provider_refund_id: 'a' },
    { id: uuid(82), provider_refund_id: 'b' },
  ],
  bank_rejected_lines: [
    { id: 1, statement_id: 1, line_key: 'a' },
    { id: 2, statement_id: 2, line_key: 'b' },
  ],
  donation_entries: [{ id: 900_011 }, { id: 900_012 }],
  audit_entries: [{ id: 900_021 }, { id: 900_022 }],
  staff: [
    { id: 901, code_selector: 'a', roles: '{lecteur}' },
    { id: 902, code_selector: 'b', roles: '{lecteur}' },
  ],
  tribute_card_refusals: [{ recipient_hash: 'a' }, { recipient_hash: 'b' }],
};

const api = testApi();

const run = () => api.app.get(RetentionService, { strict: false }).run();
const rules = () =>
  api.app
    .get(PersonalDataSourcesService, { strict: false })
    .all()
    .flatMap(({ description }) => description.retention)
    .flatMap((rule) => (rule.apply && !rule.job ? [{ ...rule, what: rule.what!, apply: rule.apply }] : []));

describe('the nightly retention', () => {
  it('has a test for each of its rules', () => {
    expect(
      rules()
        .map(({ what }) => what)
        .toSorted(),
    ).toEqual(Object.keys(RUNS_FROM).toSorted());
  });

  it.each(Object.keys(RUNS_FROM))('%s: over it is gone, a day younger it stays', async (what) => {
    const { apply, period } = rules().find((rule) => rule.what === what)!;
    const { column, over = {}, of = apply.table } = RUNS_FROM[what]!;
    const limit = before(new Date(), period).getTime();
    const { insert } = markedRows(api);
    const [old, young] = [new Date(limit - DAY_MS), new Date(limit + DAY_MS)];
    if (apply.table === 'jobs.job') await jobsOf(old, young);
    else {
      if (apply.table === 'staff') await api.query('DELETE FROM staff WHERE id > 900');
      for (const [index, moment] of [old, young].entries()) {
        const row = { ...(OTHER[apply.table]?.[index] ?? { id: index + 1 }), ...over };
        const own = of === apply.table ? { [column]: moment } : {};
        await insert(apply.table, { ...row, ...own });
        if (of !== apply.table)
          await insert(of, { ...(OTHER[of]?.[index] ?? { id: index + 1 }), [column]: moment });
      }
    }
    const which = `SELECT count(*)::int AS count FROM ${apply.table} held WHERE ${apply.over}`;
    const count = async (at: Date) => (await api.query(which, [at]))[0].count as number;
    const tomorrow = new Date(limit + 2 * DAY_MS);
    expect([await count(new Date(limit)), await count(tomorrow)]).toEqual([1, 2]);
    await run();
    expect([await count(new Date(limit)), await count(tomorrow)]).toEqual([0, 1]);
    await run();
    expect(await count(tomorrow)).toBe(1);
    await empty([apply.table, of]);
  });
});

describe('a job of retention', () => {
  it('is done by rules whose tables and conditions can be asked', async () => {
    const own = api.app
      .get(PersonalDataSourcesService, { strict: false })
      .all()
      .flatMap(({ description }) =>
        description.retention.flatMap(({ apply, job }) => (apply && job ? [job.name] : [])),
      );
    expect(new Set(own).size).toBeGreaterThan(9);
    for (const job of new Set(own)) await api.app.get(RetentionService, { strict: false }).run(job);
  });

  it('counts months by the calendar, to the last day of a short one', () => {
    const day = new Date('2026-08-31T10:00:00Z');
    expect(before(day, { months: 18 })).toEqual(new Date('2025-02-28T10:00:00Z'));
    expect(before(day, { years: 2, months: 6 })).toEqual(new Date('2024-02-29T10:00:00Z'));
    expect(before(day, { days: 31 })).toEqual(new Date('2026-07-31T10:00:00Z'));
  });

  it('erases one by one as many rows as there are, in one night', async () => {
    await api.query(
      `INSERT INTO contact_messages (name, email, subject, message, form_hash, status, created_at, updated_at)
       SELECT 'Robot', 'robot@example.org', 'Offre', 'Offre', 'robot ' || n, 'spam', now() - interval '40 days', now() - interval '40 days'
         FROM generate_series(1, 201) AS n`,
    );
    await api.app.get(RetentionService, { strict: false }).run('contact.tidy');
    expect(await api.query(`SELECT FROM contact_messages WHERE name = 'Robot'`)).toEqual([]);
  });
});

async function jobsOf(old: Date, young: Date): Promise<void> {
  await api.query(`DELETE FROM jobs.job WHERE state IN ('completed', 'failed', 'cancelled')`);
  for (const moment of [old, young])
    await api.sql`INSERT INTO jobs.job (name, data, state, completed_on)
        VALUES ('mail.send', '{}', 'completed', ${moment})`;
}

/** Past the triggers that keep some of them. */
async function empty(tables: string[]): Promise<void> {
  await withClient(api, async (client) => {
    for (const table of new Set(tables))
      await client.query(`DELETE FROM ${table} ${table === 'staff' ? 'WHERE id > 900' : ''}`);
  });
}
