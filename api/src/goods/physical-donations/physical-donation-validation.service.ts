import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { isUuid } from '../../platform/http/record-id.pipe.js';
import { CollectionsService } from './collections.service.js';
import { PhysicalDonationCampaignsService } from './physical-donation-campaigns.service.js';
import { type CodeTried, PhysicalDonationCodesService } from './physical-donation-codes.service.js';
import { PhysicalDonationEmailsService } from './physical-donation-emails.service.js';
import { PhysicalDonationLinksService } from './physical-donation-links.service.js';
import { timelineTexts } from './physical-donation-timeline.content.js';
import { DONOR, PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import {
  PHYSICAL_DONATION_LIMITS as LIMITS,
  PHYSICAL_DONATION_MESSAGES as MESSAGES,
} from './physical-donation.contract.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';
import { physicalDonationErrors } from './physical-donation.errors.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { VerifiesEmail } from '../../people/email-verification/email-verification.service.js';
import type { EmailVerified } from '../../people/email-verification/email-verification.dto.js';
import type { CodeResent, CodeVerified, VerifyCodeInput } from './physical-donation-answers.dto.js';

/** After it has served, a link of validation shows the same success for so long. */
const SEEN_AGAIN_DAYS = 30;

/** How donors prove that their address is theirs: by the code of the email, or by its link. */
@Injectable()
export class PhysicalDonationValidationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collections: CollectionsService,
    private readonly campaigns: PhysicalDonationCampaignsService,
    private readonly codes: PhysicalDonationCodesService,
    private readonly links: PhysicalDonationLinksService,
    private readonly emails: PhysicalDonationEmailsService,
    private readonly timeline: PhysicalDonationTimelineService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /** Refuses a wrong code only once its try is committed: what is tried at once is counted, then compared. */
  async verify({ donation_id, code }: VerifyCodeInput, address: string): Promise<CodeVerified> {
    await this.countTry(address);
    const verified = await this.dataSource.transaction(async (tx) => {
      const donation = await this.hold(tx, donation_id);
      const isOver = donation.status !== 'pending_validation';
      const tried = await this.codes.judge(tx, donation.id, code.replace('-', ''), isOver);
      if (tried.verdict === 'right') return this.validate(tx, donation);
      await this.recordWrongCode(tx, donation, tried);
      return null;
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
      const { count } = await this.codes.sent(tx, donation.id);
      if (count > LIMITS.resends) throw physicalDonationErrors.resendLimit();
      const code = await this.codes.open(tx, donation.id);
      await this.emails.code(tx, donation, await this.campaigns.named(tx, donation.campaign_id), code);
      const entry = { physical_donation_id: donation.id, kind: 'code_sent', by: DONOR } as const;
      await this.timeline.addEntry(tx, { ...entry, text: timelineTexts.codeSent(count) });
      return {
        success: true,
        message: MESSAGES.resent,
        code_expires_at: code.expires_at.toISOString(),
        resends_left: LIMITS.resends - count,
      };
    });
  }

  /** By the link of the email with the code; null where it opens nothing (any more). */
  @VerifiesEmail({ context: 'donation' })
  async byLink(token: string): Promise<EmailVerified | null> {
    return this.dataSource.transaction(async (tx) => {
      const id = await this.links.donationOf(tx, token, 'validate');
      const held = id && (await this.collections.hold(tx, id));
      if (!held || held.donation.deleted_at) return null;
      const verified = await this.validate(tx, held.donation);
      return { ...verified, context: 'donation', donationType: 'physical' };
    });
  }

  /** A donation that is validated stays what it is: a second time is no error. */
  private async validate(tx: EntityManager, donation: PhysicalDonationRow): Promise<CodeVerified> {
    const campaign = await this.campaigns.named(tx, donation.campaign_id);
    if (donation.status === 'cancelled') throw physicalDonationErrors.cannotBecome('cancelled', 'validated');
    if (donation.status === 'pending_validation') {
      await this.collections.validated(tx, donation, DONOR);
      await this.emails.validated(tx, donation, campaign);
      const until = new Date(this.clock.now().getTime() + SEEN_AGAIN_DAYS * DAY_MS);
      await this.links.keepValidation(tx, donation.id, until);
    }
    const { id, reference, status, campaign_id } = donation;
    return {
      success: true,
      message: MESSAGES.verified,
      status,
      donation_id: id,
      reference,
      campaign_id,
      campaign_name: campaign.title,
      campaign_slug: campaign.slug,
    };
  }

  private async recordWrongCode(
    tx: EntityManager,
    { id }: PhysicalDonationRow,
    { tries }: CodeTried,
  ): Promise<void> {
    if (tries === null) return;
    const entry = { physical_donation_id: id, by: DONOR };
    const text = timelineTexts.wrongCode(tries, LIMITS.code_tries);
    await this.timeline.addEntry(tx, { ...entry, kind: 'wrong_code', text });
    if (tries === LIMITS.code_tries)
      await this.timeline.addEntry(tx, { ...entry, kind: 'code_dead', text: timelineTexts.codeDead });
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
