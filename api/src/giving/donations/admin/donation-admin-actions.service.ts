import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { StaffNotesService } from '../../../core/notifications/staff-notes.service.js';
import { CampaignsAdminService } from '../../../content/campaigns/campaigns-admin.service.js';
import { DonationsService } from '../donations.service.js';
import type { OfflineGift } from '../settlement/donation-offline.service.js';
import { donorOf } from '../../donors/donor.columns.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { Problem } from '../../../platform/errors/problem.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import { type Currency, toMinorUnits } from '../../../platform/money/money.contract.js';
import { DONATION_ADMIN_MESSAGES as MESSAGES } from './donation-admin.contract.js';
import type {
  ChequeBouncedInput,
  OfflineDonationInput,
  TransferReceivedInput,
} from './donation-admin.dto.js';

/** What administrators do with gifts of money, besides reading them. */
@Injectable()
export class DonationAdminActionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly donations: DonationsService,
    private readonly campaigns: CampaignsAdminService,
    private readonly history: DonationHistoryService,
    private readonly notes: StaffNotesService,
  ) {}

  /** Enters a cheque, cash or a transfer that is there; answers its id. The same key again is the same gift. */
  async enter(input: OfflineDonationInput, by: Author): Promise<string> {
    const { payment_method: method, amount, campaign_id = null } = input;
    if (campaign_id !== null) await this.assertCampaign(campaign_id);
    const gift = { ...input, method, amount: minorUnits(amount, 'EUR'), donor: knownDonor(input) };
    return (await this.donations.enterOffline(gift, by)).id;
  }

  /** The transfer that a gift was promised by has arrived. */
  async received(
    id: string,
    { received_on, amount, version }: TransferReceivedInput,
    by: Author,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const {
        amount: promised,
        currency,
        version: revision,
      } = await this.donations.lockCurrent(tx, id, version);
      const arrived = amount === undefined ? promised : minorUnits(amount, currency);
      await this.donations.transferReceived(
        id,
        {
          received_on,
          amount: arrived,
          currency,
          line_ref: `equipe:${id}:${revision}`,
          account: 'bank',
          mode: 'live',
        },
        by,
        tx,
      );
    });
  }

  /** A cheque that came back unpaid. */
  bounced(id: string, input: ChequeBouncedInput, by: Author): Promise<void> {
    const { received_on: bounced_on, reason = '', is_told = true, version } = input;
    const fee = input.fee === undefined ? 0 : minorUnits(input.fee, 'EUR');
    return this.current(id, version, async (tx) => {
      await this.donations.chequeBounced(id, { bounced_on, fee, reason, is_told }, by, tx);
    });
  }

  /** Gives up a gift that nobody paid. */
  cancel(id: string, version: number, by: Author): Promise<void> {
    return this.current(id, version, async (tx) => {
      await this.donations.cancelPending(id, by, tx);
    });
  }

  /** Adds a line that the team alone reads. */
  async note(id: string, body: string, by: Author): Promise<void> {
    await this.database.transaction(async (tx) => {
      const donation = await this.donations.find(id, tx);
      if (!donation) throw platformErrors.notFound();
      await this.history.add(tx, id, { kind: 'note', text: 'Note de l’équipe', details: body, by });
      const { reference: about, email } = donation;
      const record = { resource: 'donations', record_id: id };
      await this.notes.written(tx, { ...record, text: body, about, email, author: by });
    });
  }

  private async assertCampaign(id: number): Promise<void> {
    await this.campaigns.find(id).catch((error: unknown) => {
      throw error instanceof Problem ? platformErrors.invalid({ campaign_id: MESSAGES.campaign }) : error;
    });
  }

  private async current(
    id: string,
    version: number,
    action: (tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.donations.lockCurrent(tx, id, version);
      await action(tx);
    });
  }
}

/** What was typed is checked before it comes here: an amount that is none in this currency is refused all the same. */
export function minorUnits(amount: number | string, currency: Currency): number {
  const minor = toMinorUnits(amount, currency);
  if (!minor) throw platformErrors.invalid({ amount: MESSAGES.amount });
  return minor;
}

/** Who gives, as far as it was typed. */
function knownDonor(input: OfflineDonationInput): OfflineGift['donor'] {
  const known = Object.entries(donorOf(input)).filter(([, value]) => value);
  return { donor_type: input.donor_type, ...Object.fromEntries(known) };
}
