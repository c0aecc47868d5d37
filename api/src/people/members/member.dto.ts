import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { answerOf } from '../../platform/http/answer-of.js';
import { OptionalText } from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import { MEMBER_LIMITS as LIMITS, MEMBER_MESSAGES as SAYS } from './member.contract.js';

class MailBody {
  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: SAYS.email_missing, invalid: SAYS.email_invalid })
  email: string;
}

/** `POST /members/sign-in-links/`: an email with a link, whatever is known of the address. */
export class SignInLinkInput extends MailBody {
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

/** `POST /members/me/deletion/`, for good: the address again, so that nobody does it by one tap. */
export class MemberDeletionInput {
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

/** Name and address as a receipt bears them. */
export class MemberIdentity {
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

/** `PUT /members/me/`. */
export class MemberProfileInput extends IntersectionType(MemberIdentity, RecordVersion) {}

export class MemberMessage {
  message: string;
}

/** `GET /members/me/`. The session itself is in a cookie that no script reads. */
export class MemberProfile extends answerOf(MemberProfileInput) {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  email: string;

  /** An address that waits to be proven by the link that was sent there. */
  pending_email: string | null;
  created_at: string;
}

export class NewEmailResponse {
  email: string;
}
