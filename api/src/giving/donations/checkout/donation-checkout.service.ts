import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Frequency } from '../../donors/giving.contract.js';
import { DescribesPayments, type PaymentDetails } from '../../payments/payment-checkout.service.js';
import { type PaymentAttempt, PaymentsService } from '../../payments/payments.service.js';
import { Configuration } from '../../../platform/config/configuration.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import { DonationCampaignsService } from './donation-campaigns.service.js';
import type { DonationStarted } from '../donor/donation-view.dto.js';
import { DonationRow } from '../donation.entity.js';
import { donationErrors } from '../donation.errors.js';
import { DonationEmailsService } from '../donation-emails.service.js';
import { DonationLinksService } from '../../donation-links/donation-links.service.js';
import { DonationPaymentsService } from '../settlement/donation-payments.service.js';
import { donorName } from '../../donors/donor.columns.js';
import { PURPOSE } from '../donation.rules.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { utmCodes } from './utm.contract.js';

const EVERY: Record<Frequency, PaymentDetails['every']> = {
  'one-time': null,
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
};

/** How a gift's payment begins: its attempt is a row before its provider is called. */
@Injectable()
export class DonationCheckoutService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: PaymentsService,
    private readonly donations: DonationPaymentsService,
    private readonly campaigns: DonationCampaignsService,
    private readonly rows: DonationRowsService,
    private readonly links: DonationLinksService,
    private readonly emails: DonationEmailsService,
    private readonly history: DonationHistoryService,
    private readonly configuration: Configuration,
  ) {}

  /** An attempt at paying a gift, in the transaction that needs it. */
  open(
    tx: EntityManager,
    { id, provider, payment_method, amount, currency }: DonationRow,
  ): Promise<PaymentAttempt> {
    return this.payments.open(tx, {
      purpose: PURPOSE,
      subject_id: id,
      provider,
      method: payment_method,
      amount,
      currency,
    });
  }

  /** Hands the newest attempt to its provider, outside transactions; asked again, it is the same payment. */
  async begin(donation_id: string): Promise<DonationStarted> {
    const newest = (await this.payments.attemptsOf(PURPOSE, donation_id)).at(-1);
    if (!newest) throw donationErrors.notFound();
    const attempt = newest.status === 'created' ? await this.payments.begin(newest.id) : newest;
    return this.dataSource.transaction((tx) => this.begun(tx, donation_id, attempt));
  }

  /** The same for the same attempt, however often it is asked for. */
  @DescribesPayments(PURPOSE)
  async describe({ subject_id }: PaymentAttempt): Promise<PaymentDetails> {
    const { manager } = this.dataSource;
    const donation = await manager.findOneByOrFail(DonationRow, { id: subject_id });
    const { appName, appUrl } = this.configuration;
    const { reference, email, phone, frequency, source } = donation;
    return {
      reference,
      description: `Don à ${appName} (${reference})`,
      every: EVERY[frequency],
      payer: {
        email,
        name: donorName(donation),
        customer_id: null,
        phone: phone || null,
      },
      success_url: `${appUrl}/don/confirmation`,
      cancel_url: `${appUrl}/faire-un-don?${await this.formAgain(manager, donation)}`,
      ...(source === 'intent' && { flow: 'element' as const }),
    };
  }

  private async begun(tx: EntityManager, id: string, attempt: PaymentAttempt): Promise<DonationStarted> {
    const donation = await this.rows.lock(tx, id);
    if (!donation) throw donationErrors.notFound();
    if (attempt.status === 'failed') await this.donations.refusedAtOnce(tx, donation, attempt);
    if (attempt.next?.kind === 'transfer' && donation.status === 'pending')
      await this.instruct(tx, donation, attempt);
    const isOpen = attempt.status === 'waiting' && donation.status === 'pending';
    return {
      id,
      reference: donation.reference,
      status: donation.status,
      next: (isOpen && attempt.next) || { kind: 'none' },
      token: await this.links.create(tx, id),
    };
  }

  /** Writes how to make the transfer, once for each attempt. */
  private async instruct(
    tx: EntityManager,
    donation: DonationRow,
    { id, next }: PaymentAttempt,
  ): Promise<void> {
    if (next?.kind !== 'transfer') return;
    const entry = { kind: 'attempt', text: timelineTexts.instructions, details: id } as const;
    if (await this.history.addOnce(tx, donation.id, entry))
      await this.emails.transfer(tx, donation, next.transfer);
  }

  private async formAgain(manager: EntityManager, donation: DonationRow): Promise<string> {
    const { campaign_id, amount, costs_covered, currency, frequency } = donation;
    const campaign = await this.campaigns.named(manager, campaign_id);
    return new URLSearchParams({
      annule: '1',
      ...(campaign && { campaign: campaign.slug }),
      montant: String(toMajorUnits(amount - costs_covered, currency)),
      frequence: frequency,
      ...utmCodes((field) => donation[field]),
    }).toString();
  }
}
