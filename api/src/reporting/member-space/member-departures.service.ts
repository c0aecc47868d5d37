import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DonationOwnersService } from '../../giving/donations/donor/donation-owners.service.js';
import {
  type MemberHappening,
  KnowsIdentity,
  OnMemberEvent,
} from '../../people/members/member-events.service.js';
import { ErasureService } from '../../people/personal-data/erasure.service.js';
import { PhysicalDonationOwnersService } from '../../goods/physical-donations/physical-donation-owners.service.js';
import { RegistrationOwnersService } from '../../events/registrations/participant/registration-owners.service.js';
import { RecurringDonorChangesService } from '../../giving/recurring/recurring-donor-changes.service.js';
import { departureReason } from './member-space.content.js';
import type { MemberIdentity } from '../../people/members/member.dto.js';

/** Makes gifts and registrations follow their owner to a new address, and erases whoever leaves from everything. */
@Injectable()
export class MemberDeparturesService {
  constructor(
    private readonly gifts: DonationOwnersService,
    private readonly recurring: RecurringDonorChangesService,
    private readonly things: PhysicalDonationOwnersService,
    private readonly registrations: RegistrationOwnersService,
    private readonly erasure: ErasureService,
  ) {}

  @KnowsIdentity()
  identityOf(tx: EntityManager, email: string): Promise<MemberIdentity | null> {
    return this.gifts.identityOf(tx, email);
  }

  // Recurring gifts are held before the gifts that they are made of.
  @OnMemberEvent()
  async follow(tx: EntityManager, happening: MemberHappening): Promise<void> {
    if (happening.kind === 'email_changed') {
      const { from, to } = happening;
      await this.recurring.moveEmail(tx, from, to);
      await this.gifts.moveEmail(tx, from, to);
      await this.things.moveEmail(tx, from, to);
      await this.registrations.moveEmail(tx, from, to);
      return;
    }
    const { email } = happening;
    await this.erasure.erase(tx, { email, by: null, proof: 'link', reason: departureReason });
  }
}
