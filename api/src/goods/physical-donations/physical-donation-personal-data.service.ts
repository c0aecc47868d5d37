import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type ErasureObstacle,
  type PersonalDataHolder,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';
import { physicalDonationErasure as texts } from './physical-donation-erasure.content.js';
import { physicalDonationPersonalData } from './physical-donation.personal-data.content.js';
import { collectionsUnderWay, holdDonationsOf } from './physical-donations.queries.js';

/** Erases who gave things; never while someone is to come for them. */
@Injectable()
@PersonalDataSource(physicalDonationPersonalData)
export class PhysicalDonationPersonalDataService implements PersonalDataHolder {
  async obstacles(tx: EntityManager, email: string): Promise<ErasureObstacle[]> {
    await holdDonationsOf.run(tx, email);
    const open = await collectionsUnderWay.all(tx, email);
    return open.map(({ id, reference }) => ({
      code: 'collecte-en-cours',
      detail: texts.pickup(reference),
      path: `/admin/physical-donations/${id}/show`,
    }));
  }
}
