import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DonationLinksService } from '../../giving/donation-links/donation-links.service.js';
import { DonationsService } from '../../giving/donations/donations.service.js';
import { PhysicalDonationOwnersService } from '../../goods/physical-donations/physical-donation-owners.service.js';
import type { CallingMember } from '../../platform/http/audience.js';
import type { MemberLink, MemberLinkInput } from './member-space.dto.js';
import { memberSpaceErrors } from './member-space.errors.js';

/** From the member’s space to the private pages of their gifts. */
@Injectable()
export class MemberGiftLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly donations: DonationsService,
    private readonly links: DonationLinksService,
    private readonly things: PhysicalDonationOwnersService,
  ) {}

  /** A link of its own to the private page of a gift; for anyone else’s, none. */
  async open({ email }: CallingMember, { kind, id }: MemberLinkInput): Promise<MemberLink> {
    return this.dataSource.transaction(async (tx) => {
      if (kind === 'physical_donation') {
        const url = await this.things.linkTo(tx, id, email);
        if (!url) throw memberSpaceErrors.giftNotFound();
        return { path: new URL(url).pathname };
      }
      const donation = await this.donations.find(id, tx);
      if (donation?.email.toLowerCase() !== email) throw memberSpaceErrors.giftNotFound();
      return { path: `/don/suivi/${await this.links.create(tx, id)}` };
    });
  }
}
