import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DonationPeopleService } from '../donations/donation-people.service.js';
import { MembersService } from '../members/members.service.js';
import { PersonalDataFileService } from '../personal-data/personal-data-file.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { CallingMember } from '../platform/http/audience.js';
import { RecurringOwnersService } from '../recurring-gifts/recurring-owners.service.js';
import { AlertPeopleService } from '../scholarship-alerts/alert-people.service.js';
import { FavoritePeopleService } from '../scholarship-favorites/favorite-people.service.js';
import type { MemberExport } from './member-export.contract.js';
import { MemberSpaceService } from './member-space.service.js';

/** Everything that is kept of a member, for themselves (article 20 of the GDPR). */
@Injectable()
export class MemberExportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly members: MembersService,
    private readonly space: MemberSpaceService,
    private readonly gifts: DonationPeopleService,
    private readonly recurring: RecurringOwnersService,
    private readonly favorites: FavoritePeopleService,
    private readonly alerts: AlertPeopleService,
    private readonly personalData: PersonalDataFileService,
    private readonly clock: Clock,
  ) {}

  async of(member: CallingMember): Promise<MemberExport> {
    const { donations, years, physical_donations, requests } = await this.space.read(member);
    const words = new Map((await this.gifts.givenBy(member.email)).map((row) => [row.id, row]));
    return {
      made_at: this.clock.now().toISOString(),
      profile: await this.members.profile(member),
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
      years,
      requests,
      favorites: await this.favorites.keptBy(this.dataSource.manager, member.id),
      alerts: await this.alerts.alertsOf(this.dataSource.manager, member.email),
      personal_data: await this.personalData.of(this.dataSource.manager, member.email),
    };
  }
}
