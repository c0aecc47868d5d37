import { setMode } from '../factories/payment-mode.ts';
import { DonorRecordsService } from '@livres/api/dist/giving/donor-admin/donor-records.service.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminOf, testApi } from '../factories/api.ts';
import { aGift, moved } from '../factories/gifts.ts';
import { differingRows } from '../factories/kept-rows.ts';
import { matching } from '../factories/lists.ts';

const api = testApi();
const admin = adminOf(api);
const records = () => api.app.get(DonorRecordsService, { strict: false });
const donorOf = async (q: string) => (await admin(`/admin/users?${matching({ q })}`)).body[0];

describe('what lists of gifts and donors are sorted by', () => {
  beforeAll(async () => {
    await aGift(api, { email: 'une@example.org', amount: 3000 });
  });

  it('follows twenty gifts of one donor that come at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => aGift(api, { email: 'vingt@example.org', amount: 1000 })),
    );
    expect(await donorOf('vingt@')).toMatchObject({ gifts: 20, given: 200 });
    expect(await differingRows(api)).toEqual([]);
  });

  it('follows a gift that changes hands, comes back and goes', async () => {
    const gift = await aGift(api, { email: 'avant@example.org', amount: 5000 });
    await api.sql`UPDATE donations SET email = 'apres@example.org' WHERE id = ${gift.id}`;
    expect(await donorOf('avant@')).toBeUndefined();
    await moved(api, { ...gift, kind: 'refund', amount: 2000, at: new Date() });
    expect(await donorOf('apres@')).toMatchObject({ given: 30, gifts: 1 });
    await api.sql`UPDATE donations SET status = 'failed' WHERE id = ${gift.id}`;
    expect(await donorOf('apres@')).toMatchObject({ gifts: 0 });
    expect(await differingRows(api)).toEqual([]);
  });

  it('follows whether test money counts', async () => {
    await aGift(api, { email: 'essai@example.org', amount: 7000, mode: 'test' });
    const [{ mode: before }] = (await api.sql`SELECT mode FROM installation`) as [{ mode: string }];
    await setMode(api, 'live');
    expect(await donorOf('essai@')).toBeUndefined();
    await setMode(api, 'test');
    expect(await donorOf('essai@')).toMatchObject({ given: 70 });
    await setMode(api, before);
    expect(await differingRows(api)).toEqual([]);
  });

  it('is found by any part of it, where nothing that is typed is a wildcard', async () => {
    await aGift(api, { email: 'cent%@example.org', last_name: 'Œuvrard_Étienne' });
    expect(await donorOf('OEUVRARD_ETI')).toMatchObject({ email: 'cent%@example.org' });
    expect(await donorOf('Œuvrard étienne')).toBeUndefined();
    for (const q of ['t%@', '%', 'RD_é'])
      expect(await donorOf(q)).toMatchObject({ email: 'cent%@example.org' });
    for (const q of ['c_nt', 'vingt%example', '\\'])
      expect((await admin(`/admin/users?${matching({ q })}`)).body).toEqual([]);
    expect((await admin(`/admin/donations?${matching({ q: '%' })}`)).body).toHaveLength(1);
  });

  it('is compared each night, told in the tests of the system, and made anew where it differs', async () => {
    expect(await records().check()).toContain('sont ceux que disent');
    await api.sql`UPDATE donor_records SET given = given + 1 WHERE email = 'une@example.org'`;
    await api.sql`INSERT INTO donor_records (id, name) VALUES (gen_random_uuid(), 'Personne')`;
    await api.sql`DELETE FROM donor_records WHERE email = 'vingt@example.org'`;
    expect(await differingRows(api)).toHaveLength(4);
    await expect(records().check()).rejects.toThrow('2 donateurs');
    expect(await records().compare()).toBe(3);
    expect(await records().compare()).toBe(0);
    expect(await differingRows(api)).toEqual([]);
  });
});
