import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { RecurringGiftsService } from '../recurring/recurring-gifts.service.js';
import { DonationRow } from './donation.entity.js';
import { donationErrors } from './donation.errors.js';
import { mayBecome, momentsOf, newReference } from './donation.rules.js';

/** What a new row must say, whether its money is real with it; the rest is empty, or as for a gift made once. */
export type NewDonation = Pick<
  DonationRow,
  'amount' | 'payment_method' | 'provider' | 'mode' | 'source' | 'donor_type'
> &
  Partial<DonationRow>;

/** Rows of gifts: how they are made and held. */
@Injectable()
export class DonationRowsService {
  constructor(
    private readonly recurring: RecurringGiftsService,
    private readonly clock: Clock,
  ) {}

  /** Writes a gift down; null where its form, or its invoice, is a gift already. */
  async insert(tx: EntityManager, gift: NewDonation): Promise<DonationRow | null> {
    const now = this.clock.now();
    const id = gift.id ?? randomUUID();
    const { raw } = await tx
      .createQueryBuilder()
      .insert()
      .into(DonationRow)
      .values({
        currency: 'EUR',
        frequency: 'one-time',
        status: 'pending',
        reference: newReference(now),
        created_at: now,
        updated_at: now,
        ...momentsOf(gift.status ?? 'pending', now),
        ...gift,
        id,
      })
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as unknown[]).length > 0 ? tx.findOneByOrFail(DonationRow, { id }) : null;
  }

  /** Holds a gift until the transaction ends, and before it the recurring gift which it is of. */
  async lock(tx: EntityManager, id: string): Promise<DonationRow | null> {
    const found = await tx.findOneBy(DonationRow, { id });
    if (found?.recurring_gift_id) await this.recurring.hold(tx, found.recurring_gift_id);
    return found && lockRecord(tx, DonationRow, id, 'for_no_key_update');
  }

  /** Writes changes of a gift that is held; a new state sets its moment. Refuses a state that may not follow. */
  async save(tx: EntityManager, donation: DonationRow, changes: Partial<DonationRow>): Promise<void> {
    const { status } = changes;
    if (status && !mayBecome(donation.status, status))
      throw donationErrors.cannotBecome(donation.status, status);
    const now = this.clock.now();
    Object.assign(donation, status && momentsOf(status, now), changes, { updated_at: now });
    await tx.save(donation);
  }
}
