import { randomUUID } from 'node:crypto';
import type { ReceiptRecord } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../factories/waiting.ts';
import { testApi, put, adminOf } from '../factories/api.ts';
import { emailsIn, emailTo } from '../factories/emails.ts';
import {
  aGift,
  aRecurringGift,
  giveBack,
  issueReceipts,
  receiptOf,
  receiptsOf,
  receiptsSettled,
  publishAgain,
  type TestGift,
} from '../factories/receipts.ts';
import { stoppedClock } from '../factories/time.ts';

const api = testApi();
stoppedClock(api, new Date('2027-04-02T09:00:00Z'));
const admin = adminOf(api);
beforeAll(async () => {
  await issueReceipts(api);
});

const COMPANY = { organization_name: 'Papeterie du Rhône', siren: '552100554', legal_form: 'SARL' };

/** Staff correct the gift, as they do on its page. */
async function correct({ id }: TestGift, changes: object): Promise<void> {
  const { body } = await admin(`/admin/donations/${id}`);
  const { status, text } = await put(admin, `/admin/donations/${id}`, { ...changes, version: body.version });
  if (status !== 200) throw new Error(`PUT /admin/donations: ${status} ${text}`);
  await receiptsSettled(api);
}
const action = (receipt: ReceiptRecord, act: string, body: object) =>
  admin(`/admin/receipts/${receipt.id}/${act}`, { body });
const timeline = async ({ id }: TestGift): Promise<{ text: string; by: string | null }[]> =>
  (await admin(`/admin/donations/${id}/story`)).body.entries;
const standing = async ({ id }: TestGift): Promise<string> =>
  (await admin(`/donations/${id}/`)).body.receiptStatus;
const failedJobs = async () =>
  (await api.query(
    `SELECT name, output FROM jobs.job WHERE name ~ 'receipts' AND state IN ('failed', 'retry')`,
  )) as object[];

describe('a gift whose kind of donor is corrected', () => {
  it('from a person to a company has its receipt replaced by one on the other form, and back', async () => {
    const gift = await aGift(api, COMPANY);
    const first = await receiptOf(api, gift);
    expect(first.form).toBe('2041-RD');
    await correct(gift, { donor_type: 'entreprise' });
    const second = await receiptOf(api, gift, first.id);
    expect(second).toMatchObject({
      form: '2041-MEC-SD',
      donor_name: 'Papeterie du Rhône',
      replaces: { number: first.number },
    });
    const [, old] = await receiptsOf(api, gift.id);
    expect([old!.status, old!.void_reason]).toEqual([
      'voided',
      'La qualité du donateur, particulier ou entreprise, a été corrigée.',
    ]);
    await correct(gift, { donor_type: 'particulier' });
    expect((await receiptOf(api, gift, second.id)).form).toBe('2041-RD');
  });

  it('to an organisation that pays no tax has its receipt voided, and its donor told why', async () => {
    const gift = await aGift(api, COMPANY);
    const first = await receiptOf(api, gift);
    await correct(gift, { donor_type: 'organisme' });
    const [only, ...others] = await receiptsOf(api, gift.id);
    expect([only!.status, others]).toEqual(['voided', []]);
    expect(only!.void_reason).toContain('aucun reçu fiscal ne peut lui être délivré');
    const email = await emailTo(api.varFolder, gift.email, `${first.number} est annulé`);
    expect(email.text).toContain('organisme sans but lucratif');
    expect((await api.request(`/receipts/verify/${first.check_url.split('/').at(-1)}`)).body.status).toBe(
      'voided',
    );
  });

  it('to a company that is not known whole has its receipt voided, and a new one once it is', async () => {
    const gift = await aGift(api);
    const first = await receiptOf(api, gift);
    await correct(gift, { donor_type: 'entreprise', organization_name: 'Papeterie du Rhône' });
    const [voided] = await receiptsOf(api, gift.id);
    expect(voided!.void_reason).toContain('siren, forme juridique');
    const waiting = (await admin('/admin/receipts-waiting')).body.find(
      ({ id }: { id: string }) => id === gift.id,
    );
    expect(waiting.missing).toEqual(['siren', 'legal_form']);
    await correct(gift, { siren: COMPANY.siren, legal_form: COMPANY.legal_form });
    expect(await receiptOf(api, gift, first.id)).toMatchObject({
      form: '2041-MEC-SD',
      replaces: { id: first.id },
    });
  });

  it('cannot have its receipt replaced where no form exists for its donor: staff hear why', async () => {
    const gift = await aGift(api);
    const { id, version } = await receiptOf(api, gift);
    await api.sql`UPDATE donations SET donor_type = 'organisme' WHERE id = ${gift.id}`;
    const { status, body } = await admin(`/admin/receipts/${id}/replace`, {
      body: { reason: 'Erreur', version },
    });
    expect([status, body.type]).toEqual([409, expect.stringContaining('recu-sans-objet')]);
  });
});

