import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DonationPeopleService } from '../donations/donation-people.service.js';
import { MemberEventsService, type MemberHappening } from '../members/member-events.service.js';
import { ErasureService } from '../personal-data/erasure.service.js';
import { PhysicalDonationPeopleService } from '../physical-donations/donation-people.service.js';
import { RecurringPeopleService } from '../recurring-gifts/recurring-people.service.js';
import { departureReason } from './member-space.content.js';

/** Makes gifts follow their donor to a new address, and erases whoever leaves from everything. */
@Injectable()
export class MemberDeparturesService {
  constructor(
    members: MemberEventsService,
    private readonly gifts: DonationPeopleService,
    private readonly recurring: RecurringPeopleService,
    private readonly things: PhysicalDonationPeopleService,
    private readonly erasure: ErasureService,
  ) {
    members.listen((tx, happening) => this.follow(tx, happening));
    members.knowBy((tx, email) => this.gifts.identityOf(tx, email));
  }

  // Gifts that come again are held before the gifts that they are made of.
  private async follow(tx: EntityManager, happening: MemberHappening): Promise<void> {
    if (happening.kind === 'email_changed') {
      const { from, to } = happening;
      await this.recurring.moveEmail(tx, from, to);
      await this.gifts.moveEmail(tx, from, to);
      await this.things.moveEmail(tx, from, to);
      return;
    }
    const { email } = happening;
    await this.erasure.erase(tx, { email, by: null, proof: 'link', reason: departureReason });
  }
}
