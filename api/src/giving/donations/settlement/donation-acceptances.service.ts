import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import { donorOf } from '../../donors/donor.columns.js';
import { PaymentsService } from '../../payments/payments.service.js';
import type { RowOf } from '../../../platform/database/query.js';
import { type Currency, isKnownCurrency } from '../../../platform/money/money.contract.js';
import type { DonationRow } from '../donation.entity.js';
import { donationErrors } from '../donation.errors.js';
import { DonationJournalService, paymentOf } from './donation-journal.service.js';
import { DonationEmailsService } from '../donation-emails.service.js';
import { DonationRefundRow } from './donation-refund.entity.js';
import { arrivalOf, unappliedPayment } from './donation-settlement.queries.js';
import { newReference, PURPOSE } from '../donation.rules.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';

type UnappliedPayment = RowOf<typeof unappliedPayment>;

/** Makes a gift of a payment that was none: of the gift that waited for it, or of its own where that is paid. */
@Injectable()
export class DonationAcceptancesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: DonationRowsService,
    private readonly journal: DonationJournalService,
    private readonly ledger: LedgerService,
    private readonly payments: PaymentsService,
    private readonly emails: DonationEmailsService,
    private readonly history: DonationHistoryService,
  ) {}

  /** What is left of an unapplied payment, by the number of its entry; 404 where there is none, 409 where nothing is left. */
  async find(id: number, tx: EntityManager = this.dataSource.manager): Promise<UnappliedPayment> {
    const payment = await unappliedPayment.first(tx, id);
    if (payment) return payment;
    throw (await arrivalOf.first(tx, id)) ? donationErrors.notUnapplied() : donationErrors.paymentNotFound();
  }

  /** Accepts what is left of a payment; answers the gift that it is. Its donor is thanked, and it is dated by the payment. */
  async accept(id: number, by: Author): Promise<DonationRow> {
    const { donation_id } = await this.find(id);
    return this.dataSource.transaction(async (tx) => {
      const donation = (await this.rows.lock(tx, donation_id))!;
      const payment = await this.find(id, tx);
      await this.assertAcceptable(tx, payment);
      const gift = await this.giftOf(tx, donation, payment, by);
      const { payment_ref, account, amount, happened_at } = payment;
      const move = { ref: payment_ref, amount, at: happened_at, account, entered_by: by.name };
      await this.journal.received(tx, gift, move);
      await this.emails.thanks(tx, gift);
      await this.history.emit(tx, gift.id, 'succeeded');
      return gift;
    });
  }

  private async assertAcceptable(tx: EntityManager, payment: UnappliedPayment): Promise<void> {
    const { payment_ref, currency } = payment;
    const isAccepted = (await this.ledger.accountOfPayment(tx, payment_ref)) === 'gifts';
    if (isAccepted || !isKnownCurrency(currency)) throw donationErrors.notAcceptable();
    if (await tx.existsBy(DonationRefundRow, { payment_ref, status: 'asked' }))
      throw donationErrors.returnAsked();
  }

  /** The amount is what arrived, whatever was promised. */
  private async giftOf(
    tx: EntityManager,
    donation: DonationRow,
    payment: UnappliedPayment,
    by: Author,
  ): Promise<DonationRow> {
    const paid = await this.paidBy(tx, payment, donation);
    const money = moneyInFrench(payment.amount, payment.currency);
    if (donation.status === 'succeeded') return this.ofItsOwn(tx, donation, paid, money, by);
    const before = { ...donation };
    await this.rows.save(tx, donation, { ...paid, costs_covered: 0 });
    await this.payments.endAttempts(tx, PURPOSE, donation.id, 'succeeded');
    const text = timelineTexts.accepted(money);
    await this.history.add(tx, donation.id, { kind: 'succeeded', text, by });
    await this.history.audit(tx, by, 'updated', before, donation, text);
    return donation;
  }

  private async ofItsOwn(
    tx: EntityManager,
    donation: DonationRow,
    paid: Awaited<ReturnType<DonationAcceptancesService['paidBy']>>,
    money: string,
    by: Author,
  ): Promise<DonationRow> {
    const { campaign_id, is_anonymous } = donation;
    const reference = newReference(paid.given_at);
    const about = { id: randomUUID(), reference, source: 'equipe', created_by: by.id };
    const made = { ...donorOf(donation), ...paid, ...about, campaign_id, is_anonymous };
    const gift = (await this.rows.insert(tx, made))!;
    const text = timelineTexts.accepted(money);
    await this.history.add(tx, gift.id, { kind: 'created', text, details: donation.reference, by });
    const elsewhere = timelineTexts.acceptedElsewhere(money, reference);
    await this.history.add(tx, donation.id, { kind: 'note', text: elsewhere, by });
    await this.history.audit(tx, by, 'created', null, gift);
    await this.history.audit(tx, by, 'updated', donation, donation, elsewhere);
    return gift;
  }

  /** How the gift was paid: what goes back of the payment from now on is the gift's. */
  private async paidBy(
    tx: EntityManager,
    { payment_ref, amount, currency, happened_at }: UnappliedPayment,
    donation: DonationRow,
  ) {
    const { provider, payment_id: provider_payment_id } = paymentOf(payment_ref);
    const attempts = await this.payments.attemptsOf(PURPOSE, donation.id, tx);
    const there = attempts.filter((one) => one.provider === provider);
    const paid = there.findLast((one) => one.provider_payment_id === provider_payment_id);
    const mode = (await this.ledger.modeOfPayment(tx, payment_ref)) ?? donation.mode;
    return {
      status: 'succeeded' as const,
      given_at: happened_at,
      amount,
      currency: currency as Currency,
      provider,
      mode,
      provider_payment_id,
      payment_method: (paid ?? there.at(-1))?.method ?? donation.payment_method,
    };
  }
}
