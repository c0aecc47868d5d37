import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { OptionalText } from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import {
  MEMBER_LIMITS as LIMITS,
  type MemberDeletionInput,
  type MemberMessage,
  MEMBER_MESSAGES as SAYS,
  type MemberProfile,
  type MemberProfileInput,
  type SignInLinkInput,
} from './member.contract.js';

class MailBody {
  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: SAYS.email_missing, invalid: SAYS.email_invalid })
  email: string;
}

export class SignInLinkBody extends MailBody implements SignInLinkInput {
  /** La page du site où mène le lien, une fois connecté. */
  @Matches(/^\/[a-z][\w/-]{0,200}$/, { message: SAYS.return_to })
  @IfGiven()
  return_to?: string;

  /** Reste vide : seul un programme le remplit. */
  @OptionalText(500)
  website?: string;
}

export class NewEmailBody extends MailBody {}

export class MemberTokenBody {
  @MaxLength(200, { message: SAYS.link_dead })
  @IsString({ message: SAYS.link_dead })
  token: string;
}

export class MemberDeletionBody implements MemberDeletionInput {
  @MaxLength(254, { message: SAYS.email_confirmation })
  @IsString({ message: SAYS.email_confirmation })
  @Trimmed()
  email: string;
}

/** A field of the profile; emptied by an empty text. */
function Line(most: number): PropertyDecorator {
  return (target, name) => {
    ApiProperty({ type: String, maxLength: most })(target, name);
    MaxLength(most, { message: SAYS.too_long(most) })(target, name);
    IsString()(target, name);
    Trimmed()(target, name);
  };
}

export class MemberProfileBody extends RecordVersion implements MemberProfileInput {
  @Line(LIMITS.name)
  first_name: string;

  @Line(LIMITS.name)
  last_name: string;

  @Line(LIMITS.street_address)
  street_address: string;

  @Line(LIMITS.postal_code)
  postal_code: string;

  @Line(LIMITS.city)
  city: string;

  @Line(LIMITS.country)
  country: string;
}

export class MemberMessageResponse implements MemberMessage {
  message: string;
}

export class MemberProfileResponse implements MemberProfile {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  email: string;

  pending_email: string | null;

  first_name: string;
  last_name: string;
  street_address: string;
  postal_code: string;
  city: string;
  country: string;
  created_at: string;
  version: number;
}

export class NewEmailResponse {
  email: string;
}
