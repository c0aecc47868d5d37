import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { DonationRefundsService } from '../settlement/donation-refunds.service.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import { DonationsService } from '../donations.service.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import { minorUnits } from './donation-admin-actions.service.js';
import type { DonationRefunded } from './donation-admin-record.dto.js';
import type { DonationRefundInput } from './donation-admin.dto.js';
import { donationAdminErrors } from './donation-admin.errors.js';

/** Gives back gifts for administrators: from the gift as they read it, once for each form. */
@Injectable()
export class DonationAdminRefundsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly donations: DonationsService,
    private readonly refunds: DonationRefundsService,
    private readonly ledger: LedgerService,
  ) {}

  async refund(id: string, input: DonationRefundInput, by: Author): Promise<DonationRefunded> {
    const { amount, reason, by_hand = false, version, key } = input;
    const { currency } = await this.database.transaction((tx) => this.donations.lockCurrent(tx, id, version));
    const wanted =
      amount === undefined
        ? await this.ledger.netOfGift(this.database.manager, id)
        : minorUnits(amount, currency);
    const refund = await this.refunds.refund(
      id,
      { amount: wanted, reason, key: key.toLowerCase(), by_hand },
      by,
    );
    const { status, failure_code } = refund;
    if (status === 'refused') throw donationAdminErrors.refundRefused(failure_code ?? '?');
    return { id: refund.id, status, amount: toMajorUnits(refund.amount, currency) };
  }
}