describe('the receipt of a year of a recurring gift', () => {
  const payment = (recurring_gift_id: string, month: string, over: object = {}) =>
    aGift(api, {
      recurring_gift_id,
      frequency: 'monthly',
      amount: 1e3,
      ...COMPANY,
      given_at: new Date(`2026-${month}-05T09:00:00Z`),
      ...over,
    });

  it('is on the other form once the kind of donor is corrected, and void once none is left', async () => {
    const recurring = await aRecurringGift(api);
    const [one, two] = [await payment(recurring, '01'), await payment(recurring, '02')];
    await admin('/admin/receipts/batch', { body: { year: 2026 } });
    const first = await receiptOf(api, two);
    expect([first.kind, first.form, first.amount]).toEqual(['yearly', '2041-RD', 20]);
    await correct(one, { donor_type: 'entreprise' });
    await correct(two, { donor_type: 'entreprise' });
    const second = (await receiptsOf(api, two.id)).find(({ status }) => status === 'issued')!;
    expect([second.form, second.amount]).toEqual(['2041-MEC-SD', 20]);
    await correct(two, { donor_type: 'organisme' });
    const third = (await receiptsOf(api, one.id)).find(({ status }) => status === 'issued')!;
    expect([third.form, third.amount]).toEqual(['2041-MEC-SD', 10]);
    await correct(one, { donor_type: 'organisme' });
    const all = [...(await receiptsOf(api, one.id)), ...(await receiptsOf(api, two.id))];
    expect(all.filter(({ status }) => status === 'issued')).toEqual([]);
  });

  it('is voided by staff, kept void whatever is told again, and issued again when they say so', async () => {
    const recurring = await aRecurringGift(api);
    const gift = await payment(recurring, '03');
    await admin('/admin/receipts/batch', { body: { year: 2026 } });
    const first = await receiptOf(api, gift);
    expect((await action(first, 'void', { reason: 'Doublon', version: first.version })).status).toBe(200);
    await admin('/admin/receipts/batch', { body: { year: 2026 } });
    await publishAgain(api, gift);
    await receiptsSettled(api);
    expect((await receiptsOf(api, gift.id)).map(({ status }) => status)).toEqual(['voided']);
    const [voided] = await receiptsOf(api, gift.id);
    const again = await action(voided!, 'issue-again', { version: voided!.version });
    expect([again.status, again.body.kind, again.body.replaces.number]).toEqual([
      200,
      'yearly',
      first.number,
    ]);
  });
});

