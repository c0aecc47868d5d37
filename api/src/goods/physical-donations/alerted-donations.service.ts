import { Injectable } from '@nestjs/common';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type AlertedDonations, KeepsAlertedDonations } from '../alerts/goods-alerts.service.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';

/** The donations that alerts are about, which do not depend on them. */
@Injectable()
@KeepsAlertedDonations()
export class AlertedDonationsService implements AlertedDonations {
  join<Alert extends ObjectLiteral>(found: SelectQueryBuilder<Alert>): SelectQueryBuilder<Alert> {
    return found
      .innerJoin('physical_donations', 'donation', 'donation.id = alert.physical_donation_id')
      .addSelect('donation.reference', 'reference')
      .addSelect('donation.city', 'city');
  }

  async hold(tx: EntityManager, id: string): Promise<void> {
    await tx.findOne(PhysicalDonationRow, {
      select: { id: true },
      where: { id },
      lock: { mode: 'for_key_share' },
    });
  }
}
