import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { depositsOfGift, markDeposited, unmarkDeposited } from './ledger.queries.js';

/** Which cheques and cash were taken to the bank by which deposit. */
@Injectable()
export class DepositsService {
  /** Marks gifts' entries as taken by a deposit; answers how many were not taken before. */
  mark(tx: EntityManager, deposit_entry_id: number, gift_entry_ids: readonly number[]): Promise<number> {
    return markDeposited.run(tx, gift_entry_ids, deposit_entry_id);
  }

  /** The gifts of a deposit are in hand again. */
  async unmark(tx: EntityManager, deposit_entry_id: number): Promise<void> {
    await unmarkDeposited.run(tx, deposit_entry_id);
  }

  /** Whether the gift's money was taken to the bank. */
  async isDeposited(tx: EntityManager, donation_id: string): Promise<boolean> {
    return (await depositsOfGift.run(tx, donation_id)) > 0;
  }
}
