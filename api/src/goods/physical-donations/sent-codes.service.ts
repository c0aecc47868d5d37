import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { PhysicalDonationCampaignsService } from './physical-donation-campaigns.service.js';
import { PhysicalDonationCodesService, type SentCode } from './physical-donation-codes.service.js';
import { PhysicalDonationEmailsService } from './physical-donation-emails.service.js';
import { timelineTexts } from './physical-donation-timeline.content.js';
import { PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import { PHYSICAL_DONATION_LIMITS as LIMITS } from './physical-donation.contract.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';
import { physicalDonationErrors } from './physical-donation.errors.js';
import { DONOR } from '../../core/audit/audit-log.service.js';

/** Codes as donors receive and type them; the timeline tells of each. */
@Injectable()
export class SentCodesService {
  constructor(
    private readonly codes: PhysicalDonationCodesService,
    private readonly campaigns: PhysicalDonationCampaignsService,
    private readonly emails: PhysicalDonationEmailsService,
    private readonly timeline: PhysicalDonationTimelineService,
  ) {}

  /** The first code. */
  async send(tx: EntityManager, donation: PhysicalDonationRow): Promise<void> {
    await this.write(tx, donation, 0, null);
  }

  /** To another address: none that was sent before is good any more. */
  async sendElsewhere(tx: EntityManager, donation: PhysicalDonationRow): Promise<void> {
    await this.codes.closeAll(tx, donation.id);
    await this.write(tx, donation, 0, null);
  }

  /** Another code, where the donor asks for it; refused after 3. */
  async resend(
    tx: EntityManager,
    donation: PhysicalDonationRow,
  ): Promise<{ code: SentCode; resends_left: number }> {
    const { count } = await this.codes.sent(tx, donation.id);
    if (count > LIMITS.resends) throw physicalDonationErrors.resendLimit();
    return { code: await this.write(tx, donation, count, DONOR), resends_left: LIMITS.resends - count };
  }

  /** Whether this is the donation's code; a wrong try is counted. */
  async isRight(tx: EntityManager, { id, status }: PhysicalDonationRow, code: string): Promise<boolean> {
    const isOver = status !== 'pending_validation';
    const { verdict, tries } = await this.codes.judge(tx, id, code.replace('-', ''), isOver);
    if (verdict === 'wrong' && tries !== null) await this.recordWrongCode(tx, id, tries);
    return verdict === 'right';
  }

  private async recordWrongCode(tx: EntityManager, id: string, tries: number): Promise<void> {
    const entry = { physical_donation_id: id, by: DONOR };
    const text = timelineTexts.wrongCode(tries, LIMITS.code_tries);
    await this.timeline.addEntry(tx, { ...entry, kind: 'wrong_code', text });
    if (tries === LIMITS.code_tries)
      await this.timeline.addEntry(tx, { ...entry, kind: 'code_dead', text: timelineTexts.codeDead });
  }

  private async write(
    tx: EntityManager,
    donation: PhysicalDonationRow,
    resend: number,
    by: Author | null,
  ): Promise<SentCode> {
    const { id, campaign_id } = donation;
    const code = await this.codes.open(tx, id);
    await this.emails.code(tx, donation, await this.campaigns.named(tx, campaign_id), code);
    const entry = { physical_donation_id: id, kind: 'code_sent', by } as const;
    await this.timeline.addEntry(tx, { ...entry, text: timelineTexts.codeSent(resend) });
    return code;
  }
}
