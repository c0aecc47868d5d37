import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SUGGESTED_AMOUNTS } from '../../donors/giving.contract.js';
import { taxRate } from '../../donors/tax-rates.contract.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import { PaymentsService } from '../../payments/payments.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { parisDay } from '../../../platform/clock/paris.js';
import { SettingsService } from '../../../core/settings/settings.service.js';
import { PURPOSE } from '../donation.rules.js';
import { DonationCampaignsService } from '../checkout/donation-campaigns.service.js';
import type { DonationOptions, DonationView, PaymentDetails } from './donation-view.dto.js';
import { PAYMENT_COSTS } from '../checkout/donation-costs.content.js';
import { DonationRow } from '../donation.entity.js';
import { presentDonation, presentPayment } from './donation.presenter.js';
import { DonationReceiptSourceService } from '../donation-receipt-source.service.js';

const MOST = 500;

/** Gifts as their donors read them. */
@Injectable()
export class DonationViewsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly campaigns: DonationCampaignsService,
    private readonly ledger: LedgerService,
    private readonly payments: PaymentsService,
    private readonly receipts: DonationReceiptSourceService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** What the form offers here and now. */
  async options(): Promise<DonationOptions> {
    const methods = await this.payments.methods();
    const day = parisDay(this.clock.now());
    return {
      methods,
      suggested_amounts: [...SUGGESTED_AMOUNTS],
      tax_rates: {
        particulier: taxRate('particulier', day),
        entreprise: taxRate('entreprise', day),
        organisme: taxRate('organisme', day),
      },
      issues_receipts: await this.settings.issuesReceipts(),
      payment_costs: PAYMENT_COSTS.filter(({ method }) => methods.some((one) => one.method === method)),
      is_demonstration: methods.some(({ provider }) => provider === 'demo'),
    };
  }

  async view(id: string): Promise<DonationView> {
    const donation = await this.dataSource.manager.findOneByOrFail(DonationRow, { id });
    return (await this.views([donation]))[0]!;
  }

  async views(donations: DonationRow[]): Promise<DonationView[]> {
    const { manager } = this.dataSource;
    const ids = donations.map(({ id }) => id);
    const campaigns = await this.campaigns.all(manager, campaignsOf(donations));
    const [receipts, sums] = [
      await this.receipts.statesOf(donations),
      await this.ledger.sumsOf(manager, ids),
    ];
    const views: DonationView[] = [];
    for (const donation of donations)
      views.push(
        presentDonation(donation, {
          campaign: donation.campaign_id === null ? null : (campaigns.get(donation.campaign_id) ?? null),
          receipt: receipts.get(donation.id) ?? (await this.receipts.stateOf(donation)),
          sums: sums.get(donation.id),
          attempt: donation.status === 'succeeded' ? null : await this.newestAttempt(donation),
        }),
      );
    return views;
  }

  /** Everything that this address gave, newest first. */
  async of(email: string): Promise<DonationView[]> {
    return this.list('lower(donation.email) = :email', { email: email.toLowerCase() });
  }

  /** Everything that a donor gave, by the number that the panel knows them under. */
  async ofDonor(donor_id: string): Promise<DonationView[]> {
    return this.list(`donation.email <> '' AND CAST(md5(lower(donation.email)) AS uuid) = :donor_id`, {
      donor_id,
    });
  }

  async payment(donation: DonationRow): Promise<PaymentDetails> {
    return presentPayment(donation, {
      campaign: await this.campaigns.named(this.dataSource.manager, donation.campaign_id),
      receipt: await this.receipts.stateOf(donation),
      attempt: donation.status === 'succeeded' ? null : await this.newestAttempt(donation),
    });
  }

  private async newestAttempt({ id }: DonationRow) {
    return (await this.payments.attemptsOf(PURPOSE, id)).at(-1) ?? null;
  }

  private async list(where: string, values: object): Promise<DonationView[]> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(DonationRow, 'donation')
      .where(where, values)
      .orderBy('donation.created_at', 'DESC')
      .addOrderBy('donation.id')
      .limit(MOST)
      .getMany();
    return this.views(rows);
  }
}

function campaignsOf(donations: readonly DonationRow[]): number[] {
  return [...new Set(donations.flatMap(({ campaign_id }) => campaign_id ?? []))];
}
