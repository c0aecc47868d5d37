import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import {
  NOTIFICATION_DOMAINS,
  NOTIFICATION_GROUPS,
  type NotificationDomain,
  type NotificationGroup,
} from '../../../core/notifications/notification.contract.js';
import { OptionalSomeOf, RequiredIds } from '../../../platform/http/body-fields.js';
import { IsCalendarDate } from '../../../platform/http/calendar-date.js';

/** What happened, as its reader may know it. */
export class Notification {
  @ApiProperty({ type: 'integer' })
  id: number;

  kind: string;

  @ApiProperty({ enum: NOTIFICATION_GROUPS })
  group: NotificationGroup;

  @ApiProperty({ enum: NOTIFICATION_DOMAINS })
  domain: NotificationDomain;

  at: string;

  /** French. */
  title: string;
  detail: string;

  /** Where it leads, below `/admin`. */
  path: string;

  /** Whether it is the reader's own affair. */
  is_mine: boolean;
}

/** `admin/notifications`: a line of one's inbox. */
export class InboxLine extends Notification {
  is_read: boolean;

  /** Until when it is put off; null where it is not. */
  snoozed_until: string | null;

  /** When it came, or came back. */
  shown_at: string;

  /** How many gifts of one hour the line stands for; 1 for any other. */
  @ApiProperty({ type: 'integer' })
  count: number;
}

/** `GET admin/notifications/summary`: what the bell says. Snoozed ones are not counted as unread. */
export class InboxSummary {
  @ApiProperty({ type: 'integer' })
  unread: number;

  /** Unread, and one's own. */
  @ApiProperty({ type: 'integer' })
  mine: number;

  @ApiProperty({ type: 'integer' })
  snoozed: number;

  /** The newest lines that are not read. */
  latest: InboxLine[];
}

export class InboxLines {
  @RequiredIds('Les numéros des lignes')
  ids: number[];
}

/** `POST admin/notifications/read`. */
export class ReadLines extends InboxLines {
  @IsBoolean()
  is_read: boolean;
}

/** `POST admin/notifications/snooze`. */
export class SnoozeLines extends InboxLines {
  /** A moment to come. */
  @IsCalendarDate()
  @ApiProperty({ type: String, format: 'date-time' })
  until: string;
}

/** `POST admin/notifications/read-all`. */
export class ReadAllLines {
  /** Of these alone. */
  @OptionalSomeOf(NOTIFICATION_DOMAINS)
  domains?: NotificationDomain[];
}
