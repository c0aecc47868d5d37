import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { IfGiven } from '../../platform/http/if-given.js';
import { MAX_INT } from '../../platform/database/max-int.js';

/** `admin/system/checks`: one live check. */
export class SystemCheck {
  name: string;
  label: string;
  ok: boolean;
  detail: string;
  ms: number;
}

/** `admin/system/outbox`: a message that was not sent because there is no mail server (development). */
export class OutboxMessage {
  id: string;
  at: string;
  to: string;
  subject: string;
}

export class OutboxAttachment {
  filename: string;
  mime_type: string;
  bytes: number;
}

export class OutboxMessageContent extends OutboxMessage {
  text: string;
  html: string;
  /** Each at `admin/system/outbox/{id}/attachments/{its place, from 0}`. */
  attachments: OutboxAttachment[];
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
