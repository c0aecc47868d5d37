import {
  ApiProperty,
  ApiPropertyOptional,
  IntersectionType,
  OmitType,
  PartialType,
  PickType,
} from '@nestjs/swagger';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_INT } from '../../platform/database/max-int.js';
import { answerOf } from '../../platform/http/answer-of.js';
import {
  NullAs,
  OptionalCount,
  OptionalDay,
  OptionalSlug,
  RequiredText,
} from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { PageOf, PageQuery } from '../../platform/http/page.dto.js';
import { QueryText } from '../../platform/http/query-fields.js';
import { CampaignLink } from '../campaigns/campaign.dto.js';
import { Picture } from '../media/picture.dto.js';
import { PUBLISHING_MESSAGES } from '../publishing/publishing.contract.js';
import { PublicationState, VersionBody } from '../publishing/publishing.dto.js';
import {
  CAMPAIGN_UPDATE_LIMITS as LIMITS,
  CAMPAIGN_UPDATE_MESSAGES as MESSAGES,
  NEW_CAMPAIGN_UPDATE,
} from './campaign-update.contract.js';

class WrittenUpdate {
  @OptionalSlug(PUBLISHING_MESSAGES)
  slug?: string;

  @RequiredText(LIMITS.title, MESSAGES.title_required)
  title: string;

  /** The day of what it tells; today where it is left out. */
  @OptionalDay()
  date?: string | null;

  /** HTML; sanitised when it is saved, and again as it is shown. */
  @ApiPropertyOptional({ type: String, maxLength: LIMITS.content })
  @MaxLength(LIMITS.content, { message: MESSAGES.content_too_long })
  @IsString()
  @IfGiven()
  @NullAs('')
  content?: string;

  @OptionalCount(1)
  featured_image_id?: number | null;
}

/** `POST admin/campaign-updates`. */
export class CampaignUpdateInput extends WrittenUpdate {
  /** Of which campaign it tells: it stays with that one. */
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Max(MAX_INT, { message: MESSAGES.campaign_required })
  @Min(1, { message: MESSAGES.campaign_required })
  @IsInt({ message: MESSAGES.campaign_required })
  campaign_id: number;
}

/** `PUT admin/campaign-updates/{id}`. */
export class CampaignUpdateChanges extends IntersectionType(
  PartialType(WrittenUpdate, { skipNullProperties: false }),
  VersionBody,
) {}

const Written = answerOf(CampaignUpdateInput, NEW_CAMPAIGN_UPDATE);

/** What only staff read of what they write. */
export const CAMPAIGN_UPDATE_STAFF_FIELDS = ['featured_image_id'] as const;

/** An update as anyone may read it. */
export class CampaignUpdateView extends OmitType(Written, [
  ...CAMPAIGN_UPDATE_STAFF_FIELDS,
  'campaign_id',
  'date',
]) {
  id: number;

  @ApiProperty({ type: String, format: 'date' })
  date: string;

  /** The beginning of its text, without its looks. */
  excerpt: string;

  picture: Picture | null;
  campaign: CampaignLink;
  updated_at: string;
}

export class ListedCampaignUpdate extends CampaignUpdateView {
  /** Sanitised HTML of a short one; empty where the text is long, and is read at its own address. */
  declare content: string;
}

export class CampaignUpdatePage extends PageOf(ListedCampaignUpdate) {}

/** `GET /campaign-updates`. */
export class CampaignUpdatesQuery extends PageQuery {
  @QueryText('La campagne, par la fin de son adresse ou par son numéro.', 80)
  campaign?: string;
}

/** `GET /campaign-updates/{slug_or_id}`. */
export class CampaignUpdateQuery {
  @QueryText('Jeton d’un lien d’aperçu, qui montre ce qui n’est pas publié.', 100)
  preview?: string;
}

/** `admin/campaign-updates`: what staff read; the text is the one they last wrote. */
export class CampaignUpdateRecord extends IntersectionType(
  OmitType(CampaignUpdateView, ['campaign']),
  PickType(Written, [...CAMPAIGN_UPDATE_STAFF_FIELDS, 'campaign_id']),
  PublicationState,
) {
  campaign_title: string;
  campaign_slug: string;
}