describe('a receipt that staff void', () => {
  let gift: TestGift;
  let receipt: ReceiptRecord;
  beforeAll(async () => {
    gift = await aGift(api);
    receipt = await receiptOf(api, gift);
  });

  it.each([
    ['without a reason', { reason: '', version: 1 }, 400],
    ['with null for a reason', { reason: null, version: 1 }, 400],
    ['with a reason that is too long', { reason: 'x'.repeat(301), version: 1 }, 400],
    ['without a version', { reason: 'Erreur' }, 400],
    ['from another version', { reason: 'Erreur', version: 7 }, 409],
    ['with a field that nobody knows', { reason: 'Erreur', version: 1, amount: 3 }, 400],
  ])('is refused %s', async (_, body, status) => {
    expect((await action(receipt, 'void', body)).status).toBe(status);
    expect((await receiptsOf(api, gift.id))[0]!.status).toBe('issued');
  });

  it('is for administrators alone, as the other actions are', async () => {
    for (const role of ['editeur', 'lecteur'] as const) {
      const other = await api.asStaff(role);
      for (const path of ['void', 'issue-again'])
        expect(
          (await other(`/admin/receipts/${receipt.id}/${path}`, { body: { reason: 'x', version: 1 } }))
            .status,
        ).toBe(403);
    }
    expect(
      (await api.request(`/admin/receipts/${receipt.id}/void`, { body: { reason: 'x', version: 1 } })).status,
    ).toBe(401);
  });

  it('is void with their reason and name: in the audit log, on the timeline, and by e-mail to its donor', async () => {
    const done = await action(receipt, 'void', { reason: 'Émis deux fois', version: receipt.version });
    expect(done.body).toMatchObject({
      status: 'voided',
      void_reason: 'Émis deux fois',
      voided_by: 'Première administratrice',
      replaced_by: null,
    });
    expect((await admin(`/admin/receipts/${receipt.id}/history`)).body[0]).toMatchObject({
      action: 'updated',
      reason: 'Émis deux fois',
      staff_name: 'Première administratrice',
    });
    expect(await timeline(gift)).toContainEqual(
      expect.objectContaining({
        text: `Reçu fiscal ${receipt.number} annulé. Émis deux fois`,
        by: 'Première administratrice',
      }),
    );
    const email = await emailTo(api.varFolder, gift.email, `${receipt.number} est annulé`);
    expect(email.text).toContain('Émis deux fois');
    expect(await standing(gift)).toBe('voided');
    expect((await action(receipt, 'void', { reason: 'Encore', version: done.body.version })).status).toBe(
      409,
    );
  });

  it('is not issued again by an event, a batch or a correction: it waits for staff', async () => {
    await publishAgain(api, gift);
    await correct(gift, { first_name: 'Helena' });
    await admin('/admin/receipts/batch', { body: { year: 2027 } });
    await receiptsSettled(api);
    expect(await receiptsOf(api, gift.id)).toHaveLength(1);
  });

  it('is issued again once, replacing the void one, with what is known of its donor by then', async () => {
    const [voided] = await receiptsOf(api, gift.id);
    const tries = await atOnce(5, () => action(voided!, 'issue-again', { version: voided!.version }));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const issued = tries.find(({ status }) => status === 200)!.body as ReceiptRecord;
    expect(issued).toMatchObject({
      status: 'issued',
      donor_name: 'Helena Œuvrard',
      replaces: { number: receipt.number },
      issued_by: 'Première administratrice',
    });
    expect((await admin(`/admin/receipts/${issued.id}/history`)).body[0]).toMatchObject({
      action: 'created',
    });
    await receiptOf(api, gift, receipt.id);
    expect(await receiptsOf(api, gift.id)).toHaveLength(2);
  });

  it('cannot be issued again while it is in force, or when nothing is left of its gift', async () => {
    const [current] = await receiptsOf(api, gift.id);
    expect((await action(current!, 'issue-again', { version: current!.version })).status).toBe(409);
    await action(current!, 'void', { reason: 'Erreur', version: current!.version });
    await giveBack(api, gift, 5000);
    const [voided] = await receiptsOf(api, gift.id);
    const { status, body } = await action(voided!, 'issue-again', { version: voided!.version });
    expect([status, body.type]).toEqual([409, expect.stringContaining('recu-sans-don')]);
  });
});

describe('a gift that was never paid', () => {
  const unpaid = (over: object) => ({
    status: 'cancelled',
    given_at: null,
    succeeded_at: null,
    cancelled_at: new Date('2027-03-02T09:00:00Z'),
    ...over,
  });

  it('has no receipt, and no job about one fails: expired, given up, or forgotten', async () => {
    const recurring = await aRecurringGift(api, { status: 'pending' });
    const at = new Date('2027-03-01T09:00:00Z');
    for (const over of [
      unpaid({ recurring_gift_id: recurring, frequency: 'monthly' }),
      unpaid({ email: '', first_name: '', last_name: '', street_address: '', postal_code: '', city: '' }),
      unpaid({ status: 'failed', cancelled_at: null, failed_at: at }),
      unpaid({ donor_type: 'organisme' }),
    ]) {
      const id = randomUUID();
      await api.query(
        `INSERT INTO donations (id, reference, status, donor_type, email, first_name, last_name, street_address, postal_code,
           city, frequency, amount, payment_method, provider, mode, recurring_gift_id, cancelled_at, failed_at, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, '', '', '', '', '', $6, 5000, 'card', 'stripe', 'live', $7, $8, $9, $10, $10)`,
        [
          id,
          `DON-20270301-${id.slice(0, 8).toUpperCase()}`,
          over.status,
          'donor_type' in over ? over.donor_type : 'particulier',
          'email' in over ? over.email : 'x@example.org',
          'frequency' in over ? over.frequency : 'one-time',
          'recurring_gift_id' in over ? over.recurring_gift_id : null,
          over.cancelled_at,
          'failed_at' in over ? over.failed_at : null,
          at,
        ],
      );
      await publishAgain(api, { id, email: '', recurring_gift_id: null });
      await receiptsSettled(api);
      expect(await receiptsOf(api, id)).toEqual([]);
    }
    await publishAgain(api, { id: randomUUID(), email: '', recurring_gift_id: null });
    await receiptsSettled(api);
    expect(await failedJobs()).toEqual([]);
  });

  it('writes to nobody about a receipt', async () => {
    const emails = (await emailsIn(api.varFolder)).filter(({ to }) => to === 'x@example.org');
    expect(emails).toEqual([]);
  });
});
