import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { PaymentProviderName } from '../../payments/payment.contract.js';
import { PaymentsService } from '../../payments/payments.service.js';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { type Currency, toMinorUnits } from '../../../platform/money/money.contract.js';
import { RecurringGiftsService } from '../../recurring/recurring-gifts.service.js';
import { DonationCheckoutService } from './donation-checkout.service.js';
import { DonationCampaignsService } from './donation-campaigns.service.js';
import type { DonationInput } from '../donation.dto.js';
import type { DonationStarted } from '../donor/donation-view.dto.js';
import { costOf } from './donation-costs.content.js';
import { DonationRow } from '../donation.entity.js';
import { DonationEventsService } from '../donation-events.service.js';
import { donationErrors } from '../donation.errors.js';
import { DONATION_CARD_MESSAGES } from './donation-card.contract.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import { hasWebAddress } from '../../../platform/http/web-address.js';
import { formHash, giftOf } from '../donation.rules.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';
import { coveredCosts } from './payment-costs.contract.js';
import { utmCodes } from './utm.contract.js';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/durations.contract.js';
import { DONOR } from '../../../core/audit/audit-log.service.js';

/** Enough for a family or an office, too few for whoever tries stolen cards. */
const PER_HOUR = 20;
const PER_MAILBOX = 20;
const CURRENCY: Currency = 'EUR';

/** Where a form comes from, as it is written down with the gift. */
type Source = 'site' | 'bouton' | 'intent';

/** What anyone may give: the form is one gift and one attempt at paying it, however often it arrives. */
@Injectable()
export class DonationPledgesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: PaymentsService,
    private readonly checkout: DonationCheckoutService,
    private readonly campaigns: DonationCampaignsService,
    private readonly recurring: RecurringGiftsService,
    private readonly rows: DonationRowsService,
    private readonly history: DonationHistoryService,
    private readonly attempts: AttemptLimitService,
    private readonly events: DonationEventsService,
  ) {}

  /** Keeps a gift, then asks its provider to begin; asked again it answers what was begun. */
  async pledge(input: DonationInput, address: string, from?: Source): Promise<DonationStarted> {
    const provider = await this.payments.providerFor(input.payment_method, input.frequency !== 'one-time');
    this.payments.assertPayable(input.payment_method, { phone: input.phone || '' });
    const source = from ?? input.source ?? 'site';
    const donation = await this.dataSource.transaction((tx) =>
      this.keep(tx, input, provider, address, source),
    );
    return this.checkout.begin(donation.id);
  }

  private async keep(
    tx: EntityManager,
    input: DonationInput,
    provider: PaymentProviderName,
    address: string,
    source: Source,
  ): Promise<DonationRow> {
    const known = await this.known(tx, input);
    if (known) return known;
    // The subject of the card is the dedication.
    if (input.card && hasWebAddress(input.dedication || ''))
      throw platformErrors.invalid({ dedication: DONATION_CARD_MESSAGES.links });
    const campaign = input.campaign ? await this.campaigns.chosen(tx, input.campaign, CURRENCY) : null;
    const given = toMinorUnits(input.amount, CURRENCY)!;
    const cost = input.cover_costs ? costOf(input.payment_method) : null;
    const costs_covered = cost ? coveredCosts(given, cost) : 0;
    const gift = {
      ...giftOf(input),
      campaign_id: campaign?.id ?? null,
      provider,
      currency: CURRENCY,
      mode: this.payments.modeOf(provider),
      amount: given + costs_covered,
      costs_covered,
    };
    const form = { form_key: input.form_key ?? null, form_hash: formHash(input), source };
    const codes = utmCodes((field) => input[field]);
    const donation = await this.rows.insert(tx, { ...gift, ...form, ...codes, phone: input.phone || '' });
    if (!donation) return (await this.known(tx, input))!;
    await this.limit(tx, donation, address);
    await this.repeat(tx, donation, gift);
    const text = timelineTexts.created(moneyInFrench(donation.amount, CURRENCY), donation.payment_method);
    await this.history.add(tx, donation.id, { kind: 'created', text, by: DONOR });
    if (input.campaign_news && campaign) await this.events.campaignNews(tx, donation.id);
    if (input.card) await this.events.card(tx, donation.id, input.card);
    await this.checkout.open(tx, donation);
    return donation;
  }

  /** The gift that this form was already; refuses other words under the same key. */
  private async known(tx: EntityManager, input: DonationInput): Promise<DonationRow | null> {
    if (!input.form_key) return null;
    const known = await tx.findOneBy(DonationRow, { form_key: input.form_key });
    if (known && known.form_hash !== formHash(input)) throw donationErrors.formChanged();
    return known;
  }

  /** What comes again is written down with its first payment. */
  private async repeat(
    tx: EntityManager,
    donation: DonationRow,
    gift: ReturnType<typeof giftOf> &
      Pick<DonationRow, 'campaign_id' | 'provider' | 'mode' | 'currency' | 'amount' | 'costs_covered'>,
  ): Promise<void> {
    if (donation.frequency === 'one-time') return;
    const { id } = await this.recurring.begin(tx, gift);
    await this.rows.save(tx, donation, { recurring_gift_id: id });
  }

  private async limit(tx: EntityManager, { email }: DonationRow, address: string): Promise<void> {
    const place = `gift:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, PER_HOUR, { windowMs: HOUR_MS, tx });
    const mailbox = `gift:${this.attempts.disguise(email.toLowerCase())}`;
    await this.attempts.count(mailbox, PER_MAILBOX, { windowMs: DAY_MS, tx });
  }
}
