import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsString, MaxLength } from 'class-validator';
import { OptionalFlag } from '../../platform/http/body-fields.js';

const TOKEN_LENGTH = 100;

/** `GET /donations/{id}/campaign-news`: whether who gave wishes to hear of the campaign. */
export class CampaignNewsOfGift {
  /** null where the gift goes to no campaign. */
  campaign: string | null;
  follows: boolean;
}

/** `PUT /donations/{id}/campaign-news`. */
export class CampaignNewsChoice {
  @IsBoolean()
  follows: boolean;
}

/** `GET /campaign-followers/{token}`: what the link of an e-mail is about; reading it changes nothing. */
export class FollowedCampaign {
  title: string;
  slug: string;
  /** Whether the public still reads it. */
  is_online: boolean;
  follows: boolean;
}

/** `POST /campaign-followers/choices`: stops the e-mails; `follows` has them come again. */
export class FollowerChoice {
  @ApiProperty({ type: String, maxLength: TOKEN_LENGTH })
  @MaxLength(TOKEN_LENGTH)
  @IsString()
  token: string;

  @OptionalFlag()
  follows?: boolean;
}
