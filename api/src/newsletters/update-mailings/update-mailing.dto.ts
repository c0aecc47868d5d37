import { ApiProperty, OmitType } from '@nestjs/swagger';
import { QueryPattern } from '../../platform/http/query-fields.js';
import { FollowerAudience } from '../audiences/follower-audience.dto.js';
import { NewsletterScheduleInput } from '../delivery/newsletter-delivery.dto.js';
import { NEWSLETTER_STATUSES, type NewsletterStatus } from '../newsletters/newsletters.contract.js';

/** An update as it is written to donors: what became of it. */
export class UpdateMailing {
  @ApiProperty({ type: 'integer' })
  campaign_update_id: number;

  /** Of the newsletter that writes it: its screen follows the sending. */
  @ApiProperty({ type: 'integer' })
  newsletter_id: number;

  @ApiProperty({ enum: NEWSLETTER_STATUSES })
  status: NewsletterStatus;

  @ApiProperty({ type: 'integer', nullable: true })
  confirmed_count: number | null;

  confirmed_by: string;
  started_at: string | null;
  finished_at: string | null;
}

/** `GET admin/campaign-updates/{id}/mailing`. */
export class UpdateMailingState {
  /** Of the update, as this was read: what is confirmed is that one. */
  @ApiProperty({ type: 'integer' })
  version: number;

  /** null while it has not been written to anyone. */
  mailing: UpdateMailing | null;

  audience: FollowerAudience;

  /** Why it cannot be sent now, in French; null where it can. */
  obstacle: string | null;
}

/** `GET admin/campaign-update-mailings`. */
export class UpdateMailingsQuery {
  @QueryPattern(/^\d{1,9}(?:,\d{1,9}){0,99}$/, '1,2,3', 'Les nouvelles, par leurs numéros.', 1000)
  updates?: string;
}

/** `POST admin/campaign-updates/{id}/mailing`: at once, to as many people as was confirmed. */
export class UpdateMailingInput extends OmitType(NewsletterScheduleInput, ['scheduled_for'] as const) {}
