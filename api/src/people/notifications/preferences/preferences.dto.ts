import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import type { NotificationGroup } from '../../../core/notifications/notification.contract.js';
import { OptionalFlag } from '../../../platform/http/body-fields.js';
import { IfGiven } from '../../../platform/http/if-given.js';
import { MailAddressForm } from '../../../platform/http/mail-address.js';
import { NOTIFICATION_MESSAGES as MESSAGES } from '../notification-limits.contract.js';
import { NotificationDevice } from '../push/notification-device.dto.js';
import { NOTIFICATION_CHANNELS, type NotificationChannel } from './preference.contract.js';

function Channels() {
  return applyDecorators(
    IsArray(),
    ArrayMaxSize(NOTIFICATION_CHANNELS.length),
    ArrayUnique(),
    IsIn(NOTIFICATION_CHANNELS, { each: true }),
    ApiProperty({ enum: [...NOTIFICATION_CHANNELS], isArray: true }),
  );
}

function OptionalHour() {
  return applyDecorators(
    IfGiven(),
    IsInt({ message: MESSAGES.hour }),
    Min(0, { message: MESSAGES.hour }),
    Max(23, { message: MESSAGES.hour }),
    ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 23 }),
  );
}

/** Where one hears of each group. */
export class ChannelsOfGroups implements Record<NotificationGroup, NotificationChannel[]> {
  @Channels()
  gifts: NotificationChannel[];

  @Channels()
  incidents: NotificationChannel[];

  @Channels()
  goods: NotificationChannel[];

  @Channels()
  studies: NotificationChannel[];

  @Channels()
  messages: NotificationChannel[];

  @Channels()
  site: NotificationChannel[];

  /** The panel always shows what is one's own affair. */
  @Channels()
  mine: NotificationChannel[];
}

class ChosenChannels extends PartialType(ChannelsOfGroups, { skipNullProperties: false }) {}

/** `PUT admin/notifications/preferences`: what is left out stays as it is. */
export class NotificationPreferencesInput {
  @IfGiven()
  @Type(() => ChosenChannels)
  @ValidateNested()
  @IsObject()
  @ApiPropertyOptional({ type: () => ChosenChannels })
  choices?: ChosenChannels;

  /** Whether the many gifts of an hour are one line. */
  @OptionalFlag()
  groups_gifts?: boolean;

  /** Whether e-mails and telephones keep silent from one hour to another; disputes are heard all the same. */
  @OptionalFlag()
  is_quiet?: boolean;

  @OptionalHour()
  quiet_from?: number;

  @OptionalHour()
  quiet_until?: number;

  @OptionalFlag()
  is_quiet_on_sunday?: boolean;
}

/** `GET admin/notifications/preferences` */
export class NotificationPreferences {
  choices: ChannelsOfGroups;
  groups_gifts: boolean;
  is_quiet: boolean;

  @ApiProperty({ type: 'integer' })
  quiet_from: number;

  @ApiProperty({ type: 'integer' })
  quiet_until: number;

  is_quiet_on_sunday: boolean;

  /** One's own, where e-mails go; null until it is confirmed. */
  email: string | null;

  /** The one that a code was sent to. */
  pending_email: string | null;

  devices: NotificationDevice[];

  /** What browsers subscribe with. */
  push_key: string;
}

/** `POST admin/notifications/email` */
export class NotificationEmailInput {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @MailAddressForm(MESSAGES.email)
  email: string;
}

/** `POST admin/notifications/email/confirm` */
export class NotificationEmailCode {
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replaceAll(/\s/g, '') : value,
  )
  @Matches(/^\d{6}$/, { message: MESSAGES.code })
  code: string;
}
