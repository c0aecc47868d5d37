import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type ErasureObstacle,
  type PersonalDataHolder,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';
import { physicalDonationErasure as texts } from './physical-donation-erasure.content.js';
import { physicalDonationPersonalData } from './physical-donation.personal-data.content.js';

/** Erases who gave things; never while someone is to come for them. */
@Injectable()
@PersonalDataSource(physicalDonationPersonalData)
export class PhysicalDonationPersonalDataService implements PersonalDataHolder {
  async obstacles(tx: EntityManager, email: string): Promise<ErasureObstacle[]> {
    await tx.query('SELECT FROM physical_donations WHERE lower(email) = $1 ORDER BY id FOR UPDATE', [email]);
    const open = await tx.query<{ id: string; reference: string }[]>(
      `SELECT id, reference FROM physical_donations WHERE lower(email) = $1 AND deleted_at IS NULL
          AND status NOT IN ('pending_validation', 'completed', 'cancelled') ORDER BY created_at, id LIMIT 20`,
      [email],
    );
    return open.map(({ id, reference }) => ({
      code: 'collecte-en-cours',
      detail: texts.pickup(reference),
      path: `/admin/physical-donations/${id}/show`,
    }));
  }
}
