import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { MailAddress } from '../../platform/http/mail-address.js';
import { INTEREST_MESSAGES } from './event-interest.contract.js';

/** `POST` and `DELETE /events/{id}/interested/`. */
export class InterestInput {
  @ApiProperty({ example: 'awa@exemple.org' })
  @MailAddress({ missing: INTEREST_MESSAGES.email_required, invalid: INTEREST_MESSAGES.email })
  @IsString({ message: INTEREST_MESSAGES.email_required })
  guest_email: string;
}

/** The same for an address that was known and for one that was not. */
export class InterestAnswer {
  interested: boolean;
}

/** `GET /events/{id}/interest-stats/`. */
export class InterestStats {
  event: number;
  interested_count: number;
  interested_last_7_days: number;
  interested_last_30_days: number;
}

class AwaitedEvent {
  id: number;
  slug: string;
  title: string;
  interested_count: number;
}

/** `GET /events/interest-stats/global/`, over the published events. */
export class GlobalInterestStats {
  interested_count: number;
  interested_last_30_days: number;
  events_with_interest: number;

  /** The five that most people are interested in, of those to come. */
  most_awaited: AwaitedEvent[];
}
