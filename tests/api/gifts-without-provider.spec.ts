import { DonationRefundsService } from '@livres/api/dist/giving/donations/settlement/donation-refunds.service.js';
import { DonationsService } from '@livres/api/dist/giving/donations/donations.service.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { aGiftForm, giversOf, CLAIRE, tidyGifts } from '../factories/donations.ts';
import { emailTo, emailsTo } from '../factories/emails.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { atOnce } from '../factories/waiting.ts';
import { DAY_MS } from '@livres/api/contract';
import { IBAN } from '../factories/transfers.ts';

const DONOR = {
  donor_type: 'particulier',
  email: 'paul@example.org',
  first_name: 'Paul',
  last_name: 'Biya',
} as const;
const CHEQUE = { method: 'cheque', amount: 7500, received_on: '2026-11-20', donor: DONOR } as const;

let donations: DonationsService;
let clock: StoppedClock;
const api = testApi();
const admin = adminOf(api);
const givers = giversOf(api);
beforeAll(async () => {
  donations = api.app.get(DonationsService, { strict: false });
  const settings = [
    { key: 'bank_iban', value: IBAN },
    { key: 'bank_holder', value: 'Livres en partage' },
  ];
  const { status, text } = await admin('/settings/bulk_update/', { body: { settings } });
  if (status !== 200) throw new Error(text);
  clock = stopClock(api, new Date('2026-11-21T10:00:00Z'));
});

const held = async (account: string) =>
  (
    await api.sql`SELECT coalesce(sum(amount), 0)::bigint AS amount FROM journal_postings
        WHERE account = ${account}`
  )[0].amount;
const tidy = () => tidyGifts(api);

