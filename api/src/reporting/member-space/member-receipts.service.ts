import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DonationOwnersService } from '../../giving/donations/donor/donation-owners.service.js';
import { RecurringDonorChangesService } from '../../giving/recurring/recurring-donor-changes.service.js';
import type { MemberIdentity } from '../../people/members/member.dto.js';
import { MembersService } from '../../people/members/members.service.js';
import type { CallingMember } from '../../platform/http/audience.js';
import { MemberGiftsService } from './member-gifts.service.js';
import type { ReceiptsCompleted } from './member-space.dto.js';
import { memberSpaceErrors } from './member-space.errors.js';

/** The receipts that wait for what a member’s profile says. */
@Injectable()
export class MemberReceiptsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly members: MembersService,
    private readonly waiting: MemberGiftsService,
    private readonly gifts: DonationOwnersService,
    private readonly recurring: RecurringDonorChangesService,
  ) {}

  /** Puts the profile’s name and address on the gifts whose receipt waits for them. */
  async complete(member: CallingMember): Promise<ReceiptsCompleted> {
    const identity = identityIn(await this.members.profile(member));
    if (Object.values(identity).some((text) => !text)) throw memberSpaceErrors.identityIncomplete();
    const ids = await this.waiting.waitingFor(member.email);
    await this.dataSource.transaction(async (tx) => {
      await this.recurring.complete(tx, member.email, identity);
      await this.gifts.complete(tx, ids, identity);
    });
    return { donations: ids.length };
  }
}

function identityIn(profile: MemberIdentity): MemberIdentity {
  const { first_name, last_name, street_address, postal_code, city, country } = profile;
  return { first_name, last_name, street_address, postal_code, city, country };
}
