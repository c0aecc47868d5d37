import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min } from 'class-validator';
import {
  type ResentEmails,
  UNDELIVERABLE_REASONS,
  type UndeliverableEmail,
  type UndeliverableEmails,
  type UndeliverableReason,
} from '../../core/mail/undeliverable-email.contract.js';
import { IfGiven } from '../../platform/http/if-given.js';
import type {
  OutboxAttachment,
  OutboxMessage,
  OutboxMessageContent,
  SystemCheck,
} from './system.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

export class SystemCheckResponse implements SystemCheck {
  name: string;
  label: string;
  ok: boolean;
  detail: string;
  ms: number;
}

export class OutboxMessageResponse implements OutboxMessage {
  id: string;
  at: string;
  to: string;
  subject: string;
}

export class OutboxAttachmentResponse implements OutboxAttachment {
  filename: string;
  mime_type: string;
  bytes: number;
}

export class OutboxMessageContentResponse extends OutboxMessageResponse implements OutboxMessageContent {
  text: string;
  html: string;
  attachments: OutboxAttachmentResponse[];
}

export class UndeliverableEmailResponse implements UndeliverableEmail {
  id: number;
  to: string;
  subject: string;
  @ApiProperty({ enum: UNDELIVERABLE_REASONS })
  reason: UndeliverableReason;
  detail: string;
  queued_at: string;
  set_aside_at: string;
}

export class UndeliverableEmailsResponse implements UndeliverableEmails {
  count: number;
  results: UndeliverableEmailResponse[];
}

const MOST_IDS = 2000;

export class ResendEmailsBody {
  @ApiPropertyOptional({ type: [Number], description: 'Les messages à renvoyer ; tous, si rien n’est donné' })
  @Max(MAX_INT, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(MOST_IDS)
  @ArrayMinSize(1)
  @IsArray()
  @IfGiven()
  ids?: number[];
}

export class ResentEmailsResponse implements ResentEmails {
  resent: number;
}