describe('a cheque, cash or a transfer in hand', () => {
  it.each([
    ['cheque', 'cheques'],
    ['cash', 'cash'],
    ['bank_transfer', 'bank'],
  ] as const)('is a gift of its day: %s, kept in %s', async (method, account) => {
    const campaign = await createCampaign(admin);
    const before = await held(account);
    const gift = await donations.enterOffline({ ...CHEQUE, method, campaign_id: campaign.id }, CLAIRE);
    expect(gift).toMatchObject({ status: 'succeeded', provider: 'offline', source: 'equipe', amount: 7500 });
    expect(gift.reference).toMatch(/^DON-20261120-/);
    expect(gift.given_at!.toISOString().slice(0, 10)).toBe('2026-11-20');
    expect((await held(account)) - before).toBe(7500);
    const { body } = await admin(`/admin/campaigns/${campaign.id}`);
    expect(body).toMatchObject({ current_amount: 75, donation_count: 1 });
    await emailTo(api.varFolder, DONOR.email, 'Merci pour votre don de 75');
  });

  it('of a form sent twice is one gift', async () => {
    const order = { ...CHEQUE, key: 'bordereau-12' };
    const made = await atOnce(5, () => donations.enterOffline(order, CLAIRE));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it('is not of a day to come', async () => {
    await expect(
      donations.enterOffline({ ...CHEQUE, received_on: '2026-11-22' }, CLAIRE),
    ).rejects.toMatchObject({
      status: 400,
    });
    expect(await donations.enterOffline({ ...CHEQUE, received_on: '2026-11-21' }, CLAIRE)).toMatchObject({
      status: 'succeeded',
    });
  });

  it('of someone who did not say who they are is written to nobody', async () => {
    const donor = { donor_type: 'particulier' } as const;
    const { id } = await donations.enterOffline({ ...CHEQUE, method: 'cash', donor }, CLAIRE);
    const timeline = await api.sql`SELECT kind FROM donation_entries WHERE donation_id = ${id}`;
    expect(timeline).toEqual([{ kind: 'created' }]);
  });

  it('is given back by hand, out of where it is', async () => {
    const gift = await donations.enterOffline(CHEQUE, CLAIRE);
    const before = await held('cheques');
    const refunds = api.app.get(DonationRefundsService, { strict: false });
    expect(
      await refunds.refund(gift.id, { amount: 7500, reason: 'Chèque sans provision' }, CLAIRE),
    ).toMatchObject({ status: 'done', by_hand: true });
    expect((await held('cheques')) - before).toBe(-7500);
    expect((await admin(`/donations/${gift.id}/`)).body.refundedAmount).toBe(75);
  });
});

describe('a gift promised by transfer', () => {
  it('is told how to make it, once, and waits for staff', async () => {
    const form = aGiftForm({ payment_method: 'bank_transfer' });
    const [gift] = (await atOnce(10, () => givers.send(form, '10.30.0.1'))).map(({ body }) => body);
    expect(gift.next).toMatchObject({
      kind: 'transfer',
      transfer: { reference: gift.reference, amount: 50 },
    });
    const message = await emailTo(api.varFolder, form.email, 'comment le faire');
    expect(message.text).toContain(`Libellé : ${gift.reference}`);
    expect(message.text).toContain('FR76 3000 6000 0112 3456 7890 189');
    await jobsSettled(api);
    expect(await emailsTo(api.varFolder, form.email)).toHaveLength(1);
    expect(await givers.read(gift)).toMatchObject({ status: 'pending', next: { kind: 'transfer' } });
  });

  it('is of what arrived, whatever was promised, and arrives once', async () => {
    const campaign = await createCampaign(admin);
    const gift = await givers.given({ payment_method: 'bank_transfer', campaign: campaign.slug });
    const transfer = {
      received_on: '2026-11-21',
      line_ref: 'ligne-1',
      account: 'bank',
      mode: 'live',
      amount: 6000,
      currency: 'EUR',
    } as const;
    await donations.transferReceived(gift.id, transfer, CLAIRE);
    expect(await givers.read(gift)).toMatchObject({ status: 'succeeded', amount: 60, next: null });
    await expect(donations.transferReceived(gift.id, transfer, CLAIRE)).rejects.toMatchObject({
      status: 409,
    });
    expect((await admin(`/admin/campaigns/${campaign.id}`)).body.current_amount).toBe(60);
    expect(await api.sql`SELECT status FROM payment_attempts WHERE subject_id = ${gift.id}`).toEqual([
      { status: 'succeeded' },
    ]);
  });

  it('is recalled after a week, once, and given up after a month', async () => {
    const form = aGiftForm({ payment_method: 'bank_transfer' });
    const gift = await givers.given(form);
    await emailTo(api.varFolder, form.email, 'comment le faire');
    clock.advance(8 * DAY_MS);
    await tidy();
    await tidy();
    await emailTo(api.varFolder, form.email, 'pas encore arrivé');
    clock.advance(23 * DAY_MS);
    await tidy();
    expect((await givers.read(gift)).status).toBe('cancelled');
    await jobsSettled(api);
    expect(await emailsTo(api.varFolder, form.email)).toHaveLength(2);
    const late = {
      received_on: '2026-12-20',
      line_ref: 'ligne-2',
      account: 'bank',
      mode: 'live',
      amount: 5000,
      currency: 'EUR',
    } as const;
    await donations.transferReceived(gift.id, late, CLAIRE);
    expect((await givers.read(gift)).status).toBe('succeeded');
  });
});

describe('a gift that nobody paid', () => {
  it('is given up after a day, and what would have come again with it', async () => {
    const gift = await givers.given({ frequency: 'monthly' });
    clock.advance(0.9 * DAY_MS);
    await tidy();
    expect((await givers.read(gift)).status).toBe('pending');
    clock.advance(0.2 * DAY_MS);
    await tidy();
    const view = await givers.read(gift);
    expect(view.status).toBe('cancelled');
    expect(await api.sql`SELECT status FROM recurring_gifts WHERE id = ${view.recurringGiftId}`).toEqual([
      { status: 'cancelled' },
    ]);
    const headers = { 'x-donation-token': gift.token };
    const { body } = await api.request(`/donations/${gift.id}/retry/`, { body: {}, headers });
    await givers.act(givers.sessionOf(body), { act: 'succeed' });
    await expect.poll(async () => (await givers.read(gift)).status).toBe('succeeded');
    expect(await api.sql`SELECT status FROM recurring_gifts WHERE id = ${view.recurringGiftId}`).toEqual([
      { status: 'active' },
    ]);
  });

  it('is given up by staff too, but not while its bank works on it', async () => {
    const gift = await givers.given();
    expect(await donations.cancelPending(gift.id, CLAIRE)).toMatchObject({ status: 'cancelled' });
    await expect(donations.cancelPending(gift.id, CLAIRE)).rejects.toMatchObject({ status: 409 });
    const other = await givers.given();
    await givers.act(givers.sessionOf(other), { act: 'delay' });
    await expect.poll(async () => (await givers.read(other)).next).toBeNull();
    await expect(donations.cancelPending(other.id, CLAIRE)).rejects.toMatchObject({ status: 409 });
  });
});
