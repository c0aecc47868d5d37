import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DonationLinksService } from '../../giving/donation-links/donation-links.service.js';
import { DonationsService } from '../../giving/donations/donations.service.js';
import { PhysicalDonationOwnersService } from '../../goods/physical-donations/physical-donation-owners.service.js';
import { RegistrationOwnersService } from '../../events/registrations/participant/registration-owners.service.js';
import type { CallingMember } from '../../platform/http/audience.js';
import type { MemberLink, MemberLinkInput } from './member-space.dto.js';
import { memberSpaceErrors } from './member-space.errors.js';

/** From the member’s space to the private pages of their gifts and registrations. */
@Injectable()
export class MemberGiftLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly donations: DonationsService,
    private readonly links: DonationLinksService,
    private readonly things: PhysicalDonationOwnersService,
    private readonly registrations: RegistrationOwnersService,
  ) {}

  /** A link of its own to the private page of a gift or a registration; for anyone else’s, none. */
  async open({ email }: CallingMember, { kind, id }: MemberLinkInput): Promise<MemberLink> {
    return this.dataSource.transaction(async (tx) => {
      if (kind !== 'donation') {
        const owners = kind === 'physical_donation' ? this.things : this.registrations;
        const url = await owners.linkTo(tx, id, email);
        if (!url) throw refused(kind);
        return { path: new URL(url).pathname };
      }
      const donation = await this.donations.find(id, tx);
      if (donation?.email.toLowerCase() !== email) throw refused(kind);
      return { path: `/don/suivi/${await this.links.create(tx, id)}` };
    });
  }
}

function refused(kind: MemberLinkInput['kind']) {
  return kind === 'registration'
    ? memberSpaceErrors.registrationNotFound()
    : memberSpaceErrors.giftNotFound();
}
