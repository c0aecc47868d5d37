import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApi, put, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { aGiftForm } from '../factories/donations.ts';
import { someAddress } from '../factories/paid-gifts.ts';

const api = testApi();
const admin = adminOf(api);

const give = (amount: unknown) =>
  api.request('/donations/', {
    body: { ...aGiftForm({ form_key: randomUUID() }), email: `don.${randomUUID()}@example.org`, amount },
    headers: { 'x-forwarded-for': someAddress() },
  });
const enter = (amount: unknown) =>
  admin('/admin/donations', {
    body: {
      amount,
      payment_method: 'cheque',
      received_on: '2026-01-05',
      donor_type: 'particulier',
      last_name: 'Ndiaye',
      key: randomUUID(),
    },
  });
const doubt = (typed: string, thousands: string, units: string) =>
  `«\u00a0${typed}\u00a0» se lit de deux façons. Écrivez ${thousands} ou ${units}.`;

describe('an amount', () => {
  it.each([
    ['1 250,50', 125_050],
    ['1250.5', 125_050],
    ['1 250 €', 125_000],
    ['1\u00a0250', 125_000],
    ['1\u202f250,00', 125_000],
  ])('of a gift in the public form is read: « %s »', async (typed, cents) => {
    const { status, body } = await give(typed);
    expect(status).toBe(201);
    const rows = await api.sql`SELECT amount::int FROM donations WHERE id = ${body.id}`;
    expect(rows).toEqual([{ amount: cents }]);
  });

  it.each([
    ['1.000', '1000', '1,00'],
    ['1,000', '1000', '1,00'],
    ['2.500', '2500', '2,50'],
  ])('that reads in two ways is refused with both readings: « %s »', async (typed, thousands, units) => {
    const message = doubt(typed, thousands, units);
    for (const answer of [await give(typed), await enter(typed)])
      expect([answer.status, answer.body.errors.amount]).toEqual([400, message]);
    const filter = encodeURIComponent(JSON.stringify({ amount_from: typed }));
    const listed = await admin(`/admin/donations?filter=${filter}`);
    expect(listed.body.errors['filter.amount_from']).toBe(message);
  });

  it.each(['1.000.00', '1e3', '٣', '-20', '+20', '', null, {}, ['20'], '9'.repeat(400)])(
    'that is none is refused: %j',
    async (typed) => {
      for (const answer of [await give(typed), await enter(typed)])
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['amount']]);
    },
  );

  it('as a goal of a campaign, in a form or in an imported file, is never a thousandth of what was meant', async () => {
    const campaign = await createCampaign(admin, { campaign_type: 'financial', goal_amount: 1000 });
    const { body } = await put(admin, `/admin/campaigns/${campaign.id}`, {
      goal_amount: '1.000',
      version: (await admin(`/admin/campaigns/${campaign.id}`)).body.version,
    });
    expect(body.errors.goal_amount).toBe(doubt('1.000', '1000', '1,00'));
    const headings = 'Titre;Organisme;Pays;Niveau;Domaine;Montant (€);Couverture;Date limite;Statut';
    const line = 'Boussole;Fondation;France;Master;Lettres;1.200;Partielle;30/06/2031;Ouverte';
    const form = new FormData();
    form.set('file', new Blob([`${headings}\n${line}`]), 'bourses.csv');
    form.set('dry_run', 'true');
    const report = (await admin('/admin/scholarships/import', { body: form })).body;
    expect(report.errors).toEqual([
      expect.objectContaining({ field: 'Montant (€)', message: doubt('1.200', '1200', '1,20') }),
    ]);
  });
});
