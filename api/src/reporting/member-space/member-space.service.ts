import { Injectable } from '@nestjs/common';
import { RegistrationOwnersService } from '../../events/registrations/participant/registration-owners.service.js';
import { CaseOwnersService } from '../../universities/casework/case-owners.service.js';
import { PhysicalDonationOwnersService } from '../../goods/physical-donations/physical-donation-owners.service.js';
import type { CallingMember } from '../../platform/http/audience.js';
import { presentRegistration, presentThings } from './member-gifts.presenter.js';
import { MemberGiftsService } from './member-gifts.service.js';
import type { MemberSpace } from './member-space.dto.js';

/** What a member sees at /mon-compte: their own gifts, registrations and requests, and nobody else’s. */
@Injectable()
export class MemberSpaceService {
  constructor(
    private readonly gifts: MemberGiftsService,
    private readonly things: PhysicalDonationOwnersService,
    private readonly registrations: RegistrationOwnersService,
    private readonly cases: CaseOwnersService,
  ) {}

  async read({ email }: CallingMember): Promise<MemberSpace> {
    const { donations, years, receipts_waiting } = await this.gifts.of(email);
    return {
      donations,
      years,
      physical_donations: (await this.things.givenBy(email)).map(presentThings),
      registrations: (await this.registrations.ofEmail(email)).map(presentRegistration),
      requests: await this.cases.ofEmail(email),
      receipts_waiting,
    };
  }
}
