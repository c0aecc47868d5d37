import { ApiProperty } from '@nestjs/swagger';
import { UNDELIVERABLE_REASONS, type UndeliverableReason } from './undeliverable-email.contract.js';

/** `admin/system/undeliverable-emails`: an email that was set aside, without its text. */
export class UndeliverableEmail {
  id: number;
  to: string;
  subject: string;
  @ApiProperty({ enum: UNDELIVERABLE_REASONS })
  reason: UndeliverableReason;
  detail: string;
  queued_at: string;
  set_aside_at: string;
}

export class UndeliverableEmails {
  /** All of them; `results` holds the newest 200. */
  count: number;
  results: UndeliverableEmail[];
}

export class ResentEmails {
  resent: number;
}
