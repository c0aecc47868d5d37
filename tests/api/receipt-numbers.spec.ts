import { randomUUID } from 'node:crypto';
import { type ReceiptOrder, ReceiptsService } from '@livres/api/dist/giving/receipts/receipts.service.js';
import { DataSource } from 'typeorm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { issueReceipts } from '../factories/receipts.ts';
import { stoppedClock } from '../factories/time.ts';

const api = testApi({ WORKER: 'apart' });
const clock = stoppedClock(api, new Date('2027-03-01T09:00:00Z'));
beforeAll(async () => {
  // What draws the files runs elsewhere: numbers are given here.
  await issueReceipts(api);
});

const anOrder = (subject: string = randomUUID()): ReceiptOrder => ({
  purpose: 'essai',
  subject,
  form: '2041-RD',
  kind: 'single',
  email: '',
  issued_by: null,
  donor: {
    first_name: 'Awa',
    last_name: 'Ndiaye',
    organization_name: '',
    siren: '',
    legal_form: '',
    street_address: '1 rue',
    postal_code: '75011',
    city: 'Paris',
    country: 'France',
  },
  payments: [
    {
      day: '2027-03-01',
      amount: 5e3,
      mode: 'cheque',
    },
  ],
});

/** Issues a receipt in a transaction of its own, which fails at its end where `fails`. */
const issue = (fails = false, order = anOrder()) =>
  api.app.get(DataSource).transaction(async (tx) => {
    const receipt = await api.app.get(ReceiptsService, { strict: false }).issue(tx, order);
    if (fails) throw new Error('at the very end');
    return receipt;
  });
const numbers = async (year: number) =>
  (await api.query(`SELECT number FROM receipts WHERE year = ${year} ORDER BY sequence`)).map(
    ({ number }: { number: string }) => number,
  );
const upTo = (year: number, last: number) =>
  Array.from({ length: last }, (_, index) => `${year}-${String(index + 1).padStart(6, '0')}`);

describe('the numbers of receipts', () => {
  it('go from 1 without a gap or a double when 200 are issued at once and some of them fail', async () => {
    // On a busy machine some wait for a connection in vain: they come again, as a job would.
    const until = async (fails: boolean): Promise<unknown> =>
      issue(fails).catch((error: Error) => (/timeout/i.test(error.message) ? until(fails) : error));
    const tries = Array.from({ length: 200 }, (_, index) => until(index % 7 === 3));
    const failed = (await Promise.all(tries)).filter((outcome) => outcome instanceof Error);
    expect(new Set(failed.map(String))).toEqual(new Set(['Error: at the very end']));
    expect(failed).toHaveLength(29);
    expect(await numbers(2027)).toEqual(upTo(2027, 171));
  });

  it('begin again with the year, of Paris', async () => {
    clock.set('2027-12-31T22:59:00Z');
    expect((await issue()).number).toBe('2027-000172');
    clock.set('2027-12-31T23:00:00Z');
    expect((await issue()).number).toBe('2028-000001');
    expect((await issue()).number).toBe('2028-000002');
  });

  it('are not spent where a subject has a receipt already', async () => {
    const order = anOrder();
    await issue(false, order);
    await expect(issue(false, order)).rejects.toThrow(/receipts_in_force/);
    expect((await issue()).number).toBe('2028-000004');
    expect(await numbers(2028)).toEqual(upTo(2028, 4));
  });
});

describe('what was issued', () => {
  it('is never changed, deleted or emptied, whoever asks the database', async () => {
    const { id, number } = await issue();
    for (const change of [
      'amount = 1',
      `number = '2028-000099', sequence = 99`,
      `content = '{}'`,
      `donor_name = 'Un autre'`,
    ])
      await expect(api.query(`UPDATE receipts SET ${change} WHERE id = '${id}'`)).rejects.toThrow(
        `receipt ${number} is never changed`,
      );
    await expect(api.query(`DELETE FROM receipts WHERE id = '${id}'`)).rejects.toThrow();
    await expect(api.query('TRUNCATE receipts CASCADE')).rejects.toThrow();
  });

  it('says in its code nothing that one could guess', async () => {
    const codes = (await api.query('SELECT code FROM receipts')).map(({ code }: { code: string }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{24}$/);
  });
});
