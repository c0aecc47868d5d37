import type {
  OutboxAttachment,
  OutboxMessage,
  OutboxMessageContent,
  SystemCheck,
} from './system.contract.js';

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
