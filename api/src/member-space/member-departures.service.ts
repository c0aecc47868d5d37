import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DonationPeopleService } from '../donations/donation-people.service.js';
import { MailService } from '../mail/mail.service.js';
import { MemberEventsService, type MemberHappening } from '../members/member-events.service.js';
import { PhysicalDonationPeopleService } from '../physical-donations/donation-people.service.js';
import { RecurringPeopleService } from '../recurring-gifts/recurring-people.service.js';
import { memberSpaceErrors } from './member-space.errors.js';

/** Makes gifts follow their donor to a new address, and forgets what may be forgotten when one leaves. */
@Injectable()
export class MemberDeparturesService {
  constructor(
    members: MemberEventsService,
    private readonly gifts: DonationPeopleService,
    private readonly recurring: RecurringPeopleService,
    private readonly things: PhysicalDonationPeopleService,
    private readonly mail: MailService,
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
    if (await this.recurring.hasRunning(tx, email)) throw memberSpaceErrors.recurringGiftRuns();
    await this.recurring.forget(tx, email);
    await this.gifts.forget(tx, email);
    await this.things.forget(tx, email);
    await this.mail.forget(tx, email);
  }
}
