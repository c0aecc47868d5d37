/** `admin/system/checks`: one live check. */
export interface SystemCheck {
  name: string;
  label: string;
  ok: boolean;
  detail: string;
  ms: number;
}

/** `admin/system/outbox`: a message that was not sent because there is no mail server (development). */
export interface OutboxMessage {
  id: string;
  at: string;
  to: string;
  subject: string;
}

export interface OutboxMessageContent extends OutboxMessage {
  text: string;
  html: string;
  /** Each at `admin/system/outbox/{id}/attachments/{its place, from 0}`. */
  attachments: OutboxAttachment[];
}

export interface OutboxAttachment {
  filename: string;
  mime_type: string;
  bytes: number;
}
