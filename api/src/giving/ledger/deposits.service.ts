import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Which cheques and cash were taken to the bank by which deposit. */
@Injectable()
export class DepositsService {
  /** Marks gifts' entries as taken by a deposit; answers how many were not taken before. */
  async mark(
    tx: EntityManager,
    deposit_entry_id: number,
    gift_entry_ids: readonly number[],
  ): Promise<number> {
    const marked = await tx.query<unknown[]>(
      `INSERT INTO journal_deposits (gift_entry_id, deposit_entry_id) SELECT unnest($1::bigint[]), $2
       ON CONFLICT DO NOTHING RETURNING gift_entry_id`,
      [gift_entry_ids, deposit_entry_id],
    );
    return marked.length;
  }

  /** The gifts of a deposit are in hand again. */
  async unmark(tx: EntityManager, deposit_entry_id: number): Promise<void> {
    await tx.query(`DELETE FROM journal_deposits WHERE deposit_entry_id = $1`, [deposit_entry_id]);
  }

  /** Whether the gift's money was taken to the bank. */
  async isDeposited(tx: EntityManager, donation_id: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `SELECT FROM journal_deposits deposit JOIN journal_entries entry ON entry.id = deposit.gift_entry_id
        WHERE entry.donation_id = $1`,
      [donation_id],
    );
    return rows.length > 0;
  }
}
