import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';
import { RegistrationHistoryService } from '../registration-history.service.js';
import { RegistrationRowsService } from '../registration-rows.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import type { RefundEnd } from '../registration.contract.js';
import { registrationErrors } from '../registration.errors.js';
import { EventRegistrationRefundRow, isOpenRefund } from './registration-refund.entity.js';
import { RegistrationRefundsService } from './registration-refunds.service.js';
import { RegistrationReversalsService } from './registration-reversals.service.js';

/** Refunds that wait for someone: to be given back by hand, or refused by their provider. */
@Injectable()
export class RegistrationOpenRefundsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: RegistrationRowsService,
    private readonly refunds: RegistrationRefundsService,
    private readonly reversals: RegistrationReversalsService,
    private readonly history: RegistrationHistoryService,
  ) {}

  /**
   * Ends one: given back by hand, asked of its provider once more, or left. Refuses (404) one of another registration,
   * (409) one that was ended already, and asking again where no provider gives back.
   */
  async end(registration_id: string, id: string, how: RefundEnd, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.held(tx, registration_id);
      const refund = await tx.findOneBy(EventRegistrationRefundRow, { id, registration_id });
      if (!refund) throw registrationErrors.notFound();
      if (!isOpenRefund(refund)) throw registrationErrors.refundEnded();
      const waitsForHand = refund.status === 'asked';
      if (waitsForHand && how === 'again') throw registrationErrors.refundByHand();
      if (waitsForHand && how === 'by_hand') {
        Object.assign(refund, { staff_id: by.id, staff_name: by.name });
        return this.reversals.byHand(tx, held, refund);
      }
      await this.refunds.close(tx, refund);
      if (how !== 'left') return this.refunds.orderAgain(tx, held, refund, how === 'by_hand', by);
      const amount = moneyInFrench(refund.ticket_amount + refund.donation_amount, refund.currency);
      const text = timelineTexts.refundLeft(amount);
      await this.history.add(tx, registration_id, { kind: 'refund_left', text, by });
    });
  }
}
