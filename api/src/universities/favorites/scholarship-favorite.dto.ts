import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Equals, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { ScholarshipSummary } from '../scholarships/scholarship.dto.js';
import { FAVORITE_MESSAGES as SAYS } from './scholarship-favorite.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

/**
 * `POST /universities/scholarship-favorites/add_favorite/` and `remove_favorite/`, `POST …/favorites/`.
 * `GET|POST|DELETE …/favorites/{id}/` need no body; `DELETE …/favorites/` without one takes them all away.
 */
export class FavoriteInput {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  scholarship_id: number;
}

/** One of them, or all where none is named. */
export class FavoriteScopeBody extends PartialType(FavoriteInput, { skipNullProperties: false }) {}

/** The answer to reading, adding and removing one, in both dialects. */
export class FavoriteAnswer {
  scholarship_id: number;
  is_favorited: boolean;
  favorite_count: number;
}

class FavoriteScholarship extends ScholarshipSummary {
  favorited_at: string;
}

/** `GET /universities/scholarships/favorites/`: newest first; empty for who is not known. */
export class ScholarshipFavorites {
  count: number;

  results: FavoriteScholarship[];
}

export class ReminderInput {
  /** Needed of a visitor; a member is written to at the account’s address. */
  @ApiPropertyOptional({ type: String, format: 'email' })
  @MailAddress({ missing: SAYS.email_missing, invalid: SAYS.email_invalid })
  @IfGiven()
  email?: string;

  @Equals(true, { message: SAYS.consent })
  consent: boolean;

  /** Reste vide : seul un programme le remplit. */
  @MaxLength(500)
  @IsString()
  @IfGiven()
  website?: string;
}

export class ReminderTokenInput {
  @MaxLength(100)
  @IsString()
  token: string;
}

const REMINDER_STATUSES = ['none', 'pending', 'confirmed'] as const;

/**
 * `GET|POST|DELETE /universities/scholarship-favorites/reminders/`: the mail before deadlines of one’s favourites,
 * by the visitor’s header or the member’s cookie. `POST …/reminders/show/`, `confirm/` and `stop/` by an email’s token.
 */
export class ReminderState {
  /** `pending` until the address is proven by the link in a mail; a member’s is proven already. */
  @ApiProperty({ enum: REMINDER_STATUSES })
  status: (typeof REMINDER_STATUSES)[number];

  /** Shown in part, « aw•••@exemple.org »; empty where there is none. */
  email_hint: string;
}
