import { StaffService } from '@livres/api/dist/people/access/staff.service.js';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';

const api = testApi();

describe('a transaction', () => {
  it('is refused a second connection in tests, for which many at once would wait for ever', async () => {
    const database = api.app.get(DataSource);
    const staff = api.app.get(StaffService, { strict: false });
    const reading = database.transaction(async () => staff.holders());
    await expect(reading).rejects.toThrow('A second connection inside a transaction');
  });

  it('reads on its own, and others read beside it and after it', async () => {
    const database = api.app.get(DataSource);
    const staff = api.app.get(StaffService, { strict: false });
    const expected = await staff.holders();
    const [inside, beside] = await Promise.all([
      database.transaction((tx) => staff.holders(tx)),
      staff.holders(),
    ]);
    expect([inside, beside, await staff.holders()]).toEqual([expected, expected, expected]);
  });
});
