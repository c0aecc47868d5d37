import { SettingsService } from '@livres/api/dist/core/settings/settings.service.js';
import { StaffService } from '@livres/api/dist/people/access/staff.service.js';
import { ContentRevisionService } from '@livres/api/dist/platform/database/content-revision.service.js';
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

  it('does not wait for settings that somebody reads who waits for a connection', async () => {
    const settings = api.app.get(SettingsService, { strict: false });
    const database = api.app.get(DataSource);
    const runners = Array.from({ length: database.options.poolSize! }, () => database.createQueryRunner());
    // What is kept is of no use any more: the next to ask reads them anew.
    await database.transaction((tx) => api.app.get(ContentRevisionService, { strict: false }).raise(tx));
    await api.app.get(ContentRevisionService, { strict: false }).catchUp();
    try {
      for (const runner of runners) await runner.connect();
      const [own] = runners;
      await own!.startTransaction();
      const beside = settings.value('site_name');
      const inside = await settings.value('site_name', own!.manager);
      await own!.rollbackTransaction();
      await own!.release();
      expect([inside, await beside]).toEqual(['Livres en partage', 'Livres en partage']);
    } finally {
      for (const runner of runners) if (!runner.isReleased) await runner.release();
    }
  });
});
