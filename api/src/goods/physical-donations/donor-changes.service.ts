import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AnnouncedStepsService } from './announced-steps.service.js';
import type { PickupAvailability } from './physical-donation-details.dto.js';
import { PhysicalDonationHistoryService } from './physical-donation-history.service.js';
import { timelineTexts } from './physical-donation-timeline.content.js';
import type {
  PhysicalDonationCancellation,
  PhysicalDonationWishes,
} from './physical-donation-tracking.dto.js';
import { physicalDonationErrors } from './physical-donation.errors.js';
import { mayChangeWishes } from './physical-donation.rules.js';
import { DonorChangeNoticesService } from './donor-change-notices.service.js';
import { TrackedDonationsService } from './tracked-donations.service.js';
import { DONOR } from '../../core/audit/audit-log.service.js';

/** What a donor does at the private link of the emails. */
@Injectable()
export class DonorChangesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly donations: TrackedDonationsService,
    private readonly steps: AnnouncedStepsService,
    private readonly history: PhysicalDonationHistoryService,
    private readonly notices: DonorChangeNoticesService,
  ) {}

  /** Other wishes for the pick-up, until it has taken place; staff are notified where it is scheduled. */
  async wish({ token, version, ...wishes }: PhysicalDonationWishes): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.donations.hold(tx, token);
      const { donation } = held;
      if (!mayChangeWishes(donation.status)) throw physicalDonationErrors.wishesTooLate(donation.status);
      if (version !== donation.version) throw physicalDonationErrors.changedMeanwhile(donation.version);
      const before = { ...donation };
      const { access_info = '', special_instructions = '', pickup_availability } = wishes;
      Object.assign(donation, { access_info, special_instructions, pickup_availability });
      const details = wishesInFrench(pickup_availability);
      const entry = { kind: 'wishes', text: timelineTexts.wishes, details } as const;
      await this.history.save(tx, donation, { by: DONOR, before, entry });
      await this.notices.otherWishes(tx, held);
    });
  }

  async cancel({ token, reason = '' }: PhysicalDonationCancellation): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.donations.hold(tx, token);
      const { donation, transaction } = held;
      const day = donation.status === 'pickup_scheduled' ? (transaction?.pickup_date ?? null) : null;
      await this.steps.cancelled(tx, held, reason, DONOR);
      await this.notices.cancelled(tx, held, day);
    });
  }
}

function wishesInFrench({ preferred_days, time_slots, special_requirements }: PickupAvailability): string {
  return [preferred_days.join(', '), time_slots.join(', '), special_requirements].filter(Boolean).join('\n');
}
