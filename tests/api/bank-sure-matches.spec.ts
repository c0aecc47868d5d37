import type { BankMatchReport } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { testApi, adminOf } from '../factories/api.ts';
import { bankOf } from '../factories/bank.ts';
import { rowsOf } from '../factories/rows.ts';
import { promiseTransfer } from '../factories/transfers.ts';

/** More than two rounds of a confirmation. */
const GIFTS = 120;
const LINES = 3000;

const api = testApi();
const admin = adminOf(api);
const bank = bankOf(api, admin);

const sure = async () => (await admin<BankMatchReport>('/admin/bank-lines/matches/sure', { body: {} })).body;
const reference = (index: number) => `DON-20261101-${index.toString(16).toUpperCase().padStart(8, '0')}`;

describe('sure matches', () => {
  it('are all found and all confirmed, however many lines wait and however many gifts are like them', async () => {
    // All of the same amount, and promised before those that nobody pays.
    await rowsOf(
      api.databaseUrl,
      `INSERT INTO donations (id, reference, status, donor_type, email, first_name, last_name, frequency, amount,
         payment_method, provider, mode, created_at, updated_at)
       SELECT gen_random_uuid(), 'DON-20261101-' || upper(lpad(to_hex(n), 8, '0')), 'pending', 'particulier',
              'ada@example.org', 'Ada', 'Byron', 'one-time', 5000, 'bank_transfer', 'bank_transfer', 'live',
              now() + n * interval '1 second', now()
         FROM generate_series(1, ${GIFTS + 3000}) n`,
    );
    const named = Array.from({ length: GIFTS }, (_, index) => ({
      amount: '50,00',
      wording: `VIR ${reference(index + 1).replaceAll('-', ' ')}`,
      day: '01/10/2026',
    }));
    const others = Array.from({ length: LINES - GIFTS }, (_, index) => ({
      amount: '50,00',
      wording: `VIR SEPA SANS REFERENCE ${index}`,
    }));
    expect((await bank.importCsv([...others, ...named])).body).toMatchObject({ new_lines: LINES });

    expect((await admin('/admin/bank-lines/figures')).body).toMatchObject({ waiting: LINES, certain: GIFTS });
    const page = await admin('/admin/bank-lines?filter={"certain":true}&range=[100,119]');
    expect([page.headers.get('content-range'), page.body.length]).toEqual([
      expect.stringMatching(/\/120$/),
      20,
    ]);

    let [matched, rounds] = [0, 0];
    for (let left = GIFTS; left > 0; rounds += 1) {
      const report = await sure();
      expect(report.refused).toEqual([]);
      expect(report.left).toBeLessThan(left);
      matched += report.matched;
      left = report.left;
    }
    expect(matched).toBe(GIFTS);
    expect((await admin('/admin/bank-lines/figures')).body).toMatchObject({
      waiting: LINES - GIFTS,
      certain: 0,
      expected: 3e3,
    });
    expect([await bank.held('gifts'), (await bank.held()) + (await bank.held('bank_suspense'))]).toEqual([
      -GIFTS * 5000,
      GIFTS * 5000,
    ]);
  });

  it('confirmed by two people at once receive each gift once', async () => {
    const before = await bank.held();
    const gifts = [];
    for (let index = 0; index < 10; index += 1) gifts.push(await promiseTransfer(api, { amount: 1100 }));
    await bank.importCsv(gifts.map(({ reference: wording }) => ({ wording, amount: '11,00' })));
    const reports = await Promise.all([sure(), sure()]);
    expect(reports.reduce((sum, { matched }) => sum + matched, 0)).toBe(10);
    expect(await bank.held()).toBe(before + 11_000);
  });

  it('are not those whose words name two gifts, nor the second line of one gift', async () => {
    const one = await promiseTransfer(api, { amount: 1200 });
    const other = await promiseTransfer(api, { amount: 1200 });
    const twice = await promiseTransfer(api, { amount: 1200 });
    await bank.importCsv([
      { wording: `${one.reference} ${other.reference}`, amount: '12,00' },
      { wording: twice.reference, amount: '12,00', day: '03/11/2026' },
      { wording: `${twice.reference} BIS`, amount: '12,00', day: '04/11/2026' },
    ]);
    expect(await sure()).toEqual({ matched: 1, refused: [], left: 0 });
    const [first, second] = await bank.listed({ q: twice.reference });
    expect([first!.status, second!.status].toSorted()).toEqual(['matched', 'waiting']);
  });

  it('find the gift whose name the bank says among thousands of the same amount', async () => {
    const gift = await promiseTransfer(api, { amount: 5000, last_name: 'Lefèvre' });
    const line = await bank.line('50,00', 'VIR DE MME LEFEVRE');
    expect(line.suggestions[0]).toMatchObject({ certainty: 'name', donation_id: gift.id });
  });
});
