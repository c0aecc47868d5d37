import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { PaymentMethod, PaymentProviderName } from '../../payments/payment.contract.js';
import { PaymentsService } from '../../payments/payments.service.js';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { RecurringGiftsService } from '../../recurring/recurring-gifts.service.js';
import { DonationCheckoutService } from './donation-checkout.service.js';
import { PURPOSE } from '../donation.rules.js';
import type { DonationStarted } from '../donor/donation-view.dto.js';
import type { DonationRow } from '../donation.entity.js';
import { donationErrors } from '../donation.errors.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { HOUR_MS } from '../../../platform/clock/durations.contract.js';
import { DONOR } from '../../../core/audit/audit-log.service.js';

/** A page of a provider stays open for a day; one that is about to close is not offered again. */
const SAME_ATTEMPT_MS = 12 * HOUR_MS;
/** Whoever tries stolen cards would need more. */
const PER_HOUR = 20;
const OPEN = ['created', 'waiting'];

interface WayToPay {
  payment_method: PaymentMethod;
  provider: PaymentProviderName;
  phone: string;
}

/** Another try at paying a gift: the same page where it is still open, else a new attempt. */
@Injectable()
export class DonationRetriesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: PaymentsService,
    private readonly checkout: DonationCheckoutService,
    private readonly recurring: RecurringGiftsService,
    private readonly rows: DonationRowsService,
    private readonly history: DonationHistoryService,
    private readonly limits: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /** `phone` is the one that pays by mobile money; the one that was given before where it is not. */
  async retry(donation: DonationRow, wished?: PaymentMethod, given?: string): Promise<DonationStarted> {
    await this.limits.count(`gift-retry:${donation.id}`, PER_HOUR, { windowMs: HOUR_MS });
    const method = wished ?? donation.payment_method;
    const provider = await this.payments.providerFor(method, donation.frequency !== 'one-time');
    const phone = given || donation.phone;
    this.payments.assertPayable(method, { phone });
    const way = { payment_method: method, provider, phone };
    await this.dataSource.transaction((tx) => this.prepare(tx, donation.id, way));
    return this.checkout.begin(donation.id);
  }

  private async prepare(
    tx: EntityManager,
    id: string,
    { payment_method, provider, phone }: WayToPay,
  ): Promise<void> {
    const donation = await this.rows.lock(tx, id);
    if (!donation) throw donationErrors.notFound();
    if (donation.status === 'succeeded') throw donationErrors.cannotRetry(donation.status);
    if (donation.provider_payment_id) throw donationErrors.beingPaid();
    const newest = (await this.payments.attemptsOf(PURPOSE, id, tx)).at(-1);
    const since = this.clock.now().getTime() - SAME_ATTEMPT_MS;
    const isSame =
      newest?.method === payment_method && newest.provider === provider && donation.phone === phone;
    if (isSame && OPEN.includes(newest.status) && newest.created_at.getTime() > since) return;
    await this.payments.endAttempts(tx, PURPOSE, id, 'cancelled');
    const mode = this.payments.modeOf(provider);
    await this.rows.save(tx, donation, {
      status: 'pending',
      payment_method,
      provider,
      mode,
      phone,
    });
    const gift_id = donation.recurring_gift_id;
    if (gift_id && !(await this.recurring.payBy(tx, gift_id, { payment_method, provider, mode })))
      throw donationErrors.cannotRetry('cancelled');
    const text = timelineTexts.attempt(payment_method);
    await this.history.add(tx, id, { kind: 'attempt', text, by: DONOR });
    await this.checkout.open(tx, donation);
  }
}
