import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CaseOwnersService } from '../../universities/casework/case-owners.service.js';
import { DonationCampaignsService } from '../../giving/donations/donation-campaigns.service.js';
import { DonationLinksService } from '../../giving/donations/donation-links.service.js';
import { DonationOwnersService, type GivenMoney } from '../../giving/donations/donation-owners.service.js';
import {
  type DonationReceiptState,
  DonationReceiptSourceService,
} from '../../giving/donations/donation-receipt-source.service.js';
import { DonationsService } from '../../giving/donations/donations.service.js';
import { LedgerService } from '../../giving/ledger/ledger.service.js';
import { MembersService } from '../../people/members/members.service.js';
import { PhysicalDonationOwnersService } from '../../goods/physical-donations/physical-donation-owners.service.js';
import type { CallingMember } from '../../platform/http/audience.js';
import { RecurringDonorChangesService } from '../../giving/recurring/recurring-donor-changes.service.js';
import { countedGift, presentGift, presentThings } from './member-gifts.presenter.js';
import { memberSpaceErrors } from './member-space.errors.js';
import { yearsOf } from './member-years.rules.js';
import type { MemberIdentity } from '../../people/members/member.dto.js';
import type { MemberLink, MemberLinkInput, MemberSpace, ReceiptsCompleted } from './member-space.dto.js';

/** What a member sees at /mon-compte: their own gifts and requests, and nobody else’s. */
@Injectable()
export class MemberSpaceService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly members: MembersService,
    private readonly gifts: DonationOwnersService,
    private readonly donations: DonationsService,
    private readonly campaigns: DonationCampaignsService,
    private readonly receipts: DonationReceiptSourceService,
    private readonly links: DonationLinksService,
    private readonly ledger: LedgerService,
    private readonly recurring: RecurringDonorChangesService,
    private readonly things: PhysicalDonationOwnersService,
    private readonly cases: CaseOwnersService,
  ) {}

  async read({ email }: CallingMember): Promise<MemberSpace> {
    const rows = await this.gifts.givenBy(email);
    const { manager } = this.dataSource;
    const sums = await this.ledger.sumsOf(
      manager,
      rows.map(({ id }) => id),
    );
    const campaigns = await this.campaigns.all(manager, [...new Set(rows.flatMap(campaignOf))]);
    const receipts = await this.receipts.statesOf(rows);
    const around = (row: GivenMoney) => ({
      campaign: campaigns.get(row.campaign_id ?? 0),
      receipt: receipts.get(row.id),
      sums: sums.get(row.id),
    });
    return {
      donations: rows.map((row) => presentGift(row, around(row))),
      years: yearsOf(rows.flatMap((row) => countedGift(row, sums.get(row.id)) ?? [])),
      physical_donations: (await this.things.givenBy(email)).map(presentThings),
      requests: await this.cases.ofEmail(email),
      receipts_waiting: rows.filter((row) => isWaiting(row, receipts)).length,
    };
  }

  /** A link of its own to the private page of a gift; for anyone else’s, none. */
  async link({ email }: CallingMember, { kind, id }: MemberLinkInput): Promise<MemberLink> {
    return this.dataSource.transaction(async (tx) => {
      if (kind === 'physical_donation') {
        const url = await this.things.linkTo(tx, id, email);
        if (!url) throw memberSpaceErrors.giftNotFound();
        return { path: new URL(url).pathname };
      }
      const donation = await this.donations.find(id, tx);
      if (donation?.email.toLowerCase() !== email) throw memberSpaceErrors.giftNotFound();
      return { path: `/don/suivi/${await this.links.open(tx, { donation_id: id })}` };
    });
  }

  /** Puts the profile’s name and address on the gifts whose receipt waits for them. */
  async completeReceipts(member: CallingMember): Promise<ReceiptsCompleted> {
    const identity = identityIn(await this.members.profile(member));
    if (Object.values(identity).some((text) => !text)) throw memberSpaceErrors.identityIncomplete();
    const rows = await this.gifts.givenBy(member.email);
    const receipts = await this.receipts.statesOf(rows);
    const ids = rows.filter((row) => isWaiting(row, receipts)).map(({ id }) => id);
    await this.dataSource.transaction(async (tx) => {
      await this.recurring.complete(tx, member.email, identity);
      await this.gifts.complete(tx, ids, identity);
    });
    return { donations: ids.length };
  }
}

/** A company’s receipt wants more than a profile says. */
function isWaiting({ id, donor_type }: GivenMoney, receipts: Map<string, DonationReceiptState>): boolean {
  return donor_type === 'particulier' && receipts.get(id)?.status === 'missing_address';
}

function campaignOf({ campaign_id }: GivenMoney): number[] {
  return campaign_id === null ? [] : [campaign_id];
}

function identityIn(profile: MemberIdentity): MemberIdentity {
  const { first_name, last_name, street_address, postal_code, city, country } = profile;
  return { first_name, last_name, street_address, postal_code, city, country };
}
