import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import { DonationEntriesService } from '../../donation-timeline/donation-entries.service.js';
import { inLowerCase } from '../../donors/donor.columns.js';
import { PaymentsService } from '../../payments/payments.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import {
  type ErasureObstacle,
  type PersonalDataHolder,
  PersonalDataSource,
} from '../../../platform/personal-data/personal-data-source.js';
import { donationErasure as texts } from './donation-erasure.content.js';
import { beingPaid, cancelAll, forgetUnaccounted, forgetUnpaid } from './donation-donors.queries.js';
import { donationPersonalData } from './donation.personal-data.content.js';
import { DonationRow } from '../donation.entity.js';
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
    await tx.find(DonationRow, {
      select: { id: true },
      where: { email: inLowerCase(email) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const open = await beingPaid.first(tx, email, since);
    if (!open) return [];
    const { id, reference } = open;
    return [
      { code: 'paiement-en-cours', detail: texts.payment(reference), path: `/admin/donations/${id}/show` },
    ];
  }

  async erase(tx: EntityManager, email: string): Promise<void> {
    await this.giveUpPromises(tx, email);
    const now = this.clock.now();
    const ids = await this.idsOf(tx, { email: inLowerCase(email) });
    await forgetUnpaid.run(tx, ids, now);
    await forgetUnaccounted.run(tx, ids, now);
    await this.timeline.addToAll(tx, ids, { kind: 'changed', text: texts.erased });
  }

  /** What was promised and not begun anywhere is given up: nothing waits any more for whoever left. */
  private async giveUpPromises(tx: EntityManager, email: string): Promise<void> {
    const ids = await this.idsOf(tx, {
      email: inLowerCase(email),
      status: 'pending',
      provider_payment_id: IsNull(),
    });
    for (const id of ids) await this.payments.endAttempts(tx, PURPOSE, id, 'cancelled');
    await cancelAll.run(tx, ids, this.clock.now());
  }

  private async idsOf(tx: EntityManager, where: FindOptionsWhere<DonationRow>): Promise<string[]> {
    const gifts = await tx.find(DonationRow, { select: { id: true }, where, order: { id: 'ASC' } });
    return gifts.map(({ id }) => id);
  }
}
