import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { ScholarshipSummaryResponse } from '../scholarships/scholarship-response.dto.js';
import {
  FAVORITE_MESSAGES as SAYS,
  type FavoriteAnswer,
  type FavoriteInput,
  type ReminderInput,
  type ReminderState,
  type ReminderTokenInput,
  type ScholarshipFavorites,
} from './scholarship-favorite.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

export class FavoriteBody implements FavoriteInput {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  scholarship_id: number;
}

/** One of them, or all where none is named. */
export class FavoriteScopeBody implements Partial<FavoriteInput> {
  @ApiPropertyOptional({ type: 'integer', minimum: 1 })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @IfGiven()
  scholarship_id?: number;
}

export class FavoriteResponse implements FavoriteAnswer {
  scholarship_id: number;
  is_favorited: boolean;
  favorite_count: number;
}

export class FavoriteScholarshipResponse extends ScholarshipSummaryResponse {
  favorited_at: string;
}

export class FavoritesResponse implements ScholarshipFavorites {
  count: number;

  @ApiProperty({ type: [FavoriteScholarshipResponse] })
  results: FavoriteScholarshipResponse[];
}

export class ReminderBody implements ReminderInput {
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

export class ReminderTokenBody implements ReminderTokenInput {
  @MaxLength(100)
  @IsString()
  token: string;
}

export class ReminderResponse implements ReminderState {
  @ApiProperty({ enum: ['none', 'pending', 'confirmed'] })
  status: ReminderState['status'];

  email_hint: string;
}
