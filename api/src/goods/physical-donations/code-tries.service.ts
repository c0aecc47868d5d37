import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { isUuid } from '../../platform/http/record-id.pipe.js';
import { CollectionsService } from './collections.service.js';
import type { CodeResent, CodeVerified, VerifyCodeInput } from './physical-donation-answers.dto.js';
import { PhysicalDonationValidationService } from './physical-donation-validation.service.js';
import {
  PHYSICAL_DONATION_LIMITS as LIMITS,
  PHYSICAL_DONATION_MESSAGES as MESSAGES,
} from './physical-donation.contract.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';
import { physicalDonationErrors } from './physical-donation.errors.js';
import { SentCodesService } from './sent-codes.service.js';

/** What donors do with the code of the email: type it, or ask for another. */
@Injectable()
export class CodeTriesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collections: CollectionsService,
    private readonly validation: PhysicalDonationValidationService,
    private readonly codes: SentCodesService,
    private readonly attempts: AttemptLimitService,
  ) {}

  /** Refuses a wrong code only once its try is committed: what is tried at once is counted, then compared. */
  async verify({ donation_id, code }: VerifyCodeInput, address: string): Promise<CodeVerified> {
    await this.countTry(address);
    const verified = await this.dataSource.transaction(async (tx) => {
      const donation = await this.hold(tx, donation_id);
      return (await this.codes.isRight(tx, donation, code)) ? this.validation.validate(tx, donation) : null;
    });
    if (!verified) throw physicalDonationErrors.codeWrong();
    return verified;
  }

  /** Sends another code, 3 times at most. */
  async resend(id: string, address: string): Promise<CodeResent> {
    await this.countTry(address);
    return this.dataSource.transaction(async (tx) => {
      const donation = await this.hold(tx, id);
      if (donation.status !== 'pending_validation') throw physicalDonationErrors.alreadyValidated();
      const { code, resends_left } = await this.codes.resend(tx, donation);
      const code_expires_at = code.expires_at.toISOString();
      return { success: true, message: MESSAGES.resent, code_expires_at, resends_left };
    });
  }

  private async hold(tx: EntityManager, id: string): Promise<PhysicalDonationRow> {
    const held = isUuid(id) ? await this.collections.hold(tx, id) : null;
    if (!held || held.donation.deleted_at) throw physicalDonationErrors.linkUnknown();
    return held.donation;
  }

  private countTry(address: string): Promise<void> {
    return this.attempts.count(`donation-code:${this.attempts.disguise(address)}`, LIMITS.tries_per_minute);
  }
}
