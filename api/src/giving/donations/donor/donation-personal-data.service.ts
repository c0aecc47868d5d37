import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DonationEntriesService } from '../../donation-timeline/donation-entries.service.js';
import { PaymentsService } from '../../payments/payments.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import {
  type ErasureObstacle,
  type PersonalDataHolder,
  PersonalDataSource,
} from '../../../platform/personal-data/personal-data-source.js';
import { donationErasure as texts } from './donation-erasure.content.js';
import {
  donationPersonalData,
  NOBODY_SET,
  PAID_GIFT,
  UNACCOUNTED,
} from './donation.personal-data.content.js';
import { PURPOSE } from '../donation.rules.js';
import { DAY_MS } from '../../../platform/clock/durations.contract.js';

/** Erases who gave money, but for what the accounts keep. Statements are for all gifts at once: one address may have thousands. */
@Injectable()
@PersonalDataSource(donationPersonalData)
export class DonationPersonalDataService implements PersonalDataHolder {
  constructor(
    private readonly payments: PaymentsService,
    private readonly timeline: DonationEntriesService,
    private readonly clock: Clock,
  ) {}

  /** A payment that began less than a day ago may still succeed: its row is held, and its donor must wait. */
  async obstacles(tx: EntityManager, email: string): Promise<ErasureObstacle[]> {
    await tx.query('SELECT FROM donations WHERE lower(email) = $1 ORDER BY id FOR UPDATE', [email]);
    const [open] = await tx.query<{ id: string; reference: string }[]>(
      `SELECT id, reference FROM donations donation
        WHERE lower(email) = $1 AND status = 'pending' AND payment_method <> 'bank_transfer'
          AND provider_payment_id IS NULL
          AND EXISTS (SELECT FROM payment_attempts attempt WHERE attempt.purpose = $2
                AND attempt.subject_id = donation.id AND attempt.status IN ('created', 'waiting', 'processing')
                AND attempt.created_at > $3) LIMIT 1`,
      [email, PURPOSE, new Date(this.clock.now().getTime() - DAY_MS)],
    );
    if (!open) return [];
    const { id, reference } = open;
    return [
      { code: 'paiement-en-cours', detail: texts.payment(reference), path: `/admin/donations/${id}/show` },
    ];
  }

  async erase(tx: EntityManager, email: string): Promise<void> {
    await this.giveUpPromises(tx, email);
    const now = this.clock.now();
    const gifts = await tx.query<{ id: string }[]>(
      'SELECT id FROM donations WHERE lower(email) = $1 ORDER BY id',
      [email],
    );
    const ids = gifts.map(({ id }) => id);
    const change = (set: string, which: string) =>
      tx.query(
        `UPDATE donations held SET ${set}, updated_at = $2, version = version + 1
          WHERE id = ANY($1::uuid[]) AND ${which}`,
        [ids, now],
      );
    await change(NOBODY_SET, `NOT ${PAID_GIFT}`);
    await change(UNACCOUNTED, PAID_GIFT);
    await this.timeline.addToAll(tx, ids, { kind: 'changed', text: texts.erased });
  }

  /** What was promised and not begun anywhere is given up: nothing waits any more for whoever left. */
  private async giveUpPromises(tx: EntityManager, email: string): Promise<void> {
    const promised = await tx.query<{ id: string }[]>(
      `SELECT id FROM donations WHERE lower(email) = $1 AND status = 'pending' AND provider_payment_id IS NULL`,
      [email],
    );
    for (const { id } of promised) await this.payments.endAttempts(tx, PURPOSE, id, 'cancelled');
    await tx.query(
      `UPDATE donations SET status = 'cancelled', cancelled_at = $2 WHERE id = ANY($1::uuid[])`,
      [promised.map(({ id }) => id), this.clock.now()],
    );
  }
}
