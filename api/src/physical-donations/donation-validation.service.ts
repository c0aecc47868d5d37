import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { EmailVerified } from '../email-verification/email-verification.contract.js';
import { AttemptLimitService, DAY_MS } from '../platform/attempts/attempt-limit.service.js';
import { Clock } from '../platform/clock/clock.js';
import { isUuid } from '../platform/http/record-id.pipe.js';
import { CollectionsService } from './collections.service.js';
import { DonationCampaignsService } from './donation-campaigns.service.js';
import { type CodeTried, DonationCodesService } from './donation-codes.service.js';
import { DonationLettersService } from './donation-letters.service.js';
import { DonationLinksService } from './donation-links.service.js';
import { storyTexts } from './donation-story.content.js';
import { DONOR, DonationStoryService } from './donation-story.service.js';
import {
  type CodeResent,
  type CodeVerified,
  PHYSICAL_DONATION_LIMITS as LIMITS,
  PHYSICAL_DONATION_MESSAGES as MESSAGES,
  type VerifyCodeInput,
} from './physical-donation.contract.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';
import { donationErrors } from './physical-donation.errors.js';

/** After it has served, a link of validation shows the same success for so long. */
const SEEN_AGAIN_DAYS = 30;

/** How donors prove that their address is theirs: by the code of the letter, or by its link. */
@Injectable()
export class DonationValidationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collections: CollectionsService,
    private readonly campaigns: DonationCampaignsService,
    private readonly codes: DonationCodesService,
    private readonly links: DonationLinksService,
    private readonly letters: DonationLettersService,
    private readonly story: DonationStoryService,
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
      await this.tellWrong(tx, donation, tried);
      return null;
    });
    if (!verified) throw donationErrors.codeWrong();
    return verified;
  }

  /** Sends another code, 3 times at most. */
  async resend(id: string, address: string): Promise<CodeResent> {
    await this.countTry(address);
    return this.dataSource.transaction(async (tx) => {
      const donation = await this.hold(tx, id);
      if (donation.status !== 'pending_validation') throw donationErrors.alreadyValidated();
      const { count } = await this.codes.sent(tx, donation.id);
      if (count > LIMITS.resends) throw donationErrors.resendLimit();
      const code = await this.codes.open(tx, donation.id);
      await this.letters.code(tx, donation, await this.campaigns.named(tx, donation.campaign_id), code);
      const entry = { physical_donation_id: donation.id, kind: 'code_sent', by: DONOR } as const;
      await this.story.tell(tx, { ...entry, text: storyTexts.codeSent(count) });
      return {
        ...{ success: true, message: MESSAGES.resent, code_expires_at: code.expires_at.toISOString() },
        resends_left: LIMITS.resends - count,
      };
    });
  }

  /** By the link of the letter with the code; null where it opens nothing (any more). */
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
    if (donation.status === 'cancelled') throw donationErrors.cannotBecome('cancelled', 'validated');
    if (donation.status === 'pending_validation') {
      await this.collections.validated(tx, donation, DONOR);
      await this.letters.validated(tx, donation, campaign);
      const until = new Date(this.clock.now().getTime() + SEEN_AGAIN_DAYS * DAY_MS);
      await this.links.keepValidation(tx, donation.id, until);
    }
    const { id, reference, status, campaign_id } = donation;
    return {
      ...{ success: true, message: MESSAGES.verified, status, donation_id: id, reference, campaign_id },
      ...{ campaign_name: campaign.title, campaign_slug: campaign.slug },
    };
  }

  private async tellWrong(
    tx: EntityManager,
    { id }: PhysicalDonationRow,
    { tries }: CodeTried,
  ): Promise<void> {
    if (tries === null) return;
    const entry = { physical_donation_id: id, by: DONOR };
    const text = storyTexts.wrongCode(tries, LIMITS.code_tries);
    await this.story.tell(tx, { ...entry, kind: 'wrong_code', text });
    if (tries === LIMITS.code_tries)
      await this.story.tell(tx, { ...entry, kind: 'code_dead', text: storyTexts.codeDead });
  }

  private async hold(tx: EntityManager, id: string): Promise<PhysicalDonationRow> {
    const held = isUuid(id) ? await this.collections.hold(tx, id) : null;
    if (!held || held.donation.deleted_at) throw donationErrors.linkUnknown();
    return held.donation;
  }

  private countTry(address: string): Promise<void> {
    return this.attempts.count(`donation-code:${this.attempts.disguise(address)}`, LIMITS.tries_per_minute);
  }
}
