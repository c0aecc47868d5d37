import { DonationReceiptsService } from '@livres/api/dist/giving/donation-receipts/donation-receipts.service.js';
import { DonationLinksService } from '@livres/api/dist/giving/donation-links/donation-links.service.js';
import { DataSource } from 'typeorm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { aGift, issueReceipts, receiptOf } from '../factories/receipts.ts';
import { eventually } from '../factories/waiting.ts';

const api = testApi();
beforeAll(async () => {
  await issueReceipts(api);
});

describe('a receipt whose letter is written while its gift is settled', () => {
  it('keeps neither waiting for ever', async () => {
    const gift = await aGift(api);
    const receipt = await receiptOf(api, gift);
    const dataSource = api.app.get(DataSource);
    const receipts = api.app.get(DonationReceiptsService, { strict: false });
    let settled: Promise<void> | undefined;
    // As the email does: the receipt is held, then a link to the gift's page is added. Begun by hand, as what is asked
    // meanwhile is on other connections.
    const runner = dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query('SELECT FROM receipts WHERE id = $1 FOR UPDATE', [receipt.id]);
      const isWaiting = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
        AND query ILIKE '%receipt%'`;
      settled = receipts.settle(gift.id);
      await eventually(
        'settling waits for the receipt',
        async () => (await dataSource.query(isWaiting)).length > 0,
      );
      await api.app.get(DonationLinksService, { strict: false }).create(runner.manager, gift.id);
      await runner.commitTransaction();
    } finally {
      await runner.release();
    }
    await expect(settled).resolves.toBeUndefined();
  });
});
