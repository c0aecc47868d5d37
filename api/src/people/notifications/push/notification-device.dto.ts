import { ApiProperty } from '@nestjs/swagger';
import { RequiredText } from '../../../platform/http/body-fields.js';
import { NOTIFICATION_MESSAGES as MESSAGES } from '../notification-limits.contract.js';

/** A telephone, or another browser, that messages are pushed to. */
export class NotificationDevice {
  @ApiProperty({ type: 'integer' })
  id: number;

  /** « Firefox »; null where the browser says nothing known. */
  browser: string | null;
  system: string | null;
  created_at: string;
  last_sent_at: string | null;
}

/** `POST admin/notifications/devices`: what a browser's subscription says. */
export class NotificationDeviceInput {
  @RequiredText(1000, MESSAGES.device)
  endpoint: string;

  @RequiredText(200, MESSAGES.device)
  p256dh: string;

  @RequiredText(100, MESSAGES.device)
  auth: string;
}
