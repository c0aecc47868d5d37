import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DonationOwnersService } from '../../giving/donations/donation-owners.service.js';
import { MembersService } from '../../people/members/members.service.js';
import { PersonalDataFileService } from '../../people/personal-data/personal-data-file.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CallingMember } from '../../platform/http/audience.js';
import { RecurringOwnersService } from '../../giving/recurring/recurring-owners.service.js';
import { AlertOwnersService } from '../../universities/alerts/alert-owners.service.js';
import { FavoriteOwnersService } from '../../universities/favorites/favorite-owners.service.js';
import type { MemberExport } from './member-export.dto.js';
import { MemberSpaceService } from './member-space.service.js';

/** Everything that is kept of a member, for themselves (article 20 of the GDPR). */
@Injectable()
export class MemberExportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly members: MembersService,
    private readonly space: MemberSpaceService,
    private readonly gifts: DonationOwnersService,
    private readonly recurring: RecurringOwnersService,
    private readonly favorites: FavoriteOwnersService,
    private readonly alerts: AlertOwnersService,
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
      favorites: await this.favorites.favoritesOf(this.dataSource.manager, member.id),
      alerts: await this.alerts.alertsOf(this.dataSource.manager, member.email),
      personal_data: await this.personalData.of(this.dataSource.manager, member.email),
    };
  }
}
