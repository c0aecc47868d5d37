import { Injectable } from '@nestjs/common';
import { DonationOwnersService } from '../../giving/donations/donor/donation-owners.service.js';
import { RecurringOwnersService } from '../../giving/recurring/recurring-owners.service.js';
import type { CallingMember } from '../../platform/http/audience.js';
import type { MemberExport } from './member-export.dto.js';
import { MemberSpaceService } from './member-space.service.js';

type Given = 'donations' | 'recurring_gifts' | 'physical_donations' | 'registrations' | 'years' | 'requests';

/** What a member gave and asked for, with the details of each gift. */
@Injectable()
export class MemberGivingExportService {
  constructor(
    private readonly space: MemberSpaceService,
    private readonly gifts: DonationOwnersService,
    private readonly recurring: RecurringOwnersService,
  ) {}

  async of(member: CallingMember): Promise<Pick<MemberExport, Given>> {
    const { donations, years, physical_donations, registrations, requests } = await this.space.read(member);
    const words = new Map((await this.gifts.givenBy(member.email)).map((row) => [row.id, row]));
    return {
      donations: donations.map((donation) => {
        const { first_name = '', last_name = '', organization_name = '' } = words.get(donation.id) ?? {};
        const { street_address = '', postal_code = '', city = '' } = words.get(donation.id) ?? {};
        const { country = '', message = '', dedication = '' } = words.get(donation.id) ?? {};
        const donor = {
          first_name,
          last_name,
          organization_name,
          street_address,
          postal_code,
          city,
          country,
        };
        return { ...donation, donor, message, dedication };
      }),
      recurring_gifts: await this.recurring.ofEmail(member.email),
      physical_donations,
      registrations,
      years,
      requests,
    };
  }
}
